"""The canonical effect AST: what a card text makes players do, in no language.

Frozen, slotted dataclasses in closed unions. `span` (where in the printed text a node
was said) takes no part in equality. Control flow is nodes, never flags. References
("it", "the trashed card", "the rest") are bound names, so two languages that point back
in different ways give the same tree.

The *actor* is the player who carries out an instruction: the player of the card, except
inside `EachPlayer`, where it is each affected player in turn. `Who.YOU` is always the
player of the card, so "a card that you choose" inside an attack is `by=Who.YOU`.

One file beyond the usual length: closed unions that refer to each other are read, and checked
for exhaustiveness, in one place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

Span: TypeAlias = tuple[int, int]
Name: TypeAlias = str
"""A bound name: the cards (or the card name) that an earlier step dealt with."""


def _span() -> Any:
    return field(default=None, compare=False, repr=False, kw_only=True)


class Resource(StrEnum):
    """What "+X" can add."""

    CARDS = "cards"
    ACTIONS = "actions"
    BUYS = "buys"
    COINS = "coins"
    POTIONS = "potions"


class Zone(StrEnum):
    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"
    PLAY = "play"
    ASIDE = "aside"
    SUPPLY = "supply"
    TRASH = "trash"
    OWNED = "owned"
    """All cards of a player, wherever they are."""


class Position(StrEnum):
    TOP = "top"
    BOTTOM = "bottom"


class Who(StrEnum):
    ACTOR = "actor"
    YOU = "you"


class Players(StrEnum):
    """Whom an instruction is for, seen from the player of the card."""

    YOU = "you"
    OTHERS = "others"
    EVERYONE = "everyone"
    LEFT = "left"
    RIGHT = "right"


class Lasting(StrEnum):
    """How long something holds that a text sets up."""

    TURN = "turn"
    GAME = "game"
    """For good: the text names no end."""


class Op(StrEnum):
    LESS = "<"
    AT_MOST = "<="
    EQUAL = "=="
    AT_LEAST = ">="
    MORE = ">"


class CardType(StrEnum):
    ACTION = "action"
    TREASURE = "treasure"
    VICTORY = "victory"
    CURSE = "curse"
    ATTACK = "attack"
    REACTION = "reaction"


# --- amounts -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    value: int
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class CountCards:
    """How many cards these are (for a hand: its size)."""

    cards: Cards
    different_names: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class CountPlayed:
    """How often the actor has played such a card this turn, the current play included."""

    filter: Filter = ()
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class EmptyPiles:
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class CostOf:
    """The present coin cost of the bound card. Of no card: the step it stands in fails."""

    card: Name
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Sum:
    left: Amount
    right: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Per:
    """`each` for every full `per` of `count`: "1 per Duchy", "1 per 10 cards".

    `up`: what is left over counts as one more ("rounded up").
    """

    each: int
    count: Amount
    per: int = 1
    up: bool = False
    span: Span | None = _span()


Amount: TypeAlias = Number | CountCards | CountPlayed | EmptyPiles | CostOf | Sum | Per


# --- which cards ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfType:
    type: CardType
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Called:
    """A card by its id."""

    card: str
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class SameNameAs:
    """Called like the bound card, or like the name that was named."""

    name: Name
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Costs:
    op: Op
    amount: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class NotThat:
    predicate: Predicate
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class AnyOf:
    predicates: tuple[Predicate, ...]
    span: Span | None = _span()


Predicate: TypeAlias = OfType | Called | SameNameAs | Costs | NotThat | AnyOf
Filter: TypeAlias = tuple[Predicate, ...]
"""All must hold. `normalise` sorts them."""


@dataclass(frozen=True, slots=True)
class Exactly:
    """As many as asked; if there are fewer, all there are."""

    amount: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class UpTo:
    amount: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class AnyNumber:
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class All:
    span: Span | None = _span()


Quantity: TypeAlias = Exactly | UpTo | AnyNumber | All


@dataclass(frozen=True, slots=True)
class In:
    """A zone of the actor or of the player of the card; supply and trash are common."""

    zone: Zone
    of: Who = Who.ACTOR
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Top:
    """The top cards of a deck, shuffling if needed, fewer if there are fewer."""

    amount: Amount
    of: Who = Who.ACTOR
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Those:
    """The cards bound to the name, those that are still where the binding step left them."""

    name: Name
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class RestOf:
    """Of the cards bound to the name those that no later step has moved."""

    name: Name
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class ThisCard:
    span: Span | None = _span()


Source: TypeAlias = In | Top | Those | RestOf | ThisCard


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards from a source that pass the filter; `by` chooses where there is a choice."""

    source: Source
    filter: Filter = ()
    quantity: Quantity = All()
    by: Who = Who.ACTOR
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards go: a zone of the actor. `position` matters for the deck only."""

    zone: Zone
    position: Position = Position.TOP
    span: Span | None = _span()


# --- conditions ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Compare:
    left: Amount
    op: Op
    right: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Matches:
    """There is such a card, and it passes the filter."""

    cards: Source
    filter: Filter
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class NotSo:
    condition: Condition
    span: Span | None = _span()


Condition: TypeAlias = Compare | Matches | NotSo


# --- effects -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Seq:
    steps: tuple[Effect, ...]
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class May:
    """The actor decides whether to do it. Offered even if it cannot be done in full."""

    effect: Effect
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: Effect
    otherwise: Effect | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class IfDone:
    """Do the attempt; `then` if it was done in full, else `otherwise`.

    "You may X. If you do, Y", "you may X to Y" and "X. If you did, Y" are all this.
    """

    attempt: Effect
    then: Effect
    otherwise: Effect | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose first, then do, in the printed order. Impossible options may be chosen."""

    count: int
    options: tuple[Effect, ...]
    by: Who = Who.ACTOR
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class ForEach:
    """Once for each card (or for each different name among them), bound to `name`."""

    cards: Cards
    name: Name
    body: Effect
    different_names: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Each of these players in turn order, from the player of the card on; becomes the actor.

    A name bound inside and used after the loop stands for the cards of all players.
    """

    players: Players
    body: Effect
    only_if: Condition | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Plus:
    """ "+2 Cards", "draw 2 cards", "+1 Action": the actor gets so much of it now."""

    resource: Resource
    amount: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Discard:
    cards: Cards
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Trash:
    cards: Cards
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Reveal:
    """Shown to all; the cards stay where they are until a later step moves them."""

    cards: Cards
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class LookAt:
    """Seen by the actor only."""

    cards: Cards
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class SetAside:
    cards: Cards
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Put:
    """Moved without being discarded, gained or drawn. Several onto the deck: in any order."""

    cards: Cards
    to: Place
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Gain:
    """From the supply unless the source says otherwise, to the discard pile unless `to` does."""

    cards: Cards
    to: Place = Place(Zone.DISCARD)
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Play:
    cards: Cards
    times: int = 1
    name: Name | None = None
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class PassOn:
    """Face down to a neighbour's hand. In `EachPlayer` all choose before any card moves.

    `such`: to the next player that way who passes too, over those the loop leaves out.
    """

    cards: Cards
    to: Players
    name: Name | None = None
    such: bool = False
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class RevealUntil:
    """From the deck, one by one, until `count` such cards have come or nothing is left."""

    filter: Filter
    count: Amount
    found: Name
    others: Name
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class DrawTo:
    """Draw until the hand has so many cards; cards that pass `aside` may (or `must`) be set
    aside instead, and go to `aside_to` afterwards."""

    hand: Amount
    aside: Filter | None = None
    must: bool = False
    aside_to: Place = Place(Zone.DISCARD)
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class DiscardTo:
    hand: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class NameCard:
    name: Name
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """From now on such cards, wherever they are, cost so much more (or, negative, less)."""

    filter: Filter
    by: int
    lasting: Lasting = Lasting.TURN
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class ChangeYield:
    """From now on such treasures give so many coins more when played."""

    filter: Filter
    by: int
    lasting: Lasting = Lasting.TURN
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Whenever:
    """A watcher from now on; `once`: only the first time."""

    event: Event
    effect: Effect
    once: bool = False
    lasting: Lasting = Lasting.TURN
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Unaffected:
    """The attack that is being reacted to does nothing to the actor."""

    span: Span | None = _span()


Effect: TypeAlias = (
    Seq
    | May
    | If
    | IfDone
    | Choose
    | ForEach
    | EachPlayer
    | Plus
    | Discard
    | Trash
    | Reveal
    | LookAt
    | SetAside
    | Put
    | Gain
    | Play
    | PassOn
    | RevealUntil
    | DrawTo
    | DiscardTo
    | NameCard
    | ChangeCost
    | ChangeYield
    | Whenever
    | Unaffected
)


# --- events and abilities ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Played:
    """One of these players plays such a card."""

    filter: Filter
    by: Players = Players.YOU
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Gained:
    filter: Filter
    by: Players = Players.YOU
    span: Span | None = _span()


Event: TypeAlias = Played | Gained


@dataclass(frozen=True, slots=True)
class OnPlay:
    effect: Effect
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class When:
    """Below the line: a trigger printed on the card. Where the effect begins with
    revealing this card from the hand it works from the hand (a Reaction)."""

    event: Event
    effect: Effect
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Yields:
    """What a treasure gives when played."""

    resource: Resource
    amount: Amount
    span: Span | None = _span()


@dataclass(frozen=True, slots=True)
class Worth:
    """Victory points at the end of the game."""

    points: Amount
    span: Span | None = _span()


Ability: TypeAlias = OnPlay | When | Yields | Worth


@dataclass(frozen=True, slots=True)
class CardText:
    """A whole text. Abilities in printed order; none for an empty text."""

    abilities: tuple[Ability, ...]
    span: Span | None = _span()


Node: TypeAlias = (
    CardText
    | Ability
    | Event
    | Effect
    | Condition
    | Cards
    | Place
    | Source
    | Quantity
    | Predicate
    | Amount
)
