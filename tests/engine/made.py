"""Cards with texts made up for one test."""

from __future__ import annotations

from cardspec.effects import (
    Cards,
    CardText,
    CardType,
    Effect,
    In,
    OnPlay,
    Quantity,
    Seq,
    Zone,
)
from engine import Game, RuleSet, Seat
from engine import Position as At
from tests.engine.build import HAND, Cost, Facts
from tests.engine.cards import Handmade
from tests.engine.table import seat, words

A, T, V = CardType.ACTION, CardType.TREASURE, CardType.VICTORY
DISCARD, TRASH, DECK, ASIDE = In(Zone.DISCARD), In(Zone.TRASH), In(Zone.DECK), In(Zone.ASIDE)


class Made(Handmade):
    """The cards of the table, and "x", "y", "z" with texts of their own."""

    def __init__(self, **texts: CardText) -> None:
        self.texts = texts
        self.types = {"y": (T,)}

    def card(self, card_id: str) -> Facts:
        if card_id in self.texts:
            return Facts(card_id, self.types.get(card_id, (A,)), Cost(4, card_id == "z"))
        return super().card(card_id)

    def effects(self, card_id: str, lang: str) -> CardText:
        return self.texts.get(card_id) or super().effects(card_id, lang)


def on_play(*steps: Effect) -> CardText:
    return CardText((OnPlay(Seq(steps)),))


def game_of(
    text: CardText,
    *seats: Seat,
    supply: dict[str, int] | None = None,
    trash: str = "",
    book: str = "000",
    **texts: CardText,
) -> Game:
    seats = seats or (seat("x"),)
    others = seats if len(seats) > 1 else (*seats, seat())
    position = At(others, ("village",), supply or {}, words(trash), actions=9)
    return Game.at(Made(x=text, **texts), position, rules=RuleSet.of_book(book))


def some(quantity: Quantity, *filters: object, source: object = HAND) -> Cards:
    return Cards(source, filters, quantity)  # type: ignore[arg-type]
