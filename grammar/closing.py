"""Marking for languages that close every clause with a comma and let the verb stand anywhere.

In Polish neither the place of the verb nor its form tells where a subordinate clause ends;
the comma does, or the end of the sentence. So every clause that is opened ("który", "jeśli",
"aż", "aby") gets its CLOSE here, and the grammar has brackets to go by. The steps take the
place of those in `mark` that look for a verb at the end. Chosen by the lexicon's setting
`clauses_close`.
"""

from __future__ import annotations

from collections.abc import Iterator

from grammar.lexicon import Lexicon
from grammar.marking import can_be as _can
from grammar.scan import Word, mark

OPENERS = ("REL", "RELG", "IF", "UNTIL", "TO", "THAT", "WHETHER", "AS")
STOPS = (
    "DOT",
    "NL",
    "SEMI",
    "LINE",
    "COLON",
    "LPAR",
    "RPAR",
    "ELLIPSIS",
    "OPTS",
    "OPT",
    "IDOT",
    "LABEL",
)
FINITE = ("VFIN", "VFUT", "VPAST", "MODAL", "HAVE", "BE", "PASSIVE")
MAIN = ("VFIN", "VFUT", "MODAL", "HAVE", "BE", "PASSIVE", "VIMP")


_ROUNDED = frozenset({"rounded_down", "rounded_up"})


def does_more(words: list[Word], i: int) -> bool:
    """Whether a verb or a bonus follows before the clause is over."""
    for word in words[i:]:
        if word.can(*MAIN, "VINF", "VPAST", "PLUS"):
            return True
        if word.can("COMMA", *STOPS, "AND"):
            return False
    return False


def verb_until_stop(words: Iterator[Word]) -> Word | None:
    for word in words:
        if word.can(*STOPS):
            return None
        if word.can(*MAIN):
            return word
    return None


def chooses(verb: Word) -> bool:
    return any("choose" in a.data.get("frames", ()) for a in verb.analyses)


_LISTED = frozenset({"choose", "get", "yield", "have_more", "be"})


