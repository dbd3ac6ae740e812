"""Which reading of a word is meant, where its neighbours say so; one small pass a text.

A grammar with one token of look-ahead cannot tell a particle from a preposition, a comma
that closes a clause from one that opens a relative, or the "or" between options from the
"or" between nouns. The neighbours can. Each step below is one such decision, for all
languages, over the terminals of the lexicon; commas that decide nothing are dropped.
What is left for the grammar: sections split by LINE, sentences split by DOT.
"""

from __future__ import annotations

from collections.abc import Callable

from grammar import closing, closing_choices, closing_conditions, closing_phrases
from grammar.lexicon import Lexicon
from grammar.mark_attributes import attributes
from grammar.mark_contrast import but_none, contrasts, including_this, set_off
from grammar.mark_either import closing_plural, groups, inverted_either
from grammar.mark_joints import (
    SUBORDINATORS,
    and_or,
    as_many,
    asides,
    asked,
    breaks,
    colons,
    connectives,
    exceptions,
    gaps,
    inner_stops,
    joints,
    purposes,
)
from grammar.mark_lists import condition_first, listed_amounts, which_one
from grammar.mark_options import labels, open_cases, options
from grammar.mark_questions import questions
from grammar.mark_stranded import stranded, your_or_you
from grammar.marking import (
    BREAKS,
    FINITE,
    NONFINITE,
    RELS,
    VERBS,
    can_be,
    closes_relative,
    each_one,
    ends_clause,
    in_relative,
    noun_follows,
    opened_of,
    opens_clause,
    verb_ahead,
)
from grammar.neighbours import neighbours
from grammar.scan import Word, mark
from grammar.wishes import wishes

PREMODIFIERS = ("DET", "NUM", "ADJ", "BOUND", "ORCMP")


Step = Callable[[list[Word], Lexicon], list[Word]]


def capitals(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where nouns are capitalised, a capital inside a sentence is a noun, and none is not."""
    if not lexicon.settings.get("nouns_capitalised"):
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        first = i == 0 or words[i - 1].can(*BREAKS, "LPAR", "ELLIPSIS", "OR")
        if word.can("NOUN") and len({a.term for a in word.analyses}) > 1:
            if first and word.capital:  # a bare noun seldom opens a sentence, a verb often
                others, nouns = word.without("NOUN").analyses, word.only("NOUN").analyses
                word = Word(word.text, word.span, (*others, *nouns), word.capital)
            else:
                word = word.only("NOUN") if word.capital else word.without("NOUN")
        out.append(word)
    return out


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


def measures(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """One word says "than" and "as": behind "so many" it opens the clause that counts them."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AS") and word.can("THAN"):
            opens = _so_many_before(words, i) and _clause_ahead(words, i)
            word = word.only("AS") if opens else word.without("AS")
            if opens and out and out[-1].can("COMMA"):
                out.pop()
        out.append(word)
    return out


def _so_many_before(words: list[Word], i: int) -> bool:
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS):
            return False
        if any(a.term == "DET" and a.key in ("so_many", "as_many") for a in words[j].analyses):
            return True
    return False


def _clause_ahead(words: list[Word], i: int) -> bool:
    """Whether a finite verb closes what stands behind."""
    for j in range(i + 1, len(words)):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        if words[j].can(*FINITE, "VLAST"):
            return True
    return False


def bounds(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "With more than 4 cards": behind a preposition a comparison with a number is a bound."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        coins = can_be(words, i + 1, "COINS") or (
            can_be(words, i + 1, "NUM")
            and i + 2 < len(words)
            and any(a.term == "NOUN" and a.key == "coin" for a in words[i + 2].analyses)
        )
        if words[i].can("UNTIL") and coins:  # "up to 4 coins"
            out.append(mark("BOUND", words[i].span, words[i].text, "at_most"))
            i += 1
            continue
        if (
            out
            and out[-1].can("PREP")
            and can_be(words, i, "CMP")
            and can_be(words, i + 1, "THAN")
            and can_be(words, i + 2, "NUM")
        ):
            key = {a.key: _OVER[a.key] for a in words[i].analyses if a.key in _OVER}
            if key:
                span = (words[i].span[0], words[i + 1].span[1])
                text = f"{words[i].text} {words[i + 1].text}"
                out.append(mark("BOUND", span, text, next(iter(key.values()))))
                i += 2
                continue
        out.append(words[i])
        i += 1
    return out


