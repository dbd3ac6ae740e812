"""What is installed is what is here: no file of the rooms is left out of the wheel."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ROOMS = [
    pattern.rstrip("*") for pattern in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]
]
DATA = PROJECT["tool"]["setuptools"]["package-data"]["*"]


def files(room: str) -> list[Path]:
    found = (ROOT / room).rglob("*")
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_travels(room: str) -> None:
    patterns = [pattern.removeprefix("**/") for pattern in (*DATA, "*.py")]
    left_out = [p for p in files(room) if not any(fnmatch(p.name, each) for each in patterns)]
    assert not left_out, "name their kind under package-data in pyproject.toml"


@pytest.mark.parametrize("room", ROOMS)
def test_every_folder_with_code_is_a_package(room: str) -> None:
    folders = {path.parent for path in files(room) if path.suffix == ".py"}
    assert not [folder for folder in folders if not (folder / "__init__.py").exists()]


def test_every_room_of_the_house_is_checked_by_mypy_and_the_import_linter() -> None:
    assert set(ROOMS) <= set(PROJECT["tool"]["mypy"]["packages"])
    assert set(ROOMS) == set(PROJECT["tool"]["importlinter"]["root_packages"])


def test_pins_stay_above_the_lower_bounds() -> None:
    """A constraint for every dependency that is named, and nothing but plain pins."""
    pins = {}
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, version = line.split("==")
            pins[name.lower().replace("_", "-")] = version
    extras = PROJECT["project"]["optional-dependencies"]["dev"]
    for needed in (*PROJECT["project"]["dependencies"], *extras):
        name, least = needed.split(">=")
        assert _numbers(pins[name.lower()]) >= _numbers(least), needed


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
