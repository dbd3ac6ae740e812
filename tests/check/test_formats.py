"""The files a translator may hand over: read alike, and refused with a place when broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.check.formats import load
from tools.check.json_places import BrokenJson, loads
from tools.errors import Usage

TEXT = "+2 Karten\nLege „eine“ Karte ab."


def jsonl(path: Path) -> Path:
    row = {"card": "moat", "text": TEXT, "id": "t1", "colour": "blue"}
    made = path / "texts.jsonl"
    made.write_text("\n" + json.dumps(row) + "\n", encoding="utf-8")
    return made


def table(path: Path) -> Path:
    made = path / "texts.csv"
    made.write_text(f'id;card;text;colour\nt1;moat;"{TEXT}";blue\n', encoding="utf-8")
    return made


def gettext_file(path: Path) -> Path:
    made = path / "texts.po"
    escaped = TEXT.replace("\n", "\\n")
    made.write_text(
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
        f'msgctxt "moat"\nmsgid "+2 Cards"\nmsgstr "{escaped}"\n',
        encoding="utf-8",
    )
    return made


def own_yaml(path: Path) -> Path:
    made = path / "texts.yaml"
    lines = "\n".join(f"        {line}" for line in TEXT.split("\n"))
    made.write_text(
        f'lang: de\nset: base\ncolour: blue\ncards:\n  moat:\n    text:\n      "1": |\n{lines}\n',
        encoding="utf-8",
    )
    return made


def database(path: Path) -> Path:
    (path / "de").mkdir()
    (path / "cards_db.json").write_text("[]", encoding="utf-8")
    rows = {"moat": {"name": "x", "description": TEXT}, "other": {"name": "no text"}}
    (path / "de" / "cards_de.json").write_text(
        json.dumps(rows, indent=2, ensure_ascii=False), encoding="utf-8"
    )
    return path


@pytest.mark.parametrize("make", [jsonl, table, gettext_file, own_yaml, database])
def test_every_format_gives_the_same_entry(make: object, tmp_path: Path) -> None:
    path = make(tmp_path)  # type: ignore[operator]  # one of the makers above
    batch = load(path, None, "de")
    [entry] = batch.entries
    assert entry.card == "moat"
    assert entry.text.rstrip() == TEXT
    file = Path(entry.file).read_text(encoding="utf-8").split("\n")
    line, column = entry.spot(TEXT.index("Karte ab"))
    assert file[line - 1][column - 1 :].startswith("Karte ab")


@pytest.mark.parametrize("make", [jsonl, table, own_yaml])
def test_fields_that_are_not_known_are_said(make: object, tmp_path: Path) -> None:
    batch = load(make(tmp_path), None, "de")  # type: ignore[operator]
    assert [n.field for n in batch.notices] == ["colour"]


BROKEN = {
    "empty.jsonl": (b"", "empty"),
    "half.jsonl": (b'{"card": "moat", "text": "x"', ":1:"),
    "list.jsonl": (b'["moat"]', ":1:1"),
    "nocard.jsonl": (b'{"text": "x"}', "card"),
    "latin.jsonl": ('{"card": "moat", "text": "für"}'.encode("latin-1"), "UTF-8"),
    "binary.jsonl": (b"\x00\x01\x02", "not a text file"),
    "nocolumn.csv": (b"card,words\nmoat,x\n", "text"),
    "fields.csv": (b"card,text\nmoat\n", ":2:"),
    "open.csv": (b'card,text\nmoat,"x\n', "CSV"),
    "broken.po": (b'msgid "a\nmsgstr "b"\n', "PO"),
    "broken.yaml": (b"cards: [", "YAML"),
    "nocards.yaml": (b"lang: de\n", "cards"),
    "notext.yaml": (b"cards:\n  moat: {name: x}\n", "text"),
    "unknown.txt": (b"x", "--input"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_files_are_refused_with_their_place(name: str, tmp_path: Path) -> None:
    raw, said = BROKEN[name]
    path = tmp_path / name
    path.write_bytes(raw)
    with pytest.raises(Usage) as problem:
        load(path, None, "de")
    assert said in problem.value.message


def test_a_missing_file_and_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(Usage):
        load(tmp_path / "nothing.csv", None, "de")
    with pytest.raises(Usage):
        load(tmp_path, None, "de")


def test_json_strings_know_their_places() -> None:
    source = '{"a": "x\\ny\\u00fc\\ud83d\\ude00z"}'
    text = loads(source)["a"]
    assert text == "x\nyü😀z"
    assert [source[o] for o in text.offsets] == ["x", "\\", "y", "\\", "\\", "z", '"']
    assert loads(' [1, -2.5e3, true, null, {}, [], "" ] ') == [1, -2500.0, True, None, {}, [], ""]


@pytest.mark.parametrize("source", ["", "{", '{"a"}', '{"a": }', "[1,]", '"open', "[1] 2", "nul"])
def test_broken_json_has_an_offset(source: str) -> None:
    with pytest.raises(BrokenJson) as problem:
        loads(source)
    assert 0 <= problem.value.offset <= len(source)
