"""Cards made by hand: facts and ASTs, so that the engine is tested without any grammar.

The trees say what the cards do; how a text comes to such a tree is not the engine's affair.
"""

from __future__ import annotations

from cardspec.effects import (
    CardText,
    CardType,
    Resource,
    Yields,
)
from tests.engine.base import BASE, SECOND
from tests.engine.build import (
    CURSE,
    HAND,
    SUPPLY,
    Cost,
    Facts,
    T,
    V,
    actions,
    buys,
    cards,
    coins,
    n,
    one,
    seq,
    treasure,
    worth,
)
from tests.engine.intrigue import INTRIGUE

__all__ = [
    "BASE",
    "BASIC",
    "HAND",
    "INTRIGUE",
    "SECOND",
    "SOURCE",
    "SUPPLY",
    "TABLE",
    "Cost",
    "Facts",
    "Handmade",
    "actions",
    "buys",
    "cards",
    "coins",
    "n",
    "one",
    "seq",
]

BASIC: dict[str, tuple[tuple[CardType, ...], int, CardText]] = {
    "copper": ((T,), 0, treasure(1)),
    "silver": ((T,), 3, treasure(2)),
    "gold": ((T,), 6, treasure(3)),
    "platinum": ((T,), 9, treasure(5)),
    "potion": ((T,), 4, CardText((Yields(Resource.POTIONS, n(1)),))),
    "estate": ((V,), 2, worth(1)),
    "duchy": ((V,), 5, worth(3)),
    "province": ((V,), 8, worth(6)),
    "colony": ((V,), 11, worth(10)),
    "curse": ((CURSE,), 0, worth(-1)),
}

TABLE = {**BASIC, **INTRIGUE, **BASE}


class Handmade:
    """A card source of the trees above; every language has the same."""

    def card(self, card_id: str) -> Facts:
        types, cost, _ = TABLE[card_id]
        return Facts(card_id, types, Cost(cost))

    def effects(self, card_id: str, lang: str) -> CardText:
        return TABLE[card_id][2]


SOURCE = Handmade()
