""" "A card of two types gives both bonuses": cards that are of several kinds.

Where each kind is asked for by a question of its own, such a card is answered by each of them;
saying so adds nothing. A text that gives one bonus of several is not this remark.
"""

from __future__ import annotations

from cardspec import effects as fx
from grammar import phrases as ph
from grammar.roles import HARMLESS

_GIVING = frozenset({"get", "yield", "have"})


def both_kinds(clause: ph.Clause, effect: fx.Effect) -> bool:
    """ "A card of two types gives both bonuses", in one clause."""
    if not _gives_all(clause) or not _asked_by_kind(effect):
        return False
    subject = clause.subject
    spoken = [*([subject] if subject is not None else []), *clause.chunks]
    kinds = [c for c in spoken if _kinds(c)]
    others = [c for c in spoken if c not in kinds and not _idle(c) and not _all_bonuses(c)]
    cards = [c for c in others if isinstance(c, ph.Nominal) and c.head in ("card", "you")]
    told = [r for c in cards for r in c.relatives if _of_kinds(r)]
    for relative in told:
        relative.used = True
    return bool(kinds or told) and len(cards) == len(others)


def of_both_kinds(condition: ph.Clause, told: ph.Clause, effect: fx.Effect) -> bool:
    """ "If the card is of two types, you get both bonuses"."""
    return _of_kinds(condition) and _gives_all(told) and _asked_by_kind(effect)


def _of_kinds(clause: ph.Clause) -> bool:
    belongs = {"belong", "have", "be"} & set(clause.verb.frames) and not clause.negated
    kinds = [c for c in clause.chunks if _kinds(c)]
    others = [c for c in clause.chunks if c not in kinds and not _idle(c)]
    plain = all(isinstance(c, ph.Nominal) and c.head in ("card", "it", "rel") for c in others)
    return bool(belongs) and len(kinds) == 1 and plain


def _gives_all(clause: ph.Clause) -> bool:
    bonuses = [c for c in clause.chunks if _all_bonuses(c)]
    giving = _GIVING & set(clause.verb.frames) and not (clause.negated or clause.modal)
    return bool(giving) and len(bonuses) == 1


def _all_bonuses(chunk: ph.Chunk) -> bool:
    if not isinstance(chunk, ph.Nominal) or chunk.head != "option":
        return False
    return bool({"both", "all", "each"} & {*chunk.determiners, *chunk.adjectives})


def _kinds(chunk: ph.Chunk) -> bool:
    """Two or more types."""
    inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
    if isinstance(chunk, ph.Comparison):
        inner = chunk.than if chunk.than is not None and chunk.key == "more" else chunk
        return isinstance(inner, ph.Nominal) and inner.head == "type" and inner.number == 1
    if not isinstance(inner, ph.Nominal) or inner.head != "type":
        return False
    many = inner.number is not None and (inner.number > 1 or inner.bound == "more")
    return many or bool({"some", "both"} & set(inner.determiners))


def _idle(chunk: ph.Chunk) -> bool:
    if isinstance(chunk, ph.Nominal):
        return chunk.head == "you"
    return isinstance(chunk, ph.Adverb) and chunk.key in HARMLESS | {"thereby", "for_it"}


def _asked_by_kind(effect: fx.Effect) -> bool:
    said = repr(effect)
    return "Matches(" in said and "Choose(" not in said
