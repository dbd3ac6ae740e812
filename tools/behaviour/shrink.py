"""A counterexample made as small as it gets by leaving things out one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from engine import Position, Seat
from tools.behaviour.trial import Trial

ZONES = ("hand", "deck", "discard")
PLAIN = ("copper", "estate")


def shrink(trial: Trial, parts: Callable[[Trial], bool], tries: int) -> Trial:
    """Greedily, to a trial of which every smaller neighbour plays alike (or tries run out).

    After something was left out it goes on with what comes next, and once round again at the
    end: what could not be left out before can seldom be left out right after.
    """
    at = since = 0
    while tries > 0:
        candidate = next(islice(_smaller(trial), at, None), None)
        if candidate is None:
            if not since:
                return trial
            at = since = 0
            continue
        tries -= 1
        if parts(candidate):
            trial, since = candidate, since + 1
        else:
            at += 1
    return trial


def _smaller(trial: Trial) -> Iterator[Trial]:
    """Neighbours that are less to read, the boldest first."""
    position = trial.position
    seats = position.seats
    for seat in reversed(range(len(seats))):
        if len(seats) > 2 and seat != position.turn:
            rest = (*seats[:seat], *seats[seat + 1 :])
            turn = position.turn - (seat < position.turn)
            yield replace(trial, position=replace(position, seats=rest, turn=turn))
    for i in range(len(trial.moves)):
        if len(trial.moves) > 1:
            yield replace(trial, moves=(*trial.moves[:i], *trial.moves[i + 1 :]))
    yield from _simpler_setup(trial)
    for seat, at in enumerate(seats):
        if at.discard:  # what lies in the deck needs no shuffle
            dealt = _set(trial, seat, "deck", (*at.deck, *at.discard))
            yield _set(dealt, seat, "discard", ())
    for seat, zone in _zones(position):
        cards = getattr(seats[seat], zone)
        if len(cards) > 1:
            yield _set(trial, seat, zone, ())
    for seat, zone in _zones(position):
        cards = getattr(seats[seat], zone)
        for i in range(len(cards)):
            yield _set(trial, seat, zone, (*cards[:i], *cards[i + 1 :]))
    for seat, zone in _zones(position):
        cards = getattr(seats[seat], zone)
        for i, card in enumerate(cards):
            for plain in PLAIN[: _plainness(card)]:
                yield _set(trial, seat, zone, (*cards[:i], plain, *cards[i + 1 :]))


def _zones(position: Position) -> Iterator[tuple[int, str]]:
    for seat in range(len(position.seats)):
        for zone in ZONES:
            yield seat, zone


def _plainness(card: str) -> int:
    """How many cards are plainer than this one."""
    return PLAIN.index(card) if card in PLAIN else len(PLAIN)


def _simpler_setup(trial: Trial) -> Iterator[Trial]:
    position = trial.position
    for card in position.kingdom:
        kept = tuple(c for c in position.kingdom if c != card)
        yield replace(trial, position=replace(position, kingdom=kept))
    for card in position.supply:
        piles = {c: n for c, n in position.supply.items() if c != card}
        yield replace(trial, position=replace(position, supply=piles))
    if position.trash:
        yield replace(trial, position=replace(position, trash=()))
    if position.actions > 1:
        yield replace(trial, position=replace(position, actions=1))
    if position.coins:
        yield replace(trial, position=replace(position, coins=0, potions=0))
    if trial.seed:
        yield replace(trial, seed=0)


def _set(trial: Trial, seat: int, zone: str, cards: Sequence[str]) -> Trial:
    seats = list(trial.position.seats)
    old: Seat = seats[seat]
    changed = {zone: tuple(cards)}
    seats[seat] = replace(old, **changed)  # type: ignore[arg-type]  # a zone of the seat
    return replace(trial, position=replace(trial.position, seats=tuple(seats)))
