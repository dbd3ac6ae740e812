"""The scenario of a counterexample: sound, true under the reference, false under the other."""

from __future__ import annotations

import pytest

from cardspec.cards import load_library
from engine import CardSource, EngineError
from features.books import Book, Claim
from features.lint import lint_text
from features.steps.failure import Mismatch
from features.steps.run import run
from features.steps.words import UnknownWord
from tests.behaviour.test_mutants import changed
from tests.features.played import Played, read
from tools.behaviour import Bounds, OneText, compare
from tools.behaviour.gherkin import KEYWORDS, PHRASES, gherkin
from tools.i18n import UI_LANGUAGES
from tools.sources import card_source

CLAIM = "a-claim"
CLAIMS = {CLAIM: Claim(CLAIM, "cards", "ruling", (), "in our own words")}
EVERY = 7
"""Every so many mutants of a card are told as a scenario."""
UNSAYABLE = {"potion": "there is no step that looks at potions"}


def comes_true(scenario: Played, source: CardSource) -> bool:
    table = scenario.table(source, "de")
    try:
        for step in scenario.steps:
            run(table, step)
        table.finish()
    except (Mismatch, EngineError, UnknownWord):
        return False
    return True


def check(text: str, lang: str, other: CardSource, reference: CardSource) -> None:
    book = Book("000", "", lang, "", "", "")
    faults, _ = lint_text("emitted.feature", text, book, CLAIMS)
    assert not faults
    (scenario,) = read(text, "000", lang)
    assert comes_true(scenario, reference), text
    assert not comes_true(scenario, other), text


@pytest.mark.parametrize("card_id", sorted(c.id for c in load_library().cards.values()))
def test_the_scenario_tells_the_texts_apart(card_id: str) -> None:
    source = card_source()
    card, tree = source.card(card_id), source.effects(card_id, "de")
    said = 0
    picked = list(changed(card_id))[::EVERY]
    for number, (_name, mutant) in enumerate(picked):
        found = compare(card, mutant, tree, bounds=Bounds(shrinking=60, games=800)).counterexample
        if found is None or found.plan is None:
            continue
        said += 1
        lang = tuple(KEYWORDS)[number % len(KEYWORDS)]
        text = gherkin(found.plan, lang, [CLAIM])
        check(text, lang, OneText(source, card, mutant), OneText(source, card, tree))
    assert said or not picked or card_id in UNSAYABLE


def test_each_language_has_every_phrase() -> None:
    assert set(KEYWORDS) == set(UI_LANGUAGES)
    for lang in KEYWORDS:
        assert PHRASES[lang].keys() == PHRASES["de"].keys()
        assert KEYWORDS[lang].keys() == KEYWORDS["de"].keys()
