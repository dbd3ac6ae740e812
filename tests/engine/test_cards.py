"""Each card's tricky rulings, one small position each."""

from __future__ import annotations

import pytest

from engine import Ask, Expect
from engine import events as ev
from tests.engine.table import after, at, hand, seat, words


class TestChoices:
    def test_all_options_are_chosen_before_any_is_done(self) -> None:
        game = at(seat("pawn", "copper"))
        asked = Expect((0, 3), ask=Ask.CHOOSE, options=("0", "1", "2", "3"))
        after(game, "pawn", [asked])
        assert (game.hand(0), game.coins, game.actions, game.buys) == (("copper",), 1, 0, 1)

    def test_an_option_cannot_be_chosen_twice(self) -> None:
        game = at(seat("pawn", "copper"))
        with pytest.raises(Exception, match="twice"):
            after(game, "pawn", [(1, 1)])
        assert game.hand(0) == ("pawn",)

    @pytest.mark.parametrize(
        ("others", "trashed"), [("", 0), ("copper", 1), ("2 copper", 2), ("3 copper", 2)]
    )
    def test_steward_trashes_as_many_as_there_are(self, others: str, trashed: int) -> None:
        game = after(at(seat(f"steward, {others}")), "steward", [2])
        assert len(game.trash()) == trashed
        assert game.coins == 0

    def test_impossible_options_may_be_chosen(self) -> None:
        game = at(seat("torturer"), seat("copper"), supply={"curse": 0})
        after(game, "torturer", {1: [1]})
        assert game.hand(1) == ("copper",)

    def test_nobles_is_action_and_victory(self) -> None:
        game = after(at(seat("nobles", "3 copper")), "nobles", [1])
        assert (game.actions, game.hand(0), game.score(0)) == (2, (), 2)


class TestBaron:
    def test_discards_an_estate_for_coins(self) -> None:
        game = after(at(seat("baron, estate")), "baron", [True])
        assert (game.coins, game.buys, game.discard(0)) == (4, 2, ("estate",))

    def test_who_does_not_discard_gains_one(self) -> None:
        game = after(at(seat("baron, estate")), "baron", [False])
        assert (game.coins, game.discard(0), game.hand(0)) == (0, ("estate",), ("estate",))

    def test_without_an_estate_nothing_is_asked(self) -> None:
        game = after(at(seat("baron, copper")), "baron")
        assert (game.coins, game.discard(0)) == (0, ("estate",))

    def test_no_estate_left_to_gain(self) -> None:
        game = after(at(seat("baron"), supply={"estate": 0}), "baron")
        assert game.discard(0) == ()


class TestCosts:
    def test_bridge_is_for_all_purposes(self) -> None:
        game = after(at(seat("bridge, workshop"), actions=2), "bridge")
        assert game.cost("duchy") == 4
        after(game, "workshop", [Expect("duchy", ask=Ask.GAIN)])
        assert game.discard(0) == ("duchy",)

    def test_never_below_zero_and_only_this_turn(self) -> None:
        game = at(seat("throne-room, bridge"))
        after(game, "throne-room")
        assert (game.cost("copper"), game.cost("estate"), game.cost("province")) == (0, 0, 6)
        game.end_turn()
        assert game.cost("province") == 8

    def test_copper_upgrades_to_what_costs_one_less(self) -> None:
        game = at(seat("bridge, upgrade, copper", "copper"), kingdom=["pawn"], actions=2)
        after(game, "bridge")
        after(game, "upgrade", ["pawn"])
        assert game.trash() == ("copper",)
        assert game.discard(0) == ("pawn",)

    def test_purchases_are_cheaper_too(self) -> None:
        game = at(seat("bridge, 2 copper, silver", turns=1))
        after(game, "bridge")
        game.play_treasures()
        game.buy("duchy")
        assert (game.coins, game.buys) == (1, 1)
        game.buy("estate")
        assert game.discard(0) == ("estate", "duchy")


