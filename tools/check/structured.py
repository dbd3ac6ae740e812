"""Files with a structure of their own: gettext PO, our card YAML, dominiontabs databases."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardspec.data_errors import CardDataError
from cardspec.located import Document, parse_document
from tools.check.entries import Batch, Entry, Lines, Notice, Spot, spots_from, spots_of_json
from tools.check.json_places import BrokenJson, Text, loads
from tools.check.source import broken, read_source, shown, told
from tools.errors import Usage, clean
from tools.i18n import _

LOCALES = {"de": ("de",), "nl": ("nl_nl", "nl"), "pl": ("pl", "pl_pl")}


def refuse_language(file: str, line: int, said: str, lang: str) -> None:
    """A whole file in another language is a mistake of the call, not of its texts."""
    if said.strip() and re.split(r"[-_]", said.strip().lower())[0] != lang:
        raise broken(
            file,
            line,
            1,
            _(
                "The file says its texts are in “%(said)s”, not in “%(lang)s”.",
                said=clean(said),
                lang=lang,
            ),
        )


# --- gettext --------------------------------------------------------------------------


_PO_LINE = re.compile(
    r'\s*(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*)?"((?:[^"\\]|\\.)*)"\s*$'
)
_PO_LANGUAGE = re.compile(r'\s*"Language:\s*([^\\"]*)')


def read_po_file(source: str, file: str, lang: str) -> Batch:
    from babel.messages.pofile import PoFileError, read_po

    raw = source.split("\n")
    for number, line in enumerate(raw, 1):
        if line.strip() and not line.lstrip().startswith("#") and not _PO_LINE.match(line):
            raise broken(file, number, 1, _("This is not a well-formed PO file."))
        if language := _PO_LANGUAGE.match(line):
            refuse_language(file, number, language.group(1), lang)
    try:
        catalog = read_po(io.BytesIO(source.encode()), abort_invalid=True)
    except (PoFileError, ValueError, UnicodeError, LookupError) as problem:
        number = int(getattr(problem, "lineno", 0) or 0) + 1
        raise broken(file, number, 1, _("This is not a well-formed PO file.")) from None
    batch = Batch()
    for message in catalog:
        if not message.id:
            continue
        at = message.lineno or 1
        if not isinstance(message.string, str):
            batch.notices.append(Notice(file, at, "msgid_plural"))
        elif message.string:
            identity = message.context or str(message.id)
            spots = _po_spots(raw, at)
            batch.entries.append(Entry(identity, identity, message.string, file, spots))
    return batch


def _po_spots(raw: list[str], line: int) -> Callable[[int], Spot]:
    """The places of the characters of a translation, escapes and broken lines included."""
    number = line
    while number < len(raw) and not raw[number - 1].lstrip().startswith("msgstr"):
        number += 1
    spots: list[Spot] = []
    last = (line, 1)
    begun = False
    while number <= len(raw):
        found = _PO_LINE.match(raw[number - 1])
        if not found or (begun and raw[number - 1].lstrip().startswith("msg")):
            break
        begun = True
        at = found.start(1)
        while at < found.end(1):
            spots.append((number, at + 1))
            at += 2 if raw[number - 1][at] == "\\" else 1
        last = (number, found.end(1) + 1)
        number += 1
    spots.append(last)
    return lambda at: spots[min(at, len(spots) - 1)]


# --- our own YAML ---------------------------------------------------------------------


def read_yaml_file(source: str, file: str, lang: str) -> Batch:
    try:
        document = parse_document(source.encode(), shown(file))
    except CardDataError as problem:
        raise told(problem) from None
    batch = Batch()
    root = document.value
    cards = root.get("cards") if isinstance(root, dict) else None
    if not isinstance(cards, dict):
        raise broken(file, 1, 1, _("“%(key)s” is missing here.", key="cards"))
    refuse_language(file, document.mark(("lang",)).line, str(root.get("lang") or ""), lang)
    _unknown(batch, document, file, (), root, ("lang", "set", "cards"))
    for card, row in cards.items():
        texts = row.get("text") if isinstance(row, dict) else None
        if isinstance(texts, str):
            texts = {"": texts}
        if not isinstance(texts, dict):
            mark = document.mark(("cards", card), at_key=True)
            raise broken(file, mark.line, mark.column, _("“%(key)s” is missing here.", key="text"))
        _unknown(batch, document, file, ("cards", card), row, ("name", "forms", "gender", "text"))
        for edition, text in texts.items():
            path = ("cards", card, "text", edition) if edition else ("cards", card, "text")
            mark = document.mark(path)
            if not isinstance(text, str):
                raise broken(file, mark.line, mark.column, _("A text should stand here."))
            batch.entries.append(
                Entry(
                    f"{card}@{edition}" if edition else str(card),
                    str(card),
                    text,
                    file,
                    spots_from(text, mark.line, (mark.column, mark.column)),
                    str(edition) or None,
                )
            )
    return batch


def _unknown(
    batch: Batch,
    document: Document,
    file: str,
    path: tuple[str, ...],
    row: dict[str, Any],
    known: tuple[str, ...],
) -> None:
    for key in row:
        if key not in known:
            line = document.mark((*path, key), at_key=True).line
            batch.notices.append(Notice(file, line, str(key)))


# --- a dominiontabs card database ---------------------------------------------------------


def read_dominiontabs(path: Path, lang: str) -> Batch:
    """A folder with `cards_db.json` and `<locale>/cards_<locale>.json`, or one such file."""
    file = _of_language(path, lang) if path.is_dir() else path
    source = read_source(file)
    lines = Lines(source)
    try:
        data = loads(source)
    except BrokenJson as problem:
        line, column = lines.spot(problem.offset)
        raise broken(str(file), line, column, _("This is not well-formed JSON.")) from None
    if not isinstance(data, dict):
        raise broken(str(file), 1, 1, _("Here an object with one entry a card should stand."))
    batch = Batch()
    for tag, row in data.items():
        line, column = lines.spot(tag.offsets[0])
        if not isinstance(row, dict):
            raise broken(
                str(file), line, column, _("Here an object with one entry a card should stand.")
            )
        text = row.get("description", "")
        if not isinstance(text, str):
            raise broken(str(file), line, column, _("A text should stand here."))
        for key in row:
            if key not in ("name", "description", "extra"):
                batch.notices.append(Notice(str(file), lines.spot(key.offsets[0])[0], str(key)))
        if isinstance(text, Text) and text.strip():
            batch.entries.append(
                Entry(str(tag), str(tag), text, str(file), spots_of_json(text, lines))
            )
    return batch


def _of_language(path: Path, lang: str) -> Path:
    for locale in LOCALES[lang]:
        file = path / locale / f"cards_{locale}.json"
        if file.is_file():
            return file
    raise Usage(
        _(
            "“%(file)s” holds no card texts in this language (%(wanted)s).",
            file=shown(path),
            wanted=", ".join(f"{x}/cards_{x}.json" for x in LOCALES[lang]),
        )
    )
