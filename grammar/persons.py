"""Whom a verb speaks of where the language leaves the subject unsaid.

A second person is the player of the card (the builder puts it in). A third person without
a subject goes on with players already named: they must be there, and be as many.
"""

from __future__ import annotations

from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Loop, Reject

IMPERSONAL = frozenset(
    {
        "be",
        "cost",
        "affect",
        "yield",
        "contain",
        "floor",
        "lower",
        "raise",
        "right",
        "bear",
        "stay",
        "run_out",
        "happen",
    }
)


def unsaid(ctx: Context, clause: ph.Clause) -> bool:
    """A third person whose subject goes unsaid."""
    drops = bool(ctx.lexicon.settings.get("drops_subject"))
    personal = not IMPERSONAL & set(clause.verb.frames)
    return drops and personal and clause.subject is None and clause.aux != "passive"


def check_known(ctx: Context, clause: ph.Clause) -> None:
    """ "Jeśli to zrobi": somebody must have been named."""
    there_is = any(
        isinstance(c, ph.Prepositional)
        and (c.role == "among" or (c.role == "at" and c.nominal.head in ("it", "them")))
        for c in clause.chunks
    ) or any(ph.is_adverb(c, "there") for c in clause.chunks)
    if there_is and "have" in clause.verb.frames and clause.negated:
        return  # "nie ma wśród nich": nobody has it
    if unsaid(ctx, clause) and ctx.loop is None and ctx.past_loop is None:
        raise Reject(Code.REFERENCE, clause.verb.span, word=clause.verb.text)


def check_number(ctx: Context, loop: Loop, clause: ph.Clause) -> None:
    """ "Każdy odkrywa kartę i odrzucają ją": as many as were named."""
    wanted = frozenset("3" + number for number in loop.numbers)
    if not wanted or not clause.verb.features or wanted & clause.verb.features:
        return
    right = [
        form
        for form, features in ctx.lexicon.forms_of("VFIN", clause.verb.lemma)
        if features & wanted
    ]
    ctx.report(
        Code.PERSON,
        clause.verb.span,
        word=clause.verb.text,
        expected=tuple(dict.fromkeys(right)),
    )


def check_until(ctx: Context, clause: ph.Clause) -> None:
    """ "Odkrywaj karty, aż odkryje ...": whoever acts is who stops."""
    if not ctx.lexicon.settings.get("drops_subject"):
        return
    for chunk in clause.chunks:
        if not isinstance(chunk, ph.Until):
            continue
        inner = chunk.clause
        if inner.mood == "infinitive":  # "by mieć 3 karty": whoever acts
            continue
        yours = inner.subject is not None and inner.subject.head == "you"
        comes = {"find", "remain", "be"} & set(inner.verb.frames) and any(
            isinstance(c, ph.Nominal) and any(f[0] == ctx.lexicon.cases[0] for f in c.features)
            for c in inner.chunks
        )
        theirs = unsaid(ctx, inner) and not comes  # "aż pojawią się 2 karty": cards do
        if (yours and ctx.loop is not None) or (theirs and ctx.loop is None):
            raise Reject(Code.REFERENCE, inner.verb.span, word=inner.verb.text)
