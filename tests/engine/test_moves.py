"""Moves that the rules refuse: a typed error, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import Game, IllegalAnswer, IllegalMove, Phase, RuleSet, ScriptError, Why
from tests.engine.table import at, seat


def look(game: Game) -> dict[str, Any]:
    """Everything that can be seen of a game."""
    seats = range(game.players)
    return {
        "log": game.log.plain(),
        "zones": [
            (game.hand(p), game.deck(p), game.discard(p), game.in_play(p), game.aside(p))
            for p in seats
        ],
        "counts": (game.turn, game.phase, game.actions, game.buys, game.coins, game.potions),
        "supply": game.supply(),
        "trash": game.trash(),
        "turns": [game.turns(p) for p in seats],
        "saved": game.save(),
    }


REFUSED: list[tuple[str, Why, Callable[[], Game], Callable[[Game], None]]] = [
    ("not in hand", Why.NOT_IN_HAND, lambda: at(seat()), lambda g: g.play_card("moat")),
    ("unknown card", Why.NOT_IN_HAND, lambda: at(seat()), lambda g: g.play_card("nonsense")),
    ("victory card", Why.NOT_PLAYABLE, lambda: at(seat("duke")), lambda g: g.play_card("duke")),
    (
        "no actions",
        Why.NO_ACTIONS,
        lambda: at(seat("moat"), actions=0),
        lambda g: g.play_card("moat"),
    ),
    (
        "action in the buy phase",
        Why.WRONG_PHASE,
        lambda: at(seat("moat"), phase=Phase.BUY),
        lambda g: g.play_card("moat"),
    ),
    (
        "treasure in the action phase",
        Why.WRONG_PHASE,
        lambda: at(seat("moat, copper")),
        lambda g: g.play_card("copper"),
    ),
    (
        "all treasures in the action phase",
        Why.WRONG_PHASE,
        lambda: at(seat("moat, copper")),
        lambda g: g.play_treasures(),
    ),
    (
        "buying in the action phase",
        Why.WRONG_PHASE,
        lambda: at(seat("moat"), coins=9),
        lambda g: g.buy("gold"),
    ),
    ("too expensive", Why.TOO_EXPENSIVE, lambda: at(seat(), coins=2), lambda g: g.buy("silver")),
    ("no buys", Why.NO_BUYS, lambda: at(seat(), coins=9, buys=0), lambda g: g.buy("silver")),
    ("not in supply", Why.NOT_IN_SUPPLY, lambda: at(seat(), coins=9), lambda g: g.buy("pawn")),
    (
        "empty pile",
        Why.PILE_EMPTY,
        lambda: at(seat(), coins=9, supply={"gold": 0}),
        lambda g: g.buy("gold"),
    ),
]


@pytest.mark.parametrize(
    ("why", "make", "move"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_refused(why: Why, make: Callable[[], Game], move: Callable[[Game], None]) -> None:
    game = make()
    before = look(game)
    with pytest.raises(IllegalMove) as refused:
        move(game)
    assert refused.value.why is why
    assert look(game) == before


def test_treasure_after_a_purchase() -> None:
    game = at(seat("2 copper"), buys=2, rules=RuleSet.of_book("002"))
    game.play_card("copper")
    game.buy("copper")
    before = look(game)
    with pytest.raises(IllegalMove) as refused:
        game.play_card("copper")
    assert refused.value.why is Why.TREASURES_AFTER_BUY
    assert look(game) == before


def test_nothing_goes_after_the_end() -> None:
    game = at(seat("copper"), seat("copper, moat"), supply={"province": 0})
    game.end_turn()
    before = look(game)
    for move in (game.end_turn, game.end_phase, game.play_treasures, lambda: game.buy("copper")):
        with pytest.raises(IllegalMove) as refused:
            move()
        assert refused.value.why is Why.GAME_OVER
    game.step()
    assert look(game) == before


class TestAnswers:
    """A bad answer in the middle of a card: the whole move has not been."""

    @pytest.mark.parametrize(
        "answers",
        [
            [(0,), (7,)],  # no such option
            [(0,), (0,)],  # too few
            [(0,), (0, 1, 2)],  # too many
            [(0,), (1, 1)],  # twice
        ],
    )
    def test_ill_formed(self, answers: list[tuple[int, ...]]) -> None:
        game = at(seat("village, torturer", "4 copper"), seat("estate, copper, gold"))
        game.play_card("village")
        before = look(game)
        with pytest.raises(IllegalAnswer):
            game.play_card("torturer", {1: answers})
        assert look(game) == before
        game.play_card("torturer", {1: [0, ["estate", "copper"]]})
        assert game.hand(1) == ("gold",)

    def test_no_such_card(self) -> None:
        game = at(seat("courtyard", "copper, silver, gold"))
        before = look(game)
        with pytest.raises(ScriptError, match="estate"):
            game.play_card("courtyard", ["estate"])
        assert look(game) == before

    def test_the_shuffle_comes_out_the_same_afterwards(self) -> None:
        game, other = (
            at(seat("courtyard", "", "copper, silver, gold, duchy, estate")) for _ in range(2)
        )
        with pytest.raises(ScriptError):
            game.play_card("courtyard", ["curse"])
        for g in (game, other):
            g.play_card("courtyard", [0])
        assert look(game) == look(other)
