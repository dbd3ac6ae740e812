"""Compiles the steps that deal with cards: discard, trash, gain, play, reveal ..."""

from __future__ import annotations

from typing import assert_never

from cardspec.effects import (
    Cards,
    CountCards,
    Discard,
    DiscardTo,
    DrawTo,
    Exactly,
    Gain,
    In,
    LookAt,
    NameCard,
    PassOn,
    Per,
    Place,
    Play,
    Players,
    Plus,
    Position,
    Put,
    Reveal,
    RevealUntil,
    SetAside,
    Sum,
    Those,
    Trash,
    Zone,
)
from engine import events as ev
from engine.cards import Program
from engine.compile_values import Test, card_test, constant, measure
from engine.decisions import Ask, Decision
from engine.errors import CannotCompile
from engine.run import Run
from engine.select import from_supply, gain_count, picking, pile_picking
from engine.state import Player, Track, by_area, track

CardStep = (
    Discard | Trash | Reveal | LookAt | SetAside | Put | Gain | Play | PassOn | RevealUntil
    | DrawTo | DiscardTo
)  # fmt: skip


def card_step(effect: CardStep) -> Program:
    match effect:
        case Discard() | Trash() | SetAside():
            return _away(effect)
        case Reveal() | LookAt():
            return _show(effect)
        case Put():
            return _put(effect)
        case Gain():
            return _gain(effect) if from_supply(effect.cards) else _gain_elsewhere(effect)
        case Play():
            return _play(effect)
        case PassOn():
            return _pass_on(effect)
        case RevealUntil():
            return _reveal_until(effect)
        case DrawTo():
            return _draw_to(effect)
        case DiscardTo():
            return _discard_to(effect)
        case _:
            assert_never(effect)


def plus(node: Plus) -> Program:
    resource, fixed = node.resource, constant(node.amount)
    if fixed is not None:
        return lambda run: run.table.add(run.actor, resource, fixed)
    amount = measure(node.amount)
    return lambda run: run.table.add(run.actor, resource, max(0, amount(run)))


def name_card(node: NameCard) -> Program:
    """Any card of the game may be named; which those are everybody can know."""

    def name_it(run: Run) -> bool:
        table, player = run.table, run.actor
        options = list(table.kinds)
        decision = Decision(player.seat, Ask.NAME, options, 1, 1, about=node, source=run.card_id())
        named = options[table.ask(decision)[0]]
        run.named[node.name] = named
        table.log.append((ev.Named, player.seat, named))
        return True

    return name_it


def _bind(run: Run, name: str | None, found: list[Track]) -> None:
    if name is not None:
        run.bound[name] = found


def _away(node: Discard | Trash | SetAside) -> Program:
    name = node.name
    ask = (
        Ask.DISCARD
        if isinstance(node, Discard)
        else Ask.TRASH
        if isinstance(node, Trash)
        else Ask.SET_ASIDE
    )
    pick = picking(node.cards, ask, node)

    def away(run: Run) -> bool:
        found, done = pick(run)
        if found:
            table = run.table
            if ask is Ask.DISCARD:
                found = table.discard(run.actor, found)
            elif ask is Ask.TRASH:
                found = table.trash_cards(run.actor, found)
            else:
                found = table.set_aside(run.actor, found)
        _bind(run, name, found)
        return done

    return away


def _show(node: Reveal | LookAt) -> Program:
    to_all = isinstance(node, Reveal)
    pick = picking(node.cards, Ask.REVEAL if to_all else Ask.LOOK_AT, node)
    name = node.name

    def show(run: Run) -> bool:
        found, done = pick(run)
        for area, group in by_area(found):
            run.table.show(run.table.owner(area, run.actor) if to_all else run.actor, group, to_all)
        _bind(run, name, found)
        return done

    return show


def _put(node: Put) -> Program:
    to, name = node.to, node.name
    pick = picking(node.cards, Ask.PUT, node, ordered=to.zone is Zone.DECK)
    if to.zone in (Zone.SUPPLY, Zone.OWNED):
        raise CannotCompile(f"putting cards into {to.zone.value}")

    def put(run: Run) -> bool:
        found, done = pick(run)
        if found:
            area = run.table.trash if to.zone is Zone.TRASH else run.actor.area(to.zone)
            found = run.table.put(run.actor, found, area, to.position)
        _bind(run, name, found)
        return done

    return put


def _gain(node: Gain) -> Program:
    pick, count = pile_picking(node.cards, node), gain_count(node.cards)
    zone, name = _destination(node.to), node.name
    must = isinstance(node.cards.quantity, Exactly)

    def gain(run: Run) -> bool:
        gained: list[Track] = []
        wanted = count(run)
        player = run.actor
        while len(gained) < wanted:
            pile = pick(run)
            if pile is None:
                break
            to = player.area(zone)
            gained.append(track(run.table.gain(player, pile, to), to))
        _bind(run, name, gained)
        return bool(gained) and (len(gained) >= wanted or not must)

    return gain


