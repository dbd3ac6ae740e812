"""Files that people edit, broken as people break them: each is told with its place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("cardspec", "grammar", "engine", "rulebooks", "features", "tools")
PARSE = ("parse", "--lang", "pl", "+1 karta")
VERIFY = ("verify", "--lang", "de")
PLAY = ("play", "--lang", "de")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the rooms that may be damaged."""
    copy = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


BROKEN = [
    ("cardspec/data/pl/base.yaml", "  moat: {name: x\n", PARSE, 2, "cardspec/data/pl/base.yaml:"),
    ("cardspec/data/pl/base.yaml", "  moot: {name: x}\n", VERIFY, 2, "[data-missing-key]"),
    ("grammar/pl.yaml", "  x: {y: z\n", PARSE, 2, "grammar/pl.yaml:"),
    ("grammar/pl.lark", "x: | (\n", PARSE, 2, "grammar/pl.lark:"),
    ("rulebooks/rules/000.yaml", "  x: [\n", PLAY, 2, "rulebooks/rules/000.yaml:"),
    ("rulebooks/rules/000.yaml", "  x: [\n", VERIFY, 2, "rulebooks/rules/000.yaml:"),
    ("rulebooks/kingdoms.yaml", "x: 1\n", PLAY, 2, "“x” is not known here"),
    ("features/000-intrigue-de/01-aufbau.feature", "x y [\n", VERIFY, 1, "01-aufbau.feature:"),
]


@pytest.mark.parametrize(("file", "damage", "command", "code", "words"), BROKEN)
def test_broken_files(
    house: Path, file: str, damage: str, command: tuple[str, ...], code: int, words: str
) -> None:
    path = house / file
    whole = path.read_bytes()
    path.write_bytes(whole + damage.encode())
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tools.cli", *command],
            capture_output=True,
            text=True,
            check=False,
            cwd=house,
            env={**os.environ, "PYTHONPATH": str(house), "CARDSPEC_CACHE": str(house / "cache")},
        )
    finally:
        path.write_bytes(whole)
    said = done.stdout + done.stderr
    assert done.returncode == code, said
    assert words in said
    assert "Traceback" not in said
