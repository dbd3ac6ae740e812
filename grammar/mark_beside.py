"""What stands before or behind a place in its sentence: verbs, bonuses, conditions."""

from __future__ import annotations

from grammar.marking import (
    NONFINITE,
    VERBS,
    can_be,
)
from grammar.scan import Word


def then_after(words: list[Word], i: int) -> bool:
    """Whether what hangs on the condition follows, behind a comma."""
    for j in range(i + 1, len(words)):
        if words[j].can("DOT", "NL", "LINE", "SEMI"):
            return False
        if words[j].can("COMMA", "COLON", "THEN"):
            return True
    return False


def each_time(words: list[Word], i: int) -> bool:
    """ "For each card you get: ..."."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI"):
            return False
        keys = {(a.term, a.key) for a in words[j].analyses}
        if ("PREP", "per") in keys or ("PREP", "for") in keys:
            return True
    return False


def verb_after(words: list[Word], i: int) -> bool:
    for j in range(i + 1, len(words)):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "COLON"):
            return False
        if words[j].can(*VERBS):
            return True
    return False


def bonus_ahead(words: list[Word], i: int) -> bool:
    """A bonus, or one behind what it is given for: "for each Treasure +1 Coin"."""
    if can_be(words, i, "PLUS"):
        return True
    if not can_be(words, i, "PREP", "PER"):
        return False
    j = i + 1
    while can_be(words, j, "DET", "NUM", "ADJ", "OATTR", "CATTR", "ADV"):
        j += 1
    return can_be(words, j, "NOUN", "NHEAD") and can_be(words, j + 1, "PLUS")


def each_before(words: list[Word], i: int) -> bool:
    """Whether the clause before speaks of each of several: "for each card you get: ..."."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON"):
            return False
        keys = {a.key for a in words[j].analyses if a.term in ("DET", "NHEAD", "PREP", "PER")}
        if "per" in keys or ("each" in keys and can_be(words, j - 1, "PREP")):
            return True
    return False


def then_before(words: list[Word], i: int) -> bool:
    """ "If ...: +1 Card; +1 Action": both hang on the condition of their line."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "OPT", "OPTS", "IDOT", "LABEL"):
            return False
        if words[j].can("THEN"):
            return True
    return False


def listed_below(words: list[Word], i: int) -> bool:
    """ "If ...:" with nothing but bonuses on the lines below it: all of them hang on it."""
    for j in range(i - 1, 0, -1):
        if words[j].can("DOT", "LINE", "SEMI", *VERBS):
            return False
        if words[j].can("NL") and words[j - 1].can("THEN"):
            return True
        if words[j].can("NL") and not can_be(words, j + 1, "PLUS"):
            return False
    return False


def verb_before(words: list[Word], i: int) -> bool:
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON"):
            return False
        if words[j].can(*VERBS):
            return True
    return False


def anything_done(words: list[Word], i: int) -> bool:
    """Whether an instruction stands before this place in the sentence, verb or bonus."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON", "THEN"):
            return False
        if words[j].can(*VERBS, "VLAST", "PLUS", *NONFINITE):
            return True
    return False