def _gain_elsewhere(node: Gain) -> Program:
    pick = picking(node.cards, Ask.GAIN, node)
    zone, name = _destination(node.to), node.name

    def gain(run: Run) -> bool:
        found, done = pick(run)
        to = run.actor.area(zone)
        for item in found:
            run.table.gain_card(run.actor, item, to)
        _bind(run, name, [track(card, to) for card, _, _ in found])
        return done

    return gain


def _destination(to: Place) -> Zone:
    if to.zone in (Zone.SUPPLY, Zone.TRASH, Zone.OWNED, Zone.PLAY):
        raise CannotCompile(f"gaining into {to.zone.value}")
    if to.zone is Zone.DECK and to.position is Position.BOTTOM:
        raise CannotCompile("gaining to the bottom of the deck")
    return to.zone


def _play(node: Play) -> Program:
    pick = picking(node.cards, Ask.PLAY, node)
    times, name = node.times, node.name

    def play(run: Run) -> bool:
        found, done = pick(run)
        for item in found:
            run.table.play(run.actor, item, times)
        _bind(run, name, [track(card, run.actor.play) for card, _, _ in found])
        return done

    return play


def _pass_on(node: PassOn) -> Program:
    pick = picking(node.cards, Ask.PASS_ON, node)
    to, name, such = node.to, node.name, node.such
    if to not in (Players.LEFT, Players.RIGHT):
        raise CannotCompile(f"passing to {to.value}")

    def pass_on(run: Run) -> bool:
        table = run.table
        found, done = pick(run)
        neighbour = table.left_of if to is Players.LEFT else table.right_of
        target = neighbour(run.actor)
        while such and run.among is not None and target not in run.among:
            target = neighbour(target)
        if found:
            passing = (run.actor, found, target)
            if run.passes is not None:
                run.passes.append(passing)
            else:
                table.pass_on([passing])
        # the card is not there yet if all pass at once; it will have moved once more
        _bind(run, name, [(card, target.hand, moves + 1) for card, _, moves in found])
        return done

    return pass_on


def _reveal_until(node: RevealUntil) -> Program:
    test, count = card_test(node.filter), measure(node.count)
    found_name, others_name = node.found, node.others

    def reveal_until(run: Run) -> bool:
        table, player = run.table, run.actor
        deck = player.deck
        found: list[Track] = []
        others: list[Track] = []
        wanted = count(run)
        while len(found) < wanted:
            seen = len(found) + len(others)
            cards = table.top(player, seen + 1)
            if len(cards) == seen:
                break
            card = cards[-1]
            table.show(player, [track(card, deck)], to_all=True)
            (found if test(run, card.kind) else others).append(track(card, deck))
        run.bound[found_name] = found
        run.bound[others_name] = others
        return len(found) == wanted

    return reveal_until


def _draw_to(node: DrawTo) -> Program:
    goal = measure(node.hand)
    aside: Test | None = None if node.aside is None else card_test(node.aside)
    tidy, must = _tidied(node.aside_to), node.must

    def draw_to(run: Run) -> bool:
        table, player = run.table, run.actor
        wanted = goal(run)
        put_aside: list[Track] = []
        while len(player.hand) < wanted:
            if aside is None:
                if not table.draw(player, wanted - len(player.hand)):
                    break
                continue
            if not table.draw(player, 1):
                break
            card = player.hand[-1]
            if aside(run, card.kind) and (must or _keep_aside(run, player, node)):
                put_aside += table.set_aside(player, [track(card, player.hand)])
        full = len(player.hand) >= wanted
        if put_aside:
            run.bound[_ASIDE] = put_aside
            tidy(run)
        return full

    return draw_to


_ASIDE = "set aside while drawing"
"""No name of a tree: those have no blanks."""


def _tidied(to: Place) -> Program:
    """Where cards go that were set aside while drawing."""
    those = Cards(Those(_ASIDE))
    if to.zone is Zone.DISCARD:
        return _away(Discard(those))
    return _away(Trash(those)) if to.zone is Zone.TRASH else _put(Put(those, to))


def _keep_aside(run: Run, player: Player, node: DrawTo) -> bool:
    decision = Decision(
        player.seat,
        Ask.KEEP_ASIDE,
        [player.hand[-1]],
        0,
        1,
        about=node,
        source=run.card_id(),
    )
    return bool(run.table.ask(decision))


def _discard_to(node: DiscardTo) -> Program:
    hand = Cards(In(Zone.HAND))
    too_many = Sum(CountCards(hand), Per(-1, node.hand))
    surplus = measure(too_many)
    discard = _away(Discard(Cards(In(Zone.HAND), quantity=Exactly(too_many))))

    def discard_to(run: Run) -> bool:
        return surplus(run) <= 0 or discard(run)

    return discard_to
