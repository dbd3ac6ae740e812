"""Equal meanings, equal trees.

Each rewrite is argued where it stands; `tests/engine` plays both sides of each. What is not
argued is not rewritten: two trees may differ here and still play alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from cardspec import effects as fx

_ORDER = {fx.OnPlay: 0, fx.When: 1, fx.Yields: 2, fx.Worth: 3}


def normalise(text: fx.CardText) -> fx.CardText:
    simple: fx.CardText = _rewrite(text, _simplify)
    return _rename(_abilities(simple))


def normalise_effect(effect: fx.Effect) -> fx.Effect:
    """The same for a single effect, for tables and comparisons."""
    whole = normalise(fx.CardText((fx.OnPlay(effect),)))
    if not whole.abilities:
        return fx.Seq(())
    only = whole.abilities[0]
    assert isinstance(only, fx.OnPlay)
    return only.effect


def normalise_condition(condition: fx.Condition) -> fx.Condition:
    """The same for a condition, to see whether two ask the same."""
    simple: fx.Condition = _rewrite(condition, _simplify)
    return simple


_FIELDS: dict[Any, tuple[str, ...]] = {}


def _names(cls: Any) -> tuple[str, ...]:
    """The fields of a node class, looked up once; none for what is no node."""
    found = _FIELDS.get(cls)
    if found is None:
        own = fields(cls) if is_dataclass(cls) else ()
        found = _FIELDS[cls] = tuple(f.name for f in own if f.name != "span")
    return found


def _rewrite(node: Any, change: Callable[[Any], Any]) -> Any:
    """Bottom-up. Everything that is a dataclass is a node; tuples hold nodes."""
    if isinstance(node, tuple):
        return tuple(_rewrite(item, change) for item in node)
    names = _names(type(node))
    if not names:
        return node
    changed: dict[str, Any] = {}
    for name in names:
        old = getattr(node, name)
        new = _rewrite(old, change)
        if new is not old:
            changed[name] = new
    return change(replace(node, **changed) if changed else node)


def _simplify(node: Any) -> Any:
    match node:
        case fx.Seq():
            return _flat(node)
        case fx.Matches(cards=fx.In() as where, filter=wanted):
            # "There is such a card in hand" counts them.
            return _present(where, _sorted(wanted), fx.Op.AT_LEAST, 1, node.span)
        case (
            fx.Cards()
            | fx.Played()
            | fx.Gained()
            | fx.Matches()
            | fx.ChangeCost()
            | (fx.ChangeYield() | fx.CountPlayed() | fx.RevealUntil())
        ):
            return replace(node, filter=_sorted(node.filter))
        case fx.AnyOf():
            return replace(node, predicates=_sorted(node.predicates))
        case fx.Sum(left=left, right=fx.Number(value=0)):
            return left
        case fx.Per(each=1, per=1):
            # One for each of them is how many there are.
            return node.count
        case fx.Per(per=1, up=True):
            # Of single ones nothing is left over.
            return replace(node, up=False)
        case fx.NotSo(condition=fx.Compare(op=fx.Op.AT_LEAST, right=fx.Number(value=1)) as inner):
            return replace(inner, op=fx.Op.EQUAL, right=fx.Number(0))
        case fx.NotSo(
            condition=fx.Compare(
                left=fx.CountCards(), op=fx.Op.EQUAL, right=fx.Number(value=0)
            ) as inner
        ):
            # A number of cards is never negative.
            return replace(inner, op=fx.Op.AT_LEAST, right=fx.Number(1))
        case fx.NotSo(condition=fx.NotSo(condition=inner)):
            return inner
        case fx.If(condition=fx.NotSo(condition=inner), otherwise=other) if other is not None:
            # "if not C: A, otherwise B" asks the same question as "if C: B, otherwise A".
            return fx.If(inner, other, node.then, span=node.span)
        case fx.If(otherwise=fx.Seq(steps=())) | fx.IfDone(otherwise=fx.Seq(steps=())):
            # "... otherwise nothing" says what an unsaid "otherwise" means.
            return _simplify(replace(node, otherwise=None))
        case fx.If(then=fx.Seq(steps=()), otherwise=None):
            return fx.Seq(())
        case fx.IfDone(then=fx.Seq(steps=()), otherwise=None):
            # Nothing hangs on whether it was done.
            return node.attempt
        case fx.May(effect=fx.May() as inner):
            # Asking twice in a row with nothing learnt between is asking once.
            return inner
        case fx.May(effect=inner) if _may_be_none(inner):
            # Choosing no card is declining: one question instead of two.
            return inner
        case fx.May(effect=fx.Seq(steps=())):
            return fx.Seq(())
        case _:
            return node


def _present(
    where: fx.In, wanted: fx.Filter, op: fx.Op, number: int, span: fx.Span | None
) -> fx.Compare:
    count = fx.CountCards(fx.Cards(where, wanted, fx.All()))
    return fx.Compare(count, op, fx.Number(number), span=span)


def _may_be_none(effect: Any) -> bool:
    """A step on cards of which the actor may choose none."""
    match effect:
        case fx.Discard() | fx.Trash() | fx.Reveal() | fx.SetAside() | fx.Put() | fx.Gain():
            return (
                isinstance(effect.cards.quantity, fx.AnyNumber | fx.UpTo)
                and effect.cards.by is fx.Who.ACTOR
            )
        case _:
            return False


def _flat(node: fx.Seq) -> fx.Effect:
    """Instructions are followed top to bottom, however the sentences were grouped."""
    steps: list[fx.Effect] = []
    for step in node.steps:
        if isinstance(step, fx.Seq):
            steps.extend(step.steps)
        else:
            steps.append(step)
    return steps[0] if len(steps) == 1 else replace(node, steps=tuple(steps))


def _sorted(predicates: tuple[fx.Predicate, ...]) -> tuple[fx.Predicate, ...]:
    """All (or any) of them must hold, so their order says nothing; twice is once."""
    return tuple(sorted(dict.fromkeys(predicates), key=repr))


def _resort(node: Any) -> Any:
    """New names may sort differently."""
    if isinstance(node, fx.AnyOf):
        return replace(node, predicates=_sorted(node.predicates))
    if getattr(node, "filter", None):
        return replace(node, filter=_sorted(node.filter))
    return node


def _abilities(text: fx.CardText) -> fx.CardText:
    """Instructions above and below a rule are one list; what is static has no order.

    An empty instruction list is none. The order of kinds is fixed.
    """
    on_play = [a for a in text.abilities if isinstance(a, fx.OnPlay)]
    rest = [a for a in text.abilities if not isinstance(a, fx.OnPlay)]
    merged = _flat(fx.Seq(tuple(a.effect for a in on_play)))
    kept: list[fx.Ability] = []
    if isinstance(merged, fx.Plus) and merged.resource in (fx.Resource.COINS, fx.Resource.POTIONS):
        # "+1 coin" as a card's whole instruction is what "1 coin" says: what playing it gives.
        rest.append(fx.Yields(merged.resource, merged.amount, span=merged.span))
    elif not (isinstance(merged, fx.Seq) and not merged.steps):
        span = on_play[0].span
        kept.append(fx.OnPlay(merged, span=span))
    kept.extend(sorted(rest, key=lambda a: _ORDER[type(a)]))
    return replace(text, abilities=tuple(kept))


_BINDERS = ("name", "found", "others")
_USES = (fx.Those, fx.RestOf, fx.CostOf, fx.SameNameAs)


def _rename(text: fx.CardText) -> fx.CardText:
    """Names in the order they are bound; a name nobody uses is no name."""
    used: set[str] = set()
    order: dict[str, str] = {}

    def collect(node: Any) -> None:
        """Names that are used, wherever."""
        if isinstance(node, tuple):
            for item in node:
                collect(item)
            return
        if isinstance(node, fx.CostOf):
            used.add(node.card)
        elif isinstance(node, fx.Those | fx.RestOf | fx.SameNameAs):
            used.add(node.name)
        for name in _names(type(node)):
            collect(getattr(node, name))

    def number(node: Any) -> None:
        """Names in the order they are bound; some nodes cannot do without."""
        if isinstance(node, tuple):
            for item in node:
                number(item)
            return
        if not isinstance(node, _USES):
            needed = isinstance(node, fx.NameCard | fx.ForEach | fx.RevealUntil)
            for binder in _BINDERS:
                bound = getattr(node, binder, None)
                if isinstance(bound, str) and (needed or bound in used):
                    order.setdefault(bound, f"x{len(order) + 1}")
        for name in _names(type(node)):
            number(getattr(node, name))

    def apply(node: Any) -> Any:
        if isinstance(node, fx.CostOf):
            return replace(node, card=order.get(node.card, node.card))
        if isinstance(node, fx.Those | fx.RestOf | fx.SameNameAs):
            return replace(node, name=order.get(node.name, node.name))
        changed = {
            binder: order.get(name)
            for binder in _BINDERS
            if isinstance(name := getattr(node, binder, None), str)
        }
        return replace(node, **changed) if changed else node

    collect(text)
    number(text)
    renamed: fx.CardText = _rewrite(text, lambda node: _resort(apply(node)))
    return renamed
