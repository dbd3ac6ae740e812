"""May, triggers, potions, and what cannot be compiled."""

from __future__ import annotations

import pytest

from cardspec.effects import (
    Ability,
    Called,
    Cards,
    CardText,
    ChangeCost,
    ChangeYield,
    Choose,
    Compare,
    Discard,
    Effect,
    Gain,
    Gained,
    If,
    Lasting,
    May,
    OfType,
    Op,
    PassOn,
    Per,
    Place,
    Played,
    Players,
    Plus,
    Put,
    Resource,
    Reveal,
    Seq,
    ThisCard,
    Trash,
    When,
    Whenever,
    Zone,
)
from engine import Ask, CannotCompile, Expect, Game, Phase
from engine import Position as At
from engine import events as ev
from tests.engine.build import HAND, SUPPLY, actions, cards, coins, n, one
from tests.engine.made import ASIDE, Made, T, game_of, on_play, some
from tests.engine.table import hand, seat


def test_chosen_instructions_are_done_in_printed_order() -> None:
    game = game_of(on_play(Choose(2, (Discard(Cards(HAND)), cards(1)))), seat("x, gold", "copper"))
    game.play_card("x", [(1, 0)])
    assert (game.hand(0), game.discard(0)) == (("copper",), ("gold",))


class TestMay:
    def test_offered_if_some_of_it_can_be_done(self) -> None:
        game = game_of(on_play(May(Discard(some(one(2))))), seat("x, gold"))
        game.play_card("x", [Expect(True, ask=Ask.MAY)])
        assert game.discard(0) == ("gold",)

    def test_not_offered_if_nothing_can_be_done(self) -> None:
        text = on_play(May(Seq((Discard(some(one(2))), Trash(Cards(ASIDE))))))
        game_of(text).play_card("x", [])

    def test_what_is_not_about_cards_is_always_offered(self) -> None:
        text = on_play(May(Seq((Discard(some(one(2))), actions(1)))))
        game_of(text).play_card("x", [False])


class TestTriggers:
    def test_the_owner_orders_triggers(self) -> None:
        watch = Played((OfType(T),), Players.YOU)
        text = on_play(Whenever(watch, coins(5)), Whenever(watch, cards(1)))
        game = game_of(text, seat("x, copper", "gold"))
        game.play_card("x", [])
        game.end_phase()
        game.play_card("copper", [Expect(1, ask=Ask.NEXT)])
        kinds = [type(e) for e in game.log][-3:]
        assert kinds == [ev.Drew, ev.Added, ev.Added]
        assert (game.coins, game.hand(0)) == (6, ("gold",))

    def test_once(self) -> None:
        for once, total in ((True, 3), (False, 4)):
            watch = Whenever(Played((Called("copper"),)), coins(1), once=once)
            game = game_of(on_play(watch), seat("x, 2 copper"))
            game.play_card("x", [])
            game.end_phase()
            game.play_treasures([])
            assert game.coins == total

    def test_when_gained(self) -> None:
        abilities: tuple[Ability, ...] = (When(Gained((Called("y"),)), cards(1)),)
        text = on_play(Gain(some(one(), Called("y"), source=SUPPLY), Place(Zone.HAND)))
        game = game_of(text, seat("x", "gold"), supply={"y": 3}, y=CardText(abilities))
        game.play_card("x", [])
        assert hand(game) == ["gold", "y"]

    def test_printed_and_watched_triggers_are_ordered_together(self) -> None:
        printed = CardText((When(Gained((Called("y"),)), cards(1)),))
        text = on_play(
            Whenever(Gained((OfType(T),)), coins(1)),
            Gain(some(one(), Called("y"), source=SUPPLY)),
        )
        for first, event in ((0, ev.Added), (1, ev.Drew)):
            game = game_of(text, seat("x", "gold"), supply={"y": 3}, y=printed)
            game.play_card("x", [Expect(first, ask=Ask.NEXT)])
            assert type(game.log[-2]) is event

    def test_for_good(self) -> None:
        """What names no end goes on in the turns of all players."""
        text = on_play(
            ChangeCost((), -1, Lasting.GAME),
            ChangeYield((Called("copper"),), 1, Lasting.GAME),
            Whenever(Played((Called("copper"),)), coins(1), lasting=Lasting.GAME),
        )
        game = game_of(text, seat("x", "copper, copper, copper, copper, copper"), seat("copper"))
        game.play_card("x", [])
        game.end_turn()
        game.play_treasures()
        assert (game.coins, game.cost("province")) == (2, 7)
        game.end_turn()
        game.play_treasures()
        assert (game.coins, game.cost("province")) == (15, 7)

    def test_gaining_watched_this_turn(self) -> None:
        watch = Whenever(Gained((OfType(T),), Players.YOU), Put(Cards(HAND), Place(Zone.DECK)))
        game = game_of(on_play(watch), seat("x, estate"))
        game.play_card("x", [])
        game.end_phase()
        game.buy("copper")
        assert (game.hand(0), game.deck(0)) == ((), ("estate",))

    def test_a_reaction_that_is_a_sequence(self) -> None:
        attack = When(
            Played((Called("x"),), Players.OTHERS),
            May(Seq((Reveal(Cards(ThisCard())), cards(1)))),
        )
        game = game_of(on_play(coins(1)), seat("x"), seat("y", "gold"), y=CardText((attack,)))
        game.play_card("x", {1: [Expect("y", ask=Ask.REACT)]})
        assert hand(game, 1) == ["gold", "y"]


class TestPotions:
    def test_bought_with_coins_and_potions(self) -> None:
        game = Game.at(
            Made(z=CardText(())),
            At((seat("potion"), seat()), supply={"z": 3, "potion": 1}, phase=Phase.BUY, coins=4),
        )
        before = game.pending()
        game.play_treasures()
        game.buy("z")
        assert before is not None
        assert (game.potions, game.coins, game.discard(0)) == (0, 0, ("z",))


IMPOSSIBLE: list[Effect] = [
    Choose(3, (coins(1), coins(2))),
    Choose(0, (coins(1),)),
    Trash(Cards(SUPPLY)),
    Gain(Cards(SUPPLY)),
    Gain(some(one(), source=SUPPLY), Place(Zone.TRASH)),
    Put(Cards(HAND), Place(Zone.SUPPLY)),
    PassOn(some(one()), Players.EVERYONE),
    Plus(Resource.COINS, Per(1, n(1), 0)),
]


@pytest.mark.parametrize("effect", IMPOSSIBLE, ids=lambda e: type(e).__name__)
def test_what_no_game_can_carry_out(effect: Effect) -> None:
    with pytest.raises(CannotCompile):
        game_of(on_play(effect))


def test_conditions_compare() -> None:
    for op, holds in ((Op.LESS, False), (Op.AT_MOST, True), (Op.EQUAL, True), (Op.MORE, False)):
        game = game_of(on_play(If(Compare(n(2), op, n(2)), coins(1), coins(2))))
        game.play_card("x", [])
        assert game.coins == (1 if holds else 2)
