"""The words to blame: those in which two texts part, in both of them, and no others."""

from __future__ import annotations

import pytest

from grammar import read
from tools.check.suspects import suspects, trimmed

ROWS = [
    ("de", "Entsorge «4 Handkarten».", "Entsorge «bis zu 4 Handkarten»."),
    ("de", "+2 Karten\n«Jeder Spieler» nimmt einen Fluch.",
     "+2 Karten\n«Jeder Mitspieler» nimmt einen Fluch."),
    ("de", "+4 Karten\nJeder Mitspieler zieht eine Karte.",
     "+4 Karten\n«+1 Kauf»\nJeder Mitspieler zieht eine Karte."),
    ("de", "«Entsorge ein Kupfer aus deiner Hand». «+3 Geld»",
     "Entsorge ein Kupfer aus deiner Hand. «Wenn du das tust»: +3 Geld."),
    ("de", "Du darfst ein Anwesen ablegen. Wenn du das tust: +4 Geld.",
     "Du darfst ein Anwesen ablegen. Wenn du das tust: +4 Geld. "
     "Ansonsten «nimm ein Anwesen»."),
    ("de", "Jeder Mitspieler deckt die zwei obersten Karten seines Nachziehstapels auf. "
     "«Er legt eine davon ab».",
     "Jeder Mitspieler deckt die zwei obersten Karten seines Nachziehstapels auf. "
     "«Er entsorgt eine davon»."),
    ("pl", "«Wyrzuć na śmietnisko kartę z ręki». +2 monety",
     "«Możesz» wyrzucić na śmietnisko kartę z ręki. +2 monety"),
    ("pl", "+1 karta\n+«2 akcje»", "+1 karta\n+«1 akcja»"),
    ("nl", "Pak een kaart die maximaal 4 munten kost en neem die «in je hand».",
     "«Pak een kaart die maximaal 4 munten kost»."),
]  # fmt: skip


def plain(marked: str) -> str:
    return marked.replace("«", "").replace("»", "")


def marked(text: str, spans: list[tuple[int, int]]) -> str:
    for start, end in reversed([trimmed(span, text) for span in spans]):
        text = f"{text[:start]}«{text[start:end]}»{text[end:]}"
    return text


@pytest.mark.parametrize(("lang", "one", "other"), ROWS)
def test_the_words_in_which_they_part(lang: str, one: str, other: str) -> None:
    a, b = read(plain(one), lang).tree, read(plain(other), lang).tree
    assert a is not None
    assert b is not None
    in_a, in_b = suspects(a, b)
    assert (marked(plain(one), in_a), marked(plain(other), in_b)) == (one, other)
    assert suspects(b, a) == (in_b, in_a)


@pytest.mark.parametrize(("lang", "one", "other"), ROWS)
def test_no_word_of_equal_texts_is_blamed(lang: str, one: str, other: str) -> None:
    tree = read(plain(other), lang).tree
    assert tree is not None
    assert suspects(tree, tree) == ([], [])
