"""Mistakes a translator makes, made on purpose: through the lexicon, so that they are grammatical
more often than not, and on whole clauses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from grammar.lexicon import Analysis, Features, Lexicon, load_lexicon
from grammar.scan import Word, scan


@dataclass(frozen=True, slots=True)
class Mutant:
    kind: str
    old: str
    new: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.old!r} -> {self.new!r}"


Change = Callable[[Lexicon, Word, Analysis], Iterator[str]]


@cache
def _by_sense(language: str) -> dict[tuple[str, str], list[tuple[str, Analysis]]]:
    lexicon = load_lexicon(language)
    found: dict[tuple[str, str], list[tuple[str, Analysis]]] = {}
    for folded, analyses in lexicon.forms.items():
        for a in analyses:
            if not a.data.get("marks"):  # "the attacker" is a player, but says more
                found.setdefault((a.term, a.key), []).append((lexicon.spelling[folded], a))
    return found


def _forms(lexicon: Lexicon, term: str, key: str, like: Features) -> Iterator[str]:
    """Forms of another sense that can stand where a form with these features stood."""
    for form, a in _by_sense(lexicon.language).get((term, key), ()):
        if not like or not a.features or a.features & like:
            yield form
            return


def _other_to_every(lexicon: Lexicon, word: Word, a: Analysis) -> Iterator[str]:
    if a.term == "NOUN" and a.key == "opponent":
        yield from _forms(lexicon, "NOUN", "player", a.features)
    if a.term == "ADJ" and a.key in ("other", "rest") and "other" in _senses(word):
        yield ""


def _senses(word: Word) -> set[str]:
    return {a.key for a in word.analyses}


def _may_to_must(lexicon: Lexicon, word: Word, a: Analysis) -> Iterator[str]:
    if a.term == "MODAL" and a.key in ("may", "can"):
        yield from _forms(lexicon, "MODAL", "must", a.features)


def _up_to_exactly(lexicon: Lexicon, word: Word, a: Analysis) -> Iterator[str]:
    if a.term == "BOUND" and a.key in ("at_most", "at_least"):
        yield from _forms(lexicon, "BOUND", "exactly", a.features)


def _number(lexicon: Lexicon, word: Word, a: Analysis) -> Iterator[str]:
    if a.term == "NUM" and word.text.isdigit():
        value = int(word.text)
        yield str(value + 1)
        if value > 1:
            yield str(value - 1)


def _zone(lexicon: Lexicon, word: Word, a: Analysis) -> Iterator[str]:
    if a.term == "NOUN" and a.key == "zone:hand":
        yield from _forms(lexicon, "NOUN", "zone:deck", a.features)
        yield from _forms(lexicon, "NOUN", "zone:discard", a.features)
    if a.term == "NOUN" and a.key == "zone:deck":
        yield from _forms(lexicon, "NOUN", "zone:discard", a.features)


def _trash_to_discard(lexicon: Lexicon, word: Word, a: Analysis) -> Iterator[str]:
    wanted = {"trash": "discard", "discard": "trash"}
    frames = a.data.get("frames") or a.data.get("particles", {}).get("", ())
    for frame in frames:
        if frame not in wanted:
            continue
        for (term, _), rows in _by_sense(lexicon.language).items():
            if term != a.term:
                continue
            for form, other in rows:
                theirs = other.data.get("frames") or other.data.get("particles", {}).get("", ())
                if wanted[frame] in theirs and (
                    not a.features or not other.features or a.features & other.features
                ):
                    yield form
                    return


WORDS: dict[str, Change] = {
    "other -> every": _other_to_every,
    "may -> must": _may_to_must,
    "up to -> exactly": _up_to_exactly,
    "number": _number,
    "zone": _zone,
    "trash <-> discard": _trash_to_discard,
}


def mutants(text: str, language: str) -> list[Mutant]:
    """Every mistake of every kind that this text offers, each once."""
    lexicon = load_lexicon(language)
    words, findings = scan(text, lexicon)
    assert not findings
    found: dict[str, Mutant] = {}
    for word in words:
        for a in word.analyses:
            for kind, change in WORDS.items():
                for new in change(lexicon, word, a):
                    shown = new[:1].upper() + new[1:] if word.capital else new
                    start, end = word.span
                    made = text[:start] + shown + text[end:]
                    found.setdefault(made, Mutant(kind, word.text, shown, made))
    for one in _clauses(text):
        found.setdefault(one.text, one)
    found.pop(text, None)
    return list(found.values())


_SENTENCE = re.compile(r"[^.\n;]+(?:[.;\n]+|$)")


def _clauses(text: str) -> Iterator[Mutant]:
    """A sentence, line or option left out; two neighbours swapped."""
    parts = [m.group() for m in _SENTENCE.finditer(text) if m.group().strip()]
    if len(parts) < 2:
        return
    for i, part in enumerate(parts):
        if not set(part.strip()) <= set("-"):
            yield Mutant("drop", part.strip(), "", "".join(parts[:i] + parts[i + 1 :]))
    for i in range(len(parts) - 1):
        if "-" in (parts[i].strip()[:1], parts[i + 1].strip()[:1]) and (
            parts[i].strip() == "---" or parts[i + 1].strip() == "---"
        ):
            continue
        swapped = [*parts[:i], parts[i + 1], parts[i], *parts[i + 2 :]]
        yield Mutant("swap", parts[i].strip(), parts[i + 1].strip(), "".join(swapped))
