"""Marking for languages that close every clause with a comma and let the verb stand anywhere.

In Polish neither the place of the verb nor its form tells where a subordinate clause ends;
the comma does, or the end of the sentence. So every clause that is opened ("który", "jeśli",
"aż", "aby") gets its CLOSE here, and the grammar has brackets to go by. The steps take the
place of those in `mark` that look for a verb at the end. Chosen by the lexicon's setting
`clauses_close`.
"""

from __future__ import annotations

from collections.abc import Iterator

from grammar.lexicon import Analysis, Lexicon
from grammar.marking import can_be as _can
from grammar.scan import Word, mark
from grammar.wishes import WISHES

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
            first = i == 0 or words[i - 1].can(*STOPS)  # "Jednak ...": nothing before it
            word = word.without("ADV") if opens and not (bound or first) else word.without("AND")
        out.append(word)
    return out


def for_which(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "..., za co otrzymuje +4 monety": one more clause, and what it is for."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        if (
            words[i].can("COMMA")
            and _can(words, i + 1, "PREP")
            and words[i + 1].text.lower() == "za"
            and _can(words, i + 2, "THAN")
            and words[i + 2].text.lower() == "co"
            and _can(words, i + 3, *MAIN)
        ):
            start, end = words[i + 1].span[0], words[i + 2].span[1]
            out.append(mark("AND", words[i].span, words[i].text, "and"))
            out.append(mark("ADV", (start, end), "za co", "for_it"))
            i += 3
            continue
        out.append(words[i])
        i += 1
    return out


def over(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "o więcej niż 3 monety", "więcej niż 4 karty": before a number it is a bound."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        compared = next((a.key for a in words[i].analyses if a.term == "CMP"), "")
        than = _can(words, i + 1, "THAN") and words[i + 1].text.lower() == "niż"
        measured = bool(out) and any(a.key == "by" for a in out[-1].analyses)
        if compared in _OVER and than and measured and _can(words, i + 2, "NUM", "COINS"):
            span = (words[i].span[0], words[i + 1].span[1])
            text = f"{words[i].text} {words[i + 1].text}"
            out.append(mark("BOUND", span, text, _OVER[compared]))
            i += 2
            continue
        out.append(words[i])
        i += 1
    return out


_OVER = {"more": "over", "less": "under"}


def _does_more(words: list[Word], i: int) -> bool:
    """Whether a verb or a bonus follows before the clause is over."""
    for word in words[i:]:
        if word.can(*MAIN, "VINF", "VPAST", "PLUS"):
            return True
        if word.can("COMMA", *STOPS, "AND"):
            return False
    return False


def whethers(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Wybierz: odrzucić kartę czy wziąć Klątwę": between options it is an "or"."""
    out: list[Word] = []
    listing = False
    for word in words:
        if word.can("COLON"):
            verb = _verb_until_stop(reversed(out))
            listing = verb is not None and chooses(verb)
        elif word.can("DOT", "NL", "LINE"):
            listing = False
        elif word.can("WHETHER") and listing:
            word = mark("OR", word.span, word.text, "or")
        out.append(word)
    return out


def dashes(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Dodaj kartę – trafia ona na rękę": a dash between two whole clauses ends the first."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("COLON") and word.text != ":":
            before = _verb_until_stop(reversed(words[:i]))
            after = _verb_until_stop(iter(words[i + 1 :]))
            if before is not None and after is not None and not chooses(before):
                word = mark("DOT", word.span, word.text)
            elif before is not None and i + 1 < len(words) and _aside(words[i + 1]):
                continue
        out.append(word)
    return out


def _verb_until_stop(words: Iterator[Word]) -> Word | None:
    for word in words:
        if word.can(*STOPS):
            return None
        if word.can(*MAIN):
            return word
    return None


def chooses(verb: Word) -> bool:
    return any("choose" in a.data.get("frames", ()) for a in verb.analyses)


def futures(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "gdy będzie ich miał siedem": a future said in two words apart."""
    out = list(words)
    for i, word in enumerate(words):
        persons = frozenset[str]().union(
            *(a.features for a in word.analyses if a.term == "BE" and a.key == "być")
        )
        if not persons or word.text.lower() not in ("będzie", "będą", "będziesz"):
            continue
        for j in range(i + 1, len(words)):
            if words[j].can("COMMA", *STOPS, "VFIN", "VIMP", "MODAL"):
                break
            if words[j].can("VPAST", "VINF"):
                kept = tuple(
                    Analysis("VFUT", a.key, persons, a.data)
                    for a in words[j].analyses
                    if a.term in ("VPAST", "VINF")
                )
                out[j] = Word(words[j].text, words[j].span, kept, words[j].capital)
                out[i] = mark("ADV", word.span, word.text, "then")
                break
    return out


def as_many_as_liked(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Z wyrzuconych kart możesz dodać, ile chcesz": without "tyle" it is itself the number."""
    out: list[Word] = []
    for word in words:
        liked = word.text.lower().startswith("ile ") and word.can("ADV")
        if liked and not _counted(out):
            if out and out[-1].can("COMMA"):
                out.pop()
            word = Word(word.text, word.span, (Analysis("DET", "any_number"),), word.capital)
        out.append(word)
    return out


def _counted(words: list[Word]) -> bool:
    """Whether the sentence has said "so many" before."""
    for word in reversed(words):
        if word.can(*STOPS):
            return False
        if any(a.key == "so_many" for a in word.analyses):
            return True
    return False


def denied_along(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "nie pokazując ich": the "not" of what is done along stands behind it as well."""
    out = list(words)
    for i in range(len(out) - 1):
        if out[i + 1].can("VGER") and any(a.key == "not" for a in out[i].analyses):
            out[i], out[i + 1] = out[i + 1], out[i]
    return out


def which_ones(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Ty wybierasz, którą (z nich wyrzuci)": a question about the step, not a relative."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        end = _question_end(words, i) if words[i].can("REL") and _asked(out) else None
        if end is None:
            out.append(words[i])
            i += 1
            continue
        if out[-1].can("COMMA"):
            out.pop()
        said = words[i:end]
        span = (said[0].span[0], said[-1].span[1])
        out.append(mark("ADV", span, " ".join(w.text for w in said), "which_one"))
        i = end
    return out


def _asked(words: list[Word]) -> bool:
    """Whether a verb of choosing stands right before, a comma or not."""
    before = [w for w in words[-3:] if not w.can("COMMA")]
    return bool(before) and (
        chooses(before[-1]) or (len(before) > 1 and before[-1].can("PRON") and chooses(before[-2]))
    )


def _question_end(words: list[Word], i: int) -> int | None:
    """Behind the pronoun at most "of them", the cards, and one verb."""
    end = i + 1
    if _can(words, end, "PREP") and _can(words, end + 1, "PRON"):
        end += 2
    elif _can(words, end, "NOUN"):
        end += 1
    if _can(words, end, *FINITE):
        end += 1
    if end >= len(words) or words[end].can("COMMA", *STOPS, "AND"):
        return end
    return None


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
            more = _can(words, i + 1, "PLUS") or _does_more(words, i + 1)
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
