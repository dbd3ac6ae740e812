"""Those who answer: strict scripts, chance, and simple bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeAlias

from engine.decisions import Answer, Ask, Decision
from engine.errors import ScriptError, UnscriptedQuestion, UnusedAnswer


class Decider(Protocol):
    def decide(self, decision: Decision, /) -> Sequence[int]:
        """Indexes into `decision.options`; see `Decision`."""
        ...


@dataclass(frozen=True, slots=True)
class Expect:
    """An answer that also says what must be asked. None: not looked at."""

    pick: ScriptAnswer
    ask: Ask | None = None
    player: int | None = None
    source: str | None = None
    """The id of the card whose text asks."""
    options: tuple[str, ...] | None = None
    """The labels offered, in any order, each different one once."""


ScriptAnswer: TypeAlias = "str | int | bool | Sequence[str | int] | Expect | None"
"""True / False: do it or not. None or (): nothing. A card id, or the number of an option
(from 0). A sequence of them for several."""


class ScriptDecider:
    """Strict: a question without an answer fails, and so does an answer without a question
    (`finish`)."""

    def __init__(self, answers: Iterable[ScriptAnswer] = ()) -> None:
        self._answers = list(answers)
        self._next = 0
        self.asked: list[Decision] = []
        """Every question so far, for tests."""

    def decide(self, decision: Decision) -> Answer:
        self.asked.append(decision)
        if self._next == len(self._answers):
            raise UnscriptedQuestion(f"no answer for {decision!r}")
        answer = self._answers[self._next]
        self._next += 1
        return read_answer(decision, answer)

    def finish(self) -> None:
        if self._next < len(self._answers):
            raise UnusedAnswer(f"never asked for: {self._answers[self._next :]!r}")


def read_answer(decision: Decision, answer: ScriptAnswer) -> Answer:
    """Indexes for an answer in words. `ScriptError` if it does not fit the question."""
    if isinstance(answer, Expect):
        _compare(decision, answer)
        return read_answer(decision, answer.pick)
    if answer is None or answer is False:
        return decision.check(())
    if answer is True:
        return decision.check((0,))
    picks: Sequence[str | int] = (answer,) if isinstance(answer, str | int) else answer
    labels = decision.labels()
    taken: list[int] = []
    for pick in picks:
        if isinstance(pick, int):
            taken.append(pick)
            continue
        free = [i for i, found in enumerate(labels) if found == pick and i not in taken]
        if not free:
            raise ScriptError(f"{pick!r} cannot be chosen: {decision!r}")
        taken.append(free[0])
    return decision.check(taken)


def _compare(decision: Decision, expect: Expect) -> None:
    found: dict[str, object] = {
        "ask": decision.ask,
        "player": decision.player,
        "source": decision.source,
        "options": tuple(sorted(set(decision.labels()))),
    }
    wanted: dict[str, object] = {
        "ask": expect.ask,
        "player": expect.player,
        "source": expect.source,
        "options": None if expect.options is None else tuple(sorted(set(expect.options))),
    }
    for key, value in wanted.items():
        if value is not None and value != found[key]:
            raise ScriptError(f"{key}: expected {value!r}, found {found[key]!r} in {decision!r}")


class RandomDecider:
    """Any answer the question allows. Its own generator: the game's one is for shuffling."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(seed)

    def decide(self, decision: Decision) -> Answer:
        n = self._random.randint(decision.least, decision.most)
        return tuple(self._random.sample(range(len(decision.options)), n))
