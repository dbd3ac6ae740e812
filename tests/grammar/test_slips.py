"""Typing errors: always a finding, and where only one word can be meant the text is judged too."""

from __future__ import annotations

import pytest

from cardspec.effects import OnPlay
from cardspec.findings import Code
from grammar import read

SLIPS = [
    ("de", "Jeder Mitspielre legt 2 Karten ab.", "Jeder Mitspieler legt 2 Karten ab."),
    ("nl", "Trek karten todat je er 6 in je hand hebt.", None),
    (
        "nl",
        "Iedere andere speler legt kaarten af todat hij 3 kaarten in zijn hand heeft.",
        "Iedere andere speler legt kaarten af totdat hij 3 kaarten in zijn hand heeft.",
    ),
    ("pl", "Wyrzuć na śmiertnisko kartę z ręki.", "Wyrzuć na śmietnisko kartę z ręki."),
    ("de", "Lege 2 Katren ab.", None),
    ("de", "Lege 2 Xqzzy ab.", None),
]


@pytest.mark.parametrize(("language", "text", "meant"), SLIPS)
def test_a_slip_is_told_and_read_if_it_is_clear(
    language: str, text: str, meant: str | None
) -> None:
    reading = read(text, language)
    assert not reading.ok
    assert not reading.lexed
    assert any(f.code is Code.UNKNOWN_WORD for f in reading.findings)
    if meant is None:
        assert reading.tree is None or all(f.params["word"] for f in reading.findings)
    else:
        whole = read(meant, language)
        assert whole.ok
        assert reading.tree == whole.tree


def test_a_control_character_is_called_what_it_is() -> None:
    [finding] = read("+1 Karte\x07", "de").findings
    assert finding.code is Code.CONTROL
    assert finding.span == (8, 9)


@pytest.mark.parametrize("invisible", ["\u00ad", "\u200b", "\u200d", "\ufeff"])
def test_what_cannot_be_seen_is_not_read(invisible: str) -> None:
    text = f"{invisible}Lege 2 Kar{invisible}ten a{invisible}b. {invisible}"
    reading = read(text, "de")
    assert reading.ok
    assert reading.tree == read("Lege 2 Karten ab.", "de").tree
    assert reading.tree is not None
    [ability] = reading.tree.abilities
    assert isinstance(ability, OnPlay)
    assert ability.effect.span is not None
    start, end = ability.effect.span
    assert text[start:end].replace(invisible, "") == "Lege 2 Karten ab"
