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
from grammar.wishes import WISHES

OPENERS = ("REL", "RELG", "IF", "UNTIL", "TO", "THAT", "WHETHER", "AS")
STOPS = ("DOT", "NL", "SEMI", "LINE", "COLON", "LPAR", "RPAR", "ELLIPSIS", "OPTS", "OPT", "IDOT")
FINITE = ("VFIN", "VFUT", "VPAST", "MODAL", "HAVE", "BE", "PASSIVE")
MAIN = ("VFIN", "VFUT", "MODAL", "HAVE", "BE", "PASSIVE", "VIMP")


_ASIDES = frozenset(
    {
        *WISHES,
        "including_you",
        "including_this",
        "excluding_this",
        "if_possible",
        "rounded_down",
        "rounded_up",
        "when_done",
        "never_below_zero",
        "you_decide",
        "own_choice",
    }
)


_ROUNDED = frozenset({"rounded_down", "rounded_up"})


def asides(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Jeśli chcesz, odrzuć kartę", "każdy gracz, ty też, odkrywa": an aside belongs to its
    clause, so the commas around it part nothing."""
    out: list[Word] = []
    for i, word in enumerate(words):
        joins = _can(words, i + 1, "AND", "OR", *OPENERS)
        if word.can("COMMA") and out and _aside(out[-1]) and not joins and not _inside(out):
            continue
        if _aside(word) and out and out[-1].can("COMMA"):
            out.pop()
        out.append(word)
    return out


def _inside(words: list[Word]) -> bool:
    """Whether a clause that was opened is still open, so that the next comma closes it."""
    for word in reversed(words):
        if word.can(*OPENERS):
            return True
        if word.can("COMMA", *STOPS):
            return False
    return False


def _aside(word: Word) -> bool:
    return any(a.term == "ADV" and a.key in _ASIDES for a in word.analyses)


def seconds(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Resztę zaś odrzuca", "lecz nie więcej niż 4": a conjunction inside its clause, or
    before a bound, joins nothing."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AND") and word.can("ADV"):
            opens = i == 0 or words[i - 1].can("COMMA", *STOPS)
            bound = not _does_more(words, i + 1)
            if bound and out and out[-1].can("COMMA"):
                out.pop()
            word = word.without("ADV") if opens and not bound else word.without("AND")
        out.append(word)
    return out


def _does_more(words: list[Word], i: int) -> bool:
    """Whether a verb or a bonus follows before the clause is over."""
    for word in words[i:]:
        if word.can(*MAIN, "VINF", "VPAST", "PLUS"):
            return True
        if word.can("COMMA", *STOPS, "AND"):
            return False
    return False


def dashes(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Dodaj kartę – trafia ona na rękę": a dash between two whole clauses ends the first."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("COLON") and word.text != ":":
            before = _verb_until_stop(reversed(words[:i]))
            after = _verb_until_stop(iter(words[i + 1 :]))
            if before is not None and after is not None and not _chooses(before):
                word = mark("DOT", word.span, word.text)
        out.append(word)
    return out


def _verb_until_stop(words: Iterator[Word]) -> Word | None:
    for word in words:
        if word.can(*STOPS):
            return None
        if word.can(*MAIN):
            return word
    return None


def _chooses(verb: Word) -> bool:
    return any("choose" in a.data.get("frames", ()) for a in verb.analyses)


def obligations(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Ma ją odrzucić" is must, "ma kartę" is has: an infinitive in the clause decides."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("MODAL") and word.can("VFIN"):
            ahead = next(
                (w for w in words[i + 1 :] if w.can("VINF", "COMMA", *STOPS, *FINITE)), None
            )
            waits = ahead is not None and ahead.can("VINF")
            word = word.without("VFIN") if waits else word.without("MODAL")
        out.append(word)
    return out


def owners(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "kartę, której koszt wynosi": the pronoun before a cost says whose it is."""
    return [
        word.as_term("RELG", "REL")
        if word.can("REL")
        and i + 1 < len(words)
        and any(a.key in ("cost", "worth") for a in words[i + 1].analyses)
        else word
        for i, word in enumerate(words)
    ]


def copulas(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Jeśli to karta akcji": the pronoun is the verb of a clause that has no other."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("BE") and word.can("PRON"):
            before, after = i, i
            while before > 0 and not words[before - 1].can("COMMA", *STOPS, *OPENERS):
                before -= 1
            while after + 1 < len(words) and not words[after + 1].can("COMMA", *STOPS, *OPENERS):
                after += 1
            others = [words[j] for j in range(before, after + 1) if j != i]
            if any(w.can(*FINITE, "VIMP") for w in others):
                word = word.without("BE")
            else:
                word = word.without("PRON")
        out.append(word)
    return out


def otherwise(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Jeśli nie, ...": a negated nothing is "otherwise"; before it a sentence is over."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        if words[i].can("ELSE") and out and out[-1].can("COMMA", "AND"):
            while out and out[-1].can("COMMA", "AND"):
                last = out.pop()
            out.append(mark("DOT", last.span, last.text))
        negated = i + 1 < len(words) and any(a.key == "not" for a in words[i + 1].analyses)
        if words[i].can("IF") and negated and _can(words, i + 2, "COMMA", "COLON"):
            out.append(mark("ELSE", words[i].span, words[i].text))
            i += 3
            continue
        out.append(words[i])
        i += 1
    return out


def moments(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "do momentu, gdy odkryje ...": the conjunction only repeats the "until"."""
    out: list[Word] = []
    for word in words:
        before = [w for w in out[-2:] if not w.can("COMMA")]
        if word.can("IF") and before and before[-1].can("UNTIL"):
            while out[-1].can("COMMA"):
                out.pop()
            continue
        out.append(word)
    return out


def thens(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A colon behind a condition only says "then"."""
    out: list[Word] = []
    for word in words:
        if word.can("COLON") and out and out[-1].can("CLOSE"):
            word = mark("THEN", word.span, word.text)
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
        elif word.can("AND", "OR", "COMMA") and not open_:
            verb_before = False
        elif word.can(*MAIN, "VINF") and not open_:
            verb_before = True
        out.append(word)
    if open_:
        _close_all(out, open_, words[-1])
    return out


def _goes_on(words: list[Word], i: int, opener: Word) -> bool:
    """A comma inside a clause: "aby pociągnąć kartę, a potem odłożyć kartę"."""
    if not opener.can("TO") or not _can(words, i + 1, "AND"):
        return False
    verb = next((w for w in words[i + 2 :] if w.can("VINF", *FINITE, "VIMP", *STOPS)), None)
    return verb is not None and verb.can("VINF")


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
