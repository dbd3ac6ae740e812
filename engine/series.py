"""Several games in a row: who begins the next one."""

from __future__ import annotations

from random import Random

from engine.rules import AfterTie, RuleSet
from engine.scoring import Result


def may_begin(rules: RuleSet, last: Result) -> tuple[int, ...]:
    """The seats among which the next first player is drawn; one seat: it is settled.

    If everybody has won there is nobody who has not, and no book says what then: by lot.
    """
    seats = tuple(range(len(last.points)))
    if len(last.winners) == 1:
        return ((last.winners[0] + 1) % len(seats),)
    if rules.after_tie is AfterTie.NON_WINNER:
        return tuple(seat for seat in seats if seat not in last.winners) or seats
    return seats


def first_player(rules: RuleSet, last: Result | None, players: int, random: Random) -> int:
    """Who begins: by lot where the rules leave it open. `last`: none before the first game."""
    return random.choice(range(players) if last is None else may_begin(rules, last))
