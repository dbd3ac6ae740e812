"""The command line as people use it wrongly: one plain sentence, the right exit code, and
never a traceback."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.cli import run

GOOD = "+1 Karte\n+1 Aktion"


class _Stdin:
    def __init__(self, raw: bytes) -> None:
        self.buffer = io.BytesIO(raw)


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(arguments)
    caught = capsys.readouterr()
    assert "Traceback" not in caught.err + caught.out
    return code, caught.out, caught.err


# arguments, exit code, words on the error stream
USAGE = [
    ([], 2, ""),
    (["--help"], 0, ""),
    (["--version"], 0, ""),
    (["bogus"], 2, "No such command 'bogus'"),
    (["--bogus"], 2, "No such option"),
    (["--ui-lang", "fr", "parse"], 2, "is not one of"),
    (["parse"], 2, "--lang"),
    (["parse", "--lang", "de"], 2, "Give a text"),
    (["parse", "--lang", "fr", "x"], 2, "is not one of 'de', 'pl', 'nl'"),
    (["parse", "--lang", "de", "--format", "xml", "x"], 2, "is not one of"),
    (["parse", "--lang", "de", "nowhere.txt"], 2, "no file “nowhere.txt”"),
    (["parse", "--lang", "de", "folder/nowhere"], 2, "no file"),
    (["parse", "--lang", "de", "/"], 2, "is a folder"),
    (["parse", "--lang", "de", "+1 \udcffKarte"], 2, "not UTF-8"),
    (["parse", "--lang", "de", "x" * 200_000], 2, "larger than 100 kB"),
    (["verify", "--set", "intriguo"], 2, "Is “intrigue” meant?"),
    (["verify", "--set", "zzzzz"], 2, "There are: "),
    (["verify", "--lang", "en"], 2, "is not one of"),
    (["verify", "extra"], 2, "unexpected extra argument"),
    (["play"], 2, "--lang"),
    (["play", "--lang", "de", "--kingdom", "nowhere"], 2, "There is no recommended set"),
    (["play", "--lang", "de", "--kingdom", "victory-danse"], 2, "Nearest: victory-dance"),
    (["play", "--lang", "de", "--players", "1"], 2, "not in the range"),
    (["play", "--lang", "de", "--players", "9"], 2, "not in the range"),
    (["play", "--lang", "de", "--players", "two"], 2, "not a valid integer"),
    (["play", "--lang", "de", "--seed", "x"], 2, "not a valid integer"),
]


@pytest.mark.parametrize(("arguments", "code", "words"), USAGE)
def test_usage(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, words: str
) -> None:
    found, out, err = call(capsys, *arguments)
    assert found == code
    assert words in err
    if code:
        assert not out


def test_a_kingdom_that_lacks_cards_says_which(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    from cardspec import cards

    library = cards.load_library()
    poor = replace(library.kingdom("victory-dance"), missing=("cellar", "spy"))
    changed = replace(library, kingdoms={poor.id: poor})
    monkeypatch.setattr(cards, "load_library", lambda: changed)
    code, _, err = call(capsys, "play", "--lang", "de")
    assert code == 2
    assert "not there yet: cellar, spy" in err


FILES: list[tuple[bytes, int, str]] = [
    (b"", 1, "no text to read"),
    (b" \n\t\n", 1, "no text to read"),
    (b"\xef\xbb\xbf+1 Karte", 0, ""),
    ("Nimm 2 Käten".encode("latin-1"), 2, "not saved as UTF-8 (this character is perhaps “ä”)"),
    ("+1 Karte".encode("utf-16"), 2, "UTF-16"),
    (bytes(range(256)), 2, "not a text file"),
    (b"\x89PNG\r\n\x1a\n" + b"\0" * 64, 2, "not a text file"),
    (b"+1 Karte\n" * 20_000, 2, "larger than 100 kB"),
    (b"+1 Karte\r\n+1 Aktion\r\n", 0, ""),
]


@pytest.mark.parametrize(("raw", "code", "words"), FILES)
@pytest.mark.parametrize("way", ["file", "stdin"])
def test_files(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    raw: bytes,
    code: int,
    words: str,
    way: str,
) -> None:
    path = tmp_path / "karte.txt"
    path.write_bytes(raw)
    monkeypatch.setattr(sys, "stdin", _Stdin(raw))
    found, out, err = call(capsys, "parse", "--lang", "de", str(path) if way == "file" else "-")
    assert found == code
    assert words in out + err


def test_an_unreadable_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "karte.txt"
    path.write_text("x")

    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    code, _, err = call(capsys, "parse", "--lang", "de", str(path))
    assert code == 2
    assert "it is not allowed" in err


def test_a_dangling_link_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    link = tmp_path / "karte"
    link.symlink_to(tmp_path / "nowhere")
    assert call(capsys, "parse", "--lang", "de", str(link))[0] == 2


def test_long_garbage_gets_an_answer(capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("(" * 900, "und " * 900, "\x00", "a\x07b", "{{}}%s%(word)s", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢"):
        code, out, err = call(capsys, "parse", "--lang", "de", "--", text)
        assert code in (1, 2), text
        assert out or err


def test_parse_shows_an_outline_with_the_printed_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "parse", "--lang", "de", GOOD)
    assert code == 0
    assert "+1 action   “+1 Aktion”" in out


def test_words_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "parse", "--lang", "de", "+1", "Karte")[0] == 0


def test_languages_in_capitals_are_languages_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Karta" in call(capsys, "parse", "--lang", "DE", "--ui-lang", "PL", GOOD)[1].title()


def test_parse_gives_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "parse", "--lang", "de", "--format", "json", GOOD)
    told = json.loads(out)
    assert (code, told["ok"], told["findings"]) == (0, True, [])
    assert told["tree"]["node"] == "CardText"


def test_a_finding_is_shown_with_a_caret_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "parse", "--lang", "de", "+1 Kerte")
    assert code == 1
    assert "text:1:4: The word “Kerte” is not known." in out
    assert "    |    ^^^^^" in out
    code, out, _ = call(capsys, "parse", "--lang", "de", "--format", "json", "+1 Kerte")
    assert code == 1
    assert json.loads(out)["findings"][0]["code"] == "unknown-word"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("de", "ist nicht bekannt"), ("pl", "jest nieznane"), ("nl", "is niet bekend")],
)
def test_findings_speak_the_users_language(
    capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
    assert words in call(capsys, "parse", "--lang", "de", "--ui-lang", lang, "+1 Kerte")[1]


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "Es gibt keinen Befehl"), ("pl", "Nie ma polecenia")]
)
def test_usage_errors_speak_the_users_language(
    capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
    assert words in call(capsys, "--ui-lang", lang, "bogus")[2]


def test_broken_card_data_is_told_with_its_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardspec import cards
    from cardspec.data_errors import Mark

    def broken() -> None:
        raise cards.CardDataError(
            "data-duplicate-key", "cardspec/data/de/base.yaml", Mark(7, 3), key="moat", first=2
        )

    monkeypatch.setattr(cards, "load_library", broken)
    code, _, err = call(capsys, "play", "--lang", "de", "--ui-lang", "pl")
    assert code == 2
    assert err.startswith("cardspec/data/de/base.yaml:7:3: „moat” stoi tu po raz drugi")


def test_an_interrupt_is_quiet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tools import texts

    def interrupted(_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(texts, "given_text", interrupted)
    assert call(capsys, "parse", "--lang", "de", "x")[0] == 2


def cardspec(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    import os

    return subprocess.run(
        [sys.executable, "-m", "tools.cli", *arguments],
        capture_output=True,
        check=False,
        env={**os.environ, **environment},
    )


def test_a_pipe_has_no_colour_and_unbroken_lines() -> None:
    done = cardspec("parse", "--lang", "de", "Lege eine Karte aus deiner Hand ab. " * 12)
    assert b"\x1b[" not in done.stdout
    assert done.returncode in (0, 1)


def test_a_terminal_that_knows_no_unicode_gets_stand_ins() -> None:
    for text, code in (("+1 Kerte", 1), ("+1 Karte", 0)):
        done = cardspec("parse", "--lang", "de", text, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
        assert done.returncode == code
        assert b"Traceback" not in done.stderr


def test_help_loads_no_library_it_does_not_need() -> None:
    code = (
        "import sys; from tools.cli import run; run(['--help']);"
        "print([m for m in ('rich', 'lark', 'yaml', 'jsonschema', 'pytest', 'babel') "
        "if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")
