"""Marking: where verbs stand ("either" before one, a plural at the end), numbers that are nouns.

"Ofwel trek je drie kaarten, ofwel krijg je twee acties": behind such a word the verb comes first
as it does behind "then". A mark says so, since such a clause cannot open a sentence by itself.
"""

from __future__ import annotations

from grammar.lexicon import Analysis, Lexicon
from grammar.marking import BREAKS, can_be, ends_clause
from grammar.scan import Word, mark

_FINITE = ("VFIN", "VINV", "MODAL", "HAVE", "BE")


def inverted_either(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Two or more of them, each with its verb and then who does it."""
    if not lexicon.settings.get("verb_second"):
        return words
    places = [i for i in range(len(words)) if _opens(words, i)]
    out: list[Word] = []
    told = ""
    for i, word in enumerate(words):
        if word.can("DOT", "LINE"):
            told = ""
        starts = i == 0 or words[i - 1].can(*BREAKS, "COLON")
        if i not in places or not (told or (starts and len(places) > 1)):
            out.append(word)
            continue
        either = mark("_EITHER", word.span, word.text)
        if told == "listed" or (not told and can_be(words, i - 1, "COLON")):
            told = "listed"  # its separators are read with the list
            out.extend([word, either])
        elif told:
            while out and out[-1].can("COMMA", "SEMI"):
                out.pop()
            out.extend([mark("ORV", word.span, word.text), either])
        else:
            told = "sentence"
            out.append(either)
    return out


def _opens(words: list[Word], i: int) -> bool:
    if not words[i].can("OR") or not can_be(words, i + 1, *_FINITE):
        return False
    return can_be(words, i + 2, "PRON") or can_be(words, i + 2, "DET")


def groups(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Elk tiental kaarten": the article goes with the group, the noun with the number."""
    if not lexicon.settings.get("groups"):
        return words
    out = list(words)
    for i, word in enumerate(words):
        if not any(a.data.get("group") for a in word.analyses):
            continue
        j = i - 1
        while j >= 0 and words[j].can("ADJ"):
            j -= 1
        if j >= 0 and words[j].can("DET"):
            plain = tuple(Analysis(a.term, a.key, frozenset(), a.data) for a in words[j].analyses)
            out[j] = Word(words[j].text, words[j].span, plain, words[j].capital)
        for k in range(j + 1, i):
            full = [a for a in words[k].analyses if a.key == "full"] or words[k].analyses
            plain = tuple(Analysis(a.term, a.key, frozenset(), a.data) for a in full)
            out[k] = Word(words[k].text, words[k].span, plain, words[k].capital)
    return out


def closing_plural(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "..., waarna alle spelers een Vloek krijgen": a plural that closes a clause without a modal
    is no infinitive, though it looks like one."""
    if not lexicon.settings.get("verb_second"):
        return words
    out = list(words)
    for i, word in enumerate(words):
        if not word.can("VINF") or not word.can("VFIN", "VLAST") or not ends_clause(words, i + 1):
            continue
        if _subordinate(words, i):
            out[i] = word.without("VINF")
    return out


def _subordinate(words: list[Word], end: int) -> bool:
    """Whether "after which" opened the clause that ends here, with no modal in it."""
    for word in reversed(words[:end]):
        if word.can("MODAL", *BREAKS):
            return False
        if word.can("AFTER"):
            return True
    return False
