"""(setup, seed, answers) is a whole game: building it, building it again, keeping it as JSON."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import CardSource
from engine.deciders import Decider
from engine.decisions import Answer, Decision
from engine.errors import EngineError, ReplayError, ScriptError
from engine.events import Phase
from engine.position import Position
from engine.rules import RuleSet
from engine.setup import new_table, table_at
from engine.table import Table
from engine.turn import advance, in_this_phase, step

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a game begins with, but for who decides."""

    source: CardSource
    lang: str
    seed: int
    rules: RuleSet
    optional: tuple[str, ...]
    kingdom: tuple[str, ...] = ()
    players: int = 2
    position: Position | None = None

    def table(self, deciders: list[Decider]) -> Table:
        if self.position is not None:
            return table_at(
                self.source,
                self.position,
                self.lang,
                self.seed,
                deciders,
                self.rules,
                self.optional,
            )
        return new_table(
            self.source,
            self.kingdom,
            self.players,
            self.lang,
            self.seed,
            deciders,
            self.rules,
            self.optional,
        )


@dataclass(frozen=True, slots=True)
class Kept:
    """How far a game has come. `turn` and `phase`: phases that passed without a question."""

    answers: tuple[Answer, ...]
    turn: int
    phase: Phase
    over: bool


def kept(table: Table, answers: int | None = None) -> Kept:
    return Kept(tuple(table.answers[:answers]), len(table.history), table.phase, table.over)


class _Again:
    """Gives the kept answers, in order, for all players; then the real deciders decide."""

    def __init__(self, answers: Sequence[Answer], then: Sequence[Decider]) -> None:
        self.left = deque(answers)
        self._then = then

    def decide(self, decision: Decision) -> Sequence[int]:
        if self.left:
            return self.left.popleft()
        return self._then[decision.player].decide(decision)


def rebuild(setup: Setup, so_far: Kept, deciders: list[Decider]) -> Table:
    """The table as it stood. Kept answers that end within a move go on with the deciders."""
    again = _Again(so_far.answers, deciders)
    players = len(setup.position.seats) if setup.position else setup.players
    table = setup.table([again] * players)
    try:
        while again.left and not table.over:
            step(table)
    except EngineError as e:
        if not again.left and isinstance(e, ScriptError):
            raise  # the kept answers fit; it is the new ones that do not
        raise ReplayError(f"answer {len(table.answers) + 1} does not fit: {e}") from e
    if again.left:
        raise ReplayError(f"{len(again.left)} answers after the end of the game")
    while not table.over and _behind(table, so_far):
        if in_this_phase(table) is not None:
            break
        advance(table)
    table.deciders = deciders
    return table


def _behind(table: Table, so_far: Kept) -> bool:
    order = list(Phase)
    here = (len(table.history), order.index(table.phase))
    return so_far.over or here < (so_far.turn, order.index(so_far.phase))


def to_json(setup: Setup, so_far: Kept) -> str:
    data: dict[str, Any] = {
        "format": FORMAT,
        "lang": setup.lang,
        "seed": setup.seed,
        "rules": dict(setup.rules.data),
        "optional": list(setup.optional),
        "kingdom": list(setup.kingdom),
        "players": setup.players,
        "position": setup.position.to_data() if setup.position else None,
        "answers": [list(answer) for answer in so_far.answers],
        "turn": so_far.turn,
        "phase": so_far.phase.value,
        "over": so_far.over,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_json(saved: str, source: CardSource) -> tuple[Setup, Kept]:
    try:
        data = json.loads(saved)
        if data["format"] != FORMAT:
            raise ReplayError(f"saved in format {data['format']!r}, this is {FORMAT}")
        position = data["position"]
        setup = Setup(
            source=source,
            lang=str(data["lang"]),
            seed=int(data["seed"]),
            rules=RuleSet.from_data(data["rules"], "saved rules"),
            optional=tuple(data["optional"]),
            kingdom=tuple(data["kingdom"]),
            players=int(data["players"]),
            position=None if position is None else Position.from_data(position),
        )
        answers = tuple(tuple(int(i) for i in answer) for answer in data["answers"])
        so_far = Kept(answers, int(data["turn"]), Phase(data["phase"]), bool(data["over"]))
    except (KeyError, TypeError, ValueError, AttributeError) as e:
        raise ReplayError(f"not a saved game ({type(e).__name__}: {e})") from e
    return setup, so_far
