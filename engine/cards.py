"""Cards: what the engine asks of a card source, compiled kinds, and physical cards.

A `Kind` is all copies of a card: facts and compiled text, shared by all games of a source
and language. A `Card` is one physical copy with an identity of its own, so that "this
card", losing track, and tokens on a card can be told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from cardspec.effects import CardText, CardType, Event

if TYPE_CHECKING:
    from engine.run import Run

Program: TypeAlias = "Callable[[Run], bool]"
"""A compiled effect: carries itself out and says whether it was done in full."""

Measure: TypeAlias = "Callable[[Run], int]"
"""A compiled amount."""


class CostFacts(Protocol):
    @property
    def coins(self) -> int: ...
    @property
    def potions(self) -> int: ...


class CardFacts(Protocol):
    """What the engine must know of a card besides its text. `cardspec.cards.Card` is one."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def types(self) -> Sequence[CardType]: ...
    @property
    def cost(self) -> CostFacts: ...


class CardSource(Protocol):
    """Where cards come from. Raises a `LookupError` for a card or text that is not there.

    Must be hashable: what it gives is compiled once and kept for as long as it lives."""

    def card(self, card_id: str, /) -> CardFacts: ...
    def effects(self, card_id: str, lang: str, /) -> CardText: ...


class Trigger:
    """A compiled `When` or `Whenever`: which event, and what then happens."""

    __slots__ = ("effect", "event", "from_hand", "happens", "optional", "program")

    def __init__(
        self,
        event: Event,
        happens: Callable[[Run, Kind], bool],
        program: Program,
        effect: object,
        from_hand: bool,
        optional: bool = True,
    ) -> None:
        self.optional = optional
        """May the player leave it? What the text says with "you may"."""
        self.event = event
        self.happens = happens
        """Does the event's filter pass this kind?"""
        self.program = program
        self.effect = effect
        """The AST, for texts about the decision."""
        self.from_hand = from_hand
        """Revealed from the hand, hence optional and asked for as a reaction."""


class Kind:
    """All copies of one card: printed facts and compiled text."""

    __slots__ = (
        "coins",
        "cost",
        "id",
        "is_action",
        "is_plain",
        "is_treasure",
        "name",
        "on_play",
        "points",
        "potions",
        "text",
        "triggers",
        "types",
        "worth",
    )

    def __init__(self, facts: CardFacts, text: CardText) -> None:
        self.id = facts.id
        self.name = facts.name
        self.types = frozenset(facts.types)
        self.cost = facts.cost.coins
        self.potions = facts.cost.potions
        self.is_action = CardType.ACTION in self.types
        self.is_treasure = CardType.TREASURE in self.types
        self.text = text
        self.coins = 0
        """What it gives as a treasure, if that is a fixed number of coins."""
        self.is_plain = False
        """A treasure that gives its coins and does nothing else: the fast path."""
        self.on_play: Program | None = None
        self.triggers: tuple[Trigger, ...] = ()
        self.points = 0
        self.worth: Measure | None = None
        """Victory points that must be counted; `points` holds the fixed ones."""

    def __repr__(self) -> str:
        return f"Kind({self.id})"


class Card:
    """One physical card. `moves` counts the effects that moved it, to notice lost track."""

    __slots__ = ("id", "kind", "moves")

    def __init__(self, number: int, kind: Kind) -> None:
        self.id = number
        self.kind = kind
        self.moves = 0

    def __repr__(self) -> str:
        return f"{self.kind.id}#{self.id}"
