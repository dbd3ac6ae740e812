"""Mistakes that a translator makes, as trees: beside those of `tests.features.mutants`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardspec import effects as fx
from tests.changing import changed_somewhere


def mistakes(node: Any) -> Iterator[tuple[str, Any]]:
    """Every mistaken tree with a short name of the mistake."""
    return changed_somewhere(node, _here)


def _here(node: Any) -> Iterator[tuple[str, Any]]:
    match node:
        case fx.Trash():
            yield "trash as discard", fx.Discard(node.cards, node.name)
        case fx.Discard():
            yield "discard as trash", fx.Trash(node.cards, node.name)
        case fx.Reveal(cards=fx.Cards(source=fx.In() | fx.Top())):
            yield "reveal as look at", fx.LookAt(node.cards, node.name)
        case fx.LookAt():
            yield "look at as reveal", fx.Reveal(node.cards, node.name)
        case fx.Put(to=to):
            zones = {fx.Zone.HAND, fx.Zone.DECK, fx.Zone.DISCARD} - {to.zone}
            for zone in sorted(zones):
                yield f"put into {zone}", replace(node, to=fx.Place(zone))
        case fx.In(zone=fx.Zone.HAND):
            yield "hand as discard pile", replace(node, zone=fx.Zone.DISCARD)
        case fx.Choose():
            yield "another chooses the option", _other_chooser(node)
        case fx.Per(each=each, per=per):
            yield "more for each", replace(node, each=each + 1)
            yield "for more of them", replace(node, per=per + 1)
            if per > 1:
                yield "rounded the other way", replace(node, up=not node.up)
        case fx.Called(card=card):
            yield "another card", replace(node, card="duchy" if card != "duchy" else "gold")
        case fx.NotThat(predicate=predicate):
            yield "not lost", predicate
        case fx.Whenever(once=once):
            yield "how often", replace(node, once=not once)
        case fx.Played(by=by) | fx.Gained(by=by):
            other = fx.Players.YOU if by is not fx.Players.YOU else fx.Players.OTHERS
            yield "by another", replace(node, by=other)
        case fx.Plus() | fx.Gain() if _obligatory(node):
            yield "must as may", fx.May(node)
        case fx.Cards(quantity=quantity):
            yield from _quantity(node, quantity)


def _obligatory(node: fx.Plus | fx.Gain) -> bool:
    return isinstance(node, fx.Plus) or isinstance(node.cards.quantity, fx.Exactly)


def _other_chooser(node: fx.Choose) -> fx.Choose:
    return replace(node, by=fx.Who.YOU if node.by is fx.Who.ACTOR else fx.Who.ACTOR)


def _quantity(node: fx.Cards, quantity: fx.Quantity) -> Iterator[tuple[str, fx.Cards]]:
    match quantity:
        case fx.UpTo(amount=amount):
            yield "up to as exactly", replace(node, quantity=fx.Exactly(amount))
        case fx.AnyNumber():
            yield "any number as all", replace(node, quantity=fx.All())
        case _:
            pass
