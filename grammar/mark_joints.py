"""Marking: what "and", "or" and commas join, and where sentences end."""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.mark_beside import (
    anything_done,
    bonus_ahead,
    each_before,
    listed_below,
    then_before,
    verb_before,
)
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
    verb_ahead,
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
    {
        "including_this",
        "including_you",
        "excluding_this",
        "rounded_down",
        "rounded_up",
        "all_at_once",
    }
)


def asides(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "..., this one included, ...": it goes on with its clause, so no comma parts them;
    behind the verb that closes a clause it has a place of its own."""
    out: list[Word] = []
    opened = False
    for i, word in enumerate(words):
        if opened and word.can("COMMA"):
            opened = False
            continue  # the comma that closes the aside
        opened = False
        namely = word.can("ADV") and any(a.key == "namely" for a in word.analyses)
        if namely and can_be(words, i + 1, "ADV"):  # ", and that one by one": said of the verb
            if out and out[-1].can("COMMA"):
                out.pop()
            continue
        after = bool(out) and i > 0 and any(a.key == "namely" for a in words[i - 1].analyses)
        if after and out[-1].can(*VERBS, *NONFINITE, "VLAST", "VPAUX", "PTC"):
            word = word.as_term("POST", "ADV")
        if word.can("ADV") and any(a.key in _ASIDES for a in word.analyses):
            if out and out[-1].can("COMMA"):
                out.pop()
                opened = not _closes_condition(out)
            if out and out[-1].can(*VERBS, *NONFINITE, "VLAST", "VPAUX"):
                word = word.as_term("POST", "ADV")
        out.append(word)
    return out


def _closes_condition(words: list[Word]) -> bool:
    """Whether a condition is open, so that the next comma is the one that closes it."""
    start: Word | None = None
    for word in reversed(words):
        if word.can(*BREAKS):
            break
        start = word
        if word.can("IF", "WHO"):
            return True
    return start is not None and start.can(*FINITE) and not start.can("VIMP")


def joints(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """What "and", "or" and the comma join: verbs, bonuses, whole clauses or nouns."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AND", "OR") and not word.can("NHEAD"):
            name = "AND" if word.can("AND") else "OR"
            if name == "AND" and joins_amounts(words, i, inside=True):
                out.append(mark("ANDA", word.span, word.text))
            elif bonus_ahead(words, i + 1) or joins_amounts(words, i):
                out.append(mark(f"{name}P", word.span, word.text))
            elif can_be(words, i + 1, *VERBS) and not can_be(words, i + 1, "VINF", "VPART"):
                key = word.analyses[0].key  # "and/or" is remembered
                out.append(mark(f"{name}V", word.span, word.text, key))
            elif _new_clause(words, i + 1) and not _goes_on(out, words, i + 1):
                out.append(mark(f"{name}C", word.span, word.text))
            else:
                out.append(word)
        elif (word.can("NL") and can_be(words, i + 1, "PLUS") and listed_below(words, i)) or (
            can_be(words, i + 1, "PLUS")
            and (
                (word.can("COLON") and verb_before(words, i) and not each_before(words, i))
                or (word.can("SEMI") and then_before(words, i))
            )
        ):
            out.append(mark("ANDP", word.span, word.text))
        elif word.can("COMMA"):
            joined = _comma(words, i)
            if joined is not None:
                out.append(joined)
        else:
            out.append(word)
    return out


def _goes_on(before: list[Word], words: list[Word], i: int) -> bool:
    """ "..., waarna hij zijn hand moet afleggen en 4 kaarten moet trekken": a second clause with
    its verbs at its end belongs to what "after which" opened."""
    for word in reversed(before):
        if word.can(*BREAKS):
            return False
        if word.can("AFTER"):
            break
    else:
        return False
    for j in range(i, len(words)):
        if words[j].can("MODAL"):
            return can_be(words, j + 1, "VINF") and ends_clause(words, j + 2)
        if words[j].can("PRON") and can_be(words, j - 1, *VERBS):
            return False
        if words[j].can(*BREAKS, "COMMA"):
            return False
    return False


