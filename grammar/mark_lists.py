"""Lists of amounts that each carry a condition of their own.

"You get: +1 Action, if it is an Action; +1 Coin, if ...", "... +1 Action if it is an Action, +1
Coin if it is a Treasure, and +1 Card if ...", and the same with bullets: each amount with its
condition is a sentence of its own, inside what "for each card" opens if that stands before it.
"""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.mark_beside import bonus_ahead, each_before
from grammar.marking import BREAKS, can_be, frames_of
from grammar.scan import Word, mark

_OVER = ("DOT", "LINE", "SEMI", "OPT", "OPTS", "THEN")


def listed_amounts(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where one amount with its condition ends and the next begins."""
    out: list[Word] = []
    each = False
    listed = False
    for i, word in enumerate(words):
        if word.can("COLON"):
            each = each_before(words, i)
            listed = can_be(words, i + 1, "NL", "PLUS")
        elif word.can("NL") and out and out[-1].can("COLON") and _amount_below(words, i):
            continue  # the list begins on the next line
        elif word.can("NL") and listed and _conditional(out) and _amount_below(words, i):
            word = mark("IDOT" if each else "DOT", word.span, word.text)
        elif word.can("NL") and out and out[-1].can("IDOT", "DOT") and listed:
            continue
        elif word.can("COMMA", "AND") and bonus_ahead(words, i + 1) and _conditional(out):
            word = mark("IDOT" if each else "DOT", word.span, word.text)
        elif word.can("COMMA") and _conditional(out) and _and_amount(words, i + 1):
            continue
        if word.can("DOT", "LINE"):
            each = listed = False
        out.append(word)
    return out


def condition_first(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "You get, if it is an Action, +1 Action; if ...": the condition opens what one gets."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("COMMA") and can_be(words, i + 1, "IF") and _gets(out):
            end = next((j for j in range(i + 1, len(words)) if words[j].can("COMMA", *_OVER)), i)
            if words[end].can("COMMA") and can_be(words, end + 1, "PLUS"):
                word = mark("COLON", word.span, word.text)
        out.append(word)
    return out


def which_one(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "You decide, which": a relative with nothing behind it asks."""
    out: list[Word] = []
    for i, word in enumerate(words):
        last = i + 1 >= len(words) or words[i + 1].can(*BREAKS, "RPAR")
        if last and i and word.can("REL") and not word.can("DET", "PRON"):
            if out and out[-1].can("COMMA"):
                out.pop()
            word = mark("ADV", word.span, word.text, "which_one")
        out.append(word)
    return out


def _gets(words: list[Word]) -> bool:
    """Whether a verb of getting stands right before, with nothing given yet."""
    for word in reversed(words):
        if word.can("VFIN", "VIMP"):
            return "get" in frames_of(word)
        if not word.can("PRON", "ADV"):
            return False
    return False


def _and_amount(words: list[Word], i: int) -> bool:
    return can_be(words, i, "AND") and bonus_ahead(words, i + 1)


def _amount_below(words: list[Word], i: int) -> bool:
    while can_be(words, i, "NL"):
        i += 1
    return can_be(words, i, "PLUS")


def _conditional(words: list[Word]) -> bool:
    """Whether the amount before ends with a condition: "+1 Action, if it is one"."""
    asked = False
    for word in reversed(words):
        if word.can(*_OVER, "IDOT"):
            return False
        if word.can("IF"):
            asked = True
        if word.can("PLUS"):
            return asked
    return False
