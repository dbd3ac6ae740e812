"""A game in the middle, written down: for tests, scenarios, and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.events import Phase


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's cards, by card id. `deck` and `discard` are top first."""

    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    play: Sequence[str] = ()
    aside: Sequence[str] = ()
    turns: int = 0
    """Turns begun so far. The player whose turn it is counts the present one (at least 1)."""


@dataclass(frozen=True, slots=True)
class Position:
    """Whose turn it is and what lies where.

    `supply` overrides the rule set's counts pile by pile; a pile named here that is in
    neither kingdom nor rule set is added. Cards lying with players or in the trash are not
    taken out of the supply.
    """

    seats: Sequence[Seat]
    kingdom: Sequence[str] = ()
    supply: Mapping[str, int] = field(default_factory=dict)
    trash: Sequence[str] = ()
    turn: int = 0
    """The seat whose turn it is."""
    phase: Phase = Phase.ACTION
    actions: int = 1
    buys: int = 1
    coins: int = 0
    potions: int = 0

    def to_data(self) -> dict[str, Any]:
        return {
            "seats": [
                {
                    "hand": list(s.hand),
                    "deck": list(s.deck),
                    "discard": list(s.discard),
                    "play": list(s.play),
                    "aside": list(s.aside),
                    "turns": s.turns,
                }
                for s in self.seats
            ],
            "kingdom": list(self.kingdom),
            "supply": dict(self.supply),
            "trash": list(self.trash),
            "turn": self.turn,
            "phase": self.phase.value,
            "actions": self.actions,
            "buys": self.buys,
            "coins": self.coins,
            "potions": self.potions,
        }

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Position:
        rest = {k: v for k, v in data.items() if k not in ("seats", "phase")}
        seats = tuple(Seat(**s) for s in data["seats"])
        return Position(seats=seats, phase=Phase(data["phase"]), **rest)