def gaps(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Put one into your hand and the other onto your deck": a second thing and its place
    behind one verb. GAP stands where the verb goes unsaid."""
    if not lexicon.settings.get("gapping"):
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        joins = word.can("AND", "COMMA") and not word.can("NHEAD")
        if joins and _place_before(words, i) and _thing_and_place(words, i + 1):
            word = mark("GAP", word.span, word.text)
        out.append(word)
    return out


def _place_before(words: list[Word], i: int) -> bool:
    """A place right before, behind a verb of this clause (or one that still comes)."""
    j = i - 1
    if not can_be(words, j, "NOUN"):
        return False
    while j >= 0 and words[j].can("NOUN", "ADJ", "DET"):
        j -= 1
    return can_be(words, j, "PREP")


def _thing_and_place(words: list[Word], i: int) -> bool:
    """A noun phrase, a prepositional phrase, and then the end, or a verb that closes."""
    j = i
    while can_be(words, j, "ADV"):
        j += 1
    start = j
    while can_be(words, j, "DET", "ADJ", "NUM", "NHEAD") and not can_be(words, j, "NOUN"):
        j += 1
    if can_be(words, j, "NOUN"):
        j += 1
    if j == start or not can_be(words, j, "ADV", "PREP"):
        return False
    while can_be(words, j, "ADV") and not can_be(words, j, "PREP"):
        j += 1
    if not can_be(words, j, "PREP"):
        return False
    j += 1
    while can_be(words, j, "DET", "ADJ"):
        j += 1
    if not can_be(words, j, "NOUN"):
        return False
    j += 1
    while can_be(words, j, "ADV") and not can_be(words, j, "PTC"):
        j += 1
    while can_be(words, j, "PTC", "VINF", "VPART", "VLAST") and not can_be(words, j, "VIMP"):
        j += 1
    return j >= len(words) or words[j].can(*BREAKS)


_GOT = frozenset({"action", "buy", "coin", "potion", "card", "point"})


def joins_amounts(words: list[Word], i: int, *, inside: bool = False) -> bool:
    """ "1 extra action, 1 extra buy and 1 extra coin": amounts of what one gets; `inside`: a verb
    or its particle still closes the clause behind them ("er een actie en een munt bij")."""
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
    if inside:
        if can_be(words, after + 1, "AND", "COMMA"):
            return joins_amounts(words, after + 1, inside=True)
        closed = can_be(words, after + 1, "PTC", "VINF", "VZU")
        return closed and ends_clause(words, after + 2)
    return ends_clause(words, after + 1) or can_be(words, after + 1, "OPT", "OPTS", "IDOT")


def _got(word: Word) -> bool:
    return any(a.term in ("NOUN", "COINS") and a.key in _GOT for a in word.analyses)


def as_many(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "... just as many cards ... as you discarded": what says how many, not when."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AS") and len(word.terms) > 1:
            word = word.only("AS") if _counted_before(words, i) else word.without("AS")
        out.append(word)
    return out


def _counted_before(words: list[Word], i: int) -> bool:
    if not verb_ahead(words, i):
        return False
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        if any(a.key in ("so_many", "as_many", "equal") for a in words[j].analyses):
            return True
    return False


def _comma(words: list[Word], i: int) -> Word | None:
    word = words[i]
    if can_be(words, i + 1, "AND", "OR", "THEN", "DOT", "NL", "SEMI", "WHETHER") or can_be(
        words, i - 1, "ELSE", "SO"
    ):
        return None
    if can_be(words, i + 1, "AFTER"):
        return mark("ANDC", word.span, word.text)
    if can_be(words, i - 1, *FINITE, "VLAST") and _among_verdicts(words, i):
        return mark("OR", word.span, word.text, "or")
    if can_be(words, i + 1, "ELSE") and then_before(words, i):
        return mark("DOT", word.span, word.text)
    if closes_relative(words, i) and not _verb_before_relative(words, i):
        return None
    if joins_amounts(words, i, inside=True):
        return mark("ANDA", word.span, word.text)
    if bonus_ahead(words, i + 1) or joins_amounts(words, i):
        return mark("ANDP", word.span, word.text)
    if can_be(words, i + 1, "ADV") and can_be(words, i + 2, "VIMP"):
        return mark("ANDV", word.span, word.text)
    if can_be(words, i + 1, *VERBS) and not can_be(words, i + 1, "VINF", "VPART"):
        if not can_be(words, i + 1, "VIMP") and not anything_done(words, i):
            return None  # what stands first in its clause, cut off from its verb
        return mark("ANDV", word.span, word.text)
    if can_be(words, i - 1, "VINF") and _infinitive_ahead(words, i + 1):
        return mark("AND", word.span, word.text, "and")
    if _infinitive_ahead(words, i + 1) and _bonus_before(words, i):
        return mark("ANDC", word.span, word.text)
    if can_be(words, i - 1, "TRUNC"):
        return mark("LISTCOMMA", word.span, word.text)
    if _new_clause(words, i + 1):
        return mark("ANDC", word.span, word.text)
    return None


def _among_verdicts(words: list[Word], i: int) -> bool:
    """ "... whether you trash it, discard it or put it back": a comma before the last "or"."""
    asked = next((w for w in reversed(words[:i]) if w.can(*BREAKS, "WHETHER", "IF", *RELS)), None)
    ahead = next((w for w in words[i + 1 :] if w.can(*BREAKS, "OR", "IF", *RELS)), None)
    return asked is not None and asked.can("WHETHER") and ahead is not None and ahead.can("OR")


def _bonus_before(words: list[Word], i: int) -> bool:
    """Nothing but bonuses before it in the sentence: "+2 Cards, then discard 2"."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*VERBS, *NONFINITE):
            return False
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON", "THEN"):
            return can_be(words, j + 1, "PLUS")
    return can_be(words, 0, "PLUS")


def _infinitive_ahead(words: list[Word], i: int) -> bool:
    """ "..., discard 2 cards, ...": the next clause is a bare infinitive as well."""
    for j in range(i, len(words)):
        if words[j].can(*CLAUSE_ENDS):
            return False
        if words[j].can("VINF"):
            return not can_be(words, j + 1, "MODAL") and ends_clause(words, j + 1)
        if words[j].can(*FINITE, "VIMP"):
            return False
    return False


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
