"""Any text language drives the same game: same seed, same answers, same log."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardspec.cards import LANGUAGES, load_library
from engine import Game, RandomDecider
from tests.engine.test_properties import CheckingLog
from tools.sources import card_source

LIBRARY = load_library()
KINGDOM_CARDS = sorted(card.id for card in LIBRARY.cards.values() if card.set != "basic")


def log_of(
    lang: str, kingdom: list[str], players: int, seed: int, edition: str
) -> list[tuple[Any, ...]]:
    """A random game in which no event has lost or made a card."""
    game = Game(
        card_source(edition),
        kingdom=kingdom,
        players=players,
        lang=lang,
        seed=seed,
        deciders=[RandomDecider(seed + p) for p in range(players)],
    )
    game._table.log = CheckingLog(game._table)
    game.play(max_turns=15 * players)
    return game.log.plain()


def assert_alike(kingdom: list[str], players: int, seed: int, edition: str) -> None:
    first, *others = [log_of(lang, kingdom, players, seed, edition) for lang in LANGUAGES]
    for other in others:
        assert other == first


@settings(max_examples=15, deadline=None)
@given(
    kingdom=st.lists(st.sampled_from(KINGDOM_CARDS), min_size=10, max_size=10, unique=True),
    players=st.integers(2, 6),
    seed=st.integers(0, 10_000),
    edition=st.sampled_from(["1", "2"]),
)
def test_any_ten_cards(kingdom: list[str], players: int, seed: int, edition: str) -> None:
    assert_alike(kingdom, players, seed, edition)
