"""Card trees with one thing changed: a misreading that scenarios ought to notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardspec import effects as fx
from tests.changing import changed_somewhere

_UNSEEN = (fx.Resource.ACTIONS, fx.Resource.BUYS, fx.Resource.COINS)
_DRAWN_OR_COUNTED = (fx.Resource.CARDS, *_UNSEEN)


def mutants(node: Any) -> Iterator[tuple[str, Any]]:
    """Every mutant of the tree with a short name of what was changed."""
    return changed_somewhere(node, _here)


def _here(node: Any) -> Iterator[tuple[str, Any]]:
    match node:
        case fx.Number(value=value):
            yield "one more", replace(node, value=value + 1)
            if value > 0:
                yield "one less", replace(node, value=value - 1)
        case fx.Seq(steps=steps):
            yield from _sequence(node, steps)
        case fx.May(effect=effect):
            yield "must", effect
        case fx.ChangeCost(by=by) | fx.ChangeYield(by=by):
            yield "changed by more", replace(node, by=by * 2)
        case fx.Choose(options=options, count=count):
            if count < len(options):
                yield "one option more", replace(node, count=count + 1)
                for i in range(len(options)):
                    kept = (*options[:i], *options[i + 1 :])
                    yield "option lost", replace(node, options=kept)
        case fx.Cards():
            yield from _cards(node)
        case fx.EachPlayer(players=players, only_if=only_if):
            for other in fx.Players:
                if other is not players:
                    yield f"for {other}", replace(node, players=other)
            if only_if is not None:
                yield "condition lost", replace(node, only_if=None)
        case fx.Gain(to=to):
            zone = fx.Zone.DISCARD if to.zone is fx.Zone.HAND else fx.Zone.HAND
            yield "gained elsewhere", replace(node, to=fx.Place(zone))
        case fx.Costs(op=op) | fx.Compare(op=op):
            for other_op in fx.Op:
                if other_op is not op:
                    yield f"{op} as {other_op}", replace(node, op=other_op)
        case fx.OfType(type=kind):
            for other_kind in fx.CardType:
                if other_kind is not kind:
                    yield f"{kind} as {other_kind}", replace(node, type=other_kind)
        case fx.Plus(resource=resource):
            for other_resource in _DRAWN_OR_COUNTED:
                if other_resource is not resource:
                    yield f"{resource} as {other_resource}", replace(node, resource=other_resource)
        case fx.ForEach(different_names=different):
            yield "names", replace(node, different_names=not different)
        case fx.IfDone(attempt=attempt, then=then, otherwise=otherwise):
            yield "done or not", fx.Seq((attempt, then))
            if otherwise is not None:
                yield "otherwise lost", replace(node, otherwise=None)
        case fx.If(then=then):
            yield "always", then
        case fx.NotSo(condition=condition):
            yield "not lost", condition
        case fx.Play(times=times):
            yield "played once more", replace(node, times=times + 1)
        case fx.PassOn():
            yield "to the right", replace(node, to=fx.Players.RIGHT)
            if node.such:
                yield "to anybody", replace(node, such=False)
        case fx.CardText(abilities=abilities) if len(abilities) > 1:
            for i in range(len(abilities)):
                yield "ability lost", replace(node, abilities=(*abilities[:i], *abilities[i + 1 :]))


def _sequence(node: fx.Seq, steps: tuple[fx.Effect, ...]) -> Iterator[tuple[str, fx.Seq]]:
    for i, step in enumerate(steps):
        kept = (*steps[:i], *steps[i + 1 :])
        yield f"{type(step).__name__} lost", replace(node, steps=kept)
        if i and not _unseen(step) and not _unseen(steps[i - 1]):
            turned = (*steps[: i - 1], step, steps[i - 1], *steps[i + 1 :])
            yield f"{type(step).__name__} too early", replace(node, steps=turned)


def _unseen(step: fx.Effect) -> bool:
    """Nobody can tell before or after which other step an Action, buy or coin was added."""
    return isinstance(step, fx.Plus) and step.resource in _UNSEEN


def _cards(node: fx.Cards) -> Iterator[tuple[str, fx.Cards]]:
    if node.by is fx.Who.YOU:
        yield "another chooses", replace(node, by=fx.Who.ACTOR)
    if node.filter:
        yield "any card", replace(node, filter=())
    if isinstance(node.quantity, fx.Exactly):
        yield "up to", replace(node, quantity=fx.UpTo(node.quantity.amount))
