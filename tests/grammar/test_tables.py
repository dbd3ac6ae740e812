"""Tables of texts, one folder a language: what must read alike, and what must not read."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardspec import effects as fx
from cardspec.ast_json import from_json
from cardspec.cards import load_library
from cardspec.normalise import normalise
from grammar import LANGUAGES, read

HERE = Path(__file__).parent


@lru_cache
def table(language: str, name: str) -> list[dict[str, Any]]:
    path = HERE / language / f"{name}.yaml"
    if not path.exists():
        return []
    return list(yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader) or [])


def rows(name: str) -> list[Any]:
    return [
        pytest.param(language, row, id=f"{language}-{i}-{row.get('text', '')[:40]!r}")
        for language in LANGUAGES
        for i, row in enumerate(table(language, name))
    ]


def shipped() -> list[tuple[str, str, str, str]]:
    """(language, card, edition, text) of every text in the project."""
    return [
        (language, card.id, edition, text)
        for card in load_library().cards.values()
        for language in LANGUAGES
        for edition, text in card.texts.get(language, {}).items()
    ]


SHIPPED = [pytest.param(*row, id="-".join(row[:3])) for row in shipped()]


def own_tree(language: str, reference: str) -> fx.CardText:
    card_id, _, edition = reference.partition("@")
    card = load_library().cards[card_id]
    reading = read(card.text(language, edition or None), language)
    assert reading.tree is not None
    return reading.tree


@pytest.mark.parametrize(("language", "row"), rows("identity"))
def test_other_wordings_read_alike(language: str, row: dict[str, Any]) -> None:
    reading = read(row["text"], language)
    assert reading.findings == ()
    if "tree" in row:
        expected = normalise(from_json(row["tree"]))
    else:
        expected = own_tree(language, row["card"])
    assert reading.tree == expected


@pytest.mark.parametrize(("language", "row"), rows("bad"))
def test_bad_texts_are_findings(language: str, row: dict[str, Any]) -> None:
    text = row["text"]
    reading = read(text, language)
    assert not reading.ok
    found = [(f.code.value, text[f.span[0] : f.span[1]], f.params) for f in reading.findings]
    matching = [f for f in found if f[0] == row["code"] and row.get("at", f[1]) == f[1]]
    assert matching, found
    if "suggest" in row:
        offered = [
            word
            for _, _, params in matching
            for key in ("expected", "suggestions")
            for word in (params.get(key) or ())  # type: ignore[union-attr]
        ]
        assert row["suggest"] in offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_tables(language: str) -> None:
    assert len(table(language, "bad")) >= 60
    assert len(table(language, "identity")) >= 60


@pytest.mark.parametrize(("language", "card", "edition", "text"), SHIPPED)
def test_shipped_texts_read(language: str, card: str, edition: str, text: str) -> None:
    reading = read(text, language)
    assert reading.findings == ()
    assert reading.tree is not None


@pytest.mark.parametrize("card", sorted(load_library().cards))
def test_three_languages_one_tree(card: str) -> None:
    found = load_library().cards[card]
    editions = {e for texts in found.texts.values() for e in texts}
    for edition in sorted(editions):
        trees = {
            language: read(found.texts[language][edition], language).tree
            for language in LANGUAGES
            if edition in found.texts.get(language, {})
        }
        first = next(iter(trees.values()))
        for language, tree in trees.items():
            assert tree == first, f"{card} edition {edition}: {language} reads differently"
