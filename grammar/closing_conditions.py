"""Marking of conditions where every clause is closed by a comma (see `closing`).

Where a condition that goes on begins, what stands for "otherwise", and which words around a
condition only lead up to it.
"""

from __future__ import annotations

from grammar.closing import MAIN, OPENERS, STOPS, chooses
from grammar.lexicon import Lexicon
from grammar.marking import can_be as _can
from grammar.scan import Word, mark


def otherwise(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Jeśli nie, ...": a negated nothing is "otherwise"; before it a sentence is over."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        negated = i + 1 < len(words) and any(a.key == "not" for a in words[i + 1].analyses)
        denied = words[i].can("IF") and negated and _can(words, i + 2, "COMMA", "COLON")
        if (words[i].can("ELSE") or denied) and out and out[-1].can("COMMA", "AND"):
            while out and out[-1].can("COMMA", "AND"):
                last = out.pop()
            out.append(mark("DOT", last.span, last.text))
        if denied:
            out.append(mark("ELSE", words[i].span, words[i].text))
            i += 3
            continue
        out.append(words[i])
        i += 1
    return out


def elliptical(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "...; jeśli kartę skarbu: +1 moneta": a condition without a verb is a case of the one
    before it."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        word = words[i]
        if (
            word.can("IF")
            and any(w.can("IF") for w in out)
            and _can(words, i + 1, "NOUN")
            and any(a.key.startswith(("type:", "card:")) for a in words[i + 1].analyses)
            and _can(words, i + 2, "COMMA", "COLON")
        ):
            while out and out[-1].can("SEMI", "DOT", "COMMA", "AND", "NL"):
                out.pop()
            out.append(words[i + 1].as_term("LABEL", "NOUN"))
            i += 3
            continue
        out.append(word)
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
        if word.can("COLON") and out and out[-1].can("CLOSE") and _closed_by(out).can("IF"):
            word = mark("THEN", word.span, word.text)
        out.append(word)
    return out


def _closed_by(words: list[Word]) -> Word:
    """What opened the clause that was closed last."""
    depth = 0
    for word in reversed(words):
        if word.can("CLOSE"):
            depth += 1
        elif word.can(*OPENERS, "VNOUN"):
            depth -= 1
            if depth == 0:
                return word
    return words[-1]


def holding_this(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Gdy inny gracz zagrywa atak, a ty masz tę kartę na ręce, ...": one phrase that says
    where the card is while its reaction is open."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        end = _held(words, i + 1) if words[i].can("AND") and _in_condition(out) else None
        if end is None:
            out.append(words[i])
            i += 1
            continue
        while out and out[-1].can("COMMA"):
            out.pop()
        said = words[i + 1 : end]
        span = (said[0].span[0], said[-1].span[1])
        out.append(mark("ADV", span, " ".join(w.text for w in said), "holding_this"))
        i = end
    return out


def _in_condition(words: list[Word]) -> bool:
    """Whether a condition opened this sentence and nothing was done yet."""
    start = next((j + 1 for j in range(len(words) - 1, -1, -1) if words[j].can(*STOPS)), 0)
    said = words[start:]
    return bool(said) and said[0].can("IF") and sum(w.can("COMMA") for w in said) <= 1


def _held(words: list[Word], i: int) -> int | None:
    """Behind "(you) have", "this card" and "in hand", in any order, up to the comma."""
    if _keyed(words, i, "you"):
        i += 1
    has = i < len(words) and any("have" in a.data.get("frames", ()) for a in words[i].analyses)
    if not has or not any(f == "2s" for a in words[i].analyses for f in a.features):
        return None
    end = next((j for j in range(i, len(words)) if words[j].can("COMMA", *STOPS)), None)
    said = words[i + 1 : end] if end is not None else []
    hand = [w for w in said if any(a.key == "zone:hand" for a in w.analyses)]
    this = any(_keyed(said, j, "dem") and _keyed(said, j + 1, "card") for j in range(len(said)))
    plain = all(w.can("DET", "NOUN", "PREP", "ADV") for w in said)
    return end if hand and this and plain and len(said) <= 6 else None


def _keyed(words: list[Word], i: int, key: str) -> bool:
    return i < len(words) and any(a.key == key for a in words[i].analyses)


def next_conditions(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Odrzuć kartę, a jeśli to karta akcji, zagraj ją": behind a whole clause a condition
    with its own consequence is the next sentence."""
    out: list[Word] = []
    for i, word in enumerate(words):
        joined = word.can("AND") or (word.can("COMMA") and _opened_by_one(out))
        if joined and _can(words, i + 1, "IF") and _said_all(out) and _goes_on(words, i):
            while out and out[-1].can("COMMA"):
                out.pop()
            word = mark("DOT", word.span, word.text)
        out.append(word)
    return out


def _opened_by_one(words: list[Word]) -> bool:
    """ "Jeśli A, ..., jeśli B, ...": the sentence begins with a condition and has gone on to
    what it brings."""
    start = next((j + 1 for j in range(len(words) - 1, -1, -1) if words[j].can(*STOPS)), 0)
    said = words[start:]
    if not said or not said[0].can("IF"):
        return False
    closed = next((j for j, w in enumerate(said) if w.can("COMMA")), None)
    return closed is not None and any(w.can(*MAIN, "PLUS") for w in said[closed:])


def _said_all(words: list[Word]) -> bool:
    """Whether the sentence has a verb or a bonus, and no list of options is open."""
    done = False
    for word in reversed(words):
        if word.can("DOT", "NL", "LINE"):
            break
        if word.can("ELSE"):  # both conditions would be of the other case
            return False
        if word.can("COLON", "SEMI"):
            return done and not any(chooses(w) for w in words if w.can(*MAIN))
        done = done or word.can(*MAIN, "PLUS")
    return done


def _goes_on(words: list[Word], i: int) -> bool:
    """Whether a comma closes the condition and something to do follows."""
    closed = False
    for word in words[i + 2 :]:
        if word.can("COMMA", "COLON"):
            closed = True
        elif word.can(*STOPS):
            return False
        elif closed and word.can(*MAIN, "PLUS"):
            return True
    return False
