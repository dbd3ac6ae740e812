"""Nodes and combinations that the cards at hand do not use, or not from all sides."""

from __future__ import annotations

import pytest

from cardspec.effects import (
    All,
    AnyNumber,
    AnyOf,
    Called,
    Cards,
    CardText,
    Choose,
    Compare,
    Costs,
    CountCards,
    CountPlayed,
    Discard,
    DiscardTo,
    DrawTo,
    EachPlayer,
    EmptyPiles,
    ForEach,
    Gain,
    If,
    IfDone,
    LookAt,
    Matches,
    NotThat,
    OfType,
    Op,
    PassOn,
    Per,
    Place,
    Play,
    Players,
    Plus,
    Position,
    Put,
    Quantity,
    Resource,
    RestOf,
    Reveal,
    Seq,
    SetAside,
    ThisCard,
    Those,
    Top,
    Trash,
    UpTo,
    Who,
    Zone,
)
from engine import Ask, Expect, Game
from engine import Position as At
from engine import events as ev
from tests.engine.build import HAND, SUPPLY, cards, coins, n, one
from tests.engine.made import DISCARD, TRASH, A, Made, T, V, game_of, on_play, some
from tests.engine.table import hand, seat


class TestLostTrack:
    def test_a_card_is_moved_once_by_its_name(self) -> None:
        game = game_of(
            on_play(
                Trash(some(one()), "t"),
                Gain(Cards(Those("t")), Place(Zone.HAND)),
                Gain(Cards(Those("t"))),
            ),
            seat("x, gold"),
        )
        game.play_card("x", [])
        assert (game.hand(0), game.discard(0), game.trash()) == (("gold",), (), ())

    def test_there_and_back_is_lost_too(self) -> None:
        game = game_of(
            on_play(
                Reveal(Cards(HAND), "r"),
                Discard(Cards(HAND)),
                Put(Cards(DISCARD), Place(Zone.HAND)),
                Trash(Cards(Those("r"))),
            ),
            seat("x, gold"),
        )
        game.play_card("x", [])
        assert (game.hand(0), game.trash()) == (("gold",), ())

    def test_shuffled_is_lost(self) -> None:
        game = game_of(
            on_play(Discard(some(one()), "d"), cards(3), Trash(Cards(Those("d")))),
            seat("x, gold", "copper", "2 copper"),
        )
        game.play_card("x", [])
        assert game.trash() == ()
        assert len(game.hand(0)) == 3

    def test_the_rest_is_what_stayed(self) -> None:
        game = game_of(
            on_play(
                Reveal(Cards(Top(n(3))), "r"),
                Put(some(one(), source=Those("r")), Place(Zone.HAND)),
                Discard(Cards(RestOf("r"))),
            ),
            seat("x", "gold, silver, copper, estate"),
        )
        game.play_card("x", ["silver"])
        assert (game.hand(0), game.deck(0)) == (("silver",), ("estate",))
        assert sorted(game.discard(0)) == ["copper", "gold"]

    def test_bound_cards_can_be_counted_wherever_they_went(self) -> None:
        game = game_of(
            on_play(
                Discard(Cards(HAND), "d"),
                Trash(Cards(DISCARD)),
                Plus(Resource.COINS, CountCards(Cards(Those("d")))),
            ),
            seat("x, 3 copper"),
        )
        game.play_card("x", [])
        assert game.coins == 3

    def test_this_card_after_it_was_moved(self) -> None:
        game = game_of(
            on_play(
                IfDone(Trash(Cards(ThisCard())), coins(1)),
                IfDone(Put(Cards(ThisCard()), Place(Zone.HAND)), coins(9)),
                If(Matches(ThisCard(), (OfType(A),)), coins(2)),
            )
        )
        game.play_card("x", [])
        assert (game.coins, game.trash(), game.hand(0)) == (3, ("x",), ())