class TestUpgrade:
    def test_trashes_even_if_nothing_costs_one_more(self) -> None:
        # nothing costs 7
        game = at(seat("upgrade, gold", "gold"))
        after(game, "upgrade")
        assert (game.trash(), game.discard(0)) == (("gold",), ())

    def test_no_card_to_trash_no_card_gained(self) -> None:
        game = after(at(seat("upgrade")), "upgrade")
        assert (game.trash(), game.discard(0)) == ((), ())


class TestConspirator:
    def test_counts_when_it_is_played(self) -> None:
        game = at(seat("2 conspirator", "copper"), actions=5)
        after(after(game, "conspirator"), "conspirator")
        assert (game.coins, game.hand(0)) == (4, ())

    def test_third_action_counts(self) -> None:
        game = at(seat("2 village, conspirator", "3 copper"))
        for card in ("village", "village", "conspirator"):
            after(game, card)
        assert (game.hand(0), game.actions) == (("copper",) * 3, 3)

    def test_played_twice_by_another_card(self) -> None:
        game = at(seat("throne-room, conspirator", "2 copper"))
        after(game, "throne-room")
        # the other card is the first, the two playings are the second and the third
        assert (game.coins, game.hand(0), game.actions) == (4, ("copper",), 1)


def test_coppersmith_adds_up() -> None:
    game = at(seat("throne-room, coppersmith, 2 copper, silver"))
    after(game, "throne-room")
    game.end_phase()
    game.play_treasures()
    assert game.coins == 3 + 3 + 2


def test_coppersmith_is_for_this_turn() -> None:
    game = at(seat("coppersmith"), seat("copper"))
    after(game, "coppersmith")
    game.end_turn()
    game.play_treasures()
    assert game.coins == 1


def test_courtyard_puts_back_any_card_of_the_hand() -> None:
    game = at(seat("courtyard, estate", "copper, silver, gold, duchy"))
    after(game, "courtyard", [Expect("estate", options=("copper", "estate", "gold", "silver"))])
    assert game.deck(0) == ("estate", "duchy")
    assert hand(game) == ["copper", "gold", "silver"]


def test_duke_counts_duchies_everywhere() -> None:
    game = at(seat("duke, duchy", "duchy", "duchy, duke", "duchy"))
    assert game.score(0) == 4 * 3 + 2 * 4


class TestIronworks:
    @pytest.mark.parametrize(
        ("gained", "actions", "coins", "cards"),
        [("great-hall", 1, 0, 1), ("silver", 0, 1, 0), ("estate", 0, 0, 1), ("curse", 0, 0, 0)],
    )
    def test_bonus_by_type(self, gained: str, actions: int, coins: int, cards: int) -> None:
        game = at(seat("ironworks", "2 copper"), kingdom=["great-hall"])
        after(game, "ironworks", [gained])
        assert (game.actions, game.coins, len(game.hand(0))) == (actions, coins, cards)


class TestMasquerade:
    def test_all_choose_before_any_card_moves(self) -> None:
        game = at(seat("masquerade, copper", "2 copper"), seat("estate"), seat("gold, silver"))
        after(game, "masquerade", {2: ["gold"], 0: [False]})
        assert [hand(game, p) for p in (0, 1, 2)] == [
            ["copper", "copper", "gold"],
            ["copper"],
            ["estate", "silver"],
        ]

    def test_is_no_attack(self) -> None:
        game = at(seat("masquerade", "2 copper"), seat("moat"))
        after(game, "masquerade", [True, "copper"])
        assert hand(game, 1) == ["copper"]
        assert game.trash() == ("copper",)

    def test_who_has_no_cards_passes_none(self) -> None:
        game = at(seat("masquerade", "2 copper"), seat())
        after(game, "masquerade", [False])
        assert (hand(game, 0), hand(game, 1)) == (["copper"], ["copper"])


