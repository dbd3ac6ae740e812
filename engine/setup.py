"""Laying out a game: from the rule set, or as a position says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardspec.effects import CardType
from engine.cards import CardSource, Kind
from engine.deciders import Decider
from engine.errors import SetupError
from engine.events import Phase
from engine.kinds import Kinds, kinds_of
from engine.position import Position
from engine.rules import PileRule, RuleSet
from engine.state import Area, Pile
from engine.table import Table
from engine.turn import begin_turn

_KEPT = 64


def new_table(
    source: CardSource,
    kingdom: Sequence[str],
    players: int,
    lang: str,
    seed: int,
    deciders: list[Decider],
    rules: RuleSet,
    optional: Sequence[str],
) -> Table:
    """Laid out, dealt, and the first turn begun."""
    _check_players(rules, players)
    table = Table(rules, players, seed, deciders)
    kinds = kinds_of(source, lang)
    _lay_out(table, kinds, kingdom, optional)
    start = [(kinds[card], count) for card, count in rules.start_deck.items()]
    for kind, _ in start:
        table.add_kind(kind)
    for player in table.players:
        for kind, count in start:
            player.discard += [table.new_card(kind) for _ in range(count)]
        table.draw(player, rules.hand_size)
    begin_turn(table, table.players[0])
    return table


def table_at(
    source: CardSource,
    position: Position,
    lang: str,
    seed: int,
    deciders: list[Decider],
    rules: RuleSet,
    optional: Sequence[str],
) -> Table:
    players = len(position.seats)
    _check_players(rules, players)
    _check_position(position, players)
    table = Table(rules, players, seed, deciders)
    kinds = kinds_of(source, lang)
    _lay_out(table, kinds, position.kingdom, optional)
    for name, count in position.supply.items():
        _set_pile(table, kinds[name], count)

    def fill(area: Area, cards: Iterable[str]) -> None:
        for card in cards:
            kind = kinds[card]
            table.add_kind(kind)
            area.append(table.new_card(kind))

    for player, seat in zip(table.players, position.seats, strict=True):
        fill(player.hand, seat.hand)
        fill(player.deck, reversed(seat.deck))
        fill(player.discard, reversed(seat.discard))
        fill(player.play, seat.play)
        fill(player.aside, seat.aside)
        player.turns = seat.turns
    fill(table.trash, position.trash)
    _set_turn(table, position)
    return table


def _set_turn(table: Table, position: Position) -> None:
    current = table.players[position.turn]
    current.turns = max(0, current.turns - 1)
    begin_turn(table, current)
    table.phase = position.phase
    table.actions, table.buys = position.actions, position.buys
    table.coins, table.potions = position.coins, position.potions


def _check_players(rules: RuleSet, players: int) -> None:
    if not rules.least_players <= players <= rules.most_players:
        raise SetupError(
            f"{players} players: book {rules.book} is for "
            f"{rules.least_players} to {rules.most_players}"
        )


def _check_position(position: Position, players: int) -> None:
    if not 0 <= position.turn < players:
        raise SetupError(f"turn of seat {position.turn}: there are seats 0 to {players - 1}")
    if position.phase is Phase.CLEAN_UP:
        raise SetupError("a position in the clean-up phase: there is nothing to decide in it")
    for name in ("actions", "buys", "coins", "potions"):
        if getattr(position, name) < 0:
            raise SetupError(f"{name} below 0")
    for card, count in position.supply.items():
        if count < 0:
            raise SetupError(f"supply of {card} below 0")


def _lay_out(table: Table, kinds: Kinds, kingdom: Sequence[str], optional: Sequence[str]) -> None:
    """The piles. Which ones and how many is worked out once for the same setup."""
    rules, players = table.rules, len(table.players)
    key = (rules, players, tuple(kingdom), tuple(optional))
    layout = kinds.layouts.get(key)
    if layout is None:
        if len(kinds.layouts) > _KEPT:
            kinds.layouts.clear()
        layout = kinds.layouts[key] = list(_piles(rules, players, kinds, kingdom, optional))
    for kind, count in layout:
        table.add_pile(Pile(kind, count))


def _piles(
    rules: RuleSet, players: int, kinds: Kinds, kingdom: Sequence[str], optional: Sequence[str]
) -> Iterator[tuple[Kind, int]]:
    known = {rule.card: rule for rule in rules.optional_piles}
    for name in optional:
        if name not in known:
            raise SetupError(f"{name!r} is no optional pile of book {rules.book}")
    basic = (*rules.piles, *(known[name] for name in optional))
    for rule in basic:
        count = rule.cards[players] - _dealt(rules, rule, players)
        if count < 0:
            raise SetupError(f"{rule.card}: fewer cards than are dealt")
        yield kinds[rule.card], count
    there = {rule.card for rule in basic}
    for name in kingdom:
        if name in there:
            raise SetupError(f"{name!r} is in the supply twice")
        there.add(name)
        kind = kinds[name]
        victory = CardType.VICTORY in kind.types
        yield kind, (rules.victory_cards if victory else rules.kingdom_cards)[players]


def _dealt(rules: RuleSet, rule: PileRule, players: int) -> int:
    return rules.start_deck.get(rule.card, 0) * players if rule.dealt else 0


def _set_pile(table: Table, kind: Kind, count: int) -> None:
    old = table.piles.get(kind.id)
    if old is not None and not old:
        table.empty_piles -= 1
    table.add_pile(Pile(kind, count))
