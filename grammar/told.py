""" "The cards that you have revealed" are the revealed cards.

A relative that says what was done with cards before points to them like the participle of its
verb. Before a clause is given its meaning such relatives become that participle, so that what
points back is understood in one place. What the relative says beside the deed must say nothing
of its own; else it stays, and whoever cannot read it refuses.
"""

from __future__ import annotations

from grammar import phrases as ph
from grammar.concord import relative_agrees
from grammar.context import Context
from grammar.references import PARTICIPLE_OF
from grammar.roles import HARMLESS

_POINTING = frozenset({"def", "dem", "all", "each", "both", "their", "your"})

_IDLE = HARMLESS | {"this_way", "just", "already", "here", "of_them"}
"""Adverbs that only repeat that it happened so."""

_DOERS = frozenset({"you", "they", "player", "opponent", "neighbour"})


def told_before(ctx: Context, clause: ph.Clause) -> None:
    for nominal in _nominals(clause):
        _there(ctx, nominal)
        told_of(ctx, nominal)


def told_of(ctx: Context, nominal: ph.Nominal) -> None:
    if not _POINTING & set(nominal.determiners) and "rest" not in nominal.adjectives:
        return
    for relative in list(nominal.relatives):
        kind = _kind(ctx, relative)
        if kind and kind not in nominal.adjectives:
            relative_agrees(ctx, nominal, relative)
            nominal.adjectives = (*nominal.adjectives, kind)
            relative.used = True
            nominal.relatives.remove(relative)


_AMONG = frozenset({"thereby", "of_them", "there_with"})


def _there(ctx: Context, nominal: ph.Nominal) -> None:
    """ "Victory cards that are among them": those of the cards just shown."""
    seen = ctx.last("revealed", "looked_at")
    for relative in list(nominal.relatives):
        subject = relative.subject
        here = {"be", "exist"} & set(relative.verb.frames) and not relative.negated
        own = subject is not None and subject.head == "rel"
        if seen is None or relative.modal or not here or not own:
            continue
        said = [c for c in relative.chunks if not _itself(c)]
        if not said or not all(isinstance(c, ph.Adverb) and c.key in _AMONG for c in said):
            continue
        relative_agrees(ctx, nominal, relative)
        kind = "revealed" if "revealed" in seen.kinds else "looked_at"
        nominal.adjectives = (*nominal.adjectives, kind)
        relative.used = True
        nominal.relatives.remove(relative)


def _itself(chunk: ph.Chunk) -> bool:
    return isinstance(chunk, ph.Nominal) and chunk.head in ("rel", "self")


def _nominals(clause: ph.Clause) -> list[ph.Nominal]:
    found = [clause.subject] if clause.subject is not None else []
    for chunk in clause.chunks:
        match chunk:
            case ph.Nominal():
                found.append(chunk)
            case ph.Prepositional():
                found.append(chunk.nominal)
            case ph.Comparison(than=ph.Nominal() as than):
                found.append(than)
    return [*found, *(n.of for n in found if n.of is not None)]


def _kind(ctx: Context, relative: ph.Clause) -> str:
    """The participle that says the same; "rest" for what was not done."""
    subject = relative.subject
    if relative.modal or subject is None:
        return ""
    if subject.head not in _DOERS and not (subject.head == "rel" and relative.aux):
        return ""
    for chunk in relative.chunks:
        idle = isinstance(chunk, ph.Adverb) and chunk.key in _IDLE
        if not idle and not (isinstance(chunk, ph.Nominal) and chunk.head == "rel"):
            return ""
    kinds = [PARTICIPLE_OF[f] for f in relative.verb.frames if f in PARTICIPLE_OF]
    known = [kind for kind in kinds if ctx.last(kind) is not None]
    if not known:
        return ""
    return "rest" if relative.negated else known[0]
