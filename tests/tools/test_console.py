"""Colour where somebody watches and wants it, and nowhere else."""

from __future__ import annotations

import io

import pytest

from tools.console import _console, console_width


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.mark.parametrize(
    ("stream", "no_color", "styled"),
    [
        (_Terminal, "", True),
        (_Terminal, "1", False),
        (io.StringIO, "", False),
        (io.StringIO, "1", False),
    ],
)
def test_colour(
    monkeypatch: pytest.MonkeyPatch, stream: type[io.StringIO], no_color: str, styled: bool
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    out = stream()
    _console(out).print("Findings", style="bold red")
    assert ("\x1b[" in out.getvalue()) is styled


def test_text_in_brackets_is_no_markup() -> None:
    out = io.StringIO()
    _console(out).print("[bold]+1[/bold] :smile:")
    assert out.getvalue() == "[bold]+1[/bold] :smile:\n"


def test_lines_are_broken_only_where_a_width_is_given() -> None:
    long = "Karte " * 60
    unbroken, broken = io.StringIO(), io.StringIO()
    _console(unbroken).print(long)
    with console_width(80):
        _console(broken).print(long)
    assert unbroken.getvalue().count("\n") == 1
    assert broken.getvalue().count("\n") > 3