_OVER = {"more": "over", "less": "under"}


def limits(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "... until 3 cards": with no verb behind it that closes a clause it is a preposition."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("PREP") and word.can("UNTIL", "BOUND") and not word.only("PREP").can("PTC"):
            counted = can_be(words, i + 1, "NUM", "ADV", "BOUND")
            closed = any(w.can(*FINITE, "VLAST") for w in _clause(words, i))
            if counted and not closed and not word.can("BOUND"):
                word = word.only("PREP")
            else:
                word = word.without("PREP")
        out.append(word)
    return out


def _clause(words: list[Word], i: int) -> list[Word]:
    """The words behind this one up to the next that ends a clause."""
    end = i + 1
    while end < len(words) and not words[end].can(*BREAKS, "COMMA", "AND", "RPAR"):
        end += 1
    return words[i + 1 : end]


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


def those_of(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "... than that of the trashed card": an article right before an article in the
    possessive case stands for what is compared."""
    case = lexicon.settings.get("possessive_case")
    if not case:
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("DET") and any(a.key in ("def", "dem") for a in word.analyses):
            behind = words[i + 1].analyses if i + 1 < len(words) else ()
            owner = any(
                a.term == "DET"
                and a.key in ("def", "dem")
                and any(f[0] == case for f in a.features)
                for a in behind
            )
            if owner and not word.can("REL", "NHEAD"):
                word = word.only("DET").as_term("THATOF", "DET")
        out.append(word)
    return out


def headless(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A determiner, number or adjective with no noun after it is itself the head."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("DET", "NUM", "ADJ") and (not noun_follows(words, i) or each_one(words, i)):
            others = word.without("DET", "NUM", "ADJ").analyses
            heads = tuple(
                a
                for a in word.as_term("NHEAD", "DET", "NUM", "ADJ").analyses
                if not a.data.get("article")
            )
            if not heads and not others:  # an article cannot stand alone
                out.append(word)
                continue
            if word.can("PRON"):  # alone, "das" is the pronoun it also is
                heads = ()
            word = Word(word.text, word.span, (*others, *heads), word.capital)
        out.append(word)
    return out


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


STEPS: tuple[Step, ...] = (
    which_one,
    and_or,
    exceptions,
    contrasts,
    but_none,
    set_off,
    inverted_either,
    groups,
    including_this,
    stranded,
    your_or_you,
    neighbours,
    closing_plural,
    open_cases,
    wishes,
    measures,
    as_many,
    elsewhere,
    asides,
    capitals,
    purposes,
    bounds,
    limits,
    particles,
    relatives,
    attributes,
    those_of,
    closing_participles,
    headless,
    gaps,
    lone_modals,
    nonfinite,
    questions,
    connectives,
    condition_first,
    conditions,
    asked,
    labels,
    options,
    colons,
    listed_amounts,
    joints,
    inner_stops,
    breaks,
)


CLOSING_STEPS: tuple[Step, ...] = (
    asked,
    and_or,
    neighbours,
    closing.futures,
    closing.as_many_as_liked,
    closing.denied_along,
    closing.which_ones,
    closing.obligations,
    closing.whethers,
    closing.for_which,
    closing.over,
    closing.dashes,
    closing.seconds,
    closing_conditions.holding_this,
    closing.asides,
    closing_phrases.listed_before_noun,
    closing_phrases.bounds,
    closing_phrases.participles,
    closing_phrases.remainders,
    closing_phrases.passives,
    closing_phrases.postposed,
    relatives,
    closing.owners,
    headless,
    closing_phrases.partitives,
    closing_conditions.otherwise,
    closing_conditions.next_conditions,
    closing.copulas,
    closing_conditions.elliptical,
    closing_conditions.moments,
    closing.clauses,
    closing_conditions.thens,
    closing.colons,
    closing_choices.alternatives,
    labels,
    options,
    closing.joints,
    inner_stops,
    breaks,
)


def mark_words(words: list[Word], lexicon: Lexicon) -> list[Word]:
    for step in CLOSING_STEPS if lexicon.settings.get("clauses_close") else STEPS:
        words = step(words, lexicon)
    return words
