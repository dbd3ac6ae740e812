"""The catalogues: complete, in step with the code, compiled, and with every plural form."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from tools.catalogs import (
    CLICK,
    CLICK_PLURALS,
    TRANSLATED,
    message_ids,
    mo_bytes,
    po_file,
    po_text,
    read_catalog,
)
from tools.i18n import Words, activate, choose_language, words

IDS = list(dict.fromkeys(message_ids()))
PLACES = re.compile(r"%\((\w+)\)[+\d]*[sd]|\{(\w+)[^}]*\}")


def test_there_are_messages_of_every_source() -> None:
    flat = [m if isinstance(m, str) else m[0] for m in IDS]
    for sample in (
        "The file is empty.",
        "a whole number",
        "Usage:",
        "from the hand",
        "+%(n)s coin",
    ):
        assert sample in flat


@pytest.mark.parametrize("lang", TRANSLATED)
def test_po_files_are_up_to_date(lang: str) -> None:
    assert po_file(lang).read_bytes() == po_text(lang), "run `make catalogs` and translate"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_mo_files_are_up_to_date(lang: str) -> None:
    compiled = po_file(lang).with_suffix(".mo").read_bytes()
    assert compiled == mo_bytes(lang), "run `make catalogs`"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_message_is_translated_with_all_its_places(lang: str) -> None:
    catalog = read_catalog(lang)
    for message_id in IDS:
        one = message_id if isinstance(message_id, str) else message_id[0]
        found = catalog.get(one)
        assert found is not None, one
        strings = [found.string] if isinstance(found.string, str) else list(found.string or ())
        assert all(strings), f"{lang}: not translated: {one}"
        if not isinstance(message_id, str):
            assert len(strings) == catalog.num_plurals, one
        known = set(_places(" ".join([message_id] if isinstance(message_id, str) else message_id)))
        for string in strings:
            assert set(_places(string)) <= known, string
            if "%(" in one:
                assert set(_places(string)) == set(_places(one)), string


def _places(text: str) -> list[str]:
    return [a or b for a, b in PLACES.findall(text)]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_babel_finds_no_fault(lang: str) -> None:
    faults = [(m.id, list(m.check(read_catalog(lang)))) for m in read_catalog(lang) if m.id]
    assert not [(id_, errors) for id_, errors in faults if errors]


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [
        ("pl", 1, "1 punkt"),
        ("pl", 2, "2 punkty"),
        ("pl", 5, "5 punktów"),
        ("pl", 12, "12 punktów"),
        ("pl", 22, "22 punkty"),
        ("pl", 0, "0 punktów"),
        ("de", 1, "1 Punkt"),
        ("de", 0, "0 Punkte"),
        ("nl", 2, "2 punten"),
        ("en", 1, "1 point"),
        ("en", 3, "3 points"),
    ],
)
def test_plural_forms(lang: str, n: int, said: str) -> None:
    assert Words(lang).count("%(n)s point", "%(n)s points", n) == said


def test_clicks_sentences_are_really_clicks() -> None:
    folder = Path(click.__file__).parent
    source = "".join(p.read_text(encoding="utf-8") for p in folder.glob("*.py"))
    source = re.sub(r'"\s*\n\s*"', "", source)
    for sentence in (*CLICK, *(one for one, _many in CLICK_PLURALS)):
        assert sentence.replace("\n", "\\n").replace("\t", "\\t") in source, sentence


@pytest.mark.parametrize(
    ("arguments", "environment", "chosen"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "de-AT"}, "de"),
        ([], {"LANG": "fr_FR"}, "en"),
        ([], {"LC_ALL": "nl_NL", "LANG": "pl_PL"}, "nl"),
        ([], {"CARDSPEC_LANG": "de", "LC_ALL": "nl_NL"}, "de"),
        (["--ui-lang", "pl"], {"LANG": "de"}, "pl"),
        (["--ui-lang", "PL"], {"LANG": "de"}, "pl"),
        (["parse", "--ui-lang=nl", "x"], {"LANG": "de"}, "nl"),
        (["--ui-lang"], {"LANG": "de"}, "de"),
        (["parse", "--", "--ui-lang", "pl"], {"LANG": "de"}, "de"),
        (["--ui-lang", "xx"], {"LANG": "de"}, "de"),
        ([], {"LANG": "C"}, "en"),
    ],
)
def test_the_users_language(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], environment: dict[str, str], chosen: str
) -> None:
    for name in ("CARDSPEC_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language(arguments) == chosen


def test_activating_changes_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    activate("pl")
    assert words().say("End of the game") == "Koniec gry"
    activate("en")
    assert words().say("End of the game") == "End of the game"
