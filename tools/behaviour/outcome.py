"""How a game stands after the moves: plain facts, comparable between two texts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.game import Game

Value: TypeAlias = tuple[str, ...] | int | str


class Fact(NamedTuple):
    """`what`: hand, deck, discard, play, aside, trash, supply, cost, points, actions, buys,
    coins, potions, refused. `of`: the seat; for supply and cost the card; else empty."""

    what: str
    of: int | str = ""


@dataclass(frozen=True, slots=True)
class Looks:
    """What is looked at beyond zones and counters, because a text speaks of it."""

    costs: bool = False
    points: bool = False


Outcome: TypeAlias = tuple[tuple[Fact, Value], ...]
"""Always the same facts in the same order for one position."""


def outcome(game: Game, looks: Looks, refused: str = "") -> Outcome:
    """Decks in order, top first; other zones as what lies in them. The order within a discard
    pile is left out: who discards several cards at once lays them as they like."""
    supply = game.supply()
    values: list[Value] = []
    for seat in range(game.players):
        values += (
            tuple(sorted(game.hand(seat))),
            game.deck(seat),
            tuple(sorted(game.discard(seat))),
            tuple(sorted(game.in_play(seat))),
            tuple(sorted(game.aside(seat))),
        )
        if looks.points:
            values.append(game.score(seat))
    values.append(tuple(sorted(game.trash())))
    values += (game.actions, game.buys, game.coins, game.potions, game.turn, refused)
    values += supply.values()
    if looks.costs:
        values += map(game.cost, supply)
    return tuple(zip(_facts(game.players, looks, tuple(supply)), values, strict=True))


@lru_cache(maxsize=256)
def _facts(players: int, looks: Looks, supply: tuple[str, ...]) -> tuple[Fact, ...]:
    """What the values of an outcome are about; the same for all games of a position."""
    of_players = ["hand", "deck", "discard", "play", "aside"] + ["points"] * looks.points
    common = ("trash", "actions", "buys", "coins", "potions", "turn", "refused")
    return (
        *(Fact(what, seat) for seat in range(players) for what in of_players),
        *map(Fact, common),
        *(Fact("supply", card) for card in supply),
        *(Fact("cost", card) for card in supply if looks.costs),
    )


class Apart(NamedTuple):
    """A fact in which two outcomes differ."""

    fact: Fact
    a: Value
    b: Value


def apart(a: Outcome, b: Outcome) -> tuple[Apart, ...]:
    return tuple(Apart(fact, x, y) for (fact, x), (_, y) in zip(a, b, strict=True) if x != y)
