"""The shipped cards, but for the one whose texts are compared."""

from __future__ import annotations

from dataclasses import dataclass

from cardspec.effects import CardText, CardType
from engine.cards import CardFacts, CardSource, CostFacts

LANG = "de"
"""The language whose texts the other cards follow. All shipped languages say the same."""


@dataclass(frozen=True, slots=True)
class Cost:
    coins: int
    potions: int = 0


@dataclass(frozen=True, slots=True)
class Facts:
    """What is printed on a card besides its text."""

    id: str
    name: str
    types: tuple[CardType, ...]
    cost: CostFacts


class OneText:
    """A card source in which one card says this, and all others what they always say."""

    def __init__(self, base: CardSource, card: CardFacts, text: CardText) -> None:
        self._base, self._card, self._text = base, card, text

    def card(self, card_id: str) -> CardFacts:
        return self._card if card_id == self._card.id else self._base.card(card_id)

    def effects(self, card_id: str, lang: str) -> CardText:
        if card_id == self._card.id:
            return self._text
        return self._base.effects(card_id, LANG)
