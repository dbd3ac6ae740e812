"""The tables of pairs, both ways round; and that a difference is told truly."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardspec.effects import CardText, CardType, Worth, Yields
from cardspec.normalise import normalise
from engine.cards import CardFacts
from tests.behaviour.texts import DIFFERENT, SAME, Pair
from tools.behaviour import (
    Bounds,
    Cost,
    Counterexample,
    Facts,
    How,
    Kind,
    OneText,
    Status,
    Verdict,
    compare,
    replay,
)
from tools.behaviour.counterexample import ends_as
from tools.behaviour.parting import both, parted
from tools.behaviour.shrink import _smaller
from tools.behaviour.small import Zone, deals
from tools.sources import card_source

QUICK = Bounds(positions=120, games=1500)


def facts(pair: Pair) -> CardFacts:
    """Whatever the abilities ask for: an action, a treasure, a victory card."""
    kinds = {type(ability) for text in pair for ability in text.abilities}
    of_type = CardType.ACTION
    if kinds == {Worth}:
        of_type = CardType.VICTORY
    elif kinds == {Yields}:
        of_type = CardType.TREASURE
    types = (of_type, CardType.ATTACK) if of_type is CardType.ACTION else (of_type,)
    return Facts("in-question", "in-question", types, Cost(4))


def judged(pair: Pair, bounds: Bounds = QUICK) -> Verdict:
    return compare(facts(pair), *pair, bounds=bounds)


@pytest.mark.parametrize("name", SAME)
def test_they_play_alike(name: str) -> None:
    verdict = judged(SAME[name])
    assert verdict.status is Status.SAME, verdict.counterexample
    assert verdict.how is How.TREE or verdict.looked.positions > 10


@pytest.mark.parametrize("name", DIFFERENT)
def test_they_part(name: str) -> None:
    """Whichever of the two is the reference."""
    a, b = DIFFERENT[name]
    assert normalise(a) != normalise(b)
    found = judged((a, b)).counterexample
    assert found is not None
    assert_true(found, (a, b))
    assert judged((b, a), Bounds(shrinking=0)).status is Status.DIFFERENT


def assert_true(found: Counterexample, pair: Pair) -> None:
    """It replays from its JSON on either side, ends as it says, and only one side can."""
    data = json.loads(json.dumps(found.to_data()))
    sources = [OneText(card_source(), facts(pair), text) for text in pair]
    for name, source, side in zip("ab", sources, (found.a, found.b), strict=True):
        game = replay(data, name, source)
        assert ends_as(game, found.trial, side.end)
    ways = both(found.trial, sources[0], sources[1], 500, fair=True)
    if found.kind is Kind.OUTCOME:
        ends = [{way.end for way in of_side} for of_side in ways]
        here, there = (0, 1) if found.only == "a" else (1, 0)
        end = (found.a, found.b)[here].end
        assert end in ends[here]
        assert end not in ends[there]
        assert found.facts


@pytest.mark.parametrize("name", ["may against must", "chooser", "number", "left against right"])
def test_it_is_as_small_as_it_gets(name: str) -> None:
    """Nothing can be left out of the position without the texts playing alike."""
    pair = DIFFERENT[name]
    found = judged(pair).counterexample
    assert found is not None
    sources = [OneText(card_source(), facts(pair), text) for text in pair]
    for smaller in _smaller(found.trial):
        ways = both(smaller, sources[0], sources[1], 500)
        ends = [{way.end for way in of_side} for of_side in ways]
        assert ends[0] == ends[1] if found.kind is Kind.OUTCOME else not parted(ways)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("may against must", Kind.OUTCOME),
        ("looked at against shown", Kind.SEEN),
        ("a hand that is not shown", Kind.SEEN),
        ("drawn before or after a choice of something else", Kind.DECISION),
        ("drawn before or after somebody else chooses", Kind.DECISION),
        ("who chooses the option", Kind.DECISION),
    ],
)
def test_in_what_they_part(name: str, kind: Kind) -> None:
    found = judged(DIFFERENT[name]).counterexample
    assert found is not None
    assert found.kind is kind


def test_equal_trees_are_not_played() -> None:
    text = SAME["two buys in one step or two"][0]
    verdict = judged((text, text))
    assert (verdict.status, verdict.how, verdict.looked.games) == (Status.SAME, How.TREE, 0)


def test_bounds_are_kept_and_told() -> None:
    seen: list[tuple[int, int]] = []
    pair = SAME["may trash or may discard first"]
    bounds = Bounds(positions=30, sampled=5, games=400)
    verdict = compare(
        facts(pair), *pair, bounds=bounds, progress=lambda at, most: seen.append((at, most))
    )
    assert verdict.status is Status.SAME
    assert verdict.looked.positions <= 30
    assert verdict.looked.games <= 400 + 2 * bounds.ways
    assert seen == sorted(seen)
    assert seen[-1][1] == 30


def test_all_small_positions_are_dealt() -> None:
    zones = [Zone(0, "hand"), Zone(0, "deck"), Zone(1, "discard")]
    pool = ("copper", "estate", "silver")
    dealt = [list(deals(zones, pool, cards)) for cards in range(3)]
    # two cards: 6 hands, 9 decks, 6 discard piles, and 3 * 3 for each two of the three zones
    assert [len(one) for one in dealt] == [1, 9, 6 + 9 + 6 + 27]
    assert all(len({tuple(d.items()) for d in one}) == len(one) for one in dealt)


@pytest.mark.parametrize(("games", "up_to"), [(10_000, 2), (200, 1), (60, 0), (4, None)])
def test_how_far_all_positions_were_looked_at(games: int, up_to: int | None) -> None:
    verdict = judged(SAME["a card and an action in either order"], Bounds(games=games))
    assert verdict.status is Status.SAME
    assert verdict.looked.all_up_to == up_to
    assert verdict.looked.complete is (up_to == 2)


def test_the_same_every_time() -> None:
    pair = DIFFERENT["chooser"]
    first, second = judged(pair).counterexample, judged(pair).counterexample
    assert first is not None
    assert second is not None
    assert first.to_data() == second.to_data()


def test_a_text_that_cannot_be_carried_out() -> None:
    from cardspec import effects as fx

    bad = CardText((fx.OnPlay(fx.Choose(3, (fx.Seq(()), fx.Seq(())))),))
    verdict = judged((bad, SAME["may up to is up to"][0]))
    assert verdict.status is Status.UNPLAYABLE
    assert verdict.problem.startswith("a: ")


def test_another_copy_of_the_card_itself() -> None:
    """Cards that a text names are among those that are tried, also the card itself."""
    from cardspec import effects as fx

    source = card_source()
    card, tree = source.card("throne-room"), source.effects("throne-room", "de")
    (ability,) = tree.abilities
    assert isinstance(ability, fx.OnPlay)
    assert isinstance(ability.effect, fx.Play)
    excepted = (*ability.effect.cards.filter, fx.NotThat(fx.Called("throne-room")))
    narrower = replace(ability.effect, cards=replace(ability.effect.cards, filter=excepted))
    found = compare(card, CardText((fx.OnPlay(narrower),)), tree).counterexample
    assert found is not None
    assert found.trial.position.seats[0].hand == ("throne-room", "throne-room")
