"""A language's words: every form with what it can be, read from `<lang>.yaml`.

The lexicon is data. A row gives the forms of a word; the features of a form are the
case-number-gender triples it can stand for, so that agreement is set intersection.
Verbs are frames: a row gives the forms of the bare verb and, for each separable particle
(or none), the frames it can mean; joined forms ("ablegt", "abzulegen") are made here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Any

import yaml

from cardspec.cards import load_library

Features = frozenset[str]
NONE: Features = frozenset()


@dataclass(frozen=True, slots=True)
class Analysis:
    """One thing a form can be: the terminal it feeds, its sense, and its features.

    `data` holds what only some words have: a number's `value`, a preposition's roles by
    case, a verb's lemma, particle and frames.
    """

    term: str
    key: str
    features: Features = NONE
    data: Mapping[str, Any] = field(default_factory=dict, hash=False, compare=False)


@dataclass(slots=True)
class Lexicon:
    language: str
    cases: str
    genders: str
    forms: dict[str, tuple[Analysis, ...]]
    """Folded form (words joined by one blank) -> what it can be."""
    longest: dict[str, int]
    """First word of a phrase -> the number of words of the longest phrase with it."""
    spelling: dict[str, str]
    """Folded form -> as printed in the lexicon, for suggestions."""
    settings: Mapping[str, Any]
    spelled: dict[tuple[str, str], str] = field(default_factory=dict)
    """The same by part of speech: "Kosten" and "kosten"."""
    _by_sense: dict[tuple[str, str], list[tuple[str, Features]]] = field(default_factory=dict)

    def words(self) -> Iterator[str]:
        return iter(self.spelling.values())

    def forms_of(self, term: str, key: str) -> Iterator[tuple[str, Features]]:
        """All forms of a word, to suggest the right one."""
        if not self._by_sense:
            for folded, analyses in self.forms.items():
                for one in analyses:
                    row = self._by_sense.setdefault((one.term, one.key), [])
                    shown = self.spelled.get((folded, one.term), self.spelling[folded])
                    row.append((shown, one.features))
        return iter(self._by_sense.get((term, key), ()))

    def expand(self, code: str, gender: str = "") -> Features:
        """`"as"` -> accusative singular of every gender (or of the one given)."""
        cases, numbers, genders = self.cases, "sp", gender or self.genders
        rest = code
        if rest and rest[0] in self.cases:
            cases, rest = rest[0], rest[1:]
        if rest and rest[0] in "sp":
            numbers, rest = rest[0], rest[1:]
        if rest and all(g in self.genders for g in rest):
            genders, rest = rest, ""
        if rest:
            raise ValueError(f"{self.language}.yaml: bad feature code {code!r}")
        return frozenset(c + n + g for c in cases for n in numbers for g in genders)


def fold(word: str) -> str:
    return unicodedata.normalize("NFC", word).lower()


class _Collector:
    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.found: dict[str, list[Analysis]] = {}

    def add(self, form: str, analysis: Analysis) -> None:
        folded = fold(form).replace(",", " ,")
        row = self.found.setdefault(folded, [])
        for i, old in enumerate(row):
            if (old.term, old.key) == (analysis.term, analysis.key) and old.data == analysis.data:
                row[i] = Analysis(old.term, old.key, old.features | analysis.features, old.data)
                break
        else:
            row.append(analysis)
        self.lexicon.spelling.setdefault(folded, form)
        self.lexicon.spelled.setdefault((folded, analysis.term), form)
        words = folded.split(" ")
        known = self.lexicon.longest.get(words[0], 0)
        self.lexicon.longest[words[0]] = max(known, len(words))

    def word(self, term: str, row: Mapping[str, Any]) -> None:
        data = {k: v for k, v in row.items() if k not in _WORD_KEYS}
        gender = row.get("gender", "")
        key = str(row["key"])
        forms = row.get("forms") or self._inflected(row)
        for form, codes in _form_codes(forms):
            if codes is None:
                self.add(form, Analysis(term, key, NONE, data))
                continue
            features = frozenset[str]().union(
                *(self.lexicon.expand(code, gender) for code in codes)
            )
            self.add(form, Analysis(term, key, features, data))

    def _inflected(self, row: Mapping[str, Any]) -> dict[str, str]:
        """A stem with the endings of its paradigm and the forms it has `also`; each form can
        have a `tail` that is never inflected ("karta akcji")."""
        endings: Mapping[str, str] = self.lexicon.settings["paradigms"][row["paradigm"]]
        forms = {f"{row.get('stem', '')}{ending}": codes for ending, codes in endings.items()}
        forms |= row.get("also", {})
        return {
            f"{form} {tail}".rstrip(): codes
            for form, codes in forms.items()
            for tail in _list(row.get("tail", ""))
        }

    def _conjugated(self, row: Mapping[str, Any]) -> dict[str, list[str]]:
        """Stems with the endings of their conjugations (`like`), and the forms listed."""
        made: dict[str, list[str]] = {}
        tables = self.lexicon.settings.get("conjugations", {})
        for stem, names in row.get("like", {}).items():
            for name in _list(names):
                for kind, endings in tables[name].items():
                    made.setdefault(kind, []).extend(stem + e for e in _list(endings))
        for kind, forms in row.get("forms", {}).items():
            made.setdefault(kind, []).extend(_list(forms))
        return made

    def _participles(self, row: Mapping[str, Any], stems: list[str]) -> None:
        """Where participles are inflected: what has been done, beside a noun or in a passive."""
        for stem in dict.fromkeys(stems):
            if "done" in row:
                done = {"key": row["done"], "paradigm": "adj", "stem": stem, "participle": True}
                self.word("ADJ", done)
            data = {"lemma": row["lemma"], "frames": _frames(row["frames"].get("", ()))}
            for ending in self.lexicon.settings["predicate_endings"]:
                self.add(stem + ending, Analysis("VPART", row["lemma"], NONE, data))

    def _deeds(self, row: Mapping[str, Any], stems: list[str]) -> None:
        """Where verbs make nouns: "za wyrzucenie karty", "po dobraniu kart"."""
        data = {"lemma": row["lemma"], "frames": _frames(row["frames"].get("", ()))}
        for stem in dict.fromkeys(stems):
            for ending, codes in self.lexicon.settings["deed_endings"].items():
                features = frozenset[str]().union(
                    *(self.lexicon.expand(c, "n") for c in codes.split())
                )
                self.add(stem + ending, Analysis("VNOUN", row["lemma"], features, data))

    def verb(self, row: Mapping[str, Any]) -> None:
        marker = self.lexicon.settings.get("infinitive", {})
        zu, joined = marker.get("marker", ""), marker.get("joined", True)
        terms: Mapping[str, str] = row.get("terms", {})
        conjugated = self._conjugated(row)
        self._participles(row, conjugated.pop("done", []))
        self._deeds(row, conjugated.pop("deed", []))
        row = {**row, "forms": conjugated}
        for particle, frames in row["frames"].items():
            frames = tuple(frames) if isinstance(frames, list) else (frames,)
            data = {"lemma": row["lemma"], "particle": particle, "frames": frames, "joined": True}
            if "object" in row:
                data["object"] = row["object"]
            if "tense" in row:
                data["tense"] = row["tense"]
            for kind, forms in row["forms"].items():
                term, features = _VERB_TERMS[kind]
                term = terms.get(term, term)
                if particle and term == "VFIN":
                    term = "VLAST"  # joined with its particle a finite verb closes its clause
                for form in [forms] if isinstance(forms, str) else forms:
                    made = Analysis(term, row["lemma"], features, data)
                    if not particle:
                        self.add(form, made)
                    elif kind not in ("imp", "inv"):
                        self.add(_join(particle, form), made)
                        if particle in row.get("apart", ()):
                            self.add(f"{particle} {form}", made)
                    if kind == "inf" and zu:
                        with_marker = Analysis("VZU", row["lemma"], NONE, data)
                        if not particle:
                            self.add(f"{zu} {form}", with_marker)
                        elif joined:
                            self.add(f"{particle}{zu}{form}", with_marker)
                        if particle and (not joined or particle in row.get("apart", ())):
                            self.add(f"{particle} {zu} {form}", with_marker)
        # the bare verb, whose particle (if any) stands elsewhere in the clause
        split = {p: _frames(f) for p, f in row["frames"].items()}
        if set(split) - {""}:
            data = {"lemma": row["lemma"], "particles": split, "joined": False}
            for kind in ("imp", "inv", "2s", "3s", "3p", "2p", "1s"):
                for form in _list(row["forms"].get(kind, [])):
                    term, features = _VERB_TERMS[kind]
                    term = terms.get(term, term)
                    folded = fold(form)
                    row_now = self.found.setdefault(folded, [])
                    row_now[:] = [
                        a
                        for a in row_now
                        if (a.term, a.key) != (term, row["lemma"]) or "particles" in a.data
                    ]
                    self.add(form, Analysis(term, row["lemma"], features, data))


_WORD_KEYS = frozenset({"key", "forms", "gender", "stem", "paradigm", "also", "tail"})


def _join(particle: str, form: str) -> str:
    return f"{particle} {form}" if " " in particle else f"{particle}{form}"


def _frames(value: Any) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, list) else (str(value),)


def _list(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)


_VERB_TERMS: dict[str, tuple[str, Features]] = {
    "imp": ("VIMP", frozenset({"2s"})),
    "inv": ("VINV", frozenset({"2i"})),  # the form right before its subject: "pak je"
    "1s": ("VFIN", frozenset({"1s"})),
    "2s": ("VFIN", frozenset({"2s"})),
    "3s": ("VFIN", frozenset({"3s"})),
    "2p": ("VFIN", frozenset({"2p"})),
    "3p": ("VFIN", frozenset({"3p"})),
    "fut2s": ("VFUT", frozenset({"2s"})),  # a form that only speaks of what may come
    "fut3s": ("VFUT", frozenset({"3s"})),
    "fut3p": ("VFUT", frozenset({"3p"})),
    "past2s": ("VPAST", frozenset({"2s"})),
    "past3s": ("VPAST", frozenset({"3s"})),
    "past3p": ("VPAST", frozenset({"3p"})),
    "ger": ("VGER", NONE),  # "biorąc ją na rękę": what is done along with the verb before
    "inf": ("VINF", NONE),
    "part": ("VPART", NONE),
}


def _form_codes(forms: Any) -> Iterator[tuple[str, list[str] | None]]:
    if isinstance(forms, str):
        forms = [forms]
    if isinstance(forms, Mapping):
        for form, codes in forms.items():
            for one in variants(str(form)):
                yield one, codes.split() if isinstance(codes, str) else list(codes)
    else:
        for form in forms:
            for one in variants(str(form)):
                yield one, None


_CHOICE = re.compile(r"\{([^{}]*)\}")


def variants(form: str) -> list[str]:
    """ "w {tej|bieżącej} {turze|kolejce}": each way to say a phrase; `{x|}` may go unsaid."""
    found = _CHOICE.search(form)
    if found is None:
        return [" ".join(form.split())]
    made: list[str] = []
    for choice in found.group(1).split("|"):
        made.extend(variants(form[: found.start()] + choice + form[found.end() :]))
    return made


def _card_names(lexicon: Lexicon, collector: _Collector) -> None:
    """Every card's name is a noun of its language; that is data, not grammar."""
    for card in load_library().cards.values():
        local = card.names.get(lexicon.language)
        if local is None:
            continue
        gender = local.gender or ""
        gender = lexicon.settings.get("gender_codes", {}).get(gender, gender)
        for form, codes in local.forms.items():
            features = frozenset[str]().union(*(lexicon.expand(code, gender) for code in codes))
            data = {"kingdom": card.set != "basic"}
            collector.add(form, Analysis("NOUN", f"card:{card.id}", features, data))
        compound = lexicon.settings.get("name_compound")
        if compound and "paradigm" in compound:  # "kartę Posiadłości": the name stands behind
            tails = [f for f, codes in local.forms.items() if set(codes) & set(compound["of"])]
            row = {**compound, "key": f"card:{card.id}", "tail": tails}
            collector.word("NOUN", {k: v for k, v in row.items() if k != "of"})
        elif compound:
            for tail, codes in compound["forms"].items():
                for joint in _list(compound.get("joints", "")):
                    features = frozenset[str]().union(
                        *(lexicon.expand(c, compound["gender"]) for c in codes.split())
                    )
                    collector.add(
                        f"{local.name}{joint}{tail}",
                        Analysis("NOUN", f"card:{card.id}", features),
                    )


