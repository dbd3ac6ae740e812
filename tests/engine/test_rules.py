"""The books' setup tables, ends of the game, ties, reshuffling and series, as tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import (
    ActionBot,
    Decider,
    Game,
    IllegalMove,
    Phase,
    RandomDecider,
    Result,
    RuleSet,
    SetupError,
    Why,
    first_player,
    may_begin,
)
from engine import events as ev
from tests.engine.cards import SOURCE
from tests.engine.table import ALL_KINGDOM, at, seat

BOOKS = ("000", "001", "002", "004")
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")

# what lies in the supply once the start decks are dealt: by number of players
SUPPLY = {
    2: (60 - 14, 40, 30, 8, 8, 8, 10),
    3: (60 - 21, 40, 30, 12, 12, 12, 20),
    4: (60 - 28, 40, 30, 12, 12, 12, 30),
    5: (120 - 35, 80, 60, 12, 12, 15, 40),
    6: (120 - 42, 80, 60, 12, 12, 18, 50),
}
VICTORY_PILE = {2: 8, 3: 12, 4: 12, 5: 12, 6: 12}


def rules_of(book: str) -> RuleSet:
    return RuleSet.of_book(book)


@pytest.mark.parametrize("players", SUPPLY)
@pytest.mark.parametrize("book", BOOKS)
def test_setup(book: str, players: int) -> None:
    game = Game(SOURCE, kingdom=["great-hall", "pawn"], players=players, rules=rules_of(book))
    supply = game.supply()
    assert tuple(supply[c] for c in BASIC) == SUPPLY[players]
    assert (supply["great-hall"], supply["pawn"]) == (VICTORY_PILE[players], 10)
    assert len(supply) == 9
    for player in range(players):
        assert sorted(game.owned(player)) == ["copper"] * 7 + ["estate"] * 3
        assert len(game.hand(player)) == 5


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_platinum_colony_and_potion_of_book_004(players: int, colonies: int) -> None:
    names = ["platinum", "colony", "potion"]
    game = Game(SOURCE, players=players, rules=rules_of("004"), optional=names)
    assert [game.supply()[name] for name in names] == [12, colonies, 16]


@pytest.mark.parametrize("name", ["platinum", "colony", "potion"])
@pytest.mark.parametrize("book", ["000", "001", "002"])
def test_books_that_do_not_know_them(book: str, name: str) -> None:
    with pytest.raises(SetupError, match=f"no optional pile of book {book}"):
        Game(SOURCE, rules=rules_of(book), optional=[name])


@pytest.mark.parametrize("players", [1, 7])
@pytest.mark.parametrize("book", BOOKS)
def test_two_to_six_players(book: str, players: int) -> None:
    with pytest.raises(SetupError, match="2 to 6"):
        Game(SOURCE, players=players, rules=rules_of(book))


ENDS = [
    ({"province": 0}, "000 001 002 004", range(2, 7)),
    ({"colony": 0}, "004", range(2, 7)),
    ({"copper": 0, "curse": 0, "pawn": 0}, "000 001 002 004", range(2, 5)),
    ({"copper": 0, "curse": 0, "pawn": 0, "gold": 0}, "000 001 002 004", range(2, 7)),
    ({"copper": 0, "colony": 0, "pawn": 0}, "000 001 002 004", range(2, 5)),
    ({"copper": 0, "curse": 0}, "", range(0)),
    ({"province": 1, "colony": 1}, "", range(0)),
]


@pytest.mark.parametrize(("empty", "books", "players"), ENDS, ids=lambda x: str(x))
@pytest.mark.parametrize("book", BOOKS)
def test_end(book: str, empty: dict[str, int], books: str, players: range) -> None:
    for number in range(2, 7):
        seats = [seat("copper") for _ in range(number)]
        game = at(*seats, supply={"pawn": 10, **empty}, rules=rules_of(book))
        game.end_turn()
        ends = (book in books.split() and number in players) or (
            book == "004" and empty.get("colony") == 0
        )
        assert game.over is ends, number


def test_the_game_ends_only_after_the_turn() -> None:
    game = at(seat(), phase=Phase.BUY, coins=16, buys=2, supply={"province": 1})
    game.buy("province")
    assert not game.over
    game.buy("estate")
    game.end_turn()
    assert game.over


TIES = [
    # points and turns by seat -> winners in the books that break ties, and in book 004
    ((6, 3), (4, 4), (0,), (0,)),
    ((3, 3), (4, 3), (1,), (0, 1)),
    ((3, 3), (4, 4), (0, 1), (0, 1)),
    ((3, 3, 3), (4, 3, 3), (1, 2), (0, 1, 2)),
    ((1, 3, 3), (2, 3, 3), (1, 2), (1, 2)),
]
CARDS = {1: "estate", 3: "duchy", 6: "province"}


@pytest.mark.parametrize(("points", "turns", "broken", "shared"), TIES)
@pytest.mark.parametrize("book", BOOKS)
def test_ties(
    book: str,
    points: tuple[int, ...],
    turns: tuple[int, ...],
    broken: tuple[int, ...],
    shared: tuple[int, ...],
) -> None:
    seats = [seat(CARDS[p], turns=t) for p, t in zip(points, turns, strict=True)]
    result = at(*seats, supply={"province": 0}, rules=rules_of(book)).result
    assert result.winners == (shared if book == "004" else broken)


SERIES = [
    # winners of three or four players -> who may begin: books 000 and 004, books 001 and 002
    (3, (0,), (1,), (1,)),
    (3, (2,), (0,), (0,)),
    (3, (0, 1), (2,), (0, 1, 2)),
    (4, (1, 3), (0, 2), (0, 1, 2, 3)),
    (3, (0, 1, 2), (0, 1, 2), (0, 1, 2)),
]


@pytest.mark.parametrize(("players", "winners", "non_winners", "anybody"), SERIES)
@pytest.mark.parametrize("book", BOOKS)
def test_who_begins_the_next_game(
    book: str,
    players: int,
    winners: tuple[int, ...],
    non_winners: tuple[int, ...],
    anybody: tuple[int, ...],
) -> None:
    last = Result((0,) * players, (1,) * players, winners)
    expected = non_winners if book in ("000", "004") else anybody
    assert may_begin(rules_of(book), last) == expected
    drawn = {first_player(rules_of(book), last, players, Random(s)) for s in range(60)}
    assert drawn == set(expected)


def test_the_first_game_is_begun_by_anybody() -> None:
    drawn = {first_player(rules_of("000"), None, 4, Random(seed)) for seed in range(60)}
    assert drawn == {0, 1, 2, 3}


class TestTreasuresAfterBuying:
    @pytest.mark.parametrize("book", ["000", "001", "004"])
    def test_as_long_as_there_is_a_buy(self, book: str) -> None:
        game = at(seat("3 copper"), buys=2, rules=rules_of(book))
        game.play_card("copper")
        game.buy("copper")
        game.play_card("copper")
        game.buy("copper")
        with pytest.raises(IllegalMove) as refused:
            game.play_card("copper")
        assert refused.value.why is Why.TREASURES_AFTER_BUY

    def test_never_in_book_002(self) -> None:
        game = at(seat("2 copper"), buys=2, rules=rules_of("002"))
        game.play_card("copper")
        game.buy("copper")
        with pytest.raises(IllegalMove) as refused:
            game.play_card("copper")
        assert refused.value.why is Why.TREASURES_AFTER_BUY


class TestReshuffle:
    @pytest.mark.parametrize(
        ("book", "order"),
        [
            ("000", [("Drew", 1), ("Shuffled", 3), ("Drew", 1)]),
            ("002", [("Shuffled", 3), ("Drew", 2)]),
        ],
    )
    def test_when_drawing(self, book: str, order: list[tuple[str, int]]) -> None:
        game = at(seat("moat", "gold", "3 copper"), rules=rules_of(book))
        game.play_card("moat")
        assert steps(game) == order
        assert sorted(game.hand(0)) == ["copper", "gold"]

    @pytest.mark.parametrize(
        ("book", "order"),
        [
            ("000", [("Drew", 2), ("Shuffled", 4), ("Drew", 3)]),
            ("002", [("Shuffled", 4), ("Drew", 5)]),
        ],
    )
    def test_when_cleaning_up(self, book: str, order: list[tuple[str, int]]) -> None:
        game = at(seat("moat", "2 gold", "3 copper"), rules=rules_of(book))
        game.end_turn()
        assert steps(game) == order

    @pytest.mark.parametrize(
        ("book", "order"),
        [
            ("000", [("gold", "duchy"), 1, ("copper",)]),
            ("002", [1, ("gold", "duchy", "copper")]),
        ],
    )
    def test_when_revealing(self, book: str, order: list[Any]) -> None:
        game = at(seat("scout", "gold, duchy", "copper"), rules=rules_of(book))
        game.play_card("scout", [["gold", "copper"]])
        found = game.log.of(ev.Revealed, ev.Shuffled)
        assert order == [
            e.count if isinstance(e, ev.Shuffled) else tuple(c.kind.id for c in e.cards)
            for e in found
        ]

    @pytest.mark.parametrize("book", ["000", "002"])
    def test_an_empty_deck_and_no_discards(self, book: str) -> None:
        game = at(seat("moat", "", "3 copper"), rules=rules_of(book))
        game.play_card("moat")
        assert steps(game) == [("Shuffled", 3), ("Drew", 2)]
        game = at(seat("moat", "gold"), rules=rules_of(book))
        game.play_card("moat")
        assert steps(game) == [("Drew", 1)]

    @pytest.mark.parametrize("seed", range(6))
    def test_it_changes_what_is_seen_when_but_not_what_happens(self, seed: int) -> None:
        """With the cards there are, no game comes out otherwise: the log parts, nothing else."""
        played = []
        for reshuffle in ("rest_first", "discard_under"):
            rules = RuleSet.from_data({**rules_of("000").data, "reshuffle": reshuffle})
            deciders: list[Decider] = [ActionBot(), RandomDecider(seed), ActionBot()]
            game = Game(
                SOURCE, kingdom=ALL_KINGDOM, players=3, seed=seed, deciders=deciders, rules=rules
            )
            game.play(max_turns=90)
            played.append(game)
        first, second = played
        assert first.result == second.result
        assert [first.owned(p) for p in range(3)] == [second.owned(p) for p in range(3)]
        assert first.log.plain() != second.log.plain()
        assert without_draws(first) == without_draws(second)


def steps(game: Game) -> list[tuple[str, int]]:
    found = game.log.of(ev.Drew, ev.Shuffled)
    return [
        (type(e).__name__, e.count if isinstance(e, ev.Shuffled) else len(e.cards)) for e in found
    ]


def without_draws(game: Game) -> list[tuple[Any, ...]]:
    parts = ("Drew", "Shuffled", "Revealed", "LookedAt")
    return [event for event in game.log.plain() if event[0] not in parts]


class TestBadRuleSets:
    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"reshuffle": "never"}, "reshuffle: one of"),
            ({"reshuffle": ["x"]}, "reshuffle: one of"),
            ({"next_game": {"first": "lot"}}, "next_game.after_tie: one of"),
            ({"next_game": "lot"}, "next_game: must be a table"),
            ({"simultaneous": None}, "simultaneous: one of"),
            ({"information": {}}, "information.hand_sizes: true or false"),
            ({"information": {"hands": True}}, "information.hands: unknown key"),
            ({"said": {"weather": "page 3"}}, "said.weather: no such rule"),
            ({"said": {"players": 3}}, "said.players: must say where"),
            ({"said": None}, "said: must be a table"),
        ],
    )
    def test_errors_name_the_place(self, change: dict[str, Any], message: str) -> None:
        with pytest.raises(SetupError, match=message):
            RuleSet.from_data({**rules_of("000").data, **change}, "x")

    @pytest.mark.parametrize("scored", [[], ["table"], "hand", [["hand"]], ["hand", None]])
    def test_places_to_score(self, scored: Any) -> None:
        data = rules_of("000").data
        with pytest.raises(SetupError, match=r"end\.scored"):
            RuleSet.from_data({**data, "end": {**data["end"], "scored": scored}}, "x")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 5, 6])
def test_whole_games_under_every_book(book: str, players: int) -> None:
    optional = ["platinum", "colony", "potion"] if book == "004" else []
    deciders = [ActionBot() for _ in range(players)]
    game = Game(
        SOURCE,
        kingdom=ALL_KINGDOM[:10],
        players=players,
        seed=players,
        deciders=deciders,
        rules=rules_of(book),
        optional=optional,
    )
    before = sum(game.supply().values()) + 10 * players
    game.play(max_turns=400)
    assert game.over
    owned = sum(len(game.owned(p)) for p in range(players))
    assert sum(game.supply().values()) + owned + len(game.trash()) == before
    again = Game.resume(game.save(), SOURCE)
    assert again.result == game.result
