"""Findings in words: the place as an editor counts it, carets below the words, no gaps."""

from __future__ import annotations

import re
import unicodedata

import pytest

from cardspec.findings import Code, Finding, Param
from grammar import LANGUAGES
from tools.codes import READING, SENTENCES, WORDLESS
from tools.i18n import UI_LANGUAGES, Words
from tools.messages import Place, as_json, parts_of_speech, plain, position, quote, sentence
from tools.reading import read_text

EN = Words("en")


def span_of(text: str, word: str) -> tuple[int, int]:
    start = text.index(word)
    return start, start + len(word)


@pytest.mark.parametrize(
    ("text", "word", "line", "carets"),
    [
        ("Lege 2 Kerten ab.", "Kerten", "Lege 2 Kerten ab.", "       ^^^^^^"),
        ("\tLege Kerten", "Kerten", "    Lege Kerten", "         ^^^^^^"),
        ("+1 Karte\n+2 Karte", "2 Karte", "+2 Karte", " ^^^^^^^"),
        ("日本 Kerten", "Kerten", "日本 Kerten", "     ^^^^^^"),
        ("weź 日本", "日本", "weź 日本", "    ^^^^"),
        ("a\u0301\u0328 Kerten", "Kerten", "a\u0301\u0328 Kerten", "  ^^^^^^"),
        ("eins\r\nzwei", "zwei", "zwei", "^^^^"),
        ("a\x1bb", "b", "a\ufffdb", "  ^"),
        ("a\u200bb", "b", "ab", " ^"),
    ],
)
def test_carets_stand_below_the_words(text: str, word: str, line: str, carets: str) -> None:
    found = quote(text, span_of(text, word))
    assert (found.line, found.carets) == (line, carets)


@pytest.mark.parametrize(
    ("span", "carets"),
    [((4, 4), "    ^"), ((0, 99), "^^^^"), ((99, 99), "    ^"), ((-5, 1), "^"), ((3, 1), "   ^")],
)
def test_odd_spans_still_point_somewhere(span: tuple[int, int], carets: str) -> None:
    assert quote("Lege", span).carets == carets


@pytest.mark.parametrize("start", [0, 40, 200, 395])
def test_long_lines_are_cut_around_the_words(start: int) -> None:
    text = "x" * start + "KERTEN" + "y" * (395 - start)
    found = quote(text, (start, start + 6))
    assert len(found.line) <= 80
    first, last = found.carets.index("^"), len(found.carets)
    assert found.line[first:last] == "KERTEN"


def test_a_span_over_several_lines_is_quoted_where_it_begins() -> None:
    assert quote("eins zwei\ndrei", (5, 14)).carets == "     ^^^^"


def test_columns_count_characters_and_not_accents() -> None:
    composed = "Weź kartę"
    decomposed = unicodedata.normalize("NFD", composed)
    place = Place("t")
    for text in (composed, decomposed):
        assert position(text, text.index("k"), place).column == 5


def test_a_text_inside_a_file_keeps_the_files_lines() -> None:
    at = position("+1 Karte\n+2 Karte", 10, Place("de.yaml", first_line=31, indent=8))
    assert (at.line, at.column) == (32, 10)


def test_every_code_has_a_sentence() -> None:
    assert set(READING) == set(Code)


FULL: dict[str, Param] = {
    "word": "Kerten",
    "verb": "legt",
    "role": "object",
    "expected": ("NOUN", "NUM"),
    "suggestions": ("Karten",),
    "limit": 5,
    "asked": "de",
    "language": "pl",
}


@pytest.mark.parametrize("lang", UI_LANGUAGES)
@pytest.mark.parametrize("code", list(Code))
def test_sentences_are_whole_in_every_language(code: Code, lang: str) -> None:
    samples: list[dict[str, Param]] = [FULL, {}, {"word": ""}]
    for params in samples:
        said = sentence(Finding(code, (0, 1), dict(params)), Words(lang))
        assert said
        assert "%" not in said
        if params:
            assert "…" not in said or code is Code.TOO_LONG or not params["word"]


@pytest.mark.parametrize("lang", ["de", "pl", "nl"])
def test_sentences_are_translated(lang: str) -> None:
    words = Words(lang)
    for template in {*SENTENCES.values(), *WORDLESS.values()}:
        assert words.say(template) != template


def test_unknown_word_suggests_the_nearest() -> None:
    found = Finding(Code.UNKNOWN_WORD, (0, 6), {"word": "Kerten", "suggestions": ("Karten",)})
    assert sentence(found, EN) == "The word “Kerten” is not known. Perhaps this is meant: “Karten”."
    assert "„Karten”" in sentence(found, Words("pl"))


def test_expected_parts_come_in_words_and_once() -> None:
    assert parts_of_speech(("TRUNC", "NUM", "NOUN", "ZZZ"), EN) == "a noun, a number"


def test_plain_and_json_say_the_same() -> None:
    text = "+1 Karte\nLege 2 Kerten ab."
    found = Finding(Code.UNKNOWN_WORD, span_of(text, "Kerten"), {"word": "Kerten"})
    shown = plain(found, text, Place("karte.txt"), EN)
    assert shown.splitlines() == [
        "karte.txt:2:8: The word “Kerten” is not known. [unknown-word]",
        "  2 | Lege 2 Kerten ab.",
        "    |        ^^^^^^",
    ]
    told = as_json(found, text, Place("karte.txt"), EN)
    assert (told["line"], told["column"], told["code"]) == (2, 8, "unknown-word")
    assert re.match(r"The word “Kerten”", told["message"])


def test_every_terminal_and_role_of_the_grammars_has_words() -> None:
    from pathlib import Path

    from tools.vocabulary import PARTS, ROLES

    grammar = Path(__file__).resolve().parents[2] / "grammar"
    for lang in LANGUAGES:
        source = (grammar / f"{lang}.lark").read_text(encoding="utf-8")
        declared = " ".join(re.findall(r"^%declare (.+)$", source, re.MULTILINE)).split()
        assert declared, lang
        assert not [t for t in declared if t not in PARTS], f"{lang}: say them in vocabulary.py"
    code = "\n".join(p.read_text(encoding="utf-8") for p in grammar.glob("*.py"))
    roles = set(re.findall(r'role(?:=|": ?|: str = )"(\w+)"', code))
    assert roles
    assert roles <= set(ROLES)


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("de", "+1 karta\n+2 akcje", "The text is not in German, but in Polish."),
        ("pl", "+1 Kaart. Je mag een kaart afleggen.", "The text is not in Polish, but in Dutch."),
    ],
)
def test_a_text_in_another_language_is_one_finding(lang: str, text: str, said: str) -> None:
    (finding,) = read_text(text, lang).findings
    assert sentence(finding, Words("en")) == said


def test_a_few_unknown_words_are_not_another_language() -> None:
    findings = read_text("Entsorge eine kaart aus deiner Hand.", "de").findings
    assert [f.code for f in findings] == [Code.UNKNOWN_WORD]
