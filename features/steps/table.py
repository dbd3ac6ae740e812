"""The table a scenario is played at: a position, the moves so far, and what can be seen.

A game asks its questions in the middle of a move, while a scenario answers them in later
steps. So the table keeps moves and answers and plays them again from the start whenever one
is added; a question without an answer yet stops the play and is `pending`. Setup, seed and
answers replay a game exactly, so nothing is lost by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from engine import (
    Answer,
    Ask,
    CardSource,
    Decision,
    Game,
    IllegalMove,
    Logged,
    Phase,
    Position,
    RuleSet,
    ScriptError,
    Seat,
    UnscriptedQuestion,
)
from engine.deciders import read_answer
from features.steps import words
from features.steps.failure import Mismatch
from features.steps.view import View

SEEDS = 4000
"""How many shuffles are tried for one that a scenario tells of."""

Move = Callable[[Game], None]


class Waiting(UnscriptedQuestion):
    """The scenario has not answered yet."""


class _Answers:
    """One decider for all seats: hands out the answers so far, then stops the play."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.answers = answers
        self.asked: list[Decision] = []
        self.game: Game | None = None
        self.stopped: View | None = None

    def decide(self, decision: Decision) -> Answer:
        self.asked.append(decision)
        if len(self.asked) <= len(self.answers):
            return self.answers[len(self.asked) - 1]
        assert self.game is not None
        self.stopped = View.of(self.game)
        raise Waiting(repr(decision))


@dataclass
class SeatPlan:
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    turns: int = 0


