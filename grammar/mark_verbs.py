"""Marking: forms of verbs: particles, infinitives and participles, modals that stand alone."""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.marking import (
    BREAKS,
    FINITE,
    NONFINITE,
    VERBS,
    can_be,
    ends_clause,
    opened_of,
)
from grammar.scan import Word


def particles(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A separable particle stands at the end of its clause; else it is what else it can be."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("PTC"):
            if word.can(*FINITE) and not _waited_for(out, word):
                word = word.without("PTC")  # "liegen" beside "bleibt", and the verb it is
            elif (
                ends_clause(words, i + 1)
                or (word.can(*FINITE) and can_be(words, i + 1, "THAT"))
                or can_be(words, i + 1, "VINF", "VZU", "VPART", "POST")
            ):
                word = word.only("PTC")
            elif len(word.analyses) > 1 and any(a.term != "PTC" for a in word.analyses):
                word = word.without("PTC")
        out.append(word)
    return out


def _waited_for(words: list[Word], particle: Word) -> bool:
    """Whether a finite verb before it in the clause can take it as its particle."""
    for word in reversed(words):
        if word.can(*BREAKS, "COMMA"):
            return False
        for a in word.analyses:
            if particle.text.lower() in a.data.get("particles", ()):
                return True
    return False


def closing_participles(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "Heb je er een vernietigd": behind its auxiliary, at the end of the clause, a participle
    is the verb, whatever stands before it."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("VINF") and word.can("DET") and ends_clause(words, i + 1):
            word = word.only("VINF")  # "es darf auch die genommene sein"
        closes = word.can("VPART") and word.can("ADJ") and ends_clause(words, i + 1)
        if closes and _auxiliary_before(words, i):
            word = word.without("ADJ")
        out.append(word)
    return out


def _auxiliary_before(words: list[Word], i: int) -> bool:
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA", *NONFINITE) and not words[j].can("BE"):
            return False
        if words[j].can("HAVE", "PASSIVE"):
            return True
    return False


def nonfinite(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A form that is both finite and not: the auxiliary right after it (or none) decides."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if (
            word.can("VPART")
            and word.can("VFIN", "VIMP")
            and can_be(words, i + 1, "HAVE", "BE", "PASSIVE")
        ):
            word = word.without("VFIN", "VIMP")
        elif word.can("VPART") and word.can("VFIN") and not ends_clause(words, i + 1):
            word = word.without("VPART")
        elif word.can("VINF") and word.can("VLAST") and _modal_closes(words, i):
            word = word.without("VLAST")
        elif word.can("VINF") and word.can("VLAST") and opened_of(words, i):
            word = word.without("VINF")
        elif word.can("VINF") and word.can("VFIN"):
            if can_be(words, i + 1, "MODAL") or (opened_of(words, i) and _modal_closes(words, i)):
                word = word.without("VFIN")
            elif opened_of(words, i) and ends_clause(words, i + 1):
                word = word.without("VINF")
            elif _after_modal(words, i):
                word = word.without("VFIN")
            elif opened_of(words, i):
                word = word.without("VINF")
            elif ends_clause(words, i + 1):
                word = word.without("VFIN")
            else:
                word = word.without("VINF")
        out.append(word)
    return out


def _modal_closes(words: list[Word], i: int) -> bool:
    """ "... discard or put back must": a modal at the very end of the clause, for both."""
    for j in range(i + 1, len(words)):
        if words[j].can("MODAL"):
            return ends_clause(words, j + 1)
        if words[j].can(*BREAKS, "COMMA") or (
            words[j].can("VFIN", "VLAST") and not (words[j].can("VINF"))
        ):
            return False
    return False


def lone_modals(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "If he cannot": with nothing to do but "that", being able to is having done it."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("MODAL") and word.can("VFIN"):
            start, end = i, i
            while start > 0 and not words[start - 1].can(*BREAKS, "COMMA"):
                start -= 1
            while end + 1 < len(words) and not words[end + 1].can(*BREAKS, "COMMA"):
                end += 1
            if any(a.key == "keep" for a in word.analyses if a.term == "MODAL"):
                staying = not any(
                    words[j].can("VINF") and not _its_particle(word, words[j])
                    for j in range(i + 1, end + 1)
                )
                out.append(word.without("MODAL") if staying else word.without("VFIN"))
                continue
            others = [words[j] for j in range(start, end + 1) if j != i]
            opens = end + 1 < len(words) and words[end + 1].can("COMMA", "COLON")
            alone = opens and all(w.can("PRON", "ADV", "IF", "WHO") for w in others)
            word = word.without("MODAL") if alone else word.without("VFIN")
        out.append(word)
    return out


def _its_particle(verb: Word, particle: Word) -> bool:
    """ "blijft ... liggen": what stays lying does not keep doing it."""
    return any(particle.text.lower() in a.data.get("particles", ()) for a in verb.analyses)


def _after_modal(words: list[Word], i: int) -> bool:
    """Whether the nearest verb before it in the clause is a modal that waits for it."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        if words[j].can(*VERBS, "VINF", "VPART"):
            return words[j].can("MODAL")
    return False
