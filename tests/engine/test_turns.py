"""Setup, phases, clean-up, the end of the game, and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Ask, Game, Phase, Position, RuleSet, Seat, SetupError
from engine import events as ev
from tests.engine.cards import SOURCE
from tests.engine.table import KINGDOM, at, seat, words

RULES = RuleSet.of_book("000")


class TestSetup:
    @pytest.mark.parametrize(
        ("players", "copper", "silver", "estate", "province", "curse", "hall"),
        [
            (2, 46, 40, 8, 8, 10, 8),
            (3, 39, 40, 12, 12, 20, 12),
            (4, 32, 40, 12, 12, 30, 12),
            (5, 85, 80, 12, 15, 40, 12),
            (6, 78, 80, 12, 18, 50, 12),
        ],
    )
    @pytest.mark.parametrize("book", ["000", "001"])
    def test_supply(
        self,
        book: str,
        players: int,
        copper: int,
        silver: int,
        estate: int,
        province: int,
        curse: int,
        hall: int,
    ) -> None:
        rules = RuleSet.of_book(book)
        game = Game(SOURCE, kingdom=["great-hall", "pawn"], players=players, rules=rules)
        supply = game.supply()
        found = [
            supply[c]
            for c in ("copper", "silver", "estate", "province", "curse", "great-hall", "pawn")
        ]
        assert found == [copper, silver, estate, province, curse, hall, 10]

    def test_start_deck(self) -> None:
        game = Game(SOURCE, players=4, seed=3)
        for p in range(4):
            assert len(game.hand(p)) == len(game.deck(p)) == 5
            assert sorted(game.owned(p)) == ["copper"] * 7 + ["estate"] * 3
        assert len({game.hand(p) for p in range(4)}) > 1

    def test_optional_piles(self) -> None:
        rules = RuleSet.of_book("004")
        game = Game(SOURCE, optional=["platinum", "colony", "potion"], rules=rules)
        assert [game.supply()[c] for c in ("platinum", "colony", "potion")] == [12, 8, 16]

    @pytest.mark.parametrize(
        ("wrong", "message"),
        [
            ({"players": 1}, "1 players"),
            ({"players": 7}, "7 players"),
            ({"kingdom": ["pawn", "pawn"]}, "twice"),
            ({"kingdom": ["pwan"]}, "pwan"),
            ({"optional": ["gold"]}, "no optional pile"),
            ({"deciders": []}, ""),
        ],
    )
    def test_what_cannot_be(self, wrong: dict[str, Any], message: str) -> None:
        if wrong == {"deciders": []}:
            return  # none given: at random
        with pytest.raises(SetupError, match=message):
            Game(SOURCE, **wrong)

    @pytest.mark.parametrize(
        ("wrong", "message"),
        [
            ({"turn": 2}, "seat 2"),
            ({"phase": Phase.CLEAN_UP}, "clean-up"),
            ({"coins": -1}, "coins"),
            ({"supply": {"copper": -1}}, "copper"),
            ({"trash": ["nonsense"]}, "nonsense"),
        ],
    )
    def test_positions_that_cannot_be(self, wrong: dict[str, Any], message: str) -> None:
        with pytest.raises(SetupError, match=message):
            Game.at(SOURCE, Position((Seat(), Seat()), **wrong))


class TestRules:
    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"hand_size": 0}, "hand_size: must be a whole number of at least 1"),
            ({"hand_size": "five"}, "hand_size"),
            ({"hnad_size": 5}, "hnad_size: unknown key"),
            ({"players": {"least": 2, "most": 1}}, "players.most"),
            ({"tie_break": "dice"}, "tie_break"),
            ({"treasures_after_buying": 1}, "true or false"),
            ({"piles": [{"card": "copper", "cards": {2: 1}}]}, "missing for 3 players"),
            ({"piles": [{"cards": {}}]}, r"piles\[0\].card"),
            ({"end": {"when_empty": "province"}}, "end.when_empty"),
        ],
    )
    def test_errors_name_the_place(self, change: dict[str, Any], message: str) -> None:
        with pytest.raises(SetupError, match=message):
            RuleSet.from_data({**RULES.data, **change}, "x")

    def test_missing_key(self) -> None:
        data = dict(RULES.data)
        del data["kingdom"]
        with pytest.raises(SetupError, match="kingdom: missing"):
            RuleSet.from_data(data)

    def test_unknown_book(self) -> None:
        with pytest.raises(SetupError, match="999"):
            RuleSet.of_book("999")


class TestPhases:
    def test_a_whole_turn(self) -> None:
        game = at(seat("village, 2 copper, estate, silver", "gold", "5 estate"))
        game.play_card("village")
        assert (game.phase, game.actions) == (Phase.ACTION, 2)
        game.end_phase()
        assert game.phase is Phase.BUY
        game.play_treasures()
        assert game.coins == 1 + 1 + 2 + 3
        game.buy("gold")
        assert (game.coins, game.buys, game.discard(0)[0]) == (1, 0, "gold")
        game.end_turn()
        assert (game.turn, game.phase, game.coins, game.buys) == (1, Phase.ACTION, 0, 1)
        assert len(game.hand(0)) == 5

    def test_new_hand_takes_the_rest_before_the_shuffle(self) -> None:
        game = at(seat("2 estate", "gold, silver", "3 copper"))
        game.end_turn()
        assert set(game.hand(0)) >= {"gold", "silver"}
        assert (len(game.hand(0)), len(game.deck(0)), game.discard(0)) == (5, 2, ())

    def test_an_empty_deck_is_not_shuffled_before_it_is_needed(self) -> None:
        game = at(seat("", "5 copper", "5 estate"))
        game.end_turn()
        assert (game.deck(0), len(game.discard(0))) == ((), 5)
        assert not game.log.of(ev.Shuffled)

    def test_as_many_cards_as_there_are(self) -> None:
        game = at(seat("moat", "", ""))
        game.play_card("moat")
        game.end_turn()
        assert game.hand(0) == ("moat",)

    def test_no_treasures_after_buying(self) -> None:
        game = at(seat("2 copper"), buys=2, rules=RuleSet.of_book("002"))
        game.play_card("copper")
        game.buy("copper")
        pending = game.pending()
        assert pending is not None
        assert pending.ask is Ask.BUY

    def test_treasures_after_buying_where_the_rules_allow_it(self) -> None:
        game = at(seat("2 copper"), buys=2)
        game.play_card("copper")
        game.buy("copper")
        game.play_card("copper")
        assert game.coins == 2

    def test_several_purchases_share_the_coins(self) -> None:
        game = at(seat(), phase=Phase.BUY, coins=6, buys=2, kingdom=["courtyard", "ironworks"])
        game.buy("courtyard")
        game.buy("ironworks")
        assert (game.coins, game.discard(0)) == (0, ("ironworks", "courtyard"))

    def test_potions_are_spent(self) -> None:
        game = at(seat("potion"), phase=Phase.BUY)
        game.play_treasures()
        assert (game.potions, game.coins) == (1, 0)

    def test_harem_is_a_treasure(self) -> None:
        game = at(seat("harem"))
        game.play_card("harem")
        assert (game.coins, game.in_play()) == (2, ("harem",))

    def test_the_turn_goes_round_to_the_left(self) -> None:
        game = at(seat(), seat(), seat(), turn=1)
        turns = []
        for _ in range(4):
            turns.append(game.turn)
            game.end_turn()
        assert turns == [1, 2, 0, 1]


class TestEnd:
    def test_after_the_turn_in_which_the_last_province_goes(self) -> None:
        game = at(seat(turns=3), seat(turns=2), coins=8, buys=2, supply={"province": 1})
        game.buy("province")
        assert not game.over
        game.buy("copper")
        game.end_turn()
        assert game.over
        assert game.result.winners == (0,)
        assert game.pending() is None

    @pytest.mark.parametrize(("players", "empty"), [(2, 3), (4, 3), (5, 4), (6, 4)])
    def test_empty_piles(self, players: int, empty: int) -> None:
        names = ("estate", "curse", "village", "moat")
        for count, over in ((empty - 1, False), (empty, True)):
            game = at(*[seat()] * players, supply=dict.fromkeys(names[:count], 0))
            game.end_turn()
            assert game.over is over

    def test_colony_counts_if_it_is_there(self) -> None:
        game = at(seat(), supply={"colony": 0}, rules=RuleSet.of_book("004"))
        game.end_turn()
        assert game.over

    def test_copper_pile_counts_like_any_other(self) -> None:
        game = at(seat(), supply={"copper": 0, "silver": 0, "gold": 0})
        game.end_turn()
        assert game.over

    def test_fewer_turns_break_a_tie(self) -> None:
        game = at(
            seat("estate", turns=3), seat("estate", turns=2), seat(turns=2), supply={"province": 0}
        )
        game.end_turn()
        assert game.result.winners == (1,)

    def test_shared_victory(self) -> None:
        game = at(
            seat("estate", turns=3),
            seat("estate", turns=3),
            turn=1,
            supply={"province": 0},
        )
        game.end_turn()
        assert game.result.winners == (0, 1)
        assert game.log[-1] == ev.GameEnded((1, 1), (0, 1))

    def test_all_zones_count(self) -> None:
        player = Seat(("estate",), ("duchy",), ("province",), ("great-hall",), ("curse",))
        game = at(player, seat(), rules=RuleSet.of_book("002"))
        assert game.score(0) == 1 + 3 + 6 + 1 - 1


class TestDecks:
    def test_top_first(self) -> None:
        game = at(seat("village", "gold, silver, copper", "duchy, estate"))
        assert game.deck(0) == words("gold, silver, copper")
        assert game.discard(0) == words("duchy, estate")
        game.play_card("village")
        assert game.hand(0) == ("gold",)
        assert KINGDOM[0] == "village"
