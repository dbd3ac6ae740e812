"""What two texts speak of: it directs which positions are worth playing.

Cards that neither text can tell apart are one card for the comparison, so a small pool stands
for the whole library: one card for each way the texts could treat it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardspec import effects as fx
from cardspec.walk import nodes
from engine.cards import CardFacts

SIMPLE = ("copper", "estate", "silver", "village", "great-hall", "curse", "duchy",
          "gold", "moat", "workshop", "harem", "province")  # fmt: skip
"""Cards that a reader takes in at a glance, the plainest first."""
LARGEST_POOL = 7
COMMON = SIMPLE[:3]


@dataclass(frozen=True, slots=True)
class Speech:
    """Of two texts together."""

    kinds: frozenset[type]
    """Classes of nodes."""
    types: tuple[fx.CardType, ...]
    named: tuple[str, ...]
    costs: tuple[int, ...]
    numbers: tuple[int, ...]
    zones: frozenset[fx.Zone]
    by_cost: bool
    """Costs are compared with the cost of another card."""
    for_good: bool
    """Something outlasts the turn."""

    @staticmethod
    def of(*trees: object) -> Speech:
        found = list(nodes(trees))
        costs = [n.amount for n in found if isinstance(n, fx.Costs)]
        return Speech(
            frozenset(map(type, found)),
            tuple(sorted({n.type for n in found if isinstance(n, fx.OfType)})),
            tuple(sorted({n.card for n in found if isinstance(n, fx.Called)})),
            tuple(sorted({n.value for n in nodes(tuple(costs)) if isinstance(n, fx.Number)})),
            tuple(sorted({n.value for n in found if isinstance(n, fx.Number)})),
            frozenset(n.zone for n in found if isinstance(n, fx.In | fx.Place)),
            fx.CostOf in {type(n) for n in nodes(tuple(costs))},
            any(getattr(n, "lasting", None) is fx.Lasting.GAME for n in found),
        )

    def has(self, *kinds: type) -> bool:
        return not self.kinds.isdisjoint(kinds)

    @property
    def own_deck(self) -> bool:
        """Does the deck matter?"""
        drawing = fx.Plus, fx.Top, fx.RevealUntil, fx.DrawTo
        return self.has(*drawing) or fx.Zone.DECK in self.zones

    @property
    def others(self) -> bool:
        return self.has(fx.EachPlayer, fx.PassOn)

    def treats(self, card: CardFacts) -> object:
        """Cards that are treated alike by both texts give the same."""
        types = tuple(t in card.types for t in self.types)
        cost = card.cost.coins
        beside: tuple[object, ...] = tuple((cost > c) - (cost < c) for c in self.costs)
        if self.by_cost:
            beside = (cost,)
        return types, card.id if card.id in self.named else "", beside


    def of_several(self, card: CardFacts) -> bool:
        """Of more than one of the types: it tells "if ...; if ..." from "if ...; otherwise ..."."""
        return sum(t in card.types for t in self.types) > 1


def pool(speech: Speech, cards: Mapping[str, CardFacts], without: str) -> tuple[str, ...]:
    """The plainest card for each way of being treated, the common ones first. Another copy of
    the card itself only where a text names it: elsewhere it would only be confusing."""
    if without in speech.named:
        without = ""
    order = [c for c in SIMPLE if c in cards]
    order += sorted((c for c in cards if c not in order), key=lambda c: cards[c].cost.coins)
    chosen: dict[object, str] = {}
    for card in (*speech.named, *order):
        if card in cards and card != without:
            chosen.setdefault(speech.treats(cards[card]), card)
    first = [c for c in (*COMMON, *speech.named) if c in cards and c != without]
    rest = [c for c in chosen.values() if c not in first]
    rest.sort(key=lambda c: not speech.of_several(cards[c]))
    return tuple(dict.fromkeys((*first, *rest)))[:LARGEST_POOL]


def mix(cards: Sequence[str], count: int, shift: int) -> tuple[str, ...]:
    """So many cards, each kind in turn, beginning somewhere."""
    return tuple(cards[(shift + i) % len(cards)] for i in range(count))
