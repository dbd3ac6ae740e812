"""Compiles effects into programs: closures that carry themselves out.

A program returns whether it was done in full, which is what "if you do" asks for. Control
flow is here; the steps that deal with cards are in `compile_steps.py`.
"""

from __future__ import annotations

from typing import assert_never

from cardspec.effects import (
    ChangeCost,
    ChangeYield,
    Choose,
    CostOf,
    Discard,
    DiscardTo,
    DrawTo,
    EachPlayer,
    Effect,
    ForEach,
    Gain,
    If,
    IfDone,
    LookAt,
    May,
    NameCard,
    PassOn,
    Play,
    Players,
    Plus,
    Put,
    Reveal,
    RevealUntil,
    Seq,
    SetAside,
    ThisCard,
    Trash,
    Unaffected,
    Whenever,
)
from cardspec.walk import nodes
from engine import events as ev
from engine.cards import Kind, Program, Trigger
from engine.compile_steps import card_step, name_card, plus
from engine.compile_values import Check, card_test, check, reading
from engine.decisions import Ask, Decision
from engine.errors import CannotCompile
from engine.run import NoSuchCard, Run
from engine.select import available
from engine.state import Passing, Player, Track
from engine.windows import Watcher


def program(effect: Effect) -> Program:
    """The effect as something that can be carried out."""
    compiled = _program(effect)
    return _failing_softly(compiled) if _speaks_of_cost(effect) else compiled


def _program(effect: Effect) -> Program:
    match effect:
        case Seq(steps=steps):
            return _sequence([program(step) for step in steps])
        case May():
            return _may(effect)
        case If(condition=condition, then=then, otherwise=otherwise):
            return _if(check(condition), program(then), _optional(otherwise))
        case IfDone(attempt=attempt, then=then, otherwise=otherwise):
            return _if(program(attempt), program(then), _optional(otherwise))
        case Choose():
            return _choose(effect)
        case ForEach():
            return _for_each(effect)
        case EachPlayer():
            return _each_player(effect)
        case Plus():
            return plus(effect)
        case NameCard():
            return name_card(effect)
        case ChangeCost() | ChangeYield():
            return _change(effect)
        case Whenever():
            return _whenever(effect)
        case Unaffected():
            return _unaffected
        case (
            Discard()
            | Trash()
            | Reveal()
            | LookAt()
            | SetAside()
            | Put()
            | Gain()
            | Play()
            | PassOn()
            | RevealUntil()
            | DrawTo()
            | DiscardTo()
        ):
            return card_step(effect)
        case _:
            assert_never(effect)


def _optional(effect: Effect | None) -> Program | None:
    return None if effect is None else program(effect)


def _speaks_of_cost(effect: Effect) -> bool:
    return any(isinstance(node, CostOf) for node in nodes(effect))


def _failing_softly(inner: Program) -> Program:
    def run_it(run: Run) -> bool:
        try:
            return inner(run)
        except NoSuchCard:
            return False

    return run_it


# --- control flow ---


def _sequence(steps: list[Program]) -> Program:
    if len(steps) == 1:
        return steps[0]

    def sequence(run: Run) -> bool:
        done = True
        for step in steps:
            if not step(run):
                done = False
        return done

    return sequence


def _if(condition: Check, then: Program, otherwise: Program | None) -> Program:
    def branch(run: Run) -> bool:
        if condition(run):
            return then(run)
        return True if otherwise is None else otherwise(run)

    return branch


def _may(node: May) -> Program:
    inner = program(node.effect)
    possible = _possible(node.effect)
    options = (node.effect,)

    def may(run: Run) -> bool:
        if possible is not None and not possible(run):
            return False
        decision = Decision(
            run.actor.seat, Ask.MAY, options, 0, 1, about=node, source=run.card_id()
        )
        return bool(run.table.ask(decision)) and inner(run)

    return may


def _possible(effect: Effect) -> Check | None:
    """Can any of it be done? None: always. A "may" of which nothing can be done is no
    question; one that can be done in part is."""
    match effect:
        case Seq(steps=steps):
            checks = [_possible(step) for step in steps]
            known = [c for c in checks if c is not None]
            if len(known) < len(checks):
                return None
            return lambda run: any(c(run) for c in known)
        case IfDone(attempt=attempt):
            return _possible(attempt)
        case (
            Discard(cards=cards)
            | Trash(cards=cards)
            | Reveal(cards=cards)
            | LookAt(cards=cards)
            | SetAside(cards=cards)
            | Put(cards=cards)
            | Gain(cards=cards)
            | Play(cards=cards)
            | PassOn(cards=cards)
        ):
            return available(cards)
        case _:
            return None


def _choose(node: Choose) -> Program:
    options = node.options
    programs = [program(option) for option in options]
    count, by = node.count, node.by
    if not 0 < count <= len(options):
        raise CannotCompile(f"choose {count} of {len(options)}")

    def choose(run: Run) -> bool:
        decision = Decision(
            run.who(by).seat,
            Ask.CHOOSE,
            options,
            count,
            count,
            about=node,
            source=run.card_id(),
        )
        chosen = sorted(run.table.ask(decision))
        run.table.log.append((ev.Chose, run.who(by).seat, run.card, tuple(chosen)))
        done = True
        for i in chosen:
            if not programs[i](run):
                done = False
        return done

    return choose


