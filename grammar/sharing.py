"""Verbs that share an object: "he reveals and then discards the top 2 cards of his deck".

The object is said once, behind the last verb. The first verb gets it, the others point to
what the first dealt with, so that every clause is whole before it is given its meaning.
"""

from __future__ import annotations

import itertools
from copy import deepcopy
from dataclasses import replace

from grammar import phrases as ph

SHARING = frozenset({"reveal", "look", "discard", "trash", "play"})
"""Frames that need nothing but an object, so that one without is waiting for it."""


def share_objects(items: list[ph.Sentence]) -> None:
    for first, second in itertools.pairwise(items):
        if not isinstance(first, ph.Statement) or not isinstance(second, ph.Statement):
            continue
        if len(first.clauses) > 1 or len(second.clauses) > 1:
            continue
        waiting, whole = first.clauses[0], second.clauses[0]
        if not set(waiting.verb.frames) <= SHARING or not set(whole.verb.frames) <= SHARING:
            continue
        if any(not isinstance(c, ph.Adverb) for c in waiting.chunks):
            continue
        shared = [c for c in whole.chunks if not isinstance(c, ph.Adverb)]
        if not any(isinstance(c, ph.Nominal) and c.head not in _POINTERS for c in shared):
            continue
        waiting.chunks = [*waiting.chunks, *shared]
        pointer = ph.Nominal("them", whole.span, whole.verb.text)
        whole.chunks = [pointer, *(c for c in whole.chunks if isinstance(c, ph.Adverb))]


MOVING = SHARING | {"put", "return", "set_aside", "pass", "take"}
"""Frames that say nothing without an object."""


def share_among_options(options: list[ph.Sentence]) -> None:
    """ "He discards it or puts it back" with one "it": an option without an object has that of
    the first that names one, and what belongs to it."""
    clauses = [
        o.clauses[0] if isinstance(o, ph.Statement) and len(o.clauses) == 1 else None
        for o in options
    ]
    said = next((c for c in clauses if c is not None and _objects(c)), None)
    if said is None or not _moves(said):
        return
    shared = _objects(said)
    for clause in clauses:
        if clause is None or clause is said or _objects(clause):
            continue
        if _moves(clause):
            clause.chunks = [*deepcopy(shared), *clause.chunks]


def _moves(clause: ph.Clause) -> bool:
    frames = set(clause.verb.frames)
    return bool(frames & MOVING) and frames - {"get"} <= MOVING  # "take" also gets amounts


def _objects(clause: ph.Clause) -> list[ph.Chunk]:
    """The noun phrases of a clause and where the cards come from."""
    found: list[ph.Chunk] = [
        c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head not in ("self", "rel")
    ]
    if not found:
        return []
    return [
        c
        for c in clause.chunks
        if c in found or (isinstance(c, ph.Prepositional) and c.role in ("from", "among"))
    ]


def asked_again(condition: ph.Clause, label: ph.Nominal) -> ph.Clause | None:
    """The same condition with another kind of card: "if it is an Action ...; a Treasure ..."."""
    again = deepcopy(condition)
    spoken = [*([again.subject] if again.subject is not None else []), *again.chunks]
    told = [c for c in spoken if isinstance(c, ph.Nominal) and c.head.startswith(_KINDS)]
    if len(told) != 1 or not label.head.startswith(_KINDS):
        return None
    told[0].head, told[0].text, told[0].span = label.head, label.text, label.span
    told[0].head_analysis = label.head_analysis
    met = told[0].features & label.features
    told[0].features = met or label.features
    return again


_KINDS = ("type:", "card:", "action")


def for_each_of(sentence: ph.Sentence) -> ph.Prepositional | None:
    """ "For each of them you get ...": taken out of the sentence, for all that follows."""
    if isinstance(sentence, ph.Steps):
        return for_each_of(sentence.items[0])
    if not isinstance(sentence, ph.Statement):
        return None
    clause = sentence.clauses[0]
    for chunk in clause.chunks:
        if isinstance(chunk, ph.Prepositional) and chunk.role in ("for_each", "per"):
            clause.chunks = [c for c in clause.chunks if c is not chunk]
            return chunk
    return None


GETTING = frozenset({"get", "spend", "have", "yield"})
"""Frames whose object can be a row of amounts."""


def announced(items: list[ph.Sentence]) -> None:
    """ "You get: +1 Card, +1 Action": the verb only announces what follows."""
    first = items[0]
    if len(items) < 2 or not isinstance(first, ph.Statement) or not isinstance(items[1], ph.Bonus):
        return
    clause = first.clauses[-1]
    said = [c for c in clause.chunks if not (isinstance(c, ph.Adverb) and c.key in _ANNOUNCING)]
    empty = all(isinstance(c, ph.Nominal) and c.head in ("something", "self") for c in said)
    yours = clause.subject is None or clause.subject.head == "you"
    if "get" in clause.verb.frames and empty and yours and not clause.negated and not clause.modal:
        del items[0]


_ANNOUNCING = frozenset(
    {"by_type", "then", "so_then", "also", "for_it", "once", "each", "this_turn"}
)


def share_verbs(items: list[ph.Sentence]) -> None:
    """ "You get 1 action, 1 buy and 2 coins": the verb is said once, before the first amount."""
    for i in range(len(items) - 1):  # each takes over from the one before
        first, second = items[i], items[i + 1]
        if not isinstance(first, ph.Statement) or not isinstance(second, ph.Bare):
            continue
        clause = first.clauses[-1]
        if not GETTING & set(clause.verb.frames) or clause.negated:
            continue
        shared = [c for c in clause.chunks if isinstance(c, ph.Adverb)]
        own = [*second.chunks, *shared]
        again = replace(clause, chunks=own, span=second.span)
        items[i + 1] = ph.Statement([again], second.span)


_POINTERS = frozenset({"it", "them", "that", "these", "self", "rel"})


def among_bonuses(items: list[ph.Sentence]) -> None:
    """ "You get a card and +2 Actions": beside other things that one gets, a card of which
    nothing else is said is one of them."""
    got = [_got(item) for item in items]
    if not any(isinstance(item, ph.Bonus) for item in items) and not any(
        n.head in _AMOUNTS for nominals in got for n in nominals
    ):
        return
    for nominals in got:
        cards = [n for n in nominals if n.head == "card"]
        for card in cards if len(cards) == 1 and len(nominals) == 1 else []:
            plain = not (card.adjectives or card.relatives or card.bound or card.partitive)
            if plain and not set(card.determiners) - {"indef"}:
                card.adjectives = ("plus",)


_AMOUNTS = frozenset({"action", "buy", "coin"})


def _got(item: ph.Sentence) -> list[ph.Nominal]:
    """What one gets, by a verb that says so or in the list behind it."""
    if isinstance(item, ph.Statement) and "get" in item.clauses[-1].verb.frames:
        chunks = item.clauses[-1].chunks
    elif isinstance(item, ph.Bare):
        chunks = item.chunks
    else:
        return []
    if any(isinstance(c, ph.Prepositional | ph.Comparison) for c in chunks):
        return []
    return [c for c in chunks if isinstance(c, ph.Nominal) and c.head != "self"]
