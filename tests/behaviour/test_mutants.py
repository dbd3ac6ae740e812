"""Every shipped card changed in one point after another is found to play differently.

What survives stands in `ALIKE` with the reason why no player could tell. The kill rate is
printed (`pytest -s`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cardspec.cards import load_library
from cardspec.effects import CardText
from cardspec.normalise import normalise
from tests.behaviour.mistakes import mistakes
from tests.features.mutants import mutants
from tools.behaviour import Bounds, How, compare
from tools.behaviour.speech import Speech
from tools.sources import card_source

LANG = "de"
QUICK = Bounds(positions=130, games=1000, sampled=20, shrinking=0)
CARDS = sorted(load_library().cards)

ALIKE: dict[str, dict[str, str]] = {
    "adventurer": {"Discard too early": "all was shown; the two piles do not touch"},
    "bandit": {"EachPlayer too early": "the Gold and the others' decks do not touch"},
    "baron": {"up to": "who may discard an Estate may as well discard up to one"},
    "bureaucrat": {"EachPlayer too early": "the Silver and the others' hands do not touch"},
    "feast": {"Gain too early": "nobody is asked or learns anything in between"},
    "harbinger": {"up to": "who may put a card back may as well put up to one back"},
    "ironworks": {"If too early": "coins, Actions and cards added in any order"},
    "masquerade": {"up to": "who may trash a card may as well trash up to one"},
    "minion": {
        "EachPlayer too early": "nobody is asked; the others' cards and one's own do not touch",
        "another chooses the option": "outside of what the others do there is only one player",
        "for everyone": "the player has four cards by then, too few to be hit",
    },
    "moat": {
        "done or not": "whoever does not reveal it is not asked for the rest either",
    },
    "saboteur": {
        "Discard too early": "all was shown before; the card gained lands on the same pile",
        "up to": "who may gain a card may as well gain up to one",
    },
    "secret-chamber": {
        "done or not": "whoever does not reveal it is not asked for the rest either",
    },
    "sentry": {"Discard too early": "both are chosen at once, whatever comes first"},
    "shanty-town": {"== as <=": "no hand has fewer than no Action cards"},
    "tribute": {"If too early": "Actions, coins and cards added in any order"},
    "witch": {"EachPlayer too early": "nobody is asked; cards drawn and Curses do not touch"},
}
"""Survivors, each with the reason why no player could tell the difference."""


def changed(card_id: str) -> Iterator[tuple[str, CardText]]:
    tree = card_source().effects(card_id, LANG)
    seen = {normalise(tree)}
    for name, mutant in (*mutants(tree), *mistakes(tree)):
        plain = normalise(mutant)
        if plain not in seen:
            seen.add(plain)
            yield name, mutant


@pytest.mark.parametrize("card_id", CARDS)
def test_a_changed_card_plays_differently(card_id: str) -> None:
    card, tree = card_source().card(card_id), card_source().effects(card_id, LANG)
    verdicts = [(n, compare(card, m, tree, bounds=QUICK)) for n, m in changed(card_id)]
    assert all(verdict.how is How.PLAY for _, verdict in verdicts)
    survivors = {name for name, verdict in verdicts if verdict.same}
    counts = Counter(verdict.status.value for _, verdict in verdicts)
    print(f"{card_id}: {dict(counts)}")
    unexplained = survivors - set(ALIKE.get(card_id, {}))
    if not Speech.of(tree).others:
        unexplained.discard("another chooses the option")  # the actor is the player anyway
    assert not unexplained


def test_every_reason_is_needed() -> None:
    """A reason for a mutant that is not there any more would hide a new survivor."""
    for card_id, reasons in ALIKE.items():
        if card_id in CARDS:
            names = {name for name, _ in changed(card_id)}
            assert set(reasons) <= names | {"done or not"}, card_id


@pytest.mark.parametrize("card_id", CARDS)
def test_the_languages_play_alike(card_id: str) -> None:
    """Whether or not their trees are equal."""
    card, tree = card_source().card(card_id), card_source().effects(card_id, LANG)
    for lang in ("pl", "nl"):
        assert compare(card, card_source().effects(card_id, lang), tree, bounds=QUICK).same
