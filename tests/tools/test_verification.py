"""`cardspec verify`: the ladder, who differs, and results that are not made twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardspec.cards import LANGUAGES, load_library
from tools import readings as readings_module
from tools import scenarios
from tools.ladder import RUNGS, Rung, _rung, counts, dissenters
from tools.readings import Readings, TextReading, reading_files
from tools.scenarios import NameFinder, ScenarioResult, feature_files
from tools.sources import LibrarySource, Unreadable
from tools.verification import Problem, _scenario_problems

LIBRARY = load_library()


def text(lexed: bool = True, parsed: bool = True, meaning: Any = None) -> TextReading:
    return TextReading(lexed, parsed, (), {"node": meaning} if meaning else None)


@pytest.mark.parametrize(
    ("reading", "steps", "rung"),
    [
        (None, (True, True, True, True), Rung.NONE),
        (text(lexed=False), (True, True, True, True), Rung.PRINTED),
        (text(parsed=False), (True, True, True, True), Rung.LEXED),
        (text(), (False, True, True, True), Rung.PARSED),
        (text(), (True, False, True, True), Rung.AGREES),
        (text(), (True, True, False, True), Rung.COMPILED),
        (text(), (True, True, True, False), Rung.PERFORMED),
        (text(), (True, True, True, True), Rung.ASSERTED),
    ],
)
def test_a_rung_is_reached_only_from_the_one_below(
    reading: TextReading | None, steps: tuple[bool, bool, bool, bool], rung: Rung
) -> None:
    assert _rung(reading, *steps) is rung


class _Fake:
    def __init__(self, meaning: str | None) -> None:
        self.printed = {} if meaning == "none" else {("moat", "1"): text(meaning=meaning)}


@pytest.mark.parametrize(
    ("meanings", "odd"),
    [
        ({"de": "a", "pl": "a", "nl": "a"}, {}),
        ({"de": "a", "pl": "b", "nl": "a"}, {"pl": ("de", "nl")}),
        ({"de": "a", "pl": "b"}, {"de": ("pl",), "pl": ("de",)}),
        (
            {"de": "a", "pl": "b", "nl": "c"},
            {"de": ("pl", "nl"), "pl": ("de", "nl"), "nl": ("de", "pl")},
        ),
        ({"de": "a", "pl": None, "nl": "a"}, {}),
        ({"de": "a", "pl": "none", "nl": "b"}, {"de": ("nl",), "nl": ("de",)}),
    ],
)
def test_who_differs(meanings: dict[str, Any], odd: dict[str, tuple[str, ...]]) -> None:
    fakes: Any = {lang: _Fake(meaning) for lang, meaning in meanings.items()}
    assert dissenters("moat", "1", fakes) == odd


def test_readings_of_a_language_do_not_depend_on_the_others() -> None:
    polish = {path.name for path in reading_files("pl")}
    assert "pl.lark" in polish
    assert not {"de.lark", "de.yaml", "nl.lark", "nl.yaml"} & polish
    assert "effects.py" in polish


def test_readings_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSPEC_CACHE", str(tmp_path))
    first = Readings(LIBRARY, "de").texts

    def refuse(*_: Any) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr(readings_module, "_read", refuse)
    again = Readings(LIBRARY, "de").texts
    assert {c: (r.tree, r.findings) for c, r in first.items()} == {
        c: (r.tree, r.findings) for c, r in again.items()
    }
    with pytest.raises(AssertionError, match="read again"):
        _ = Readings(LIBRARY, "de", fresh=True).texts
    for entry in (tmp_path / "readings").iterdir():
        entry.write_text('[["moat", "1"]]')
    with pytest.raises(AssertionError, match="read again"):
        _ = Readings(LIBRARY, "de").texts


def test_an_unreadable_text_is_named() -> None:
    source = LibrarySource(LIBRARY)
    source.readings("de").printed["moat", "1"] = text()  # type: ignore[index]  # a dict, in truth
    with pytest.raises(Unreadable, match="moat"):
        source.effects("moat", "de")


def test_each_edition_says_what_it_prints() -> None:
    first, second = LibrarySource(LIBRARY, "1"), LibrarySource(LIBRARY, "2")
    changed = {
        card
        for card in LIBRARY.cards
        for lang in LANGUAGES
        if first.effects(card, lang) != second.effects(card, lang)
    }
    assert changed == {"masquerade", "mine", "moneylender", "throne-room"}


def test_scenarios_are_run_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSPEC_CACHE", str(tmp_path))
    runs: list[set[tuple[str, str]]] = []

    def pretend(library: Any, wanted: Any, progress: Any) -> Any:
        runs.append(set(wanted))
        return {pair: [_result(*pair)] for pair in wanted}

    monkeypatch.setattr(scenarios, "_run", pretend)
    readings = {"de": Readings(LIBRARY, "de")}
    first = scenarios.run_scenarios(LIBRARY, readings)
    assert scenarios.run_scenarios(LIBRARY, readings) == first
    assert [len(r) for r in runs] == [len(feature_files())]
    more = {**readings, "nl": Readings(LIBRARY, "nl")}
    scenarios.run_scenarios(LIBRARY, more)
    assert {lang for _, lang in runs[-1]} == {"nl"}, "only what is new"
    scenarios.run_scenarios(LIBRARY, readings, fresh=True)
    assert len(runs) == 3


def _result(feature: str, lang: str, passed: bool = True, blocked_by: str = "") -> ScenarioResult:
    return ScenarioResult(
        "000", feature, "s", 3, lang, passed, "", (), ("moat",), ("moat",), blocked_by
    )


def test_a_scenario_that_waits_for_a_text_is_no_finding() -> None:
    results = [
        _result("f", "de"),
        _result("f", "pl", passed=False),
        _result("f", "nl", passed=False, blocked_by="moat"),
    ]
    problems: list[Problem] = list(_scenario_problems(results))
    assert [(p.code, p.lang) for p in problems] == [("scenario-failed", "pl")]


@pytest.mark.parametrize(
    ("lang", "said", "cards"),
    [
        ("pl", "Ada ma na ręce Salę tronową i dwa Miedziaki", ("copper", "throne-room")),
        ("de", "Ada spielt die Große Halle", ("great-hall",)),
        ("de", "das Goldene Zeitalter", ()),
    ],
)
def test_cards_named_in_steps(lang: str, said: str, cards: tuple[str, ...]) -> None:
    assert NameFinder(LIBRARY, lang).find(said) == cards


def test_counts_never_rise() -> None:
    from tools.ladder import Climb

    climbs = [Climb(str(i), "s", "de", rung) for i, rung in enumerate(Rung)]
    numbers = counts(climbs, "s", "de")
    assert len(numbers) == len(RUNGS)
    assert numbers == sorted(numbers, reverse=True)


def test_verify_from_another_directory(tmp_path: Path) -> None:
    """The whole job as a user runs it, with a stranger's pytest settings lying around."""
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    (tmp_path / "conftest.py").write_text("raise SystemExit('not ours')\n")
    command = [sys.executable, "-m", "tools.cli", "verify", "--format", "json"]
    root = str(Path(__file__).resolve().parents[2])
    environment = {**os.environ, "PYTHONPATH": root, "PYTEST_ADDOPTS": "--bogus"}
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment
    )
    assert "Traceback" not in done.stderr
    told = json.loads(done.stdout)
    assert done.returncode == (0 if told["ok"] else 1)
    assert len(told["scenarios"]) > 100
    assert {r["language"] for r in told["scenarios"]} == {"de", "pl", "nl"}
    assert told["ladder"]["intrigue"]["de"]["printed"] == 25
    assert "scenario-broken" not in {f["code"] for f in told["findings"]}
