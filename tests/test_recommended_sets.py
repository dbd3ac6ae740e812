"""Every recommended set that is complete is played to its end, by 2, 3 and 4 bots.

In each text language, with the texts of the edition that the set's books are of: equal
event logs, and no card lost or made after any event.
"""

from __future__ import annotations

import pytest

from cardspec.cards import LANGUAGES, Kingdom, load_library
from engine import ActionBot, Decider, Game, RandomDecider, Result
from tests.engine.test_properties import CheckingLog
from tools.sources import card_source

KINGDOMS = load_library().kingdoms
COMPLETE = [k for k in KINGDOMS.values() if not k.missing]
SECOND_EDITION = frozenset({"002"})
"""Books whose cards are printed in their second edition."""


def played(
    kingdom: Kingdom, players: int, seed: int, lang: str, *, check: bool
) -> tuple[list[object], Result]:
    """Bots that play to win, and one in the last seat that does anything it may."""
    edition = "2" if SECOND_EDITION.issuperset(kingdom.books) else "1"
    deciders: list[Decider] = [ActionBot() for _ in range(players - 1)]
    game = Game(
        card_source(edition),
        kingdom=kingdom.cards,
        players=players,
        lang=lang,
        seed=seed,
        deciders=[*deciders, RandomDecider(seed)],
    )
    if check:
        game._table.log = CheckingLog(game._table)
    result = game.play(max_turns=150 * players)
    assert game.over, "the game did not come to its end"
    return list(game.log.plain()), result


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kingdom", COMPLETE, ids=lambda k: k.id)
def test_played_to_the_end(kingdom: Kingdom, players: int) -> None:
    for seed in (1, 2):
        first, *others = (
            played(kingdom, players, seed, lang, check=lang == LANGUAGES[0]) for lang in LANGUAGES
        )
        assert all(other == first for other in others)
        assert first[1].winners


def test_the_sets_that_can_be_played() -> None:
    by_book = {
        book: sum(book in k.books for k in COMPLETE) for book in ("000", "001", "002", "004")
    }
    assert by_book == {"000": 6, "001": 6, "002": 6, "004": 11}


def test_all_sets_of_the_books_are_there() -> None:
    """Counted in the books: 32 in the Dutch one, 17 in the German one of basic cards."""
    by_book = {
        book: sum(book in k.books for k in KINGDOMS.values())
        for book in ("000", "001", "002", "004")
    }
    assert by_book == {"000": 6, "001": 6, "002": 32, "004": 17}


def test_a_set_of_another_edition_plays_otherwise() -> None:
    """The two printings of a card differ in a whole game, so the edition is really taken."""
    kingdom = KINGDOMS["improvements"]
    first = Kingdom("x", kingdom.names, ("000",), kingdom.cards)
    assert played(kingdom, 2, 1, "nl", check=False) != played(first, 2, 1, "nl", check=False)
