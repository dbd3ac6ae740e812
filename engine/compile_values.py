"""Compiles amounts, filters and conditions into callables.

`match` decides here, once; what runs later is closures.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt
from typing import TypeAlias, assert_never

from cardspec.effects import (
    Amount,
    AnyOf,
    Called,
    Cards,
    Compare,
    Condition,
    CostOf,
    Costs,
    CountCards,
    CountPlayed,
    EmptyPiles,
    Filter,
    In,
    Matches,
    NotSo,
    NotThat,
    Number,
    OfType,
    Op,
    Per,
    Predicate,
    RestOf,
    SameNameAs,
    Source,
    Sum,
    ThisCard,
    Those,
    Top,
    Who,
    Zone,
)
from engine.cards import Kind, Measure
from engine.errors import CannotCompile
from engine.run import NoSuchCard, Run
from engine.state import Track, still_there, track

Test: TypeAlias = Callable[[Run, Kind], bool]
Check: TypeAlias = Callable[[Run], bool]
Find: TypeAlias = Callable[[Run], list[Track]]
"""The cards of a source, and where they are."""

_OPS: dict[Op, Callable[[int, int], bool]] = {
    Op.LESS: lt,
    Op.AT_MOST: le,
    Op.EQUAL: eq,
    Op.AT_LEAST: ge,
    Op.MORE: gt,
}


# --- amounts ---


def constant(amount: Amount) -> int | None:
    return amount.value if isinstance(amount, Number) else None


def measure(amount: Amount) -> Measure:
    match amount:
        case Number(value=value):
            return lambda run: value
        case CountCards():
            return _count_cards(amount)
        case CountPlayed(filter=wanted):
            test = card_test(wanted)
            return lambda run: sum(
                test(run, kind) for kind in run.table.played_this_turn(run.actor)
            )
        case EmptyPiles():
            return lambda run: run.table.empty_piles
        case CostOf(card=name):

            def cost_of(run: Run) -> int:
                found = run.bound.get(name)
                if not found:
                    raise NoSuchCard(name)
                return run.table.cost(found[0][0].kind)

            return cost_of
        case Sum(left=left, right=right):
            first, second = measure(left), measure(right)
            return lambda run: first(run) + second(run)
        case Per(each=each, count=count, per=per, up=up):
            if per < 1:
                raise CannotCompile(f"for each {per}")
            counted = measure(count)
            started = per - 1 if up else 0
            return lambda run: each * ((counted(run) + started) // per)
        case _:
            assert_never(amount)


def _count_cards(amount: CountCards) -> Measure:
    cards = amount.cards
    if isinstance(cards.source, In) and cards.source.zone is Zone.SUPPLY:
        test = card_test(cards.filter)
        return lambda run: sum(
            len(pile) for pile in run.table.piles.values() if (k := pile.top()) and test(run, k)
        )
    find = reading(cards)
    if amount.different_names:
        return lambda run: len({card.kind.id for card, _, _ in find(run)})
    return lambda run: len(find(run))


# --- which cards ---


def card_test(wanted: Filter) -> Test:
    tests = [_test(predicate) for predicate in wanted]
    if not tests:
        return lambda run, kind: True
    if len(tests) == 1:
        return tests[0]
    return lambda run, kind: all(test(run, kind) for test in tests)


def _test(predicate: Predicate) -> Test:
    match predicate:
        case OfType(type=card_type):
            return lambda run, kind: card_type in kind.types
        case Called(card=card):
            return lambda run, kind: kind.id == card
        case SameNameAs(name=name):

            def same_name(run: Run, kind: Kind) -> bool:
                if name in run.named:
                    return kind.id == run.named[name]
                return any(card.kind.id == kind.id for card, _, _ in run.bound.get(name, ()))

            return same_name
        case Costs(op=op, amount=amount):
            return _costs(op, measure(amount))
        case NotThat(predicate=inner):
            test = _test(inner)
            return lambda run, kind: not test(run, kind)
        case AnyOf(predicates=inners):
            tests = [_test(inner) for inner in inners]
            return lambda run, kind: any(test(run, kind) for test in tests)
        case _:
            assert_never(predicate)


def _costs(op: Op, amount: Measure) -> Test:
    """Costs are ordered part by part: what costs more than coins is not "up to" any coins."""
    compare = _OPS[op]
    potions_too = op in (Op.AT_LEAST, Op.MORE)

    def test(run: Run, kind: Kind) -> bool:
        if kind.potions and not potions_too:
            return False
        return compare(run.table.cost(kind), amount(run))

    return test


# --- where cards are ---


def source_of(source: Source) -> Find:
    """For reading: bound cards count wherever they have gone since."""
    match source:
        case In(zone=zone, of=of):
            return _in(zone, of)
        case Top(amount=amount, of=of):
            count = measure(amount)

            def top(run: Run) -> list[Track]:
                player = run.who(of)
                deck = player.deck
                return [track(card, deck) for card in run.table.top(player, max(0, count(run)))]

            return top
        case Those(name=name):
            return lambda run: run.bound.get(name, [])
        case RestOf(name=name):
            return lambda run: [t for t in run.bound.get(name, ()) if still_there(t)]
        case ThisCard():

            def this_card(run: Run) -> list[Track]:
                if run.home is not None:
                    return [run.home]
                return [] if run.card is None else [(run.card, run.you.aside, -1)]

            return this_card
        case _:
            assert_never(source)


def _in(zone: Zone, of: Who) -> Find:
    match zone:
        case Zone.TRASH:
            return lambda run: [track(card, run.table.trash) for card in run.table.trash]
        case Zone.OWNED:
            return lambda run: [track(card, area) for area in run.who(of).areas() for card in area]
        case Zone.SUPPLY:
            raise CannotCompile("cards of the supply can be gained and counted, nothing else")
        case Zone.HAND | Zone.DECK | Zone.DISCARD | Zone.PLAY | Zone.ASIDE:

            def cards_in(run: Run) -> list[Track]:
                area = run.who(of).area(zone)
                return [track(card, area) for card in area]

            return cards_in
        case _:
            assert_never(zone)


def reading(cards: Cards) -> Find:
    """The cards of a noun phrase that is only looked at: filter, but no choice."""
    find = source_of(cards.source)
    if not cards.filter:
        return find
    test = card_test(cards.filter)
    return lambda run: [t for t in find(run) if test(run, t[0].kind)]


def moving(cards: Cards) -> Find:
    """The cards of a noun phrase that are to be moved: only what has not been lost."""
    find = reading(cards)
    if isinstance(cards.source, Those | ThisCard):
        return lambda run: [t for t in find(run) if still_there(t)]
    return find


# --- conditions ---


def check(condition: Condition) -> Check:
    match condition:
        case Compare(left=left, op=op, right=right):
            first, second, compare = measure(left), measure(right), _OPS[op]
            return lambda run: compare(first(run), second(run))
        case Matches(cards=source, filter=wanted):
            if isinstance(source, In) and source.zone is Zone.SUPPLY:
                test = card_test(wanted)
                return lambda run: any(
                    (kind := pile.top()) is not None and test(run, kind)
                    for pile in run.table.piles.values()
                )
            find = reading(Cards(source, wanted))
            return lambda run: bool(find(run))
        case NotSo(condition=inner):
            holds = check(inner)
            return lambda run: not holds(run)
        case _:
            assert_never(condition)
