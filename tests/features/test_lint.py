"""The shipped features are clean, and the lint finds each of the faults it is there for."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

import features
from features.books import ACROSS, Book, Claim, books, claims
from features.lint import Fault, ScenarioFacts, lint_file, lint_text, lint_together
from features.steps import DEFINITIONS, LANGUAGES
from tests.features.played import scenarios

FOLDER = Path(features.__file__).parent


def _files(book: Book) -> Iterator[Path]:
    return iter(sorted((FOLDER / book.features).glob("*.feature")))


@pytest.mark.parametrize("book", books().values(), ids=lambda b: b.id)
def test_the_features_of_a_book_are_clean(book: Book) -> None:
    faults: list[Fault] = []
    facts: list[ScenarioFacts] = []
    for path in _files(book):
        found, scenarios = lint_file(path, book, claims(book.id))
        faults += found
        facts += scenarios
    faults += lint_together(facts, claims(book.id))
    assert facts
    assert not faults, "\n".join(map(str, faults))


def test_no_feature_lies_outside_of_a_book() -> None:
    known = {path for book in books().values() for path in _files(book)}
    known |= set((FOLDER / ACROSS).glob("*.feature"))
    assert known == set(FOLDER.rglob("*.feature"))


DE = Book("000", "Probe", "de", "a sample", "rules/000.yaml", "000-probe")
PL = Book("001", "Próba", "pl", "a sample", "rules/001.yaml", "001-proba")
CLAIMS = {
    "000-a": Claim("000-a", "cards", "ruling", (), "Something that can be shown."),
    "000-b": Claim("000-b", "cards", "advice", (), "Advice.", unasserted="It is only advice."),
}
GOOD = """# language: de
Funktionalität: Probe

  @000-a
  Szenario: Eine Große Halle
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Große Halle, 2 Kupfer
    Wenn Ada die Große Halle ausspielt
    Dann hat Ada noch: 1 Aktion
"""
GOOD_PL = """# language: pl
Funkcja: Próba

  @000-a
  Scenariusz: Westybul
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Westybul, 2 Miedziaki
    Gdy Iga zagrywa Westybul
    Wtedy Iga ma jeszcze: 1 akcja
"""


@pytest.mark.parametrize(("book", "text"), [(DE, GOOD), (PL, GOOD_PL)], ids=["de", "pl"])
def test_a_good_sample_has_no_faults(book: Book, text: str) -> None:
    faults, facts = lint_text("good.feature", text, book, CLAIMS)
    assert not faults
    assert [fact.tags for fact in facts] == [{"000-a"}]


BAD = [
    ("bom", "\ufeff" + GOOD),
    ("nfc", unicodedata.normalize("NFD", GOOD)),
    ("tab", GOOD.replace("    Wenn", "\tWenn")),
    ("language", GOOD.replace("# language: de\n", "")),
    ("language", GOOD.replace("# language: de", "# language: pl")),
    ("keyword", GOOD.replace("Szenario:", "Scenario:")),
    ("keyword", GOOD.replace("Wenn Ada", "When Ada")),
    ("keyword", GOOD.replace("Funktionalität:", "Feature:")),
    ("keyword", GOOD.replace("  @000-a", "  eine Beschreibung\n  @000-a")),
    ("empty", GOOD[: GOOD.index("  @000-a")]),
    ("untagged", GOOD.replace("  @000-a\n", "")),
    ("unknown-claim", GOOD.replace("@000-a", "@000-z")),
    ("unassertable", GOOD.replace("@000-a", "@000-b")),
    ("placeholder", GOOD.replace("2 Kupfer", "<n> Kupfer")),
    ("step", GOOD.replace("ausspielt", "aufisst")),
    ("step", GOOD.replace("Wenn Ada die Große Halle ausspielt", "Wenn Ada hat noch: 1 Aktion")),
    ("step-language", GOOD.replace("Dann hat Ada noch: 1 Aktion", "Dann wygrywa Ada")),
    ("word", GOOD.replace("die Große Halle aus", "die Große Hallo aus")),
    ("word", GOOD.replace("2 Kupfer", "2 Kupferchen")),
    ("word", GOOD.replace("1 Aktion", "1 Akcja")),
    ("order", GOOD.replace("Angenommen es", "Und es")),
    ("incomplete", GOOD[: GOOD.index("    Dann")]),
    ("syntax", GOOD + "    | a | b |\n    | a |\n"),
]


@pytest.mark.parametrize(("code", "text"), BAD, ids=[f"{c}-{i}" for i, (c, _) in enumerate(BAD)])
def test_a_bad_sample_has_this_fault(code: str, text: str) -> None:
    faults, _ = lint_text("bad.feature", text, DE, CLAIMS)
    assert code in {fault.code for fault in faults}, "\n".join(map(str, faults))


def test_columns_of_an_outline_are_no_left_over_placeholders() -> None:
    outline = GOOD.replace("Szenario:", "Szenariogrundriss:").replace("2 Kupfer", "<n> Kupfer")
    faults, _ = lint_text(
        "o.feature", outline + "\n    Beispiele:\n      | n |\n      | 2 |\n", DE, CLAIMS
    )
    assert not faults


def test_bytes_that_are_no_utf8_are_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "latin.feature"
    path.write_bytes(GOOD.encode("latin-1"))
    faults, _ = lint_file(path, DE, CLAIMS)
    assert [fault.code for fault in faults] == ["encoding"]


def test_two_scenarios_of_one_name_are_a_fault() -> None:
    _, facts = lint_text("a.feature", GOOD, DE, CLAIMS)
    _, again = lint_text("b.feature", GOOD, DE, CLAIMS)
    assert [f.code for f in lint_together([*facts, *again], CLAIMS)] == ["same-name"]


def test_a_claim_without_a_scenario_is_a_fault_unless_it_says_why() -> None:
    assert [(f.code, f.what) for f in lint_together([], CLAIMS)] == [("unproven", "000-a")]


def test_every_step_is_used() -> None:
    """A step that no scenario says is dead, or a scenario is missing."""
    said = {step.definition.function for scenario in scenarios() for step in scenario.steps}
    assert [d.function.__name__ for d in DEFINITIONS if d.function not in said] == []


def test_every_step_is_said_in_every_feature_language() -> None:
    """A further language may be on its way; one that features are written in may not lack."""
    for definition in DEFINITIONS:
        assert set(LANGUAGES) <= set(definition.phrases), definition.function.__name__
