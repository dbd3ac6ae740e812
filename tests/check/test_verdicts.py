"""One verdict a text, on texts that are not shipped; and on all that are."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from cardspec.cards import load_library
from cardspec.effects import Span
from cardspec.findings import Severity
from cardspec.languages import LANGUAGES
from tools.check.entries import Entry, spots_from
from tools.check.formats import load
from tools.check.judge import Judge, Judgement, nearest_edition
from tools.check.playing import Judged
from tools.check.suspects import suspects
from tools.check.told import told
from tools.i18n import Words

HERE = Path(__file__).parent
DATA = HERE.parents[1] / "cardspec" / "data"
TABLE = yaml.safe_load((HERE / "verdicts.yaml").read_text(encoding="utf-8"))
ROWS = [
    pytest.param(lang, verdict, card, text, id=f"{lang}-{verdict}-{number}")
    for lang, verdicts in TABLE.items()
    for verdict, rows in verdicts.items()
    for number, (card, text) in enumerate(rows, 1)
]
JUDGES = {lang: Judge(lang) for lang in LANGUAGES}


def judged(lang: str, card: str, text: str, edition: str | None = None) -> Judgement:
    judge = Judge(lang, edition) if edition else JUDGES[lang]
    return judge.one(Entry("t", card, text, "f", spots_from(text, 1, (1,))))


def blamed(found: Judgement) -> list[Span]:
    assert found.trees is not None
    return suspects(*found.trees)[0]


@pytest.mark.parametrize(("lang", "verdict", "card", "text"), ROWS)
def test_verdicts(lang: str, verdict: str, card: str, text: str) -> None:
    found = judged(lang, card, text)
    wanted = Judged.SAME if verdict == "slip" else verdict
    assert found.verdict == wanted, found.readings or found.counterexample
    if verdict == "slip":
        assert {f.severity for f in found.readings} == {Severity.WARNING}
    else:
        assert found.clean is (verdict == "same")
    if found.verdict is Judged.DIFFERENT:
        assert found.counterexample is not None
        assert all(0 <= start < end <= len(text) for start, end in blamed(found))
    if found.verdict is Judged.UNREADABLE:
        assert found.readings


def test_every_language_has_rows_for_every_verdict() -> None:
    assert {(lang, v) for lang, rows in TABLE.items() for v in rows} == {
        (lang, verdict) for lang in LANGUAGES for verdict in (*map(str, Judged), "slip")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_own_texts_are_all_the_same(lang: str) -> None:
    for path in sorted((DATA / lang).glob("*.yaml")):
        entries = load(path, None, lang).entries
        verdicts = {entry.id: JUDGES[lang].one(entry).verdict for entry in entries}
        assert entries
        assert set(verdicts.values()) == {Judged.SAME}, verdicts


@pytest.mark.parametrize(
    ("lang", "card", "edition", "verdict"),
    [
        ("de", "mine", "1", Judged.SAME),
        ("pl", "mine", "2", Judged.EDITION),
        ("nl", "village", "2", Judged.SAME),  # printed again as it was
        ("de", "copper", "2", Judged.SAME),  # has no second edition
        ("pl", "tribute", "2", Judged.SAME),  # was dropped from it
    ],
)
def test_the_edition_asked_for(lang: str, card: str, edition: str, verdict: Judged) -> None:
    text = load_library().cards[card].text(lang)
    assert judged(lang, card, text, edition).verdict is verdict


def test_a_second_edition_is_the_same_when_asked_for_it() -> None:
    text = load_library().cards["mine"].text("de", "2")
    assert judged("de", "mine", text, "2").verdict is Judged.SAME
    assert judged("de", "mine", text).edition == "2"


def test_nearest_edition() -> None:
    assert nearest_edition(None, ["1", "2"]) == "1"
    assert nearest_edition("2", ["1"]) == "1"
    assert nearest_edition("1", ["2"]) == "2"
    assert nearest_edition("2", ["1", "2"]) == "2"
    assert nearest_edition("3", ["1", "2"]) == "2"
    assert nearest_edition("2", []) is None


def test_the_words_to_blame() -> None:
    text = "+2 Karten\nJeder Spieler nimmt sich einen Fluch."
    assert [text[a:b] for a, b in blamed(judged("de", "witch", text))] == ["Jeder Spieler"]
    text = "+4 Karten\nJeder Mitspieler zieht eine Karte."
    assert blamed(judged("de", "council-room", text)) == []  # no word is wrong; some are missing


@pytest.mark.parametrize(
    ("card", "text", "said"),
    [
        ("chapel", "Entsorge 4 Handkarten.", "The card says: “trash: up to 4, from the hand”; "
         "this text: “trash: exactly 4, from the hand”."),
        ("council-room", "+4 Karten\nJeder Mitspieler zieht eine Karte.",
         "The card also says: “+1 buy”."),
        ("village", "+1 Karte\n+2 Aktionen\n+1 Kauf", "Only this text says: “+1 buy”."),
        ("throne-room", "Du darfst eine Aktionskarte aus deiner Hand dreimal ausspielen.",
         "this text: “optional (play (times: 3): exactly 1, from the hand; only: type action)”."),
    ],
)  # fmt: skip
def test_what_the_card_and_the_text_say(card: str, text: str, said: str) -> None:
    """What was expected is told beside the place."""
    assert said in told(judged("de", card, text), Words("en"))[0].message


def test_equal_trees_are_not_played() -> None:
    assert judged("de", "village", "+1 Karte\n+2 Aktionen").looked is None
    assert judged("de", "village", "+2 Aktionen\n+1 Karte").looked is not None
