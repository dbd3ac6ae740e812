"""The outline: every node has words, in every language, for any tree at all."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from cardspec import effects as fx
from cardspec.ast_json import node_classes
from cardspec.cards import load_library
from tests.strategies import card_texts
from tools.i18n import UI_LANGUAGES, Words
from tools.tree import Branch, names_in, outline
from tools.tree_words import FROM, ONTO, PHRASES

NAME_OF = names_in(load_library(), "de")


def test_every_node_has_a_phrase() -> None:
    named = {cls.__name__ for cls in node_classes()}
    assert named - set(PHRASES) == {"In", "Place"}, "say the node in tree_words.py"
    assert set(PHRASES) <= named, "phrases of nodes that are gone"
    assert set(FROM) == set(ONTO) == set(fx.Zone)


@pytest.mark.parametrize("lang", UI_LANGUAGES)
def test_any_tree_has_an_outline(lang: str) -> None:
    words = Words(lang)

    @settings(max_examples=40, deadline=None)
    @given(card_texts(spans=True))
    def check(text: fx.CardText) -> None:
        for line in outline(text, "+1 Karte " * 8, words, NAME_OF).lines():
            assert "%(" not in line
            assert "fx." not in line

    check()


def lines(*effects: fx.Effect, lang: str = "en", text: str = "") -> list[str]:
    tree = fx.CardText((fx.OnPlay(fx.Seq(effects)),))
    return [line.strip() for line in outline(tree, text, Words(lang), NAME_OF).lines()][3:]


HAND = fx.In(fx.Zone.HAND)
TWO = fx.Exactly(fx.Number(2))


@pytest.mark.parametrize(
    ("effect", "lang", "said"),
    [
        (fx.Plus(fx.Resource.CARDS, fx.Number(2)), "en", ["+2 cards"]),
        (fx.Plus(fx.Resource.BUYS, fx.Number(1)), "de", ["+1 Kauf"]),
        (fx.Discard(fx.Cards(HAND, (), TWO)), "en", ["discard: exactly 2, from the hand"]),
        (fx.Discard(fx.Cards(HAND, (), TWO)), "pl", ["odrzuć: dokładnie 2, z ręki"]),
        (
            fx.Trash(fx.Cards(HAND, (fx.OfType(fx.CardType.TREASURE),), TWO, fx.Who.YOU), "x1"),
            "en",
            [
                "trash: exactly 2, from the hand; only: type treasure; "
                "chosen by: the player of the card; remembered as “trashed”"
            ],
        ),
        (
            fx.Gain(
                fx.Cards(fx.In(fx.Zone.SUPPLY), (fx.Called("curse"),), TWO),
                fx.Place(fx.Zone.DECK, fx.Position.BOTTOM),
            ),
            "de",
            ["unter den Nachziehstapel nehmen: genau 2, aus dem Vorrat; nur: namens: Fluch"],
        ),
        (
            fx.IfDone(fx.Unaffected(), fx.Unaffected(), fx.Unaffected()),
            "en",
            [
                "try to",
                "the attack has no effect on this player",
                "if this was done: the attack has no effect on this player",
                "otherwise: the attack has no effect on this player",
            ],
        ),
        (
            fx.Choose(1, (fx.Unaffected(), fx.Unaffected())),
            "nl",
            [
                "kies er 1; wie: de speler om wie het gaat",
                "1: de aanval heeft geen gevolgen voor deze speler",
                "2: de aanval heeft geen gevolgen voor deze speler",
            ],
        ),
    ],
)
def test_phrases(effect: fx.Effect, lang: str, said: list[str]) -> None:
    assert lines(effect, lang=lang) == said


def test_printed_words_stand_beside_their_node() -> None:
    text = "+1 Karte\n+1   Aktion"
    tree = fx.CardText(
        (fx.OnPlay(fx.Plus(fx.Resource.ACTIONS, fx.Number(1), span=(9, len(text)))),)
    )
    root = outline(tree, text, Words("en"), NAME_OF)
    assert root.branches[0].branches[0] == Branch("+1 action", "+1 Aktion", ())
