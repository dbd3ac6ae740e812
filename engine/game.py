"""A game from outside: start it, let it play, drive it move by move, look at it, save it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from engine import drive, scoring, turn
from engine.cards import Card, CardSource
from engine.deciders import Decider, RandomDecider, ScriptAnswer, ScriptDecider
from engine.decisions import Decision
from engine.errors import EngineError, SetupError
from engine.events import Log, Phase
from engine.position import Position
from engine.replay import Kept, Setup, from_json, kept, rebuild, to_json
from engine.rules import RuleSet
from engine.scoring import Result
from engine.state import Area, Player
from engine.table import Table
from engine.view import Heard, View, heard, view_of

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
        self._begin(
            Setup(
                source=source,
                lang=lang,
                seed=seed,
                rules=rules or RuleSet.of_book("000"),
                optional=tuple(optional),
                kingdom=tuple(kingdom),
                players=players,
            ),
            deciders or [RandomDecider(f"{seed}/{seat}") for seat in range(players)],
        )

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
        setup = Setup(
            source=source,
            lang=lang,
            seed=seed,
            rules=rules or RuleSet.of_book("000"),
            optional=tuple(optional),
            players=len(position.seats),
            position=position,
        )
        game = cls.__new__(cls)
        game._begin(setup, deciders or [ScriptDecider() for _ in position.seats])
        return game

    # --- playing by itself: deciders answer everything, turn moves included ---

    def play(self, max_turns: int | None = None) -> Result:
        """To the end (or until so many more turns have been taken; then as it stands)."""
        table = self._table
        last = None if max_turns is None else len(table.history) + max_turns
        with self._undo_on_error():
            while not table.over and (last is None or len(table.history) <= last):
                turn.step(table)
        return self.result

    def step(self) -> None:
        """On to the next turn decision, ask it, and carry it out."""
        with self._undo_on_error():
            turn.step(self._table)

    # --- driving it move by move: IllegalMove leaves everything as it was ---

    def play_card(self, card: str, answers: Answers | None = None) -> None:
        """The player whose turn it is plays this card from the hand, using up an Action
        (action phase) or as a treasure (buy phase).

        `answers`, if given, must be exactly the answers to the questions this raises, for
        whichever player; otherwise the deciders are asked.
        """
        self._move(lambda: drive.play_card(self._table, card), answers)

    def play_treasures(self, answers: Answers | None = None) -> None:
        """All treasures in hand, one after another."""
        self._move(lambda: drive.play_treasures(self._table), answers)

    def buy(self, card: str, answers: Answers | None = None) -> None:
        self._move(lambda: drive.buy(self._table, card), answers)

    def end_phase(self) -> None:
        """Action phase -> buy phase; buy phase -> clean-up, and the next player's turn."""
        self._move(lambda: drive.end_phase(self._table), None)

    def end_turn(self) -> None:
        """No more moves: clean-up, and the next player's turn begins (or the game ends)."""
        self._move(lambda: drive.end_turn(self._table), None)

    def pending(self) -> Decision | None:
        """The next turn decision, on which `step` would ask; none: the game is over.
        Passes by phases in which there is nothing to decide; changes nothing else."""
        decision = turn.pending(self._table)
        if decision is not None:
            decision._board = self._table
        return decision

    # --- looking ---

    def view(self, seat: int) -> View:
        """What this player may see, count or look through now."""
        return view_of(self._table, seat)

    def heard(self, seat: int, since: int = 0) -> tuple[Heard, ...]:
        """The log as this player witnessed it: cards that were not shown are only counted."""
        return heard(self._table, seat, since)

    @property
    def log(self) -> Log:
        return Log(self._table.log)

    @property
    def players(self) -> int:
        return len(self._table.players)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._table.current.seat

    @property
    def phase(self) -> Phase:
        return self._table.phase

    @property
    def actions(self) -> int:
        return self._table.actions

    @property
    def buys(self) -> int:
        return self._table.buys

    @property
    def coins(self) -> int:
        """What is there to spend now: coins of treasures played and of texts, less what
        was spent."""
        return self._table.coins

    @property
    def potions(self) -> int:
        return self._table.potions

    def hand(self, seat: int | None = None) -> tuple[str, ...]:
        """Card ids; `seat` none: the player whose turn it is. So for all zones."""
        return _ids(self._player(seat).hand)

    def deck(self, seat: int | None = None) -> tuple[str, ...]:
        """Top first."""
        return _ids(self._player(seat).deck)[::-1]

    def discard(self, seat: int | None = None) -> tuple[str, ...]:
        """Top first."""
        return _ids(self._player(seat).discard)[::-1]

    def in_play(self, seat: int | None = None) -> tuple[str, ...]:
        """In the order played."""
        return _ids(self._player(seat).play)

    def aside(self, seat: int | None = None) -> tuple[str, ...]:
        return _ids(self._player(seat).aside)

    def owned(self, seat: int | None = None) -> tuple[str, ...]:
        """All cards of the player, sorted."""
        return tuple(sorted(_ids(self._player(seat).owned())))

    def trash(self) -> tuple[str, ...]:
        return _ids(self._table.trash)

    def supply(self) -> dict[str, int]:
        """Cards left in each pile."""
        return {name: len(pile) for name, pile in self._table.piles.items()}

    def cost(self, card: str) -> int:
        """What it costs now."""
        kind = self._table.kinds.get(card)
        if kind is None:
            raise SetupError(f"{card!r} is not in this game")
        return self._table.cost(kind)

    def turns(self, seat: int) -> int:
        """Turns begun so far."""
        return self._table.players[seat].turns

    def score(self, seat: int) -> int:
        """Victory points if the game ended now."""
        return scoring.score(self._table, self._table.players[seat])

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def result(self) -> Result:
        """The end result, or how it would be if the game ended now."""
        return self._table.outcome or scoring.result(self._table)

    # --- keeping ---

    def save(self) -> str:
        """JSON: setup, seed, answers so far. Between moves, or after a decider gave up."""
        return to_json(self._setup, kept(self._table))

    @classmethod
    def resume(
        cls, saved: str, source: CardSource, deciders: Sequence[Decider] | None = None
    ) -> Game:
        """The game as it stood, played again from its answers; goes on with the deciders."""
        setup, so_far = from_json(saved, source)
        game = cls.__new__(cls)
        game._begin(setup, deciders or [ScriptDecider() for _ in range(setup.players)], so_far)
        return game

    # --- within ---

    def _begin(self, setup: Setup, deciders: Sequence[Decider], so_far: Kept | None = None) -> None:
        if len(deciders) != setup.players:
            raise SetupError(f"{len(deciders)} deciders for {setup.players} players")
        self._setup = setup
        self._deciders = list(deciders)
        self._table: Table = (
            setup.table(self._deciders)
            if so_far is None
            else rebuild(setup, so_far, self._deciders)
        )

    def _player(self, seat: int | None) -> Player:
        return self._table.current if seat is None else self._table.players[seat]

    def _move(self, move: Callable[[], None], answers: Answers | None) -> None:
        table = self._table
        table.mark = len(table.answers)
        before = kept(table)
        scripts = [] if answers is None else _scripts(answers, table.seats)
        with self._undo_on_error(before):
            if scripts:
                table.deciders = list[Decider](scripts)
            move()
            for script in set(scripts):
                script.finish()
            table.deciders = self._deciders

    @contextmanager
    def _undo_on_error(self, before: Kept | None = None) -> Iterator[None]:
        """A move that fails has not been: the game is built again from the answers before."""
        try:
            yield
        except EngineError:
            table = self._table
            before = before or kept(table, table.mark)
            if len(table.answers) > len(before.answers) or before != kept(table):
                self._table = rebuild(self._setup, before, self._deciders)
            table.deciders = self._deciders
            raise


def _scripts(answers: Answers, seats: Sequence[int]) -> list[ScriptDecider]:
    if isinstance(answers, Mapping):
        return [ScriptDecider(answers.get(seat, ())) for seat in seats]
    script = ScriptDecider(answers)
    return [script] * len(seats)


def _ids(cards: Sequence[Card] | Area) -> tuple[str, ...]:
    return tuple([card.kind.id for card in cards])
