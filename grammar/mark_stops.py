"""Marking: full stops, colons and lines: where sentences and their parts end."""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.mark_beside import (
    each_time,
    then_after,
    verb_after,
    verb_before,
)
from grammar.marking import (
    BREAKS,
    FINITE,
    RELS,
    VERBS,
    can_be,
)
from grammar.scan import Word, mark


def exceptions(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "A Treasure other than Copper" with the noun between them: all Treasures but Copper."""
    if not lexicon.settings.get("other_than"):
        return words
    out = list(words)
    for i, word in enumerate(words):
        if not word.can("THAN") or not can_be(words, i - 1, "NOUN"):
            continue
        if not can_be(words, i + 1, "NOUN", "DET"):
            continue
        j = i - 2
        while can_be(words, j, "ADJ", "NUM") and not _other(words[j]):
            j -= 1
        if j >= 0 and _other(words[j]):
            out[i] = mark("PREP", word.span, word.text, "except")
            kept = tuple(a for a in words[j].analyses if a.key == "other")
            out[j] = Word(words[j].text, words[j].span, kept, words[j].capital)
    return out


def _other(word: Word) -> bool:
    return any(a.term == "ADJ" and a.key == "other" for a in word.analyses)


def colons(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Look at your discard pile: you may ...": a colon between two whole clauses parts them
    like a full stop, unless the first says for what each time the second is done."""
    if not lexicon.settings.get("verb_second"):
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("COLON") and verb_before(words, i) and not each_time(words, i):
            follows = can_be(words, i + 1, "PLUS", "NL", "ELLIPSIS")
            if not follows and verb_after(words, i):
                word = mark("DOT", word.span, word.text)
        out.append(word)
    return out


def connectives(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "..., but if it is an Action, ...", "... and if ...": the condition opens a sentence of its
    own, and the word before it only joins."""
    if not lexicon.settings.get("verb_second"):
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        but = any(a.key == "but" for a in word.analyses)
        asks = can_be(words, i + 1, "IF") or (but and can_be(words, i + 1, *FINITE))
        if (but or word.can("AND")) and asks and verb_before(words, i) and then_after(words, i):
            if out and out[-1].can("COMMA", "SEMI", "DOT"):
                out.pop()
            word = mark("DOT", word.span, word.text)
        out.append(word)
    return out


def inner_stops(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Behind "for each such card:" the semicolons part what is done for one card, and so do
    full stops as long as each sentence opens like the first: "Is it ... Is it ..."."""
    out: list[Word] = []
    inside = False
    opening = ""
    for i, word in enumerate(words):
        if word.can("COLON"):
            inside = True
            first = words[i + 1] if i + 1 < len(words) else None
            opening = first.text.lower() if first is not None and first.can("BE", "IF") else ""
        elif word.can("NL") and inside and out[-1].can("COLON", "IDOT"):
            continue  # one case a line
        elif word.can("DOT") and inside and opening and _opening(words, i) == opening:
            word = mark("IDOT", word.span, word.text)
        elif word.can("DOT", "NL", "LINE"):
            inside = False
        elif word.can("SEMI") and inside:
            word = mark("IDOT", word.span, word.text)
        out.append(word)
    return out


def _opening(words: list[Word], i: int) -> str:
    """How the next sentence opens."""
    j = i + 1
    while can_be(words, j, "DOT", "NL"):
        j += 1
    return words[j].text.lower() if j < len(words) else ""


def asked(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "An Action card? Then ...": what is asked in a few words is a condition. A question that
    has its verb is marked as a condition before; where nothing can hang on it, it is a stop."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("QUEST") and not (lexicon.settings.get("verb_second") and _asked(words, i)):
            word = mark("DOT", word.span, word.text)
        if word.can("NL") and out and out[-1].text == "?":
            continue
        out.append(word)
    return out


def _asked(words: list[Word], i: int) -> bool:
    if i + 1 >= len(words):
        return False
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "COLON", "THEN", "QUEST"):
            return j < i - 1
        if words[j].can(*VERBS):
            return False
    return i > 0


_OPENED = ("DOT", "LINE", "OPT", "OPTS", "IDOT", "THEN", "COLON", "ELSE", "QUEST")
"""Behind these nothing can end yet."""


def breaks(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Runs of full stops, line ends and semicolons are one sentence end; none at an edge,
    none where the sentence cannot be over."""
    out: list[Word] = []
    for _i, word in enumerate(words):
        if not word.can("DOT", "NL", "SEMI", "IDOT"):
            out.append(word)
            continue
        if not out or out[-1].can(*_OPENED):
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
    """Where one word says both "to" and "by", or both "without it" and "without doing it": a
    marked infinitive behind it tells."""
    out: list[Word] = []
    for i, word in enumerate(words):
        term = "TO" if word.can("TO") else "UNDONE"
        if word.can(term) and any(a.term != term for a in word.analyses):
            rest = words[i + 1 :]
            stop = next((j for j, w in enumerate(rest) if w.can(*BREAKS, "RPAR")), len(rest))
            marked = any(w.can("VZU", "ZUPASS") for w in rest[:stop])
            word = word.only(term) if marked else word.without(term)
        out.append(word)
    return out
