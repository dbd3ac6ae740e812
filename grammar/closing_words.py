"""Marking small phrases where every clause is closed by a comma: futures, asides, questions."""

from __future__ import annotations

from grammar.closing import (
    FINITE,
    MAIN,
    OPENERS,
    STOPS,
    chooses,
    does_more,
    verb_until_stop,
)
from grammar.lexicon import Analysis, Lexicon
from grammar.marking import can_be as _can
from grammar.scan import Word, mark
from grammar.wishes import WISHES

ASIDES = frozenset(
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


OVER = {"more": "over", "less": "under"}


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
    return any(a.term == "ADV" and a.key in ASIDES for a in word.analyses)


def seconds(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Resztę zaś odrzuca", "lecz nie więcej niż 4": a conjunction inside its clause, or
    before a bound, joins nothing."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AND") and word.can("ADV"):
            opens = i == 0 or words[i - 1].can("COMMA", *STOPS)
            bound = not does_more(words, i + 1)
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
        if compared in OVER and than and measured and _can(words, i + 2, "NUM", "COINS"):
            span = (words[i].span[0], words[i + 1].span[1])
            text = f"{words[i].text} {words[i + 1].text}"
            out.append(mark("BOUND", span, text, OVER[compared]))
            i += 2
            continue
        out.append(words[i])
        i += 1
    return out


def whethers(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Wybierz: odrzucić kartę czy wziąć Klątwę": between options it is an "or"."""
    out: list[Word] = []
    listing = False
    for word in words:
        if word.can("COLON"):
            verb = verb_until_stop(reversed(out))
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
            before = verb_until_stop(reversed(words[:i]))
            after = verb_until_stop(iter(words[i + 1 :]))
            if before is not None and after is not None and not chooses(before):
                word = mark("DOT", word.span, word.text)
            elif before is not None and i + 1 < len(words) and _aside(words[i + 1]):
                continue
        out.append(word)
    return out


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
