"""Every way a game can go: all decision paths, by playing again with other answers.

Chance stays as the seed has it. Interchangeable answers (copies of a card) are one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.decisions import Answer, Decision
from engine.errors import EngineError
from engine.game import Game


@dataclass(frozen=True, slots=True)
class Path:
    answers: tuple[Answer, ...]
    decisions: tuple[Decision, ...]
    game: Game


class TooManyPaths(EngineError):
    """More paths than the caller wanted to see."""


class PathDecider:
    """Follows the given answers, then always the first; remembers what it passed by."""

    def __init__(self, prefix: Sequence[Answer]) -> None:
        self._prefix = prefix
        self.answers: list[Answer] = []
        self.decisions: list[Decision] = []
        self.passed_by: list[list[Answer]] = []

    def decide(self, decision: Decision) -> Answer:
        depth = len(self.answers)
        if depth < len(self._prefix):
            answer, others = self._prefix[depth], list[Answer]()
        else:
            answer, *others = decision.distinct_answers()
        self.answers.append(answer)
        self.decisions.append(decision)
        self.passed_by.append(others)
        return answer


def explore(
    make: Callable[[PathDecider], Game],
    act: Callable[[Game], object],
    limit: int = 100_000,
) -> Iterator[Path]:
    """One path after another. `make` builds the game with this decider at every seat, `act`
    does what is to be explored: a move, a turn, a whole game."""
    waiting: list[tuple[Answer, ...]] = [()]
    count = 0
    while waiting:
        prefix = waiting.pop()
        decider = PathDecider(prefix)
        game = make(decider)
        act(game)
        for depth in reversed(range(len(prefix), len(decider.answers))):
            before = tuple(decider.answers[:depth])
            waiting += [(*before, other) for other in reversed(decider.passed_by[depth])]
        count += 1
        if count > limit:
            raise TooManyPaths(f"more than {limit} paths")
        yield Path(tuple(decider.answers), tuple(decider.decisions), game)
