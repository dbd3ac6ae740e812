"""A trial of every card: does its text, in this language, carry through a few turns of a game?

Not a check of what the card does (scenarios do that): a card is put into a hand, played with
answers by chance, and the turn is finished. Cards that nobody plays are scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardspec import cache
from cardspec.cards import Card, CardType
from tools.readings import file_key, files

if TYPE_CHECKING:
    from engine import CardSource
    from tools.sources import LibrarySource

SEEDS = (1, 2, 3)
BOOK = "000"
DECK = ("silver", "estate", "village", "copper", "great-hall", "gold", "curse", "moat", "duchy")
HAND = ("estate", "copper", "pawn", "village")


@dataclass(frozen=True, slots=True)
class Trial:
    """`compiled` and `performed` are rungs of the ladder; the problem says where it broke."""

    compiled: bool
    performed: bool
    problem: str = ""


def run_trials(source: LibrarySource, lang: str, *, fresh: bool = False) -> dict[str, Trial]:
    """By card id, for every text of the language that could be read."""
    library, readings = source.library, source.readings(lang)
    here = Path(__file__).resolve()
    code = file_key(here, *files("engine"), *files("rulebooks/rules"))
    facts = [f"{card.id} {card.types} {card.cost}" for card in library.cards.values()]
    key = cache.digest([code, readings.key, *facts])
    stored = None if fresh else cache.fetch("trials", key)
    if isinstance(stored, Mapping):
        try:
            return {card: Trial(**entry) for card, entry in stored.items()}
        except TypeError:
            pass  # a damaged entry
    check_rules()
    trials = {
        card: _trial(library.cards[card], source, lang)
        for card, reading in readings.texts.items()
        if reading.packed is not None
    }
    plain = {
        card: {"compiled": t.compiled, "performed": t.performed, "problem": t.problem}
        for card, t in trials.items()
    }
    cache.store("trials", key, plain)
    return trials


def check_rules() -> None:
    """A broken rule set is one error of its file, not a finding about every card."""
    from engine import RuleSet, SetupError
    from tools.errors import Usage

    for path in files("rulebooks/rules"):
        try:
            RuleSet.of_book(path.stem)
        except SetupError as problem:
            raise Usage(f"rulebooks/rules/{problem}") from None


def _trial(card: Card, source: LibrarySource, lang: str) -> Trial:
    from engine import CannotCompile
    from engine.kinds import compile_kind

    texts = source.readings(lang).texts
    tree = texts[card.id].tree
    assert tree is not None
    try:
        compile_kind(card, tree)
    except CannotCompile as problem:
        return Trial(False, False, str(problem))
    readable = {other for other, reading in texts.items() if reading.packed is not None}
    try:
        for seed in SEEDS:
            _play(card, source, lang, seed, readable)
    except Exception as problem:  # whatever breaks a game is a finding about this card
        return Trial(True, False, f"{type(problem).__name__}: {problem}")
    return Trial(True, True)


def _play(card: Card, source: CardSource, lang: str, seed: int, readable: set[str]) -> None:
    from engine import Game, Phase, Position, RandomDecider, RuleSet, Seat

    playable = {CardType.ACTION, CardType.TREASURE} & set(card.types)
    phase = Phase.ACTION if CardType.ACTION in card.types else Phase.BUY
    hand, deck = (tuple(c for c in cards if c in readable) for cards in (HAND, DECK))
    game = Game.at(
        source,
        Position(
            seats=(Seat(hand=(card.id, *hand), deck=deck), Seat(hand=hand, deck=deck)),
            phase=phase,
        ),
        lang=lang,
        seed=seed,
        deciders=[RandomDecider(seed), RandomDecider(seed + 100)],
        rules=RuleSet.of_book(BOOK),
    )
    if playable:
        game.play_card(card.id)
    game.score(0)
    game.end_turn()
