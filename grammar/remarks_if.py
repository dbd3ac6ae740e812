"""Remarks with a condition: "if you have only one, discard it", "(as far as possible)"."""

from __future__ import annotations

from cardspec import effects as fx
from grammar import phrases as ph
from grammar.context import Context
from grammar.kinds import of_both_kinds
from grammar.references import PRONOUNS
from grammar.remarks import (
    chooses_which,
    inner_head,
    last_of,
    none_of,
    obliged,
    order,
    said_of,
    that,
)
from grammar.steps import Step


def remark_if(ctx: Context, sentence: ph.Conditional, steps: list[Step]) -> bool:
    """ "(If you have one, this is obligatory)", "(if you put both back, you choose the order)"."""
    body, clause = sentence.body, sentence.condition
    if not steps or not isinstance(body, ph.Statement) or len(body.clauses) != 1:
        return False
    told = body.clauses[0]
    frames = set(clause.verb.frames)
    if of_both_kinds(clause, told, steps[-1].effect):
        return True
    if "have" in frames and not clause.negated:
        several = _several(clause) and chooses_which(ctx, told, steps[-1])
        return several or obliged(ctx, told, steps[-1])
    if "reveal" in frames and not clause.negated and _several(clause):
        return chooses_which(ctx, told, steps[-1])
    if {"return", "put"} & frames and not clause.negated:
        return order(ctx, told, steps[-1])
    return False


def _several(clause: ph.Clause) -> bool:
    """ "If he has more than one": else there would be nothing to choose."""
    for chunk in clause.chunks:
        match chunk:
            case ph.Comparison(key="more", than=ph.Nominal(head="" | "card") as than):
                return than.number == 1 or than.determiners == ("indef",)
            case ph.Nominal(number=int(number)) if number > 1:
                return True
            case ph.Nominal(determiners=("some",)):
                return True
    return False


def as_far_as_possible(sentence: ph.Conditional, steps: list[Step]) -> bool:
    """ "(If you have only one, discard it)": who has fewer cards than asked uses all of them."""
    if not steps or not isinstance(sentence.body, ph.Statement):
        return False
    body, clause = sentence.body.clauses[0], sentence.condition
    counted = [c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head in ("", "card")]
    asked = _asked(last_of(steps[-1].effect))
    if "have" not in clause.verb.frames or clause.negated or len(counted) != 1 or asked is None:
        return False
    only = any(ph.is_adverb(c, "only") for c in clause.chunks)
    fewer = counted[0].number is not None and counted[0].number < asked and only
    same = bool(set(body.verb.frames) & steps[-1].frames) and not body.negated
    spoken = [c for c in said_of(body) if isinstance(c, ph.Nominal)]
    objects = [c for c in spoken if not c.head.startswith("zone:")]
    pointing = all(c.head in PRONOUNS or "dem" in c.determiners or not c.head for c in objects)
    return fewer and same and bool(objects) and pointing


def none_there(sentence: ph.Conditional, steps: list[Step]) -> bool:
    """ "If there is no such card (in the supply), you take nothing": then none is gained."""
    if not steps or not isinstance(sentence.body, ph.Statement):
        return False
    clause, body = sentence.condition, sentence.body.clauses[0]
    if not {"there_is", "exist", "be"} & set(clause.verb.frames):
        return False
    spoken = [c for c in (clause.subject, *said_of(clause)) if c is not None]
    such = [
        c
        for c in spoken
        if isinstance(c, ph.Nominal)
        and ("neg" in c.determiners or clause.negated)
        and ("such" in c.adjectives or not c.head)
    ]
    others = [c for c in spoken if c not in such and not that(c)]
    supply = all(inner_head(c) == "zone:supply" for c in others)
    done = {"happen", "take", "gain", "get"} & set(body.verb.frames)
    nothing = [c for c in (body.subject, *said_of(body)) if isinstance(c, ph.Nominal)]
    idle = any(none_of(c) for c in nothing) and len(sentence.body.clauses) == 1
    return (
        bool(such and done) and supply and idle and isinstance(last_of(steps[-1].effect), fx.Gain)
    )


def _asked(effect: fx.Effect) -> int | None:
    cards = getattr(effect, "cards", None)
    match cards:
        case fx.Cards(quantity=fx.Exactly(amount=fx.Number(value=number))):
            return int(number)
        case _:
            return None
