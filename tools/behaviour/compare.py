"""Two texts of a card: the same, or a smallest game in which they part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from weakref import WeakKeyDictionary

from cardspec import effects as fx
from cardspec.normalise import normalise
from engine import CannotCompile, CardSource, EngineError
from engine.cards import CardFacts
from engine.kinds import compile_kind
from tools.behaviour.bounds import Bounds, Looked
from tools.behaviour.counterexample import Counterexample
from tools.behaviour.parting import both, ends_part, explain, parted
from tools.behaviour.plan import make_plan
from tools.behaviour.positions import Theme, sampled, systematic
from tools.behaviour.shrink import shrink
from tools.behaviour.source import LANG, OneText
from tools.behaviour.speech import Speech, pool
from tools.behaviour.trial import TooWide, Trial
from tools.sources import card_source

Progress = Callable[[int, int], None]
"""Called with the positions looked at so far and the most there will be."""

FAIR_SEEDS = 24
"""Real shuffles tried to show a difference that needs a shuffle."""


class Status(StrEnum):
    SAME = "same"
    DIFFERENT = "different"
    UNPLAYABLE = "unplayable"
    """A text can be read, but not be carried out."""


class How(StrEnum):
    TREE = "tree"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Verdict:
    status: Status
    how: How
    looked: Looked
    counterexample: Counterexample | None = None
    problem: str = ""
    """Why a text cannot be carried out, and which one it is ("a" or "b")."""

    @property
    def same(self) -> bool:
        return self.status is Status.SAME


@dataclass(frozen=True, slots=True)
class Duel:
    """Two sources that differ in one text."""

    card: str
    a: CardSource
    b: CardSource
    bounds: Bounds

    def parts(self, trial: Trial, by_end: bool = False, fair: bool = False) -> bool:
        """`by_end`: not only on the way, but in where it can lead."""
        try:
            pair = both(trial, self.a, self.b, self.bounds.ways, fair)
        except (TooWide, EngineError):
            return False
        return ends_part(pair) if by_end else parted(pair)


def compare(
    card: CardFacts,
    a: fx.CardText,
    b: fx.CardText,
    *,
    bounds: Bounds = Bounds(),  # noqa: B008  # frozen
    progress: Progress | None = None,
    source: CardSource | None = None,
) -> Verdict:
    """`a` is the text in question, `b` the reference. Deterministic: the same every time."""
    looked = Looked(seed=bounds.seed)
    one, other = normalise(a), normalise(b)
    if one == other:
        return Verdict(Status.SAME, How.TREE, looked)
    for side, text in (("a", one), ("b", other)):
        try:
            compile_kind(card, text)
        except CannotCompile as error:
            return Verdict(Status.UNPLAYABLE, How.TREE, looked, problem=f"{side}: {error}")
    base: CardSource = source or card_source()
    theme = _theme(card, one, other, base)
    duel = Duel(card.id, OneText(base, card, one), OneText(base, card, other), bounds)
    found = _search(duel, theme, looked, progress)
    status = Status.SAME if found is None else Status.DIFFERENT
    return Verdict(status, How.PLAY, looked, found)


def _theme(card: CardFacts, a: fx.CardText, b: fx.CardText, base: CardSource) -> Theme:
    differing = [x for x in a.abilities if x not in b.abilities]
    differing += [x for x in b.abilities if x not in a.abilities]
    changed = frozenset(map(type, differing or (*a.abilities, *b.abilities)))
    speech = Speech.of(tuple(x for x in (*a.abilities, *b.abilities) if type(x) in changed))
    cards = _playable(base)
    return Theme(card, pool(speech, cards, card.id), speech, changed, frozenset(cards))


_PLAYABLE: WeakKeyDictionary[CardSource, dict[str, CardFacts]] = WeakKeyDictionary()


def _playable(base: CardSource) -> dict[str, CardFacts]:
    """The cards of the library whose texts can be played."""
    if base in _PLAYABLE:
        return _PLAYABLE[base]
    found = _PLAYABLE[base] = {}
    for card_id in getattr(getattr(base, "library", None), "cards", ()):
        try:
            base.effects(card_id, LANG)
        except LookupError:
            continue
        found[card_id] = base.card(card_id)
    return found


def _search(
    duel: Duel, theme: Theme, looked: Looked, progress: Progress | None
) -> Counterexample | None:
    bounds = duel.bounds
    parts = (
        (systematic(theme, bounds), bounds.games * 3 // 4, bounds.positions - bounds.sampled),
        (sampled(theme, bounds), bounds.games, bounds.positions),
    )
    for trials, most_games, most_positions in parts:
        whole: dict[int, bool] = {}
        for trial in trials:
            if looked.games >= most_games or looked.positions >= most_positions:
                looked.complete = False
                break
            left_out = looked.left_out
            found = _look(duel, trial, looked)
            if found is not None:
                return found
            if (size := trial.one_of_all) is not None:
                whole[size] = whole.get(size, True) and looked.left_out == left_out
            if progress is not None:
                progress(looked.positions, bounds.positions)
        else:
            whole[len(whole)] = False  # the largest size was looked at to its end, too
        looked.all_up_to = _all_up_to(whole, looked.all_up_to)
    return None


def _all_up_to(whole: dict[int, bool], before: int | None) -> int | None:
    """The largest size that was looked at whole, as all smaller ones were. The last size
    begun does not count: the next one is begun when it is done."""
    sizes = [size for size in range(len(whole) - 1) if all(whole[s] for s in range(size + 1))]
    return max(sizes, default=before)


def _look(duel: Duel, trial: Trial, looked: Looked) -> Counterexample | None:
    seats = trial.position.seats
    looked.players = tuple(sorted({*looked.players, len(seats)}))
    try:
        pair = both(trial, duel.a, duel.b, duel.bounds.ways)
    except TooWide:
        looked.left_out += 1
        looked.games += duel.bounds.ways
        looked.complete = False
        return None
    size = sum(len(s.hand) + len(s.deck) + len(s.discard) for s in seats)
    looked.cards = max(looked.cards, size)
    looked.positions += 1
    looked.games += len(pair[0]) + len(pair[1])
    return _told(duel, trial) if parted(pair) else None


def _told(duel: Duel, trial: Trial) -> Counterexample | None:
    """Smallest, and true with the engine's own shuffling; none if only our order of shuffled
    cards made the difference."""
    by_end = duel.parts(trial, by_end=True)
    small = shrink(trial, lambda smaller: duel.parts(smaller, by_end), duel.bounds.shrinking)
    for seed in range(FAIR_SEEDS):
        seeded = replace(small, seed=seed)
        if duel.parts(seeded, by_end, fair=True):
            pair = both(seeded, duel.a, duel.b, duel.bounds.ways, fair=True)
            found = explain(duel.card, seeded, pair)
            return replace(found, plan=make_plan(found, duel.a, duel.b, pair[1]))
    return None
