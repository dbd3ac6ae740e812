"""Expected and found, held side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from features.steps import words
from features.steps.failure import Mismatch
from features.steps.table import Table


def same(table: Table, expected: Iterable[str], found: Iterable[str]) -> None:
    """The same cards, in any order."""
    wanted, there = tuple(expected), tuple(found)
    if Counter(wanted) != Counter(there):
        raise Mismatch(words.say_cards(table.lang, wanted), words.say_cards(table.lang, there))


def equal(expected: object, found: object) -> None:
    if expected != found:
        raise Mismatch(str(expected), str(found))
