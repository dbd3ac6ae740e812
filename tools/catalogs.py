"""The message catalogues: what there is to translate, and the compiled files.

`make catalogs` brings the `.po` files in line with the code (new sentences come untranslated,
and a test names them) and compiles them to the `.mo` files that ship.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from cardspec import data_errors, validation
from cardspec.loader import SCHEMA
from tools.i18n import DOMAIN, LOCALE, UI_LANGUAGES

TRANSLATED = tuple(lang for lang in UI_LANGUAGES if lang != "en")
HEADER = "# Messages of Cardspec in %(lang)s. Translate, then run `make catalogs`."
KEYWORDS = {"_": None, "N_": None, "say": None, "n_": (1, 2), "NN_": (1, 2), "count": (1, 2)}
DATE = datetime(2026, 1, 1, tzinfo=UTC)
"""Nothing may change from run to run, or the files would never be up to date."""
MessageId: TypeAlias = str | tuple[str, str]

CLICK = (
    "Usage:",
    "Options",
    "Positional arguments",
    "Error: {message}",
    "Show this message and exit.",
    "Try '{command} {option}' for help.",
    "No such command {name!r}.",
    "No such option {name!r}.",
    "Missing command.",
    "Missing argument",
    "Missing option",
    "Missing parameter",
    "Invalid value: {message}",
    "Invalid value for {param_hint}: {message}",
    "{value!r} is not a valid {number_type}.",
    "{value} is not in the range {range}.",
    "Choose from:\n\t{choices}",
    "Option {name!r} does not take a value.",
    "required",
    "default: {default}",
)
"""Sentences of click that our users can meet; click looks them up in our catalogue."""
CLICK_PLURALS = (
    ("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    ("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
    ("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
    ("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
)


def message_ids() -> Iterator[MessageId]:
    """Every sentence that a user can meet, in the order of the code."""
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        for _line, found, _comments, _context in extract(
            "python", io.BytesIO(path.read_bytes()), KEYWORDS
        ):
            yield (found[0], found[1]) if isinstance(found, tuple) else found
    yield from data_errors.TEMPLATES.values()
    yield from validation.KINDS.values()
    yield from _schema_titles(json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"])
    yield from CLICK
    yield from CLICK_PLURALS


def _schema_titles(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("title"), str):
            yield schema["title"]
        for inner in schema.values():
            yield from _schema_titles(inner)


def po_file(lang: str) -> Path:
    return LOCALE / lang / "LC_MESSAGES" / f"{DOMAIN}.po"


def read_catalog(lang: str) -> Catalog:
    path = po_file(lang)
    if not path.exists():
        return Catalog(locale=lang, domain=DOMAIN)
    with path.open("rb") as handle:
        return read_po(handle, locale=lang, domain=DOMAIN)


def current_catalog(lang: str) -> Catalog:
    """The committed translations of exactly the sentences there are now."""
    old = read_catalog(lang)
    new = Catalog(locale=lang, domain=DOMAIN, fuzzy=False, header_comment=HEADER % {"lang": lang})
    new.creation_date = new.revision_date = DATE
    for message_id in message_ids():
        key = message_id if isinstance(message_id, str) else message_id[0]
        before = old.get(key)
        same = before is not None and isinstance(before.id, str) == isinstance(message_id, str)
        new.add(message_id, before.string if before is not None and same else None)
    return new


def po_text(lang: str) -> bytes:
    out = io.BytesIO()
    write_po(out, current_catalog(lang), width=96, omit_header=False)
    lines = out.getvalue().decode().split("\n")
    dated = ('"POT-Creation-Date', '"PO-Revision-Date', '"Generated-By', '"Last-Translator')
    noise = (*dated, '"Report-Msgid', '"Project-Id-Version', '"Language-Team')
    kept = [line for line in lines if not line.startswith(noise)]
    return "\n".join(kept).encode()


def mo_bytes(lang: str) -> bytes:
    out = io.BytesIO()
    catalog = read_catalog(lang)
    catalog.creation_date = catalog.revision_date = DATE
    write_mo(out, catalog)
    return out.getvalue()


def main() -> None:
    for lang in TRANSLATED:
        path = po_file(lang)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(po_text(lang))
        path.with_suffix(".mo").write_bytes(mo_bytes(lang))


if __name__ == "__main__":
    main()