class TestQuantities:
    @pytest.mark.parametrize(
        ("quantity", "held", "answer", "bonus"),
        [
            (one(2), "2 copper, gold", ["copper", "gold"], True),
            (one(3), "copper, gold", None, False),
            (one(1), "", None, False),
            (UpTo(n(2)), "3 copper", [], False),
            (UpTo(n(2)), "3 copper", ["copper"], True),
            (AnyNumber(), "copper, gold", ["gold", "copper"], True),
            (All(), "copper, gold", None, True),
            (All(), "", None, False),
        ],
    )
    def test_done_in_full(
        self, quantity: Quantity, held: str, answer: list[str] | None, bonus: bool
    ) -> None:
        game = game_of(on_play(IfDone(Discard(some(quantity)), coins(1))), seat(f"x, {held}"))
        game.play_card("x", [] if answer is None else [answer])
        assert game.coins == bonus

    def test_otherwise(self) -> None:
        text = on_play(IfDone(Discard(some(one())), coins(1), coins(5)))
        game = game_of(text)
        game.play_card("x", [])
        assert game.coins == 5

    def test_gain_several(self) -> None:
        game = game_of(on_play(Gain(some(one(2), Costs(Op.AT_MOST, n(0)), source=SUPPLY))))
        game.play_card("x", ["curse", "copper"])
        assert game.discard(0) == ("copper", "curse")

    def test_gain_up_to(self) -> None:
        game = game_of(on_play(Gain(some(UpTo(n(3)), OfType(V), source=SUPPLY))))
        game.play_card("x", ["duchy", "estate", None])
        assert game.discard(0) == ("estate", "duchy")

    def test_a_pile_runs_out(self) -> None:
        gain = Gain(some(one(3), Called("curse"), source=SUPPLY))
        game = game_of(on_play(IfDone(gain, coins(1))), supply={"curse": 2})
        game.play_card("x", [])
        assert (game.discard(0), game.coins) == (("curse", "curse"), 0)

    def test_discard_down_to(self) -> None:
        game = game_of(
            on_play(EachPlayer(Players.OTHERS, DiscardTo(n(3)))),
            seat("x"),
            seat("3 copper, gold, silver"),
            seat("3 gold"),
        )
        game.play_card("x", {1: [Expect(["copper", "silver"], ask=Ask.DISCARD)]})
        assert (hand(game, 1), hand(game, 2)) == (["copper", "copper", "gold"], ["gold"] * 3)


class TestPlaces:
    def test_under_the_deck(self) -> None:
        game = game_of(
            on_play(Put(Cards(HAND), Place(Zone.DECK, Position.BOTTOM))),
            seat("x, gold, silver", "copper"),
        )
        game.play_card("x", [["silver", "gold"]])
        assert game.deck(0) == ("copper", "silver", "gold")

    def test_set_aside_is_not_shuffled_and_counts_where_the_book_says_so(self) -> None:
        game = game_of(
            on_play(SetAside(Cards(HAND), "a"), cards(2), Put(Cards(Those("a")), Place(Zone.HAND))),
            seat("x, province", "", "2 copper"),
        )
        game.play_card("x", [])
        assert hand(game) == ["copper", "copper", "province"]
        for book, points in (("002", 6), ("004", 6), ("000", 0), ("001", 0)):
            aside = game_of(on_play(SetAside(Cards(HAND))), seat("x, province"), book=book)
            aside.play_card("x", [])
            assert (aside.aside(0), aside.score(0)) == (("province",), points), book

    def test_looking_is_for_one_player(self) -> None:
        game = game_of(on_play(LookAt(Cards(Top(n(2))))), seat("x", "gold, copper"))
        game.play_card("x", [])
        assert [type(e) for e in game.log][-1] is ev.LookedAt
        assert game.deck(0) == ("gold", "copper")

    def test_gain_onto_the_deck(self) -> None:
        text = on_play(Gain(some(one(), Called("gold"), source=SUPPLY), Place(Zone.DECK)))
        game = game_of(text, seat("x", "copper"))
        game.play_card("x", [])
        assert game.deck(0) == ("gold", "copper")

    def test_gain_from_the_trash(self) -> None:
        game = game_of(on_play(Gain(some(one(), source=TRASH))), trash="gold, copper")
        game.play_card("x", ["gold"])
        assert (game.trash(), game.discard(0)) == (("copper",), ("gold",))
        assert game.log[-1] == ev.Gained(0, game._table.players[0].discard[0], Zone.TRASH,
                                         Zone.DISCARD)  # fmt: skip

    def test_play_from_the_discard_pile(self) -> None:
        game = game_of(
            on_play(Play(some(one(), OfType(A), source=DISCARD))), seat("x", "gold", "village")
        )
        game.play_card("x", [])
        assert (game.in_play(), game.hand(0), game.actions) == (("x", "village"), ("gold",), 10)


