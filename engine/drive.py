"""Moves made from outside, one by one. Checked before anything is touched."""

from __future__ import annotations

from engine.cards import Card
from engine.decisions import Answer, Ask, Decision
from engine.errors import IllegalMove, Why
from engine.events import Phase
from engine.table import Table
from engine.turn import advance, carry_out, in_this_phase


def play_card(table: Table, name: str) -> None:
    card = _in_hand(table, name)
    kind = card.kind
    if kind.is_action and table.phase is Phase.ACTION:
        if not table.actions:
            raise IllegalMove(Why.NO_ACTIONS, name)
        _decide(table, Ask.PLAY_ACTION, card)
    elif kind.is_treasure:
        _check_treasures(table, name)
        _decide(table, Ask.PLAY_TREASURES, card)
    else:
        raise IllegalMove(Why.WRONG_PHASE if kind.is_action else Why.NOT_PLAYABLE, name)


def play_treasures(table: Table) -> None:
    _check_treasures(table, "treasures")
    treasures = [card for card in table.current.hand if card.kind.is_treasure]
    if treasures:
        _decide(table, Ask.PLAY_TREASURES, *treasures)
    elif table.phase is Phase.ACTION:
        advance(table)


def buy(table: Table, name: str) -> None:
    _not_over(table, name)
    if table.phase is Phase.ACTION and in_this_phase(table) is not None:
        raise IllegalMove(Why.WRONG_PHASE, name, "the action phase is not over")
    pile = table.piles.get(name)
    if pile is None:
        raise IllegalMove(Why.NOT_IN_SUPPLY, name)
    top = pile.top()
    if top is None:
        raise IllegalMove(Why.PILE_EMPTY, name)
    if table.buys < 1:
        raise IllegalMove(Why.NO_BUYS, name)
    if not table.affordable(top):
        raise IllegalMove(
            Why.TOO_EXPENSIVE, name, f"costs {table.cost(top)}, there are {table.coins}"
        )
    _decide(table, Ask.BUY, pile)


def end_phase(table: Table) -> None:
    _not_over(table, "end of phase")
    turn, phase = len(table.history), table.phase
    while not table.over and (len(table.history), table.phase) == (turn, phase):
        decision = in_this_phase(table)
        if decision is None:
            advance(table)
        else:
            _record(table, decision, ())


def end_turn(table: Table) -> None:
    turn = len(table.history)
    end_phase(table)
    while not table.over and len(table.history) == turn:
        end_phase(table)


def _not_over(table: Table, what: str) -> None:
    if table.over:
        raise IllegalMove(Why.GAME_OVER, what)


def _in_hand(table: Table, name: str) -> Card:
    _not_over(table, name)
    for card in table.current.hand:
        if card.kind.id == name:
            return card
    raise IllegalMove(Why.NOT_IN_HAND, name)


def _check_treasures(table: Table, what: str) -> None:
    _not_over(table, what)
    if table.phase is Phase.ACTION and in_this_phase(table) is not None:
        raise IllegalMove(Why.WRONG_PHASE, what, "the action phase is not over")
    if not table.treasures_open:
        raise IllegalMove(Why.TREASURES_AFTER_BUY, what)


def _decide(table: Table, ask: Ask, *picks: object) -> None:
    """Go on to this question, deciding for nothing on the way, and answer it."""
    while True:
        decision = in_this_phase(table)
        if decision is None:
            advance(table)
        elif decision.ask is ask:
            options: list[object] = list(decision.options)
            _record(table, decision, tuple(options.index(pick) for pick in picks))
            return
        else:
            _record(table, decision, ())


def _record(table: Table, decision: Decision, answer: Answer) -> None:
    table.answers.append(answer)
    carry_out(table, decision, answer)
