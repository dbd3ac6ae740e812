"""`cardspec check` as people use it, wrongly too: exit codes, places, what is put aside."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from cardspec.cards import load_library
from cardspec.languages import LANGUAGES
from tools.check import playing
from tools.check.playing import Played, Task
from tools.cli import run

WRONG = {"card": "village", "text": "+1 Karte\n+1 Aktion", "id": "v"}


@pytest.fixture(autouse=True)
def _somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(arguments)
    caught = capsys.readouterr()
    assert "Traceback" not in caught.err + caught.out
    return code, caught.out, caught.err


def jsonl(name: str, *rows: object) -> str:
    Path(name).write_text("\n".join(json.dumps(row) for row in rows) + "\n", encoding="utf-8")
    return name


def long_text() -> bytes:
    return json.dumps({"card": "moat", "text": "+2 Karten\n" * 1100}).encode()


PO = b'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n%s\n'

# file, its bytes, further arguments, words on the error stream
REFUSED: list[tuple[str, bytes, list[str], str]] = [
    ("a.jsonl", b'\n{"card": "moat", "text": "a\\u0007b"}', [], "a.jsonl:2:28: "),
    ("a.jsonl", b'{"card": "moat", "text": "a\x07b"}', [], "[control-character]"),
    ("a.jsonl", b'{"card": "moat", "text": "a\\ud800b"}', [], "a.jsonl:1:28: "),
    ("a.jsonl", b'{"card": "moat", "text": "x", "id": "\\u001b[31m"}', [], "a.jsonl:1:27: "),
    ("a.jsonl", long_text(), [], "a.jsonl:1:27: The text is too long"),
    ("a.jsonl", b'{"card": "moat", "text": "x", "id": ' + b"9" * 5000 + b"}", [], ":1:37"),
    ("a.jsonl", '{"card": "moat", "text": "für"}'.encode("cp1252"), [], "a.jsonl:1:28: "),
    ("a.jsonl", '{"card": "moat"}'.encode("utf-16"), [], "UTF-16"),
    ("a.jsonl", b'{"card": "moat", "text": "x", "edition": 9}', [], "no edition “9”"),
    ("a.jsonl", b'{"card": "moat", "text": "x", "lang": "pl"}', [], "no card texts"),
    ("a.jsonl", b'{"card": "moat", "text": "x"}', ["--edition", "9"], "no edition “9”"),
    ("a.jsonl", b'{"card": "moat", "text": "x"}', ["--input", "csv"], "no column “card”"),
    ("a.jsonl", b'{"card": "moat", "text": "x"}', ["--input", "xml"], "is not one of"),
    ("a.jsonl", b'{"card": "moat", "text": "x"}', ["--format", "html"], "is not one of"),
    ("a.jsonl", b'{"card": "moat", "text": "x"}', ["--baseline", "no.json"], "no.json"),
    ("a.jsonl", b'{"card": "moat", "text": "x"}', ["--suppressions", "no.yaml"], "no.yaml"),
    ("a.csv", b"id,text\n1,x\n", [], "a.csv:1:1: The header has no column “card”"),
    ("a.csv", b"card,text,text\nmoat,x,y\n", [], "a.csv:1:1: The header has the column"),
    ("a.csv", b'card,text\nmoat,"+1 Karte\n\x0bx"\n', [], "a.csv:3:1: "),
    ("a.csv", b"card,text\nmoat,\0\n", [], "a.csv:2:6: "),
    ("a.csv", b"card,text\n", [], "no card texts"),
    ("a.po", PO % b'msgctxt "moat"\nmsgid "x"\nmsgstr "a', [], "a.po:6:1: "),
    ("a.po", PO % b'"Language: pl\\n"\n', [], "a.po:4:1: "),
    ("a.po", PO % b'\nmsgctxt "moat"\nmsgid "x"\nmsgstr "a\x07"', [], "a.po:7:10: "),
    ("a.yaml", b"cards:\n  moat:\n    text: [\n", [], "a.yaml:4:1: "),
    ("a.yaml", b"cards:\n  moat:\n    text: a\x07\n", [], "a.yaml:3:12: "),
    ("a.yaml", b"lang: pl\ncards:\n  moat:\n    text: a\n", [], "a.yaml:1:1: "),
    ("cards_de.json", b'{"Moat": {"description": "a",}}', [], "cards_de.json:1:30: "),
    ("cards_de.json", b'{"Moat": "a"}', [], "cards_de.json:1:3: "),
    ("cards_de.json", b'{"Moat": {"description": 1}}', [], "cards_de.json:1:3: "),
    ("cards_db.json", b"[]", [], "cards_db.json:1:1: "),
    ("a.txt", b"+1 Karte", [], "--input"),
]


@pytest.mark.parametrize(
    ("name", "raw", "arguments", "said"), REFUSED, ids=[row[3] for row in REFUSED]
)
def test_what_cannot_be_checked_is_refused_with_its_place(
    capsys: pytest.CaptureFixture[str], name: str, raw: bytes, arguments: list[str], said: str
) -> None:
    Path(name).write_bytes(raw)
    more = [*arguments, "--write-baseline", "new.json"]
    code, out, err = call(capsys, "check", name, "--lang", "de", *more)
    assert (code, out) == (2, "")
    assert said in err
    assert os.listdir() == [name]  # nothing was written


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "check")[0] == 2
    assert call(capsys, "check", "nowhere.csv", "--lang", "de")[0] == 2
    assert call(capsys, "check", jsonl("a.jsonl", WRONG))[0] == 2  # no --lang
    assert call(capsys, "check", ".", "--lang", "de")[0] == 2


@pytest.mark.parametrize("markup", ["<br>", "<n>", "<line>", "\n", "<n><n>"])
def test_markup_in_whatever_file(capsys: pytest.CaptureFixture[str], markup: str) -> None:
    text = f"+1\N{THIN SPACE}Kauf{markup}+2 Coins"
    card = {"card": "woodcutter", "text": text}
    names = [jsonl("a.jsonl", card), "a.csv", "a.po", "a.yaml", "cards_de.json"]
    Path("a.csv").write_text(f'card,text\nwoodcutter,"{text}"\n', encoding="utf-8")
    said = json.dumps(text, ensure_ascii=False)
    Path("a.po").write_text(
        PO.decode() % f'\nmsgctxt "woodcutter"\nmsgid "x"\nmsgstr {said}', encoding="utf-8"
    )
    Path("a.yaml").write_text(f"cards:\n  woodcutter:\n    text: {said}\n", encoding="utf-8")
    Path("cards_de.json").write_text(
        json.dumps({"Woodcutter": {"name": "x", "description": text}}), encoding="utf-8"
    )
    for name in names:
        code, out, _ = call(capsys, "check", name, "--lang", "de")
        assert (code, out) == (0, "1 text: 1 the same.\n"), name


def test_several_files_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    """As pre-commit calls it."""
    paths = [jsonl("a.jsonl", WRONG), jsonl("b.jsonl", {"card": "village", "text": "+1 Karte"})]
    code, out, _ = call(capsys, "check", "--lang", "de", *paths)
    assert code == 1
    assert "  a.jsonl:1:" in out
    assert "  b.jsonl:1:" in out
    assert "2 texts: 2 different." in out


def test_rows_in_other_languages_and_ids_used_twice_are_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    polish = {"card": "village", "text": "+1 karta", "lang": "pl"}
    path = jsonl("a.jsonl", WRONG, polish, WRONG)
    _, out, _ = call(capsys, "check", path, "--lang", "de")
    assert "a.jsonl:2:1: warning: This text is in another language (pl)" in out
    assert "a.jsonl:3:1: warning: The id “v” is used more than once." in out
    assert "Dorf (v, v#2)" in out
    assert "2 texts: 2 different." in out


# --- what is put aside ----------------------------------------------------------------


def suppress(text: str, path: str = "cardspec-check.yaml") -> None:
    Path(path).write_text(text, encoding="utf-8")


def test_a_suppression_with_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    path = jsonl("a.jsonl", WRONG)
    suppress("suppress:\n  - {id: v, code: behaves-differently, reason: printed so in 2009}\n")
    code, out, _ = call(capsys, "check", path, "--lang", "de")
    assert (code, out) == (0, "1 text: 1 different. 1 finding is put aside.\n")


def test_a_suppression_that_is_not_needed_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    path = jsonl("a.jsonl", {**WRONG, "text": "+1 Karte\n+2 Aktionen"})
    suppress("suppress:\n  - {id: v, code: behaves-differently, reason: old}\n", "s.yaml")
    code, out, _ = call(capsys, "check", path, "--lang", "de", "--suppressions", "s.yaml")
    assert code == 0
    assert "s.yaml:2:1: warning: The suppression for “v”" in out
    assert "put aside" not in out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("suppress:\n  - {id: v, code: behaves-differently}\n", ":2:5: “reason” is missing"),
        ("suppress:\n  - {id: v, code: behaves-differently, reason: ' '}\n", "“reason”"),
        ("suppress:\n  - {id: v, code: nonsense, reason: x}\n", "no finding code “nonsense”"),
        ("suppress:\n  - v\n", ":2:5: “id” is missing"),
        ("other: []\n", "“suppress” is missing"),
        ("suppress: [\n", "cardspec-check.yaml:2:1"),
    ],
)
def test_suppressions_that_are_not_in_order(
    capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    path = jsonl("a.jsonl", WRONG)
    suppress(text)
    code, _, err = call(capsys, "check", path, "--lang", "de")
    assert code == 2
    assert said in err


def test_a_baseline_holds_until_the_text_changes(capsys: pytest.CaptureFixture[str]) -> None:
    path = jsonl("a.jsonl", WRONG)
    asked = ("check", path, "--lang", "de")
    code, out, _ = call(capsys, *asked, "--write-baseline", "old.json")
    assert (code, out) == (0, "Baseline with 1 finding written.\n")
    assert call(capsys, *asked, "--baseline", "old.json")[0] == 0
    jsonl("a.jsonl", {"card": "smithy", "text": "+3 Karten"}, WRONG)
    assert call(capsys, *asked, "--baseline", "old.json")[0] == 0  # only moved
    jsonl("a.jsonl", {**WRONG, "text": "+2 Karten\n+1 Aktion"})
    assert call(capsys, *asked, "--baseline", "old.json")[0] == 1


@pytest.mark.parametrize("raw", [b"", b"[]", b"{}", b'{"findings": [1]}', b"\xff"])
def test_what_is_no_baseline(capsys: pytest.CaptureFixture[str], raw: bytes) -> None:
    Path("old.json").write_bytes(raw)
    path = jsonl("a.jsonl", WRONG)
    code, _, err = call(capsys, "check", path, "--lang", "de", "--baseline", "old.json")
    assert code == 2
    assert "not a baseline" in err


# --- watching, and how long it takes --------------------------------------------------


def test_watch_checks_again_on_save_and_survives_a_broken_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = jsonl("a.jsonl", WRONG)
    saves = iter(['{"card"', json.dumps({**WRONG, "text": "+1 Karte\n+2 Aktionen"})])

    def save(_: float) -> None:
        """What the user does while the command sleeps; in the end they stop it."""
        text = next(saves, None)
        if text is None:
            raise KeyboardInterrupt
        Path(path).write_text(text, encoding="utf-8")

    monkeypatch.setattr("tools.check_command.time.sleep", save)
    code, out, err = call(capsys, "check", path, "--lang", "de", "--watch")
    assert code == 0
    assert "1 text: 1 different." in out
    assert out.endswith("1 text: 1 the same.\n")
    assert "a.jsonl:1:8: This is not well-formed JSON." in err


def test_what_has_been_played_is_not_played_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a file that was saved again only the texts that are new."""
    path = jsonl("a.jsonl", WRONG)
    new = {"card": "smithy", "text": "+2 Karten", "id": "s"}
    saves = iter([[WRONG, new]])
    played: list[str] = []
    as_before = playing.play

    def save(_: float) -> None:
        rows = next(saves, None)
        if rows is None:
            raise KeyboardInterrupt
        jsonl("a.jsonl", *rows)

    def play(task: Task, *rest: Any) -> Played:
        played.append(task.card)
        return as_before(task, *rest)

    monkeypatch.setattr("tools.check_command.time.sleep", save)
    monkeypatch.setattr("tools.check.playing.play", play)
    call(capsys, "check", path, "--lang", "de", "--watch")
    assert played == ["village", "smithy"]


def test_only_cards_of_a_set(capsys: pytest.CaptureFixture[str]) -> None:
    rows = (WRONG, {"card": "baron", "text": "+1 Kauf"}, {"card": "nobody", "text": "+1 Kauf"})
    asked = ("check", jsonl("a.jsonl", *rows), "--lang", "de")
    code, out, _ = call(capsys, *asked, "--set", "Intrigue")
    assert code == 1
    assert "Dorf" not in out
    assert out.endswith(
        "1 text: 1 different. 2 texts of other sets or unknown cards were left out.\n"
    )
    code, _, err = call(capsys, *asked, "--set", "intriguo")
    assert code == 2
    assert "There is no set “intriguo”. Is “intrigue” meant?" in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_150_texts_are_checked_in_time(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    cards = list(load_library().cards.values())
    rows = [
        {"card": card.id, "text": card.text(lang), "id": f"{card.id}-{n}"}
        for n in range(3)
        for card in cards
    ][:150]
    start = time.perf_counter()
    code, out, _ = call(capsys, "check", jsonl("a.jsonl", *rows), "--lang", lang)
    assert (code, out) == (0, "150 texts: 150 the same.\n")
    assert time.perf_counter() - start < 10
