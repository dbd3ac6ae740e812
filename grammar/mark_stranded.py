"""Marking: prepositions that stand alone, "er ... van", "daar ... bij", and their other halves.

"There" and a preposition that no noun follows are one pronoun in two places: "er 2 van" is
"2 of them". The lexicon says under `stranded` which sense each preposition has then. It can
also be the particle of the verb; whoever waits for it takes it.
"""

from __future__ import annotations

from grammar.lexicon import Analysis, Lexicon
from grammar.marking import BREAKS, NONFINITE, VERBS, can_be, ends_clause
from grammar.scan import Word


def stranded(words: list[Word], lexicon: Lexicon) -> list[Word]:
    senses: dict[str, str] = lexicon.settings.get("stranded", {})
    if not senses:
        return words
    out = list(words)
    for i, word in enumerate(words):
        sense = senses.get(word.text.lower())
        there = _there(out, i) if sense is not None else None
        if sense is None or there is None or not _alone(words, i) or _waited_for(out, word, i):
            continue
        out[i] = Word(word.text, word.span, (Analysis("ADV", sense),), word.capital)
        kept = tuple(a for a in out[there].analyses if a.key != "of_them")
        out[there] = Word(out[there].text, out[there].span, kept, out[there].capital)
    return _from_above(out)


def _from_above(words: list[Word]) -> list[Word]:
    """ "van boven op je trekstapel": from a place that has a preposition of its own."""
    out: list[Word] = []
    for word in words:
        before = out[-1] if out else None
        onto = any(a.term == "PREP" and a.key == "to" for a in word.analyses)
        if before is not None and onto and _says(before, "from"):
            out[-1] = Word(
                f"{before.text} {word.text}",
                (before.span[0], word.span[1]),
                (Analysis("PREP", "from"),),
                before.capital,
            )
            continue
        out.append(word)
    return out


def _says(word: Word, role: str) -> bool:
    return any(a.term == "PREP" and a.key == role for a in word.analyses)


def _alone(words: list[Word], i: int) -> bool:
    """No noun follows that could belong to it."""
    follows = (*VERBS, *NONFINITE, "VLAST", "PREP", "PTC", "VPAUX", "TO")
    return ends_clause(words, i + 1) or can_be(words, i + 1, *follows)


def _there(words: list[Word], i: int) -> int | None:
    """The "there" before it in the clause that it belongs to."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA", "LPAR"):
            return None
        if any(a.key == "here" for a in words[j].analyses):
            return j
    return None


def _waited_for(words: list[Word], particle: Word, i: int) -> bool:
    """Whether the finite verb of the clause takes it as its particle."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        for a in words[j].analyses:
            split = a.data.get("particles")
            if a.term in VERBS and split is not None and particle.text.lower() in split:
                return True
    return False
