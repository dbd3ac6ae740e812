"""Cards made by hand: facts and ASTs, so that the engine is tested without any grammar.

The trees say what the cards do; how a text comes to such a tree is not the engine's affair.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardspec.effects import (
    AnyNumber,
    Called,
    Cards,
    CardText,
    CardType,
    ChangeCost,
    ChangeYield,
    Choose,
    Compare,
    CostOf,
    Costs,
    CountCards,
    CountPlayed,
    Discard,
    DrawTo,
    EachPlayer,
    Effect,
    Exactly,
    ForEach,
    Gain,
    If,
    IfDone,
    In,
    Matches,
    May,
    NameCard,
    NotSo,
    Number,
    OfType,
    OnPlay,
    Op,
    PassOn,
    Per,
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
    SameNameAs,
    Seq,
    Sum,
    ThisCard,
    ThisTurn,
    Those,
    Top,
    Trash,
    Unaffected,
    UpTo,
    When,
    Who,
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

INTRIGUE: dict[str, tuple[tuple[CardType, ...], int, CardText]] = {
    "baron": (
        (A,),
        4,
        play(
            buys(1),
            IfDone(
                May(Discard(Cards(HAND, (Called("estate"),), one()))),
                coins(4),
                Gain(called("estate")),
            ),
        ),
    ),
    "bridge": ((A,), 4, play(buys(1), coins(1), ChangeCost((), -1))),
    "conspirator": (
        (A,),
        4,
        play(
            coins(2),
            If(
                Compare(CountPlayed((OfType(A),)), Op.AT_LEAST, n(3)),
                seq(cards(1), actions(1)),
            ),
        ),
    ),
    "coppersmith": ((A,), 4, play(ChangeYield((Called("copper"),), 1))),
    "courtyard": (
        (A,),
        2,
        play(cards(3), Put(Cards(HAND, quantity=one()), Place(Zone.DECK))),
    ),
    "duke": (
        (V,),
        5,
        CardText((Worth(Per(1, CountCards(Cards(In(Zone.OWNED), (Called("duchy"),))))),)),
    ),
    "great-hall": (
        (A, V),
        3,
        CardText((OnPlay(seq(cards(1), actions(1))), Worth(n(1)))),
    ),
    "harem": ((T, V), 6, CardText((Yields(Resource.COINS, n(2)), Worth(n(2))))),
    "ironworks": (
        (A,),
        4,
        play(
            Gain(Cards(SUPPLY, (Costs(Op.AT_MOST, n(4)),), one()), name="g"),
            is_type("g", A, actions(1)),
            is_type("g", T, coins(1)),
            is_type("g", V, cards(1)),
        ),
    ),
    "masquerade": (
        (A,),
        3,
        play(
            cards(2),
            EachPlayer(Players.EVERYONE, PassOn(Cards(HAND, quantity=one()), Players.LEFT)),
            May(Trash(Cards(HAND, quantity=one()))),
        ),
    ),
    "mining-village": (
        (A,),
        4,
        play(cards(1), actions(2), IfDone(May(Trash(Cards(ThisCard()))), coins(2))),
    ),
    "minion": (
        (A, ATTACK),
        5,
        play(
            actions(1),
            Choose(
                1,
                (
                    coins(2),
                    seq(
                        Discard(Cards(HAND)),
                        cards(4),
                        EachPlayer(
                            Players.OTHERS,
                            seq(Discard(Cards(HAND)), cards(4)),
                            Compare(CountCards(Cards(HAND)), Op.AT_LEAST, n(5)),
                        ),
                    ),
                ),
            ),
        ),
    ),
    "nobles": (
        (A, V),
        6,
        CardText((OnPlay(Choose(1, (cards(3), actions(2)))), Worth(n(2)))),
    ),
    "pawn": ((A,), 2, play(Choose(2, (cards(1), actions(1), buys(1), coins(1))))),
    "saboteur": (
        (A, ATTACK),
        5,
        play(
            EachPlayer(
                Players.OTHERS,
                seq(
                    RevealUntil((Costs(Op.AT_LEAST, n(3)),), n(1), "found", "others"),
                    Trash(Cards(Those("found")), "trashed"),
                    May(
                        Gain(
                            Cards(
                                SUPPLY,
                                (Costs(Op.AT_MOST, Sum(CostOf("trashed"), n(-2))),),
                                one(),
                            )
                        )
                    ),
                    Discard(Cards(Those("others"))),
                ),
            )
        ),
    ),
    "scout": (
        (A,),
        4,
        play(
            actions(1),
            Reveal(Cards(Top(n(4))), "r"),
            Put(Cards(Those("r"), (OfType(V),)), Place(Zone.HAND)),
            Put(Cards(RestOf("r")), Place(Zone.DECK)),
        ),
    ),
    "secret-chamber": (
        (A, REACTION),
        2,
        CardText(
            (
                OnPlay(
                    seq(
                        Discard(Cards(HAND, quantity=AnyNumber()), "d"),
                        Plus(Resource.COINS, CountCards(Cards(Those("d")))),
                    )
                ),
                attacked(
                    IfDone(
                        SHOW_THIS,
                        seq(cards(2), Put(Cards(HAND, quantity=one(2)), Place(Zone.DECK))),
                    )
                ),
            )
        ),
    ),
    "shanty-town": (
        (A,),
        3,
        play(
            actions(2),
            Reveal(Cards(HAND)),
            If(NotSo(Matches(HAND, (OfType(A),))), cards(2)),
        ),
    ),
    "steward": (
        (A,),
        3,
        play(Choose(1, (cards(2), coins(2), Trash(Cards(HAND, quantity=one(2)))))),
    ),
    "swindler": (
        (A, ATTACK),
        3,
        play(
            coins(2),
            EachPlayer(
                Players.OTHERS,
                seq(
                    Trash(Cards(Top(n(1))), "t"),
                    Gain(Cards(SUPPLY, (Costs(Op.EQUAL, CostOf("t")),), one(), by=Who.YOU)),
                ),
            ),
        ),
    ),
    "torturer": (
        (A, ATTACK),
        5,
        play(
            cards(3),
            EachPlayer(
                Players.OTHERS,
                Choose(
                    1,
                    (
                        Discard(Cards(HAND, quantity=one(2))),
                        Gain(called("curse"), Place(Zone.HAND)),
                    ),
                ),
            ),
        ),
    ),
    "trading-post": (
        (A,),
        5,
        play(IfDone(Trash(Cards(HAND, quantity=one(2))), Gain(called("silver"), Place(Zone.HAND)))),
    ),
    "tribute": (
        (A,),
        5,
        play(
            EachPlayer(
                Players.LEFT,
                seq(Reveal(Cards(Top(n(2))), "r"), Discard(Cards(Those("r")))),
            ),
            ForEach(
                Cards(Those("r")),
                "it",
                seq(
                    is_type("it", A, actions(2)),
                    is_type("it", T, coins(2)),
                    is_type("it", V, cards(2)),
                ),
                different_names=True,
            ),
        ),
    ),
    "upgrade": (
        (A,),
        5,
        play(
            cards(1),
            actions(1),
            Trash(Cards(HAND, quantity=one()), "t"),
            Gain(Cards(SUPPLY, (Costs(Op.EQUAL, Sum(CostOf("t"), n(1))),), one())),
        ),
    ),
    "wishing-well": (
        (A,),
        3,
        play(
            cards(1),
            actions(1),
            NameCard("wish"),
            Reveal(Cards(Top(n(1))), "r"),
            If(
                Matches(Those("r"), (SameNameAs("wish"),)),
                Put(Cards(Those("r")), Place(Zone.HAND)),
            ),
        ),
    ),
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
