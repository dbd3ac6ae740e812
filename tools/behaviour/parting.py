"""Where two texts part in one position, and how to tell it most simply.

Looked for in this order: an outcome that only one of them allows; then something that
somebody sees with one of them only; then a choice that comes earlier, later, or to another.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import CardSource
from tools.behaviour.counterexample import Counterexample, Kind, Side
from tools.behaviour.forms import NOBODY, Form, form_of
from tools.behaviour.outcome import apart
from tools.behaviour.sights import Sight
from tools.behaviour.trial import Trial, Way, ways

Pair = tuple[list[Way], list[Way]]


def both(trial: Trial, a: CardSource, b: CardSource, limit: int, fair: bool = False) -> Pair:
    return ways(trial, a, limit, fair), ways(trial, b, limit, fair)


def parted(pair: Pair) -> bool:
    a, b = pair
    return form_of(a).key != form_of(b).key


def ends_part(pair: Pair) -> bool:
    """Can one of them lead where the other cannot?"""
    a, b = pair
    return {way.end for way in a} != {way.end for way in b}


def explain(card: str, trial: Trial, pair: Pair) -> Counterexample:
    """The parting that is easiest to tell. The pair must have parted."""
    a, b = pair
    for kind, view in ((Kind.OUTCOME, _end), (Kind.SEEN, _end_and_seen)):
        only_a = [w for w in a if view(w) not in {view(x) for x in b}]
        only_b = [w for w in b if view(w) not in {view(x) for x in a}]
        if only_a or only_b:
            return _told(card, trial, kind, pair, only_a, only_b)
    return _by_choice(card, trial, pair)


def _end(way: Way) -> object:
    return way.end


def _all_seen(way: Way) -> tuple[Sight, ...]:
    return tuple(sorted(sight for segment in way.segments for sight in segment))


def _end_and_seen(way: Way) -> object:
    return way.end, _all_seen(way)


def _told(
    card: str,
    trial: Trial,
    kind: Kind,
    pair: Pair,
    only_a: Sequence[Way],
    only_b: Sequence[Way],
) -> Counterexample:
    """The way with the nearest neighbour on the other side; what the second text lacks first."""
    candidates = [("a", way, _nearest(way, pair[1])) for way in only_a]
    candidates += [("b", way, _nearest(way, pair[0])) for way in only_b]
    only, way, other = min(candidates, key=lambda c: (_distance(c[1], c[2]), len(c[1].answers)))
    first, second = (way, other) if only == "a" else (other, way)
    return _made(card, trial, kind, only, first, second)


def _nearest(way: Way, others: Sequence[Way]) -> Way:
    return min(others, key=lambda other: _distance(way, other))


def _distance(one: Way, other: Way) -> tuple[int, int, int]:
    """How many facts differ, then sights, then answers."""
    seen, also = _all_seen(one), _all_seen(other)
    sights = sum(s not in also for s in seen) + sum(s not in seen for s in also)
    return len(apart(one.end, other.end)), sights, -_common(one, other)


def _common(one: Way, other: Way) -> int:
    """So many questions from the start were the same and had the same answer."""
    count = 0
    for mine, theirs in zip(one.asked(), other.asked(), strict=False):
        if mine != theirs:
            break
        count += 1
    return count


def _made(
    card: str, trial: Trial, kind: Kind, only: str, a: Way, b: Way,
    at: tuple[Form, Form] | None = None, knew: tuple[tuple[Sight, ...], ...] = ((), ()),
) -> Counterexample:  # fmt: skip
    sides = []
    for i, way in enumerate((a, b)):
        chooser = None if at is None or at[i].player == NOBODY else at[i].player
        sides.append(Side(way.asked(), way.end, _all_seen(way), knew[i], chooser))
    return Counterexample(
        card,
        trial,
        kind,
        only,
        _common(a, b),
        sides[0],
        sides[1],
        apart(a.end, b.end),
        a.shuffled or b.shuffled,
    )


def _by_choice(card: str, trial: Trial, pair: Pair) -> Counterexample:
    """All ways end alike and show alike, but not in the same order of seeing and choosing."""
    a, b = form_of(pair[0]), form_of(pair[1])
    before: tuple[Sight, ...] = ()
    while a.seen == b.seen and a.player == b.player and a.kids and b.kids:
        left = [k for key, k in a.kids.items() if key not in b.kids]
        right = [k for key, k in b.kids.items() if key not in a.kids]
        if not left or not right:
            break
        before = (*before, *a.seen)
        a, b = min(
            ((x, y) for x in left for y in right),
            key=lambda p: (p[0].player != p[1].player, _distance(p[0].way, p[1].way)),
        )
    knew = (tuple(sorted((*before, *a.seen))), tuple(sorted((*before, *b.seen))))
    only = "a" if len(a.kids) >= len(b.kids) else "b"
    return _made(card, trial, Kind.DECISION, only, a.way, b.way, (a, b), knew)