class TestWho:
    def test_you_choose_for_others(self) -> None:
        game = game_of(
            on_play(
                EachPlayer(
                    Players.OTHERS,
                    Seq((Choose(1, (coins(1), cards(1)), by=Who.YOU), Reveal(Cards(HAND)))),
                )
            ),
            seat("x"),
            seat("", "copper"),
            seat("", "gold"),
        )
        game.play_card("x", {0: [1, 0]})
        # coins of a player whose turn it is not are worth nothing
        assert (game.hand(1), game.hand(2), game.coins) == (("copper",), (), 0)

    @pytest.mark.parametrize(
        ("players", "order"),
        [
            (Players.YOU, [2]),
            (Players.OTHERS, [3, 0, 1]),
            (Players.EVERYONE, [2, 3, 0, 1]),
            (Players.LEFT, [3]),
            (Players.RIGHT, [1]),
        ],
    )
    def test_turn_order(self, players: Players, order: list[int]) -> None:
        seats = tuple(seat("x", "copper") for _ in range(4))
        made = Made(x=on_play(EachPlayer(players, cards(1))))
        game = Game.at(made, At(seats, turn=2))
        game.play_card("x", [])
        assert [e.player for e in game.log.of(ev.Drew)] == order

    def test_names_bound_for_each_player_stand_for_all_afterwards(self) -> None:
        game = game_of(
            on_play(
                EachPlayer(Players.OTHERS, Discard(some(one()), "d")),
                Plus(Resource.COINS, CountCards(Cards(Those("d")))),
                Trash(Cards(Those("d"))),
            ),
            seat("x"),
            seat("copper"),
            seat("gold"),
            seat(),
        )
        game.play_card("x", [])
        assert (game.coins, game.trash()) == (2, ("copper", "gold"))

    def test_discarding_what_others_revealed_goes_to_their_piles(self) -> None:
        game = game_of(
            on_play(
                EachPlayer(Players.OTHERS, Reveal(Cards(Top(n(1))), "r")),
                Discard(Cards(Those("r"))),
            ),
            seat("x"),
            seat("", "copper"),
            seat("", "gold"),
        )
        game.play_card("x", [])
        assert (game.discard(0), game.discard(1), game.discard(2)) == ((), ("copper",), ("gold",))

    @pytest.mark.parametrize(
        ("such", "hands"),
        [(True, ("gold", "", "copper")), (False, ("gold", "copper", ""))],
    )
    def test_passing_over_players_without_cards(self, such: bool, hands: tuple[str, ...]) -> None:
        passing = PassOn(some(one()), Players.LEFT, such=such)
        has_cards = Compare(CountCards(Cards(HAND)), Op.AT_LEAST, n(1))
        loop = EachPlayer(Players.EVERYONE, passing, has_cards)
        game = game_of(on_play(loop), seat("x, copper"), seat(), seat("gold"))
        game.play_card("x", [])
        assert tuple(" ".join(game.hand(p)) for p in range(3)) == hands

    def test_who_is_alone_with_cards_keeps_them(self) -> None:
        passing = PassOn(some(one()), Players.LEFT, such=True)
        has_cards = Compare(CountCards(Cards(HAND)), Op.AT_LEAST, n(1))
        loop = EachPlayer(Players.EVERYONE, passing, has_cards)
        game = game_of(on_play(loop), seat("x, copper"), seat(), seat())
        game.play_card("x", [])
        assert game.hand(0) == ("copper",)

    def test_what_follows_passing_waits_for_everybody(self) -> None:
        """Cards change hands all at once; only then anybody goes on."""
        loop = EachPlayer(
            Players.EVERYONE,
            Seq((PassOn(some(one()), Players.LEFT), Trash(some(one())))),
        )
        game = game_of(on_play(loop), seat("x, copper"), seat("gold"))
        game.play_card("x", [])
        trashed = [(e.player, e.cards[0].kind.id) for e in game.log.of(ev.Trashed)]
        assert trashed == [(0, "gold"), (1, "copper")]
        assert (game.hand(0), game.hand(1)) == ((), ())

    def test_a_card_that_went_elsewhere_is_not_passed(self) -> None:
        chosen = IfDone(PassOn(some(one()), Players.LEFT), Trash(some(one())))
        game = game_of(on_play(EachPlayer(Players.EVERYONE, chosen)), seat("x, copper"), seat())
        game.play_card("x", [])
        assert game.trash() == ("copper",)
        assert game.hand(1) == ()

    def test_passing_to_the_right_outside_a_loop(self) -> None:
        game = game_of(on_play(PassOn(some(one()), Players.RIGHT)), seat("x, gold"), seat(), seat())
        game.play_card("x", [])
        assert game.hand(2) == ("gold",)


