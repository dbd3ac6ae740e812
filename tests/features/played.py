"""Plays scenarios without pytest-bdd, step by step, so that tests can meddle between steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.parser import Parser

import features
from cardspec.cards import load_library
from engine import CardSource, RuleSet
from features.books import ACROSS, books
from features.steps import matches
from features.steps.phrases import Kind, Match
from features.steps.table import Table

FOLDER = Path(features.__file__).parent
_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True)
class Played:
    """A scenario as its steps, each with its kind."""

    book: str
    lang: str
    name: str
    tags: frozenset[str]
    steps: tuple[Match, ...]

    @property
    def edition(self) -> str | None:
        """Of the cards that its book speaks of."""
        return None if self.book == ACROSS else books()[self.book].edition

    def table(self, source: CardSource, text_lang: str) -> Table:
        rules = RuleSet.of_book("000" if self.book == ACROSS else self.book)
        return Table(lang=self.lang, text_lang=text_lang, source=source, rules=rules)


def kingdom_cards(book: str) -> list[str]:
    """The kingdom cards whose rulings the book gives."""
    set_, edition = {"000": ("intrigue", "1"), "001": ("intrigue", "1"), "002": ("base", "2")}[book]
    cards = load_library().cards.values()
    return sorted(c.id for c in cards if c.set == set_ and edition in c.editions)


def scenarios() -> Iterator[Played]:
    for book in books().values():
        for path in sorted((FOLDER / book.features).glob("*.feature")):
            yield from read(path.read_text(encoding="utf-8"), book.id, book.language)
    for path in sorted((FOLDER / ACROSS).glob("*.feature")):
        text = path.read_text(encoding="utf-8")
        yield from read(text, ACROSS, text.split()[2])


def read(text: str, book: str, lang: str) -> Iterator[Played]:
    parsed: Any = Parser().parse(text)
    for child in parsed["feature"]["children"]:
        scenario = child["scenario"]
        tags = frozenset(tag["name"][1:] for tag in scenario["tags"])
        for values in _examples(scenario):
            kind: Kind = "given"
            steps: list[Match] = []
            for step in scenario["steps"]:
                kind = _KINDS.get(step["keywordType"], kind)
                steps.append(matches(kind, _filled(step["text"], values))[0])
            name = " ".join([scenario["name"], *values.values()])
            yield Played(book, lang, name, tags, tuple(steps))


def _examples(scenario: Any) -> Iterator[dict[str, str]]:
    """The rows of an outline; a plain scenario has one, without columns."""
    for table in scenario["examples"]:
        heads = [cell["value"] for cell in table["tableHeader"]["cells"]]
        for row in table["tableBody"]:
            yield dict(zip(heads, (cell["value"] for cell in row["cells"]), strict=True))
    if not scenario["examples"]:
        yield {}


def _filled(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text