def _row_lists(raw: Mapping[str, Any]) -> Iterable[tuple[str, Mapping[str, Any]]]:
    for term, rows in raw.get("words", {}).items():
        for row in rows:
            yield term, row
    for row in raw.get("nouns", []):
        yield "NOUN", row


def _data(name: str) -> dict[str, Any]:
    with (resources.files("grammar") / name).open(encoding="utf-8") as file:
        found: dict[str, Any] = yaml.load(file, Loader=yaml.CSafeLoader)
    return found


@lru_cache
def load_lexicon(language: str) -> Lexicon:
    raw = _data(f"{language}.yaml")
    for part in raw.get("parts", ()):  # a long lexicon is several files
        raw |= _data(part)
    lexicon = Lexicon(language, raw["cases"], raw["genders"], {}, {}, {}, raw.get("settings", {}))
    collector = _Collector(lexicon)
    for term, row in _row_lists(raw):
        collector.word(term, row)
    for row in raw.get("verbs", []):
        collector.verb(row)
    for row in raw.get("modals", []):
        for person, forms in row["forms"].items():
            for form in _list(forms):
                term = row.get("term", "MODAL")
                collector.add(form, Analysis(term, row["key"], frozenset({person})))
    _card_names(lexicon, collector)
    lexicon.forms = {form: tuple(rows) for form, rows in collector.found.items()}
    return lexicon
