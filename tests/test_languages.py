"""Any language can drive the game, and it is the same game.

Whole games of every set of ten that the cards allow, in each text language, with the same
seed and the same answers: equal event logs, and no card lost or made after any event.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspec.cards import load_library
from engine import ActionBot, Decider, Game, RandomDecider
from grammar import LANGUAGES
from tests.engine.test_properties import CheckingLog
from tools.sources import card_source

PLAYABLE = [k for k in load_library().kingdoms.values() if not k.missing]
KINGDOM_CARDS = sorted(c.id for c in load_library().cards.values() if c.set != "basic")


def log_of(
    kingdom: list[str], players: int, seed: int, language: str, *, check: bool, turns: int
) -> list[object]:
    deciders: list[Decider] = [
        ActionBot() if seat % 2 else RandomDecider(seed + seat) for seat in range(players)
    ]
    game = Game(
        card_source(),
        kingdom=kingdom,
        players=players,
        seed=seed,
        lang=language,
        deciders=deciders,
    )
    if check:
        table = game._table
        table.log = CheckingLog(table)
    game.play(max_turns=turns)
    return list(game.log.plain())


def test_there_are_sets_to_play() -> None:
    assert len(PLAYABLE) >= 3


@pytest.mark.parametrize("kingdom", PLAYABLE, ids=lambda k: k.id)
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 100_000), players=st.integers(2, 6))
def test_recommended_sets_play_alike(kingdom: object, seed: int, players: int) -> None:
    cards = list(kingdom.cards)  # type: ignore[attr-defined]  # pytest parameters are objects
    logs = {
        language: log_of(cards, players, seed, language, check=language == "pl", turns=10 * players)
        for language in LANGUAGES
    }
    assert logs["de"] == logs["pl"] == logs["nl"]
    assert len(logs["de"]) > 50


@settings(max_examples=12, deadline=None)
@given(
    cards=st.lists(st.sampled_from(KINGDOM_CARDS), min_size=10, max_size=10, unique=True),
    seed=st.integers(0, 100_000),
    players=st.integers(2, 4),
)
def test_any_ten_cards_play_alike(cards: list[str], seed: int, players: int) -> None:
    logs = [
        log_of(cards, players, seed, language, check=False, turns=8 * players)
        for language in LANGUAGES
    ]
    assert logs[0] == logs[1] == logs[2]
