"""Each card's tricky rulings, one small position each."""

from __future__ import annotations

import pytest

from engine import Ask, Expect, Phase, UnscriptedQuestion, UnusedAnswer
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


class TestReactions:
    def test_secret_chamber_before_the_attack(self) -> None:
        game = at(seat("swindler"), seat("secret-chamber, estate", "2 gold"))
        after(
            game,
            "swindler",
            {1: ["secret-chamber", ["estate", "gold"]], 0: ["estate"]},
        )
        assert game.trash() == ("estate",)
        assert hand(game, 1) == ["gold", "secret-chamber"]

    def test_a_reaction_drawn_by_a_reaction(self) -> None:
        game = at(seat("swindler"), seat("secret-chamber, estate", "moat, copper"))
        after(
            game,
            "swindler",
            {
                1: [
                    Expect("secret-chamber", options=("secret-chamber",)),
                    ["estate", "copper"],
                    Expect("moat", options=("moat",)),
                ]
            },
        )
        assert (game.trash(), hand(game, 1)) == ((), ["moat", "secret-chamber"])
        assert [e.player for e in game.log.of(ev.Protected)] == [1]

    def test_it_may_put_itself_back(self) -> None:
        game = at(seat("minion"), seat("secret-chamber", "2 copper"))
        after(game, "minion", {1: ["secret-chamber", ["secret-chamber", "copper"]], 0: [0]})
        assert game.deck(1) == ("secret-chamber", "copper")

    def test_asked_even_if_the_attack_will_not_touch(self) -> None:
        game = at(seat("minion"), seat("secret-chamber, copper", "2 copper"))
        after(game, "minion", {1: [None], 0: [0]})
        assert game.coins == 2

    def test_every_playing_is_an_attack_of_its_own(self) -> None:
        game = at(seat("throne-room, torturer"), seat("moat, 2 copper"), seat())
        after(game, "throne-room", {1: ["moat", None, 1], 2: [1, 1]})
        assert hand(game, 1) == ["copper", "copper", "curse", "moat"]
        assert hand(game, 2) == ["curse", "curse"]

    def test_own_attack_and_no_attack_ask_nobody(self) -> None:
        game = at(seat("torturer, village, moat", "4 copper"), seat(), actions=2)
        after(game, "torturer", {1: [1]})
        after(game, "village")
        assert hand(game) == ["copper"] * 4 + ["moat"]

    def test_secret_chamber_played(self) -> None:
        game = after(
            at(seat("secret-chamber, estate, copper")), "secret-chamber", [["estate", "copper"]]
        )
        assert (game.coins, len(game.discard(0))) == (2, 2)

    def test_reactions_go_round_from_the_left(self) -> None:
        game = at(seat("moat"), seat("moat"), seat("torturer"), seat("moat"), turn=2)
        after(game, "torturer", ["moat", "moat", "moat"])
        assert [e.player for e in game.log.of(ev.Reacted)] == [3, 0, 1]


class TestShantyTown:
    def test_draws_two_without_actions(self) -> None:
        game = after(at(seat("shanty-town, copper", "village, estate")), "shanty-town")
        assert (hand(game), game.actions) == (["copper", "estate", "village"], 2)

    @pytest.mark.parametrize("action", ["village", "nobles"])
    def test_not_with_any_kind_of_action(self, action: str) -> None:
        game = after(at(seat(f"shanty-town, {action}", "2 copper")), "shanty-town")
        assert (hand(game), len(game.log.of(ev.Revealed))) == ([action], 1)


class TestSwindler:
    def test_attacker_chooses_of_the_same_cost(self) -> None:
        game = at(seat("swindler"), seat("", "copper"))
        asked = Expect("curse", player=0, options=("copper", "curse"))
        after(game, "swindler", [asked])
        assert (game.trash(), game.discard(1)) == (("copper",), ("curse",))

    def test_shuffles_first_and_may_find_nothing(self) -> None:
        game = at(seat("swindler"), seat("", "", "gold"), seat())
        after(game, "swindler")
        assert (game.trash(), game.discard(1), game.coins) == (("gold",), ("gold",), 2)

    def test_nothing_of_that_cost(self) -> None:
        game = at(seat("swindler"), seat("", "province"), supply={"province": 0})
        after(game, "swindler")
        assert (game.trash(), game.discard(1)) == (("province",), ())

    def test_last_curses_go_in_turn_order(self) -> None:
        game = at(
            seat("", "copper"),
            seat("swindler"),
            seat("", "copper"),
            turn=1,
            supply={"curse": 1, "copper": 0},
        )
        after(game, "swindler")
        assert (game.discard(2), game.discard(0)) == (("curse",), ())


class TestTorturer:
    def test_curse_comes_to_hand(self) -> None:
        game = after(at(seat("torturer", "3 copper"), seat()), "torturer", {1: [1]})
        assert (game.hand(1), len(game.hand(0))) == (("curse",), 3)

    @pytest.mark.parametrize(("held", "left"), [("", 0), ("copper", 0), ("3 copper", 1)])
    def test_discards_what_there_is(self, held: str, left: int) -> None:
        game = after(at(seat("torturer"), seat(held)), "torturer", {1: [0]})
        assert len(game.hand(1)) == left


