"""The typed log: everything that happens in a game, in order.

The running game appends plain tuples `(event class, *fields)`, which costs next to nothing;
`Log` gives them back as objects of these classes when somebody reads. Fields are seats,
cards, zones and numbers, never texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeAlias, overload

from cardspec.effects import Position, Resource, Zone
from engine.cards import Card, Kind


class Phase(StrEnum):
    ACTION = "action"
    BUY = "buy"
    CLEAN_UP = "clean_up"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    player: int
    number: int
    """The how manieth turn of this player, from 1."""


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    player: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class Played:
    """A card is played; `again`: once more, without being moved (a card played twice)."""

    player: int
    card: Card
    again: bool = False


@dataclass(frozen=True, slots=True)
class Added:
    """So much of it for this turn."""

    player: int
    resource: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class Bought:
    """Paid for; the card itself comes with the `Gained` that follows."""

    player: int
    card: Kind
    cost: int


@dataclass(frozen=True, slots=True)
class Gained:
    player: int
    card: Card
    source: Zone
    to: Zone


@dataclass(frozen=True, slots=True)
class Drew:
    player: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The discard pile became the deck (or went under what was left of it)."""

    player: int
    count: int


@dataclass(frozen=True, slots=True)
class Discarded:
    player: int
    cards: tuple[Card, ...]
    source: Zone


@dataclass(frozen=True, slots=True)
class Trashed:
    player: int
    cards: tuple[Card, ...]
    source: Zone


@dataclass(frozen=True, slots=True)
class Revealed:
    """Shown to all. The cards are where they were."""

    player: int
    cards: tuple[Card, ...]
    source: Zone


@dataclass(frozen=True, slots=True)
class LookedAt:
    player: int
    cards: tuple[Card, ...]
    source: Zone


@dataclass(frozen=True, slots=True)
class PutAside:
    player: int
    cards: tuple[Card, ...]
    source: Zone


@dataclass(frozen=True, slots=True)
class Moved:
    """Put somewhere. Onto the deck the first card comes to lie on top."""

    player: int
    cards: tuple[Card, ...]
    source: Zone
    to: Zone
    position: Position


@dataclass(frozen=True, slots=True)
class Passed:
    player: int
    to: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Named:
    player: int
    name: str


@dataclass(frozen=True, slots=True)
class Chose:
    """Which instructions were chosen, by their number from 0."""

    player: int
    card: Card
    chosen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reacted:
    player: int
    card: Card
    to: Card


@dataclass(frozen=True, slots=True)
class Protected:
    """The attack does nothing to this player."""

    player: int
    against: Card


@dataclass(frozen=True, slots=True)
class CostChanged:
    player: int
    by: int


@dataclass(frozen=True, slots=True)
class YieldChanged:
    player: int
    by: int


@dataclass(frozen=True, slots=True)
class CleanedUp:
    """All cards in play and in hand were discarded."""

    player: int
    play: tuple[Card, ...]
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    points: tuple[int, ...]
    winners: tuple[int, ...]


Logged: TypeAlias = (
    TurnBegan
    | PhaseBegan
    | Played
    | Added
    | Bought
    | Gained
    | Drew
    | Shuffled
    | Discarded
    | Trashed
    | Revealed
    | LookedAt
    | PutAside
    | Moved
    | Passed
    | Named
    | Chose
    | Reacted
    | Protected
    | CostChanged
    | YieldChanged
    | CleanedUp
    | GameEnded
)

Raw: TypeAlias = tuple[Any, ...]


class Log(Sequence[Logged]):
    """A live, read-only view of a game's log as typed events."""

    __slots__ = ("_raw",)

    def __init__(self, raw: list[Raw]) -> None:
        self._raw = raw

    def __len__(self) -> int:
        return len(self._raw)

    @overload
    def __getitem__(self, index: int) -> Logged: ...
    @overload
    def __getitem__(self, index: slice) -> list[Logged]: ...
    def __getitem__(self, index: int | slice) -> Logged | list[Logged]:
        if isinstance(index, slice):
            return [_typed(raw) for raw in self._raw[index]]
        return _typed(self._raw[index])

    def __iter__(self) -> Iterator[Logged]:
        return map(_typed, self._raw)

    def of(self, *classes: type) -> list[Any]:
        """The events of these classes, in order."""
        return [_typed(raw) for raw in self._raw if raw[0] in classes]

    def plain(self) -> list[tuple[Any, ...]]:
        """The log without objects: comparable between games, and fit for JSON."""
        return [(raw[0].__name__, *map(_plain, raw[1:])) for raw in self._raw]


def _typed(raw: Raw) -> Logged:
    event: Logged = raw[0](*raw[1:])
    return event


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return repr(value)
    if isinstance(value, Kind):
        return value.id
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return str(value) if isinstance(value, StrEnum) else value


def cards_of(event: Logged) -> tuple[Card, ...]:
    """The cards an event is about, whatever its class."""
    found: list[Card] = []
    for f in fields(event):
        value = getattr(event, f.name)
        if isinstance(value, Card):
            found.append(value)
        elif isinstance(value, tuple):
            found.extend(c for c in value if isinstance(c, Card))
    return tuple(found)
