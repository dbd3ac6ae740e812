"""All small positions, one after another: every hand, deck and discard pile of so few cards.

Nothing is left to luck or cleverness here: within the pool (one card for each way the two texts
can treat a card) and up to so many cards beside the one that is played, a difference is found if
there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from engine import Seat


class Zone(NamedTuple):
    seat: int
    name: str
    """hand, deck or discard."""


Deal: TypeAlias = dict[Zone, tuple[str, ...]]


def deals(zones: Sequence[Zone], pool: Sequence[str], cards: int) -> Iterator[Deal]:
    """Every way to deal exactly so many cards to these zones; only a deck has an order."""
    if not zones:
        if not cards:
            yield {}
        return
    first, rest = zones[0], zones[1:]
    for count in range(cards + 1):
        dealt = (
            product(pool, repeat=count)
            if first.name == "deck"
            else combinations_with_replacement(pool, count)
        )
        for here in dealt:
            for others in deals(rest, pool, cards - count):
                yield {first: here, **others}


def seats(dealt: Deal, players: int, card: str) -> tuple[Seat, ...]:
    """As the zones are dealt; the first player holds the card besides."""
    found = []
    for seat in range(players):
        of = {zone.name: cards for zone, cards in dealt.items() if zone.seat == seat}
        hand = ((card,) if seat == 0 else ()) + of.get("hand", ())
        found.append(Seat(hand, of.get("deck", ()), of.get("discard", ()), turns=int(seat == 0)))
    return tuple(found)
