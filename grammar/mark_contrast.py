"""Marking: phrases inside a clause that only set off what the clause says.

"Not onto your discard pile, but onto your deck" says where by saying where not; "with this card
included" is one word in other languages. Each becomes one adverb, so that no comma in it is
taken for the end of a clause. "But no Copper" takes cards out of those spoken of.
"""

from __future__ import annotations

from grammar.lexicon import Analysis, Lexicon
from grammar.marking import can_be
from grammar.scan import Word, mark


def contrasts(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "not A, but B": what is denied adds nothing to what is said right behind it."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        end = _denied(words, i)
        if end is None:
            out.append(words[i])
            i += 1
            continue
        out.append(_adverb(words[i:end], "contrast"))
        i = end
    return out


def _denied(words: list[Word], i: int) -> int | None:
    """Behind "but", if "not", a place, and "but" before another place stand here."""
    if not _says(words, i, "not") or not can_be(words, i + 1, "PREP"):
        return None
    j = _phrase(words, i + 1)
    if j is None:
        return None
    j += can_be(words, j, "COMMA")
    if not _says(words, j, "but"):
        return None
    j += 1
    k = j
    while can_be(words, k, "ADV"):
        k += 1
    return j if can_be(words, k, "PREP") and _phrase(words, k) is not None else None


def _phrase(words: list[Word], i: int) -> int | None:
    """Behind the prepositional phrase that starts here."""
    j = i + 1
    while can_be(words, j, "DET", "ADJ") and not can_be(words, j, "NOUN"):
        j += 1
    return j + 1 if can_be(words, j, "NOUN") else None


def but_none(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "A Treasure, but no Copper": all Treasures but Copper. The commas about it go."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        end = _but_none(words, i)
        if end is None:
            out.append(words[i])
            i += 1
            continue
        start = i + can_be(words, i, "COMMA") + 1
        out.append(mark("PREP", words[start].span, words[start].text, "except"))
        out.extend(words[start + 1 : end])
        i = end
        if can_be(words, i, "COMMA") and can_be(words, i + 1, "PREP", "AND", "VINF", "VPART"):
            i += 1
    return out


def _but_none(words: list[Word], i: int) -> int | None:
    """Behind the noun, if "but no Copper" stands here behind what it is taken from."""
    start = i + can_be(words, i, "COMMA")
    if not i or not _says(words, start, "but") or not _says(words, start + 1, "neg"):
        return None
    j = start + 2
    if not can_be(words, j, "NOUN") or not _kind(words[j]):
        return None
    behind = j + 1
    return behind if behind >= len(words) or can_be(words, behind, *_CLOSES) else None


_CLOSES = ("COMMA", "DOT", "NL", "SEMI", "RPAR", "LINE", "AND", "PREP", "VINF", "VPART", "PTC")


def _kind(word: Word) -> bool:
    return any(a.key.startswith(("card:", "type:")) for a in word.analyses)


def set_off(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "You put them, in any order, onto your deck": commas about adverbs part nothing."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        j = i + 1
        while can_be(words, j, "ADV") and _says(words, j, *_SET_OFF):
            j += 1
        if can_be(words, i, "COMMA") and j > i + 1 and can_be(words, j, "COMMA"):
            out.extend(words[i + 1 : j])
            i = j + 1
            continue
        out.append(words[i])
        i += 1
    return out


_SET_OFF = ("any_order", "own_choice", "in_turn_order", "simultaneously", "one_by_one", "this_turn",
            "including_you", "face_up", "for_all_to_see", "willy_nilly")  # fmt: skip


def including_this(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "met deze kaart erbij", "deze Samenzweerder meegerekend"."""
    if not lexicon.settings.get("counts_in"):
        return words
    out: list[Word] = []
    i = 0
    while i < len(words):
        start = i + (any(a.term == "PREP" and a.key == "with" for a in words[i].analyses))
        this = _says(words, start, "dem") and can_be(words, start + 1, "NOUN")
        own = this and any(
            a.key == "card" or a.key.startswith("card:") for a in words[start + 1].analyses
        )
        counted = _says(words, start + 2, "counted_in")
        if own and (counted or (start > i and _says(words, start + 2, "thereby"))):
            if out and out[-1].can("COMMA"):
                out.pop()
            out.append(_adverb(words[i : start + 3], "including_this"))
            i = start + 3
            i += can_be(words, i, "COMMA")
            continue
        out.append(words[i])
        i += 1
    return out


def _says(words: list[Word], i: int, *keys: str) -> bool:
    return 0 <= i < len(words) and any(a.key in keys for a in words[i].analyses)


def _adverb(said: list[Word], key: str) -> Word:
    text = " ".join(w.text for w in said)
    span = (said[0].span[0], said[-1].span[1])
    return Word(text, span, (Analysis("ADV", key),), said[0].capital)