def colons(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Możesz odrzucić Posiadłość: +4 monety": behind a whole clause, what comes of it.

    Behind a condition, a list of options or what one gets a colon has its own meaning.
    """
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("COLON") and word.text == ":":
            verb, depth = None, 0
            for before in reversed(out):
                if before.can("CLOSE"):
                    depth += 1
                elif before.can(*OPENERS):
                    depth -= 1
                elif before.can(*STOPS):
                    break
                elif depth == 0 and before.can(*MAIN, "VINF") and verb is None:
                    verb = before
            frames = {f for a in verb.analyses for f in a.data.get("frames", ())} if verb else set()
            more = _can(words, i + 1, "PLUS") or does_more(words, i + 1)
            if verb is not None and not frames & _LISTED and more:
                out.append(mark("DOT", word.span, word.text))
                out.append(mark("ADV", word.span, word.text, "in_that_case"))
                continue
        out.append(word)
    return out


def clauses(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Each opener takes the comma before it and gets its CLOSE: the next comma that opens
    nothing, or the end of the sentence."""
    out: list[Word] = []
    open_: list[Word] = []
    verb_before = False
    for i, word in enumerate(words):
        if any(a.key in _ROUNDED for a in word.analyses):
            _close_all(out, open_, word)  # it speaks of the amount, not of what is counted
        if word.can(*STOPS):
            _close_all(out, open_, word)
            verb_before = False
        elif word.can(*OPENERS):
            if out and out[-1].can("COMMA"):
                out.pop()
            if word.can("WHETHER") and open_ and open_[-1].can("WHETHER"):
                _close_all(out, open_, word)  # "czy ją odrzuca, czy odkłada"
            open_.append(word)
        elif word.can("COMMA") and open_ and _goes_on(words, i, open_[-1]):
            continue
        elif word.can("COMMA") and open_ and not _can(words, i + 1, *OPENERS):
            leading = open_[0].can("IF") and not verb_before
            open_.pop()
            out.append(mark("CLOSE", word.span, word.text))
            if open_ and (not leading or not _comma_follows(words, i + 1)):
                _close_all(out, open_, word)
            if verb_before and (_can(words, i + 1, *MAIN, "PLUS") or _new_clause(words, i + 1)):
                out.append(word)
            continue
        elif word.can("VNOUN") and _behind_preposition(out):
            open_.append(word)  # "za wyrzucenie go": up to the verb of the sentence
        elif open_ and open_[-1].can("VNOUN") and (word.can(*MAIN, "AND", "OR") or _who(word)):
            open_.pop()
            out.append(mark("CLOSE", (word.span[0], word.span[0])))
            verb_before = word.can(*MAIN) and not open_
        elif word.can("AND", "OR", "COMMA") and not open_:
            if not _can(words, i + 1, *OPENERS):
                verb_before = False
        elif word.can(*MAIN, "VINF") and not open_:
            verb_before = True
        out.append(word)
    if open_:
        _close_all(out, open_, words[-1])
    return out


_WHO = frozenset({"each", "all", "rest", "other", "player", "opponent", "neighbour"})


def _who(word: Word) -> bool:
    """ "Po dociągnięciu karty każdy gracz ...": who acts is no part of the deed."""
    return any(
        a.key in _WHO and any(f[0] == "n" and f[2:3] == "m" for f in a.features)
        for a in word.analyses
    )


def _goes_on(words: list[Word], i: int, opener: Word) -> bool:
    """A comma inside a clause: "aby pociągnąć kartę, a potem odłożyć kartę"."""
    if not opener.can("TO") or not _can(words, i + 1, "AND"):
        return False
    verb = next((w for w in words[i + 2 :] if w.can("VINF", *FINITE, "VIMP", *STOPS)), None)
    return verb is not None and verb.can("VINF")


def _behind_preposition(words: list[Word]) -> bool:
    for word in reversed(words):
        if word.can("PREPD"):
            return True
        if not word.can("ADJ", "DET", "ADV"):
            return False
    return False


def _close_all(out: list[Word], open_: list[Word], at: Word) -> None:
    while open_:
        open_.pop()
        out.append(mark("CLOSE", (at.span[0], at.span[0])))


def _comma_follows(words: list[Word], i: int) -> bool:
    for word in words[i:]:
        if word.can("COLON", "COMMA"):
            return True
        if word.can(*STOPS):
            return False
    return False


def joints(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """What "i", "a", "lub" and the comma join: bonuses, clauses, infinitives or nouns."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AND", "OR", "COMMA"):
            name = "OR" if word.can("OR") else "AND"
            if word.can("COMMA") and _can(words, i + 1, "AND", "OR", "THEN", "CLOSE", *STOPS):
                continue
            if _can(words, i + 1, "PLUS"):
                word = mark(f"{name}P", word.span, word.text)
            elif not word.can("OR") and _another_amount(words, i):
                word = mark("ANDA", word.span, word.text)
            elif _can(words, i + 1, *MAIN, *(("VGER",) if word.can("COMMA") else ())):
                word = mark(f"{name}V", word.span, word.text, word.analyses[0].key)
            elif _new_clause(words, i + 1):
                word = mark(f"{name}C", word.span, word.text)
            elif word.can("COMMA") and _another_infinitive(words, i):
                word = mark("AND", word.span, word.text)
            elif word.can("COMMA"):
                continue
        out.append(word)
    return out


def _another_infinitive(words: list[Word], i: int) -> bool:
    """ "Musi odkryć 2 karty, wyrzucić jedną, a resztę odrzucić": one modal for all."""
    before = next((w for w in reversed(words[:i]) if w.can("VINF", *MAIN, *STOPS)), None)
    if before is None or not before.can("VINF"):
        return False
    depth = 0
    for word in words[i + 1 :]:
        if word.can(*OPENERS):
            depth += 1
        elif word.can("CLOSE"):
            depth -= 1
        elif depth <= 0:
            if word.can("VINF"):
                return True
            if word.can(*MAIN, *STOPS, "COMMA", "AND", "OR"):
                return False
    return False


_GOT = frozenset({"action", "buy", "coin", "potion", "card"})


def _another_amount(words: list[Word], i: int) -> bool:
    """ "Otrzymujesz 2 monety, 1 zakup i dodatkową akcję": one more thing that one gets."""
    before = i - 1
    while before >= 0 and words[before].can("CMP", "ADJP", "ADV") and not _got(words[before]):
        before -= 1
    after = i + 1
    while _can(words, after, "ADV"):
        after += 1
    told = _can(words, after, "NUM", "ADJ", "COINS", "BOUND")
    while _can(words, after, "NUM", "ADJ", "DET", "BOUND") and not _got(words[after]):
        after += 1
    if _drawn_more(words, i, before, after):
        return True
    if before < 0 or after >= len(words) or not _got(words[before]) or not _got(words[after]):
        return False
    if not told and any(a.key == "card" for a in words[after].analyses):
        return False
    while _can(words, after + 1, "CMP", "ADJP", "ADV"):
        after += 1
    ended = after + 1 >= len(words) or words[after + 1].can(*STOPS, "COMMA", "AND", "CLOSE", "IF")
    verb = next((w for w in reversed(words[:i]) if w.can(*STOPS, *MAIN, "VINF")), None)
    gets = verb is not None and any(
        {"get", "have_more", "yield", "draw"} & set(a.data.get("frames", ())) for a in verb.analyses
    )
    return ended and gets


def _drawn_more(words: list[Word], i: int, before: int, after: int) -> bool:
    """ "Pociągnij kartę, a potem jeszcze jedną": one more of the cards that are drawn."""
    headless = _can(words, after - 1, "NUM", "NHEAD") or _can(words, after, "NHEAD")
    after += _can(words, after, "NHEAD")
    ended = after >= len(words) or words[after].can(*STOPS, "COMMA", "AND", "CLOSE")
    more = any(a.key == "additional" for w in words[i + 1 : after] for a in w.analyses)
    verb = next((w for w in reversed(words[:i]) if w.can(*STOPS, *MAIN, "VINF")), None)
    draws = verb is not None and any("draw" in a.data.get("frames", ()) for a in verb.analyses)
    return headless and ended and more and draws and before >= 0 and _got(words[before])


def _got(word: Word) -> bool:
    return any(a.term in ("NOUN", "COINS") and a.key in _GOT for a in word.analyses)


def _new_clause(words: list[Word], i: int) -> bool:
    """Phrases, with the clauses inside them, and then a main verb."""
    depth = 0
    for word in words[i:]:
        if word.can("REL", "RELG"):
            depth += 1
        elif word.can("CLOSE"):
            depth -= 1
            if depth < 0:
                return False
        elif depth == 0:
            if word.can("COMMA", "AND", "OR", "THEN", "IF", *STOPS):
                return False
            if word.can(*MAIN):
                return True
    return False
