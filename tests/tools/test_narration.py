"""A game told in words: whole games of every kingdom, and sentences with the right forms."""

from __future__ import annotations

import dataclasses
from typing import get_args

import pytest

from cardspec.cards import load_library
from engine import Game, RuleSet
from engine import events as e
from engine.bots import ActionBot
from tests.engine.cards import SOURCE
from tools.card_names import CardNames
from tools.i18n import Words
from tools.narration import Narrator
from tools.tree_words import BONUSES

LIBRARY = load_library()
WHOLE = ["victory-dance", "secret-schemes", "best-wishes"]
"""Kingdoms of which the engine's tests have every card made by hand."""


def narrator(lang: str) -> Narrator:
    return Narrator(CardNames(LIBRARY, lang), Words(lang), lambda card, chosen: ())


def story(lang: str, kingdom: str, players: int, seed: int) -> tuple[Game, list[str]]:
    game = Game(
        SOURCE,
        kingdom=LIBRARY.kingdoms[kingdom].cards,
        players=players,
        lang=lang,
        seed=seed,
        deciders=[ActionBot() for _ in range(players)],
        rules=RuleSet.of_book("000"),
    )
    game.play(max_turns=80)
    teller = narrator(lang)
    return game, [teller.show(line) for line in teller.tell(game.log)]


@pytest.mark.parametrize("lang", ["de", "pl", "nl"])
@pytest.mark.parametrize("kingdom", WHOLE)
def test_whole_games_are_told_without_gaps(lang: str, kingdom: str) -> None:
    game, told = story(lang, kingdom, players=3, seed=5)
    assert len(told) > 100
    for line in told:
        assert line
        assert "%" not in line
    turns = sum(1 for event in game.log if isinstance(event, e.TurnBegan))
    heading = Words(lang).say("Turn %(number)s – %(player)s", number=1, player="").rstrip()
    assert (
        sum(line.startswith(heading.split()[0] + " ") and " – " in line for line in told) == turns
    )


@pytest.mark.parametrize("lang", ["de", "pl", "nl"])
def test_stories_know_no_english(lang: str) -> None:
    _, told = story(lang, "secret-schemes", players=2, seed=2)
    text = " ".join(told)
    for word in ("plays", "discards", "draws", "coins", "Player", "Turn"):
        assert f" {word} " not in text


@pytest.mark.parametrize(
    ("lang", "cards", "as_object", "listed"),
    [
        ("pl", ["copper"], "Miedziaka", "Miedziak"),
        ("pl", ["copper"] * 3, "3 Miedziaki", "3 Miedziaki"),
        ("pl", ["copper"] * 5, "5 Miedziaków", "5 Miedziaków"),
        ("pl", ["province", "copper"], "Prowincję, Miedziaka", "Prowincja, Miedziak"),
        ("de", ["province"], "Provinz", "Provinz"),
        ("de", ["province"] * 2, "2 Provinzen", "2 Provinzen"),
        ("de", ["great-hall"], "Große Halle", "Große Halle"),
        ("nl", ["curse", "gold", "curse"], "2 Vloeken, Goud", "2 Vloeken, Goud"),
        ("de", ["nowhere"] * 2, "2 nowhere", "2 nowhere"),
    ],
)
def test_card_names(lang: str, cards: list[str], as_object: str, listed: str) -> None:
    names = CardNames(LIBRARY, lang)
    assert names.object(*cards) == as_object
    assert names.listed(*cards) == listed


def test_every_bonus_has_words() -> None:
    from cardspec.effects import Resource

    assert set(BONUSES) == set(Resource)


def test_every_event_is_thought_of() -> None:
    """`phrase` ends in assert_never; this says so at run time, for each class of event."""
    handled = {cls.__name__ for cls in get_args(e.Logged)}
    source = (narrator("de").phrase.__code__.co_names, narrator("de").phrase.__code__.co_consts)
    for name in handled:
        assert name in source[0], name


def test_treasures_in_a_row_are_one_line() -> None:
    _, told = story("pl", "victory-dance", players=2, seed=1)
    first = next(line for line in told if line.startswith("zagrywa"))
    assert first in (
        "zagrywa 3 Miedziaki (+3 monety)",
        "zagrywa 4 Miedziaki (+4 monety)",
        "zagrywa 5 Miedziaków (+5 monet)",
        "zagrywa 2 Miedziaki (+2 monety)",
    )


def test_events_are_dataclasses() -> None:
    assert all(dataclasses.is_dataclass(cls) for cls in get_args(e.Logged))
