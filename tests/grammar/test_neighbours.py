"""The table of neighbours: the grammar cannot check it, so its decisions are listed here."""

from __future__ import annotations

import pytest

from cardspec import effects as fx
from grammar.bound import unbound
from grammar.lexicon import load_lexicon
from grammar.neighbours import neighbours
from grammar.scan import Word, mark, scan


def terms(text: str, word: str, language: str = "nl") -> set[str]:
    """What the (first such) word of a text can still be."""
    lexicon = load_lexicon(language)
    words, findings = scan(text, lexicon)
    assert not findings
    found = next(w for w in neighbours(words, lexicon) if w.text == word)
    return {a.term for a in found.analyses}


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("Leg je hand af.", "je", {"DET"}),
        ("Dan mag je een kaart pakken.", "je", {"PRON"}),
        ("Hij legt zijn hand af.", "zijn", {"DET"}),
        ("Als er geen kaarten in je hand zijn", "zijn", {"BE", "VINF"}),
        ("Is het een actiekaart", "het", {"PRON"}),
        ("Neem het Landgoed", "het", {"DET"}),
        ("Pak een kaart die 4 munten kost.", "die", {"REL"}),
        ("Pak je een kaart", "Pak", {"VFIN"}),
        ("Pak een kaart", "Pak", {"VIMP"}),
        ("Vernietig 2 van je kaarten.", "van", {"PART"}),
        ("Toon de kaart van je trekstapel.", "van", {"PREP"}),
        ("Trek dan 2 kaarten.", "dan", {"ADV"}),
        ("Pak een kaart die meer kost dan deze.", "dan", {"THAN"}),
        ("Vernietig tot 4 kaarten.", "tot", {"BOUND"}),
        ("Leg kaarten af tot je er 3 hebt.", "tot", {"PREP", "UNTIL"}),
        ("Pak een kaart met dezelfde kosten.", "kosten", {"NOUN"}),
        ("Alle kaarten kosten 1 minder.", "kosten", {"VFIN", "VINF"}),
        ("Trek evenveel kaarten.", "evenveel", {"DET"}),
        ("Pak een kaart die evenveel kost.", "evenveel", {"CMP"}),
    ],
)
def test_the_word_beside_it_tells(text: str, word: str, expected: set[str]) -> None:
    assert terms(text, word) == expected


def test_a_language_without_a_table_is_left_alone() -> None:
    words = [mark("DOT", (0, 1), ".")]
    assert neighbours(words, load_lexicon("de")) == words
    assert isinstance(words[0], Word)


def test_a_name_nobody_gave_is_found() -> None:
    thrown = fx.Discard(fx.Cards(fx.Those("x")))
    assert unbound(fx.CardText((fx.OnPlay(thrown),))) == {"x"}
    shown = fx.Reveal(fx.Cards(fx.Top(fx.Number(1))), "x")
    assert unbound(fx.CardText((fx.OnPlay(fx.Seq((shown, thrown))),))) == set()
