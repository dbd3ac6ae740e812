"""The one console. Colour only on a terminal, and never where NO_COLOR is set."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console

UNBROKEN = 10_000
"""Columns where there is no terminal: in a file or a pipe no line is broken."""


def console() -> Console:
    return _console(sys.stdout)


def progress_console() -> Console:
    """Progress goes to the error stream, so that the output can be piped."""
    return _console(sys.stderr)


@contextlib.contextmanager
def console_width(columns: int) -> Iterator[None]:
    """As on a terminal of this width, for output that goes into a document."""
    global _width
    before, _width = _width, columns
    try:
        yield
    finally:
        _width = before


_width = UNBROKEN


@lru_cache(maxsize=8)
def _console(stream: TextIO) -> Console:
    from rich.console import Console

    return Console(
        file=stream,
        highlight=False,
        markup=False,
        emoji=False,
        width=None if stream.isatty() else _width,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
    )


def tolerate_narrow_encodings() -> None:
    """A terminal that cannot show a character shows a stand-in instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