def _for_each(node: ForEach) -> Program:
    find, body, name = reading(node.cards), program(node.body), node.name
    different = node.different_names

    def for_each(run: Run) -> bool:
        found = list(find(run))
        if different:
            found = list({t[0].kind.id: t for t in reversed(found)}.values())[::-1]
        done = bool(found)
        for item in found:
            run.bound[name] = [item]
            if not body(run):
                done = False
        return done

    return for_each


def _each_player(node: EachPlayer) -> Program:
    rounds = [program(part) for part in _rounds(node.body)]
    only_if = None if node.only_if is None else check(node.only_if)
    players = node.players
    among_such = _passes_to_such(node.body)

    def each_player(run: Run) -> bool:
        outer_actor, outer_bound, outer_passes = run.actor, run.bound, run.passes
        outer_among, run.among = run.among, None
        passes: list[Passing] = []
        run.passes = passes
        done = True
        affected = _affected(run, players)
        if among_such:
            run.among = [p for p in affected if only_if is None or _holds(run, only_if, p)]
        bound: dict[int, dict[str, list[Track]]] = {}
        for number, body in enumerate(rounds):
            for player in affected:
                run.actor = player
                if number == 0:
                    if only_if is not None and not only_if(run):
                        continue
                    bound[player.seat] = dict(outer_bound)
                elif player.seat not in bound:
                    continue
                run.bound = bound[player.seat]
                if not body(run):
                    done = False
            if passes:
                run.table.pass_on(passes)
                passes.clear()
        run.actor, run.bound, run.passes = outer_actor, outer_bound, outer_passes
        run.among = outer_among
        union: dict[str, list[Track]] = {}
        for of_player in bound.values():
            for name, found in of_player.items():
                if outer_bound.get(name) is not found:
                    union.setdefault(name, []).extend(found)
        run.bound.update(union)
        return done

    return each_player


def _rounds(body: Effect) -> list[Effect]:
    """Cards are passed on by all at once, so what a player does after passing comes when
    everybody has: another round."""
    if not isinstance(body, Seq):
        return [body]
    found: list[Effect] = []
    begin = 0
    for at, step in enumerate(body.steps, 1):
        if isinstance(step, PassOn) and at < len(body.steps):
            found.append(Seq(body.steps[begin:at]))
            begin = at
    return [*found, Seq(body.steps[begin:])]


def _holds(run: Run, condition: Check, player: Player) -> bool:
    run.actor = player
    return condition(run)


def _passes_to_such(effect: Effect) -> bool:
    match effect:
        case PassOn(such=such):
            return such
        case Seq(steps=steps):
            return any(_passes_to_such(step) for step in steps)
        case _:
            return False


def _affected(run: Run, players: Players) -> list[Player]:
    table, you = run.table, run.you
    match players:
        case Players.YOU:
            found = [you]
        case Players.OTHERS:
            found = table.from_player(you)[1:]
        case Players.EVERYONE:
            found = table.from_player(you)
        case Players.LEFT:
            found = [table.left_of(you)]
        case Players.RIGHT:
            found = [table.right_of(you)]
    if run.playing is not None and run.playing.immune:
        immune = run.playing.immune
        return [p for p in found if p.seat not in immune]
    return found


# --- from now on, and attacks ---


def _change(node: ChangeCost | ChangeYield) -> Program:
    test, by = card_test(node.filter), node.by
    of_cost, lasting = isinstance(node, ChangeCost), node.lasting

    def change(run: Run) -> bool:
        def concerns(kind: Kind) -> bool:
            return test(run, kind)

        table = run.table
        (table.change_cost if of_cost else table.change_yield)(run.actor, concerns, by, lasting)
        return True

    return change


def _whenever(node: Whenever) -> Program:
    set_up = Trigger(
        node.event, card_test(node.event.filter), program(node.effect), node.effect, False
    )
    once, lasting = node.once, node.lasting

    def whenever(run: Run) -> bool:
        later = Run(run.table, run.actor, run.card, run.home, run.playing)
        later.bound, later.named = dict(run.bound), dict(run.named)
        run.table.watchers.append(Watcher(set_up, later, once, lasting))
        return True

    return whenever


def _unaffected(run: Run) -> bool:
    if run.against is None:
        return False
    run.table.protect(run.actor, run.against)
    return True


def reveals_itself(effect: Effect) -> bool:
    """Does it begin with revealing this card? Then it is a reaction from the hand."""
    match effect:
        case Reveal(cards=cards):
            return isinstance(cards.source, ThisCard)
        case May(effect=inner):
            return reveals_itself(inner)
        case IfDone(attempt=attempt):
            return reveals_itself(attempt)
        case Seq(steps=steps) if steps:
            return reveals_itself(steps[0])
        case _:
            return False


def decided(effect: Effect) -> Effect:
    """The effect without its leading "may": whoever chose the card has decided already."""
    match effect:
        case May(effect=inner):
            return inner
        case IfDone(attempt=attempt, then=then, otherwise=otherwise):
            return IfDone(decided(attempt), then, otherwise)
        case Seq(steps=(first, *rest)):
            return Seq((decided(first), *rest))
        case _:
            return effect
