"""What a player may do more often: "you may play 2 more Action cards" is +2 Actions.

Such a sentence allows; it asks nobody now. So its "may" is used up here and no question is
left, and it must say that something comes on top: without that it would be an instruction.
"""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.nominals import RESOURCES
from grammar.roles import Roles, leftovers, quantity


def buy(ctx: Context, roles: Roles) -> fx.Effect:
    """ "You may buy 1 more card", "you may buy once more"."""
    more = [c for c in roles.chunks if isinstance(c, ph.Comparison) and c.key == "more"]
    once = any(ph.is_adverb(c, "once") for c in roles.chunks)
    if not roles.nominals() and once and more and roles.clause.modal == "may" and not ctx.loop:
        roles.adverb("once")
        extra(roles)
        roles.clause.modal = ""
        return fx.Plus(fx.Resource.BUYS, fx.Number(1), span=roles.clause.span)
    return _allowed(ctx, roles, fx.Resource.BUYS, ("card", "buy"))


def act(ctx: Context, roles: Roles) -> fx.Effect:
    """ "You may play 2 more Action cards", "you may do an extra action"."""
    return _allowed(ctx, roles, fx.Resource.ACTIONS, ("type:action", "action"))


def _allowed(
    ctx: Context, roles: Roles, resource: fx.Resource, heads: tuple[str, ...]
) -> fx.Effect:
    clause = roles.clause
    nominal = next((n for n in roles.nominals() if n.head in heads), None)
    if nominal is None or clause.modal != "may" or ctx.loop is not None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    amount = _on_top(roles, nominal)
    supply = roles.preposition("from")
    if resource is fx.Resource.BUYS and supply and supply.nominal.head == "zone:supply":
        roles.take(supply)  # where one buys from
    clause.modal = ""
    return fx.Plus(resource, amount, span=clause.span)


def spend(ctx: Context, roles: Roles) -> fx.Effect:
    """ "You have 2 more coins to spend"."""
    clause = roles.clause
    nominal = next((n for n in roles.nominals() if n.head == "coin"), None)
    if nominal is None or clause.modal not in ("", "may") or ctx.loop is not None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    amount = _on_top(roles, nominal)
    clause.modal = ""
    return fx.Plus(fx.Resource.COINS, amount, span=clause.span)


def have_more(ctx: Context, roles: Roles) -> fx.Effect:
    """ "You have 2 coins more this turn"."""
    clause = roles.clause
    nominal = next((n for n in roles.nominals() if n.head in RESOURCES and n.head != "card"), None)
    if nominal is None or clause.modal or clause.negated:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    return fx.Plus(RESOURCES[nominal.head], _on_top(roles, nominal), span=clause.span)


def _on_top(roles: Roles, nominal: ph.Nominal) -> fx.Number:
    """How many more; a finding where nothing says that they are more."""
    said = extra(roles)
    said = roles.adverb("only_left", "still") or said
    marks = set(nominal.adjectives)
    more = said and "by" in nominal.determiners  # "o 2 monety więcej"
    strange = marks - {"additional", "plus", "each_of", "next"} or set(nominal.determiners) - {
        "indef",
        *(["by"] if more else []),
    }
    amount = quantity(nominal)
    plain = isinstance(amount, fx.Exactly) and isinstance(amount.amount, fx.Number)
    if strange or not (said or marks) or nominal.bound or nominal.relatives or not plain:
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    assert isinstance(amount, fx.Exactly)
    assert isinstance(amount.amount, fx.Number)
    roles.object = nominal
    roles.take(nominal)
    return amount.amount


def extra(roles: Roles) -> bool:
    """ "2 coins more", "this turn": what one gets comes on top, and is gone with the turn."""
    said = roles.adverb("additional")
    while roles.adverb("only_left", "still"):  # "noch eine Aktion, noch einen Kauf"
        said = True
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Comparison) and chunk.key == "more" and chunk.than is None:
            roles.take(chunk)
            said = True
    while roles.adverb("this_turn", "to_spend", "in_buy_phase", "at_hand"):
        pass
    return said


def bare_amount(ctx: Context, bare: ph.Bare) -> fx.Effect | None:
    """ "An extra action", "1 buy more": an amount on its own, which says that it is more."""
    clause = ph.Clause(ph.Verb("", "", bare.span, (), frozenset()), "bare", bare.chunks, bare.span)
    roles = Roles.of(clause)
    heads = {**RESOURCES, "type:action": fx.Resource.ACTIONS}
    nominal = next((n for n in roles.nominals() if n.head in heads and n.head != "card"), None)
    if nominal is None:
        return None
    amount = _on_top(roles, nominal)
    roles.adverb("then", "also")
    leftovers(ctx, roles)
    return fx.Plus(heads[nominal.head], amount, span=bare.span)
