"""The rulebooks' data as objects: books, their claims, their errata."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

ACROSS = "rules"
"""The folder of scenarios about where books differ. They are tagged with rules instead of
claims (`@rule-tie-break`), and each says itself which book's rules hold."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One assertable statement of a book, in our own words."""

    id: str
    section: str
    kind: str
    cards: tuple[str, ...]
    statement: str
    erratum: str | None = None
    unasserted: str | None = None
    """Why no scenario proves it."""


@dataclass(frozen=True, slots=True)
class Book:
    id: str
    title: str
    language: str
    what: str
    rules: str
    features: str
    """The folder of its scenarios."""
    edition: str | None = None
    """The printing of the cards that it speaks of; none: the first."""


@dataclass(frozen=True, slots=True)
class Erratum:
    id: str
    book: str
    place: str
    says: str
    right: str
    evidence: str


def data(name: str) -> Any:
    """A YAML file of `rulebooks/` as plain data."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    text = files("rulebooks").joinpath(*name.split("/")).read_text(encoding="utf-8")
    return yaml.load(text, Loader=loader)


@cache
def books() -> Mapping[str, Book]:
    return {row["id"]: Book(**row) for row in data("books.yaml")["books"]}


@cache
def claims(book: str) -> Mapping[str, Claim]:
    """The claims of a book by id, in the order of the book."""
    found: dict[str, Claim] = {}
    for row in data(f"claims/{book}.yaml")["claims"]:
        found[row["id"]] = Claim(**{**row, "cards": tuple(row["cards"])})
    return found


@cache
def errata() -> Mapping[str, Erratum]:
    return {row["id"]: Erratum(**row) for row in data("errata.yaml")["errata"]}
