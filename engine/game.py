"""A game from outside: start it, let it play, drive it move by move, look at it, save it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.cards import CardSource
from engine.deciders import Decider, ScriptAnswer
from engine.decisions import Decision
from engine.events import Log, Phase
from engine.position import Position
from engine.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Result:
    points: tuple[int, ...]
    turns: tuple[int, ...]
    winners: tuple[int, ...]
    """Several: a shared victory."""


Answers = Sequence[ScriptAnswer] | Mapping[int, Sequence[ScriptAnswer]]
"""Answers to the questions that one move raises, in the order they are asked; or by seat."""


class Game:
    """See the summary in `engine/__init__.py`."""

    def __init__(
        self,
        source: CardSource,
        *,
        kingdom: Sequence[str] = (),
        players: int = 2,
        lang: str = "de",
        seed: int = 0,
        deciders: Sequence[Decider] | None = None,
        rules: RuleSet | None = None,
        optional: Sequence[str] = (),
    ) -> None:
        """A new game, dealt, before the first turn of seat 0.

        `optional`: piles of the rule set's `optional_piles` that are laid out. Without
        deciders every player decides at random (from the seed, apart from the shuffles).
        """
        raise NotImplementedError

    @classmethod
    def at(
        cls,
        source: CardSource,
        position: Position,
        *,
        lang: str = "de",
        seed: int = 0,
        deciders: Sequence[Decider] | None = None,
        rules: RuleSet | None = None,
        optional: Sequence[str] = (),
    ) -> Game:
        """A game that stands at this position. Without deciders any question fails unless
        the move brings its `answers`."""
        raise NotImplementedError

    # --- playing by itself: deciders answer everything, turn moves included ---

    def play(self, max_turns: int | None = None) -> Result:
        """To the end (or until so many more turns have been taken; then as it stands)."""
        raise NotImplementedError

    def step(self) -> None:
        """On to the next turn decision, ask it, and carry it out."""
        raise NotImplementedError

    # --- driving it move by move: IllegalMove leaves everything as it was ---

    def play_card(self, card: str, answers: Answers | None = None) -> None:
        """The player whose turn it is plays this card from the hand, using up an Action
        (action phase) or as a treasure (buy phase).

        `answers`, if given, must be exactly the answers to the questions this raises, for
        whichever player; otherwise the deciders are asked.
        """
        raise NotImplementedError

    def play_treasures(self, answers: Answers | None = None) -> None:
        """All treasures in hand, one after another."""
        raise NotImplementedError

    def buy(self, card: str, answers: Answers | None = None) -> None:
        raise NotImplementedError

    def end_phase(self) -> None:
        """Action phase -> buy phase; buy phase -> clean-up, and the next player's turn."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """No more moves: clean-up, and the next player's turn begins (or the game ends)."""
        raise NotImplementedError

    def pending(self) -> Decision | None:
        """The next turn decision, on which `step` would ask; none: the game is over.
        Passes by phases in which there is nothing to decide; changes nothing else."""
        raise NotImplementedError

    # --- looking ---

    @property
    def log(self) -> Log:
        raise NotImplementedError

    @property
    def players(self) -> int:
        raise NotImplementedError

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        raise NotImplementedError

    @property
    def phase(self) -> Phase:
        raise NotImplementedError

    @property
    def actions(self) -> int:
        raise NotImplementedError

    @property
    def buys(self) -> int:
        raise NotImplementedError

    @property
    def coins(self) -> int:
        """What is there to spend now: coins of treasures played and of texts, less what
        was spent."""
        raise NotImplementedError

    @property
    def potions(self) -> int:
        raise NotImplementedError

    def hand(self, seat: int | None = None) -> tuple[str, ...]:
        """Card ids; `seat` none: the player whose turn it is. So for all zones."""
        raise NotImplementedError

    def deck(self, seat: int | None = None) -> tuple[str, ...]:
        """Top first."""
        raise NotImplementedError

    def discard(self, seat: int | None = None) -> tuple[str, ...]:
        """Top first."""
        raise NotImplementedError

    def in_play(self, seat: int | None = None) -> tuple[str, ...]:
        """In the order played."""
        raise NotImplementedError

    def aside(self, seat: int | None = None) -> tuple[str, ...]:
        raise NotImplementedError

    def owned(self, seat: int | None = None) -> tuple[str, ...]:
        """All cards of the player, sorted."""
        raise NotImplementedError

    def trash(self) -> tuple[str, ...]:
        raise NotImplementedError

    def supply(self) -> dict[str, int]:
        """Cards left in each pile."""
        raise NotImplementedError

    def cost(self, card: str) -> int:
        """What it costs now."""
        raise NotImplementedError

    def turns(self, seat: int) -> int:
        """Turns begun so far."""
        raise NotImplementedError

    def score(self, seat: int) -> int:
        """Victory points if the game ended now."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def result(self) -> Result:
        """The end result, or how it would be if the game ended now."""
        raise NotImplementedError

    # --- keeping ---

    def save(self) -> str:
        """JSON: setup, seed, answers so far. Between moves, or after a decider gave up."""
        raise NotImplementedError

    @classmethod
    def resume(
        cls, saved: str, source: CardSource, deciders: Sequence[Decider] | None = None
    ) -> Game:
        """The game as it stood, played again from its answers; goes on with the deciders."""
        raise NotImplementedError
