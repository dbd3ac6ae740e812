"""`cardspec verify` without its output: the whole job as one value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardspec.cards import LANGUAGES, Card, Library
from cardspec.findings import Finding
from tools.codes import SENTENCES
from tools.i18n import Words
from tools.ladder import Climb, climb, dissenters
from tools.messages import Place, as_json, plain
from tools.readings import Readings, TextReading
from tools.scenarios import BrokenScenarios, Progress, ScenarioResult, run_scenarios
from tools.sources import card_source
from tools.trials import Trial, run_trials

MOST_LINES = 8
"""Lines shown of the difference between two texts."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A finding of the whole job: about a card and a language, or about a scenario."""

    code: str
    lang: str
    card: str = ""
    params: tuple[tuple[str, str], ...] = ()
    finding: Finding | None = None
    """The finding of the reader, with the text it is about."""
    text: str = ""
    place: Place | None = None
    detail: str = ""

    def sentence(self, words: Words) -> str:
        return words.say(SENTENCES[self.code]) % dict(self.params)

    def plain(self, words: Words, name: str) -> str:
        if self.finding is not None and self.place is not None:
            return plain(self.finding, self.text, self.place, words)
        where = f"{self.place.name}:{self.place.first_line}" if self.place else name
        said = f"{where}: {self.sentence(words)} [{self.code}]"
        return "\n".join([said, *(f"  {line}" for line in self.detail.splitlines())])

    def as_json(self, words: Words) -> dict[str, Any]:
        about = {"language": self.lang, "card": self.card or None}
        if self.finding is not None and self.place is not None:
            return {**about, **as_json(self.finding, self.text, self.place, words)}
        return {
            **about,
            "code": self.code,
            "severity": "error",
            "file": self.place.name if self.place else None,
            "line": self.place.first_line if self.place else None,
            "params": dict(self.params),
            "message": self.sentence(words),
            "detail": self.detail,
        }


@dataclass(frozen=True, slots=True)
class Verification:
    library: Library
    sets: tuple[str, ...]
    langs: tuple[str, ...]
    climbs: list[Climb]
    scenarios: list[ScenarioResult]
    problems: list[Problem]


def verify(
    langs: Sequence[str] = LANGUAGES,
    set_: str | None = None,
    *,
    words: Words,
    fresh: bool = False,
    progress: Progress | None = None,
) -> Verification:
    """Read everything, try everything, run every scenario; only what changed, unless `fresh`.

    All languages are read even if one is asked for: whether a text agrees shows only beside
    the others.
    """
    source = card_source()  # the scenarios use it too: a language is read once
    library = source.library
    everywhere = {lang: source.readings(lang, fresh=fresh) for lang in LANGUAGES}
    readings = {lang: everywhere[lang] for lang in langs}
    trials = {lang: run_trials(source, lang, fresh=fresh) for lang in langs}
    problems: list[Problem] = []
    try:
        results = run_scenarios(library, readings, fresh=fresh, progress=progress)
    except BrokenScenarios as broken:
        results = []
        place = Place(broken.file, broken.line)
        problems.append(Problem("scenario-broken", "", place=place, detail=broken.problem))
    sets = (set_,) if set_ else tuple(library.sets)
    if set_:
        in_set = {card.id for card in library.cards.values() if card.set == set_}
        results = [r for r in results if in_set & {*r.named, *r.played}]
    climbs = [
        c for c in climb(library, everywhere, trials, results) if c.set in sets and c.lang in langs
    ]
    problems += [
        p
        for p in _text_problems(library, everywhere, trials, words)
        if p.lang in langs and library.cards[p.card].set in sets
    ]
    problems += _scenario_problems(results)
    return Verification(library, sets, tuple(langs), climbs, results, problems)


def _text_problems(
    library: Library,
    readings: dict[str, Readings],
    trials: dict[str, dict[str, Trial]],
    words: Words,
) -> Iterator[Problem]:
    for card in library.cards.values():
        for edition in card.editions:
            first = edition == card.editions[0]
            odd = dissenters(card.id, edition, readings)
            for lang, reading in readings.items():
                text = reading.printed.get((card.id, edition))
                if text is None and first:
                    yield Problem("no-text", lang, card.id)
                if text is None:
                    continue
                start = card.places[lang][edition]
                place = Place(start.file, start.start.line, start.start.column - 1)
                yield from _reading_problems(card, edition, lang, text, place)
                if lang in odd:
                    sides = (text, readings[odd[lang][0]].printed[card.id, edition])
                    detail = difference(sides, (lang, odd[lang][0]), library, words)
                    params = (("others", ", ".join(odd[lang])),)
                    yield Problem("differs", lang, card.id, params, place=place, detail=detail)
                trial = trials.get(lang, {}).get(card.id)
                if first and trial is not None and trial.problem:
                    code = "trial-failed" if trial.compiled else "not-compiled"
                    yield Problem(code, lang, card.id, (("reason", trial.problem),), place=place)


def _reading_problems(
    card: Card, edition: str, lang: str, text: TextReading, place: Place
) -> Iterator[Problem]:
    for finding in text.findings:
        printed = card.text(lang, edition)
        yield Problem(str(finding.code), lang, card.id, finding=finding, text=printed, place=place)


def difference(
    texts: tuple[TextReading, TextReading], langs: tuple[str, str], library: Library, words: Words
) -> str:
    """Where two texts part: the lines of their outlines that are not the same."""
    from difflib import ndiff

    from tools.tree import names_in, outline

    sides = []
    for text in texts:
        assert text.tree is not None  # only texts with a meaning differ
        root = outline(text.tree, "", words, names_in(library, langs[0]))
        sides.append(list(root.lines()))
    shown = {"-": f"{langs[0]}: ", "+": f"{langs[1]}: "}
    parts = [line for line in ndiff(sides[0], sides[1]) if line[0] in shown]
    return "\n".join(shown[line[0]] + line[2:] for line in parts[:MOST_LINES])


def _scenario_problems(results: list[ScenarioResult]) -> Iterator[Problem]:
    """A scenario that only waits for a readable text is no finding: the text is one already."""
    for result in results:
        if not result.passed and not result.blocked_by:
            yield Problem(
                "scenario-failed",
                result.lang,
                params=(("scenario", result.scenario), ("lang", result.lang)),
                place=Place(f"features/{result.feature}", result.line),
                detail=result.message,
            )
