"""What a player may know, and the proof that nothing else is handed out.

The proof plays twin games that differ only in cards hidden from one player. Whatever that
player is asked or shown must be the same in both for as long as what the player has
witnessed is the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any
from zlib import crc32

import pytest

from cardspec.effects import Cards, In, LookAt, Place, Put, SetAside, Top, Zone
from engine import (
    BigMoneyBot,
    Decision,
    EngineError,
    Game,
    Position,
    RandomDecider,
    RuleSet,
    Seat,
    View,
)
from engine.board import Board
from engine.decisions import Ask
from engine.state import Area, Player
from engine.view import Heard, Shown, view_of
from tests.engine.build import n, one
from tests.engine.cards import SOURCE
from tests.engine.made import game_of, on_play
from tests.engine.table import ALL_KINGDOM, at, seat

BOOKS = ("000", "001", "002", "004")
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")


class Witness:
    """Answers by what it is handed alone, and keeps that for the comparison."""

    def __init__(self) -> None:
        self.handed: list[tuple[tuple[Heard, ...], str, View]] = []

    def decide(self, decision: Decision) -> Sequence[int]:
        self.handed.append((decision.heard(), repr(decision), decision.view))
        random = Random(crc32(repr((decision, decision.view)).encode()))
        many = random.randint(decision.least, decision.most)
        return random.sample(range(len(decision.options)), many)


def some_position(random: Random, players: int) -> Position:
    def cards(count: int) -> tuple[str, ...]:
        return tuple(random.choice((*ALL_KINGDOM, *BASIC)) for _ in range(count))

    seats = tuple(Seat(cards(5), cards(6), cards(5)) for _ in range(players))
    return Position(seats, kingdom=ALL_KINGDOM, actions=3, buys=2)


def twin(position: Position, viewer: int, random: Random) -> Position:
    """The same for the viewer: of what each player has face down two cards change places.

    No more than two, so that the games go on side by side for a while before it shows."""
    seats = []
    for number, old in enumerate(position.seats):
        hand = () if number == viewer else tuple(old.hand)
        hidden = [*hand, *old.deck, *old.discard[1:]]
        one_card, other = random.sample(range(len(hidden)), 2)
        hidden[one_card], hidden[other] = hidden[other], hidden[one_card]
        kept = tuple(old.hand) if number == viewer else tuple(hidden[: len(hand)])
        rest = hidden[len(hand) :]
        deck, under = rest[: len(old.deck)], rest[len(old.deck) :]
        seats.append(replace(old, hand=kept, deck=deck, discard=(old.discard[0], *under)))
    return replace(position, seats=tuple(seats))


def handed_to(position: Position, viewer: int, seed: int, book: str) -> Witness:
    witness = Witness()
    deciders: list[Any] = [RandomDecider(f"{seed}/{s}") for s in range(len(position.seats))]
    deciders[viewer] = witness
    game = Game.at(SOURCE, position, seed=seed, deciders=deciders, rules=RuleSet.of_book(book))
    game.play(max_turns=3)
    return witness


def compared(seed: int, book: str) -> int:
    """How many questions the viewer was asked before the twins could be told apart."""
    random = Random(seed)
    position = some_position(random, 3)
    viewer = random.randrange(3)
    first = handed_to(position, viewer, seed, book).handed
    second = handed_to(twin(position, viewer, random), viewer, seed, book).handed
    same = 0
    for (heard, asked, view), (heard_too, asked_too, view_too) in zip(first, second, strict=False):
        if heard != heard_too:
            break
        assert asked == asked_too
        assert view == view_too
        same += 1
    return same


@pytest.mark.parametrize("book", BOOKS)
def test_who_cannot_tell_two_games_apart_is_asked_and_shown_the_same(book: str) -> None:
    counts = [compared(seed, book) for seed in range(60)]
    assert sum(counts) > 100, "the twins part before anything was compared"


def test_the_proof_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(decision: Decision) -> View:
        board = decision._board
        bottom = [p.deck[0].kind.id for p in board.players if p.deck]
        return replace(view_of(board, decision.player), trash=tuple(bottom))

    monkeypatch.setattr(Decision, "view", property(leaky))
    with pytest.raises(AssertionError, match="trash"):
        _ = [compared(seed, "002") for seed in range(60)]


# --- nothing leads from what is handed out to what is hidden ---


def reached(thing: Any, seen: set[int]) -> Iterator[Any]:
    """Everything that can be got at without names that begin with an underscore."""
    if id(thing) in seen or isinstance(thing, str | int | Enum | type | None):
        return
    seen.add(id(thing))
    yield thing
    if isinstance(thing, Mapping):
        parts: list[Any] = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    elif is_dataclass(thing):
        parts = [getattr(thing, f.name) for f in fields(thing)]
    else:
        names = [s for c in type(thing).__mro__ for s in getattr(c, "__slots__", ())]
        parts = [getattr(thing, s, None) for s in names if not s.startswith("_")]
    for part in parts:
        yield from reached(part, seen)


def test_no_way_leads_from_a_decision_to_the_board() -> None:
    looked = 0

    class Walker(RandomDecider):
        def decide(self, decision: Decision) -> tuple[int, ...]:
            nonlocal looked
            for thing in (*reached(decision, set()), *reached(decision.view, set())):
                assert not isinstance(thing, Board | Player | Area)
                looked += 1
            return super().decide(decision)

    game = Game(SOURCE, kingdom=ALL_KINGDOM, players=3, seed=4, deciders=[Walker(s) for s in "abc"])
    game.play(max_turns=20)
    assert looked > 100


def test_a_view_is_made_of_names_and_numbers() -> None:
    view = at(seat("village, copper", "gold", "estate"), trash="curse").view(0)
    for thing in reached(view, set()):
        assert isinstance(thing, tuple | Mapping | View) or is_dataclass(thing)


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    game = at(seat("village, copper", "gold"))
    before = game.view(0)
    game.play_card("village")
    assert before.hand == ("village", "copper")
    assert game.view(0).hand == ("copper", "gold")


def test_a_decision_that_nobody_was_asked_has_no_view() -> None:
    with pytest.raises(EngineError):
        _ = Decision(0, Ask.MAY, ["x"], 0, 1).view


def test_bots_that_do_not_look_do_not_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    monkeypatch.setattr("engine.view.view_of", lambda board, s: made.append(s))
    Game(SOURCE, seed=1, deciders=[BigMoneyBot(), BigMoneyBot()]).play()
    assert made == []


# --- what each book opens ---


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_open(book: str) -> None:
    me = Seat(("copper", "estate"), ("gold", "silver"), ("duchy", "curse"), ("village",))
    you = Seat(("moat",), ("gold", "gold", "curse"), ("silver", "gold"), aside=("duchy",))
    rules = RuleSet.of_book(book)
    supply = {"province": 3, "curse": 0}
    position = Position((me, you), supply=supply, trash=("gold", "curse"))
    view = Game.at(SOURCE, position, rules=rules).view(0)
    assert view.hand == ("copper", "estate")
    assert view.discard is None
    assert view.trash == ("curse", "gold")
    assert (view.supply["province"], view.supply["curse"]) == (3, 0)
    own, other = view.seats
    assert (own.hand_size, own.deck_count, own.discard_count) == (2, 2, None)
    assert (own.discard_top, own.in_play) == ("duchy", ("village",))
    assert (other.hand_size, other.deck_count, other.discard_count) == (1, None, None)
    assert (other.discard_top, other.aside) == ("silver", ("duchy",))


@pytest.mark.parametrize(
    ("name", "closed"),
    [
        ("hand_sizes", lambda v: v.seats[1].hand_size),
        ("own_deck_count", lambda v: v.seats[0].deck_count),
        ("discard_tops", lambda v: v.seats[1].discard_top),
        ("trash", lambda v: v.trash),
        ("supply_counts", lambda v: v.supply["gold"]),
        ("in_play", lambda v: v.seats[1].in_play),
        ("set_aside", lambda v: v.seats[1].aside),
    ],
)
def test_what_a_rule_set_closes_is_closed(name: str, closed: Any) -> None:
    data = RuleSet.of_book("002").data
    rules = RuleSet.from_data({**data, "information": {**data["information"], name: False}})
    seats = (seat("copper", "gold", "silver"), Seat(("gold",), (), ("gold",), ("gold",), ("gold",)))
    assert closed(at(*seats, trash="gold", rules=RuleSet.of_book("002")).view(0)) is not None
    assert closed(at(*seats, trash="gold", rules=rules).view(0)) is None


@pytest.mark.parametrize(
    ("name", "opened"),
    [
        ("other_deck_counts", lambda v: v.seats[1].deck_count),
        ("own_discard_count", lambda v: v.seats[0].discard_count),
        ("other_discard_counts", lambda v: v.seats[1].discard_count),
    ],
)
def test_what_a_rule_set_opens_is_open(name: str, opened: Any) -> None:
    data = RuleSet.of_book("002").data
    rules = RuleSet.from_data({**data, "information": {**data["information"], name: True}})
    seats = (seat("copper", "gold", "silver"), seat("gold", "silver", "gold"))
    assert opened(at(*seats).view(0)) is None
    assert opened(at(*seats, rules=rules).view(0)) == 1


class TestWhileACardSaysSo:
    LOOK = on_play(
        LookAt(Cards(In(Zone.DISCARD))),
        Put(Cards(In(Zone.DISCARD), (), one()), Place(Zone.DECK)),
    )

    def test_the_own_discard_pile_is_open_while_the_card_is_carried_out(self) -> None:
        views: list[tuple[View, View]] = []
        game = game_of(self.LOOK, seat("x, x", "", "gold, copper"), seat("moat", "", "silver"))

        class Looker:
            def decide(self, decision: Decision) -> Sequence[int]:
                views.append((decision.view, game.view(1)))
                return (0,)

        before = game.view(0)
        game._table.deciders = game._deciders = [Looker(), Looker()]
        game.play_card("x")
        ((mine, yours),) = views
        assert before.discard is None
        assert mine.discard == ("gold", "copper")
        assert yours.discard is None
        assert yours.looked_at == ()
        game.end_turn()
        assert game.view(0).discard is None

    def test_what_is_looked_at_is_for_one_player(self) -> None:
        game = game_of(on_play(LookAt(Cards(Top(n(2))))), seat("x", "gold, copper"), seat())
        game.play_card("x", [])
        assert game.view(0).looked_at == (Shown(0, Zone.DECK, ("gold", "copper")),)
        assert game.view(1).looked_at == ()
        assert game.heard(1)[-1] == ("LookedAt", 0, 2, "deck")
        assert game.heard(0)[-1] == ("LookedAt", 0, ("gold", "copper"), "deck")

    def test_what_is_set_aside_is_seen_by_all(self) -> None:
        game = game_of(on_play(SetAside(Cards(Top(n(1))))), seat("x", "gold"), seat())
        game.play_card("x", [])
        assert game.view(1).seats[0].aside == ("gold",)


class TestHeard:
    def test_draws_of_others_are_counted(self) -> None:
        game = at(seat("moat", "gold, silver"), seat())
        game.play_card("moat")
        assert ("Drew", 0, ("gold", "silver")) in game.heard(0)
        assert ("Drew", 0, 2) in game.heard(1)

    def test_of_several_discards_others_see_the_last(self) -> None:
        game = at(seat("secret-chamber, gold, copper, estate"), seat())
        game.play_card("secret-chamber", [["gold", "estate"]])
        assert ("Discarded", 0, ("gold", "estate"), "hand") in game.heard(0)
        assert ("Discarded", 0, (2, "estate"), "hand") in game.heard(1)

    def test_a_passed_card_is_seen_by_giver_and_taker(self) -> None:
        game = at(
            seat("masquerade, gold", "", ""), seat("silver"), seat("copper"), supply={"estate": 1}
        )
        game.play_card("masquerade", [None])
        assert ("Passed", 0, 1, ("gold",)) in game.heard(0)
        assert ("Passed", 0, 1, ("gold",)) in game.heard(1)
        assert ("Passed", 0, 1, 1) in game.heard(2)

    def test_a_shuffle_does_not_tell_others_how_many(self) -> None:
        game = at(seat("moat", "", "gold, silver, copper"), seat())
        game.play_card("moat")
        assert ("Shuffled", 0, 3) in game.heard(0)
        assert ("Shuffled", 0, None) in game.heard(1)

    def test_onto_the_deck_unseen(self) -> None:
        game = at(seat("courtyard, gold", "3 copper"), seat())
        game.play_card("courtyard", ["gold"])
        assert ("Moved", 0, ("gold",), "hand", "deck", "top") in game.heard(0)
        assert ("Moved", 0, 1, "hand", "deck", "top") in game.heard(1)

    def test_clean_up_hides_the_hand(self) -> None:
        game = at(seat("gold, copper, estate", "5 silver"), seat())
        game.play_card("gold")
        game.end_turn()
        assert ("CleanedUp", 0, ("gold",), (2, "estate")) in game.heard(1)

    def test_from_a_number_on(self) -> None:
        game = at(seat("moat", "gold, silver"), seat())
        seen = len(game.log)
        game.play_card("moat")
        assert len(game.heard(1, seen)) == len(game.log) - seen
