"""Plays scenarios without pytest-bdd, step by step, so that tests can meddle between steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.parser import Parser

import features
from engine import CardSource, RuleSet
from features.books import books
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

    def table(self, source: CardSource, text_lang: str) -> Table:
        return Table(
            lang=self.lang, text_lang=text_lang, source=source, rules=RuleSet.of_book(self.book)
        )


def scenarios() -> Iterator[Played]:
    for book in books().values():
        for path in sorted((FOLDER / book.features).glob("*.feature")):
            yield from read(path.read_text(encoding="utf-8"), book.id, book.language)


def read(text: str, book: str, lang: str) -> Iterator[Played]:
    parsed: Any = Parser().parse(text)
    for child in parsed["feature"]["children"]:
        scenario = child["scenario"]
        kind: Kind = "given"
        steps: list[Match] = []
        for step in scenario["steps"]:
            kind = _KINDS.get(step["keywordType"], kind)
            steps.append(matches(kind, step["text"])[0])
        tags = frozenset(tag["name"][1:] for tag in scenario["tags"])
        yield Played(book, lang, scenario["name"], tags, tuple(steps))
