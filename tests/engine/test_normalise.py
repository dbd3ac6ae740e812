"""Each rewrite of `normalise`: both sides are one tree, and both sides play alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from cardspec import effects as fx
from cardspec.normalise import normalise, normalise_effect
from engine import Game, Position, explore
from tests.engine.cards import HAND, Facts, Handmade, actions, cards, coins, n, one
from tests.engine.table import KINGDOM, seat
from tests.strategies import card_texts

ESTATES = fx.Cards(HAND, (fx.Called("estate"),), one())
ANY = fx.Cards(HAND, quantity=fx.AnyNumber())
HAS_ACTION = fx.Matches(HAND, (fx.OfType(fx.CardType.ACTION),))
DISCARDED = fx.Cards(fx.Those("d"))
TWO_KINDS = (fx.OfType(fx.CardType.TREASURE), fx.Costs(fx.Op.AT_LEAST, n(3)))

REWRITES: dict[str, tuple[fx.Effect, fx.Effect]] = {
    "sequences are flat": (
        fx.Seq((cards(1), fx.Seq((actions(1), coins(1))))),
        fx.Seq((fx.Seq((cards(1), actions(1))), coins(1))),
    ),
    "the order of filters says nothing": (
        fx.Discard(fx.Cards(HAND, TWO_KINDS, one())),
        fx.Discard(fx.Cards(HAND, TWO_KINDS[::-1], one())),
    ),
    "the order of alternatives says nothing": (
        fx.Trash(fx.Cards(HAND, (fx.AnyOf(TWO_KINDS),), one())),
        fx.Trash(fx.Cards(HAND, (fx.AnyOf(TWO_KINDS[::-1]),), one())),
    ),
    "nothing more is nothing": (
        fx.Gain(fx.Cards(fx.In(fx.Zone.SUPPLY), (fx.Costs(fx.Op.AT_MOST, n(3)),), one())),
        fx.Gain(
            fx.Cards(fx.In(fx.Zone.SUPPLY), (fx.Costs(fx.Op.AT_MOST, fx.Sum(n(3), n(0))),), one())
        ),
    ),
    "one for each is how many": (
        fx.Seq((fx.Discard(ANY, "d"), fx.Plus(fx.Resource.COINS, fx.CountCards(DISCARDED)))),
        fx.Seq(
            (
                fx.Discard(ANY, "d"),
                fx.Plus(fx.Resource.COINS, fx.Per(1, fx.CountCards(DISCARDED))),
            )
        ),
    ),
    "there is one is at least one": (
        fx.If(HAS_ACTION, coins(1)),
        fx.If(
            fx.Compare(fx.CountCards(fx.Cards(HAND, HAS_ACTION.filter)), fx.Op.AT_LEAST, n(1)),
            coins(1),
        ),
    ),
    "otherwise nothing is no otherwise": (
        fx.If(HAS_ACTION, coins(1)),
        fx.If(HAS_ACTION, coins(1), fx.Seq(())),
    ),
    "if not done nothing is no otherwise": (
        fx.IfDone(fx.May(fx.Discard(ESTATES)), coins(1)),
        fx.IfDone(fx.May(fx.Discard(ESTATES)), coins(1), fx.Seq(())),
    ),
    "none is not one": (
        fx.If(fx.NotSo(HAS_ACTION), cards(2)),
        fx.If(
            fx.Compare(fx.CountCards(fx.Cards(HAND, HAS_ACTION.filter)), fx.Op.EQUAL, n(0)),
            cards(2),
        ),
    ),
    "not not": (fx.If(fx.NotSo(fx.NotSo(HAS_ACTION)), coins(1)), fx.If(HAS_ACTION, coins(1))),
    "if not, otherwise": (
        fx.If(fx.NotSo(fx.NotSo(fx.NotSo(HAS_ACTION))), coins(1), coins(2)),
        fx.If(fx.NotSo(HAS_ACTION), coins(1), coins(2)),
    ),
    "an empty consequence": (
        fx.IfDone(fx.May(fx.Discard(ESTATES)), fx.Seq(())),
        fx.May(fx.Discard(ESTATES)),
    ),
    "may may": (fx.May(fx.May(fx.Discard(ESTATES))), fx.May(fx.Discard(ESTATES))),
    "may any number": (fx.May(fx.Trash(ANY)), fx.Trash(ANY)),
    "may up to": (
        fx.May(fx.Trash(fx.Cards(HAND, quantity=fx.UpTo(n(2))))),
        fx.Trash(fx.Cards(HAND, quantity=fx.UpTo(n(2)))),
    ),
    "unused names": (fx.Discard(ESTATES, "never-used"), fx.Discard(ESTATES)),
    "names are only names": (
        fx.Seq(
            (
                fx.Discard(ANY, "a"),
                fx.Plus(fx.Resource.COINS, fx.CountCards(fx.Cards(fx.Those("a")))),
            )
        ),
        fx.Seq(
            (
                fx.Discard(ANY, "b"),
                fx.Plus(fx.Resource.COINS, fx.CountCards(fx.Cards(fx.Those("b")))),
            )
        ),
    ),
}
SEATS = (
    (seat("village, estate, copper, silver", "copper, estate, gold"), seat("copper")),
    (seat("village, village, gold", "estate"), seat("copper")),
    (seat("village"), seat("copper")),
)


class OneCard(Handmade):
    """The hand-made cards, with one of them replaced by the effect in question."""

    def __init__(self, effect: fx.Effect) -> None:
        self.effect = effect

    def card(self, card_id: str) -> Facts:
        return super().card(card_id)

    def effects(self, card_id: str, lang: str) -> fx.CardText:
        if card_id == "village":
            return fx.CardText((fx.OnPlay(self.effect),))
        return super().effects(card_id, lang)


def outcomes(effect: fx.Effect, seats: tuple[object, ...]) -> set[object]:
    """Everything a player can bring about by playing it."""
    source = OneCard(effect)
    position = Position(seats, kingdom=KINGDOM)  # type: ignore[arg-type]  # rows of seats

    def start(decider: object) -> Game:
        return Game.at(source, position, deciders=[decider, decider])  # type: ignore[list-item]

    found: set[object] = set()
    for path in explore(start, lambda game: game.play_card("village")):
        game = path.game
        found.add(
            (
                tuple(sorted(game.hand(0))),
                tuple(game.deck(0)),
                tuple(sorted(game.discard(0))),
                tuple(sorted(game.trash())),
                game.coins,
                game.actions,
                game.buys,
            )
        )
    return found


@pytest.mark.parametrize("name", REWRITES)
def test_both_sides_are_one_tree(name: str) -> None:
    left, right = REWRITES[name]
    assert normalise_effect(left) == normalise_effect(right)


@pytest.mark.parametrize("name", REWRITES)
@pytest.mark.parametrize("seats", SEATS, ids=["mixed", "few", "none"])
def test_both_sides_play_alike(name: str, seats: tuple[object, ...]) -> None:
    left, right = REWRITES[name]
    assert outcomes(left, seats) == outcomes(right, seats)
    assert outcomes(normalise_effect(left), seats) == outcomes(left, seats)


DIFFERENT: list[Callable[[], tuple[fx.Effect, fx.Effect]]] = [
    lambda: (fx.Discard(ESTATES), fx.May(fx.Discard(ESTATES))),
    lambda: (fx.Discard(ESTATES), fx.Trash(ESTATES)),
    lambda: (cards(1), cards(2)),
    lambda: (fx.Seq((cards(1), fx.Discard(ESTATES))), fx.Seq((fx.Discard(ESTATES), cards(1)))),
    lambda: (fx.IfDone(fx.Discard(ESTATES), coins(1)), fx.Seq((fx.Discard(ESTATES), coins(1)))),
]


@pytest.mark.parametrize("pair", DIFFERENT)
def test_real_differences_stay(pair: Callable[[], tuple[fx.Effect, fx.Effect]]) -> None:
    left, right = pair()
    assert normalise_effect(left) != normalise_effect(right)


@settings(max_examples=60, deadline=None)
@given(text=card_texts(height=6))
def test_normalising_twice_changes_nothing(text: fx.CardText) -> None:
    once = normalise(text)
    assert normalise(once) == once
