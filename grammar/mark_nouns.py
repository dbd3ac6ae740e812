"""Marking: what belongs to a noun phrase: capitals, bounds, measures, heads that go unsaid."""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.marking import (
    BREAKS,
    FINITE,
    can_be,
    each_one,
    noun_follows,
)
from grammar.scan import Word, mark

PREMODIFIERS = ("DET", "NUM", "ADJ", "BOUND", "ORCMP")


def capitals(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where nouns are capitalised, a capital inside a sentence is a noun, and none is not."""
    if not lexicon.settings.get("nouns_capitalised"):
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        first = i == 0 or words[i - 1].can(*BREAKS, "LPAR", "ELLIPSIS", "OR")
        if word.can("NOUN") and len({a.term for a in word.analyses}) > 1:
            if first and word.capital:  # a bare noun seldom opens a sentence, a verb often
                others, nouns = word.without("NOUN").analyses, word.only("NOUN").analyses
                word = Word(word.text, word.span, (*others, *nouns), word.capital)
            else:
                word = word.only("NOUN") if word.capital else word.without("NOUN")
        out.append(word)
    return out


def measures(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """One word says "than" and "as": behind "so many" it opens the clause that counts them."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AS") and word.can("THAN"):
            opens = _so_many_before(words, i) and _clause_ahead(words, i)
            word = word.only("AS") if opens else word.without("AS")
            if opens and out and out[-1].can("COMMA"):
                out.pop()
        out.append(word)
    return out


def _so_many_before(words: list[Word], i: int) -> bool:
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS):
            return False
        if any(a.term == "DET" and a.key in ("so_many", "as_many") for a in words[j].analyses):
            return True
    return False


def _clause_ahead(words: list[Word], i: int) -> bool:
    """Whether a finite verb closes what stands behind."""
    for j in range(i + 1, len(words)):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        if words[j].can(*FINITE, "VLAST"):
            return True
    return False


def bounds(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "With more than 4 cards": behind a preposition a comparison with a number is a bound."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        coins = can_be(words, i + 1, "COINS") or (
            can_be(words, i + 1, "NUM")
            and i + 2 < len(words)
            and any(a.term == "NOUN" and a.key == "coin" for a in words[i + 2].analyses)
        )
        if words[i].can("UNTIL") and coins:  # "up to 4 coins"
            out.append(mark("BOUND", words[i].span, words[i].text, "at_most"))
            i += 1
            continue
        if (
            out
            and out[-1].can("PREP")
            and can_be(words, i, "CMP")
            and can_be(words, i + 1, "THAN")
            and can_be(words, i + 2, "NUM")
        ):
            key = {a.key: _OVER[a.key] for a in words[i].analyses if a.key in _OVER}
            if key:
                span = (words[i].span[0], words[i + 1].span[1])
                text = f"{words[i].text} {words[i + 1].text}"
                out.append(mark("BOUND", span, text, next(iter(key.values()))))
                i += 2
                continue
        out.append(words[i])
        i += 1
    return out


_OVER = {"more": "over", "less": "under"}


def limits(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "... until 3 cards": with no verb behind it that closes a clause it is a preposition."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("PREP") and word.can("UNTIL", "BOUND") and not word.only("PREP").can("PTC"):
            counted = can_be(words, i + 1, "NUM", "ADV", "BOUND")
            closed = any(w.can(*FINITE, "VLAST") for w in _clause(words, i))
            if counted and not closed and not word.can("BOUND"):
                word = word.only("PREP")
            else:
                word = word.without("PREP")
        out.append(word)
    return out


def _clause(words: list[Word], i: int) -> list[Word]:
    """The words behind this one up to the next that ends a clause."""
    end = i + 1
    while end < len(words) and not words[end].can(*BREAKS, "COMMA", "AND", "RPAR"):
        end += 1
    return words[i + 1 : end]


def those_of(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "... than that of the trashed card": an article right before an article in the
    possessive case stands for what is compared."""
    case = lexicon.settings.get("possessive_case")
    if not case:
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("DET") and any(a.key in ("def", "dem") for a in word.analyses):
            behind = words[i + 1].analyses if i + 1 < len(words) else ()
            owner = any(
                a.term == "DET"
                and a.key in ("def", "dem")
                and any(f[0] == case for f in a.features)
                for a in behind
            )
            if owner and not word.can("REL", "NHEAD"):
                word = word.only("DET").as_term("THATOF", "DET")
        out.append(word)
    return out


def headless(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A determiner, number or adjective with no noun after it is itself the head."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("DET", "NUM", "ADJ") and (not noun_follows(words, i) or each_one(words, i)):
            others = word.without("DET", "NUM", "ADJ").analyses
            heads = tuple(
                a
                for a in word.as_term("NHEAD", "DET", "NUM", "ADJ").analyses
                if not a.data.get("article")
            )
            if not heads and not others:  # an article cannot stand alone
                out.append(word)
                continue
            if word.can("PRON"):  # alone, "das" is the pronoun it also is
                heads = ()
            word = Word(word.text, word.span, (*others, *heads), word.capital)
        out.append(word)
    return out
