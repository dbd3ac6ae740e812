"""`cardspec compare`: two texts, languages or editions side by side."""

from __future__ import annotations

import json

import pytest

from cardspec.cards import load_library
from tools.cli import run

ONE, TWO = "+1 Karte", "+2 Karten"


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(("compare", *arguments))
    caught = capsys.readouterr()
    assert "Traceback" not in caught.err + caught.out
    return code, caught.out, caught.err


def test_two_languages_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "swindler", "--lang", "de", "--lang", "pl")
    assert code == 0
    assert out.split()[:3] == ["Deutsch", "┃", "polski"]
    assert out.endswith("The same: both texts say the same thing.\n")
    assert max(map(len, out.split("\n"))) <= 140


@pytest.mark.parametrize("lang", ["de", "pl", "nl"])
def test_two_editions_of_a_card(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    asked = ("mine", "--lang", lang, "--edition", "1", "--edition", "2", "--ui-lang", lang)
    code, out, _ = call(capsys, *asked)
    assert code == 1
    assert "(1)" in out
    assert "(2)" in out
    assert f"# language: {lang}" in out


def test_two_texts_show_trees_words_and_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "--lang", "de", ONE, TWO)
    assert code == 1
    assert "+»1 Karte«" in out
    assert "+»2 Karten«" in out
    assert "└── +1 card" in out
    assert "You play the card." in out
    assert "# language" not in out  # there is no such card to run a scenario with


def test_the_order_of_what_nobody_can_tell_apart(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "--lang", "nl", "+1 Kaart\n+1 Actie", "+1 Actie\n+1 Kaart")
    assert code == 0
    assert "No difference was found in" in out


def test_texts_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    """With --card they are tried as that card, and there is a scenario to run."""
    asked = ("--card", "Miliz", "--lang", "de", "+2 Geld", "+1 Geld")
    code, out, _ = call(capsys, *asked)
    assert code == 1
    assert "You play Militia." in out
    assert "# language: en" in out


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("2 Siegpunkte", "3 Siegpunkte", "your points: 2"),
        ("Wert 2 Geld", "Wert 3 Geld", "coins to spend: 2"),
    ],
)
def test_texts_that_only_some_types_have(
    capsys: pytest.CaptureFixture[str], one: str, other: str, said: str
) -> None:
    code, out, _ = call(capsys, "--lang", "de", one, other)
    assert code == 1
    assert said in out
    assert "With the first text:" in out


def test_a_slip_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    texts = ("Jeder Mitspielre legt 2 Karten ab.", "Jeder Mitspieler legt 2 Karten ab.")
    code, out, _ = call(capsys, "--lang", "de", *texts)
    assert code == 1
    assert out.startswith("first text:1:7: The word “Mitspielre” is not known.")
    assert "The same: both texts say the same thing." in out
    code, out, _ = call(capsys, "--lang", "de", *texts, "--format", "json")
    data = json.loads(out)
    assert data["status"] == "same"
    assert [len(text["findings"]) for text in data["texts"]] == [1, 0]


def test_texts_in_two_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "--lang", "de", "--lang", "nl", "+1 Karte", "+1 Kaart")[0] == 0
    assert call(capsys, "--lang", "de", "--lang", "nl", "+1 Karte", "+2 Kaarten")[0] == 1


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "--lang", "de", ONE, TWO, "--format", "json")
    data = json.loads(out)
    assert code == 1
    assert data["status"] == "different"
    assert [text["text"] for text in data["texts"]] == [ONE, TWO]
    assert [text["differs"] for text in data["texts"]] == [[[1, 8]], [[1, 9]]]
    assert data["counterexample"]["setup"]["position"]


def test_what_cannot_be_read_is_a_finding(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "--lang", "de", ONE, "+2 Zebras")
    assert code == 1
    assert out.startswith("second text:1:4: The word “Zebras”")
    code, out, _ = call(capsys, "--lang", "de", ONE, "+2 Zebras", "--format", "json")
    assert code == 1
    assert json.loads(out)["findings"][0]["code"] == "unknown-word"


WRONG_USE = [
    ([], "Give a card"),
    (["--lang", "de", "a", "b", "c"], "Give a card"),
    ([ONE, TWO], "--lang"),
    (["swindlr"], "Perhaps this is meant: Swindler"),
    (["swindler", "--lang", "de"], "Give two languages"),
    (["swindler", "--lang", "de", "--lang", "pl", "--lang", "nl"], "Give two languages"),
    (["swindler", "--lang", "en"], "is not one of"),
    (["swindler", "--edition", "1", "--edition", "7"], "has no text of edition “7”"),
    (["swindler", "--card", "swindler"], "Give a card"),
    (["--lang", "de", ONE, TWO, "--card", "swindlr"], "Perhaps this is meant: Swindler"),
    (["--lang", "de", ONE, "+1\x07"], "second text:1:3: "),
    (["--lang", "de", ONE, "+1 Karte\n" * 1200], "too long"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG_USE, ids=[said for _, said in WRONG_USE])
def test_usage(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    code, out, err = call(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(("one", "other"), [("de", "pl"), ("pl", "nl")])
def test_our_own_texts_agree(capsys: pytest.CaptureFixture[str], one: str, other: str) -> None:
    """All of one set through the command itself; the verdicts' tests have the others."""
    for card in load_library().cards.values():
        if card.set == "basic":
            assert call(capsys, card.id, "--lang", one, "--lang", other)[0] == 0, card.id
