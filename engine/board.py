"""The board: everything a game is made of, and how to look at it.

Changing it is the table's business (`table.py`), which builds on this.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from cardspec.effects import Lasting, Zone
from engine import events as ev
from engine.cards import Card, Kind
from engine.decisions import Answer, Decision
from engine.events import Phase, Raw
from engine.rules import Reshuffle, RuleSet
from engine.state import Area, Pile, Player

if TYPE_CHECKING:
    from engine.deciders import Decider
    from engine.scoring import Result
    from engine.windows import Watcher

_PLAYED = ev.Played

Concerns: TypeAlias = Callable[[Kind], bool]
Change: TypeAlias = tuple[Concerns, int, Lasting]
"""Of costs or of what treasures give: of which cards, by how much, for how long."""
Replacement: TypeAlias = Callable[[Player, Card, Area], Area]
"""May send a card that is about to be gained somewhere else."""


class Board:
    """The state of a game. Looks and asks, but moves nothing."""

    __slots__ = (
        "_buyable",
        "_next_card",
        "_offers",
        "_random_key",
        "_rest_first",
        "actions",
        "answers",
        "buys",
        "coins",
        "cost_changes",
        "current",
        "deciders",
        "empty_piles",
        "history",
        "kinds",
        "log",
        "mark",
        "outcome",
        "over",
        "phase",
        "piles",
        "players",
        "potions",
        "random",
        "reactive",
        "replacements",
        "rules",
        "seats",
        "trash",
        "treasures_open",
        "turn_start",
        "watchers",
        "yield_changes",
    )  # fmt: skip

    def __init__(self, rules: RuleSet, players: int, seed: int, deciders: list[Decider]) -> None:
        self.rules = rules
        self._rest_first = rules.reshuffle is Reshuffle.REST_FIRST
        self.random = Random(seed)
        draw_lot = self.random.random
        self._random_key: Callable[[Card], float] = lambda _card: draw_lot()
        self.deciders = deciders
        self.answers: list[Answer] = []
        self.mark = 0
        """How many answers there were before the present move."""
        self.log: list[Raw] = []
        self.players = [Player(seat) for seat in range(players)]
        self.seats = tuple(range(players))
        self.piles: dict[str, Pile] = {}
        self.trash = Area(Zone.TRASH, None)
        self.kinds: dict[str, Kind] = {}
        self.reactive: list[Kind] = []
        """Kinds in this game with triggers: nobody else is looked at when something happens."""
        self.watchers: list[Watcher] = []
        """Triggers that texts have set up."""
        self.replacements: list[Replacement] = []
        self.cost_changes: list[Change] = []
        self.yield_changes: list[Change] = []
        self.current = self.players[0]
        self.phase = Phase.ACTION
        self.actions = self.buys = self.coins = self.potions = 0
        self.treasures_open = True
        self.turn_start = 0
        """Where in the log the present turn begins."""
        self.outcome: Result | None = None
        self.history: list[int] = []
        """The seats of all turns begun."""
        self.over = False
        self.empty_piles = 0
        self._next_card = 0
        self._buyable: dict[int, tuple[Pile, ...]] = {}
        self._offers: list[tuple[int, int, Pile]] = []

    # --- making ---

    def new_card(self, kind: Kind) -> Card:
        number = self._next_card
        self._next_card = number + 1
        return Card(number, kind)

    def add_kind(self, kind: Kind) -> None:
        if kind.id not in self.kinds:
            self.kinds[kind.id] = kind
            if kind.triggers:
                self.reactive.append(kind)

    def add_pile(self, pile: Pile) -> None:
        self.add_kind(pile.kind)
        self.piles[pile.name] = pile
        if not pile:
            self.empty_piles += 1

    # --- asking ---

    def ask(self, decision: Decision) -> Answer:
        decision._board = self
        answer = decision.check(self.deciders[decision.player].decide(decision))
        self.answers.append(answer)
        return answer

    # --- looking ---

    def from_player(self, first: Player) -> list[Player]:
        """All players in turn order, beginning with this one."""
        players = self.players
        return players[first.seat :] + players[: first.seat]

    def owner(self, area: Area, otherwise: Player) -> Player:
        return otherwise if area.owner is None else self.players[area.owner]

    def played_this_turn(self, player: Player) -> list[Kind]:
        """What a player has played this turn, in order, the present card included."""
        seat = player.seat
        return [
            event[2].kind
            for event in self.log[self.turn_start :]
            if event[0] is _PLAYED and event[1] == seat
        ]

    def left_of(self, player: Player) -> Player:
        return self.players[(player.seat + 1) % len(self.players)]

    def right_of(self, player: Player) -> Player:
        return self.players[player.seat - 1]

    def cost(self, kind: Kind) -> int:
        """The present cost in coins: changed for all purposes, never below 0."""
        cost = kind.cost
        if self.cost_changes:
            for concerns, by, _ in self.cost_changes:
                if concerns(kind):
                    cost += by
            if cost < 0:
                return 0
        return cost

    def affordable(self, kind: Kind) -> bool:
        return self.cost(kind) <= self.coins and kind.potions <= self.potions

    def buyable(self) -> tuple[Pile, ...]:
        """The piles that can be bought from with what there is to spend."""
        coins, potions = self.coins, self.potions
        key = coins * 64 + potions
        found = self._buyable.get(key)
        if found is None:
            if not self._offers:
                self._offers = [
                    (self.cost(top), top.potions, pile)
                    for pile in self.piles.values()
                    if (top := pile.top()) is not None
                ]
            found = tuple([p for c, x, p in self._offers if c <= coins and x <= potions])
            self._buyable[key] = found
        return found

    def _offers_changed(self) -> None:
        self._offers = []
        self._buyable.clear()
