"""The table: the state of a game and the one door through which it is changed.

Every change is a method here: proposed by an effect or the turn, changed by replacements,
applied, logged, and its triggers fired. Nothing else touches areas, piles or counters. The
log is appended to when the change is complete, so that whoever looks at each event finds a
whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

from cardspec.effects import Position, Resource, Zone
from engine import events as ev
from engine.cards import Card, Kind
from engine.decisions import Answer, Decision
from engine.events import Phase, Raw
from engine.rules import RuleSet
from engine.run import Run
from engine.state import (
    Area,
    Passing,
    Pile,
    Player,
    Playing,
    Track,
    by_area,
    still_there,
    track,
)
from engine.windows import Watcher, on_gained, on_played

if TYPE_CHECKING:
    from engine.deciders import Decider

_COINS, _CARDS = Resource.COINS, Resource.CARDS
_PLAYED, _ADDED, _GAINED, _DREW = ev.Played, ev.Added, ev.Gained, ev.Drew
_SUPPLY, _DISCARD = Zone.SUPPLY, Zone.DISCARD

Replacement = Callable[["Table", Player, Card, Area], Area]
"""May send a card that is about to be gained somewhere else."""


class Table:
    __slots__ = (
        "_buyable", "_next_card", "_random_key", "actions", "answers", "buys", "coins",
        "cost_changes", "current", "deciders", "empty_piles", "history", "kinds", "log", "mark",
        "over", "phase", "piles", "played", "players", "potions", "random", "reactive",
        "replacements", "rules", "seats", "trash", "treasures_open", "watchers",
        "yield_changes",
    )  # fmt: skip

    def __init__(self, rules: RuleSet, players: int, seed: int, deciders: list[Decider]) -> None:
        self.rules = rules
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
        """Triggers that texts have set up for this turn."""
        self.replacements: list[Replacement] = []
        self.cost_changes: list[tuple[Callable[[Kind], bool], int]] = []
        self.yield_changes: list[tuple[Callable[[Kind], bool], int]] = []
        self.current = self.players[0]
        self.phase = Phase.ACTION
        self.actions = self.buys = self.coins = self.potions = 0
        self.treasures_open = True
        self.played: list[tuple[Player, Kind]] = []
        """What has been played this turn, in order."""
        self.history: list[int] = []
        """The seats of all turns begun."""
        self.over = False
        self.empty_piles = 0
        self._next_card = 0
        self._buyable: dict[int, tuple[Pile, ...]] = {}

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
        answer = decision.check(self.deciders[decision.player].decide(decision))
        self.answers.append(answer)
        return answer

    # --- looking ---

    def from_player(self, first: Player) -> list[Player]:
        """All players in turn order, beginning with this one."""
        players = self.players
        return players[first.seat :] + players[: first.seat]

    def left_of(self, player: Player) -> Player:
        return self.players[(player.seat + 1) % len(self.players)]

    def right_of(self, player: Player) -> Player:
        return self.players[player.seat - 1]

    def cost(self, kind: Kind) -> int:
        """The present cost in coins: changed for all purposes, never below 0."""
        cost = kind.cost
        if self.cost_changes:
            for concerns, by in self.cost_changes:
                if concerns(kind):
                    cost += by
            if cost < 0:
                return 0
        return cost

    def affordable(self, kind: Kind) -> bool:
        return self.cost(kind) <= self.coins and kind.potions <= self.potions

    def buyable(self) -> tuple[Pile, ...]:
        """The piles that can be bought from with what there is to spend."""
        key = self.coins * 64 + self.potions
        found = self._buyable.get(key)
        if found is None:
            found = tuple(
                pile
                for pile in self.piles.values()
                if (top := pile.top()) is not None and self.affordable(top)
            )
            self._buyable[key] = found
        return found

    # --- the supply ---

    def take(self, pile: Pile) -> Card:
        """The top card off a pile, on its way to somewhere."""
        if pile.cards:
            card = pile.cards.pop()
            self._buyable.clear()
        else:
            pile.unopened -= 1
            card = self.new_card(pile.kind)
        if not pile:
            self.empty_piles += 1
            self._buyable.clear()
        return card

    # --- the deck ---

    def shuffle(self, player: Player) -> None:
        """The discard pile goes, shuffled, under what is left of the deck. What has been
        revealed from the deck and lies on it still is thereby not shuffled in."""
        discard = player.discard
        discard.sort(key=self._random_key)
        player.deck[:0] = discard
        count = len(discard)
        discard.clear()
        self.log.append((ev.Shuffled, player.seat, count))

    def top(self, player: Player, count: int) -> list[Card]:
        """The top cards of the deck, first the top one; shuffles if it must."""
        deck = player.deck
        if len(deck) < count and player.discard:
            self.shuffle(player)
        return deck[: -count - 1 : -1]

    def draw(self, player: Player, count: int) -> int:
        """Draw so many, or as many as there are; how many it were."""
        cards = self.top(player, count)
        if cards:
            del player.deck[-len(cards) :]
            for card in cards:
                card.moves += 1
            player.hand += cards
            self.log.append((_DREW, player.seat, tuple(cards)))
        return len(cards)

    # --- moving ---

    def move(self, found: Sequence[Track], to: Area, position: Position = Position.TOP) -> None:
        """Out of where they are, into an area. Not logged: the callers say what it was."""
        for card, area, _ in found:
            area.remove(card)
            card.moves += 1
        cards = [card for card, _, _ in found]
        if to.zone is Zone.DECK and position is Position.BOTTOM:
            to[:0] = cards[::-1]
        elif to.zone is Zone.DECK:
            to += cards[::-1]
        else:
            to += cards

    def discard(self, actor: Player, found: Sequence[Track]) -> list[Track]:
        """Onto the discard pile of whoever they belong to."""
        after: list[Track] = []
        for area, group in by_area(found):
            to = (area.owner or actor).discard
            self.move(group, to)
            owner = to.owner or actor
            self.log.append((ev.Discarded, owner.seat, _cards(group), area.zone))
            after += [track(card, to) for card, _, _ in group]
        return after

    def trash_cards(self, actor: Player, found: Sequence[Track]) -> list[Track]:
        for area, group in by_area(found):
            self.move(group, self.trash)
            self.log.append((ev.Trashed, actor.seat, _cards(group), area.zone))
        return [track(card, self.trash) for card, _, _ in found]

    def set_aside(self, actor: Player, found: Sequence[Track]) -> list[Track]:
        for area, group in by_area(found):
            self.move(group, actor.aside)
            self.log.append((ev.PutAside, actor.seat, _cards(group), area.zone))
        return [track(card, actor.aside) for card, _, _ in found]

    def put(
        self, actor: Player, found: Sequence[Track], to: Area, position: Position
    ) -> list[Track]:
        """Onto a deck the first card comes to lie on top (or, at the bottom, uppermost)."""
        groups = by_area(found)
        if to.zone is Zone.DECK:
            groups.reverse()
        for area, group in groups:
            self.move(group, to, position)
            self.log.append((ev.Moved, actor.seat, _cards(group), area.zone, to.zone, position))
        return [track(card, to) for card, _, _ in found]

    def pass_on(self, passes: Sequence[Passing]) -> None:
        """All at once: first every card leaves its hand, then every card arrives."""
        for _, found, _ in passes:
            for card, area, _ in found:
                area.remove(card)
                card.moves += 1
        for _, found, to in passes:
            to.hand += [card for card, _, _ in found]
        for giver, found, to in passes:
            self.log.append((ev.Passed, giver.seat, to.seat, _cards(found)))

    def show(self, player: Player, found: Sequence[Track], to_all: bool) -> None:
        event = ev.Revealed if to_all else ev.LookedAt
        for area, group in by_area(found):
            self.log.append((event, player.seat, _cards(group), area.zone))

    # --- gaining ---

    def gain(self, player: Player, pile: Pile, to: Area | None = None) -> Card:
        """The top card of a pile, to the discard pile unless said otherwise."""
        card = self.take(pile)
        self._receive(player, card, _SUPPLY, player.discard if to is None else to)
        return card

    def gain_card(self, player: Player, found: Track, to: Area) -> None:
        """A card that lies somewhere else than in the supply."""
        card, area, _ = found
        area.remove(card)
        self._receive(player, card, area.zone, to)

    def _receive(self, player: Player, card: Card, source: Zone, to: Area) -> None:
        for replace in self.replacements:
            to = replace(self, player, card, to)
        card.moves += 1
        to.append(card)
        self.log.append((_GAINED, player.seat, card, source, to.zone))
        if self.watchers or self.reactive:
            on_gained(self, player, card, to)

    def buy(self, player: Player, pile: Pile) -> Card:
        kind = pile.top()
        assert kind is not None
        cost = self.cost(kind)
        self.coins -= cost
        self.potions -= kind.potions
        self.buys -= 1
        self.treasures_open = self.rules.treasures_after_buying
        self.log.append((ev.Bought, player.seat, kind, cost))
        return self.gain(player, pile)

    # --- playing ---

    def play(self, player: Player, found: Track, times: int = 1) -> None:
        """Into the play area, and carry it out, so many times. From the second time on it
        is carried out wherever it is by then, but what has left cannot move itself again."""
        card, area, _ = found
        area.remove(card)
        player.play.append(card)
        card.moves += 1
        home = track(card, player.play)
        self._carry_out(player, card, home, again=False)
        for _ in range(times - 1):
            self._carry_out(player, card, home, again=True)

    def _carry_out(self, player: Player, card: Card, home: Track, again: bool) -> None:
        kind = card.kind
        self.log.append((_PLAYED, player.seat, card, again))
        self.played.append((player, kind))
        playing = Playing(player, card)
        if self.watchers or self.reactive:
            on_played(self, playing)
        if kind.is_treasure:
            self._pay_out(player, kind)
        if kind.on_play is not None:
            lost = home if still_there(home) else None
            kind.on_play(Run(self, player, card, lost, playing))

    def play_treasure(self, player: Player, card: Card) -> None:
        """From the hand; the short way for plain treasures that nobody waits for."""
        kind = card.kind
        if not kind.is_plain or self.watchers or self.reactive:
            self.play(player, track(card, player.hand))
            return
        player.hand.remove(card)
        player.play.append(card)
        card.moves += 1
        self.log.append((_PLAYED, player.seat, card, False))
        self.played.append((player, kind))
        self._pay_out(player, kind)

    def _pay_out(self, player: Player, kind: Kind) -> None:
        """The fixed coins of a treasure, with what this turn's texts add to them."""
        coins = kind.coins
        if self.yield_changes:
            for concerns, by in self.yield_changes:
                if concerns(kind):
                    coins += by
        if coins and player is self.current:
            self.coins += coins
            self.log.append((_ADDED, player.seat, _COINS, coins))

    # --- resources and changes for this turn ---

    def add(self, player: Player, resource: Resource, amount: int) -> bool:
        """Cards are drawn; the rest counts in one's own turn only."""
        if resource is _CARDS:
            return self.draw(player, amount) == amount
        if player is not self.current or amount == 0:
            return amount == 0
        match resource:
            case Resource.ACTIONS:
                self.actions += amount
            case Resource.BUYS:
                self.buys += amount
            case Resource.COINS:
                self.coins += amount
            case Resource.POTIONS:
                self.potions += amount
            case Resource.CARDS:
                raise AssertionError("cards are drawn")
        self.log.append((_ADDED, player.seat, resource, amount))
        return True

    def change_cost(self, player: Player, concerns: Callable[[Kind], bool], by: int) -> None:
        self.cost_changes.append((concerns, by))
        self._buyable.clear()
        self.log.append((ev.CostChanged, player.seat, by))

    def change_yield(self, player: Player, concerns: Callable[[Kind], bool], by: int) -> None:
        self.yield_changes.append((concerns, by))
        self.log.append((ev.YieldChanged, player.seat, by))

    def protect(self, player: Player, against: Playing) -> None:
        against.immune.add(player.seat)
        self.log.append((ev.Protected, player.seat, against.card))

    def forget_turn(self) -> None:
        """What holds for one turn ends."""
        if self.cost_changes:
            self.cost_changes.clear()
            self._buyable.clear()
        if self.yield_changes:
            self.yield_changes.clear()
        if self.watchers:
            self.watchers.clear()


def _cards(found: Iterable[Track]) -> tuple[Card, ...]:
    return tuple(card for card, _, _ in found)
