"""From data files to a `Library`: validated against one schema, then cross-checked.

Checking costs far more than reading (importing jsonschema alone takes 180 ms), so what was
checked once is kept by content. Nothing is ever taken from the cache that was not valid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardspec import cache
from cardspec.cards import (
    Card,
    CardDataError,
    CardType,
    Cost,
    Kingdom,
    Library,
    LocalName,
    TextPlace,
    nearest,
)
from cardspec.data_errors import Mark

if TYPE_CHECKING:
    from cardspec.located import Document

SCHEMA = Path(__file__).resolve().parent / "schema" / "cards.schema.json"
FORMAT = "1"
"""Raise when the cached shape changes."""


def read_library(data: Path, kingdoms: Path | None = None) -> Library:
    """Read every set under `data` and the recommended kingdoms; CardDataError if any is wrong."""
    files = _files(data, kingdoms)
    parts: list[bytes | str] = [FORMAT, _bytes(SCHEMA), _bytes(Path(__file__))]
    for name, path in files.items():
        parts += [name, _bytes(path)]
    key = cache.digest(parts)
    stored = cache.fetch("library", key)
    if stored is not None:
        try:
            return _library(stored, key)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            pass  # a damaged entry: read the files instead
    plain = _read(files)
    library = _library(plain, key)
    cache.store("library", key, plain)
    return library


def _files(data: Path, kingdoms: Path | None) -> dict[str, Path]:
    """Display name to path: facts, texts by language, kingdoms."""
    root = data.parent.parent
    found = [*sorted(data.glob("*.yaml")), *sorted(data.glob("*/*.yaml"))]
    if not found:
        raise CardDataError("data-unreadable", str(data), reason="no card data here")
    if kingdoms is not None:
        found.append(kingdoms)
    return {_shown(path, root): path for path in found}


def _shown(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as problem:
        raise CardDataError("data-unreadable", str(path), reason=problem.strerror) from None


# --- files to one plain, checked value ------------------------------------------------


def _read(files: Mapping[str, Path]) -> dict[str, Any]:
    from cardspec.located import read_document
    from cardspec.validation import validate

    documents = [read_document(path, name) for name, path in files.items()]
    for document in documents:
        validate(document)
    facts = [d for d in documents if "lang" not in d.value and "kingdoms" not in d.value]
    texts = [d for d in documents if "lang" in d.value]
    kingdoms = [d for d in documents if "kingdoms" in d.value]
    cards = _merge_facts(facts)
    for document in texts:
        _check_place(document, "lang", Path(document.file).parent.name)
        _check_place(document, "set", Path(document.file).stem)
        _add_texts(document, cards, {d.value["set"] for d in facts})
    return {
        "sets": {d.value["set"]: d.value["names"] for d in facts},
        "cards": cards,
        "kingdoms": {k: v for d in kingdoms for k, v in _kingdoms(d, cards)},
    }


def _check_place(document: Document, key: str, expected: str) -> None:
    """A text file copied for another language must not keep the old one's head."""
    value = document.value[key]
    if value != expected:
        raise document.error("data-wrong-place", (key,), key=key, value=value, expected=expected)


def _merge_facts(documents: list[Document]) -> dict[str, Any]:
    cards: dict[str, Any] = {}
    for document in documents:
        _check_place(document, "set", Path(document.file).stem)
        for card, facts in document.value["cards"].items():
            if card in cards:
                other = cards[card]["set"]
                raise document.error(
                    "data-card-twice", ("cards", card), at_key=True, card=card, set=other
                )
            cost = facts["cost"] if isinstance(facts["cost"], dict) else {"coins": facts["cost"]}
            cards[card] = {**facts, "cost": cost, "set": document.value["set"], "texts": {}}
    return cards


def _add_texts(document: Document, cards: dict[str, Any], sets: set[str]) -> None:
    lang, set_ = document.value["lang"], document.value["set"]
    if set_ not in sets:
        raise document.error("data-unknown-set", ("set",), set=set_)
    named = {c["texts"][lang]["name"]: i for i, c in cards.items() if lang in c["texts"]}
    of_set = [card for card, facts in cards.items() if facts["set"] == set_]
    for card, entry in document.value["cards"].items():
        path = ("cards", card)
        if card not in of_set:
            near = nearest(card, tuple(of_set))
            code = "data-unknown-card-near" if near else "data-unknown-card"
            params = {"card": card, "set": set_} | ({"near": near[0]} if near else {})
            raise document.error(code, path, at_key=True, **params)
        name = entry["name"]
        if named.setdefault(name, card) != card:
            raise document.error("data-name-twice", (*path, "name"), name=name, card=named[name])
        if name not in entry["forms"]:
            raise document.error("data-name-not-form", (*path, "name"), name=name)
        cards[card]["texts"][lang] = {**entry, "places": dict(_places(document, card, cards))}


def _places(document: Document, card: str, cards: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    known = cards[card]["editions"]
    for edition in document.value["cards"][card]["text"]:
        path = ("cards", card, "text", edition)
        if edition not in known:
            raise document.error(
                "data-unknown-edition",
                path,
                at_key=True,
                card=card,
                edition=edition,
                known=", ".join(known),
            )
        mark = document.mark(path)
        yield edition, [document.file, mark.line, mark.column]


def _kingdoms(document: Document, cards: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """A card that is not there must be listed as missing, and only then: a misspelt id is
    an error, and so is a list that nobody updated when the card came."""
    for kingdom, entry in document.value["kingdoms"].items():
        missing, besides = entry.get("missing", []), entry.get("besides", [])
        for index, card in enumerate(missing):
            if card in cards or card not in (*entry["cards"], *besides):
                path = ("kingdoms", kingdom, "missing", index)
                raise document.error("data-card-there", path, card=card)
        for key, named in (("cards", entry["cards"]), ("besides", besides)):
            for index, card in enumerate(named):
                if card not in cards and card not in missing:
                    path = ("kingdoms", kingdom, key, index)
                    raise document.error("data-card-not-there", path, card=card)
        yield kingdom, entry


# --- the plain value to a Library -----------------------------------------------------


def _library(plain: Mapping[str, Any], key: str) -> Library:
    return Library(
        cards={card: _card(card, entry) for card, entry in plain["cards"].items()},
        sets=plain["sets"],
        kingdoms={
            kingdom: Kingdom(
                kingdom,
                entry["names"],
                tuple(entry["books"]),
                tuple(entry["cards"]),
                tuple(entry.get("missing", ())),
                tuple(entry.get("besides", ())),
            )
            for kingdom, entry in plain["kingdoms"].items()
        },
        key=key,
    )


def _card(card: str, entry: Mapping[str, Any]) -> Card:
    texts: Mapping[str, Any] = entry["texts"]
    return Card(
        id=card,
        name=entry["name"],
        types=tuple(CardType(t) for t in entry["types"]),
        cost=Cost(entry["cost"]["coins"], entry["cost"].get("potions", 0)),
        set=entry["set"],
        editions=tuple(entry["editions"]),
        names={
            lang: LocalName(
                local["name"],
                {form: tuple(uses) for form, uses in local["forms"].items()},
                local.get("gender"),
            )
            for lang, local in texts.items()
        },
        texts={lang: local["text"] for lang, local in texts.items()},
        places={
            lang: {
                edition: TextPlace(file, Mark(line, column))
                for edition, (file, line, column) in local["places"].items()
            }
            for lang, local in texts.items()
        },
    )
