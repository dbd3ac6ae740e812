"""Platinum, Colony and Potion, driven by the texts of each language."""

from __future__ import annotations

import pytest

from cardspec.cards import load_library
from engine import ActionBot, Game, Phase, Position, RuleSet, Seat
from tools.sources import card_source

LANGUAGES = ("de", "pl", "nl")
RULES = RuleSet.of_book("004")
NAMES = ("platinum", "colony", "potion")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_they_give(lang: str) -> None:
    hand = ("platinum", "platinum", "potion", "copper")
    position = Position((Seat(hand), Seat()), phase=Phase.BUY)
    game = Game.at(card_source(), position, lang=lang, rules=RULES, optional=NAMES)
    game.play_treasures()
    assert (game.coins, game.potions) == (11, 1)
    game.buy("colony")
    assert (game.coins, game.potions) == (0, 1)
    assert game.score(0) == 10


@pytest.mark.parametrize("players", [2, 3, 6])
def test_whole_games_are_the_same_in_every_language(players: int) -> None:
    kingdom = load_library().kingdom("victory-dance").cards
    logs = []
    for lang in LANGUAGES:
        game = Game(
            card_source(),
            kingdom=kingdom,
            players=players,
            lang=lang,
            seed=3,
            deciders=[ActionBot() for _ in range(players)],
            rules=RULES,
            optional=NAMES,
        )
        game.play(max_turns=300)
        assert game.over
        logs.append(game.log.plain())
    assert logs[0] == logs[1] == logs[2]
