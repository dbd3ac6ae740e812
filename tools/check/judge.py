"""One verdict for each text: does it make players do what the card does?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from cardspec.cards import Card, Library, NoText, UnknownCard
from cardspec.effects import CardText, Span
from cardspec.findings import Code, Finding, Severity
from tools.behaviour import Bounds, Counterexample, How, Looked, Status, compare
from tools.check.entries import Entry
from tools.check.suspects import suspects
from tools.reading import read_text

Progress = Callable[[str, int, int], None]
"""Called with the card, the positions looked at and the most there will be."""


class Judged(StrEnum):
    SAME = "same"
    EDITION = "edition"
    """The same as another edition than the one asked for."""
    DIFFERENT = "different"
    UNREADABLE = "unreadable"
    UNKNOWN_CARD = "unknown-card"


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
    suspects: tuple[Span, ...] = ()
    """For a different text: the words in which it parts from the reference."""
    nearest: tuple[str, ...] = ()
    """For an unknown card: names like it."""
    counterexample: Counterexample | None = None
    looked: Looked | None = None
    """Within which bounds no difference was found; none: the trees are equal."""

    @property
    def clean(self) -> bool:
        return self.verdict is Judged.SAME and not self.readings


@dataclass(frozen=True, slots=True)
class Judge:
    library: Library
    lang: str
    edition: str | None = None
    bounds: Bounds = Bounds()
    progress: Progress | None = None
    _references: dict[str, dict[str, CardText]] = field(default_factory=dict)

    def all(self, entries: list[Entry]) -> Iterator[Judgement]:
        for entry in entries:
            yield self.one(entry)

    def one(self, entry: Entry) -> Judgement:
        try:
            card = self.library.find(entry.card)
        except UnknownCard as unknown:
            return Judgement(entry, self.lang, Judged.UNKNOWN_CARD, nearest=unknown.nearest)
        reading = read_text(entry.text, self.lang)
        found = Judgement(entry, self.lang, Judged.UNREADABLE, card.id, readings=reading.findings)
        if reading.tree is None:
            return found
        softened = tuple(replace(f, severity=Severity.WARNING) for f in reading.findings)
        return self._played(replace(found, readings=softened), card, reading.tree)

    def _played(self, found: Judgement, card: Card, tree: CardText) -> Judgement:
        references = self._references.get(card.id)
        if references is None:
            references = self._references[card.id] = references_of(card)
        wanted = nearest_edition(self.edition or found.entry.edition, list(references))
        if wanted is None:  # a card of ours without a readable text of its own
            told = Finding(Code.NOT_UNDERSTOOD, (0, len(found.entry.text)), {"word": card.name})
            return replace(found, readings=(*found.readings, told))
        for edition in (wanted, *(e for e in references if e != wanted)):
            if tree == references[edition]:
                return self._agreeing(found, edition, wanted, None)
        first: Counterexample | None = None
        for edition in (wanted, *(e for e in references if e != wanted)):
            verdict = compare(
                card, tree, references[edition], bounds=self.bounds, progress=self._told(card)
            )
            if verdict.status is Status.UNPLAYABLE:
                told = Finding(Code.NOT_UNDERSTOOD, (0, len(found.entry.text)), {"word": card.name})
                return replace(found, readings=(*found.readings, told))
            if verdict.same:
                looked = verdict.looked if verdict.how is How.PLAY else None
                return self._agreeing(found, edition, wanted, looked)
            first = first or verdict.counterexample
        blamed = suspects(tree, references[wanted])[0]
        return replace(
            found,
            verdict=Judged.DIFFERENT,
            wanted=wanted,
            counterexample=first,
            suspects=tuple(blamed),
        )

    def _agreeing(
        self, found: Judgement, edition: str, wanted: str, looked: Looked | None
    ) -> Judgement:
        verdict = Judged.SAME if edition == wanted else Judged.EDITION
        return replace(found, verdict=verdict, edition=edition, wanted=wanted, looked=looked)

    def _told(self, card: Card) -> Callable[[int, int], None] | None:
        progress = self.progress
        if progress is None:
            return None
        return lambda done, most: progress(card.name, done, most)


def nearest_edition(asked: str | None, there: Sequence[str]) -> str | None:
    """The edition to hold a text against. A card that the asked one does not have (it was
    dropped, or is the same for ever) is held against its last one before."""
    if asked is None or not there:
        return next(iter(there), None)
    return next((own for own in reversed(there) if own <= asked), there[0])


def references_of(card: Card) -> dict[str, CardText]:
    """The canonical behaviour of each edition, from the first language that has its text.

    The shipped languages agree (a test holds that), so it does not matter which.
    """
    found: dict[str, CardText] = {}
    for edition in card.editions:
        for lang in card.texts:
            try:
                tree = read_text(card.text(lang, edition), lang).tree
            except NoText:
                continue
            if tree is not None:
                found[edition] = tree
                break
    return found
