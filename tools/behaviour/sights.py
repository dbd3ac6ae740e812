"""Who has seen what: the log of a game, told as what is new to each player.

A player knows their own hand and discard pile, and everything that lies open. A card is news
to whoever did not know it; seeing it a second time is none. Cards that are shuffled are known
to nobody.

Discarding shows the names to their owner only: of several cards a player need show just the
number. One card alone lies on top for all to see, which is told at the end (`lone_discards`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias, assert_never

from cardspec.effects import Zone
from engine import events as ev
from engine.cards import Card
from engine.position import Position

Place: TypeAlias = tuple[int, str]
"""Whose zone, and which; -1 for what is common."""

_TRASH: Place = (-1, Zone.TRASH.value)
_SUPPLY: Place = (-1, Zone.SUPPLY.value)


class Sight(NamedTuple):
    """This player learns that this card was there, before anything happened to it."""

    audience: int
    owner: int
    zone: str
    card: str


class Beginning(NamedTuple):
    """Where every card lies when the game begins, and which ones each player knows."""

    where: dict[int, Place]
    known: tuple[frozenset[int], ...]


def beginning(position: Position) -> Beginning:
    where: dict[int, Place] = {}
    known: list[set[int]] = [set() for _ in position.seats]
    for seat, at in enumerate(position.seats):
        # the engine numbers the cards of a position in this order
        zones = ((Zone.HAND, at.hand), (Zone.DECK, at.deck), (Zone.DISCARD, at.discard),
                 (Zone.PLAY, at.play), (Zone.ASIDE, at.aside))  # fmt: skip
        for zone, cards in zones:
            for number in range(len(where), len(where) + len(cards)):
                where[number] = (seat, zone.value)
                if zone in (Zone.HAND, Zone.DISCARD):
                    known[seat].add(number)
                elif zone is not Zone.DECK:
                    for one in known:
                        one.add(number)
    for number in range(len(where), len(where) + len(position.trash)):
        where[number] = _TRASH
        for one in known:
            one.add(number)
    return Beginning(where, tuple(map(frozenset, known)))


class Watch:
    """Follows one game."""

    def __init__(self, at: Beginning) -> None:
        self._all = range(len(at.known))
        self._where = dict(at.where)
        self._origin = dict(at.where)
        self._known = [set(one) for one in at.known]
        self._discards: dict[int, list[Card]] = {seat: [] for seat in self._all}
        self._new: list[Sight] = []

    def segment(self, events: Iterable[ev.Logged]) -> tuple[Sight, ...]:
        """What these events teach, since the last call."""
        for event in events:
            self._see(event)
        return self._taken()

    def lone_discards(self) -> tuple[Sight, ...]:
        for cards in self._discards.values():
            if len(cards) == 1:
                self._show(cards, self._all)
        return self._taken()

    def _taken(self) -> tuple[Sight, ...]:
        new, self._new = tuple(sorted(self._new)), []
        return new

    def _see(self, event: ev.Logged) -> None:
        match event:
            case ev.Drew(player=player, cards=cards):
                self._show(cards, (player,), (player, Zone.HAND.value))
            case ev.Revealed(cards=cards):
                self._show(cards, self._all)
            case ev.LookedAt(player=player, cards=cards):
                self._show(cards, (player,))
            case ev.Trashed(cards=cards):
                self._show(cards, self._all, _TRASH)
            case ev.PutAside(player=player, cards=cards):
                self._show(cards, self._all, (player, Zone.ASIDE.value))
            case ev.Discarded(player=player, cards=cards):
                self._show(cards, (player,), (player, Zone.DISCARD.value))
                self._discards[player].extend(cards)
            case ev.Moved(player=player, cards=cards, to=to):
                open_to = self._all if to in (Zone.TRASH, Zone.PLAY) else (player,)
                self._show(cards, open_to, (player, to.value))
                if to is Zone.DISCARD:
                    self._discards[player].extend(cards)
            case ev.Passed(player=player, to=receiver, cards=cards):
                self._show(cards, (player, receiver), (receiver, Zone.HAND.value))
            case ev.Gained(player=player, card=card, source=source, to=to):
                if source is Zone.SUPPLY:
                    self._origin[card.id] = _SUPPLY
                    self._known_to_all(card.id)
                self._show((card,), self._all, (player, to.value))
            case ev.Played(player=player, card=card) | ev.Reacted(player=player, card=card):
                self._show((card,), self._all)
                if isinstance(event, ev.Played):
                    self._where[card.id] = (player, Zone.PLAY.value)
            case ev.Named(player=player, name=name):
                others = [q for q in self._all if q != player]
                self._new += [Sight(q, player, "named", name) for q in others]
            case ev.Shuffled(player=player):
                self._forget(player)
            case ev.CleanedUp(player=player, play=play, hand=hand):
                for card in (*play, *hand):
                    self._where[card.id] = (player, Zone.DISCARD.value)
            case (
                ev.TurnBegan()
                | ev.PhaseBegan()
                | ev.Added()
                | ev.Bought()
                | ev.Chose()
                | ev.Protected()
                | ev.CostChanged()
                | ev.YieldChanged()
                | ev.GameEnded()
            ):
                pass  # the outcome tells
            case _:
                assert_never(event)

    def _show(
        self, cards: Iterable[Card], audience: Sequence[int], to: Place | None = None
    ) -> None:
        for card in cards:
            number = card.id
            owner, zone = self._origin.get(number, _SUPPLY)
            for player in audience:
                if number not in self._known[player]:
                    self._known[player].add(number)
                    self._new.append(Sight(player, owner, zone, card.kind.id))
            if to is not None:
                self._where[number] = to

    def _known_to_all(self, number: int) -> None:
        for known in self._known:
            known.add(number)

    def _forget(self, player: int) -> None:
        deck = (player, Zone.DECK.value)
        for number, place in self._where.items():
            if place == (player, Zone.DISCARD.value):
                self._where[number] = self._origin[number] = deck
                for known in self._known:
                    known.discard(number)
        self._discards[player].clear()
