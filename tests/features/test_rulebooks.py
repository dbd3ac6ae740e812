"""The rulebooks' data: right by schema, and whole across the files."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import jsonschema
import pytest

from cardspec.cards import load_library
from engine import RuleSet
from features.books import books, claims, data, errata
from tests.features.played import kingdom_cards

FILES = [
    ("books.yaml", "books.json"),
    ("errata.yaml", "errata.json"),
    *((f"claims/{book}.yaml", "claims.json") for book in ("000", "001", "002", "004")),
]


def _schema(name: str) -> Any:
    return json.loads(files("rulebooks").joinpath("schema", name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("file", "schema"), FILES, ids=[f for f, _ in FILES])
def test_data_follows_its_schema(file: str, schema: str) -> None:
    jsonschema.Draft202012Validator(_schema(schema)).validate(data(file))


BAD = [
    ("books.json", {"books": []}),
    ("books.json", {"books": [{"id": "0", "title": "x"}]}),
    ("errata.json", {"errata": [{"id": "000-e-x", "book": "000", "place": "p", "says": "s"}]}),
    ("claims.json", {"book": "000", "claims": [{"id": "000 a"}]}),
    (
        "claims.json",
        {
            "book": "000",
            "claims": [
                {
                    "id": "000-a",
                    "section": "nowhere",
                    "kind": "rule",
                    "cards": [],
                    "statement": "long enough",
                }
            ],
        },
    ),
]


@pytest.mark.parametrize(("schema", "bad"), BAD)
def test_the_schemas_refuse_bad_data(schema: str, bad: Any) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(_schema(schema)).validate(bad)


@pytest.mark.parametrize("book", books())
def test_claims_belong_to_their_book_and_name_known_cards(book: str) -> None:
    rows = data(f"claims/{book}.yaml")
    ids = [row["id"] for row in rows["claims"]]
    assert rows["book"] == book
    assert len(ids) == len(set(ids))
    known = load_library().cards.keys()
    for claim in claims(book).values():
        assert claim.id.startswith(f"{book}-")
        assert set(claim.cards) <= known, claim.id
        if claim.erratum is not None:
            assert errata()[claim.erratum].book == book


@pytest.mark.parametrize(("book", "cards"), [("000", 25), ("001", 25), ("002", 26)])
def test_each_kingdom_card_of_the_set_has_a_claim(book: str, cards: int) -> None:
    """Book 004 has no kingdom cards of its own."""
    spoken_of = {c for claim in claims(book).values() for c in claim.cards}
    kingdom = kingdom_cards(book)
    assert len(kingdom) == cards
    assert set(kingdom) <= spoken_of


def test_errata_are_of_known_books() -> None:
    rows = data("errata.yaml")["errata"]
    assert len(rows) == len(errata())
    assert {e.book for e in errata().values()} <= books().keys()


@pytest.mark.parametrize("book", books().values(), ids=lambda b: b.id)
def test_a_book_has_rules_and_features(book: Any) -> None:
    assert RuleSet.of_book(book.id).book == book.id
    assert files("features").joinpath(book.features).is_dir()
