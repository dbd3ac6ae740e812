"""The tree to phrases: clauses that hang on another one, relatives and infinitives."""

from __future__ import annotations

from dataclasses import replace

from cardspec.findings import Code, Finding, Param
from grammar import phrases as ph
from grammar.build_clauses import ClauseBuilder
from grammar.children import (
    FINITE,
    NONFINITE,
    Child,
    chunks_of,
    is_a,
    span_of,
)
from grammar.lexicon import NONE
from grammar.parser import Reading


class SubordinateBuilder(ClauseBuilder):
    """Conditions, relatives, purposes, what is done until, before or instead."""

    def condition(self, children: list[Child]) -> ph.Clause:
        if len(children) == 1 and isinstance(children[0], ph.Clause):
            return children[0]
        inner = next((c for c in children if isinstance(c, ph.Clause)), None)
        clause = inner if inner is not None else self.final(children)
        word = next((c for c in children if is_a(c, "IF")), None)
        if word is not None:
            clause.span = (word.word.span[0], clause.span[1])
        if word is not None and word.analyses[0].key == "unless":
            clause.negated, clause.unless = not clause.negated, True
        elif word is not None and word.analyses[0].key != "if":  # "the first time that"
            clause.chunks.append(ph.Adverb(word.analyses[0].key, word.word.span, word.word.text))
        return clause

    def until(self, children: list[Child]) -> ph.Until:
        inner = next((c for c in children if isinstance(c, ph.Clause)), None)
        if inner is None and not any(is_a(c, *FINITE) for c in children):
            span = span_of(children)  # "aż do drugiej karty skarbu": until it comes
            opener = next(c for c in children if is_a(c, "UNTIL"))
            if not opener.analyses[0].data.get("noun"):
                params: dict[str, Param] = {"word": opener.word.text, "expected": ("VFIN",)}
                self.findings.append(Finding(Code.UNEXPECTED, span, params))
            held = [c for c in children if isinstance(c, ph.Prepositional) and c.role == "at"]
            in_hand = any(c.nominal.head == "zone:hand" for c in held)  # "until 7 cards in hand"
            found = ph.Verb("", opener.word.text, span, ("have" if in_hand else "find",), NONE)
            return ph.Until(ph.Clause(found, "infinitive", chunks_of(children), span), span)
        clause = inner if inner is not None else self.final(children)
        for opener in [c for c in children if is_a(c, "UNTIL")]:
            if opener.analyses[0].data.get("denied"):  # "dopóki każdemu nie zostaną 3"
                if not clause.negated:
                    self.findings.append(
                        Finding(Code.NOT_UNDERSTOOD, opener.word.span, {"word": opener.word.text})
                    )
                clause.negated = False
            comes = bool({"find", "remain"} & set(clause.verb.frames))
            for chunk in clause.chunks:  # "dopóki nie odkryje karty": under "not"
                if isinstance(chunk, ph.Nominal) and chunk.head not in ("coin", "rel", "self"):
                    if comes or all(f[0] == "d" for f in chunk.features):
                        continue  # "dopóki nie pojawią się karty", "aż zostaną mu 3"
                    plain = (self.lexicon.settings.get("object") or {}).get("plain", "")
                    case = str(opener.analyses[0].data.get("case", plain))
                    self._asked(chunk, case)
                    fitting = frozenset(f for f in chunk.features if f[0] in case)
                    chunk.features = fitting or chunk.features
        return ph.Until(clause, span_of(children))

    def content(self, children: list[Child]) -> ph.Content:
        """ "... that he has none": what is shown."""
        clause = next(c for c in children if isinstance(c, ph.Clause))
        return ph.Content(clause, span_of(children))

    def deed(self, children: list[Child]) -> ph.Deed:
        """ "Po dobraniu 2 kart ...": what stands behind the noun belongs to it."""
        at = next(i for i, c in enumerate(children) if is_a(c, "VNOUN"))
        prep = next(c for c in children if is_a(c, "PREPD"))
        noun = children[at]
        adverbs = [c for c in children[:at] if isinstance(c, ph.Adverb)]
        clause = self._clauses([*adverbs, noun, *children[at + 1 :]], "infinitive")[0]
        adjectives = tuple(str(c.analyses[0].key) for c in children[:at] if is_a(c, "ADJ", "DET"))
        cases = {f[0] for a in noun.analyses for f in a.features}
        roles = [
            role
            for a in prep.analyses
            for case, role in a.data.get("roles", {}).items()
            if case in cases
        ]
        if not roles:
            word = {"word": noun.word.text, "expected": ()}
            self.findings.append(Finding(Code.CASE, noun.word.span, dict(word)))
        return ph.Deed(roles[0] if roles else "", clause, adjectives, span_of(children))

    def as_many(self, children: list[Child]) -> ph.AsMany:
        """ "... as there are empty piles": the clause that says how many."""
        inner = next((c for c in children if isinstance(c, ph.Clause)), None)
        return ph.AsMany(inner or self.final(children), span_of(children))

    def before(self, children: list[Child]) -> ph.Adverb:
        """ "... before it is carried out": the order of things, which the text gives anyway."""
        clause = self.final([c for c in children if not is_a(c, "BEFORE")])
        doing = {"play", "act", "do", "affect"} & set(clause.verb.frames)
        if not doing:
            self.findings.append(
                Finding(Code.NOT_UNDERSTOOD, clause.span, {"word": clause.verb.text})
            )
        return ph.Adverb("before", span_of(children), clause.verb.text)

    def undone(self, children: list[Child]) -> ph.Undone:
        word = next(c for c in children if is_a(c, "UNDONE"))
        clause = self._clauses([c for c in children if c is not word], "infinitive")[0]
        return ph.Undone(str(word.analyses[0].key), clause, span_of(children))

    def purpose(self, children: list[Child]) -> ph.Purpose | ph.Until:
        if not any(is_a(c, *NONFINITE, *FINITE) for c in children):  # "for +2 Coins" is to get them
            span = span_of(children)
            verb = ph.Verb("", "+", span, ("get",), NONE)
            return ph.Purpose([ph.Clause(verb, "infinitive", chunks_of(children), span)], span)
        clauses = self._clauses(children, "infinitive")
        left = [
            c
            for clause in clauses
            for c in (clause.subject, *clause.chunks)
            if isinstance(c, ph.Nominal) and c.number is not None and c.head in ("card", "")
        ]
        if left and {"have", "remain"} & set(clauses[0].verb.frames):
            return ph.Until(clauses[0], span_of(children))  # "tak, by zostały mu 3 karty"
        return ph.Purpose(clauses, span_of(children))

    def whoever(self, children: list[Child]) -> ph.Clause:
        """ "Whoever has no Action card": one of the players spoken of."""
        one = self.lexicon.expand(self.lexicon.cases[0] + "s")
        made: list[Child] = [
            ph.Nominal("they", c.word.span, c.word.text, features=one) if is_a(c, "WHO") else c
            for c in children
        ]
        return self._clauses(made, "condition")[0]

    def allowed(self, children: list[Child]) -> ph.Statement:
        """ "You are free to trash it": a "may" in other words."""
        word = next(c for c in children if is_a(c, "MAYZU"))
        clauses = self._clauses([c for c in children if c is not word], "infinitive")
        a = word.analyses[0]
        who = "you" if str(a.data.get("person")) == "2" else "they"
        for clause in clauses:
            clause.mood, clause.modal = "finite", str(a.key)
            clause.subject = ph.Nominal(who, word.word.span, word.word.text)
        return ph.Statement(clauses, span_of(children))

    def instead_of(self, children: list[Child]) -> ph.Adverb:
        """ "... instead of keeping it": what is done instead is said already."""
        (clause,) = self._clauses([c for c in children if not is_a(c, "INSTEAD")], "infinitive")
        said = [c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head in ("it", "them")]
        held = [
            c
            for c in clause.chunks
            if isinstance(c, ph.Prepositional) and (c.role, c.nominal.head) == ("at", "zone:hand")
        ]
        span = span_of(children)
        if "keep" not in clause.verb.frames or len(said) + len(held) != len(clause.chunks):
            word = clause.verb.text
            self.findings.append(Finding(Code.NOT_UNDERSTOOD, span, {"word": word}))
        return ph.Adverb("instead", span, clause.verb.text)

    def question(self, children: list[Child]) -> ph.Clause:
        """ "An Action card?", "3 Actions played this turn?": is it one, have you done it."""
        span = span_of(children)
        verb = next((c for c in children if is_a(c, "VPART")), None)
        chunks = chunks_of(children)
        if verb is not None:
            you = ph.Nominal("you", verb.word.span, verb.word.text)
            made = self._verb(verb, None)
            return ph.Clause(made, "condition", chunks, span, aux="perfect", subject=you)
        shown = ph.Verb("", "?", span, ("be", "have"), NONE)
        it = ph.Nominal("it", span, "?")
        return ph.Clause(shown, "condition", chunks, span, subject=it)

    def rel(self, children: list[Child]) -> ph.Clause:
        """The pronoun stands for the noun before it, as subject or as object, or owns what
        is spoken of: "a card whose cost is 4"."""
        for i, child in enumerate(children):
            if is_a(child, "RELG"):
                owned = children[i + 1]
                owned.of = ph.Nominal(
                    "rel",
                    child.word.span,
                    child.word.text,
                    ("owner",),
                    head_analysis=child.analyses[0],
                )
                owned.determiners = ("rel", *owned.determiners)
        made: list[Child] = [
            ph.Nominal(
                "rel",
                c.word.span,
                c.word.text,
                (str(c.analyses[0].key),),
                head_analysis=c.analyses[0],
            )
            if is_a(c, "REL")
            else c
            for c in children
        ]
        later = next((i for i, c in enumerate(made) if is_a(c, "NOR")), len(made))
        clause = self._clauses(made[:later], "relative")[0]
        for other in made[later:]:
            if isinstance(other, Reading) and is_a(other, *FINITE):
                verb = self._verb(other, None)  # "których nie wyrzucił ani nie odrzucił"
                both = (*clause.verb.frames, *verb.frames)
                clause.verb = replace(clause.verb, frames=tuple(dict.fromkeys(both)))
        return clause
