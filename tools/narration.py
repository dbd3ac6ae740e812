"""A game's log as a story: one event or a few become one line in the players' language.

Lines are verb phrases; the player whose turn it is stands in the heading, any other player
at the beginning of the line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from cardspec.effects import CardType, Position, Resource, Zone
from engine import events as e
from engine.cards import Card, Kind
from tools.card_names import CardNames
from tools.i18n import NN_, Words
from tools.tree_words import BONUSES, FROM, ONTO, UNDER_THE_DECK

OptionWords = Callable[[str, Sequence[int]], Sequence[str]]
"""The printed words of chosen instructions: card id, numbers -> words (none if unknown)."""


BUYS = NN_("buys %(card)s for %(n)s coin", "buys %(card)s for %(n)s coins")
DRAWS = NN_("draws %(n)s card: %(cards)s", "draws %(n)s cards: %(cards)s")
SHUFFLES = NN_("shuffles the discard pile (%(n)s card)", "shuffles the discard pile (%(n)s cards)")
CHEAPER = NN_(
    "this turn cards cost %(n)s coin less for everybody",
    "this turn cards cost %(n)s coins less for everybody",
)
DEARER = NN_(
    "this turn cards cost %(n)s coin more for everybody",
    "this turn cards cost %(n)s coins more for everybody",
)
RICHER = NN_(
    "this turn certain treasures give %(n)s coin more",
    "this turn certain treasures give %(n)s coins more",
)
POORER = NN_(
    "this turn certain treasures give %(n)s coin less",
    "this turn certain treasures give %(n)s coins less",
)


@dataclass(slots=True)
class Line:
    """`heading`: a new turn begins. `bonuses`: what the event brought, shown in brackets."""

    text: str
    heading: bool = False
    bonuses: Counter[Resource] = field(default_factory=Counter)


class Narrator:
    def __init__(self, names: CardNames, words: Words, option_words: OptionWords) -> None:
        self.names = names
        self.words = words
        self.option_words = option_words
        self.turn_of: int | None = None
        self.cleaning_up = False

    def tell(self, log: Iterable[e.Logged]) -> list[Line]:
        """Lines in the order of the events. A bonus belongs to the card that was played for it,
        also where a card was drawn in between; a gain that was bought is told once."""
        lines: list[Line] = []
        playing: Line | None = None
        treasures: list[Card] = []
        bought: Kind | None = None
        for event in log:
            if isinstance(event, e.Added):
                if playing is not None:
                    playing.bonuses[event.resource] += event.amount
                continue
            if isinstance(event, e.Gained) and event.card.kind is bought:
                bought = None
                continue
            bought = event.card if isinstance(event, e.Bought) else bought
            treasure = self.treasure(event)
            if playing is not None and treasures and treasure is not None:
                treasures.append(treasure)
                playing.text = self.played(treasures)
                continue
            line = self.line(event)
            if line is None:
                continue
            lines.append(line)
            treasures = [treasure] if treasure is not None else []
            if line.heading or isinstance(event, e.Played):
                playing = line
        return lines

    def treasure(self, event: e.Logged) -> Card | None:
        """The treasure that is played, if any: those played in a row are one line."""
        if isinstance(event, e.Played) and not event.again and _is_treasure(event.card):
            return event.card if event.player == self.turn_of else None
        return None

    def show(self, line: Line) -> str:
        bonuses = [self.bonus(resource, amount) for resource, amount in line.bonuses.items()]
        return f"{line.text} ({', '.join(bonuses)})" if bonuses else line.text

    def by(self, player: int, phrase: str) -> str:
        return phrase if player == self.turn_of else f"{self.player(player)}: {phrase}"

    def player(self, seat: int) -> str:
        return self.words.say("Player %(number)s", number=seat + 1)

    def line(self, event: e.Logged) -> Line | None:
        if isinstance(event, e.TurnBegan):
            self.turn_of, self.cleaning_up = event.player, False
            number, player = event.number, self.player(event.player)
            heading = self.words.say("Turn %(number)s – %(player)s", number=number, player=player)
            return Line(heading, heading=True)
        dealing = self.turn_of is None and isinstance(event, e.Shuffled)
        if isinstance(event, e.GameEnded) or dealing:
            return None
        phrase = self.phrase(event)
        return Line(self.by(event.player, phrase)) if phrase else None

    def phrase(self, event: e.Logged) -> str | None:
        """What a player does, without who it is."""
        say = self.words.say
        match event:
            case e.Played(again=True):
                return say("plays %(card)s once more", card=self.cards(event.card))
            case e.Played():
                return self.played([event.card])
            case e.Bought():
                return self.words.count(*BUYS, event.cost, card=self.names.object(event.card.id))
            case e.Gained():
                to = "" if event.to is Zone.DISCARD else f" {say(ONTO[event.to])}"
                return say("gains %(card)s%(to)s", card=self.cards(event.card), to=to)
            case e.Drew():
                return self.drew(event)
            case e.Shuffled():
                return self.words.count(*SHUFFLES, event.count)
            case e.Discarded():
                return self.moved(say("discards %(cards)s%(source)s"), event.cards, event.source)
            case e.Trashed():
                return self.moved(say("trashes %(cards)s%(source)s"), event.cards, event.source)
            case e.Revealed():
                return self.moved(say("reveals %(cards)s%(source)s"), event.cards, event.source)
            case e.LookedAt():
                return self.moved(say("looks at %(cards)s%(source)s"), event.cards, event.source)
            case e.PutAside():
                return self.moved(say("sets aside %(cards)s%(source)s"), event.cards, event.source)
            case e.Moved():
                under = event.to is Zone.DECK and event.position is Position.BOTTOM
                to = say(UNDER_THE_DECK if under else ONTO[event.to])
                return say("puts %(cards)s %(to)s", cards=self.cards(*event.cards), to=to)
            case e.Passed():
                to = self.player(event.to)
                return say(
                    "passes on %(cards)s (to: %(to)s)", cards=self.cards(*event.cards), to=to
                )
            case e.Named():
                return say("names a card: %(card)s", card=self.names.name(event.name))
            case e.Chose():
                return self.chose(event)
            case e.Reacted():
                card, to = self.cards(event.card), self.names.name(event.to.kind.id)
                return say("reveals %(card)s in reaction (against: %(to)s)", card=card, to=to)
            case e.Protected():
                against = self.names.name(event.against.kind.id)
                return say("is not affected (by: %(card)s)", card=against)
            case e.CostChanged():
                return self.words.count(*(CHEAPER if event.by < 0 else DEARER), abs(event.by))
            case e.YieldChanged():
                return self.words.count(*(POORER if event.by < 0 else RICHER), abs(event.by))
            case e.CleanedUp():
                self.cleaning_up = True
                return None
            case e.TurnBegan() | e.PhaseBegan() | e.Added() | e.GameEnded():
                return None
            case _:
                assert_never(event)

    # --- parts of a line ---

    def cards(self, *cards: Card) -> str:
        return self.names.object(*(card.kind.id for card in cards))

    def played(self, cards: Sequence[Card]) -> str:
        return self.words.say("plays %(card)s", card=self.cards(*cards))

    def drew(self, event: e.Drew) -> str | None:
        if not event.cards:
            return None
        cards = self.names.listed(*(card.kind.id for card in event.cards))
        if self.cleaning_up:
            return self.words.say("draws a new hand: %(cards)s", cards=cards)
        return self.words.count(*DRAWS, len(event.cards), cards=cards)

    def moved(self, template: str, cards: Sequence[Card], source: Zone) -> str | None:
        if not cards:
            return None
        where = "" if source is Zone.HAND else f" {self.words.say(FROM[source])}"
        return template % {"cards": self.cards(*cards), "source": where}

    def chose(self, event: e.Chose) -> str:
        printed = self.option_words(event.card.kind.id, event.chosen)
        said = [self.words.say("“%(name)s”", name=option) for option in printed]
        if not said:
            said = [self.words.say("option %(number)s", number=n + 1) for n in event.chosen]
        return self.words.say("chooses: %(options)s", options="; ".join(said))

    def bonus(self, resource: Resource, amount: int) -> str:
        return self.words.count(*BONUSES[resource], amount)


def _is_treasure(card: Card) -> bool:
    return CardType.TREASURE in card.kind.types and CardType.ACTION not in card.kind.types
