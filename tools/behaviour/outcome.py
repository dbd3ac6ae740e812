"""How a game stands after the moves: plain facts, comparable between two texts."""

from __future__ import annotations

from dataclasses import dataclass
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
    facts: list[tuple[Fact, Value]] = []
    for seat in range(game.players):
        facts += [
            (Fact("hand", seat), tuple(sorted(game.hand(seat)))),
            (Fact("deck", seat), game.deck(seat)),
            (Fact("discard", seat), tuple(sorted(game.discard(seat)))),
            (Fact("play", seat), tuple(sorted(game.in_play(seat)))),
            (Fact("aside", seat), tuple(sorted(game.aside(seat)))),
        ]
        if looks.points:
            facts.append((Fact("points", seat), game.score(seat)))
    facts.append((Fact("trash"), tuple(sorted(game.trash()))))
    facts += [
        (Fact("actions"), game.actions),
        (Fact("buys"), game.buys),
        (Fact("coins"), game.coins),
        (Fact("potions"), game.potions),
        (Fact("turn"), game.turn),
        (Fact("refused"), refused),
    ]
    supply = game.supply()
    facts += [(Fact("supply", card), count) for card, count in supply.items()]
    if looks.costs:
        facts += [(Fact("cost", card), game.cost(card)) for card in supply]
    return tuple(facts)


class Apart(NamedTuple):
    """A fact in which two outcomes differ."""

    fact: Fact
    a: Value
    b: Value


def apart(a: Outcome, b: Outcome) -> tuple[Apart, ...]:
    return tuple(Apart(fact, x, y) for (fact, x), (_, y) in zip(a, b, strict=True) if x != y)
