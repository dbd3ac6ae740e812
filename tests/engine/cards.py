"""Cards made by hand: facts and ASTs, so that the engine is tested without any grammar.

The trees say what the cards do; how a text comes to such a tree is not the engine's affair.
"""

from __future__ import annotations

from cardspec.effects import (
    AnyNumber,
    Called,
    Cards,
    CardText,
    CardType,
    CostOf,
    Costs,
    CountCards,
    Discard,
    DrawTo,
    EachPlayer,
    Gain,
    IfDone,
    OfType,
    OnPlay,
    Op,
    Place,
    Play,
    Played,
    Players,
    Plus,
    Put,
    Resource,
    RestOf,
    Reveal,
    RevealUntil,
    Sum,
    ThisTurn,
    Those,
    Top,
    Trash,
    Unaffected,
    UpTo,
    Who,
    Yields,
    Zone,
)
from tests.engine.build import (
    ATTACK,
    CURSE,
    HAND,
    REACTION,
    SHOW_THIS,
    SUPPLY,
    A,
    Cost,
    Facts,
    T,
    V,
    actions,
    attacked,
    buys,
    cards,
    coins,
    n,
    one,
    play,
    seq,
    treasure,
    worth,
)
from tests.engine.intrigue import INTRIGUE

__all__ = [
    "BASE",
    "BASIC",
    "FURTHER",
    "HAND",
    "INTRIGUE",
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

BASE: dict[str, tuple[tuple[CardType, ...], int, CardText]] = {
    "throne-room": ((A,), 4, play(Play(Cards(HAND, (OfType(A),), one()), times=2))),
    "moat": (
        (A, REACTION),
        2,
        CardText((OnPlay(cards(2)), attacked(IfDone(SHOW_THIS, Unaffected())))),
    ),
    "village": ((A,), 3, play(cards(1), actions(2))),
    "workshop": ((A,), 3, play(Gain(Cards(SUPPLY, (Costs(Op.AT_MOST, n(4)),), one())))),
    "thief": (
        (A, ATTACK),
        4,
        play(
            EachPlayer(
                Players.OTHERS,
                seq(
                    Reveal(Cards(Top(n(2))), "r"),
                    Trash(Cards(Those("r"), (OfType(T),), one(), by=Who.YOU), "t"),
                    Discard(Cards(RestOf("r"))),
                ),
            ),
            Gain(Cards(Those("t"), quantity=AnyNumber())),
        ),
    ),
    "mine": (
        (A,),
        5,
        play(
            Trash(Cards(HAND, (OfType(T),), one()), "t"),
            Gain(
                Cards(SUPPLY, (OfType(T), Costs(Op.AT_MOST, Sum(CostOf("t"), n(3)))), one()),
                Place(Zone.HAND),
            ),
        ),
    ),
    "adventurer": (
        (A,),
        6,
        play(
            RevealUntil((OfType(T),), n(2), "found", "others"),
            Put(Cards(Those("found")), Place(Zone.HAND)),
            Discard(Cards(Those("others"))),
        ),
    ),
}

# Cards of other sets whose nodes no card above uses.
FURTHER: dict[str, tuple[tuple[CardType, ...], int, CardText]] = {
    "library": ((A,), 5, play(DrawTo(n(7), (OfType(A),)))),
    "merchant": (
        (A,),
        3,
        play(
            cards(1),
            actions(1),
            ThisTurn(Played((Called("silver"),), Players.YOU), coins(1), once=True),
        ),
    ),
    "cellar": (
        (A,),
        2,
        play(
            actions(1),
            Discard(Cards(HAND, quantity=AnyNumber()), "d"),
            Plus(Resource.CARDS, CountCards(Cards(Those("d")))),
        ),
    ),
    "chapel": ((A,), 2, play(Trash(Cards(HAND, quantity=UpTo(n(4)))))),
}

TABLE = {**BASIC, **INTRIGUE, **BASE, **FURTHER}


class Handmade:
    """A card source of the trees above; every language has the same."""

    def card(self, card_id: str) -> Facts:
        types, cost, _ = TABLE[card_id]
        return Facts(card_id, types, Cost(cost))

    def effects(self, card_id: str, lang: str) -> CardText:
        return TABLE[card_id][2]


SOURCE = Handmade()