class TestAmounts:
    @pytest.mark.parametrize(
        ("amount", "coins"),
        [
            (EmptyPiles(), 2),
            (Per(2, CountCards(Cards(HAND)), 3), 2),
            (Per(2, CountCards(Cards(HAND)), 3, up=True), 4),
            (CountCards(Cards(HAND), different_names=True), 3),
            (CountCards(Cards(HAND, (NotThat(OfType(T)),))), 1),
            (CountCards(Cards(HAND, (AnyOf((Called("gold"), Called("estate"))),))), 2),
            (CountCards(Cards(SUPPLY, (Called("duchy"),))), 8),
            (CountCards(Cards(TRASH)), 1),
            (CountPlayed((OfType(A),)), 1),
            (CountPlayed(), 1),
        ],
    )
    def test_counting(self, amount: object, coins: int) -> None:
        game = game_of(
            on_play(Plus(Resource.COINS, amount)),  # type: ignore[arg-type]
            seat("x, 3 copper, gold, estate"),
            supply={"curse": 0, "estate": 0},
            trash="curse",
        )
        game.play_card("x", [])
        assert game.coins == coins

    def test_for_each_card_or_each_name(self) -> None:
        for different, total in ((False, 3), (True, 2)):
            loop = ForEach(Cards(HAND), "it", coins(1), different_names=different)
            game = game_of(on_play(loop), seat("x, 2 copper, gold"))
            game.play_card("x", [])
            assert game.coins == total

    def test_potions_in_a_cost_are_no_coins(self) -> None:
        for op, offered in ((Op.AT_MOST, False), (Op.EQUAL, False), (Op.AT_LEAST, True)):
            check = If(Matches(SUPPLY, (Called("z"), Costs(op, n(4)))), coins(1))
            game = game_of(on_play(check), supply={"z": 5}, z=CardText(()))
            game.play_card("x", [])
            assert game.coins == offered


class TestDrawingUpTo:
    ASIDE = (OfType(V),)

    def test_what_must_be_set_aside_is_not_asked_about(self) -> None:
        game = game_of(on_play(DrawTo(n(1), self.ASIDE, must=True)), seat("x", "estate, gold"))
        game.play_card("x", [])
        assert (game.hand(0), game.discard(0)) == (("gold",), ("estate",))

    @pytest.mark.parametrize(
        ("zone", "hand_", "deck", "trash"),
        [
            (Zone.HAND, ("gold", "estate"), (), ()),
            (Zone.DECK, ("gold",), ("estate",), ()),
            (Zone.TRASH, ("gold",), (), ("estate",)),
        ],
    )
    def test_what_was_set_aside_goes_where_the_text_says(
        self, zone: Zone, hand_: tuple[str, ...], deck: tuple[str, ...], trash: tuple[str, ...]
    ) -> None:
        node = DrawTo(n(1), self.ASIDE, must=True, aside_to=Place(zone))
        game = game_of(on_play(node), seat("x", "estate, gold"))
        game.play_card("x", [])
        assert (game.hand(0), game.deck(0), game.trash()) == (hand_, deck, trash)
        assert game.discard(0) == ()
