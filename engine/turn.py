"""The turn: three phases, as a machine that stops at every decision.

`pending` goes on to the next decision, `carry_out` does what was answered. A game that plays
by itself and one that is driven move by move are the same machine, so both can be replayed
from the same answers.
"""

from __future__ import annotations

from typing import Any

from engine import events as ev
from engine.decisions import Answer, Ask, Decision
from engine.events import Phase
from engine.scoring import is_over, result
from engine.state import Player
from engine.table import Table

_ACTION, _BUY, _CLEAN_UP = Phase.ACTION, Phase.BUY, Phase.CLEAN_UP
_PLAY_ACTION, _PLAY_TREASURES, _BUY_CARD = Ask.PLAY_ACTION, Ask.PLAY_TREASURES, Ask.BUY
_TURN, _PHASE = ev.TurnBegan, ev.PhaseBegan


def pending(table: Table) -> Decision | None:
    """The next decision of a turn; phases with nothing to decide pass by. None: it is over."""
    while not table.over:
        decision = _about_actions(table) if table.phase is _ACTION else _about_buying(table)
        if decision is not None:
            return decision
        advance(table)
    return None


def in_this_phase(table: Table) -> Decision | None:
    """What there is to decide in the present phase, if anything. Changes nothing."""
    return _about_actions(table) if table.phase is _ACTION else _about_buying(table)


def _about_actions(table: Table) -> Decision | None:
    if table.actions:
        player = table.current
        for first in player.hand:  # mostly there is none, and this is the quickest way to know
            if first.kind.is_action:
                actions = [card for card in player.hand if card.kind.is_action]
                return Decision(player.seat, _PLAY_ACTION, actions, 0, 1)
    return None


def _about_buying(table: Table) -> Decision | None:
    player = table.current
    if table.treasures_open:
        treasures = [card for card in player.hand if card.kind.is_treasure]
        if treasures:
            return Decision(player.seat, _PLAY_TREASURES, treasures, 0, len(treasures))
    if table.buys > 0:
        piles = table.buyable()
        if piles:
            return Decision(player.seat, _BUY_CARD, piles, 0, 1)
    return None


def advance(table: Table) -> None:
    """To the next phase, or to the next turn."""
    if table.phase is _ACTION:
        table.phase = _BUY
        table.log.append((_PHASE, table.current.seat, _BUY))
    else:
        end_turn(table)


def step(table: Table) -> None:
    """On to the next decision; ask it and carry it out."""
    decision = pending(table)
    if decision is not None:
        answers = table.answers
        table.mark = len(answers)
        decision._board = table
        answer = decision.check(table.deciders[decision.player].decide(decision))
        answers.append(answer)
        carry_out(table, decision, answer)


def carry_out(table: Table, decision: Decision, answer: Answer) -> None:
    """Do what was decided. Nothing chosen: on to what comes next."""
    player = table.current
    ask = decision.ask
    options: Any = decision.options
    if ask is _BUY_CARD:
        if answer:
            table.buy(player, options[answer[0]])
        else:
            end_turn(table)
    elif ask is _PLAY_TREASURES:
        if not answer:
            table.treasures_open = False
        else:
            table.play_treasures(player, [options[i] for i in answer])
    elif answer:
        table.actions -= 1
        card = options[answer[0]]
        table.play(player, (card, player.hand, card.moves))
    else:
        advance(table)


def begin_turn(table: Table, player: Player) -> None:
    rules = table.rules
    table.current = player
    table.phase = _ACTION
    table.actions = rules.actions
    table.buys = rules.buys
    table.coins = table.potions = 0
    table.treasures_open = True
    table.turn_start = len(table.log)
    player.turns += 1
    table.history.append(player.seat)
    table.log.append((_TURN, player.seat, player.turns))


def end_turn(table: Table) -> None:
    """Clean-up; then the game ends, or the next turn begins."""
    player = table.current
    table.phase = _CLEAN_UP
    table.log.append((_PHASE, player.seat, _CLEAN_UP))
    table.clean_up(player)
    table.forget_turn()
    if table.empty_piles and is_over(table):
        table.over = True
        outcome = table.outcome = result(table)
        table.log.append((ev.GameEnded, outcome.points, outcome.winners))
    else:
        begin_turn(table, next_player(table))


def next_player(table: Table) -> Player:
    """Whose turn comes next. Extra and skipped turns will be decided here."""
    return table.left_of(table.current)
