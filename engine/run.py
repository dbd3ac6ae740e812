"""One carrying-out of a text: who, which card, and what its steps have bound so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardspec.effects import Name, Who
from engine.cards import Card
from engine.state import Passing, Player, Playing, Track

if TYPE_CHECKING:
    from engine.table import Table


class Run:
    """`you` plays the card; `actor` carries out the present step."""

    __slots__ = ("actor", "against", "among", "bound", "card", "home", "named", "passes",
                 "playing", "table", "you")  # fmt: skip

    def __init__(
        self,
        table: Table,
        you: Player,
        card: Card | None,
        home: Track | None = None,
        playing: Playing | None = None,
        against: Playing | None = None,
    ) -> None:
        self.table = table
        self.you = you
        self.actor = you
        self.card = card
        self.home = home
        """Where "this card" was when the text began."""
        self.playing = playing
        """The playing of the card that this carries out; none for triggers and scoring."""
        self.against = against
        """The playing that this reacts to."""
        self.bound: dict[Name, list[Track]] = {}
        self.named: dict[Name, str] = {}
        self.passes: list[Passing] | None = None
        """In a loop over players: cards chosen for passing that have not moved yet."""
        self.among: list[Player] | None = None
        """In a loop that passes cards on to "such" players: those whom it is for."""

    def who(self, who: Who) -> Player:
        return self.actor if who is Who.ACTOR else self.you

    def card_id(self) -> str | None:
        return self.card.kind.id if self.card else None


class NoSuchCard(Exception):
    """A step speaks of a card that there is not: the step fails, the text goes on."""
