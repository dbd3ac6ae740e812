"""The tree to phrases: noun phrases and what stands beside them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.agreement import Agreement
from grammar.children import (
    Child,
    chunks_of,
    is_a,
    is_many,
    span_of,
)
from grammar.lexicon import NONE, Analysis
from grammar.parser import Reading
from grammar.references import PARTICIPLES
from grammar.roles import is_cards

_TOLD = frozenset({"this_way", "already", "before", "just", "thereby"})
"""Adverbs that only repeat that something was done."""

_DENIABLE = frozenset({"trashed", "discarded", "gained", "chosen", "played", "put", "taken"})
_DENIED = "rest"
"""Of the cards seen those that nothing was done with are the rest."""

_COMPARED = {"dearer": "more", "cheaper": "less", "more": "more", "less": "less"}
_FRAMES_OF = {"chosen": ("choose",), "costing": ("cost",), **dict.fromkeys(_COMPARED, ("cost",))}


def _agent(nominal: ph.Nominal) -> ph.Nominal | None:
    """Who did it, behind "by"."""
    a = nominal.head_analysis
    if nominal.head == "you" or (a is not None and str(a.data.get("person")) == "2"):
        return replace(nominal, head="you")
    return replace(nominal, head="they") if nominal.head in ("him", "they") else None


def _does(chunk: ph.Prepositional) -> bool:
    """A person behind "by": "hem" is a card elsewhere, but cards do nothing."""
    him = chunk.role == "by" and chunk.nominal.head in ("it", "them")
    return chunk.role in ("by", "from") and (him or _agent(chunk.nominal) is not None)


def _denies(attribute: ph.Attribute) -> bool:
    return any(isinstance(c, ph.Adverb) and c.key == "not" for c in attribute.chunks)


RESOURCES = frozenset({"card", "action", "buy", "coin", "potion"})


class PhraseBuilder(Agreement):
    """Noun phrases, prepositions, comparisons, bonuses."""

    def adverb(self, children: list[Child]) -> ph.Adverb:
        word = children[0]
        return ph.Adverb(word.analyses[0].key, word.word.span, word.word.text)

    def comparison(self, children: list[Child]) -> ph.Comparison:
        word = next(c for c in children if is_a(c, "CMP"))
        than = next((c for c in children if isinstance(c, ph.Nominal)), None)
        bound = next((str(c.analyses[0].key) for c in children if is_a(c, "BOUND")), "")
        if than is not None:
            self._determined(than)
        return ph.Comparison(str(word.analyses[0].key), than, span_of(children), bound)

    def than(self, children: list[Child]) -> ph.Comparison:
        """ "... than X" behind the verb: joined with its "more" when the frame is filled."""
        nominal = next(c for c in children if isinstance(c, ph.Nominal))
        word = next(c for c in children if is_a(c, "THAN"))
        self._asked(nominal, "".join(str(a.data.get("case", "")) for a in word.analyses))
        self._determined(nominal)
        return ph.Comparison("than", nominal, span_of(children))

    def prep(self, children: list[Child]) -> ph.Prepositional:
        word = next(c for c in children if is_a(c, "PREP", "PER", "EXCEPT"))
        nominal = next(c for c in children if isinstance(c, ph.Nominal))
        for bound in [c for c in children if is_a(c, "BOUND")]:  # "höchstens um 2 Geld"
            if nominal.bound or nominal.number is None:
                self.findings.append(Finding(Code.UNEXPECTED, bound.word.span, {}))
            nominal.bound = str(bound.analyses[0].key)
        cases = {f[0] for f in nominal.features}
        fits: list[tuple[str, Analysis]] = []
        wanted: list[str] = []
        for a in word.analyses:
            roles: Any = a.data.get("roles", {"": a.key})
            for case, role in roles.items():
                wanted.append(case)
                if not case or not cases or case in cases:
                    fits.append((role, a))
        if not fits:
            self._case_finding(nominal, wanted)
            first = word.analyses[0]
            fits = [(next(iter(first.data["roles"].values())), first)]
        if word.analyses[0].data.get("definite") and not nominal.determiners:
            nominal.determiners = ("def",)
        narrowed = frozenset(
            f
            for f in nominal.features
            for case, role in fits[0][1].data.get("roles", {}).items()
            if role == fits[0][0] and (not case or f[0] == case)
        )
        nominal.features = narrowed or nominal.features
        if fits[0][0] not in ("per", "except", "with"):
            self._determined(nominal)
        counts = fits[0][0] == self.lexicon.settings.get("per_each") and is_cards(nominal)
        if (fits[0][0] == "for" or counts) and "each" in nominal.determiners:
            fits = [("for_each", fits[0][1])]
        also = str(fits[0][1].data.get("also") or fits[0][1].data.get("lies", ""))
        return ph.Prepositional(fits[0][0], nominal, span_of(children), also)

    def _of_how_many(self, words: list[Reading]) -> Reading | None:
        """The number behind a second determiner, in the case that says of what."""
        if not self.lexicon.settings.get("partitive"):
            return None
        for i, word in enumerate(words):
            if i == 0 or not is_a(word, "DET") or (is_a(words[0], "BOUND") and i == 1):
                continue
            first = words[i - 1]
            some = any(a.key in ("indef", "each", "any_number", "neg") for a in first.analyses)
            if not some and not any("value" in w.analyses[0].data for w in words[:i]):
                continue
            return next((w for w in words[i + 1 :] if "value" in w.analyses[0].data), None)
        return None

    def nominal(self, children: list[Child]) -> ph.Nominal:
        """Premodifiers and a head, agreeing in case, number and gender."""
        words = [c for c in children if isinstance(c, Reading)]
        relatives = [c for c in children if isinstance(c, ph.Clause)]
        taken: list[Reading] = []
        for i, child in enumerate(children):
            if isinstance(child, ph.Attribute):
                relatives.extend(self._attributed(child, children[i + 1], taken))
        truncated = [w for w in words if is_a(w, "TRUNC")]
        words = [w for w in words if not is_a(w, "TRUNC", "OR", "AND", "LISTCOMMA")]
        head = next(w for w in reversed(words) if is_a(w, "NOUN", "NHEAD", "COINS"))
        premodifiers = [w for w in words if w is not head]
        number, bound = None, ""
        for word in words:
            data = word.analyses[0].data
            if "value" in data:
                number = int(data["value"])
            if is_a(word, "BOUND", "ORCMP"):
                bound = str(word.analyses[0].key)
        if truncated and any(is_a(c, "AND") for c in children) and not is_many(head, premodifiers):
            self.findings.append(  # "an Action and a Treasure card" are two, not either
                Finding(Code.NOT_UNDERSTOOD, head.word.span, {"word": head.word.text})
            )
        amounts = [w for w in words if "value" in w.analyses[0].data]
        total = self._of_how_many(words)
        said = " ".join(w.word.text for w in words)
        if total is not None:  # "one of the three options"
            words = [w for w in words if w is not total]
            premodifiers = [w for w in premodifiers if w is not total]
            amounts = [w for w in amounts if w is not total]
            number = int(amounts[0].analyses[0].data["value"]) if amounts else None
        if len(amounts) > 1:
            self.findings.append(
                Finding(
                    Code.EXTRA_ROLE,
                    amounts[-1].word.span,
                    {"word": amounts[-1].word.text, "verb": amounts[0].word.text},
                )
            )
        settings = self.lexicon.settings
        if settings.get("articles") and not settings.get("partitive"):  # "2 deiner Karten"
            self._determiner_first(words)
        chosen, features, partitive = self._agree(premodifiers, head, number)
        head_a = chosen[-1]
        counts = bound or head_a.key in ("coin", "point", "action", "buy", "potion")
        if counts and number is None:
            if any(a.key == "indef" for a in chosen):  # "at most one", "a coin more"
                number = 1
            elif (
                bound and head_a.key != "cost" and not any("ordinal" in a.data for a in chosen)
            ):  # "at most the cost of the trashed card", "at least the third"
                self.findings.append(
                    Finding(
                        Code.MISSING_ROLE,
                        span_of(children),
                        {"word": head.word.text, "role": "amount"},
                    )
                )
        keys = [a.key for a in chosen[:-1] if a.term in ("DET", "DETP")]
        if "each" in keys and number is None and features and all(f[1] == "p" for f in features):
            self._each_agrees(premodifiers, head)  # in the plural "each 10 cards" only
        adjectives = [
            a.key
            for word, a in zip(premodifiers, chosen, strict=False)
            if a.term in ("ADJ", "ADJP", "ADJO") and not any(word is t for t in taken)
        ]
        if any(isinstance(c, ph.Attribute) and _denies(c) for c in children):
            adjectives = [_DENIED if a in _DENIABLE else a for a in adjectives]
        if "marks" in head_a.data:  # a word that is "active player" by itself
            adjectives.append(str(head_a.data["marks"]))
        if "side" in head_a.data:  # a word that is "left neighbour" by itself
            adjectives.append(str(head_a.data["side"]))
        head_key = head_a.key
        if head.type == "COINS":
            head_key = "coin"
        if head.type == "NHEAD":
            was_adjective = head_a.data.get("was") == "ADJ"
            if "value" in head_a.data:
                head_key = ""
            elif was_adjective:
                adjectives.append(head_key)
                head_key = ""
            else:
                keys.append(head_key)
                head_key = ""
        return ph.Nominal(
            head_key,
            span_of(children),
            said,
            tuple(keys),
            number,
            bound,
            tuple(adjectives),
            tuple(t.analyses[0].key for t in truncated),
            features,
            partitive,
            relatives,
            head_a,
            total=int(total.analyses[0].data["value"]) if total is not None else None,
            plus=next((c.nominal for c in children if isinstance(c, ph.Added)), None),
        )

    def attribute(self, children: list[Child]) -> ph.Attribute:
        return ph.Attribute(chunks_of(children), span_of(children))

    def _attributed(
        self, attribute: ph.Attribute, adjective: Reading, taken: list[Reading]
    ) -> list[ph.Clause]:
        """What a relative would say: "a card [chosen by you]" is "a card that you choose".

        Where the phrases only repeat that it happened so, the adjective says it alone.
        """
        key = str(adjective.analyses[0].key)
        left = [
            c
            for c in attribute.chunks
            if not (isinstance(c, ph.Adverb) and c.key in _TOLD and key in PARTICIPLES)
        ]
        by = next((c for c in left if isinstance(c, ph.Prepositional) and _does(c)), None)
        if by is not None and key in PARTICIPLES and key != "chosen":
            left = [c for c in left if c is not by]  # "the cards revealed by him"
        if not left or (_denies(attribute) and key in _DENIABLE):
            return []
        rel = ph.Nominal("rel", attribute.span, adjective.word.text, ("subject",))
        frames, subject = _FRAMES_OF.get(key, ("unknown",)), rel
        by = next((c for c in left if isinstance(c, ph.Prepositional) and c.role == "from"), None)
        agent = _agent(by.nominal) if by is not None else None
        if key == "chosen" and agent is not None:
            left = [c for c in left if c is not by]
            subject = agent
        elif key in _COMPARED:
            left.append(ph.Comparison(_COMPARED[key], None, adjective.word.span))
        taken.append(adjective)
        verb = ph.Verb(key, adjective.word.text, adjective.word.span, frames, NONE)
        return [ph.Clause(verb, "attribute", left, attribute.span, subject=subject)]

    def partitive(self, children: list[Child]) -> ph.Nominal:
        """ "one of the revealed cards": how many outside, which inside, one gender."""
        inner = next(c for c in children if isinstance(c, ph.Nominal))
        outer = self.nominal([c for c in children if c is not inner and not is_a(c, "PART")])
        genders = {f[2] for f in outer.features}, {f[2] for f in inner.features}
        each = "each" in outer.determiners and self.lexicon.settings.get("each_alone")
        if all(genders) and not genders[0] & genders[1] and not each:
            word = children[0] if isinstance(children[0], Reading) else None
            shown = outer.text if word is None else word.word.text
            self.findings.append(
                Finding(Code.AGREEMENT, outer.span, {"word": shown, "expected": ()})
            )
        self._asked(inner, "g")
        self._determined(inner)
        return ph.Nominal(
            inner.head,
            span_of(children),
            f"{outer.text} {inner.text}",
            (*outer.determiners, *inner.determiners),
            outer.number,
            outer.bound,
            (*inner.adjectives, *outer.adjectives),
            inner.either,
            outer.features,
            True,
            inner.relatives,
            inner.head_analysis,
            total=inner.number,
        )

    def pronoun(self, children: list[Child]) -> ph.Nominal:
        word = children[0]
        relatives = [c for c in children if isinstance(c, ph.Clause)]
        features = word.features
        a = word.analyses[0]
        return ph.Nominal(
            a.key,
            span_of(children),
            word.word.text,
            features=features,
            relatives=relatives,
            head_analysis=a,
        )

    def that_of(self, children: list[Child]) -> ph.Nominal:
        """ "... than that of the trashed card": what was just compared, of another one."""
        word = next(c for c in children if is_a(c, "THATOF"))
        inner = next(c for c in children if isinstance(c, ph.Nominal))
        self._asked(inner, str(self.lexicon.settings.get("possessive_case", "")))
        self._determined(inner)
        features = word.features
        text = f"{word.word.text} {inner.text}"
        bound = next((str(c.analyses[0].key) for c in children if is_a(c, "BOUND")), "")
        span = span_of(children)
        return ph.Nominal("that_of", span, text, ("def",), None, bound, features=features, of=inner)

    def added(self, children: list[Child]) -> ph.Added:
        """ "... plus 2 coins", behind what is measured."""
        return ph.Added(next(c for c in children if isinstance(c, ph.Nominal)))

    def plus(self, children: list[Child]) -> ph.Nominal:
        """ "+2 Cards" as the object of a verb: "you get +2 Cards"."""
        nominal = next(c for c in children if isinstance(c, ph.Nominal))
        sign = "minus" if any(is_a(c, "MINUS") for c in children) else "plus"
        nominal.adjectives = (*nominal.adjectives, sign)
        if nominal.number is None:
            self.findings.append(
                Finding(Code.MISSING_ROLE, nominal.span, {"word": "+", "role": "amount"})
            )
        return nominal

    def bonus(self, children: list[Child]) -> ph.Bonus:
        """ "+2 Cards": sign, number, noun (or a coin symbol that holds its number)."""
        sign = -1 if any(is_a(c, "MINUS") for c in children) else 1
        at = next(i for i, c in enumerate(children) if is_a(c, "PLUS", "MINUS"))
        noun = next(c for c in children[at:] if isinstance(c, ph.Nominal))
        rest = [c for c in chunks_of(children) if c is not noun]
        if noun.number is None:
            self.findings.append(
                Finding(Code.MISSING_ROLE, noun.span, {"word": "+", "role": "amount"})
            )
        number = noun.number or 0
        self._asked(noun, self.lexicon.settings.get("bonus", ""))
        return ph.Bonus(sign * number, noun, rest, span_of(children))

    def bare(self, children: list[Child]) -> ph.Bare:
        chunks = chunks_of(children)
        cases = str(self.lexicon.settings.get("bonus", ""))
        if not any(isinstance(c, ph.Adverb) and c.key == "worth" for c in chunks):
            cases = cases[:1]  # "1 moneta"; only what it is worth is an object
        for chunk in chunks:
            if isinstance(chunk, ph.Nominal) and chunk.head in ("coin", "potion", "point"):
                self._asked(chunk, cases)
        return ph.Bare(chunks_of(children), span_of(children))

    def more(self, children: list[Child]) -> ph.Bare:
        """ "... and 1 extra coin": what one gets besides, an object of the verb before."""
        chunks = chunks_of(children)
        case = str((self.lexicon.settings.get("object") or {}).get("plain", ""))
        for chunk in chunks:
            if isinstance(chunk, ph.Nominal) and chunk.head in RESOURCES:
                self._asked(chunk, case)
        return ph.Bare(chunks, span_of(children))
