"""What lies where: areas, players, piles. Plain data; only the door (`table.py`) changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from cardspec.effects import Zone
from engine.cards import Card, Kind


class Area(list[Card]):
    """A zone of a player, or the trash. The last card is the top one."""

    __slots__ = ("owner", "zone")

    def __init__(self, zone: Zone, owner: int | None) -> None:
        super().__init__()
        self.zone = zone
        self.owner = owner
        """The seat of the player; a seat, not the player, so that nothing points in a ring
        and a finished game goes away at once."""


Track: TypeAlias = tuple[Card, Area, int]
"""A card, where a step left it, and how often it had been moved by then."""


def track(card: Card, area: Area) -> Track:
    return (card, area, card.moves)


def still_there(found: Track) -> bool:
    """Has the card stayed where it was? If not, nothing may move it any more.

    The count notices that it left and came back; the look into the area notices a shuffle.
    """
    card, area, moves = found
    return card.moves == moves and card in area


class Player:
    __slots__ = ("aside", "counters", "deck", "discard", "hand", "play", "seat", "turns")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.deck = Area(Zone.DECK, seat)
        self.hand = Area(Zone.HAND, seat)
        self.discard = Area(Zone.DISCARD, seat)
        self.play = Area(Zone.PLAY, seat)
        self.aside = Area(Zone.ASIDE, seat)
        self.turns = 0
        self.counters: dict[str, int] = {}
        """Whatever a player can have a number of beyond one turn."""

    def area(self, zone: Zone) -> Area:
        match zone:
            case Zone.HAND:
                return self.hand
            case Zone.DECK:
                return self.deck
            case Zone.DISCARD:
                return self.discard
            case Zone.PLAY:
                return self.play
            case Zone.ASIDE:
                return self.aside
            case Zone.SUPPLY | Zone.TRASH | Zone.OWNED:
                raise ValueError(f"{zone} is no area of a player")

    def areas(self) -> tuple[Area, ...]:
        return (self.deck, self.hand, self.discard, self.play, self.aside)

    def owned(self) -> list[Card]:
        return [card for area in self.areas() for card in area]


class Pile:
    """An ordered stack of the supply with an identity of its own.

    The cards at the bottom are all of the pile's kind and get their identity when they are
    taken, which saves making hundreds of cards that nobody touches; `cards` lie on top of
    them (mixed piles, cards put back).
    """

    __slots__ = ("cards", "counters", "kind", "name", "unopened")

    def __init__(self, kind: Kind, count: int) -> None:
        self.name = kind.id
        self.kind = kind
        self.unopened = count
        self.cards: list[Card] = []
        self.counters: dict[str, int] | None = None

    def __len__(self) -> int:
        return self.unopened + len(self.cards)

    def __bool__(self) -> bool:
        return bool(self.unopened or self.cards)

    def top(self) -> Kind | None:
        if self.cards:
            return self.cards[-1].kind
        return self.kind if self.unopened else None

    def __repr__(self) -> str:
        return f"Pile({self.name}, {len(self)})"


class Playing:
    """One playing of a card: who is unaffected by it is known per playing."""

    __slots__ = ("card", "immune", "player")

    def __init__(self, player: Player, card: Card) -> None:
        self.player = player
        self.card = card
        self.immune: set[int] = set()


Passing: TypeAlias = tuple[Player, list[Track], Player]
"""Who passes, which cards, to whom."""


def by_area(found: Sequence[Track]) -> list[tuple[Area, list[Track]]]:
    """Cards that lie together, together; areas in the order they first come."""
    groups: list[tuple[Area, list[Track]]] = []
    for item in found:
        for area, group in groups:
            if area is item[1]:
                group.append(item)
                break
        else:
            groups.append((item[1], [item]))
    return groups
