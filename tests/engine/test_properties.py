"""Whole games at random: no card is ever lost or made, whatever happens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import ActionBot, BigMoneyBot, Game, RandomDecider
from engine.events import Raw
from engine.table import Table
from tests.engine.cards import BASE, INTRIGUE, SOURCE
from tests.engine.table import at, seat

CARDS = sorted([*INTRIGUE, *BASE])


def census(table: Table) -> Counter[str]:
    """How many of each card there are, wherever they lie."""
    found: Counter[str] = Counter()
    for pile in table.piles.values():
        found[pile.kind.id] += pile.unopened
        found.update(card.kind.id for card in pile.cards)
    found.update(card.kind.id for card in table.trash)
    for player in table.players:
        found.update(card.kind.id for card in player.owned())
    return found


class CheckingLog(list[Raw]):
    """Looks at the whole table after each event."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.log)
        self._table = table
        self._census = +census(table)

    def append(self, event: Raw) -> None:
        super().append(event)
        assert +census(self._table) == self._census, event
        ids = [card.id for p in self._table.players for card in p.owned()]
        assert len(ids) == len(set(ids)), event


def watched(**setup: Any) -> Game:
    game = Game(SOURCE, **setup)
    table = game._table
    table.log = CheckingLog(table)
    return game


@settings(max_examples=40, deadline=None)
@given(
    kingdom=st.lists(st.sampled_from(CARDS), min_size=10, max_size=10, unique=True),
    players=st.integers(2, 6),
    seed=st.integers(0, 10_000),
    bot=st.booleans(),
)
def test_cards_are_conserved_after_each_event(
    kingdom: list[str], players: int, seed: int, bot: bool
) -> None:
    deciders = [ActionBot() if bot and p % 2 else RandomDecider(seed + p) for p in range(players)]
    game = watched(kingdom=kingdom, players=players, seed=seed, deciders=deciders)
    game.play(max_turns=12 * players)
    assert len(game.log) > 50
    again = Game.resume(game.save(), SOURCE)
    assert again.log.plain() == game.log.plain()


def test_the_check_would_notice() -> None:
    game = watched(kingdom=CARDS[:10])
    game._table.players[0].hand.pop()
    with pytest.raises(AssertionError):
        game.play(max_turns=2)


def test_bots_finish_and_big_money_ends_on_provinces() -> None:
    game = Game(SOURCE, kingdom=CARDS[:10], seed=3, deciders=[BigMoneyBot(), BigMoneyBot()])
    result = game.play()
    assert game.over
    assert game.supply()["province"] == 0
    assert 20 < sum(result.turns) < 60


def test_the_action_bot_plays_actions() -> None:
    game = Game(
        SOURCE,
        kingdom=["village", "torturer", "nobles", "moat", "mine", "bridge"],
        seed=3,
        deciders=[ActionBot(), ActionBot()],
    )
    game.play()
    assert game.over
    played = {e[2].split("#")[0] for e in game.log.plain() if e[0] == "Played"}
    assert played & {"village", "torturer", "nobles", "moat", "mine", "bridge"}


@pytest.mark.parametrize("card", ["masquerade", "upgrade", "trading-post"])
def test_bots_do_not_give_their_points_away(card: str) -> None:
    bots = [ActionBot(), ActionBot()]
    game = at(
        seat(f"{card}, province, copper, estate", "3 copper"),
        seat("province, curse"),
        deciders=bots,
    )
    game.play_card(card)
    assert "province" not in game.trash()
    assert all("province" in game.hand(p) for p in (0, 1))
