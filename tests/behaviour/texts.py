"""Pairs of texts, as trees: those that play alike and those that do not, each with why."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.effects import CardType, Op, Players, Resource, Who, Zone
from tests.engine.build import (
    HAND,
    SHOW_THIS,
    SUPPLY,
    actions,
    attacked,
    buys,
    called,
    cards,
    coins,
    n,
    one,
    play,
    seq,
)

Pair = tuple[fx.CardText, fx.CardText]

ESTATE, CURSES = fx.Called("estate"), called("curse")
TREASURE, ACTION = fx.OfType(CardType.TREASURE), fx.OfType(CardType.ACTION)
TOP = fx.Top(n(1))
DISCARD_PILE = fx.Zone.DISCARD


def hand(quantity: fx.Quantity, *wanted: fx.Predicate, by: Who = Who.ACTOR) -> fx.Cards:
    return fx.Cards(HAND, wanted, quantity, by)


def up_to(count: int) -> fx.UpTo:
    return fx.UpTo(n(count))


def those(name: str, *wanted: fx.Predicate) -> fx.Cards:
    return fx.Cards(fx.Those(name), wanted)


def supply(quantity: fx.Quantity, *wanted: fx.Predicate) -> fx.Cards:
    return fx.Cards(SUPPLY, wanted, quantity)


def costs(op: Op, count: int) -> fx.Costs:
    return fx.Costs(op, n(count))


def others(effect: fx.Effect) -> fx.EachPlayer:
    return fx.EachPlayer(Players.OTHERS, effect)


def each(players: Players, effect: fx.Effect) -> fx.EachPlayer:
    return fx.EachPlayer(players, effect)


def worth(points: fx.Amount) -> fx.CardText:
    return fx.CardText((fx.Worth(points),))


def owned(*wanted: fx.Predicate) -> fx.CountCards:
    return fx.CountCards(fx.Cards(fx.In(Zone.OWNED), wanted))


TRASH_ONE = fx.Trash(hand(one()))
MAY_DISCARD_ESTATE = fx.May(fx.Discard(hand(one(), ESTATE)))
DISCARD_TWO = fx.Discard(hand(one(2)))
TRASH_THEN = fx.Trash(hand(one()), "t")
REVEAL_TWO = fx.Reveal(fx.Cards(fx.Top(n(2))), "r")
REST = fx.Discard(fx.Cards(fx.RestOf("r")))

SAME: dict[str, Pair] = {
    "may up to is up to": (
        play(fx.May(fx.Trash(hand(up_to(4))))),
        play(fx.Trash(hand(up_to(4)))),
    ),
    "a card and an action in either order": (
        play(cards(1), actions(1)),
        play(actions(1), cards(1)),
    ),
    "coins before or after others discard": (
        play(coins(2), others(fx.DiscardTo(n(3)))),
        play(others(fx.DiscardTo(n(3))), coins(2)),
    ),
    "two trashed at once or one by one": (
        play(fx.Trash(hand(one(2)))),
        play(TRASH_ONE, TRASH_ONE),
    ),
    "two discarded at once or one by one": (
        play(DISCARD_TWO),
        play(fx.Discard(hand(one())), fx.Discard(hand(one()))),
    ),
    "discarded at once or one by one, then shuffled and drawn": (
        play(DISCARD_TWO, cards(2)),
        play(fx.Discard(hand(one())), fx.Discard(hand(one())), cards(2)),
    ),
    "up to two or may one and may another": (
        play(fx.Trash(hand(up_to(2)))),
        play(fx.IfDone(fx.May(TRASH_ONE), fx.May(TRASH_ONE))),
    ),
    "may one is up to one": (
        play(fx.IfDone(MAY_DISCARD_ESTATE, coins(4))),
        play(fx.IfDone(fx.Discard(hand(up_to(1), ESTATE)), coins(4))),
    ),
    "may trash or may discard first": (
        play(fx.Trash(hand(up_to(1))), fx.Discard(hand(up_to(1)))),
        play(fx.Discard(hand(up_to(1))), fx.Trash(hand(up_to(1)))),
    ),
    "a choice between doing and not is may": (
        play(fx.Choose(1, (DISCARD_TWO, seq()))),
        play(fx.May(DISCARD_TWO)),
    ),
    "choose first or choose what to do at each step": (
        play(fx.Choose(1, (actions(1), buys(1))), fx.Choose(1, (coins(1), buys(1)))),
        play(
            fx.Choose(
                1,
                (
                    seq(actions(1), coins(1)),
                    seq(actions(1), buys(1)),
                    seq(buys(1), coins(1)),
                    buys(2),
                ),
            )
        ),
    ),
    "options in another order": (
        play(fx.Choose(1, (cards(2), coins(2), TRASH_ONE))),
        play(fx.Choose(1, (TRASH_ONE, cards(2), coins(2)))),
    ),
    "shown before it is trashed anyway": (
        play(fx.Reveal(hand(one()), "r"), fx.Trash(those("r"))),
        play(TRASH_ONE),
    ),
    "looked at and then shown, or shown at once": (
        play(
            fx.LookAt(fx.Cards(TOP), "r"),
            fx.Reveal(those("r")),
            fx.Put(those("r"), fx.Place(Zone.HAND)),
        ),
        play(fx.Reveal(fx.Cards(TOP), "r"), fx.Put(those("r"), fx.Place(Zone.HAND))),
    ),
    "at least three is more than two": (
        play(fx.Gain(supply(one(), costs(Op.AT_LEAST, 3)))),
        play(fx.Gain(supply(one(), costs(Op.MORE, 2)))),
    ),
    "not an action is a treasure, victory or curse": (
        play(fx.Discard(hand(one(), fx.NotThat(ACTION)))),
        play(
            fx.Discard(
                hand(
                    one(),
                    fx.NotThat(ACTION),
                    fx.NotThat(fx.AnyOf((ACTION, fx.OfType(CardType.ATTACK)))),
                )
            )
        ),
    ),
    "two buys in one step or two": (play(buys(2)), play(buys(1), buys(1))),
    "draw two or one and one": (play(cards(2)), play(cards(1), cards(1))),
    "worth by sums": (
        worth(fx.Sum(owned(fx.Called("duchy")), n(1))),
        worth(fx.Sum(n(1), owned(fx.Called("duchy")))),
    ),
    "those who have five discard two, or all discard to three": (
        play(
            others(
                fx.If(
                    fx.Compare(fx.CountCards(fx.Cards(HAND)), Op.AT_LEAST, n(4)),
                    fx.DiscardTo(n(3)),
                )
            )
        ),
        play(others(fx.DiscardTo(n(3)))),
    ),
}

GAIN_UP_TO_4 = fx.Gain(supply(one(1), costs(Op.AT_MOST, 4)), name="x")


def if_gained(of_type: CardType, then: fx.Effect, otherwise: fx.Effect | None = None) -> fx.If:
    return fx.If(fx.Matches(fx.Those("x"), (fx.OfType(of_type),)), then, otherwise)


DIFFERENT: dict[str, Pair] = {
    "a bonus for each type against one for the first": (
        play(
            GAIN_UP_TO_4,
            if_gained(CardType.ACTION, actions(1)),
            if_gained(CardType.TREASURE, coins(1)),
            if_gained(CardType.VICTORY, cards(1)),
        ),
        play(
            GAIN_UP_TO_4,
            if_gained(
                CardType.ACTION,
                actions(1),
                seq(
                    if_gained(CardType.TREASURE, coins(1)),
                    if_gained(CardType.VICTORY, cards(1)),
                ),
            ),
        ),
    ),
    "a reaction that must be shown": (
        fx.CardText((attacked(fx.IfDone(SHOW_THIS, fx.Unaffected())),)),
        fx.CardText((attacked(fx.IfDone(fx.Reveal(fx.Cards(fx.ThisCard())), fx.Unaffected())),)),
    ),
    "a missing clause": (play(cards(1)), play(cards(1), actions(1))),
    "an extra clause": (play(cards(1), actions(1), buys(1)), play(cards(1), actions(1))),
    "may against must": (play(TRASH_ONE), play(fx.May(TRASH_ONE))),
    "up to against exactly": (play(fx.Trash(hand(one(2)))), play(fx.Trash(hand(up_to(2))))),
    "any number against all": (
        play(fx.Discard(hand(fx.All()))),
        play(fx.Discard(hand(fx.AnyNumber()))),
    ),
    "each against each other": (
        play(each(Players.EVERYONE, fx.Gain(CURSES))),
        play(others(fx.Gain(CURSES))),
    ),
    "each other against the one on the left": (
        play(each(Players.LEFT, fx.Gain(CURSES))),
        play(others(fx.Gain(CURSES))),
    ),
    "left against right": (
        play(each(Players.LEFT, fx.Gain(CURSES))),
        play(each(Players.RIGHT, fx.Gain(CURSES))),
    ),
    "passed to the right": (
        play(each(Players.EVERYONE, fx.PassOn(hand(one()), Players.RIGHT))),
        play(each(Players.EVERYONE, fx.PassOn(hand(one()), Players.LEFT))),
    ),
    "hand against discard pile": (
        play(fx.Gain(supply(one(), costs(Op.AT_MOST, 4)), fx.Place(Zone.HAND))),
        play(fx.Gain(supply(one(), costs(Op.AT_MOST, 4)))),
    ),
    "deck against discard pile": (
        play(fx.Gain(supply(one(), costs(Op.AT_MOST, 4)), fx.Place(Zone.DECK))),
        play(fx.Gain(supply(one(), costs(Op.AT_MOST, 4)))),
    ),
    "top against bottom": (
        play(fx.Put(hand(one()), fx.Place(Zone.DECK, fx.Position.BOTTOM))),
        play(fx.Put(hand(one()), fx.Place(Zone.DECK))),
    ),
    "from the hand against from the deck": (play(fx.Trash(fx.Cards(TOP))), play(TRASH_ONE)),
    "trash against discard": (play(fx.Discard(hand(one()))), play(TRASH_ONE)),
    "order: drawn before or after a choice": (
        play(TRASH_ONE, cards(1)),
        play(cards(1), TRASH_ONE),
    ),
    "drawn before or after a choice of something else": (
        play(fx.Choose(1, (actions(1), coins(1))), cards(1)),
        play(cards(1), fx.Choose(1, (actions(1), coins(1)))),
    ),
    "drawn between two choices or after both": (
        play(fx.Choose(1, (actions(1), buys(1))), fx.Choose(1, (coins(1), buys(1))), cards(1)),
        play(fx.Choose(1, (actions(1), buys(1))), cards(1), fx.Choose(1, (coins(1), buys(1)))),
    ),
    "drawn before or after somebody else chooses": (
        play(others(fx.May(DISCARD_TWO)), cards(1)),
        play(cards(1), others(fx.May(DISCARD_TWO))),
    ),
    "the last card is trashed or discarded": (
        play(TRASH_ONE, fx.Discard(hand(one()))),
        play(fx.Discard(hand(one())), TRASH_ONE),
    ),
    "number": (play(cards(3)), play(cards(2))),
    "one fewer to gain": (
        play(fx.Gain(supply(one(), costs(Op.AT_MOST, 3)))),
        play(fx.Gain(supply(one(), costs(Op.AT_MOST, 4)))),
    ),
    "up to a cost against exactly that cost": (
        play(fx.Gain(supply(one(), costs(Op.EQUAL, 4)))),
        play(fx.Gain(supply(one(), costs(Op.AT_MOST, 4)))),
    ),
    "filter": (play(fx.Trash(hand(one(), TREASURE))), play(TRASH_ONE)),
    "another filter": (
        play(fx.Discard(hand(one(), ACTION))),
        play(fx.Discard(hand(one(), TREASURE))),
    ),
    "and against or": (
        play(fx.Discard(hand(one(), TREASURE, fx.OfType(CardType.VICTORY)))),
        play(fx.Discard(hand(one(), fx.AnyOf((TREASURE, fx.OfType(CardType.VICTORY)))))),
    ),
    "chooser": (
        play(others(fx.Seq((REVEAL_TWO, fx.Trash(fx.Cards(fx.Those("r"), (), one()), "x"), REST)))),
        play(
            others(
                fx.Seq(
                    (
                        REVEAL_TWO,
                        fx.Trash(fx.Cards(fx.Those("r"), (), one(), Who.YOU), "x"),
                        REST,
                    )
                )
            )
        ),
    ),
    "who chooses the option": (
        play(others(fx.Choose(1, (DISCARD_TWO, fx.Gain(CURSES)), Who.YOU))),
        play(others(fx.Choose(1, (DISCARD_TWO, fx.Gain(CURSES))))),
    ),
    "costs this turn against for good": (
        play(fx.ChangeCost((), -1)),
        play(fx.ChangeCost((), -1, fx.Lasting.GAME)),
    ),
    "Copper this turn against for good": (
        play(fx.ChangeYield((fx.Called("copper"),), 1)),
        play(fx.ChangeYield((fx.Called("copper"),), 1, fx.Lasting.GAME)),
    ),
    "the first Treasure of the turn against every turn's": (
        play(fx.Whenever(fx.Played((TREASURE,)), coins(1))),
        play(fx.Whenever(fx.Played((TREASURE,)), coins(1), lasting=fx.Lasting.GAME)),
    ),
    "this turn against now": (play(coins(1)), play(fx.ChangeYield((fx.Called("copper"),), 1))),
    "a cost changed for some cards only": (
        play(fx.ChangeCost((ACTION,), -1)),
        play(fx.ChangeCost((), -1)),
    ),
    "the first time against each time": (
        play(fx.Whenever(fx.Played((TREASURE,)), coins(1))),
        play(fx.Whenever(fx.Played((TREASURE,)), coins(1), once=True)),
    ),
    "looked at against shown": (
        play(fx.LookAt(fx.Cards(TOP), "r"), fx.May(fx.Discard(those("r")))),
        play(fx.Reveal(fx.Cards(TOP), "r"), fx.May(fx.Discard(those("r")))),
    ),
    "a hand that is not shown": (
        play(fx.If(fx.Matches(HAND, (ACTION,)), coins(1))),
        play(fx.Reveal(fx.Cards(HAND)), fx.If(fx.Matches(HAND, (ACTION,)), coins(1))),
    ),
    "two cards discarded unseen": (
        play(fx.Discard(fx.Cards(fx.Top(n(2))))),
        play(REVEAL_TWO, fx.Discard(those("r"))),
    ),
    "if you do": (
        play(TRASH_ONE, coins(3)),
        play(fx.IfDone(TRASH_ONE, coins(3))),
    ),
    "otherwise": (
        play(MAY_DISCARD_ESTATE, coins(4)),
        play(fx.IfDone(MAY_DISCARD_ESTATE, coins(4), fx.Gain(called("estate")))),
    ),
    "how many are chosen": (
        play(fx.Choose(2, (cards(1), actions(1), buys(1)))),
        play(fx.Choose(1, (cards(1), actions(1), buys(1)))),
    ),
    "cost of the trashed card": (
        play(TRASH_THEN, fx.Gain(supply(one(), fx.Costs(Op.AT_MOST, fx.CostOf("t"))))),
        play(
            TRASH_THEN,
            fx.Gain(supply(one(), fx.Costs(Op.AT_MOST, fx.Sum(fx.CostOf("t"), n(2))))),
        ),
    ),
    "each card against each name": (
        play(REVEAL_TWO, fx.ForEach(those("r"), "c", coins(1)), REST),
        play(REVEAL_TWO, fx.ForEach(those("r"), "c", coins(1), different_names=True), REST),
    ),
    "draw to against draw": (play(cards(2)), play(fx.DrawTo(n(6)))),
    "discard to another number": (
        play(others(fx.DiscardTo(n(4)))),
        play(others(fx.DiscardTo(n(3)))),
    ),
    "only those with five": (
        play(others(fx.Discard(hand(one())))),
        play(
            fx.EachPlayer(
                Players.OTHERS,
                fx.Discard(hand(one())),
                fx.Compare(fx.CountCards(fx.Cards(HAND)), Op.AT_LEAST, n(5)),
            )
        ),
    ),
    "worth": (worth(owned(fx.Called("duchy"))), worth(owned(fx.Called("estate")))),
    "worth for every so many": (
        worth(fx.Per(1, owned(), 9)),
        worth(fx.Per(1, owned(), 10)),
    ),
    "reacts to any action": (
        fx.CardText((fx.When(fx.Played((ACTION,), Players.OTHERS),
                             fx.IfDone(SHOW_THIS, fx.Unaffected())),)),
        fx.CardText((attacked(fx.IfDone(SHOW_THIS, fx.Unaffected())),)),
    ),
    "a reaction that draws more": (
        fx.CardText((attacked(fx.IfDone(SHOW_THIS, cards(2))),)),
        fx.CardText((attacked(fx.IfDone(SHOW_THIS, cards(1))),)),
    ),
    "a treasure's coins": (
        fx.CardText((fx.Yields(Resource.COINS, n(2)),)),
        fx.CardText((fx.Yields(Resource.COINS, n(3)),)),
    ),
    "counts what was played": (
        play(fx.If(fx.Compare(fx.CountPlayed((ACTION,)), Op.AT_LEAST, n(2)), coins(1))),
        play(fx.If(fx.Compare(fx.CountPlayed((ACTION,)), Op.AT_LEAST, n(3)), coins(1))),
    ),
    "from the trash": (
        play(fx.Gain(fx.Cards(fx.In(Zone.TRASH), (), one()))),
        play(fx.Gain(fx.Cards(fx.In(Zone.TRASH), (TREASURE,), one()))),
    ),
    "from the discard pile": (
        play(fx.May(fx.Put(fx.Cards(fx.In(DISCARD_PILE), (), one()), fx.Place(Zone.DECK)))),
        play(fx.May(fx.Put(fx.Cards(fx.In(DISCARD_PILE), (), one()), fx.Place(Zone.HAND)))),
    ),
    "empty piles": (play(fx.Plus(Resource.COINS, fx.EmptyPiles())), play()),
}  # fmt: skip
