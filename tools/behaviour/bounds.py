"""How far the comparison looks, so that "no difference found" can say within which bounds."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is looked at, at most."""

    positions: int = 1_000
    all_up_to: int = 2
    """Cards beside the one that is played: of so many, all positions are looked at."""
    games: int = 4_000
    """Ways played in all, both texts together; a quarter is kept for the sampled positions."""
    ways: int = 160
    """Ways of one text in one position; a wider position is left out."""
    sampled: int = 40
    """Of the positions, those drawn at random after the systematic ones."""
    shrinking: int = 400
    """Positions tried to make a difference smaller."""
    seed: int = 1


@dataclass(slots=True)
class Looked:
    """What was looked at."""

    positions: int = 0
    games: int = 0
    left_out: int = 0
    """Positions with more ways than the bounds allow."""
    players: tuple[int, ...] = ()
    cards: int = 0
    """The most cards that lay with the players of a position."""
    complete: bool = True
    """No position was left out for want of games or ways."""
    all_up_to: int | None = None
    """Cards beside the one played up to which all positions were looked at; none: not even
    those without any, or there is no such play."""
    seed: int = 1

    def to_data(self) -> dict[str, object]:
        data = asdict(self)
        data["players"] = list(self.players)
        return data
