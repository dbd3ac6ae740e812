"""What one player may know: the board through that player's eyes.

A view is a snapshot of card ids and numbers. It holds no card, area or table, so that nobody
who is handed one can reach what is hidden; what is open beyond the own hand is the rule
set's to say (`Information`). None stands for "may not be known".

`heard` tells the log as this player witnessed it: who drew three cards, but not which.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from cardspec.effects import Zone
from engine import events as ev
from engine.cards import Card, Kind
from engine.events import Phase, Raw

if TYPE_CHECKING:
    from engine.board import Board
    from engine.state import Player

Ids: TypeAlias = tuple[str, ...]
Heard: TypeAlias = tuple[Any, ...]
"""The name of an event's class and its fields; hidden cards are the number of them."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards seen in a place of a player's since the present card was played."""

    player: int
    zone: Zone
    cards: Ids


@dataclass(frozen=True, slots=True)
class SeatView:
    """What can be seen of one player."""

    hand_size: int | None
    deck_count: int | None
    discard_count: int | None
    discard_top: str | None
    """None also where there is no card."""
    in_play: Ids | None
    aside: Ids | None
    turns: int


@dataclass(frozen=True, slots=True)
class View:
    seat: int
    """Whose view it is."""
    hand: Ids
    discard: Ids | None
    """The own discard pile, top first, only while a card lets its player look through it."""
    looked_at: tuple[Shown, ...]
    """What the present card has shown to this player alone."""
    revealed: tuple[Shown, ...]
    """What the present card has shown to all."""
    seats: tuple[SeatView, ...]
    supply: Mapping[str, int | None]
    """Cards left in each pile. Where they may not be counted: none, and 0 for an empty pile."""
    trash: Ids | None
    """In no order: the pile may be rearranged."""
    turn: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    potions: int


def view_of(board: Board, seat: int) -> View:
    player, info = board.players[seat], board.rules.information
    shown = list(_shown(board))
    looked_at = tuple(s for event, s in shown if event is ev.LookedAt and s.player == seat)
    looking_through = any(s.zone is Zone.DISCARD for s in looked_at)
    return View(
        seat=seat,
        hand=_ids(player.hand),
        discard=_ids(reversed(player.discard)) if looking_through else None,
        looked_at=looked_at,
        revealed=tuple(s for event, s in shown if event is ev.Revealed),
        seats=tuple(_seat(board, other, seat) for other in board.players),
        supply={
            name: len(pile) if info.supply_counts or not pile else None
            for name, pile in board.piles.items()
        },
        trash=tuple(sorted(_ids(board.trash))) if info.trash else None,
        turn=board.current.seat,
        phase=board.phase,
        actions=board.actions,
        buys=board.buys,
        coins=board.coins,
        potions=board.potions,
    )


def _seat(board: Board, player: Player, viewer: int) -> SeatView:
    info = board.rules.information
    own = player.seat == viewer
    deck = info.own_deck_count if own else info.other_deck_counts
    discard = info.own_discard_count if own else info.other_discard_counts
    top = player.discard[-1].kind.id if player.discard else None
    return SeatView(
        hand_size=len(player.hand) if own or info.hand_sizes else None,
        deck_count=len(player.deck) if deck else None,
        discard_count=len(player.discard) if discard else None,
        discard_top=top if info.discard_tops else None,
        in_play=_ids(player.play) if own or info.in_play else None,
        aside=_ids(player.aside) if own or info.set_aside else None,
        turns=player.turns,
    )


_CLOSES = (ev.Played, ev.TurnBegan, ev.PhaseBegan)


def _shown(board: Board) -> Iterator[tuple[type, Shown]]:
    """What was revealed or looked at since a card was last played, in order."""
    log = board.log
    begin = len(log)
    while begin and log[begin - 1][0] not in _CLOSES:
        begin -= 1
    for event, *fields in log[begin:]:
        if event is ev.Revealed or event is ev.LookedAt:
            player, cards, zone = fields
            yield event, Shown(player, zone, _ids(cards))


# --- the log as one player witnessed it ---


def heard(board: Board, seat: int, since: int = 0) -> tuple[Heard, ...]:
    """All events from number `since` on, without what this player did not see."""
    return tuple(_heard(raw, seat, board) for raw in board.log[since:])


def _heard(raw: Raw, seat: int, board: Board) -> Heard:
    event, *fields = raw
    info = board.rules.information
    name = event.__name__
    own = bool(fields) and fields[0] == seat
    if event is ev.Drew or event is ev.LookedAt:
        player, cards, *rest = fields
        return (name, player, _ids(cards) if own else len(cards), *map(_plain, rest))
    if event is ev.Passed:
        giver, to, cards = fields
        return (name, giver, to, _ids(cards) if seat in (giver, to) else len(cards))
    if event is ev.Discarded:
        player, cards, zone = fields
        return (name, player, _thrown(cards, own or info.all_discarded), str(zone))
    if event is ev.CleanedUp:
        player, play, hand = fields
        return (name, player, _ids(play), _thrown(hand, own or info.all_discarded))
    if event is ev.PutAside:
        player, cards, zone = fields
        return (name, player, _ids(cards) if own or info.set_aside else len(cards), str(zone))
    if event is ev.Moved:
        return _moved(name, fields, own)
    if event is ev.Shuffled:
        player, count = fields
        return (name, player, count if own or info.other_discard_counts else None)
    return (name, *map(_plain, fields))


def _thrown(cards: tuple[Card, ...], all_of_them: bool) -> Any:
    """Onto a discard pile: the last one lies on top and is seen, of the others the number."""
    return _ids(cards) if all_of_them else (len(cards), *_ids(cards[-1:]))


_HIDDEN = (Zone.HAND, Zone.DECK, Zone.DISCARD)


def _moved(name: str, fields: list[Any], own: bool) -> Heard:
    """From one hidden place to another nobody else sees what it is."""
    player, cards, source, to, position = fields
    where = (str(source), str(to), str(position))
    if own or source not in _HIDDEN or to not in _HIDDEN:
        return (name, player, _ids(cards), *where)
    return (name, player, _thrown(cards, False) if to is Zone.DISCARD else len(cards), *where)


def _plain(value: Any) -> Any:
    """Without objects, and without the numbers by which the engine tells copies apart."""
    if isinstance(value, Card):
        return value.kind.id
    if isinstance(value, Kind):
        return value.id
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return str(value) if isinstance(value, str) else value


def _ids(cards: Iterable[Card]) -> Ids:
    return tuple(card.kind.id for card in cards)
