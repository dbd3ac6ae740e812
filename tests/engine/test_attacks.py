"""Reactions and attacks; then the rest of the cards, one small position each."""

from __future__ import annotations

import pytest

from engine import Ask, Expect, Phase, UnscriptedQuestion, UnusedAnswer
from engine import events as ev
from tests.engine.table import after, at, hand, seat, words


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
