"""Carries a matched step out: arguments become seats, card ids and numbers, then the call."""

from __future__ import annotations

from typing import Any

from features.steps import words
from features.steps.phrases import Match
from features.steps.table import Table


def run(table: Table, match: Match) -> None:
    """Call the step function with the arguments read in the scenario's language."""
    match.definition.function(table, **arguments(table, match))


def arguments(table: Table, match: Match) -> dict[str, Any]:
    return {name: _read(table, name, text) for name, text in match.arguments.items()}


def _read(table: Table, name: str, text: str) -> object:
    lang = table.lang
    match name:
        case "player" | "other":
            return table.seat(text)
        case "players":
            return words.names(text)
        case "card":
            return words.card(lang, text)
        case "cards":
            return words.cards(lang, text)
        case "piles":
            return words.piles(lang, text)
        case "amounts":
            return words.amounts(lang, text)
        case "options" | "kingdom":
            return words.quoted(text)
        case "n":
            return int(text)
    raise KeyError(name)
