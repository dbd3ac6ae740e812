"""Every text against a tree made by hand: three languages may agree and still be wrong."""

from __future__ import annotations

import pytest

from cardspec.cards import load_library
from cardspec.effects import CardText
from cardspec.normalise import normalise
from grammar import LANGUAGES, read
from tests.engine.base import BASE
from tests.engine.cards import BASIC, INTRIGUE, SECOND, TABLE


def reference(card: str, edition: str) -> CardText:
    """What the printing says; a later one that does nothing else needs no tree of its own."""
    first = edition == load_library().cards[card].editions[0]
    return normalise(TABLE[card][2] if first else SECOND[card])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", sorted({*BASIC, *INTRIGUE, *BASE}))
def test_texts_say_what_the_card_does(card: str, language: str) -> None:
    for edition, text in load_library().cards[card].texts[language].items():
        assert read(text, language).tree == reference(card, edition), edition


def test_no_card_is_left_out() -> None:
    assert set(TABLE) == set(load_library().cards)


def test_facts_are_those_of_the_tables() -> None:
    for card in load_library().cards.values():
        types, cost, _ = TABLE[card.id]
        assert (card.types, card.cost.coins) == (types, cost), card.id
