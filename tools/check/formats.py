"""The files a translator may hand over, each read into the same entries.

The format is told by the extension or by `--input`. A file that cannot be read at all is a
usage error with its place; nothing is guessed and nothing is written.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tools.check.entries import Batch, Entry, Lines, Notice, spots_from, spots_of_json
from tools.check.json_places import BrokenJson, Text, loads
from tools.check.source import broken, read_source, refuse_misfits, shown
from tools.check.structured import read_dominiontabs, read_po_file, read_yaml_file
from tools.errors import Usage
from tools.i18n import _

FORMATS = ("jsonl", "csv", "po", "yaml", "dominiontabs")
EXTENSIONS = {
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".csv": "csv",
    ".tsv": "csv",
    ".po": "po",
    ".yaml": "yaml",
    ".yml": "yaml",
}
FIELDS = ("card", "text", "id", "edition", "lang")
"""Fields of a row in JSON Lines and CSV; others are reported."""


def load_all(paths: Iterable[Path], form: str | None, lang: str) -> Batch:
    """The texts of several files or folders, no two under the same id."""
    whole = Batch()
    for path in paths:
        batch = load(path, form, lang)
        whole.entries += batch.entries
        whole.notices += batch.notices
    _tell_apart(whole)
    return whole


def load(path: Path, form: str | None, lang: str) -> Batch:
    """The texts of a file or folder."""
    form = form or told_format(path)
    if form == "dominiontabs":
        batch = read_dominiontabs(path, lang)
    else:
        reader: Callable[[str, str, str], Batch] = {
            "jsonl": _jsonl,
            "csv": _csv,
            "po": read_po_file,
            "yaml": read_yaml_file,
        }[form]
        batch = reader(read_source(path), str(path), lang)
    refuse_misfits(batch.entries)
    if not batch.entries:
        raise Usage(
            _(
                "“%(file)s” holds no card texts in this language (%(wanted)s).",
                file=shown(path),
                wanted=lang,
            )
        )
    return batch


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
                file=shown(path),
                formats=", ".join(FORMATS),
            )
        )
    return found


def _tell_apart(batch: Batch) -> None:
    """Ids name texts in suppressions and baselines, so each is given once: an id that the file
    uses again gets a number, and the file's author is told if it was theirs."""
    used: Counter[str] = Counter()
    for number, entry in enumerate(batch.entries):
        own = entry.id
        used[own] += 1
        if used[own] == 1:
            continue
        while (made := f"{own}#{used[own]}") in used:
            used[own] += 1
        used[made] += 1
        if entry.named:
            batch.notices.append(Notice(entry.file, entry.spot(0)[0], own, "duplicate-id"))
        batch.entries[number] = replace(entry, id=made)


def _row(batch: Batch, entry: Entry, said: str, lang: str) -> None:
    """A row that says it is in another language is left out, and that is said."""
    if said and said.lower() != lang:
        line = entry.spot(0)[0]
        batch.notices.append(Notice(entry.file, line, said, "other-language"))
    else:
        batch.entries.append(entry)


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
            raise broken(
                file, number, problem.offset + 1, _("This is not well-formed JSON.")
            ) from None
        if not isinstance(row, dict):
            raise broken(file, number, 1, _("Here an object with “card” and “text” should stand."))
        card, text = _wanted(row, "card", file, number), _wanted(row, "text", file, number)
        identity = _plain(row, "id")
        entry = Entry(
            identity or str(card),
            card,
            text,
            file,
            spots_of_json(text, lines, shift),
            _plain(row, "edition"),
            named=identity is not None,
        )
        _row(batch, entry, _plain(row, "lang") or "", lang)
        batch.notices += [Notice(file, number, str(key)) for key in row if key not in FIELDS]
    return batch


def _wanted(row: dict[str, Any], key: str, file: str, line: int) -> Text:
    value = row.get(key)
    if not isinstance(value, Text):
        raise broken(file, line, 1, _("“%(key)s” is missing here.", key=key))
    return value


def _plain(row: dict[str, Any], key: str) -> str | None:
    """Numbers are taken for words here: `"id": 7`, `"edition": 2`."""
    value = row.get(key)
    return None if value is None or value == "" else str(value)


# --- CSV ------------------------------------------------------------------------------


def _csv(source: str, file: str, lang: str) -> Batch:
    batch = Batch()
    sample = source.lstrip("\n").split("\n", 1)[0]
    delimiter = max(",;\t", key=sample.count)
    reader = csv.reader(io.StringIO(source, newline=""), delimiter=delimiter, strict=True)
    raw = source.split("\n")
    try:
        header = _header(next(row for row in reader if row), file, reader.line_num)
        batch.notices = [Notice(file, 1, name) for name in header if name not in FIELDS]
        line = reader.line_num + 1
        for row in reader:
            if any(cell.strip() for cell in row):
                if len(row) != len(header):
                    said = _(
                        "This row has %(n)s fields, the header has %(m)s.",
                        n=len(row),
                        m=len(header),
                    )
                    raise broken(file, line, 1, said)
                cells = dict(zip(header, row, strict=True))
                _row(batch, _cells(cells, file, line, raw), cells.get("lang", "").strip(), lang)
            line = reader.line_num + 1
    except csv.Error as problem:
        raise broken(
            file, reader.line_num, 1, _("This is not well-formed CSV: %(why)s.", why=str(problem))
        ) from None
    return batch


def _header(row: list[str], file: str, line: int) -> list[str]:
    header = [name.strip().lower() for name in row]
    for key in ("card", "text"):
        if key not in header:
            raise broken(
                file,
                line,
                1,
                _("The header has no column “%(key)s”. It needs: card, text.", key=key),
            )
    for name in header:
        if header.count(name) > 1:
            raise broken(file, line, 1, _("The header has the column “%(key)s” twice.", key=name))
    return header


def _cells(cells: dict[str, str], file: str, line: int, raw: list[str]) -> Entry:
    text = cells["text"]
    first = text.split("\n")[0].replace('"', '""')
    column = raw[line - 1].find(first) + 1
    identity = cells.get("id", "").strip()
    card = cells["card"].strip()
    return Entry(
        identity or card,
        card,
        text,
        file,
        spots_from(text, line, (max(column, 1), 1)),
        cells.get("edition", "").strip() or None,
        named=bool(identity),
    )
