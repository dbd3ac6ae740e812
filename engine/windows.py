"""Trigger windows: what happens when something happens.

In a window each player in turn order, from the player whose event it is, carries out the
triggers of their own: those that texts have set up, which they order themselves, and cards
revealed from the hand, one after another, until they want no more. A card can be drawn by
a reaction and then be a reaction itself, so the hand is looked at again each time. The
same card is not offered twice for one event: showing it again could do nothing new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardspec.effects import Effect, Gained, Lasting, Played, Players
from engine import events as ev
from engine.cards import Card, Kind, Trigger
from engine.decisions import Ask, Decision
from engine.run import Run
from engine.state import Area, Player, Playing, Track, track

if TYPE_CHECKING:
    from engine.table import Table


class Watcher:
    """A trigger that a text has set up, with what the text knew then."""

    __slots__ = ("lasting", "once", "run", "spent", "trigger")

    def __init__(
        self, trigger: Trigger, run: Run, once: bool, lasting: Lasting = Lasting.TURN
    ) -> None:
        self.trigger = trigger
        self.run = run
        self.once = once
        self.lasting = lasting
        self.spent = False


def on_played(table: Table, playing: Playing) -> None:
    """Before the card is carried out: reactions come before what they react to."""
    _window(table, Played, playing.player, playing.card, playing, None)


def on_gained(table: Table, player: Player, card: Card, where: Area) -> None:
    _window(table, Gained, player, card, None, track(card, where))


def _window(
    table: Table,
    event: type[Played] | type[Gained],
    doer: Player,
    card: Card,
    playing: Playing | None,
    gained: Track | None,
) -> None:
    reactive = [
        kind for kind in table.reactive if any(isinstance(t.event, event) for t in kind.triggers)
    ]
    watchers = [w for w in table.watchers if isinstance(w.trigger.event, event)]
    if not reactive and not watchers:
        return
    for player in table.from_player(doer):
        ready = _set_up(watchers, player, doer, card.kind)
        if gained is not None and player is doer:
            ready += _printed_on(table, gained, player)
        _in_any_order(table, player, ready)
        if reactive:
            _from_hand(table, event, reactive, player, doer, card, playing)


def _concerns(trigger: Trigger, run: Run, owner: Player, doer: Player, kind: Kind) -> bool:
    return _is_by(run.table, trigger.event.by, owner, doer) and trigger.happens(run, kind)


def _is_by(table: Table, by: Players, owner: Player, doer: Player) -> bool:
    match by:
        case Players.YOU:
            return doer is owner
        case Players.OTHERS:
            return doer is not owner
        case Players.EVERYONE:
            return True
        case Players.LEFT:
            return doer is table.left_of(owner)
        case Players.RIGHT:
            return doer is table.right_of(owner)


def _set_up(watchers: list[Watcher], player: Player, doer: Player, kind: Kind) -> list[Watcher]:
    """Triggers set up by one player that the event concerns."""
    return [
        w
        for w in watchers
        if w.run.you is player and not w.spent and _concerns(w.trigger, w.run, player, doer, kind)
    ]


def _printed_on(table: Table, gained: Track, player: Player) -> list[Watcher]:
    """What a card does when it is itself gained."""
    card = gained[0]
    found: list[Watcher] = []
    for trigger in card.kind.triggers:
        if isinstance(trigger.event, Gained) and not trigger.from_hand:
            run = Run(table, player, card, gained)
            if _concerns(trigger, run, player, player, card.kind):
                found.append(Watcher(trigger, run, once=True))
    return found


def _in_any_order(table: Table, player: Player, ready: list[Watcher]) -> None:
    """All of them happen; where it could matter their owner says which is next."""
    while ready:
        which = 0
        if len({id(w.trigger) for w in ready}) > 1:
            options = [cast(Effect, w.trigger.effect) for w in ready]
            which = table.ask(Decision(player.seat, Ask.NEXT, options, 1, 1))[0]
        watcher = ready.pop(which)
        watcher.spent = watcher.once
        watcher.trigger.program(watcher.run)


def _from_hand(
    table: Table,
    event: type[Played] | type[Gained],
    reactive: list[Kind],
    player: Player,
    doer: Player,
    cause: Card,
    playing: Playing | None,
) -> None:
    shown: set[int] = set()
    probe = Run(table, player, None)
    able: dict[Kind, Trigger] = {}
    for kind in reactive:
        for trigger in kind.triggers:
            if (
                trigger.from_hand
                and isinstance(trigger.event, event)
                and _concerns(trigger, probe, player, doer, cause.kind)
            ):
                able[kind] = trigger
    while able:
        options = [c for c in player.hand if c.kind in able and c.id not in shown]
        if not options:
            return
        least = 0 if all(able[card.kind].optional for card in options) else 1
        answer = table.ask(
            Decision(player.seat, Ask.REACT, options, least, 1, source=cause.kind.id)
        )
        if not answer:
            return
        card = options[answer[0]]
        shown.add(card.id)
        table.log.append((ev.Reacted, player.seat, card, cause))
        run = Run(table, player, card, track(card, player.hand), against=playing)
        able[card.kind].program(run)
