"""(setup, seed, answers) is the game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from engine import (
    ActionBot,
    BigMoneyBot,
    Decision,
    Game,
    IllegalAnswer,
    RandomDecider,
    ReplayError,
    ScriptDecider,
    UnscriptedQuestion,
)
from tests.engine.cards import BASE, INTRIGUE, SOURCE
from tests.engine.table import at, seat
from tests.engine.test_moves import look

KINGDOM = [*list(INTRIGUE)[:8], "moat", "throne-room"]


def bots(seed: int, players: int) -> list[RandomDecider]:
    return [RandomDecider(seed * 10 + p) for p in range(players)]


def test_the_same_seed_and_answers_give_the_same_log() -> None:
    games = [Game(SOURCE, kingdom=KINGDOM, players=3, seed=5, deciders=bots(5, 3)) for _ in "ab"]
    for game in games:
        game.play(max_turns=60)
    assert games[0].log.plain() == games[1].log.plain()
    other = Game(SOURCE, kingdom=KINGDOM, players=3, seed=6, deciders=bots(5, 3))
    other.play(max_turns=60)
    assert other.log.plain() != games[0].log.plain()


@pytest.mark.parametrize("steps", [0, 1, 17, 60])
def test_resumed_games_go_on_alike(steps: int) -> None:
    game = Game(SOURCE, kingdom=KINGDOM, seed=7, deciders=bots(1, 2))
    for _ in range(steps):
        game.step()
    again = Game.resume(game.save(), SOURCE, bots(2, 2))
    assert look(again) == look(game)
    script = [ActionBot(), ActionBot()]
    rest = Game.resume(game.save(), SOURCE, [ActionBot(), ActionBot()])
    game = Game.resume(game.save(), SOURCE, script)
    for g in (game, rest):
        g.play(max_turns=10)
    assert look(game) == look(rest)


def test_driven_games_are_kept_too() -> None:
    game = at(seat("village, pawn, 2 copper", "3 estate", "5 copper"), seat("moat"), buys=2)
    moves: list[Callable[[], None]] = [
        lambda: game.play_card("village"),
        lambda: game.play_card("pawn", [(0, 2)]),
        game.end_phase,
        lambda: game.play_card("copper"),
        lambda: game.buy("copper"),
        lambda: game.buy("curse"),
        game.end_phase,
        game.end_phase,
        game.end_turn,
    ]
    for move in moves:
        move()
        assert look(Game.resume(game.save(), SOURCE)) == look(game)


def test_a_phase_that_passed_without_a_question_is_kept() -> None:
    game = at(seat("copper"))
    game.end_phase()
    assert Game.resume(game.save(), SOURCE).phase is game.phase


class GivesUp:
    """Answers some questions, then leaves."""

    def __init__(self, answers: int) -> None:
        self.left = answers
        self.random = RandomDecider(3)

    def decide(self, decision: Decision) -> tuple[int, ...]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return self.random.decide(decision)


def test_a_game_can_be_left_in_the_middle_of_a_card() -> None:
    whole = Game(SOURCE, kingdom=KINGDOM, seed=2, deciders=[GivesUp(10_000)] * 2)
    whole.play(max_turns=40)
    for answers in range(0, 80, 7):
        left = Game(SOURCE, kingdom=KINGDOM, seed=2, deciders=[GivesUp(answers)] * 2)
        with pytest.raises(KeyboardInterrupt):
            left.play()
        kept = json.loads(left.save())["answers"]
        assert len(kept) == answers
        assert kept == json.loads(whole.save())["answers"][:answers]


def test_left_in_the_middle_somebody_must_go_on() -> None:
    game = at(seat("pawn", "copper"), deciders=[GivesUp(0), GivesUp(0)])
    with pytest.raises(KeyboardInterrupt):
        game.play_card("pawn")
    saved = game.save()
    with pytest.raises(UnscriptedQuestion):
        Game.resume(saved, SOURCE)
    again = Game.resume(saved, SOURCE, [ScriptDecider([(0, 3)]), ScriptDecider()])
    assert (again.coins, again.hand(0)) == (1, ("copper",))


class Wrong:
    """Answers what the question does not allow, once asked by a card."""

    def decide(self, decision: Decision) -> tuple[int, ...]:
        return (99,) if decision.source else (0,)


def test_a_step_that_fails_has_not_been() -> None:
    game = at(seat("village, steward", "3 copper"), deciders=[Wrong(), Wrong()])
    game.step()
    before = look(game)
    for _ in range(2):
        with pytest.raises(IllegalAnswer):
            game.step()
        assert look(game) == before
    with pytest.raises(IllegalAnswer):
        game.play()
    assert look(game) == before


@pytest.mark.parametrize(
    "saved", ["", "{}", "[]", "null", '{"format": 2}', '{"format": 1, "position": 3}']
)
def test_not_a_saved_game(saved: str) -> None:
    with pytest.raises(ReplayError):
        Game.resume(saved, SOURCE)


def test_answers_that_do_not_fit() -> None:
    game = Game(SOURCE, kingdom=KINGDOM, seed=7, deciders=[BigMoneyBot(), BigMoneyBot()])
    game.play(max_turns=3)
    data = json.loads(game.save())
    data["answers"][2] = [99]
    with pytest.raises(ReplayError, match="answer 3"):
        Game.resume(json.dumps(data), SOURCE)


def test_a_finished_game_resumes_finished() -> None:
    game = Game(SOURCE, kingdom=list(BASE), seed=1, deciders=[BigMoneyBot(), ActionBot()])
    result = game.play()
    again = Game.resume(game.save(), SOURCE, [ScriptDecider(), ScriptDecider()])
    assert again.over
    assert again.result == result
    assert again.log.plain() == game.log.plain()
