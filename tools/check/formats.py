"""The files a translator may hand over, each read into the same entries.

The format is told by the extension or by `--input`. A file that cannot be read at all is a
usage error with its place; nothing is guessed and nothing is written.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardspec.data_errors import CardDataError
from cardspec.located import decode, parse_document
from tools.check.entries import Batch, Entry, Lines, Notice, Spot, spots_from, spots_of_json
from tools.check.json_places import BrokenJson, Text, loads
from tools.errors import Usage, clean
from tools.i18n import _, words
from tools.messages import data_sentence

FORMATS = ("jsonl", "csv", "po", "yaml", "dominiontabs")
EXTENSIONS = {
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".csv": "csv",
    ".po": "po",
    ".yaml": "yaml",
    ".yml": "yaml",
}
LARGEST = 20_000_000
LOCALES = {"de": ("de",), "nl": ("nl_nl", "nl"), "pl": ("pl", "pl_pl")}


def load(path: Path, form: str | None, lang: str) -> Batch:
    """The texts of a file or folder."""
    form = form or told_format(path)
    if form == "dominiontabs":
        return _dominiontabs(path, lang)
    source = _source(path)
    reader: Callable[[str, str, str], Batch] = {
        "jsonl": _jsonl,
        "csv": _csv,
        "po": _po,
        "yaml": _yaml,
    }[form]
    return reader(source, str(path), lang)


def told_format(path: Path) -> str:
    if path.is_dir():
        return "dominiontabs"
    found = EXTENSIONS.get(path.suffix.lower())
    if found is None:
        if path.name.startswith("cards_") and path.suffix == ".json":
            return "dominiontabs"
        raise Usage(
            _(
                "The format of “%(file)s” cannot be told from its name. Say it with --input: "
                "%(formats)s.",
                file=clean(str(path)),
                formats=", ".join(FORMATS),
            )
        )
    return found


def _source(path: Path) -> str:
    shown = clean(str(path))
    try:
        if path.is_dir():
            raise Usage(_("“%(file)s” is a folder, not a file.", file=shown))
        raw = path.read_bytes()
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        raise Usage(
            _("“%(file)s” cannot be read (%(reason)s).", file=shown, reason=reason)
        ) from None
    if len(raw) > LARGEST:
        raise Usage(
            _("“%(file)s” is larger than %(limit)s MB.", file=shown, limit=LARGEST // 1_000_000)
        )
    if not raw.strip():
        raise Usage(_("“%(file)s” is empty.", file=shown))
    if b"\0" in raw and not raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Usage(_("“%(file)s” is not a text file.", file=shown))
    try:
        return decode(raw, shown)
    except CardDataError as problem:
        raise _told(problem) from None


def _told(problem: CardDataError) -> Usage:
    return Usage(f"{problem.where}: {data_sentence(problem, words())}")


def _broken(file: str, line: int, column: int, what: str) -> Usage:
    return Usage(f"{clean(file)}:{line}:{column}: {what}")


# --- JSON Lines -----------------------------------------------------------------------


def _jsonl(source: str, file: str, lang: str) -> Batch:
    batch = Batch()
    lines = Lines(source)
    start = 0
    for number, line in enumerate(source.split("\n"), 1):
        shift, start = start, start + len(line) + 1
        if not line.strip():
            continue
        try:
            row = loads(line)
        except BrokenJson as problem:
            raise _broken(
                file, number, problem.offset + 1, _("This is not well-formed JSON.")
            ) from None
        if not isinstance(row, dict):
            raise _broken(file, number, 1, _("Here an object with “card” and “text” should stand."))
        card, text = _wanted(row, "card", file, number), _wanted(row, "text", file, number)
        identity = row.get("id")
        batch.entries.append(
            Entry(
                str(identity) if identity is not None else f"{file}:{number}",
                card,
                text,
                file,
                spots_of_json(text, lines, shift),
                _edition(row),
            )
        )
        unknown = [key for key in row if key not in ("card", "text", "id", "edition", "lang")]
        batch.notices += [Notice(file, number, str(key)) for key in unknown]
    return batch


def _wanted(row: dict[str, Any], key: str, file: str, line: int) -> Text:
    value = row.get(key)
    if not isinstance(value, Text):
        raise _broken(file, line, 1, _("“%(key)s” is missing here.", key=key))
    return value


def _edition(row: dict[str, Any]) -> str | None:
    value = row.get("edition")
    return None if value is None else str(value)


# --- CSV ------------------------------------------------------------------------------


def _csv(source: str, file: str, lang: str) -> Batch:
    batch = Batch()
    sample = source.split("\n", 1)[0]
    delimiter = max(",;\t", key=sample.count)
    reader = csv.reader(io.StringIO(source, newline=""), delimiter=delimiter, strict=True)
    raw = source.split("\n")
    try:
        header = [name.strip().lower() for name in next(reader)]
        columns = {name: i for i, name in enumerate(header)}
        for key in ("card", "text"):
            if key not in columns:
                raise _broken(
                    file,
                    1,
                    1,
                    _("The header has no column “%(key)s”. It needs: card, text.", key=key),
                )
        known = ("card", "text", "id", "edition", "lang")
        batch.notices = [Notice(file, 1, name) for name in header if name not in known]
        line = reader.line_num + 1
        for row in reader:
            if not any(cell.strip() for cell in row):
                line = reader.line_num + 1
                continue
            if len(row) != len(header):
                raise _broken(
                    file,
                    line,
                    1,
                    _(
                        "This row has %(n)s fields, the header has %(m)s.",
                        n=len(row),
                        m=len(header),
                    ),
                )
            text = row[columns["text"]].replace("\r\n", "\n")
            cell = raw[line - 1].find(text.split("\n")[0].replace('"', '""')) + 1
            identity = row[columns["id"]] if "id" in columns else ""
            edition = row[columns["edition"]].strip() if "edition" in columns else ""
            batch.entries.append(
                Entry(
                    identity or f"{file}:{line}",
                    row[columns["card"]].strip(),
                    text,
                    file,
                    spots_from(text, line, (max(cell, 1), 1)),
                    edition or None,
                )
            )
            line = reader.line_num + 1
    except StopIteration:
        raise Usage(_("“%(file)s” is empty.", file=clean(file))) from None
    except csv.Error as problem:
        raise _broken(
            file, reader.line_num, 1, _("This is not well-formed CSV: %(why)s.", why=str(problem))
        ) from None
    return batch


# --- gettext --------------------------------------------------------------------------


_PO_LINE = re.compile(
    r'\s*(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*)?"((?:[^"\\]|\\.)*)"\s*$'
)


def _po(source: str, file: str, lang: str) -> Batch:
    from babel.messages.pofile import PoFileError, read_po

    raw = source.split("\n")
    for number, line in enumerate(raw, 1):
        if line.strip() and not line.lstrip().startswith("#") and not _PO_LINE.match(line):
            raise _broken(file, number, 1, _("This is not a well-formed PO file."))
    try:
        catalog = read_po(io.BytesIO(source.encode()), abort_invalid=True)
    except (PoFileError, ValueError, UnicodeError, LookupError) as problem:
        number = int(getattr(problem, "lineno", 0) or 0) + 1
        raise _broken(file, number, 1, _("This is not a well-formed PO file.")) from None
    batch = Batch()
    for message in catalog:
        text = message.string if isinstance(message.string, str) else ""
        if not message.id or not text:
            continue
        identity = message.context or str(message.id)
        batch.entries.append(
            Entry(identity, identity, text, file, _po_spots(raw, message.lineno or 1))
        )
    return batch


def _po_spots(raw: list[str], line: int) -> Callable[[int], Spot]:
    """The places of the characters of a translation, escapes and broken lines included."""
    number = line
    while number < len(raw) and not raw[number - 1].lstrip().startswith("msgstr"):
        number += 1
    spots: list[Spot] = []
    while number <= len(raw):
        found = _PO_LINE.match(raw[number - 1])
        if not found or (spots and raw[number - 1].lstrip().startswith("msg")):
            break
        at = found.start(1)
        while at < found.end(1):
            spots.append((number, at + 1))
            at += 2 if raw[number - 1][at] == "\\" else 1
        last = (number, found.end(1) + 1)
        number += 1
    spots.append(last if spots else (line, 1))
    return lambda at: spots[min(at, len(spots) - 1)]


# --- our own YAML ---------------------------------------------------------------------


def _yaml(source: str, file: str, lang: str) -> Batch:
    try:
        document = parse_document(source.encode(), clean(file))
    except CardDataError as problem:
        raise _told(problem) from None
    batch = Batch()
    root = document.value
    cards = root.get("cards") if isinstance(root, dict) else None
    if not isinstance(cards, dict):
        raise _broken(file, 1, 1, _("“%(key)s” is missing here.", key="cards"))
    batch.notices += [
        Notice(file, document.mark((key,), at_key=True).line, str(key))
        for key in root
        if key not in ("lang", "set", "cards")
    ]
    for card, row in cards.items():
        texts = row.get("text") if isinstance(row, dict) else None
        if isinstance(texts, str):
            texts = {"": texts}
        if not isinstance(texts, dict):
            mark = document.mark(("cards", card), at_key=True)
            raise _broken(file, mark.line, mark.column, _("“%(key)s” is missing here.", key="text"))
        for edition, text in texts.items():
            path = ("cards", card, "text", edition) if edition else ("cards", card, "text")
            mark = document.mark(path)
            if not isinstance(text, str):
                raise _broken(file, mark.line, mark.column, _("A text should stand here."))
            identity = f"{card}@{edition}" if edition else str(card)
            batch.entries.append(
                Entry(
                    identity,
                    str(card),
                    text,
                    file,
                    spots_from(text, mark.line, (mark.column, mark.column)),
                    str(edition) or None,
                )
            )
    return batch


# --- a dominiontabs card database ---------------------------------------------------------


def _dominiontabs(path: Path, lang: str) -> Batch:
    """A folder with `cards_db.json` and `<locale>/cards_<locale>.json`, or one such file."""
    files = [path]
    if path.is_dir():
        files = [
            path / locale / f"cards_{locale}.json"
            for locale in LOCALES[lang]
            if (path / locale / f"cards_{locale}.json").is_file()
        ]
        if not files:
            raise Usage(
                _(
                    "“%(file)s” holds no card texts in this language (%(wanted)s).",
                    file=clean(str(path)),
                    wanted=", ".join(f"{x}/cards_{x}.json" for x in LOCALES[lang]),
                )
            )
    file = files[0]
    source = _source(file)
    lines = Lines(source)
    try:
        data = loads(source)
    except BrokenJson as problem:
        line, column = lines.spot(problem.offset)
        raise _broken(str(file), line, column, _("This is not well-formed JSON.")) from None
    if not isinstance(data, dict):
        raise _broken(str(file), 1, 1, _("Here an object with one entry a card should stand."))
    batch = Batch()
    for tag, row in data.items():
        text = row.get("description") if isinstance(row, dict) else None
        if isinstance(text, Text) and text.strip():
            batch.entries.append(
                Entry(str(tag), str(tag), text, str(file), spots_of_json(text, lines))
            )
    return batch
