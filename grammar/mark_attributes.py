"""Marking: what stands between an article and its adjective and belongs to the adjective.

"Eine von dir gewählte Karte", "die so entsorgten Karten", "eine höchstens 4 Geld teure
Karte": one token of look-ahead takes the article for a noun of its own. What belongs to the
adjective is put between two marks, so that a grammar can take it as one premodifier.
"""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.marking import can_be
from grammar.references import PARTICIPLES
from grammar.scan import Word, mark

_OPENERS = ("DET", "NUM", "PREP")
_TAKING = PARTICIPLES | {"costing", "dearer", "cheaper", "more", "less", "lying"}
"""Adjectives that can have phrases of their own: participles, and those that name a price."""


def attributes(words: list[Word], lexicon: Lexicon) -> list[Word]:
    if not lexicon.settings.get("attributes"):
        return words
    out: list[Word] = []
    i = 0
    while i < len(words):
        out.append(words[i])
        i += 1
        opened = words[i - 1].can(*_OPENERS) or _rest(words, i - 1)
        if not opened or can_be(words, i, "ADJ", "NOUN"):
            continue
        end = _attribute_end(words, i)
        if end is None or not _agrees(words, i - 1, end):
            continue
        out.append(mark("OATTR", (words[i].span[0], words[i].span[0])))
        out.extend(words[i:end])
        out.append(mark("CATTR", (words[end - 1].span[1], words[end - 1].span[1])))
        i = end
    return out


def _rest(words: list[Word], i: int) -> bool:
    """ "De overige (door hem) getoonde kaarten"."""
    rest = any(a.term == "ADJ" and a.key == "rest" for a in words[i].analyses)
    return rest and can_be(words, i - 1, "DET")


def _attribute_end(words: list[Word], i: int) -> int | None:
    """The adjective that takes up all phrases from here on, if they are whole."""
    j = i
    while j < len(words):
        if j > i and _takes(words, i, j):
            return j
        after = _phrase_end(words, j)
        if after is None:
            return None
        j = after
    return None


def _phrase_end(words: list[Word], j: int) -> int | None:
    """Behind one adverb, one prepositional phrase, one amount."""
    if can_be(words, j, "PREP"):
        k = j + 1
        if can_be(words, k, "PRON"):
            return k + 1
        while can_be(words, k, "DET", "NUM", "ADJ", "BOUND"):
            k += 1
        return k + 1 if k > j and can_be(words, k, "NOUN", "COINS") else None
    if can_be(words, j, "ADV", "CMP"):
        return j + 1
    k = j
    while can_be(words, k, "BOUND", "NUM"):
        k += 1
    if k > j and can_be(words, k, "NOUN", "COINS"):
        return k + 1
    return j + 1 if can_be(words, j, "COINS") else None


def _takes(words: list[Word], start: int, j: int) -> bool:
    """Whether this adjective can take what stands before it, and its noun follows."""
    word = words[j]
    able = any(a.term == "ADJ" and a.key in _TAKING for a in word.analyses)
    if not able or words[j - 1].can("DET"):
        return False
    k = j + 1
    while can_be(words, k, "ADJ", "NUM"):
        k += 1
    if can_be(words, k, "NOUN", "TRUNC", "VINF"):
        return True
    return not can_be(words, k, "DET", "PREP")


def _agrees(words: list[Word], opener: int, adjective: int) -> bool:
    """The article must be the adjective's own, not a noun phrase by itself."""
    k = adjective
    while can_be(words, k, "ADJ", "NUM") and not can_be(words, k, "NOUN"):
        k += 1
    head = words[k] if can_be(words, k, "NOUN") else words[adjective]
    if words[opener].can("PREP"):
        return can_be(words, k, "NOUN")
    wanted = frozenset[str]().union(*(a.features for a in head.analyses if a.term == "NOUN"))
    wanted = wanted or frozenset[str]().union(
        *(a.features for a in head.analyses if a.term == "ADJ")
    )
    for a in words[opener].analyses:
        if a.term == "NUM" or (
            a.term in ("DET", "ADJ") and (not a.features or a.features & wanted)
        ):
            return True
    return False
