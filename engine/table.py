"""The table: the one door through which a game is changed.

Every change is a method here: proposed by an effect or the turn, changed by replacements,
applied, logged, and its triggers fired. Nothing else touches areas or piles; phases and
turns are opened and closed in `turn.py`. The log is appended to when the change is complete,
so that whoever looks at each event finds a whole game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardspec.effects import Lasting, Position, Resource, Zone
from engine import events as ev
from engine.board import Board, Concerns
from engine.cards import Card, Kind
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
from engine.windows import on_gained, on_played

_COINS, _CARDS = Resource.COINS, Resource.CARDS
_PLAYED, _ADDED, _GAINED, _DREW = ev.Played, ev.Added, ev.Gained, ev.Drew
_CLEANED, _SUPPLY = ev.CleanedUp, Zone.SUPPLY


class Table(Board):
    """The board, and all that can be done to it."""

    __slots__ = ()

    # --- the supply ---

    def take(self, pile: Pile) -> Card:
        """The top card off a pile, on its way to somewhere."""
        if pile.cards:
            card = pile.cards.pop()
            self._offers_changed()
        else:
            pile.unopened -= 1
            card = self.new_card(pile.kind)
        if not pile:
            self.empty_piles += 1
            self._offers_changed()
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
        rest = len(player.deck)
        if 0 < rest < count and self._rest_first and player.discard:
            return self.draw(player, rest) + self.draw(player, count - rest)
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
            owner = self.owner(area, actor)
            to = owner.discard
            self.move(group, to)
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
        """All at once: first every card leaves its hand, then every card arrives. A card that
        went elsewhere after it was chosen stays there."""
        passes = [(giver, [t for t in found if still_there(t)], to) for giver, found, to in passes]
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
        log = self.log
        for area, group in by_area(found):
            cards = _cards(group)
            before = log[-1]
            needed = before[0] is ev.Shuffled and before[1] == area.owner and area.zone is Zone.DECK
            if needed and self._rest_first:
                # shuffled for this very look: the last cards of the deck were shown before it
                fresh = area[: before[2]]
                rest = tuple(card for card in cards if card not in fresh)
                if rest:
                    log.insert(-1, (event, player.seat, rest, area.zone))
                    cards = tuple(card for card in cards if card in fresh)
            if cards:
                log.append((event, player.seat, cards, area.zone))

    # --- gaining ---

    def gain(self, player: Player, pile: Pile, to: Area | None = None) -> Card:
        """The top card of a pile, to the discard pile unless said otherwise."""
        if to is None:
            to = player.discard
        if pile.cards or pile.unopened == 1 or self.watchers or self.reactive or self.replacements:
            card = self.take(pile)
            self._receive(player, card, _SUPPLY, to)
            return card
        # the short way, for a common pile that nobody looks at
        pile.unopened -= 1
        number = self._next_card
        self._next_card = number + 1
        card = Card(number, pile.kind)
        card.moves = 1
        to.append(card)
        self.log.append((_GAINED, player.seat, card, _SUPPLY, to.zone))
        return card

    def gain_card(self, player: Player, found: Track, to: Area) -> None:
        """A card that lies somewhere else than in the supply."""
        card, area, _ = found
        area.remove(card)
        self._receive(player, card, area.zone, to)

    def _receive(self, player: Player, card: Card, source: Zone, to: Area) -> None:
        for replace in self.replacements:
            to = replace(player, card, to)
        card.moves += 1
        to.append(card)
        self.log.append((_GAINED, player.seat, card, source, to.zone))
        if self.watchers or self.reactive:
            on_gained(self, player, card, to)

    def buy(self, player: Player, pile: Pile) -> Card:
        kind = pile.top()
        assert kind is not None
        cost = self.cost(kind) if self.cost_changes else kind.cost
        self.coins -= cost
        self.potions -= kind.potions
        self.buys -= 1
        # treasures are laid out in order to buy: without a buy left there is nothing to lay out
        self.treasures_open = self.buys > 0 and self.rules.treasures_after_buying
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
        playing = Playing(player, card)
        if self.watchers or self.reactive:
            on_played(self, playing)
        if kind.is_treasure:
            self._pay_out(player, kind)
        if kind.on_play is not None:
            kind.on_play(Run(self, player, card, home, playing))

    def play_treasures(self, player: Player, cards: Sequence[Card]) -> None:
        """From the hand, one after another; plain ones that nobody waits for the short way."""
        hand, play = player.hand, player.play
        for card in cards:
            kind = card.kind
            if kind.is_plain and not (self.watchers or self.reactive or self.yield_changes):
                try:
                    hand.remove(card)
                except ValueError:  # an earlier one has moved it
                    continue
                play.append(card)
                card.moves += 1
                coins = kind.coins
                self.coins += coins
                self.log.append((_PLAYED, player.seat, card, False))
                self.log.append((_ADDED, player.seat, _COINS, coins))
            elif card in hand:
                self.play(player, track(card, hand))

    def _pay_out(self, player: Player, kind: Kind) -> None:
        """The fixed coins of a treasure, with what this turn's texts add to them."""
        coins = kind.coins
        for concerns, by, _ in self.yield_changes:
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

    def change_cost(
        self, player: Player, concerns: Concerns, by: int, lasting: Lasting = Lasting.TURN
    ) -> None:
        self.cost_changes.append((concerns, by, lasting))
        self._offers_changed()
        self.log.append((ev.CostChanged, player.seat, by))

    def change_yield(
        self, player: Player, concerns: Concerns, by: int, lasting: Lasting = Lasting.TURN
    ) -> None:
        self.yield_changes.append((concerns, by, lasting))
        self.log.append((ev.YieldChanged, player.seat, by))

    def protect(self, player: Player, against: Playing) -> None:
        against.immune.add(player.seat)
        self.log.append((ev.Protected, player.seat, against.card))

    # --- the end of a turn ---

    def clean_up(self, player: Player) -> None:
        """Everything in play and in hand is discarded, then a new hand is drawn.

        Written out rather than made of single moves: it happens every turn, to every card.
        """
        play, hand, discard, deck = player.play, player.hand, player.discard, player.deck
        log = self.log
        discard += play
        discard += hand
        cleaned = (_CLEANED, player.seat, tuple(play), tuple(hand))
        play.clear()
        hand.clear()
        log.append(cleaned)
        count = self.rules.hand_size
        if len(deck) < count and discard:
            if deck and self._rest_first:
                hand += deck[::-1]
                deck.clear()
                log.append((_DREW, player.seat, tuple(hand)))
                count -= len(hand)
            self.shuffle(player)
        drawn = deck[: -count - 1 : -1]
        del deck[-count:]
        hand += drawn
        log.append((_DREW, player.seat, tuple(drawn)))

    def forget_turn(self) -> None:
        """What holds for one turn ends."""
        if self.cost_changes:
            self.cost_changes = [c for c in self.cost_changes if c[2] is not Lasting.TURN]
            self._offers_changed()
        if self.yield_changes:
            self.yield_changes = [c for c in self.yield_changes if c[2] is not Lasting.TURN]
        if self.watchers:
            self.watchers = [w for w in self.watchers if w.lasting is not Lasting.TURN]


def _cards(found: Iterable[Track]) -> tuple[Card, ...]:
    return tuple(card for card, _, _ in found)
