"""A game in which two texts part, in no language: for stories, scenarios, JSON and replays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from engine import Answer, CardSource, Decision, Game, Position
from tools.behaviour.outcome import Apart, Outcome, outcome
from tools.behaviour.sights import Sight
from tools.behaviour.trial import Asked, Move, Trial, make_moves, start

if TYPE_CHECKING:
    from tools.behaviour.plan import Plan


class Kind(StrEnum):
    """In what the texts part."""

    OUTCOME = "outcome"
    """One text can lead where the other cannot."""
    SEEN = "seen"
    """The same outcomes, but somebody has seen more, or other cards."""
    DECISION = "decision"
    """The same in the end, but decided by somebody else, or knowing more or less."""


@dataclass(frozen=True, slots=True)
class Side:
    """How it goes under one of the texts."""

    asked: tuple[Asked, ...]
    end: Outcome
    seen: tuple[Sight, ...]
    knew: tuple[Sight, ...] = ()
    """What had been seen when the parting choice came (for `DECISION`)."""
    chooser: int | None = None
    """Who then chooses; none: nobody."""

    def to_data(self) -> dict[str, Any]:
        return {
            "answers": [list(one.answer) for one in self.asked],
            "asked": [
                {
                    "player": one.player,
                    "ask": one.ask,
                    "options": list(one.options),
                    "least": one.least,
                    "most": one.most,
                    "picked": list(one.picked()),
                }
                for one in self.asked
            ],
            "seen": [sight._asdict() for sight in self.seen],
            "knew": [sight._asdict() for sight in self.knew],
            "chooser": self.chooser,
        }


@dataclass(frozen=True, slots=True)
class Counterexample:
    """`a` and `b` run alike for `common` answers. `only`: the text that allows what the other
    does not, "a" or "b"; the other side's way is the nearest it can come."""

    card: str
    trial: Trial
    kind: Kind
    only: str
    common: int
    a: Side
    b: Side
    facts: tuple[Apart, ...]
    """In what the two ends differ."""
    shuffles: bool = False
    plan: Plan | None = None
    """A scenario that comes true with `b` and not with `a`; none: no step can say it."""

    @property
    def seed(self) -> int:
        return self.trial.seed

    @property
    def players(self) -> int:
        return len(self.trial.position.seats)

    def to_data(self) -> dict[str, Any]:
        """JSON: `setup` and each side's `answers` replay it (`replay`)."""
        return {
            "card": self.card,
            "kind": self.kind.value,
            "only": self.only,
            "players": self.players,
            "setup": self.trial.to_data(),
            "common": self.common,
            "a": self.a.to_data(),
            "b": self.b.to_data(),
            "differences": [
                {
                    "what": one.fact.what,
                    "of": one.fact.of,
                    "a": _plain(one.a),
                    "b": _plain(one.b),
                }
                for one in self.facts
            ],
        }


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


class _Script:
    def __init__(self, answers: Sequence[Answer]) -> None:
        self.left = list(answers)

    def decide(self, decision: Decision) -> Answer:
        return self.left.pop(0)


def replay(data: dict[str, Any], side: str, source: CardSource) -> Game:
    """The game of one side again, from JSON alone; `source` has that side's text."""
    setup = data["setup"]
    trial = Trial(
        Position.from_data(setup["position"]),
        tuple(Move(*move) for move in setup["moves"]),
        seed=setup["seed"],
    )
    game = start(trial, source, _Script([tuple(one) for one in data[side]["answers"]]))
    make_moves(game, trial.moves)
    return game


def ends_as(game: Game, trial: Trial, end: Outcome) -> bool:
    """Does the replayed game stand as the counterexample says?"""
    known = dict(end)
    there = dict(outcome(game, trial.looks))
    return all(there[fact] == value for fact, value in known.items() if fact.what != "refused")
