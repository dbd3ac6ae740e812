"""Marking: what "and", "or" and commas join, and where sentences end."""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.marking import (
    BREAKS,
    CLAUSE_ENDS,
    FINITE,
    NONFINITE,
    RELS,
    VERBS,
    can_be,
    closes_relative,
    ends_clause,
)
from grammar.scan import Word, mark

SUBORDINATORS = ("IF", "TO", "UNTIL", "THAT", "THAN")


def and_or(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "and/or" is one word: both may be done, each with its share."""
    out: list[Word] = []
    for word in words:
        if word.can("OR") and len(out) > 1 and out[-1].can("SLASH") and out[-2].can("AND"):
            start = out[-2].span[0]
            text = f"{out[-2].text}/{word.text}"
            out[-2:] = [mark("AND", (start, word.span[1]), text, "and_or")]
        else:
            out.append(word)
    return out


_ASIDES = frozenset(
    {"including_this", "including_you", "excluding_this", "rounded_down", "rounded_up"}
)


def asides(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "..., this one included, ...": it goes on with its clause, so no comma parts them;
    behind the verb that closes a clause it has a place of its own."""
    out: list[Word] = []
    for word in words:
        if word.can("ADV") and any(a.key in _ASIDES for a in word.analyses):
            if out and out[-1].can("COMMA"):
                out.pop()
            if out and out[-1].can(*VERBS, *NONFINITE, "VLAST", "VPAUX"):
                word = word.as_term("POST", "ADV")
        out.append(word)
    return out


def joints(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """What "and", "or" and the comma join: verbs, bonuses, whole clauses or nouns."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AND", "OR") and not word.can("NHEAD"):
            name = "AND" if word.can("AND") else "OR"
            if can_be(words, i + 1, "PLUS") or (name == "AND" and joins_amounts(words, i)):
                out.append(mark(f"{name}P", word.span, word.text))
            elif can_be(words, i + 1, *VERBS) and not can_be(words, i + 1, "VINF", "VPART"):
                key = word.analyses[0].key  # "and/or" is remembered
                out.append(mark(f"{name}V", word.span, word.text, key))
            elif _new_clause(words, i + 1):
                out.append(mark(f"{name}C", word.span, word.text))
            else:
                out.append(word)
        elif can_be(words, i + 1, "PLUS") and (
            (word.can("COLON") and _verb_before(words, i))
            or (word.can("SEMI") and _then_before(words, i))
        ):
            out.append(mark("ANDP", word.span, word.text))
        elif word.can("COMMA"):
            joined = _comma(words, i)
            if joined is not None:
                out.append(joined)
        else:
            out.append(word)
    return out


_GOT = frozenset({"action", "buy", "coin", "potion", "card", "point"})


def joins_amounts(words: list[Word], i: int) -> bool:
    """ "1 extra action, 1 extra buy and 1 extra coin": amounts of what one gets."""
    before = i - 1
    while can_be(words, before, "CMP", "ADJ") and not can_be(words, before, "NOUN", "COINS"):
        before -= 1
    if before < 0 or not _got(words[before]):
        return False
    after = i + 1
    one = can_be(words, after, "DET") and any(a.key == "indef" for a in words[after].analyses)
    if not one and not can_be(words, after, "NUM", "COINS"):
        return False
    while can_be(words, after, "NUM", "DET", "ADJ", "CMP") and not _got(words[after]):
        after += 1
    if after >= len(words) or not _got(words[after]):
        return False
    while can_be(words, after + 1, "CMP", "ADJ", "ADV"):
        after += 1
    return ends_clause(words, after + 1) or can_be(words, after + 1, "OPT", "OPTS", "IDOT")


def _got(word: Word) -> bool:
    return any(a.term in ("NOUN", "COINS") and a.key in _GOT for a in word.analyses)


def _then_before(words: list[Word], i: int) -> bool:
    """ "If ...: +1 Card; +1 Action": both hang on the condition of their line."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "OPT", "OPTS", "IDOT", "LABEL"):
            return False
        if words[j].can("THEN"):
            return True
    return False


def _verb_before(words: list[Word], i: int) -> bool:
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON"):
            return False
        if words[j].can(*VERBS):
            return True
    return False


def _anything_done(words: list[Word], i: int) -> bool:
    """Whether an instruction stands before this place in the sentence, verb or bonus."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON", "THEN"):
            return False
        if words[j].can(*VERBS, "VLAST", "PLUS", *NONFINITE):
            return True
    return False


def inner_stops(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Behind "for each such card:" the semicolons part what is done for one card."""
    out: list[Word] = []
    inside = False
    for word in words:
        if word.can("COLON"):
            inside = True
        elif word.can("NL") and inside and out[-1].can("COLON", "IDOT"):
            continue  # one case a line
        elif word.can("DOT", "NL", "LINE"):
            inside = False
        elif word.can("SEMI") and inside:
            word = mark("IDOT", word.span, word.text)
        out.append(word)
    return out


def _comma(words: list[Word], i: int) -> Word | None:
    word = words[i]
    if can_be(words, i + 1, "AND", "OR", "THEN", "DOT", "NL", "SEMI") or can_be(
        words, i - 1, "ELSE", "SO"
    ):
        return None
    if can_be(words, i + 1, "ELSE") and _then_before(words, i):
        return mark("DOT", word.span, word.text)
    if closes_relative(words, i) and not _verb_before_relative(words, i):
        return None
    if can_be(words, i + 1, "PLUS") or joins_amounts(words, i):
        return mark("ANDP", word.span, word.text)
    if can_be(words, i + 1, "ADV") and can_be(words, i + 2, "VIMP"):
        return mark("ANDV", word.span, word.text)
    if can_be(words, i + 1, *VERBS) and not can_be(words, i + 1, "VINF", "VPART"):
        if not can_be(words, i + 1, "VIMP") and not _anything_done(words, i):
            return None  # what stands first in its clause, cut off from its verb
        return mark("ANDV", word.span, word.text)
    if can_be(words, i - 1, "TRUNC"):
        return mark("LISTCOMMA", word.span, word.text)
    if _new_clause(words, i + 1):
        return mark("ANDC", word.span, word.text)
    return None


def _verb_before_relative(words: list[Word], i: int) -> bool:
    """Whether the clause had its finite verb before the relative that this comma closes."""
    start = next(j for j in range(i - 1, -1, -1) if words[j].can(*RELS))
    for j in range(start - 1, -1, -1):
        if words[j].can(*VERBS):
            return True
        if words[j].can(*CLAUSE_ENDS, "OPTS", "OPT", "IDOT"):
            return False
    return False


def _new_clause(words: list[Word], i: int) -> bool:
    """One or two phrases and then a finite verb: somebody or something new comes first."""
    j = i
    while j < len(words) and not words[j].can(*CLAUSE_ENDS):
        if words[j].can(*RELS) and not words[j].can("DET"):  # "each player who ..., discards"
            while j < len(words) and not words[j].can("COMMA", *BREAKS):
                j += 1
            return can_be(words, j + 1, *FINITE)
        if words[j].can(*FINITE) and not words[j].can("VINF", "VPART"):
            opened = any(words[m].can(*SUBORDINATORS, *RELS) for m in range(i, j))
            later = ends_clause(words, j + 1)
            return j > i and not opened and not later
        j += 1
    return False


def breaks(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Runs of full stops, line ends and semicolons are one sentence end; none at an edge,
    none where the sentence cannot be over."""
    out: list[Word] = []
    for _i, word in enumerate(words):
        if not word.can("DOT", "NL", "SEMI", "IDOT"):
            out.append(word)
            continue
        if not out or out[-1].can("DOT", "LINE", "OPT", "OPTS", "IDOT", "THEN", "COLON", "ELSE"):
            continue
        if word.can("NL") and out[-1].can("PREP", "DET", "BOUND", "PLUS", "AND", "OR", *RELS):
            continue
        if word.can("IDOT"):
            out.append(word)
        else:
            out.append(mark("DOT", word.span, word.text))
    cleaned: list[Word] = []
    for word in out:
        if word.can("LINE", "OPT", "ELSE"):
            while word.can("LINE") and cleaned and cleaned[-1].can("DOT", "IDOT"):
                cleaned.pop()
        cleaned.append(word)
    while cleaned and cleaned[-1].can("DOT", "LINE", "IDOT", "OPT"):
        cleaned.pop()
    return cleaned


def purposes(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where one word says both "to" and "by": it is "to" if a marked infinitive follows."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("TO") and any(a.term != "TO" for a in word.analyses):
            rest = words[i + 1 :]
            stop = next((j for j, w in enumerate(rest) if w.can(*BREAKS, "RPAR")), len(rest))
            marked = any(w.can("VZU", "ZUPASS") for w in rest[:stop])
            word = word.only("TO") if marked else word.without("TO")
        out.append(word)
    return out
