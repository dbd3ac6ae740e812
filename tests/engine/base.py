"""The kingdom cards of the base game as trees made by hand, both editions.

`BASE` has each card as its first printing says it; `SECOND` those whose second printing
makes players do something else.
"""

from __future__ import annotations

from cardspec.effects import (
    AnyNumber,
    Called,
    Cards,
    CardText,
    CardType,
    Choose,
    Compare,
    CostOf,
    Costs,
    CountCards,
    Discard,
    DiscardTo,
    DrawTo,
    EachPlayer,
    EmptyPiles,
    Exactly,
    Gain,
    IfDone,
    In,
    LookAt,
    May,
    NotThat,
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
    Sum,
    ThisCard,
    Those,
    Top,
    Trash,
    Unaffected,
    UpTo,
    Whenever,
    Who,
    Worth,
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

ONTO_DECK = Place(Zone.DECK)
A_TREASURE = Cards(HAND, (OfType(T),), one())
A_COPPER = Cards(HAND, (Called("copper"),), one())
TWICE = Play(Cards(HAND, (OfType(A),), one()), times=2)


def up_to(price: int) -> Cards:
    return Cards(SUPPLY, (Costs(Op.AT_MOST, n(price)),), one())


BETTER_TREASURE = Gain(
    Cards(SUPPLY, (OfType(T), Costs(Op.AT_MOST, Sum(CostOf("t"), n(3)))), one()),
    Place(Zone.HAND),
)

BASE: dict[str, tuple[tuple[CardType, ...], int, CardText]] = {
    "adventurer": (
        (A,),
        6,
        play(
            RevealUntil((OfType(T),), n(2), "found", "others"),
            Put(Cards(Those("found")), Place(Zone.HAND)),
            Discard(Cards(Those("others"))),
        ),
    ),
    "artisan": (
        (A,),
        6,
        play(Gain(up_to(5), Place(Zone.HAND)), Put(Cards(HAND, quantity=one()), ONTO_DECK)),
    ),
    "bandit": (
        (A, ATTACK),
        5,
        play(
            Gain(called("gold")),
            EachPlayer(
                Players.OTHERS,
                seq(
                    Reveal(Cards(Top(n(2))), "r"),
                    Trash(Cards(Those("r"), (OfType(T), NotThat(Called("copper"))), one())),
                    Discard(Cards(RestOf("r"))),
                ),
            ),
        ),
    ),
    "bureaucrat": (
        (A, ATTACK),
        4,
        play(
            Gain(called("silver"), ONTO_DECK),
            EachPlayer(
                Players.OTHERS,
                seq(
                    Reveal(Cards(HAND, (OfType(V),), one()), "r"),
                    IfDone(Put(Cards(Those("r")), ONTO_DECK), seq(), Reveal(Cards(HAND))),
                ),
            ),
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
    "chancellor": (
        (A,),
        3,
        play(coins(2), May(Put(Cards(In(Zone.DECK)), Place(Zone.DISCARD)))),
    ),
    "chapel": ((A,), 2, play(Trash(Cards(HAND, quantity=UpTo(n(4)))))),
    "council-room": ((A,), 5, play(cards(4), buys(1), EachPlayer(Players.OTHERS, cards(1)))),
    "feast": ((A,), 4, play(Trash(Cards(ThisCard())), Gain(up_to(5)))),
    "festival": ((A,), 5, play(actions(2), buys(1), coins(2))),
    "gardens": ((V,), 4, CardText((Worth(Per(1, CountCards(Cards(In(Zone.OWNED))), 10)),))),
    "harbinger": (
        (A,),
        3,
        play(
            cards(1),
            actions(1),
            LookAt(Cards(In(Zone.DISCARD)), "seen"),
            May(Put(Cards(Those("seen"), quantity=one()), ONTO_DECK)),
        ),
    ),
    "laboratory": ((A,), 5, play(cards(2), actions(1))),
    "library": ((A,), 5, play(DrawTo(n(7), (OfType(A),)))),
    "market": ((A,), 5, play(cards(1), actions(1), buys(1), coins(1))),
    "merchant": (
        (A,),
        3,
        play(
            cards(1),
            actions(1),
            Whenever(Played((Called("silver"),), Players.YOU), coins(1), once=True),
        ),
    ),
    "militia": ((A, ATTACK), 4, play(coins(2), EachPlayer(Players.OTHERS, DiscardTo(n(3))))),
    "mine": ((A,), 5, play(Trash(A_TREASURE, "t"), BETTER_TREASURE)),
    "moat": (
        (A, REACTION),
        2,
        CardText((OnPlay(cards(2)), attacked(IfDone(SHOW_THIS, Unaffected())))),
    ),
    "moneylender": ((A,), 4, play(IfDone(Trash(A_COPPER), coins(3)))),
    "poacher": (
        (A,),
        4,
        play(cards(1), actions(1), coins(1), Discard(Cards(HAND, quantity=Exactly(EmptyPiles())))),
    ),
    "remodel": (
        (A,),
        4,
        play(
            Trash(Cards(HAND, quantity=one()), "t"),
            Gain(Cards(SUPPLY, (Costs(Op.AT_MOST, Sum(CostOf("t"), n(2))),), one())),
        ),
    ),
    "sentry": (
        (A,),
        5,
        play(
            cards(1),
            actions(1),
            LookAt(Cards(Top(n(2))), "seen"),
            Trash(Cards(Those("seen"), quantity=AnyNumber())),
            Discard(Cards(RestOf("seen"), quantity=AnyNumber())),
            Put(Cards(RestOf("seen")), ONTO_DECK),
        ),
    ),
    "smithy": ((A,), 4, play(cards(3))),
    "spy": (
        (A, ATTACK),
        4,
        play(
            cards(1),
            actions(1),
            EachPlayer(
                Players.EVERYONE,
                seq(
                    Reveal(Cards(Top(n(1))), "r"),
                    Choose(
                        1,
                        (Discard(Cards(Those("r"))), Put(Cards(Those("r")), ONTO_DECK)),
                        by=Who.YOU,
                    ),
                ),
            ),
        ),
    ),
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
    "throne-room": ((A,), 4, play(TWICE)),
    "vassal": (
        (A,),
        3,
        play(
            coins(2),
            Discard(Cards(Top(n(1))), "d"),
            is_type("d", A, May(Play(Cards(Those("d"))))),
        ),
    ),
    "village": ((A,), 3, play(cards(1), actions(2))),
    "witch": ((A, ATTACK), 5, play(cards(2), EachPlayer(Players.OTHERS, Gain(called("curse"))))),
    "woodcutter": ((A,), 3, play(buys(1), coins(2))),
    "workshop": ((A,), 3, play(Gain(up_to(4)))),
}

SECOND: dict[str, CardText] = {
    "masquerade": play(
        cards(2),
        EachPlayer(
            Players.EVERYONE,
            PassOn(Cards(HAND, quantity=one()), Players.LEFT, such=True),
            Compare(CountCards(Cards(HAND)), Op.AT_LEAST, n(1)),
        ),
        May(Trash(Cards(HAND, quantity=one()))),
    ),
    "mine": play(IfDone(May(Trash(A_TREASURE, "t")), BETTER_TREASURE)),
    "moneylender": play(IfDone(May(Trash(A_COPPER)), coins(3))),
    "throne-room": play(May(TWICE)),
}
