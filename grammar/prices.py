"""What cards cost: amounts, bounds and comparisons."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_case
from grammar.concord import pronoun_agrees
from grammar.context import Context, Reject
from grammar.references import PRONOUNS, reference
from grammar.roles import Roles, head_filter, plain_amount
from grammar.told import told_of


def priced_of(ctx: Context, roles: Roles, nominal: ph.Nominal, key: str) -> fx.Predicate:
    amount = next(
        (n for n in roles.nominals() if n.number is not None and n.head in ("coin", "")), None
    )
    if amount is not None:
        roles.take(amount)
        check_case(ctx, amount, str(ctx.lexicon.settings.get("object", {}).get("plain", "")))
    comparison = roles.comparison()
    if key:
        if comparison is not None and comparison.key != "than":
            raise Reject(Code.EXTRA_ROLE, comparison.span, word="", verb=nominal.text)
        than = comparison.than if comparison is not None else None
        comparison = ph.Comparison(key, than, nominal.span)
    return cost(ctx, amount, comparison, nominal.span)


def cost_phrase(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Predicate:
    """ "with the same cost", "with a cost of up to 4"."""
    key = next((a for a in nominal.adjectives if a in ("more", "less")), "")
    if key:  # "with a cost higher by 1 than that of the trashed card"
        return _most_or_least(nominal, priced_of(ctx, roles, nominal, key))
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if (
            isinstance(inner, ph.Nominal)
            and inner.number is not None
            and inner.head in ("coin", "")
        ):
            roles.take(chunk)
            if inner is chunk and "by" not in inner.determiners:  # "o 1 monetę wyższym"
                check_case(ctx, inner, str(ctx.lexicon.settings.get("price_case", "")))
            if "at_most" in nominal.adjectives:  # "with a maximal cost of 4"
                inner.bound = inner.bound or "at_most"
            return cost(ctx, inner, roles.comparison(), nominal.span)
    if nominal.number is not None:
        return cost(ctx, nominal, roles.comparison(), nominal.span)
    if "same" in nominal.adjectives or "same" in nominal.determiners:
        comparison = roles.comparison() or ph.Comparison("equal", None, nominal.span)
        return cost(ctx, None, ph.Comparison("equal", comparison.than, nominal.span), nominal.span)
    raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)


def _most_or_least(nominal: ph.Nominal, price: fx.Predicate) -> fx.Predicate:
    """ "with a maximal cost 2 lower than that of the card": the cost that is told is a bound."""
    bound = next((a for a in nominal.adjectives if a in ("at_most", "at_least")), "")
    if not bound:
        return price
    if not isinstance(price, fx.Costs) or price.op is not fx.Op.EQUAL:
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    return replace(price, op=BOUNDS[bound])


BOUNDS = {
    "": fx.Op.EQUAL,
    "exactly": fx.Op.EQUAL,
    "at_most": fx.Op.AT_MOST,
    "less": fx.Op.AT_MOST,
    "at_least": fx.Op.AT_LEAST,
    "more": fx.Op.AT_LEAST,
    "over": fx.Op.MORE,
    "under": fx.Op.LESS,
}


def measured(ctx: Context, amount: ph.Nominal, compared: str) -> None:
    """ "o 1 monetę tańsza": in some languages a difference has a word of its own.

    Beside "more" and "less" it may go unsaid ("1 monetę więcej"); where nothing is compared it
    says nothing.
    """
    measure = ctx.lexicon.settings.get("measure")
    if not measure:
        return
    needed = compared in ("dearer", "cheaper") and not amount.bound
    if needed and measure not in amount.determiners:
        raise Reject(Code.MISSING_ROLE, amount.span, word=amount.text, role="measure")
    if compared not in _OVER and measure in amount.determiners:
        raise Reject(Code.MISSING_ROLE, amount.span, word=amount.text, role="comparison")


_OPPOSITE = {
    fx.Op.LESS: fx.Op.AT_LEAST,
    fx.Op.AT_MOST: fx.Op.MORE,
    fx.Op.AT_LEAST: fx.Op.LESS,
    fx.Op.MORE: fx.Op.AT_MOST,
}


def denied_of(price: fx.Costs) -> fx.Predicate:
    """ "not dearer than 4" is "at most 4": every card has one cost in coins."""
    if price.op in _OPPOSITE:
        return fx.Costs(_OPPOSITE[price.op], price.amount, span=price.span)
    return fx.NotThat(price, span=price.span)


_OVER = {"dearer": fx.Op.MORE, "more": fx.Op.MORE, "cheaper": fx.Op.LESS, "less": fx.Op.LESS}


def cost(
    ctx: Context, amount: ph.Nominal | None, comparison: ph.Comparison | None, span: fx.Span
) -> fx.Costs:
    """ "up to 4", "exactly 1 more than the trashed card", "at least 2 less", "the same".

    The bound is read around the whole amount: "up to [2 more than it]". "At least 2 less"
    and "at most [2 less than it]" both come to two less or cheaper still, unless the language
    reads "at most 2" of the difference.
    """
    if amount is not None and amount.head not in ("coin", ""):
        raise Reject(Code.NOT_UNDERSTOOD, amount.span, word=amount.text)  # no price
    if amount is not None and amount.head == "coin":
        plain_amount(amount, bounded=True)
    if amount is not None:
        measured(ctx, amount, comparison.key if comparison is not None else "")
    if comparison is None:
        if amount is None or amount.number is None:
            raise Reject(Code.MISSING_ROLE, span, word="", role="amount")
        return fx.Costs(BOUNDS[amount.bound], fx.Number(amount.number), span=span)
    than = comparison.than
    if than is not None and than.number is not None and than.head == "coin" and amount is None:
        op = _OVER.get(comparison.key)
        if op is None:
            raise Reject(Code.NOT_UNDERSTOOD, span, word=than.text)
        return fx.Costs(op, fx.Number(than.number), span=span)  # "dearer than 4 coins"
    measured_by, added = _measured(ctx, comparison)
    if comparison.bound and comparison.key != "equal":
        raise Reject(Code.NOT_UNDERSTOOD, comparison.span, word="")  # "at most more"
    key = {"dearer": "more", "cheaper": "less"}.get(comparison.key, comparison.key)
    comparison = replace(comparison, key=key)
    if comparison.key == "than":
        raise Reject(Code.MISSING_ROLE, comparison.span, word="", role="comparison")
    if comparison.key == "equal":
        return fx.Costs(BOUNDS[comparison.bound], measured_by, span=span)
    if added:
        raise Reject(Code.EXTRA_ROLE, span, word="", verb="")  # "2 more than it plus 2"
    if amount is None or amount.number is None:
        op = {"more": fx.Op.MORE, "less": fx.Op.LESS}[comparison.key]
        return fx.Costs(op, measured_by, span=span)
    if comparison.key == "more":
        sum_ = fx.Sum(measured_by, fx.Number(amount.number))
        return fx.Costs(BOUNDS[amount.bound], sum_, span=span)
    sum_ = fx.Sum(measured_by, fx.Number(-amount.number))
    op = fx.Op.EQUAL if amount.bound in ("", "exactly") else fx.Op.AT_MOST
    if amount.bound in ("at_most", "less") and ctx.lexicon.settings.get("literal_differences"):
        op = fx.Op.AT_LEAST  # "höchstens 2 weniger" is 2 less or 1 less
    return fx.Costs(op, sum_, span=span)


def _measured(ctx: Context, comparison: ph.Comparison) -> tuple[fx.Amount, bool]:
    """What a cost is measured against, and whether something was added to it."""
    if comparison.than is not None:
        made = cost_of_card(ctx, comparison.than)
        return made, isinstance(made, fx.Sum)
    mention = ctx.last("trashed", "gained", "discarded") or ctx.last()
    if mention is None:
        raise Reject(Code.REFERENCE, comparison.span, word="")
    return fx.CostOf(mention.name), False


def cost_of_card(ctx: Context, than: ph.Nominal) -> fx.Amount:
    """The cost of a card spoken of, and what is added to it: "... the trashed card plus 2"."""
    made: fx.Amount = fx.CostOf(name_of(ctx, replace(than, plus=None)))
    if than.plus is None:
        return made
    plain_amount(than.plus)
    if than.plus.number is None or than.plus.head not in ("coin", ""):
        raise Reject(Code.NOT_UNDERSTOOD, than.plus.span, word=than.plus.text)
    return fx.Sum(made, fx.Number(than.plus.number), span=than.plus.span)


def name_of(ctx: Context, than: ph.Nominal) -> fx.Name:
    """The card a cost is measured against."""
    told_of(ctx, than)
    pointed = reference(ctx, than)
    if {"indef", "any", "each", "neg", "some", "any_number"} & set(than.determiners):
        raise Reject(Code.NOT_UNDERSTOOD, than.span, word=than.text)  # which one?
    for relative in than.relatives:
        if not relative.used:  # "than the card that you discarded", where none was
            raise Reject(Code.REFERENCE, than.span, word=than.text)
    if pointed is not None and isinstance(pointed[0], fx.Those | fx.RestOf):
        known = pointed[1].filter if pointed[1] is not None else ()
        if not set(head_filter(than)) <= {*known, *(pointed[1].part if pointed[1] else ())}:
            raise Reject(Code.REFERENCE, than.span, word=than.text)
        if pointed[1] is not None and than.head in (*PRONOUNS, ""):
            pronoun_agrees(ctx, than, pointed[1])
        return pointed[0].name
    raise Reject(Code.REFERENCE, than.span, word=than.text)
