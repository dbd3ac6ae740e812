"""All decision paths of small positions, counted (perft)."""

from __future__ import annotations

import pytest

from engine import Ask, Game, Seat, TooManyPaths, explore
from tests.engine.table import at, seat


def paths(card: str, *seats: Seat, **kw: dict[str, int]) -> list[Game]:
    return [
        path.game
        for path in explore(
            lambda d: at(*seats, deciders=[d] * max(2, len(seats)), **kw),  # type: ignore[arg-type]
            lambda game: game.play_card(card),
        )
    ]


@pytest.mark.parametrize(
    ("card", "seats", "count"),
    [
        ("village", (seat("village", "copper"),), 1),
        ("pawn", (seat("pawn", "copper"),), 6),
        ("baron", (seat("baron, estate"),), 2),
        ("baron", (seat("baron"),), 1),
        ("steward", (seat("steward, copper, silver, gold"),), 2 + 3),
        ("courtyard", (seat("courtyard, copper", "copper, silver, gold"),), 3),
        ("secret-chamber", (seat("secret-chamber, 2 copper, gold"),), 3 * 2),
        ("scout", (seat("scout", "copper, silver, gold, curse"),), 24),
        ("scout", (seat("scout", "2 copper, 2 silver"),), 6),
        ("torturer", (seat("torturer"), seat("copper, silver, gold")), 3 + 1),
        ("torturer", (seat("torturer"), seat("copper"), seat("gold")), 2 * 2),
        ("torturer", (seat("torturer"), seat("moat, copper")), 1 + 2),
        ("masquerade", (seat("masquerade", "copper, silver"), seat("gold")), 2 * (1 + 2)),
        ("throne-room", (seat("throne-room, mining-village", "2 copper"),), 3),
        ("throne-room", (seat("throne-room, pawn, nobles", "9 copper"),), 36 + 4),
        ("secret-chamber", (seat("secret-chamber"),), 1),
    ],
)
def test_perft(card: str, seats: tuple[Seat, ...], count: int) -> None:
    assert len(paths(card, *seats)) == count


def test_every_path_is_another_one_and_replays() -> None:
    seen = set()
    for path in explore(
        lambda d: at(seat("throne-room, steward", "4 copper"), deciders=[d, d]),
        lambda game: game.play_card("throne-room"),
    ):
        assert path.answers not in seen
        seen.add(path.answers)
        assert all(d.ask in (Ask.CHOOSE, Ask.TRASH) for d in path.decisions)
    # twice: draw, coins, or trash; forced trashing is no question
    assert len(seen) == 9


def two_steps(game: Game) -> None:
    game.step()
    game.step()


def test_a_whole_turn_with_its_purchases() -> None:
    found = {
        game.discard(0)[:1]
        for game in (
            path.game
            for path in explore(
                lambda d: at(seat("2 copper", turns=1), deciders=[d, d]),
                two_steps,
            )
        )
    }
    assert found >= {("estate",), ("moat",), ("copper",), ("curse",)}


def test_a_limit() -> None:
    with pytest.raises(TooManyPaths):
        list(
            explore(
                lambda d: at(seat("pawn"), deciders=[d, d]), lambda g: g.play_card("pawn"), limit=3
            )
        )
