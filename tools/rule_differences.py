"""Rule sets side by side: every rule with its place in the book, and where two books part.

A difference is either one of value, and then a scenario shows it in play or a reason says
why none can; or one book says what the other leaves unsaid, and both are played alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine import RuleSet
from tools.readings import files
from tools.rule_words import NOT_PLAYED, TOPICS

_BOOK = re.compile(r"\b\d{3}\b")
FOLDER = "features/rules"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of one book. `where`: the claims or the section that say it; none: unsaid."""

    key: str
    value: Any
    where: str | None


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario that shows a rule, and the books under whose rules it is played."""

    feature: str
    scenario: str
    rules: frozenset[str]
    books: frozenset[str]


@dataclass(frozen=True, slots=True)
class Difference:
    key: str
    sides: tuple[Rule, Rule]
    scenarios: tuple[tuple[Shown, ...], tuple[Shown, ...]]
    """Played under the one book's rules and not the other's, for either side."""
    why_not: str | None
    """Why no scenario shows it (a message of the catalogue)."""

    @property
    def in_value(self) -> bool:
        return bool(self.sides[0].value != self.sides[1].value)


def known_books() -> list[str]:
    return sorted(p.stem for p in files("rulebooks/rules") if p.suffix == ".yaml")


def rules_of(book: str) -> dict[str, Rule]:
    """All rules of a book, in the order in which they are shown."""
    rule_set = RuleSet.of_book(book)
    values = dict(_flat(rule_set.data))
    order = list(TOPICS)
    keys = sorted(values, key=lambda key: order.index(_table(key)))
    return {key: Rule(key, values[key], _where(rule_set.said, key)) for key in keys}


def differences(one: str, other: str) -> list[Difference]:
    left, right = rules_of(one), rules_of(other)
    found: list[Difference] = []
    order = list(TOPICS)
    keys = sorted({**left, **right}, key=lambda key: order.index(_table(key)))
    for key in keys:
        sides = left.get(key, Rule(key, None, None)), right.get(key, Rule(key, None, None))
        in_value = sides[0].value != sides[1].value
        if in_value or (sides[0].where is None) != (sides[1].where is None):
            shown = (_shown(key, one, other), _shown(key, other, one)) if in_value else ((), ())
            why_not = None if all(shown) or not in_value else NOT_PLAYED.get(key)
            found.append(Difference(key, sides, shown, why_not))
    return found


def _flat(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        if key in ("book", "said"):
            continue
        if key in ("piles", "optional_piles"):
            yield from ((f"{key}.{row['card']}", row["cards"]) for row in value)
        elif key in ("kingdom", "end", "next_game", "information"):
            yield from ((f"{key}.{inner}", found) for inner, found in value.items())
        else:
            yield key, value


def _table(key: str) -> str:
    return key if key in TOPICS else key.split(".")[0]


def _where(said: Mapping[str, str], key: str) -> str | None:
    return said.get(key) or said.get(key.split(".")[0])


# --- scenarios ---


def tag_of(key: str) -> str:
    return "rule-" + key.replace("_", "-").replace(".", "-")


def _shown(key: str, book: str, not_book: str) -> tuple[Shown, ...]:
    tags = {tag_of(key), tag_of(key.split(".")[0])}
    return tuple(
        s for s in scenarios() if s.rules & tags and book in s.books and not_book not in s.books
    )


@cache
def scenarios() -> tuple[Shown, ...]:
    """All scenarios about where books differ; they name the books in their steps or examples."""
    from gherkin.parser import Parser

    found: list[Shown] = []
    for path in files(FOLDER):
        if path.suffix != ".feature":
            continue
        parsed: Any = Parser().parse(path.read_text(encoding="utf-8"))
        for child in parsed["feature"]["children"]:
            scenario = child["scenario"]
            said = [step["text"] for step in scenario["steps"]]
            for table in scenario["examples"]:
                said += [cell["value"] for row in table["tableBody"] for cell in row["cells"]]
            tags = frozenset(tag["name"][1:] for tag in scenario["tags"])
            books = frozenset(_BOOK.findall(" ".join(said)))
            found.append(Shown(f"{FOLDER}/{path.name}", scenario["name"], tags, books))
    return tuple(found)
