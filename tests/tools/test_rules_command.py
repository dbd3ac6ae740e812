"""`cardspec rules`: every difference of every two books is shown in play, or says why not."""

from __future__ import annotations

import json
from itertools import combinations, product
from typing import Any

import pytest

from features.books import books as claimed_books
from features.books import claims
from tools import rule_differences
from tools.cli import run
from tools.i18n import UI_LANGUAGES, activate
from tools.rule_differences import differences, known_books, rules_of, scenarios, tag_of
from tools.rule_words import TOPICS, topic, value_words

BOOKS = ("000", "001", "002", "004")
PAIRS = list(combinations(BOOKS, 2))


def test_there_are_rules_of_four_books() -> None:
    assert known_books() == list(BOOKS)


IN_VALUE = {
    ("000", "001"): {"next_game.after_tie"},
    ("000", "002"): {"treasures_after_buying", "reshuffle", "end.scored", "next_game.after_tie"},
    ("001", "002"): {"treasures_after_buying", "reshuffle", "end.scored"},
    ("000", "004"): {
        "optional_piles.platinum",
        "optional_piles.colony",
        "optional_piles.potion",
        "end.when_empty",
        "end.scored",
        "tie_break",
        "next_game.first",
    },
}


@pytest.mark.parametrize(("pair", "keys"), IN_VALUE.items(), ids=map("-".join, IN_VALUE))
def test_where_two_books_differ(pair: tuple[str, str], keys: set[str]) -> None:
    assert {d.key for d in differences(*pair) if d.in_value} == keys


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_difference_is_played_under_both_books_or_says_why_not(pair: tuple[str, str]) -> None:
    for found in differences(*pair):
        if found.in_value:
            assert all(found.scenarios) != (found.why_not is not None), found.key
        else:
            assert not any(found.scenarios)
        for shown, book, other in zip(found.scenarios, pair, pair[::-1], strict=True):
            for scenario in shown:
                assert book in scenario.books
                assert other not in scenario.books


def test_differences_do_not_depend_on_the_order() -> None:
    for one, other in PAIRS:
        assert [d.key for d in differences(one, other)] == [d.key for d in differences(other, one)]


def test_every_scenario_is_about_a_known_rule_and_book() -> None:
    tags = {tag_of(key) for key in TOPICS} | {tag_of(key.split(".")[0]) for key in TOPICS}
    for scenario in scenarios():
        assert scenario.rules <= tags, scenario
        assert scenario.books, scenario
        assert scenario.books <= set(BOOKS), scenario


@pytest.mark.parametrize("book", BOOKS)
def test_claims_that_are_named_exist(book: str) -> None:
    for rule in rules_of(book).values():
        for where in (rule.where or "").split(", "):
            if where.startswith(f"{book}-"):
                assert book in claimed_books()
                assert where in claims(book), (rule.key, where)


def test_a_side_without_a_scenario_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    without = tuple(s for s in scenarios() if "002" not in s.books)
    monkeypatch.setattr(rule_differences, "scenarios", lambda: without)
    (found,) = [d for d in differences("000", "002") if d.key == "reshuffle"]
    assert [bool(shown) for shown in found.scenarios] == [True, False]
    assert found.why_not is None


@pytest.mark.parametrize(("book", "lang"), list(product(BOOKS, UI_LANGUAGES)))
def test_every_rule_can_be_said_in_every_language(book: str, lang: str) -> None:
    activate(lang)
    for rule in rules_of(book).values():
        assert topic(rule.key)
        assert value_words(rule.key, rule.value)


SAID = [
    ("en", "draw the rest, shuffle the discards"),
    ("de", "den Rest ziehen, den Ablagestapel mischen"),
    ("pl", "przetasować odrzucone"),
    ("nl", "de aflegstapel schudden"),
]


@pytest.mark.parametrize(("lang", "said"), SAID)
def test_the_table_speaks_the_users_language(
    capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    assert run(["--ui-lang", lang, "rules", "diff", "000", "002"]) == 0
    out = capsys.readouterr().out
    assert said in out
    assert "Erst mischen und unterlegen" in out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "diff", "002", "004", "--format", "json"]) == 0
    data: Any = json.loads(capsys.readouterr().out)
    assert data["books"] == ["002", "004"]
    rows = {row["rule"]: row for row in data["differences"]}
    assert rows["tie_break"]["004"]["value"] == "none"
    assert rows["tie_break"]["scenarios"]["004"][0]["feature"].startswith("features/rules/04")
    assert rows["end.scored"]["in_value"] is False
    assert rows["next_game.first"]["why_not"]


def test_a_book_and_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "diff", "001", "001"]) == 0
    assert "do not differ" in capsys.readouterr().out


def test_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", "004"]) == 0
    out = capsys.readouterr().out
    assert "2: 8, 3–4: 12, 5: 15, 6: 18" in out
    assert run(["rules", "show", "002", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["rules"]["hand_size"]["value"] == 5


@pytest.mark.parametrize("bad", ["003", "", "../000", "000.yaml", "\x1b[31m", "ß" * 500])
def test_unknown_books(capsys: pytest.CaptureFixture[str], bad: str) -> None:
    assert run(["rules", "diff", "000", bad]) == 2
    error = capsys.readouterr().err
    assert "There are: 000, 001, 002, 004." in error
    assert "\x1b" not in error
    assert run(["rules", "show", bad]) == 2


@pytest.mark.parametrize("arguments", [["rules", "diff", "000"], ["rules", "frobnicate"]])
def test_wrong_usage(arguments: list[str]) -> None:
    assert run(arguments) == 2
