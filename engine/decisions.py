"""The one kind of question a game asks.

An answer is a tuple of indexes into `options`, `least` to `most` of them, each once. That
is all that is needed to replay a game, and it is the same for every question. Options that
nobody can tell apart (two copies in a hand) are all listed, so that an answer is simple;
`distinct_answers` gives each different answer once.

A question is asked only where there is something to decide: what is forced is done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import combinations, permutations
from typing import TYPE_CHECKING, TypeAlias

from cardspec.effects import Effect
from engine.cards import Card
from engine.errors import EngineError, IllegalAnswer

if TYPE_CHECKING:
    from engine.board import Board
    from engine.state import Pile
    from engine.view import Heard, View

Answer: TypeAlias = tuple[int, ...]
Option: TypeAlias = "Card | Pile | Effect | str"
"""A card; a supply pile; an instruction to choose; the id of a card that is named."""


FIRST: list[Answer] = [tuple(range(n)) for n in range(64)]


class Ask(StrEnum):
    """What a question is for."""

    PLAY_ACTION = "play_action"
    """Which action card to play; none ends the action phase."""
    PLAY_TREASURES = "play_treasures"
    """Which treasures to play, in this order; none: no (more) treasures."""
    BUY = "buy"
    """From which pile to buy; none ends the buy phase."""
    MAY = "may"
    """Whether to do the one option."""
    CHOOSE = "choose"
    """Which instructions; they are then done in printed order."""
    REACT = "react"
    """Which card to reveal in reaction; none: no (more) reactions."""
    NEXT = "next"
    """Which of one's own triggers to carry out next."""
    NAME = "name"
    DISCARD = "discard"
    TRASH = "trash"
    REVEAL = "reveal"
    LOOK_AT = "look_at"
    SET_ASIDE = "set_aside"
    PUT = "put"
    """Which cards to put somewhere; if `ordered` (onto a deck): the first comes to lie on top."""
    GAIN = "gain"
    PLAY = "play"
    PASS_ON = "pass_on"
    KEEP_ASIDE = "keep_aside"
    """Whether to set the one card aside instead of drawing it."""


class Decision:
    """Who is asked, what for, and what can be answered. Shows nothing `player` may not see:
    whoever decides has these fields, `view` and `heard`, and that is all."""

    __slots__ = ("_board", "_view", "about", "ask", "least", "most", "options", "ordered",
                 "player", "source")  # fmt: skip

    _board: Board
    """Set when the question is put; for `view` and `heard` alone."""
    _view: View

    def __init__(
        self,
        player: int,
        ask: Ask,
        options: Sequence[Option],
        least: int,
        most: int,
        ordered: bool = False,
        about: Effect | None = None,
        source: str | None = None,
    ) -> None:
        self.player = player
        """The seat of the player who decides."""
        self.ask = ask
        self.options = options
        self.least = least
        self.most = most
        self.ordered = ordered
        """Does the order within the answer matter?"""
        self.about = about
        """The instruction that asks, for a text a player can read; none for turn moves."""
        self.source = source
        """The id of the card whose text asks."""

    @property
    def view(self) -> View:
        """What the player who decides may see. Made when first looked at, as things stand then:
        most deciders never look, and they should not pay for it."""
        try:
            return self._view
        except AttributeError:
            from engine.view import view_of

            self._view = view_of(self._asked_on(), self.player)
            return self._view

    def heard(self, since: int = 0) -> tuple[Heard, ...]:
        """What the player who decides has witnessed so far, from event `since` on."""
        from engine.view import heard

        return heard(self._asked_on(), self.player, since)

    def _asked_on(self) -> Board:
        try:
            return self._board
        except AttributeError:
            raise EngineError("a question that no game has put yet") from None

    def labels(self) -> list[str]:
        """Card ids of the options; an instruction has its number, from 0."""
        return [label(option, i) for i, option in enumerate(self.options)]

    def check(self, answer: Sequence[int]) -> Answer:
        """The answer as it is kept, or `IllegalAnswer`."""
        n = len(answer)
        if n == 1:
            if self.least <= 1 <= self.most and 0 <= answer[0] < len(self.options):
                return tuple(answer)
        elif self.least <= n <= self.most and n < len(FIRST) and answer == FIRST[n]:
            return FIRST[n]  # the first n, mostly all of them
        if not self.least <= n <= self.most:
            wanted = f"{self.least}" if self.least == self.most else f"{self.least}-{self.most}"
            raise IllegalAnswer(self.ask.value, f"{n} chosen, wanted {wanted}")
        if n:
            if min(answer) < 0 or max(answer) >= len(self.options):
                raise IllegalAnswer(self.ask.value, f"no such option among {self.labels()}")
            if n > 1 and len(set(answer)) != n:
                raise IllegalAnswer(self.ask.value, "an option was chosen twice")
        return tuple(answer)

    def distinct_answers(self) -> Iterator[Answer]:
        """Every answer that leads to something else: copies of a card are interchangeable."""
        labels = self.labels()
        pick = permutations if self.ordered else combinations
        for n in range(self.least, self.most + 1):
            seen: set[tuple[str, ...]] = set()
            for answer in pick(range(len(labels)), n):
                key = tuple(labels[i] for i in answer)
                if not self.ordered:
                    key = tuple(sorted(key))
                if key not in seen:
                    seen.add(key)
                    yield answer

    def __repr__(self) -> str:
        return (
            f"Decision(player {self.player}, {self.ask.value}, {self.least}-{self.most} "
            f"of {self.labels()}{f', {self.source}' if self.source else ''})"
        )


def label(option: Option, index: int) -> str:
    """How a script or a test names an option."""
    if isinstance(option, str):
        return option
    if isinstance(option, Card):
        return option.kind.id
    name = getattr(option, "name", None)
    return name if isinstance(name, str) and hasattr(option, "unopened") else str(index)
