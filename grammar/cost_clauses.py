""" "Whose cost is at most 4", "... exceeds that of the trashed card by 2": clauses about a cost.

The subject is a cost, not the card; the verb says how it lies to an amount or to the cost of
another card. All of them come to the one predicate that "costs at most 4" comes to.
"""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.prices import BOUNDS, cost, cost_of_card, denied_of
from grammar.roles import Roles, genitive, is_cards

COST_FRAMES = frozenset({"amount", "exceed", "fall_short", "equal", "be", "lie"})
"""How a cost can lie to another amount."""

_COSTS = frozenset({"cost", "that_of"})
_HIGHER = {"higher": "more", "lower": "less"}


def cost_said(ctx: Context, clause: ph.Clause, roles: Roles) -> fx.Predicate:
    """What the clause says of the cost that is its subject."""
    made = _said(ctx, clause, roles)
    if clause.negated:
        return denied_of(made)
    return made


def _said(ctx: Context, clause: ph.Clause, roles: Roles) -> fx.Costs:
    frames, span = set(clause.verb.frames), clause.span
    comparison = roles.comparison()
    margin = margin_of(roles)
    other = other_cost(ctx, roles)
    number = margin.nominal if margin is not None else _number(roles)
    if comparison is not None:
        return _compared(ctx, roles, comparison, number, span)
    if "exceed" in frames or "fall_short" in frames:
        sign = 1 if "exceed" in frames else -1
        return _beyond(clause, other, number, margin is not None, sign)
    side = next(
        (c for c in roles.chunks if isinstance(c, ph.Prepositional) and c.role in _SIDES), None
    )
    if side is not None and "lie" in frames:
        roles.take(side)
        if side.nominal.head in _COSTS:
            above = cost_of(ctx, roles, side.nominal)
            return _beyond(clause, above, number, number is not None, _SIDES[side.role])
        return _beyond(clause, None, side.nominal, False, _SIDES[side.role])
    if margin is not None:
        raise Reject(Code.MISSING_ROLE, margin.span, word=margin.nominal.text, role="comparison")
    if other is not None:
        if number is not None or not {"equal", "amount", "be"} & frames:
            raise Reject(Code.NOT_UNDERSTOOD, span, word=clause.verb.text)
        bound, amount = other
        return fx.Costs(BOUNDS[bound], amount, span=span)
    at = roles.preposition("in_case_of")  # "... liegt bei höchstens 4 Geld"
    if number is None and at is not None and "lie" in frames:
        roles.take(at)
        number = at.nominal
    if number is None or not {"amount", "be", "lie"} & frames:
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="amount")
    return cost(ctx, number, None, span)


_SIDES = {"over": 1, "among": -1, "under": -1}
"""The prepositions of "lies above" and "lies below"."""


def margin_of(roles: Roles) -> ph.Prepositional | None:
    """ "... by 2 coins": with a preposition, or where its word counts as a determiner."""
    found = roles.preposition("by")
    beside = roles.preposition("with")  # "met 1 munt verlaagd"
    if found is None and beside is not None and beside.nominal.head in ("coin", ""):
        found = beside
    if found is not None:
        roles.take(found)
        return found
    for nominal in roles.nominals():
        if "by" in nominal.determiners:
            roles.take(nominal)
            return ph.Prepositional("by", nominal, nominal.span)
    return None


def _number(roles: Roles) -> ph.Nominal | None:
    found = next(
        (n for n in roles.nominals() if n.number is not None and n.head in ("coin", "")), None
    )
    if found is not None:
        roles.take(found)
    return found


def _compared(
    ctx: Context,
    roles: Roles,
    comparison: ph.Comparison,
    amount: ph.Nominal | None,
    span: fx.Span,
) -> fx.Costs:
    """ "... is higher by 1 than that of the trashed card", "... is the same"."""
    key = _HIGHER.get(comparison.key, comparison.key)
    than = comparison.than
    if than is not None and than.of is not None:
        than = than.of
    elif than is not None and than.head in _COSTS:
        than = _owner(ctx, roles, than)
    return cost(ctx, amount, replace(comparison, key=key, than=than), span)


def _beyond(
    clause: ph.Clause,
    other: tuple[str, fx.Amount] | None,
    number: ph.Nominal | None,
    margin: bool,
    sign: int,
) -> fx.Costs:
    """More (or less) than an amount, or than another cost by so much."""
    over = fx.Op.MORE if sign > 0 else fx.Op.LESS
    if other is None:
        if number is None or number.number is None or margin or number.bound:
            raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="amount")
        return fx.Costs(over, fx.Number(number.number), span=clause.span)
    bound, amount = other
    if bound:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    if number is None:
        return fx.Costs(over, amount, span=clause.span)
    if number.number is None or not margin:
        raise Reject(Code.MISSING_ROLE, number.span, word=number.text, role="measure")
    op = BOUNDS[number.bound]
    if sign < 0 and op is not fx.Op.EQUAL:  # at least 2 below is cheaper still
        op = fx.Op.AT_MOST if op is fx.Op.AT_LEAST else fx.Op.AT_LEAST
    if clause.negated and number.bound not in ("over", "under"):
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    return fx.Costs(op, fx.Sum(amount, fx.Number(sign * number.number)), span=clause.span)


def other_cost(ctx: Context, roles: Roles) -> tuple[str, fx.Amount] | None:
    """ "... that of the trashed card plus 2": another card's cost, with the bound around it."""
    for nominal in roles.nominals():
        if nominal.head in _COSTS:
            roles.take(nominal)
            return cost_of(ctx, roles, nominal)
    return None


def cost_of(ctx: Context, roles: Roles, nominal: ph.Nominal) -> tuple[str, fx.Amount]:
    """The cost a phrase names, and what is added to it."""
    if set(nominal.adjectives) or set(nominal.determiners) - {"def", "their"}:
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    owner = nominal.of or _owner(ctx, roles, nominal)
    return nominal.bound, cost_of_card(ctx, owner)


def _owner(ctx: Context, roles: Roles, nominal: ph.Nominal) -> ph.Nominal:
    """Whose cost: the genitive or the "of" right behind it."""
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or inner is nominal:
            continue
        pointing = is_cards(inner) or not inner.head
        said = (
            chunk.role in ("of", "from")
            if isinstance(chunk, ph.Prepositional)
            else genitive(ctx, inner)
        )
        if pointing and said and inner.number is None:
            roles.take(chunk)
            return inner
    if "their" in nominal.determiners:  # "ihre Kosten"
        return ph.Nominal("it", nominal.span, nominal.text)
    raise Reject(Code.MISSING_ROLE, nominal.span, word=nominal.text, role="noun")
