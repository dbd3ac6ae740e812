"""The reports: for people, and in the forms that other programs read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest

from tests.check.sarif import sarif_schema
from tools.cli import run
from tools.codes import MEANINGS
from tools.i18n import UI_LANGUAGES

SARIF = sarif_schema()
ROWS: list[dict[str, str | int]] = [
    {"card": "Village", "text": "+1 Karte\n+2 Aktionen", "id": "right"},
    {"card": "village", "text": "+1 Karte\n+1 Aktion", "id": "wrong", "colour": "red"},
    {"card": "chapel", "text": "Entsorge bis zu 4 Zebras.", "id": "typo"},
    {"card": "Dorf", "text": "+2 Aktionen\n+2 Karten", "id": "again"},
    {"card": "Nirgendwo", "text": "+1 Karte", "id": 7},
    {"card": "mine", "edition": 1, "id": "old", "text": (
        "Du darfst eine Geldkarte aus deiner Hand entsorgen. Wenn du das tust, nimm eine "
        "Geldkarte auf die Hand, die höchstens 3 Geld mehr kostet als die entsorgte."
    )},
]  # fmt: skip
KEYS = {"id", "card", "lang", "verdict", "findings", "counterexample"}
FINDING_KEYS = {"code", "severity", "message", "line", "column", "end_column"}


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("a file.jsonl")
    lines = [json.dumps(row, ensure_ascii=False) for row in ROWS]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def checked(
    capsys: pytest.CaptureFixture[str], path: Path, *arguments: str
) -> tuple[int, str, str]:
    code = run(("check", str(path), "--lang", "de", *arguments))
    caught = capsys.readouterr()
    return code, caught.out, caught.err


def objects(out: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in map(json.loads, out.splitlines())}


def test_json_is_one_object_a_line(capsys: pytest.CaptureFixture[str], texts: Path) -> None:
    code, out, err = checked(capsys, texts, "--format", "json")
    assert code == 1
    found = objects(out)
    assert len(out.splitlines()) == len(ROWS)
    assert {key: row["verdict"] for key, row in found.items()} == {
        "right": "same",
        "wrong": "different",
        "typo": "unreadable",
        "again": "different",
        "7": "unknown-card",
        "old": "edition",
    }
    assert all(row.keys() >= KEYS and row["lang"] == "de" for row in found.values())
    assert found["right"]["findings"] == []
    assert found["again"]["card"] == "village"
    assert found["old"]["edition"] == "2"
    assert "colour" in err  # there is no object to put it in
    for row in found.values():
        assert (row["counterexample"] is not None) is (row["verdict"] == "different")
        for finding in row["findings"]:
            assert finding.keys() >= FINDING_KEYS
            assert finding["code"] in MEANINGS


def test_places_are_places_in_the_file(capsys: pytest.CaptureFixture[str], texts: Path) -> None:
    lines = texts.read_text(encoding="utf-8").split("\n")
    [typo] = objects(checked(capsys, texts, "--format", "json")[1])["typo"]["findings"]
    quoted = lines[typo["line"] - 1][typo["column"] - 1 : typo["end_column"] - 1]
    assert quoted == "Zebras"


def test_a_counterexample_can_be_replayed(capsys: pytest.CaptureFixture[str], texts: Path) -> None:
    example = objects(checked(capsys, texts, "--format", "json")[1])["wrong"]["counterexample"]
    assert example["story"]
    assert example["scenario"].startswith("# language: en")
    assert "position" in example["setup"]
    assert "seed" in example["setup"]


def test_text_groups_by_card_and_ends_in_one_line(
    capsys: pytest.CaptureFixture[str], texts: Path
) -> None:
    _, out, _ = checked(capsys, texts)
    lines = out.rstrip().split("\n")
    assert lines[0] == (
        "a file.jsonl:2:1: warning: The field “colour” is not known and was not used. "
        "[unknown-field]"
    )
    assert [line for line in lines if line.startswith("Dorf")] == ["Dorf (wrong, again)"]
    assert lines[-1] == (
        "6 texts: 1 the same, 1 of another edition, 2 different, 1 unreadable, "
        "1 of an unknown card."
    )
    at = next(i for i, line in enumerate(lines) if "[unknown-word]" in line)
    text, carets = lines[at + 1 : at + 3]
    assert text[carets.index("^") : carets.rindex("^") + 1] == "Zebras"
    assert "error: " in lines[at]
    assert any("warning: " in line and "[other-edition]" in line for line in lines)
    assert any(line.strip().startswith("Scenario:") for line in lines)


@pytest.mark.parametrize("speech", UI_LANGUAGES)
def test_every_language_of_the_user(
    capsys: pytest.CaptureFixture[str], texts: Path, speech: str
) -> None:
    _, out, _ = checked(capsys, texts, "--ui-lang", speech)
    said = {
        "en": ("error:", "Feature:", "6 texts: "),
        "de": ("Fehler:", "Szenario:", "6 Texte: "),
        "pl": ("błąd:", "Scenariusz:", "6 tekstów: "),
        "nl": ("fout:", "Scenario:", "6 teksten: "),
    }[speech]
    assert all(words in out for words in said)


def test_junit(capsys: pytest.CaptureFixture[str], texts: Path) -> None:
    code, out, _ = checked(capsys, texts, "--format", "junit")
    suite = ElementTree.fromstring(out.split("\n", 1)[1])
    assert code == 1
    assert (suite.get("tests"), suite.get("failures")) == ("6", "5")
    cases = {case.get("name"): case.find("failure") for case in suite}
    assert cases["right"] is None
    wrong = cases["wrong"]
    assert wrong is not None
    assert wrong.get("type") == "different"


def test_sarif(capsys: pytest.CaptureFixture[str], texts: Path) -> None:
    code, out, _ = checked(capsys, texts, "--format", "sarif")
    assert code == 1
    log = json.loads(out)
    validator = jsonschema.validators.validator_for(SARIF)(SARIF)
    validator.check_schema(SARIF)
    validator.validate(log)
    [run_] = log["runs"]
    rules = [rule["id"] for rule in run_["tool"]["driver"]["rules"]]
    assert sorted({result["ruleId"] for result in run_["results"]}) == rules
    assert {"behaves-differently", "unknown-field", "unknown-card"} <= set(rules)
    place = run_["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "a%20file.jsonl"


def test_the_sarif_schema_can_fail(capsys: pytest.CaptureFixture[str], texts: Path) -> None:
    log = json.loads(checked(capsys, texts, "--format", "sarif")[1])
    region = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]
    for place, value in (("startLine", 0), ("startColumn", "1"), ("nonsense", 1)):
        wrong = json.loads(json.dumps(log))
        wrong["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"] = {
            **region,
            place: value,
        }
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, SARIF)


@pytest.mark.parametrize("form", ["text", "json", "junit", "sarif"])
def test_nothing_found(capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str) -> None:
    path = tmp_path / "good.csv"
    path.write_text("card,text\nVillage,+1 Karte<br>+2 Aktionen\n", encoding="utf-8")
    code, out, _ = checked(capsys, path, "--format", form)
    assert code == 0
    if form == "sarif":
        jsonschema.validate(json.loads(out), SARIF)
