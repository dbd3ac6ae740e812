"""Compiles the choice of cards: "two cards from your hand", "up to three", "any number".

What is forced is not asked: all there are, or copies that nobody can tell apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, assert_never

from cardspec.effects import All, AnyNumber, Cards, Effect, Exactly, In, Top, UpTo, Who, Zone
from engine.cards import Measure
from engine.compile_values import Check, card_test, measure, moving
from engine.decisions import Ask, Decision
from engine.errors import CannotCompile
from engine.run import Run
from engine.state import Pile, Track

Pick: TypeAlias = Callable[[Run], tuple[list[Track], bool]]
"""The cards chosen, and whether they are as many as the text asks for."""

PickPile: TypeAlias = Callable[[Run], Pile | None]


def picking(cards: Cards, ask: Ask, about: Effect, ordered: bool = False) -> Pick:
    """`ordered`: the order matters, so it is asked for even where all cards are taken."""
    find = moving(cards)
    bounds = _bounds(cards)
    by = cards.by

    def pick(run: Run) -> tuple[list[Track], bool]:
        found = find(run)
        least, most, wanted = bounds(run, len(found))
        if not found or most == 0:
            return [], wanted == 0
        if least == most and _forced(found, least, ordered):
            chosen = found[:least]
        else:
            chosen = _ask(run, found, least, most, by, ask, about, ordered)
        return chosen, len(chosen) >= wanted

    return pick


def _bounds(cards: Cards) -> Callable[[Run, int], tuple[int, int, int]]:
    """Least and most to choose of so many, and how many make it "done in full"."""
    quantity = cards.quantity
    match quantity:
        case All():
            if isinstance(cards.source, Top) and not cards.filter:
                count = measure(cards.source.amount)
                return lambda run, there: (there, there, max(1, count(run)))
            return lambda run, there: (there, there, 1)
        case Exactly(amount=amount):
            return _exactly(measure(amount))
        case UpTo(amount=amount):
            limit = measure(amount)
            return lambda run, there: (0, max(0, min(limit(run), there)), 1)
        case AnyNumber():
            return lambda run, there: (0, there, 1)
        case _:
            assert_never(quantity)


def _exactly(amount: Measure) -> Callable[[Run, int], tuple[int, int, int]]:
    def bounds(run: Run, there: int) -> tuple[int, int, int]:
        wanted = max(0, amount(run))
        takes = min(wanted, there)
        return takes, takes, wanted

    return bounds


def _forced(found: list[Track], takes: int, ordered: bool) -> bool:
    if takes == len(found) and (not ordered or takes == 1):
        return True
    first, area, _ = found[0]
    # cards in play may differ in what they have yet to do
    return area.zone is not Zone.PLAY and all(
        card.kind is first.kind and where is area for card, where, _ in found
    )


def _ask(
    run: Run,
    found: list[Track],
    least: int,
    most: int,
    by: Who,
    ask: Ask,
    about: Effect,
    ordered: bool,
) -> list[Track]:
    options = [card for card, _, _ in found]
    decision = Decision(run.who(by).seat, ask, options, least, most, ordered, about, run.card_id())
    return [found[i] for i in run.table.ask(decision)]


# --- the supply ---


def from_supply(cards: Cards) -> bool:
    return isinstance(cards.source, In) and cards.source.zone is Zone.SUPPLY


def pile_picking(cards: Cards, about: Effect) -> PickPile:
    """One pile to gain from; none if there is none, or (if it need not be) none is wanted."""
    test = card_test(cards.filter)
    must = isinstance(cards.quantity, Exactly)
    if isinstance(cards.quantity, All):
        raise CannotCompile("gaining all cards of the supply")

    def pick(run: Run) -> Pile | None:
        options = [
            pile
            for pile in run.table.piles.values()
            if (top := pile.top()) is not None and test(run, top)
        ]
        if not options:
            return None
        if must and len(options) == 1:
            return options[0]
        decision = Decision(
            run.who(cards.by).seat,
            Ask.GAIN,
            options,
            1 if must else 0,
            1,
            about=about,
            source=run.card_id(),
        )
        answer = run.table.ask(decision)
        return options[answer[0]] if answer else None

    return pick


def gain_count(cards: Cards) -> Measure:
    """How many cards are to be gained from the supply."""
    quantity = cards.quantity
    match quantity:
        case Exactly(amount=amount) | UpTo(amount=amount):
            return measure(amount)
        case AnyNumber():
            return lambda run: sum(len(pile) for pile in run.table.piles.values())
        case All():
            raise CannotCompile("gaining all cards of the supply")
        case _:
            assert_never(quantity)


def available(cards: Cards) -> Check:
    """Is there anything that could be chosen? Looks, without shuffling or asking."""
    if from_supply(cards):
        test = card_test(cards.filter)
        return lambda run: any(
            (top := pile.top()) is not None and test(run, top) for pile in run.table.piles.values()
        )
    if isinstance(cards.source, Top):
        of = cards.source.of
        return lambda run: bool(run.who(of).deck or run.who(of).discard)
    find = moving(cards)
    return lambda run: bool(find(run))