class TestTradingPost:
    @pytest.mark.parametrize(
        ("held", "trashed", "silvers"), [("2 copper", 2, 1), ("copper", 1, 0), ("", 0, 0)]
    )
    def test_silver_for_two(self, held: str, trashed: int, silvers: int) -> None:
        game = after(at(seat(f"trading-post, {held}")), "trading-post")
        assert (len(game.trash()), game.hand(0).count("silver")) == (trashed, silvers)

    def test_no_silver_left(self) -> None:
        game = after(at(seat("trading-post, 2 copper"), supply={"silver": 0}), "trading-post")
        assert (len(game.trash()), game.hand(0)) == (2, ())


class TestTribute:
    @pytest.mark.parametrize(
        ("shown", "coins", "cards", "actions"),
        [
            ("copper, harem", 4, 2, 0),
            ("2 silver", 2, 0, 0),
            ("great-hall, curse", 0, 2, 2),
            ("estate", 0, 2, 0),
            ("", 0, 0, 0),
        ],
    )
    def test_bonus_for_different_cards(
        self, shown: str, coins: int, cards: int, actions: int
    ) -> None:
        game = at(seat("tribute", "5 copper"), seat("", shown), seat("", "2 gold"))
        after(game, "tribute")
        assert (game.coins, len(game.hand(0)), game.actions) == (coins, cards, actions)
        assert len(game.discard(1)) == len(words(shown))

    def test_revealed_card_is_not_shuffled_in(self) -> None:
        game = at(seat("tribute", "4 copper"), seat("", "estate", "2 gold"))
        after(game, "tribute")
        assert sorted(game.discard(1)) == ["estate", "gold"]


class TestWishingWell:
    def test_named_and_found(self) -> None:
        game = at(seat("wishing-well", "copper, gold"))
        after(game, "wishing-well", [Expect("gold", ask=Ask.NAME)])
        assert hand(game) == ["copper", "gold"]

    def test_not_found_it_stays(self) -> None:
        game = after(at(seat("wishing-well", "copper, gold")), "wishing-well", ["silver"])
        assert (hand(game), game.deck(0)) == (["copper"], ("gold",))


class TestBaseGame:
    def test_throne_room_without_an_action(self) -> None:
        game = after(at(seat("throne-room, copper")), "throne-room")
        assert (game.actions, game.hand(0)) == (0, ("copper",))

    def test_throne_room_on_throne_room(self) -> None:
        game = at(seat("2 throne-room, village, pawn", "9 copper"))
        after(game, "throne-room", ["throne-room", "village", (1, 3), (1, 3)])
        assert (game.actions, game.coins) == (4 + 2, 2)
        assert game.in_play() == ("throne-room", "throne-room", "village", "pawn")

    def test_thief(self) -> None:
        game = at(
            seat("thief"), seat("", "silver, copper"), seat("", "gold, estate"), seat("", "curse")
        )
        after(game, "thief", [Expect("silver", player=0), Expect(["gold"], ask=Ask.GAIN)])
        assert game.trash() == ("silver",)
        assert game.discard(0) == ("gold",)
        assert [game.discard(p) for p in (1, 2, 3)] == [("copper",), ("estate",), ("curse",)]

    def test_mine_turns_silver_into_harem(self) -> None:
        game = at(seat("mine, silver"), kingdom=["harem"])
        after(game, "mine", [Expect("harem", options=("copper", "silver", "gold", "harem"))])
        assert (game.hand(0), game.trash()) == (("harem",), ("silver",))

    def test_mine_without_a_treasure(self) -> None:
        game = after(at(seat("mine, estate")), "mine")
        assert game.hand(0) == ("estate",)

    def test_adventurer_finds_harem(self) -> None:
        game = after(at(seat("adventurer", "estate, harem, curse", "copper")), "adventurer")
        assert hand(game) == ["copper", "harem"]
        assert sorted(game.discard(0)) == ["curse", "estate"]

    def test_moat_played(self) -> None:
        assert len(after(at(seat("moat", "3 copper")), "moat").hand(0)) == 2


class TestFurther:
    def test_draw_to_seven_setting_actions_aside(self) -> None:
        game = at(seat("library, 4 copper", "village, silver, moat", "2 gold"))
        after(game, "library", [True, False])
        assert hand(game) == ["copper"] * 4 + ["gold", "moat", "silver"]
        assert game.discard(0) == ("village",)

    def test_first_silver_this_turn(self) -> None:
        game = at(seat("2 merchant, 2 silver", "2 copper"))
        after(after(game, "merchant"), "merchant")
        game.end_phase()
        game.play_treasures()
        assert game.coins == 2 * 2 + 2 + 2

    def test_watchers_end_with_the_turn(self) -> None:
        game = at(seat("merchant", "copper"), seat("silver", "5 silver"))
        after(game, "merchant")
        game.end_turn()
        game.play_treasures()
        assert game.coins == 2

    def test_discard_then_draw_as_many(self) -> None:
        game = after(at(seat("cellar, 2 estate", "2 gold")), "cellar", [["estate", "estate"]])
        assert hand(game) == ["gold", "gold"]

    def test_up_to(self) -> None:
        game = at(seat("chapel, 2 estate, copper"))
        after(game, "chapel", [Expect(["estate"], ask=Ask.TRASH)])
        assert (game.trash(), len(game.hand(0))) == (("estate",), 2)


def test_scripts_are_strict() -> None:
    game = at(seat("baron, estate"))
    with pytest.raises(UnscriptedQuestion):
        after(game, "baron")
    with pytest.raises(UnusedAnswer):
        after(game, "baron", [True, "estate"])
    assert (game.hand(0), game.phase, game.actions) == (("baron", "estate"), Phase.ACTION, 1)
    after(game, "baron", [True])
    assert game.coins == 4
