"""The ladder of each card and language: how far up its text has come.

printed    there is a text
lexed      all its words are known
parsed     it is read whole, without a finding
agrees     its tree is that of the other languages
compiled   the engine can carry it out
performed  it was played (or scored) in a scenario or in a trial game
asserted   a scenario that speaks of the card came true with this text

A rung is reached only from the one below, so the numbers of a row never rise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from cardspec.cards import Library
from tools.readings import Readings, TextReading
from tools.scenarios import ScenarioResult
from tools.trials import Trial


class Rung(IntEnum):
    NONE = 0
    PRINTED = 1
    LEXED = 2
    PARSED = 3
    AGREES = 4
    COMPILED = 5
    PERFORMED = 6
    ASSERTED = 7


RUNGS = tuple(rung for rung in Rung if rung is not Rung.NONE)


@dataclass(frozen=True, slots=True)
class Climb:
    """How far one card came in one language."""

    card: str
    set: str
    lang: str
    rung: Rung


def climb(
    library: Library,
    readings: Mapping[str, Readings],
    trials: Mapping[str, Mapping[str, Trial]],
    scenarios: Iterable[ScenarioResult],
) -> list[Climb]:
    results = list(scenarios)
    played = {(card, r.lang) for r in results for card in r.played}
    proven = {(card, r.lang) for r in results if r.passed for card in r.named}
    climbs: list[Climb] = []
    for card in library.cards.values():
        odd = dissenters(card.id, card.editions[0], readings)
        for lang, reading in readings.items():
            trial = trials.get(lang, {}).get(card.id, Trial(False, False))
            pair = (card.id, lang)
            text = reading.texts.get(card.id)
            rung = _rung(
                text,
                lang not in odd,
                trial.compiled,
                trial.performed or pair in played,
                pair in proven,
            )
            climbs.append(Climb(card.id, card.set, lang, rung))
    return climbs


def _rung(
    text: TextReading | None, agrees: bool, compiled: bool, performed: bool, asserted: bool
) -> Rung:
    if text is None:
        return Rung.NONE
    steps = (text.lexed, text.parsed and not text.findings, agrees, compiled, performed, asserted)
    reached = Rung.PRINTED
    for rung, step in zip(RUNGS[1:], steps, strict=True):
        if not step:
            break
        reached = rung
    return reached


def dissenters(
    card: str, edition: str, readings: Mapping[str, Readings]
) -> dict[str, tuple[str, ...]]:
    """Languages whose text of the card says something else than most, with those they differ
    from. If no meaning has a majority, nobody can tell who is right, and all are named."""
    texts = {lang: reading.printed.get((card, edition)) for lang, reading in readings.items()}
    meanings = {
        lang: text.meaning
        for lang, text in texts.items()
        if text is not None and text.meaning is not None
    }
    counts = Counter(meanings.values())
    if len(counts) < 2:
        return {}
    (common, most), (_other, next_most) = counts.most_common(2)
    right = common if most > next_most else None
    return {
        lang: tuple(other for other, theirs in meanings.items() if theirs != meaning)
        for lang, meaning in meanings.items()
        if meaning != right
    }


def counts(climbs: Iterable[Climb], set_: str, lang: str) -> list[int]:
    """For each rung the number of cards that reached it."""
    reached = [c.rung for c in climbs if c.set == set_ and c.lang == lang]
    return [sum(r >= rung for r in reached) for rung in RUNGS]
