"""The kingdom cards of Intrigue as trees made by hand."""

from __future__ import annotations

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
    EachPlayer,
    ForEach,
    Gain,
    If,
    IfDone,
    In,
    Matches,
    May,
    NameCard,
    NotSo,
    OfType,
    OnPlay,
    Op,
    PassOn,
    Per,
    Place,
    Players,
    Plus,
    Put,
    Resource,
    RestOf,
    Reveal,
    RevealUntil,
    SameNameAs,
    Sum,
    ThisCard,
    Those,
    Top,
    Trash,
    Who,
    Worth,
    Yields,
    Zone,
)
from tests.engine.build import (
    ATTACK,
    HAND,
    REACTION,
    SHOW_THIS,
    SUPPLY,
    A,
    T,
    V,
    actions,
    attacked,
    buys,
    called,
    cards,
    coins,
    is_type,
    n,
    one,
    play,
    seq,
)

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
