"""Short ways to write trees by hand."""

from __future__ import annotations

from dataclasses import dataclass

from cardspec.effects import (
    Called,
    Cards,
    CardText,
    CardType,
    Effect,
    Exactly,
    If,
    In,
    Matches,
    May,
    Number,
    OfType,
    OnPlay,
    Played,
    Players,
    Plus,
    Resource,
    Reveal,
    Seq,
    ThisCard,
    Those,
    When,
    Worth,
    Yields,
    Zone,
)

A, T, V = CardType.ACTION, CardType.TREASURE, CardType.VICTORY
ATTACK, REACTION, CURSE = CardType.ATTACK, CardType.REACTION, CardType.CURSE
HAND, SUPPLY = In(Zone.HAND), In(Zone.SUPPLY)


@dataclass(frozen=True)
class Cost:
    coins: int
    potions: int = 0


@dataclass(frozen=True)
class Facts:
    id: str
    types: tuple[CardType, ...]
    cost: Cost

    @property
    def name(self) -> str:
        return self.id


def n(value: int) -> Number:
    return Number(value)


def one(value: int = 1) -> Exactly:
    return Exactly(Number(value))


def cards(count: int) -> Plus:
    return Plus(Resource.CARDS, n(count))


def actions(count: int) -> Plus:
    return Plus(Resource.ACTIONS, n(count))


def buys(count: int) -> Plus:
    return Plus(Resource.BUYS, n(count))


def coins(count: int) -> Plus:
    return Plus(Resource.COINS, n(count))


def seq(*steps: Effect) -> Seq:
    return Seq(steps)


def play(*steps: Effect) -> CardText:
    return CardText((OnPlay(seq(*steps)),))


def treasure(value: int) -> CardText:
    return CardText((Yields(Resource.COINS, n(value)),))


def worth(points: int) -> CardText:
    return CardText((Worth(n(points)),))


def called(card: str, **kw: Exactly) -> Cards:
    return Cards(SUPPLY, (Called(card),), kw.get("quantity", one()))


def is_type(name: str, card_type: CardType, then: Effect) -> If:
    return If(Matches(Those(name), (OfType(card_type),)), then)


def attacked(effect: Effect) -> When:
    return When(Played((OfType(ATTACK),), Players.OTHERS), effect)


SHOW_THIS = May(Reveal(Cards(ThisCard())))
