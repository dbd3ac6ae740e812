"""Marking: "whether he discards it or puts it back", where one word is both "whether" and "or".

Behind a verb of choosing the first such word that opens a clause with its verb at the end
asks; those behind it, and the commas of the same row, part the answers. Where the language
has a word of its own for "whether", nothing is done here.
"""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.marking import BREAKS, FINITE, NONFINITE, can_be, opens_clause
from grammar.scan import Word, mark

_STOPS = (*BREAKS, "OPTS", "OPT", "IDOT", "RPAR")
_CLOSED = (*FINITE, *NONFINITE, "VLAST", "VPAUX", "PTC")
"""What can stand last in a clause."""


def questions(words: list[Word], lexicon: Lexicon) -> list[Word]:
    if not lexicon.settings.get("or_asks"):
        return words
    out = list(words)
    i = 0
    while i < len(out):
        if out[i].can("OR") and opens_clause(out, i) and _asked(out, i):
            out[i] = mark("WHETHER", out[i].span, out[i].text)
            end = next((j for j in range(i + 1, len(out)) if out[j].can(*_STOPS)), len(out))
            out[i + 1 : end] = _answers(out[i + 1 : end])
        i += 1
    return out


def _asked(words: list[Word], i: int) -> bool:
    """Whether a verb of choosing stands before it in the sentence, and no list was opened."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*_STOPS, "WHETHER", "THEN"):
            return False
        for a in words[j].analyses:
            split = a.data.get("particles", {})
            frames = [*a.data.get("frames", ()), *(f for fs in split.values() for f in fs)]
            if "choose" in frames:
                return True
    return False


def _denies(word: Word) -> bool:
    return any(a.key == "not" for a in word.analyses)


def _answers(words: list[Word]) -> list[Word]:
    """ "... discards, trashes or puts back": each answer closes with a verb."""
    last = max((k for k, w in enumerate(words) if w.can("OR")), default=-1)
    out: list[Word] = []
    for k, word in enumerate(words):
        if word.can("OR") and k == len(words) - 2 and _denies(words[k + 1]):
            span = (word.span[0], words[k + 1].span[1])  # "... or not"
            return [*out, mark("ADV", span, f"{word.text} {words[k + 1].text}", "or_not")]
        closed = can_be(words, k - 1, *_CLOSED)
        if word.can("COMMA") and can_be(words, k + 1, "OR", "AND"):
            continue
        closed = closed or can_be(words, k - 1, "COMMA")
        if (word.can("OR") and closed and not word.can("ORCMP")) or (
            word.can("COMMA") and closed and k < last and not can_be(words, k + 1, "REL")
        ):
            word = mark("ORW", word.span, word.text)
        elif word.can("AND") and closed:
            word = mark("ANDW", word.span, word.text)
        out.append(word)
    return out
