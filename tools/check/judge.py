"""One verdict for each text: does it make players do what the card does?

First every text is read; those whose tree is the card's need no more. The rest is played, each
different tree once, on all cores if there is much to do (`playing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cardspec.cards import UnknownCard, load_library
from cardspec.effects import CardText
from cardspec.findings import Finding, Severity
from tools.behaviour import Bounds, Counterexample, Looked
from tools.check.entries import Entry
from tools.check.playing import Judged, Played, Progress, Task, play_all, references_of
from tools.reading import read_text


@dataclass(frozen=True, slots=True)
class Judgement:
    entry: Entry
    lang: str
    verdict: Judged
    card: str | None = None
    edition: str | None = None
    """The edition it is the same as."""
    wanted: str | None = None
    """The edition it was held against."""
    readings: tuple[Finding, ...] = ()
    trees: tuple[CardText, CardText] | None = None
    """For a different text: its own and that of the reference, which tell in what it parts."""
    nearest: tuple[str, ...] = ()
    """For an unknown card: names like it."""
    counterexample: Counterexample | None = None
    looked: Looked | None = None
    """Within which bounds no difference was found; none: the trees are equal."""
    fault: str = ""
    """Why a text that can be read could not be played."""

    @property
    def clean(self) -> bool:
        return self.verdict is Judged.SAME and not self.readings


@dataclass(frozen=True, slots=True)
class _Read:
    """What reading alone tells, and what is left to be played."""

    found: Judgement
    task: Task | None = None


@dataclass(frozen=True, slots=True)
class Judge:
    lang: str
    edition: str | None = None
    bounds: Bounds = Bounds()
    _played: dict[Task, Played] = field(default_factory=dict)

    def one(self, entry: Entry) -> Judgement:
        (found,) = self.all([entry])
        return found

    def all(self, entries: Sequence[Entry], progress: Progress | None = None) -> list[Judgement]:
        """In the order of the entries."""
        read = [self._read(entry) for entry in entries]
        tasks = dict.fromkeys(r.task for r in read if r.task and r.task not in self._played)
        self._played.update(play_all(list(tasks), self.bounds, progress))
        return [r.found if r.task is None else self._judged(r.found, r.task) for r in read]

    def _read(self, entry: Entry) -> _Read:
        try:
            card = load_library().find(entry.card)
        except UnknownCard as unknown:
            unheard = Judgement(entry, self.lang, Judged.UNKNOWN_CARD, nearest=unknown.nearest)
            return _Read(unheard)
        reading = read_text(entry.text, self.lang)
        found = Judgement(entry, self.lang, Judged.UNREADABLE, card.id, readings=reading.findings)
        if reading.tree is None:
            return _Read(found)
        softened = tuple(replace(f, severity=Severity.WARNING) for f in reading.findings)
        wanted = nearest_edition(self.edition or entry.edition, list(references_of(card.id)))
        return _Read(replace(found, readings=softened), Task(card.id, reading.tree, wanted))

    def _judged(self, found: Judgement, task: Task) -> Judgement:
        played = self._played[task]
        trees = None
        if played.verdict is Judged.DIFFERENT and task.wanted is not None:
            trees = (task.tree, references_of(task.card)[task.wanted])
        return replace(
            found,
            verdict=played.verdict,
            edition=played.edition,
            wanted=task.wanted,
            counterexample=played.counterexample,
            looked=played.looked,
            fault=played.fault,
            trees=trees,
        )


def nearest_edition(asked: str | None, there: Sequence[str]) -> str | None:
    """The edition to hold a text against. A card that the asked one does not have (it was
    dropped, or is the same for ever) is held against its last one before."""
    if asked is None or not there:
        return next(iter(there), None)
    return next((own for own in reversed(there) if own <= asked), there[0])
