"""The scenarios about where books differ are as clean as those of a book."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import features
from features.books import ACROSS, Book, Claim
from features.lint import Fault, ScenarioFacts, lint_file, lint_together
from features.steps import rules
from tests.features.played import scenarios
from tools.rule_words import TOPICS

FOLDER = Path(features.__file__).parent / ACROSS


def _tags() -> Iterator[str]:
    for key in TOPICS:
        for name in (key, key.split(".")[0]):
            yield "rule-" + name.replace("_", "-").replace(".", "-")


RULES = {
    tag: Claim(tag, "general", "rule", (), "A rule that books may differ in.") for tag in _tags()
}


def test_they_are_clean_and_in_all_three_languages() -> None:
    faults: list[Fault] = []
    facts: list[ScenarioFacts] = []
    languages = set()
    for path in sorted(FOLDER.glob("*.feature")):
        language = path.read_text(encoding="utf-8").split()[2]
        languages.add(language)
        book = Book(ACROSS, "", language, "", "", ACROSS)
        found, there = lint_file(path, book, RULES)
        faults += found
        facts += there
    faults += [f for f in lint_together(facts, RULES) if f.code != "unproven"]
    assert not faults, "\n".join(map(str, faults))
    assert languages == {"de", "pl", "nl"}


def test_each_says_first_which_rules_hold() -> None:
    for scenario in scenarios():
        if scenario.book == ACROSS:
            assert scenario.steps[0].definition.function is rules.rule_set, scenario.name
