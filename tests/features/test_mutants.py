"""The scenarios of each book, alone, notice when a kingdom card is misread in one point.

Each card's tree is changed in one place after another; some scenario that names the card
must then fail. What survives stands in `ALIKE` with the reason why nobody could notice.
"""

from __future__ import annotations

from functools import cache

import pytest

from cardspec.cards import load_library
from cardspec.effects import CardText
from engine import CardSource, EngineError
from engine.cards import CardFacts
from features.books import books
from features.steps.failure import Mismatch
from features.steps.run import run
from features.steps.words import UnknownWord
from tests.features.mutants import mutants
from tests.features.played import Played, kingdom_cards, scenarios
from tools.scenarios import NameFinder
from tools.sources import card_source

LANG = "de"
RULED = [(book, card) for book in ("000", "001", "002") for card in kingdom_cards(book)]

_MAY = "who may do it with a card may as well do it with up to one"
_SHOWN = [
    ("done or not", "whoever does not reveal it is not asked for the rest either"),
]
ALIKE: dict[str, list[tuple[str, str]]] = {
    "baron": [("up to", "who may discard an Estate may as well discard up to one")],
    "ironworks": [
        ("If too early", "an Action and a coin added in either order"),
        ("If too early", "a coin added before or after a card is drawn"),
    ],
    "harbinger": [("up to", _MAY)],
    "masquerade": [("up to", "who may trash a card may as well trash up to one")],
    "mine": [
        ("done or not", "without a trashed card there is no cost to go by"),
        ("up to", _MAY),
    ],
    "minion": [
        ("EachPlayer too early", "the others' cards and one's own do not touch"),
        ("for everyone", "the player has four cards by then, too few to be hit"),
    ],
    "moat": _SHOWN,
    "moneylender": [("up to", _MAY)],
    "secret-chamber": _SHOWN,
    "shanty-town": [("== as <=", "no hand has fewer than no Action cards")],
    "tribute": [
        ("If too early", "Actions and coins added in either order"),
        ("If too early", "coins added before or after cards are drawn"),
    ],
    "witch": [("EachPlayer too early", "the others' Curses and one's own cards do not touch")],
}
"""Survivors, each with the reason why no player could tell the difference."""


class Changed:
    """The shipped cards, but for the text of one."""

    def __init__(self, shipped: CardSource, card_id: str, tree: CardText) -> None:
        self.shipped, self.card_id, self.tree = shipped, card_id, tree

    def card(self, card_id: str) -> CardFacts:
        return self.shipped.card(card_id)

    def effects(self, card_id: str, lang: str) -> CardText:
        if card_id == self.card_id:
            return self.tree
        return self.shipped.effects(card_id, lang)


def _comes_true(scenario: Played, source: CardSource) -> bool:
    table = scenario.table(source, LANG)
    try:
        for step in scenario.steps:
            run(table, step)
        table.finish()
    except (Mismatch, EngineError, UnknownWord):
        return False
    return True


@cache
def _all() -> tuple[Played, ...]:
    return tuple(scenarios())


@cache
def _naming(book: str, card_id: str) -> tuple[Played, ...]:
    """First those with a claim about the card: they notice soonest."""
    finder = NameFinder(load_library(), books()[book].language)
    found = [s for s in _all() if s.book == book and card_id in finder.find(_spoken(s))]
    return tuple(sorted(found, key=lambda s: not any(card_id in tag for tag in s.tags)))


def _spoken(scenario: Played) -> str:
    return " | ".join(said for step in scenario.steps for said in step.arguments.values())


@pytest.mark.parametrize(("book", "card_id"), RULED)
def test_a_misread_card_is_noticed(book: str, card_id: str) -> None:
    shipped = card_source(books()[book].edition)
    tree = shipped.effects(card_id, LANG)
    told = _naming(book, card_id)
    assert all(_comes_true(scenario, shipped) for scenario in told)
    survivors = sorted(
        name
        for name, changed in mutants(tree)
        if all(_comes_true(scenario, Changed(shipped, card_id, changed)) for scenario in told)
    )
    assert survivors == sorted(name for name, _ in ALIKE.get(card_id, []))
