"""Marking: where relatives and conditions begin and end, and places that are denied."""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.mark_joints import SUBORDINATORS
from grammar.marking import (
    BREAKS,
    FINITE,
    NONFINITE,
    RELS,
    VERBS,
    can_be,
    closes_relative,
    ends_clause,
    in_relative,
    opens_clause,
    verb_ahead,
)
from grammar.scan import Word, mark


def elsewhere(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "... into your hand, not onto the discard pile": a second place that is denied."""
    out: list[Word] = []
    for i, word in enumerate(words):
        denies = any(a.term == "ADV" and a.key == "not" for a in word.analyses)
        if denies and can_be(words, i + 1, "PREP") and _place_ahead(words, i + 1):
            before = out[-1] if out else None
            if before is not None and before.can("COMMA", "NOUN"):
                if before.can("COMMA"):
                    out.pop()
                word = mark("ADV", word.span, word.text, "not_there")
        out.append(word)
    return out


def _place_ahead(words: list[Word], i: int) -> bool:
    j = i + 1
    while can_be(words, j, "DET", "ADJ"):
        j += 1
    zones = can_be(words, j, "NOUN") and any(a.key.startswith("zone:") for a in words[j].analyses)
    return zones and (j + 1 >= len(words) or words[j + 1].can(*BREAKS, "COMMA", "AND", "RPAR"))


def relatives(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A comma before a relative pronoun belongs to it; without one the pronoun is an article,
    unless it follows a noun and no noun follows it (a forgotten comma)."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("RELG"):
            bare = lexicon.settings.get("bare_relatives") and can_be(words, i - 1, "NOUN", "VINF")
            if out and out[-1].can("COMMA") and opens_clause(words, i):
                out.pop()
                word = word.only("RELG")
            elif not bare and any(a.term != "RELG" for a in word.analyses):
                word = word.without("RELG")
        elif word.can("REL"):
            after_comma = bool(out) and out[-1].can("COMMA")
            bare = (
                can_be(words, i - 1, "NOUN")
                and not can_be(words, i + 1, "NOUN", "ADJ", "NUM")
                and not ends_clause(words, i + 1)
            )
            if lexicon.settings.get("bare_relatives") and (
                can_be(words, i - 1, *VERBS, *NONFINITE, "PTC", "VLAST")
                or _of_noun(words, i - 1, lexicon)
            ):
                bare = bare or (verb_ahead(words, i) and not can_be(words, i + 1, "NOUN"))
            if out and out[-1].can("AND") and in_relative(out) and opens_clause(words, i):
                # "a card that costs as much and that you choose"
                out[-1] = mark("ANDR", out[-1].span, out[-1].text)
                word = word.only("REL")
            elif (after_comma and not word.can("DET")) or (after_comma and opens_clause(words, i)):
                out.pop()
                word = word.only("REL")
            elif not any(a.term != "REL" for a in word.analyses):
                pass  # it can be nothing else
            elif bare and _owned(out):
                word = word.without("REL")  # "whose cost exceeds that of ..."
            elif bare:
                word = word.only("REL")
            else:
                word = word.without("REL")
        out.append(word)
    return out


def _of_noun(words: list[Word], i: int, lexicon: Lexicon) -> bool:
    """ "a card of your choice that ...": an adverb that belongs to the noun before it."""
    keys = lexicon.settings.get("noun_adverbs", ())
    return can_be(words, i, "ADV") and any(a.key in keys for a in words[i].analyses)


def _owned(words: list[Word]) -> bool:
    """Whether a clause opened by "whose" is going on."""
    for word in reversed(words):
        if word.can(*BREAKS, "COMMA"):
            return False
        if word.can("RELG"):
            return True
    return False


def conditions(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where a condition ends and what hangs on it begins: THEN.

    A sentence that opens with "if", or with a finite verb where the language inverts, is a
    condition up to its colon, or to the first comma that opens no other clause. A forgotten
    comma is found between two verbs: "if you do get 2 coins".
    """
    marks: dict[int, Word] = {}
    unsaid: dict[int, Word] = {}
    inversion = bool(lexicon.settings.get("inverted_condition"))
    for i, word in enumerate(words):
        if i and not words[i - 1].can(*BREAKS, "LPAR", "ELSE", "OR", "OPTS", "OPT"):
            continue
        inverted = inversion and word.can(*FINITE) and not word.can("VIMP", "NOUN")
        told = lexicon.settings.get("terse") and _participle_before_colon(words, i)
        if told:
            marks[told] = mark("THEN", words[told].span, words[told].text)
            continue
        if not inverted and not word.can("IF", "WHO"):
            continue
        end = _condition_end(words, i)
        if end is not None:
            marks[end] = mark("THEN", words[end].span, words[end].text)
        elif not inverted and lexicon.settings.get("verb_second"):
            end = _between_verbs(words, i)
            if end is not None:
                unsaid[end] = mark("THEN", (words[end].span[0], words[end].span[0]))
    out: list[Word] = []
    for i, word in enumerate(words):
        if i in unsaid:
            out.append(unsaid[i])
        out.append(marks.get(i, word))
    return out


def _participle_before_colon(words: list[Word], i: int) -> int:
    """ "At least 3 Actions played this turn: ...": the colon, if no other verb is there."""
    for k in range(i, len(words)):
        if words[k].can("COLON"):
            j = k - 1
            while j > i and words[j].can("POST"):
                j -= 1
            return k if j > i and words[j].can("VPART") and not words[j].can("VINF") else 0
        if words[k].can("DOT", "NL", "LINE", "SEMI", "IF", "VIMP", *FINITE):
            return 0
    return 0


def _condition_end(words: list[Word], i: int) -> int | None:
    for k in range(i + 1, len(words)):
        if words[k].can("QUEST"):
            return k
        if words[k].can("DOT", "NL", "LINE", "SEMI"):
            return None
        if words[k].can("COLON") or (words[k].can("COMMA") and _ends_condition(words, k)):
            return k
    return None


def _between_verbs(words: list[Word], i: int) -> int | None:
    """The place between the verb that closes the condition and the one that goes on."""
    for k in range(i + 2, len(words)):
        if words[k].can("DOT", "NL", "LINE", "SEMI", "COMMA"):
            return None
        closed = words[k - 1].can(*FINITE, "VLAST", "VPART", "VPAUX")
        opens = words[k].can(*VERBS) and not words[k].can("VINF", "VPART", "HAVE", "BE")
        helping = words[k].can("PASSIVE", "MODAL") and not can_be(words, k + 1, "PRON")
        if closed and opens and not helping:
            return k
    return None


def _ends_condition(words: list[Word], k: int) -> bool:
    if can_be(words, k + 1, *SUBORDINATORS, "AND", "OR", *RELS):
        return can_be(words, k + 1, "REL") and words[k + 1].can("DET")
    if closes_relative(words, k) and not can_be(words, k + 1, *VERBS, "PLUS", "ADV"):
        for m in range(k + 1, len(words)):
            if words[m].can("DOT", "NL", "LINE", "SEMI"):
                return True
            if words[m].can("COMMA", "COLON"):
                return False
    return True
