"""The story of a counterexample, in each language of the user."""

from __future__ import annotations

from functools import cache

import pytest

from cardspec import effects as fx
from cardspec.cards import load_library
from tests.behaviour.test_mutants import changed
from tests.behaviour.test_pairs import judged
from tests.behaviour.texts import DIFFERENT
from tools.behaviour import Counterexample, compare
from tools.behaviour.story import story
from tools.i18n import UI_LANGUAGES, Words
from tools.sources import card_source


def told(found: Counterexample | None, lang: str = "en") -> list[str]:
    assert found is not None
    return story(found, "de", Words(lang), load_library()).split("\n")


@cache
def example(name: str) -> Counterexample | None:
    return judged(DIFFERENT[name]).counterexample


def steward(name: str) -> Counterexample | None:
    source = card_source()
    mutant = next(tree for what, tree in changed("steward") if what == name)
    return compare(source.card("steward"), mutant, source.effects("steward", "de")).counterexample


def test_an_outcome() -> None:
    lines = told(example("may against must"))
    assert lines[0].startswith("You hold: in-question, Copper.")
    assert lines[1] == "You play the card."
    assert lines[2] == "With the reference it can go like this:"
    assert "  – In the end: your hand: Copper; in the trash: nothing." in lines
    assert "With the text in question (German) it cannot. The nearest is:" in lines
    assert "  – In the end: your hand: nothing; in the trash: Copper." in lines


def test_what_is_seen() -> None:
    lines = told(example("looked at against shown"))
    assert "  – Player 2 sees or hears of: Copper." in lines
    assert "  – Nobody sees more than with the other text." in lines


def test_who_decides_and_what_they_know() -> None:
    name = "drawn before or after somebody else chooses"
    lines = told(example(name))
    assert "  – By then you have seen: nothing." in lines
    assert "  – By then you have seen: Copper." in lines


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You choose (what to do): “+2 cards”."),
        ("de", "Du wählst (was getan wird): „+2 Karten“."),
        ("pl", "Wybierasz (co zrobić): „+2 karty”."),
        ("nl", "Je kiest (wat er gebeurt): ‘+2 kaarten’."),
    ],
)
def test_options_are_said_in_words(lang: str, said: str) -> None:
    assert f"  – {said}" in told(steward("option lost"), lang)


@pytest.mark.parametrize("name", DIFFERENT)
def test_every_story_can_be_told(name: str) -> None:
    english = told(example(name))
    for lang in UI_LANGUAGES:
        lines = told(example(name), lang)
        assert all(lines)
        assert not any("%(" in line or "None" in line for line in lines)
        assert lang == "en" or not set(lines) & set(english)


def test_own_labels() -> None:
    found = example("number")
    assert found is not None
    text = story(found, "de", Words("en"), load_library(), labels=("text A", "text B"))
    assert "With text A:" in text
    assert "With text B:" in text


def test_a_card_is_counted_with_its_plural() -> None:
    two = fx.CardText((fx.OnPlay(fx.Plus(fx.Resource.CARDS, fx.Number(2))),))
    three = fx.CardText((fx.OnPlay(fx.Plus(fx.Resource.CARDS, fx.Number(3))),))
    lines = told(judged((two, three)).counterexample, "pl")
    assert "3 Miedziaki" in lines[0]
