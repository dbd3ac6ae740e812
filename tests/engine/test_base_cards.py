"""Rulings of the base game that hang on more than one card."""

from __future__ import annotations

from engine import Ask, Expect
from tests.engine.table import after, at, seat


def test_bureaucrat_without_victory_cards_shows_the_hand() -> None:
    game = after(at(seat("bureaucrat"), seat("copper, estate"), seat("copper")), "bureaucrat")
    assert (game.deck(0), game.deck(1), game.deck(2)) == (("silver",), ("estate",), ())
    assert (game.hand(1), game.hand(2)) == (("copper",), ("copper",))


def test_spy_chooses_for_everybody() -> None:
    game = at(seat("spy", "copper, estate"), seat("", "gold"))
    asked = Expect((0,), ask=Ask.CHOOSE)
    after(game, "spy", [asked, Expect((1,), ask=Ask.CHOOSE)])
    assert (game.discard(0), game.deck(1), game.discard(1)) == (("estate",), ("gold",), ())


def test_chancellor_puts_the_deck_away() -> None:
    game = after(at(seat("chancellor", "copper, gold")), "chancellor", [True])
    assert (game.deck(0), sorted(game.discard(0))) == ((), ["copper", "gold"])


def test_feast_twice_is_trashed_once() -> None:
    game = at(seat("throne-room, feast"))
    after(game, "throne-room", ["duchy", "duchy"])
    assert (game.trash(), game.discard(0)) == (("feast",), ("duchy", "duchy"))


def test_vassal_plays_what_it_discarded() -> None:
    game = after(at(seat("vassal", "smithy, copper, copper, copper")), "vassal", [True])
    assert (game.hand(0), game.discard(0)) == (("copper", "copper", "copper"), ())


def test_sentry_may_part_its_two_cards() -> None:
    game = at(seat("sentry", "gold, curse, copper"))
    after(game, "sentry", [("curse",), ("copper",)])
    assert (game.trash(), game.discard(0), game.deck(0)) == (("curse",), ("copper",), ())


def test_gardens_count_full_tens() -> None:
    game = at(seat("19 copper, gardens"), seat("18 copper, gardens"))
    assert (game.score(0), game.score(1)) == (2, 1)
