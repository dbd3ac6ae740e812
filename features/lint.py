"""What pytest-bdd lets pass in silence, and what a claim-proving scenario must have.

Its traps: a file whose keywords are not of its language has no steps and passes; two
scenarios of one name become one; an unknown `<x>` stays as it is; a byte order mark or
decomposed letters break steps apart. Ours: each step has exactly one reading, all its words
are known, each tag is a claim of the book, each assertable claim has a scenario.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.dialect import Dialect
from gherkin.errors import ParserError
from gherkin.parser import Parser

from features.books import Book, Claim
from features.steps import matches, words
from features.steps.phrases import PLACEHOLDERS, Kind, Match

_LANGUAGE = re.compile(r"# language: (\S+)")
_KINDS: Mapping[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a feature file. `code` is stable; tests and tools speak of it."""

    file: str
    line: int
    code: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.code}: {self.what}"


@dataclass(frozen=True, slots=True)
class ScenarioFacts:
    """What the lint needs to know of a scenario when it looks at all files together."""

    file: str
    line: int
    name: str
    tags: frozenset[str]


def lint_file(
    path: Path, book: Book, claims: Mapping[str, Claim]
) -> tuple[list[Fault], list[ScenarioFacts]]:
    """The faults of one file, and its scenarios."""
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return [Fault(path.name, 1, "encoding", str(error))], []
    return lint_text(path.name, text, book, claims)


def lint_text(
    file: str, text: str, book: Book, claims: Mapping[str, Claim]
) -> tuple[list[Fault], list[ScenarioFacts]]:
    faults = list(_lint_letters(file, text))
    if faults:
        return faults, []
    declared = _LANGUAGE.match(text)
    if declared is None or declared[1] != book.language:
        found = declared[1] if declared else "none"
        return [Fault(file, 1, "language", f"{found}, the book is in {book.language}")], []
    faults = list(_lint_lines(file, text, book.language))
    if faults:
        return faults, []
    try:
        parsed: Any = Parser().parse(text)
    except ParserError as error:
        return [Fault(file, 1, "syntax", str(error))], []
    scenarios = [c["scenario"] for c in parsed["feature"]["children"] if "scenario" in c]
    facts: list[ScenarioFacts] = []
    for scenario in scenarios:
        tags = frozenset(t["name"][1:] for t in scenario["tags"])
        facts.append(ScenarioFacts(file, scenario["location"]["line"], scenario["name"], tags))
        faults += _lint_scenario(file, scenario, tags, book, claims)
    if not scenarios:
        faults.append(Fault(file, 1, "empty", "no scenarios"))
    return faults, facts


def lint_together(
    scenarios: Iterable[ScenarioFacts], claims: Mapping[str, Claim]
) -> Iterator[Fault]:
    """What only shows when all files of a book are seen."""
    seen: dict[str, ScenarioFacts] = {}
    proven: Counter[str] = Counter()
    for scenario in scenarios:
        first = seen.setdefault(scenario.name, scenario)
        if first is not scenario:
            where = f"{first.file}:{first.line}"
            yield Fault(scenario.file, scenario.line, "same-name", f"{scenario.name} ({where})")
        proven.update(scenario.tags)
    for claim in claims.values():
        if claim.unasserted is None and not proven[claim.id]:
            yield Fault("claims", 0, "unproven", claim.id)


def _lint_letters(file: str, text: str) -> Iterator[Fault]:
    if text.startswith("\ufeff"):
        yield Fault(file, 1, "bom", "byte order mark")
    for number, line in enumerate(text.splitlines(), 1):
        if not unicodedata.is_normalized("NFC", line):
            yield Fault(file, number, "nfc", "letters are not composed")
        if "\t" in line:
            yield Fault(file, number, "tab", "a tab is not a space")


def _lint_lines(file: str, text: str, lang: str) -> Iterator[Fault]:
    """Every line begins with a keyword of the language: a strange one would be a description."""
    dialect = Dialect.for_name(lang)
    assert dialect is not None
    titles = (
        dialect.feature_keywords
        + dialect.background_keywords
        + dialect.scenario_keywords
        + dialect.scenario_outline_keywords
        + dialect.examples_keywords
    )
    steps = (
        dialect.given_keywords
        + dialect.when_keywords
        + dialect.then_keywords
        + dialect.and_keywords
        + dialect.but_keywords
    )
    begins = tuple(f"{title}:" for title in titles) + tuple(k for k in steps if k != "* ")
    for number, line in enumerate(text.splitlines(), 1):
        plain = line.strip()
        if plain and plain[0] not in "#@|" and not plain.startswith(begins):
            yield Fault(file, number, "keyword", plain)


def _lint_scenario(
    file: str, scenario: Any, tags: frozenset[str], book: Book, claims: Mapping[str, Claim]
) -> Iterator[Fault]:
    line = scenario["location"]["line"]
    if not tags:
        yield Fault(file, line, "untagged", scenario["name"])
    for tag in sorted(tags):
        if tag not in claims:
            yield Fault(file, line, "unknown-claim", tag)
        elif claims[tag].unasserted is not None:
            yield Fault(file, line, "unassertable", tag)
    columns = {
        cell["value"]
        for examples in scenario["examples"]
        for cell in (examples.get("tableHeader") or {"cells": []})["cells"]
    }
    kind: Kind | None = None
    kinds: set[Kind] = set()
    for step in scenario["steps"]:
        kind = _KINDS.get(step["keywordType"], kind)
        at = step["location"]["line"]
        if kind is None:
            yield Fault(file, at, "order", f"{step['keyword']}{step['text']}")
            continue
        kinds.add(kind)
        left = [x for x in re.findall(r"<([^>]*)>", step["text"]) if x not in columns]
        if left:
            yield Fault(file, at, "placeholder", f"<{left[0]}>")
        elif not columns:
            yield from _lint_step(file, at, kind, step["text"], book.language)
    if "given" not in kinds or "then" not in kinds:
        yield Fault(file, line, "incomplete", f"{scenario['name']}: it must set up and look")


def _lint_step(file: str, line: int, kind: Kind, text: str, lang: str) -> Iterator[Fault]:
    found = matches(kind, text)
    if len(found) != 1:
        phrases = " / ".join(m.phrase for m in found) or "no definition"
        yield Fault(file, line, "step", f"{text} ({phrases})")
    elif found[0].lang != lang:
        yield Fault(file, line, "step-language", f"{text} ({found[0].lang})")
    else:
        try:
            _read_words(found[0], lang)
        except words.UnknownWord as error:
            yield Fault(file, line, "word", str(error))


def _read_words(match: Match, lang: str) -> None:
    for name, text in match.arguments.items():
        assert name in PLACEHOLDERS
        match name:
            case "card":
                words.card(lang, text)
            case "cards":
                words.cards(lang, text)
            case "piles":
                words.piles(lang, text)
            case "amounts":
                words.amounts(lang, text)