class TestMiningVillage:
    def test_trashed_for_coins(self) -> None:
        game = after(at(seat("mining-village", "copper")), "mining-village", [True])
        assert (game.coins, game.trash(), game.in_play()) == (2, ("mining-village",), ())

    def test_played_twice_it_is_trashed_once(self) -> None:
        game = at(seat("throne-room, mining-village", "2 copper"))
        after(game, "throne-room", [True])
        assert (game.coins, game.actions, len(game.hand(0))) == (2, 4, 2)
        assert game.trash() == ("mining-village",)

    def test_kept_the_first_time_it_may_go_the_second(self) -> None:
        game = at(seat("throne-room, mining-village", "2 copper"))
        after(game, "throne-room", [False, True])
        assert (game.coins, game.trash()) == (2, ("mining-village",))


class TestMinion:
    def test_hits_hands_of_five_or_more(self) -> None:
        game = at(
            seat("minion, gold", "4 copper"),
            seat("5 estate", "4 copper"),
            seat("4 estate", "4 copper"),
        )
        after(game, "minion", [1])
        assert hand(game, 0) == ["copper"] * 4
        assert (hand(game, 1), hand(game, 2)) == (["copper"] * 4, ["estate"] * 4)
        assert game.actions == 1

    def test_moat_neither_discards_nor_draws(self) -> None:
        game = at(seat("minion", "4 copper"), seat("moat, 4 estate", "4 copper"))
        after(game, "minion", {0: [1], 1: ["moat"]})
        assert hand(game, 1) == ["estate"] * 4 + ["moat"]

    def test_coins_or_new_hand_never_both(self) -> None:
        game = after(at(seat("minion, estate", "4 copper")), "minion", [0])
        assert (game.coins, game.hand(0)) == (2, ("estate",))


class TestSaboteur:
    def test_trashes_the_first_of_three_or_more(self) -> None:
        game = at(seat("saboteur"), seat("", "copper, estate, duchy, gold"))
        after(game, "saboteur", {1: [True, "silver"]})
        assert game.trash() == ("duchy",)
        assert sorted(game.discard(1)) == ["copper", "estate", "silver"]
        assert game.deck(1) == ("gold",)

    def test_offers_up_to_two_less(self) -> None:
        game = at(seat("saboteur"), seat("", "duchy"), kingdom=["village", "bridge"])
        options = ("copper", "curse", "estate", "silver", "village")
        after(game, "saboteur", {1: [True, Expect("village", options=options)]})
        assert game.discard(1) == ("village",)

    def test_finds_nothing(self) -> None:
        game = at(seat("saboteur"), seat("", "copper", "estate"))
        after(game, "saboteur")
        assert (game.trash(), len(game.discard(1)), game.deck(1)) == ((), 2, ())

    def test_what_is_revealed_is_not_shuffled_in(self) -> None:
        game = at(seat("saboteur"), seat("", "copper, copper", "gold"))
        after(game, "saboteur", {1: [False]})
        assert [e.count for e in game.log.of(ev.Shuffled)] == [1]
        assert game.trash() == ("gold",)
        assert game.discard(1) == ("copper", "copper")


class TestScout:
    def test_takes_all_victory_cards_and_orders_the_rest(self) -> None:
        game = at(seat("scout", "copper, great-hall, curse, harem, gold"))
        asked = Expect(["curse", "copper"], ask=Ask.PUT, options=("copper", "curse"))
        after(game, "scout", [asked])
        assert hand(game) == ["great-hall", "harem"]
        assert game.deck(0) == ("curse", "copper", "gold")

    def test_what_is_revealed_is_not_shuffled_in(self) -> None:
        game = at(seat("scout", "estate, copper", "3 silver"))
        after(game, "scout", [["silver", "copper", "silver"]])
        assert (hand(game), game.deck(0)) == (["estate"], words("silver, copper, 2 silver"))
