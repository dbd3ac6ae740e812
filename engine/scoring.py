"""The end: when the game is over, what each player has, and who has won."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cardspec.effects import Zone
from engine.rules import TieBreak
from engine.run import Run
from engine.state import Player
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Result:
    points: tuple[int, ...]
    turns: tuple[int, ...]
    winners: tuple[int, ...]
    """Several: a shared victory."""


def is_over(table: Table) -> bool:
    """Looked at after a turn, if any pile is empty at all."""
    rules = table.rules
    if table.empty_piles >= rules.empty_piles[len(table.players)]:
        return True
    return any(
        (pile := table.piles.get(name)) is not None and not pile for name in rules.ends_when_empty
    )


def score(table: Table, player: Player) -> int:
    """Victory points of all cards of a player, wherever the rules look for them. Cards in
    play count while a turn lasts: they are discarded before the game can end."""
    points = 0
    scored = table.rules.scored
    areas = [area for area in player.areas() if area.zone in scored or area.zone is Zone.PLAY]
    for kind, count in Counter(card.kind for area in areas for card in area).items():
        each = kind.points
        if kind.worth is not None:
            each += kind.worth(Run(table, player, None))
        points += each * count
    return points


def result(table: Table) -> Result:
    points = tuple(score(table, player) for player in table.players)
    turns = tuple(player.turns for player in table.players)
    best = max(points)
    winners = [seat for seat in table.seats if points[seat] == best]
    if table.rules.tie_break is TieBreak.FEWER_TURNS:
        fewest = min(turns[seat] for seat in winners)
        winners = [seat for seat in winners if turns[seat] == fewest]
    return Result(points, turns, tuple(winners))
