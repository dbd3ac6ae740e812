"""Which reading of a word is meant, where its neighbours say so; one small pass a text.

A grammar with one token of look-ahead cannot tell a particle from a preposition, a comma
that closes a clause from one that opens a relative, or the "or" between options from the
"or" between nouns. The neighbours can. Each step below is one such decision, for all
languages, over the terminals of the lexicon; commas that decide nothing are dropped.
What is left for the grammar: sections split by LINE, sentences split by DOT.
"""

from __future__ import annotations

from collections.abc import Callable

from grammar import closing, closing_choices, closing_conditions, closing_phrases, closing_words
from grammar.lexicon import Lexicon
from grammar.mark_attributes import attributes
from grammar.mark_clauses import conditions, elsewhere, relatives
from grammar.mark_contrast import but_none, contrasts, including_this, set_off
from grammar.mark_either import closing_plural, groups, inverted_either
from grammar.mark_joints import and_or, as_many, asides, gaps, joints
from grammar.mark_lists import condition_first, listed_amounts, which_one
from grammar.mark_nouns import bounds, capitals, headless, limits, measures, those_of
from grammar.mark_options import labels, open_cases, options
from grammar.mark_questions import questions
from grammar.mark_stops import asked, breaks, colons, connectives, exceptions, inner_stops, purposes
from grammar.mark_stranded import stranded, your_or_you
from grammar.mark_verbs import closing_participles, lone_modals, nonfinite, particles
from grammar.neighbours import neighbours
from grammar.scan import Word
from grammar.wishes import wishes

Step = Callable[[list[Word], Lexicon], list[Word]]


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
    closing_words.futures,
    closing_words.as_many_as_liked,
    closing_words.denied_along,
    closing_words.which_ones,
    closing_words.obligations,
    closing_words.whethers,
    closing_words.for_which,
    closing_words.over,
    closing_words.dashes,
    closing_words.seconds,
    closing_conditions.holding_this,
    closing_words.asides,
    closing_phrases.listed_before_noun,
    closing_phrases.bounds,
    closing_phrases.participles,
    closing_phrases.remainders,
    closing_phrases.passives,
    closing_phrases.postposed,
    relatives,
    closing_words.owners,
    headless,
    closing_phrases.partitives,
    closing_conditions.otherwise,
    closing_conditions.next_conditions,
    closing_words.copulas,
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
