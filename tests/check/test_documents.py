"""What the documents promise is there: the table of codes, the formats, the hook."""

from __future__ import annotations

from pathlib import Path

import click
import pytest
import yaml

from cardspec.findings import Code
from tools.check.formats import EXTENSIONS, FORMATS
from tools.check.playing import Judged
from tools.check_command import INPUTS, OUTPUTS, command
from tools.cli import run
from tools.codes import CHECKING, DATA, MEANINGS, READING, SENTENCES, VERIFYING
from tools.findings_table import DOCUMENT, document

ROOT = DOCUMENT.parents[1]
CHECK = (ROOT / "docs" / "check.md").read_text(encoding="utf-8")


def test_the_table_of_codes_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run `make readme`"


def test_every_code_is_in_the_table_once() -> None:
    rows = [line.split("`")[1] for line in document().split("\n") if line.startswith("| `")]
    assert sorted(rows) == sorted(SENTENCES)
    assert MEANINGS.keys() == {**READING, **CHECKING, **VERIFYING}.keys()
    assert not MEANINGS.keys() & DATA.keys()
    assert set(Code) == READING.keys()


def test_formats_verdicts_and_options_are_documented() -> None:
    assert INPUTS == FORMATS
    options = [
        name
        for parameter in command().params
        if isinstance(parameter, click.Option)
        for name in parameter.opts
        if name != "--ui-lang"
    ]
    for word in (*FORMATS, *OUTPUTS, *EXTENSIONS, *Judged, *options):
        assert word in CHECK, word


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(("check", str(ROOT / "docs" / "example.jsonl"), "--lang", "de")) == 1


def test_the_hook_calls_a_command_that_exists() -> None:
    [hook] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert hook["id"] in CHECK
    assert hook["entry"].split() == ["cardspec", "check"]
    extensions = hook["files"].split("(")[1].split(")")[0].split("|")
    assert {f".{each}" for each in extensions} <= EXTENSIONS.keys()
    for block in CHECK.split("```yaml\n")[1:]:
        assert isinstance(yaml.safe_load(block.split("```")[0]), dict)


def test_paths_in_the_documents_lead_somewhere() -> None:
    for target in ("findings.md", "../.pre-commit-hooks.yaml"):
        assert f"]({target})" in CHECK
        assert Path(DOCUMENT.parent / target).exists()
