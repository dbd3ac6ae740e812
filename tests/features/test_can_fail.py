"""Each Then step of each scenario can fail: with another value it does, where it stands.

And the table's own checks: a question left open, a wrong player, an answer nobody asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from inspect import signature
from typing import Any

import pytest

from engine import CardSource
from features.steps import asked, look, rules, seen
from features.steps.failure import Mismatch, report
from features.steps.run import arguments, run
from features.steps.table import Table
from tests.engine.cards import SOURCE
from tests.features.played import Played, read, scenarios
from tools.sources import card_source

Look = Callable[..., None]
ALL = list(scenarios())

OPPOSITES: Mapping[Look, Look] = {
    look.can_play: look.cannot_play,
    look.cannot_play: look.can_play,
    look.can_buy: look.cannot_buy,
    look.cannot_buy: look.can_buy,
    look.in_action_phase: look.in_buy_phase,
    look.in_buy_phase: look.in_action_phase,
    look.game_over: look.game_goes_on,
    look.game_goes_on: look.game_over,
}


def spoilt(table: Table, check: Look, found: Mapping[str, Any]) -> Iterator[tuple[Look, Any]]:
    """Checks that must fail where `check` holds."""
    if check in OPPOSITES:
        yield OPPOSITES[check], found
    elif check is asked.nothing_asked:
        for seat in range(len(table.names)):
            yield asked.asked, {"player": seat}
    elif check is asked.never_asked:
        for seat in {decision.player for decision in table.asked}:
            yield asked.never_asked, {"player": seat}
    elif check is asked.not_shuffled:
        yield asked.shuffled, {**found, "n": 1}
    elif check is seen.cannot_count_deck:
        yield check, {**found, "other": found["player"]}
    elif check is asked.not_an_option:
        assert table.pending is not None
        yield check, {"card": table.pending.labels()[0]}
    elif check in (look.winner, look.winners, rules.next_to_begin):
        yield check, {"players": tuple(set(table.names) - set(found["players"]))}
    elif check in (asked.asked, look.at_turn):
        for seat in set(range(len(table.names))) - {found["player"]}:
            yield check, {"player": seat}
    else:
        yield from ((check, {**found, **other}) for other in _other_values(found))


def _left_out(check: Look) -> dict[str, Any]:
    """Arguments that a phrase need not name ("the trash is empty")."""
    known = signature(check).parameters.values()
    return {p.name: p.default for p in known if p.default is not p.empty}


def _other_values(found: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for name, value in found.items():
        if name == "n":
            yield {name: value + 1}
        elif name == "cards":
            yield {name: (*value, "colony")}
            if value:
                yield {name: value[1:]}
        elif name in ("piles", "amounts"):
            for key in value:
                yield {name: {**value, key: value[key] + 1}}


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: f"{s.book}-{s.name}")
def test_every_look_can_fail(scenario: Played) -> None:
    table = scenario.table(card_source(scenario.edition), "de")
    looks = 0
    for step in scenario.steps:
        if step.definition.kind == "then":
            check = step.definition.function
            found = {**_left_out(check), **arguments(table, step)}
            tries = list(spoilt(table, check, found))
            assert tries, step.phrase
            for wrong, values in tries:
                with pytest.raises(Mismatch):
                    wrong(table, **values)
                looks += 1
        run(table, step)
    table.finish()
    assert looks


def _play(text: str, source: CardSource = SOURCE) -> Table:
    (scenario,) = read(text, "000", "de")
    table = scenario.table(source, "de")
    for step in scenario.steps:
        run(table, step)
    table.finish()
    return table


START = """# language: de
Funktionalität: Probe
  Szenario: Probe
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Verwalter, Kupfer, 2 Anwesen
"""


STEWARD = "Wenn Ada den Verwalter ausspielt"
TRASHING = STEWARD + '\nUnd Ada "2 Karten entsorgen" wählt'


@pytest.mark.parametrize(
    "steps",
    [
        STEWARD,
        "Wenn Bruno den Verwalter ausspielt",
        "Wenn Ada die Brücke ausspielt",
        "Wenn Ada Kupfer entsorgt",
        STEWARD + "\nUnd Ada Kupfer entsorgt",
        STEWARD + '\nUnd Bruno "+2 Geld" wählt',
        STEWARD + '\nUnd Ada "+2 Karten" und "+2 Geld" wählt',
        STEWARD + "\nUnd Ada darauf verzichtet",
        STEWARD + "\nUnd Ada in die Kaufphase geht",
        TRASHING + "\nUnd Ada Gold entsorgt",
        TRASHING + "\nUnd Ada Kupfer entsorgt",
    ],
)
def test_moves_and_answers_that_do_not_fit_fail(steps: str) -> None:
    with pytest.raises(Mismatch):
        _play(START + "    " + steps.replace("\n", "\n    "))


def test_a_move_and_an_answer_that_fit_pass() -> None:
    played = _play(START + '    Wenn Ada den Verwalter ausspielt\n    Und Ada "+2 Geld" wählt\n')
    assert played.view.coins == 2


def test_a_failure_tells_book_scenario_step_expected_and_found() -> None:
    table = _play(START)
    with pytest.raises(Mismatch) as caught:
        look.hand(table, player=0, cards=("copper", "silver"))
    told = report(
        "de",
        book="000",
        scenario="Probe",
        step="Dann hat Ada auf der Hand: Kupfer, Silber",
        line=7,
        text_lang="pl",
        claims=("000-a",),
        error=caught.value,
    )
    assert told.splitlines() == [
        "Buch: 000 (Kartentexte: pl)",
        "Szenario: Probe",
        "Aussagen: 000-a",
        "Schritt: Dann hat Ada auf der Hand: Kupfer, Silber (Zeile 7)",
        "  erwartet: Kupfer, Silber",
        "  gefunden: Verwalter, Kupfer, 2 × Anwesen",
    ]


def test_cards_looked_for_in_a_question_without_cards_are_a_mismatch_in_words() -> None:
    (scenario,) = read(START + "    Wenn Ada den Verwalter ausspielt\n", "000", "de")
    table = scenario.table(SOURCE, "de")
    for step in scenario.steps:
        run(table, step)
    with pytest.raises(Mismatch) as caught:
        asked.options(table, cards=("copper",))
    assert caught.value.found.startswith("Ada: choose [+2 Karten, +2 Geld")
