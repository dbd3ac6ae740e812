"""Texts that do not say the same thing word for word are played against the reference.

Each task is independent of all others, so many of them are shared out among the cores.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial

from cardspec.cards import NoText, load_library
from cardspec.effects import CardText
from tools.behaviour import Bounds, Counterexample, How, Looked, Status, compare
from tools.reading import read_text

Progress = Callable[[str, int, int], None]
"""Called with what is being played, how much of it is done, and the most there will be. With
several cores at work: with nothing, the texts done, and all texts that are played."""

MANY = 8
"""So many tasks are worth starting other processes for."""


class Judged(StrEnum):
    SAME = "same"
    EDITION = "edition"
    """The same as another edition than the one asked for."""
    DIFFERENT = "different"
    UNREADABLE = "unreadable"
    UNKNOWN_CARD = "unknown-card"


@dataclass(frozen=True, slots=True)
class Task:
    """A tree to be held against a card. Texts with equal trees are one task."""

    card: str
    tree: CardText
    wanted: str | None
    """The edition; none: the card has no text to hold it against."""


@dataclass(frozen=True, slots=True)
class Played:
    verdict: Judged
    edition: str | None = None
    looked: Looked | None = None
    counterexample: Counterexample | None = None
    fault: str = ""
    """Why it could not be played: a code, and for a fault of ours its name after a colon."""


def play_all(
    tasks: Sequence[Task], bounds: Bounds, progress: Progress | None = None
) -> Iterator[tuple[Task, Played]]:
    hard: list[Task] = []
    for task in tasks:
        if (known := _by_tree(task)) is not None:
            yield task, known
        else:
            hard.append(task)
    workers = min(_cores(), len(hard))
    if workers < 2 or len(hard) < MANY:
        for task in hard:
            yield task, play(task, bounds, progress and partial(progress, _name(task)))
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        waiting = {pool.submit(play, task, bounds): task for task in hard}
        try:
            for done, future in enumerate(as_completed(waiting), 1):
                if progress is not None:
                    progress("", done, len(hard))
                yield waiting[future], future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every platform
        return os.cpu_count() or 1


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _name(task: Task) -> str:
    return load_library().cards[task.card].name


def _by_tree(task: Task) -> Played | None:
    """What needs no play: the tree of the edition asked for or, failing that, of another."""
    if task.wanted is None:
        return Played(Judged.UNREADABLE, fault="not-playable")
    for edition, reference in _references(task).items():
        if task.tree == reference:
            return _agreeing(task, edition, None)
    return None


def play(task: Task, bounds: Bounds, progress: Callable[[int, int], None] | None = None) -> Played:
    """A fault of ours in one text must not lose the verdicts on all others; CARDSPEC_DEBUG
    shows it as what it is."""
    try:
        return _play(task, bounds, progress)
    except Exception as fault:
        if os.environ.get("CARDSPEC_DEBUG"):
            raise
        return Played(Judged.UNREADABLE, fault=f"not-compared:{type(fault).__name__}")


def _play(task: Task, bounds: Bounds, progress: Callable[[int, int], None] | None) -> Played:
    card = load_library().cards[task.card]
    first: Counterexample | None = None
    for edition, reference in _references(task).items():
        verdict = compare(card, task.tree, reference, bounds=bounds, progress=progress)
        if verdict.status is Status.UNPLAYABLE:
            return Played(Judged.UNREADABLE, fault="not-playable")
        if verdict.same:
            looked = verdict.looked if verdict.how is How.PLAY else None
            return _agreeing(task, edition, looked)
        first = first or verdict.counterexample
    return Played(Judged.DIFFERENT, counterexample=first)


def _agreeing(task: Task, edition: str, looked: Looked | None) -> Played:
    verdict = Judged.SAME if edition == task.wanted else Judged.EDITION
    return Played(verdict, edition, looked)


def _references(task: Task) -> dict[str, CardText]:
    """The edition asked for first; editions that say the same are held against once."""
    there = references_of(task.card)
    order = sorted(there, key=lambda edition: edition != task.wanted)
    found: dict[str, CardText] = {}
    for edition in order:
        if there[edition] not in found.values():
            found[edition] = there[edition]
    return found


@cache
def references_of(card_id: str) -> dict[str, CardText]:
    """The canonical behaviour of each edition, from the first language that has its text.

    The shipped languages agree (a test holds that), so it does not matter which.
    """
    card = load_library().cards[card_id]
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
