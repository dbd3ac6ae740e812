"""One text of a translator's file, with its place in the file."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tools.check.json_places import Text

Spot: TypeAlias = tuple[int, int]
"""Line and column, from 1."""


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    card: str
    """As the file says it: an id or a name in any language."""
    text: str
    file: str
    spot: Callable[[int], Spot]
    """Where in the file a character of the text stands."""
    edition: str | None = None
    named: bool = False
    """The id is the author's own, not made from the card."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something in a file that is not used, said rather than dropped."""

    file: str
    line: int
    field: str
    code: str = "unknown-field"


@dataclass(slots=True)
class Batch:
    entries: list[Entry] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)


class Lines:
    """Offsets of a file as lines and columns."""

    def __init__(self, source: str) -> None:
        self._starts = [0, *(i + 1 for i, c in enumerate(source) if c == "\n")]

    def spot(self, offset: int) -> Spot:
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1


def spots_of_json(text: Text, lines: Lines, shift: int = 0) -> Callable[[int], Spot]:
    offsets = text.offsets

    def spot(at: int) -> Spot:
        return lines.spot(shift + offsets[min(at, len(offsets) - 1)])

    return spot


def spots_from(text: str, line: int, columns: Sequence[int]) -> Callable[[int], Spot]:
    """A text that stands in the file as it is: line by line, from these columns on."""

    def spot(at: int) -> Spot:
        before = text[: max(0, at)]
        row = before.count("\n")
        first = columns[min(row, len(columns) - 1)]
        return line + row, first + len(before) - (before.rfind("\n") + 1)

    return spot
