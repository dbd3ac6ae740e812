"""Agreement inside a noun phrase, and the right form where it fails."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from babel import Locale

from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.children import (
    COUNTED,
    POINTING,
    is_a,
    meet,
    most_alike,
)
from grammar.lexicon import NONE, Analysis, Features, Lexicon
from grammar.parser import Reading
from grammar.scan import Word


class Agreement:
    """Case, number and gender inside a noun phrase."""

    def __init__(self, lexicon: Lexicon, findings: list[Finding]) -> None:
        self.lexicon = lexicon
        self.findings = findings
        self.plural_rule = Locale.parse(lexicon.language).plural_form

    def _agree(
        self, premodifiers: list[Reading], head: Reading, number: int | None
    ) -> tuple[list[Analysis], Features, bool]:
        counted = self._counted(number, premodifiers, head)
        cut = next((i for i, w in enumerate(premodifiers) if is_a(w, "NUM")), 0)
        for head_a in head.analyses:
            features: Features | None = head_a.features
            if number is not None and features:  # a symbol takes any number
                features = meet(features, counted)
            if features is None:
                continue
            declension = self._declension(premodifiers)
            met = meet(features, self._declined(head, head_a, declension))
            if met is None:
                continue
            inner, features = self._fit(premodifiers[cut:], met, declension)
            if inner is None:
                continue
            features = self._governed(features, number, [*inner, head_a])
            outer, features = self._fit(premodifiers[:cut], features, declension)
            if outer is None:
                continue
            features = self._governed(features, number, [*outer, *inner])
            if self._counts_part(premodifiers, features):
                return [*outer, *inner, head_a], NONE, True
            return [*outer, *inner, head_a], features, False
        split = self._partitive(premodifiers, head)
        if split is not None:
            return split
        self._agreement_finding(premodifiers, head, counted if number is not None else NONE)
        fallback = [w.analyses[0] for w in premodifiers] + [head.analyses[0]]
        return fallback, NONE, False

    def _declension(self, premodifiers: list[Reading]) -> str:
        """Which adjective endings the determiner asks for, where the language has several."""
        rows: dict[str, Any] = self.lexicon.settings.get("declension", {})
        determiners = [w for w in premodifiers if is_a(w, "DET")]
        if not rows:
            return ""
        for kind, row in rows.items():
            after = row.get("after", ())
            if determiners and determiners[-1].analyses[0].key in after:
                return kind
            if not determiners and "number" in after and any(is_a(w, "NUM") for w in premodifiers):
                return kind
        return ""

    def _declined(self, word: Reading, a: Analysis, declension: str) -> Features:
        """What an adjective's ending can be in this declension."""
        adjective = a.term == "ADJ" or a.data.get("was") == "ADJ"
        if not declension or not adjective or not a.features:
            return a.features
        endings: dict[str, str] = self.lexicon.settings["declension"][declension]["endings"]
        text = word.word.text.lower()
        ending = max((e for e in endings if text.endswith(e)), key=len, default=None)
        codes = endings[ending] if ending is not None else ""
        return frozenset[str]().union(*(self.lexicon.expand(c) for c in codes.split())) or (
            frozenset({"?"})
        )

    def _fit(
        self, words: list[Reading], features: Features, declension: str = ""
    ) -> tuple[list[Analysis] | None, Features]:
        """The reading of each word that agrees with the rest; None if one has none."""
        chosen: list[Analysis] = []
        apart = any(is_a(w, "ORCMP") and "counts_as" in w.analyses[0].data for w in words)
        for word in words:
            if apart and is_a(word, "NUM"):  # "trzy lub więcej kart": counted by the "more"
                chosen.append(word.analyses[0])
                continue
            for a in word.analyses:
                met = meet(features, self._declined(word, a, declension))
                if met is not None:
                    chosen.append(a)
                    features = met
                    break
            else:
                return None, features
        return chosen, features

    def _counted(self, number: int | None, premodifiers: list[Reading], head: Reading) -> Features:
        """The forms a noun may take behind this number (CLDR plural categories), or behind
        the "or more" that stands between them."""
        if number is None:
            return NONE
        category = self.plural_rule(abs(number))
        for word in premodifiers:
            if is_a(word, "ORCMP") and word.word.span < head.word.span:
                category = str(word.analyses[0].data.get("counts_as", category))
        codes = self.lexicon.settings["counted"][category]
        return frozenset[str]().union(*(self.lexicon.expand(c) for c in codes.split()))

    def _governed(self, features: Features, number: int | None, chosen: list[Analysis]) -> Features:
        """ "5 kart" is genitive inside and may be subject or object outside."""
        if not features:
            return features
        if any(a.term == "BOUND" and a.features for a in chosen):
            return NONE  # "do 4 kart": the bound has had its case, the whole asks for none
        codes = " ".join(str(a.data["governs"]) for a in chosen if "governs" in a.data)
        category = self.plural_rule(abs(number)) if number is not None else ""
        category = next(
            (str(a.data["counts_as"]) for a in chosen if "counts_as" in a.data), category
        )
        apart = any("counts_as" in a.data for a in chosen)  # "trzy lub więcej kart"
        declined = not apart and any(a.term == "NUM" and a.features for a in chosen)  # "pięciu"
        genitive = all(f[:2] == "gp" for f in features) and not declined
        if genitive:
            codes += " " + self.lexicon.settings.get("governing", {}).get(category, "")
        return features | frozenset[str]().union(*(self.lexicon.expand(c) for c in codes.split()))

    def _counts_part(self, premodifiers: list[Reading], features: Features) -> bool:
        """ "2 of your cards": the number stands outside of the genitive behind it."""
        case = self.lexicon.settings.get("partitive")
        if not case or not features or not features <= self.lexicon.expand(case):
            return False
        kinds = [w.type for w in premodifiers if is_a(w, "NUM", "DET")]
        return len(kinds) > 1 and kinds[-1] == "DET"

    def _partitive(
        self, premodifiers: list[Reading], head: Reading
    ) -> tuple[list[Analysis], Features, bool] | None:
        """ "one of your cards" said with a genitive plural behind the determiner or number."""
        case = self.lexicon.settings.get("partitive")
        if not case:
            return None
        wanted = self.lexicon.expand(case)
        for cut in range(1, len(premodifiers)):
            inner = meet(head.analyses[0].features, wanted)
            if inner is None:
                continue
            words = premodifiers[cut:]
            if not is_a(words[0], "DET"):  # only an article or a possessive opens the genitive
                continue
            chosen, _ = self._fit(words, inner, self._declension(words))
            if chosen is None:
                continue
            genders = {f[2] for f in inner}
            one = frozenset(f for f in self.lexicon.expand("") if f[1] == "p" or f[2] in genders)
            outer, features = self._fit(premodifiers[:cut], one)
            if outer is None:  # "one" has the gender of the cards
                continue
            return [*outer, *chosen, head.analyses[0]], features, True
        return None

    def _agreement_finding(
        self, premodifiers: list[Reading], head: Reading, counted: Features
    ) -> None:
        for word in (head, *premodifiers):  # one other form of one word, and all agree
            forms = self._would_agree(premodifiers, head, word, counted)
            if forms:
                self.findings.append(
                    Finding(
                        Code.AGREEMENT,
                        word.word.span,
                        {"word": word.word.text, "expected": forms},
                    )
                )
                return
        wanted: Features | None = counted or None
        for word in premodifiers:
            features = word.features
            if features:
                wanted = features if wanted is None else (wanted & features or wanted)
        right = most_alike(
            head.word.text,
            [
                form
                for a in head.analyses
                for form, features in self.lexicon.forms_of(a.term, a.key)
                if wanted is not None and features & wanted
            ],
        )
        blamed = head
        if not right:  # no form of the noun would do: the word before it is wrong
            blamed, right = self._better_premodifier(premodifiers, head, counted)
        self.findings.append(
            Finding(
                Code.AGREEMENT,
                blamed.word.span,
                {"word": blamed.word.text, "expected": right},
            )
        )

    def _would_agree(
        self, premodifiers: list[Reading], head: Reading, word: Reading, counted: Features
    ) -> tuple[str, ...]:
        """The forms of this word with which the phrase would agree as it stands."""
        right: list[str] = []
        for a in word.analyses:
            genders = {f[2:] for f in a.features}
            for form, features in self.lexicon.forms_of(a.term, a.key):
                if a.term == "NOUN" and not genders & {f[2:] for f in features}:
                    continue
                other = Reading.of(
                    Word(form, word.word.span, (Analysis(a.term, a.key, features, a.data),)),
                    a.term,
                )
                words = [other if w is word else w for w in premodifiers]
                noun = other if head is word else head
                declension = self._declension(words)
                for head_a in noun.analyses:
                    met = meet(self._declined(noun, head_a, declension), counted)
                    if met is not None and self._fit(words, met, declension)[0] is not None:
                        right.append(form)
                if word is not head and self._partitive(words, noun) is not None:
                    right.append(form)
        if is_a(word, "DET"):
            return tuple(dict.fromkeys(right))
        return most_alike(word.word.text, right)

    def _each_agrees(self, premodifiers: list[Reading], head: Reading) -> None:
        """One of them: either the noun must be singular, or "each" have its gender."""
        of_head = head.features
        single = frozenset(f for f in of_head if f[1] == "s")
        each = next(w for w in premodifiers if any(a.key == "each" for a in w.analyses))
        right = [f for f, features in self.lexicon.forms_of("DET", "each") if features & single]
        if single and right:
            self.findings.append(
                Finding(
                    Code.AGREEMENT,
                    each.word.span,
                    {"word": each.word.text, "expected": tuple(dict.fromkeys(right))},
                )
            )
        else:
            self._agreement_finding([], head, self.lexicon.expand("s"))

    def _better_premodifier(
        self, premodifiers: list[Reading], head: Reading, counted: Features
    ) -> tuple[Reading, tuple[str, ...]]:
        of_head = head.features
        wanted = of_head & counted if counted else of_head
        for word in premodifiers:
            if any(meet(wanted, a.features) for a in word.analyses if a.features):
                continue
            right = [
                form
                for a in word.analyses
                for form, features in self.lexicon.forms_of(a.term, a.key)
                if features & wanted
            ]
            if right and is_a(word, "DET"):
                return word, tuple(dict.fromkeys(right))
            if right:
                return word, most_alike(word.word.text, right)
        return head, ()

    def _asked(self, nominal: ph.Nominal, cases: str) -> None:
        """A finding unless the phrase can stand in one of the cases, if any is asked for."""
        cases = "".join(c for c in cases if c in self.lexicon.cases)
        if cases and nominal.features and not any(f[0] in cases for f in nominal.features):
            self._case_finding(nominal, list(cases))

    def _case_finding(self, nominal: ph.Nominal, cases: list[str]) -> None:
        a = nominal.head_analysis
        numbers = {f[1] for f in nominal.features} or {"s", "p"}
        right = [
            form
            for form, features in (self.lexicon.forms_of(a.term, a.key) if a else ())
            if any(f[0] in cases and f[1] in numbers for f in features)
        ]
        self.findings.append(
            Finding(
                Code.CASE,
                nominal.span,
                {"word": nominal.text, "expected": tuple(dict.fromkeys(right))},
            )
        )

    def _determiner_first(self, words: list[Reading]) -> None:
        """ "your 2 cards", never "2 your cards": before a determiner only "all" or "both"."""
        for before, word in pairwise(words):
            if not is_a(word, "DET") or any(a.key in ("all", "both") for a in before.analyses):
                continue
            ranked = any("ordinal" in a.data for w in words for a in w.analyses)
            same = any(a.key == "same" for a in word.analyses)
            if is_a(before, "BOUND") and (ranked or same):  # "at least the third"
                continue
            if is_a(word, "NHEAD") and not any(a.data.get("was") == "DET" for a in word.analyses):
                continue
            self.findings.append(Finding(Code.UNEXPECTED, word.word.span, {"word": word.word.text}))
            return

    def _determined(self, nominal: ph.Nominal, *, object_: bool = False) -> None:
        """Where the language has articles, one card, pile or player has one."""
        if not self.lexicon.settings.get("articles") or nominal.determiners:
            return
        if nominal.head_analysis is not None and nominal.head_analysis.data.get("bare"):
            return  # a set phrase without article: "op handen"
        pointing = bool(set(nominal.adjectives) & POINTING)
        told = not {"rest", "top", "named"} & set(nominal.adjectives)
        if object_ and pointing and told and nominal.plural():
            return  # "trashes revealed Treasures": all that were
        if (nominal.number is not None and (not pointing or told)) or nominal.bound:
            return
        if nominal.either or nominal.adjectives == ("same",):
            return  # "dieselbe Karte"
        always = nominal.head.startswith("zone:") or nominal.head in (
            "neighbour",
            "opponent",
            "rest",
        )
        counted = nominal.head.startswith(("type:", "card:")) or nominal.head in COUNTED
        if nominal.head == "player":
            always = True
        if pointing or always or (counted and nominal.singular()):
            self.findings.append(
                Finding(
                    Code.MISSING_ROLE, nominal.span, {"word": nominal.text, "role": "determiner"}
                )
            )
