"""One position, the moves made in it, and every way in which they can go under a text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from engine import (
    Answer,
    Ask,
    CardSource,
    Decision,
    EngineError,
    Game,
    IllegalMove,
    Position,
    RuleSet,
)
from engine.cards import Card
from engine.events import Shuffled
from tools.behaviour.outcome import Looks, Outcome, outcome
from tools.behaviour.sights import Beginning, Sight, Watch, beginning
from tools.behaviour.source import LANG

BOOK = "000"


class Move(NamedTuple):
    """`kind`: play (a card), treasures (all), buy (a card), end_turn."""

    kind: str
    card: str = ""


@dataclass(frozen=True, slots=True)
class Trial:
    position: Position
    moves: tuple[Move, ...]
    looks: Looks = Looks()
    seed: int = 0
    one_of_all: int | None = None
    """Of all positions with so many cards this is one; none: it was picked out."""

    def to_data(self) -> dict[str, Any]:
        return {
            "book": BOOK,
            "seed": self.seed,
            "position": self.position.to_data(),
            "moves": [list(filter(None, move)) for move in self.moves],
        }


class Asked(NamedTuple):
    """One question and its answer."""

    player: int
    ask: str
    options: tuple[str, ...]
    least: int
    most: int
    answer: Answer
    effects: tuple[object, ...] = ()
    """The instructions offered, if it is those that are chosen from."""

    def picked(self) -> tuple[str, ...]:
        return tuple(self.options[i] for i in self.answer)


@dataclass(slots=True)
class Way:
    """One way the moves went: what was asked and answered, what was seen in between."""

    answers: tuple[Answer, ...]
    decisions: tuple[Decision, ...]
    segments: tuple[tuple[Sight, ...], ...]
    """Sights before the first question, after it, ..., one more than there are questions."""
    end: Outcome
    shuffled: bool

    def asked(self) -> tuple[Asked, ...]:
        return tuple(
            Asked(
                d.player,
                d.ask.value,
                tuple(d.labels()),
                d.least,
                d.most,
                answer,
                tuple(d.options) if d.ask is Ask.CHOOSE else (),
            )
            for d, answer in zip(self.decisions, self.answers, strict=True)
        )


class TooWide(Exception):
    """More ways than the bounds allow to look at."""


@dataclass(slots=True)
class _Decider:
    """Follows the given answers, then always the first; remembers what it passed by."""

    prefix: Sequence[Answer]
    most: int
    answers: list[Answer] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    passed_by: list[list[Answer]] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    game: Game | None = None

    def decide(self, decision: Decision) -> Answer:
        assert self.game is not None
        depth = len(self.answers)
        if depth < len(self.prefix):
            answer, others = self.prefix[depth], list[Answer]()
        else:
            answer, *others = islice(decision.distinct_answers(), self.most + 1)
            if len(others) >= self.most:
                raise TooWide
        self.answers.append(answer)
        self.decisions.append(decision)
        self.passed_by.append(others)
        self.marks.append(len(self.game.log))
        return answer


def start(trial: Trial, source: CardSource, decider: Any) -> Game:
    return Game.at(
        source,
        trial.position,
        lang=LANG,
        seed=trial.seed,
        deciders=[decider] * len(trial.position.seats),
        rules=RuleSet.of_book(BOOK),
    )


def make_moves(game: Game, moves: Sequence[Move]) -> str:
    """Make them until one is refused; what was refused, and why."""
    for move in moves:
        try:
            match move.kind:
                case "play":
                    game.play_card(move.card)
                case "treasures":
                    game.play_treasures()
                case "buy":
                    game.buy(move.card)
                case "end_turn":
                    game.end_turn()
        except IllegalMove as refusal:
            return f"{' '.join(filter(None, move))}: {refusal.why.value}"
    return ""


def ways(trial: Trial, source: CardSource, limit: int, fair: bool = False) -> list[Way]:
    """All of them, or TooWide. A shuffle gives an order that depends on the cards only, not on
    how they came to lie or what was shuffled before; `fair`: as the engine has it."""
    waiting: list[tuple[Answer, ...]] = [()]
    found: list[Way] = []
    at_first = beginning(trial.position)
    while waiting:
        prefix = waiting.pop()
        decider = _Decider(prefix, limit)
        game = decider.game = start(trial, source, decider)
        if not fair:
            _shuffle_by_name(game, trial.seed)
        try:
            refused = make_moves(game, trial.moves)
        except EngineError as error:
            refused = type(error).__name__
        for depth in reversed(range(len(prefix), len(decider.answers))):
            before = tuple(decider.answers[:depth])
            waiting += [(*before, other) for other in reversed(decider.passed_by[depth])]
        found.append(_way(trial, at_first, game, decider, refused))
        if len(found) + len(waiting) > limit:
            raise TooWide
    return found


def _way(trial: Trial, at_first: Beginning, game: Game, decider: _Decider, refused: str) -> Way:
    watch = Watch(at_first)
    log, at = game.log, 0
    segments: list[tuple[Sight, ...]] = []
    for mark in decider.marks:
        segments.append(watch.segment(log[at:mark]))
        at = mark
    last = watch.segment(log[at:])
    segments.append(tuple(sorted((*last, *watch.lone_discards()))))
    return Way(
        tuple(decider.answers),
        tuple(decider.decisions),
        tuple(segments),
        outcome(game, trial.looks, refused),
        bool(log.of(Shuffled)),
    )


def _shuffle_by_name(game: Game, seed: int) -> None:
    """Two texts that discard the same cards in another order must not part over the order in
    which chance then happens to lay them."""
    table = game._table
    seen: dict[str, int] = {}
    at = -1

    def key(card: Card) -> float:
        nonlocal at
        if len(table.log) != at:
            at = len(table.log)
            seen.clear()
        name = card.kind.id
        seen[name] = seen.get(name, 0) + 1
        return Random(f"{seed}/{name}/{seen[name]}").random()

    table._random_key = key