@dataclass
class Table:
    """One scenario's game. `lang` is the feature's language, `text_lang` that of the cards."""

    lang: str
    text_lang: str
    source: CardSource
    rules: RuleSet
    names: tuple[str, ...] = ()
    seats: list[SeatPlan] = field(default_factory=list)
    kingdom: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    dealt: bool = False
    """A whole new game instead of a position."""
    supply: dict[str, int] = field(default_factory=dict)
    trash: tuple[str, ...] = ()
    turn: int = 0
    phase: Phase = Phase.ACTION
    actions: int = 1
    buys: int = 1
    coins: int = 0
    moves: list[Move] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    draws: list[tuple[int, int, Counter[str]]] = field(default_factory=list)
    """After so many moves this seat's hand was dealt so: what the shuffles must give."""
    seed: int = 0
    pending: Decision | None = None
    pending_told: bool = False
    asked: list[Decision] = field(default_factory=list)
    _view: View | None = None

    # --- who sits where

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise words.UnknownWord(f"{name!r} does not play: {', '.join(self.names)}")
        return self.names.index(name)

    def sit(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.seats = [SeatPlan() for _ in names]

    # --- playing

    @property
    def view(self) -> View:
        if self._view is None:
            self._run()
        assert self._view is not None
        return self._view

    @property
    def log(self) -> tuple[Logged, ...]:
        return self.view.log

    def move(self, seat: int, move: Move) -> None:
        """The player whose turn it is makes a move."""
        self._no_question()
        self._at_turn(seat)
        self.moves.append(move)
        try:
            self._run()
        except IllegalMove as error:
            raise Mismatch(self.names[seat], str(error)) from error

    def refused(self, seat: int, move: Move) -> IllegalMove | None:
        """Why the rules refuse this move now; none: they allow it. Nothing is kept."""
        self._no_question()
        self._at_turn(seat)
        game, _ = self._start(self.seed)
        try:
            self._play(game, [*self.moves, move])
        except IllegalMove as error:
            return error
        except Waiting:
            return None
        return None

    def answer(self, seat: int, asks: Iterable[Ask], picks: Sequence[str | int]) -> None:
        """The player answers the open question, which must be one of these kinds.

        "May" and what is then chosen are one step of a scenario: naming the cards is a yes.
        """
        wanted = frozenset(asks)
        decision = self._question(seat, wanted | {Ask.MAY})
        if decision.ask is Ask.MAY and Ask.MAY not in wanted:
            seen = len(self.log)
            self._give(decision, True)
            if (
                self.pending is None
                or self.pending.player != seat
                or self.pending.ask not in wanted
            ):
                self._was_done(picks, self.log[seen:])
                return
            decision = self.pending
        self._give(decision, picks)

    def decline(self, seat: int) -> None:
        decision = self._question(seat, None)
        self._give(decision, None)

    def accept(self, seat: int) -> None:
        self._give(self._question(seat, {Ask.MAY}), True)

    def deal(self, seat: int, hand: Sequence[str]) -> None:
        """Look for a shuffle after which the player holds this hand now."""
        self.draws.append((len(self.moves), seat, Counter(hand)))
        for seed in range(SEEDS):
            if self._deals(seed):
                self.seed = seed
                self._run()
                return
        raise Mismatch(words.say_cards(self.lang, hand), self.say_hand(seat))

    def finish(self) -> None:
        """A question that the scenario neither answered nor spoke of is a hole in it."""
        if self.pending is not None and not self.pending_told:
            raise Mismatch("–", self.say_decision(self.pending))

    # --- saying

    def say_hand(self, seat: int) -> str:
        return words.say_cards(self.lang, self.view.hands[seat])

    def say_decision(self, decision: Decision | None) -> str:
        if decision is None:
            return "–"
        options = [
            o if label.isdigit() else label
            for o, label in zip(decision.options, decision.labels(), strict=True)
        ]
        return (
            f"{self.names[decision.player]}: {decision.ask.value} "
            f"[{words.say_options(self.lang, options)}]"
        )

    # --- inside

    def _position(self) -> Position:
        seats = tuple(
            Seat(
                hand=s.hand,
                deck=s.deck,
                discard=s.discard,
                play=s.play,
                aside=s.aside,
                turns=max(s.turns, 1 if i == self.turn else 0),
            )
            for i, s in enumerate(self.seats)
        )
        return Position(
            seats=seats,
            kingdom=self.kingdom,
            supply=self.supply,
            trash=self.trash,
            turn=self.turn,
            phase=self.phase,
            actions=self.actions,
            buys=self.buys,
            coins=self.coins,
        )

    def _start(self, seed: int) -> tuple[Game, _Answers]:
        decider = _Answers(self.answers)
        deciders = [decider] * len(self.names)
        if self.dealt:
            game = Game(
                self.source,
                kingdom=self.kingdom,
                players=len(self.names),
                lang=self.text_lang,
                seed=seed,
                deciders=deciders,
                rules=self.rules,
                optional=self.optional,
            )
        else:
            game = Game.at(
                self.source,
                self._position(),
                lang=self.text_lang,
                seed=seed,
                deciders=deciders,
                rules=self.rules,
                optional=self.optional,
            )
        decider.game = game
        return game, decider

    def _run(self) -> None:
        game, decider = self._start(self.seed)
        self.pending = None
        self.pending_told = False
        try:
            self._play(game, self.moves)
            self._view = View.of(game)
        except Waiting:
            self.pending = decider.asked[-1]
            self._view = decider.stopped
        self.asked = decider.asked

    @staticmethod
    def _play(game: Game, moves: Sequence[Move]) -> None:
        for move in moves:
            move(game)

    def _deals(self, seed: int) -> bool:
        game, _ = self._start(seed)
        done = 0
        for after, seat, hand in self.draws:
            self._play(game, self.moves[done:after])
            done = after
            if Counter(game.hand(seat)) != hand:
                return False
        return True

    def _no_question(self) -> None:
        if self.pending is not None:
            raise Mismatch("–", self.say_decision(self.pending))

    def _at_turn(self, seat: int) -> None:
        if self.view.turn != seat:
            raise Mismatch(self.names[seat], self.names[self.view.turn])

    def _question(self, seat: int, asks: frozenset[Ask] | set[Ask] | None) -> Decision:
        decision = self.pending
        kinds = "/".join(sorted(asks)) if asks else "?"
        if decision is None or decision.player != seat or (asks and decision.ask not in asks):
            raise Mismatch(f"{self.names[seat]}: {kinds}", self.say_decision(decision))
        return decision

    def _give(self, decision: Decision, picks: Sequence[str | int] | bool | None) -> None:
        try:
            self.answers.append(read_answer(decision, picks))
        except (ScriptError, IllegalMove) as error:
            shown = picks if isinstance(picks, bool | None) else list(picks)
            raise Mismatch(str(shown), self.say_decision(decision)) from error
        self._run()

    def _was_done(self, picks: Sequence[str | int], events: Sequence[Logged]) -> None:
        """A "may" left no further choice: the very cards of the step must have been moved."""
        for event in events:
            found = getattr(event, "cards", None) or (getattr(event, "card", None),)
            if sorted(c.kind.id for c in found if c is not None) == sorted(map(str, picks)):
                return
        raise Mismatch(words.say_cards(self.lang, map(str, picks)), "–")
