"""Where two trees part: the words to blame in either text, and what each of them says there.

A tree is taken apart into its instructions, in order, each with what stands around it ("you may",
"each other player", "if it is a Treasure"). The instructions of both texts are laid side by side
as well as they fit; then those without a partner, the parts in which partners differ, and
whatever stands around one of them only are what the texts part in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Any, get_args

from cardspec.effects import (
    Ability,
    CardText,
    CostOf,
    Effect,
    Node,
    RestOf,
    SameNameAs,
    Seq,
    Span,
    Those,
)
from cardspec.walk import nodes

_EFFECTS = get_args(Effect)
_ABILITIES = get_args(Ability)
_BINDING = frozenset({"name", "found", "others"})
"""Fields that give cards a name for later; of no account by themselves."""
_POINTERS = (Those, RestOf, CostOf, SameNameAs)


@dataclass(frozen=True, slots=True)
class Parting:
    """One place. Where a side has no span, nothing of its text stands for it."""

    a: Node | None
    b: Node | None
    """What the sides say there; none: one of them does not say it at all."""
    in_a: Span | None
    in_b: Span | None


def partings(a: CardText, b: CardText) -> list[Parting]:
    """The smallest places that hold a difference, in the order of the texts."""
    found = list(dict.fromkeys(_Beside(a, b, by_name=False).partings()))
    return found or list(dict.fromkeys(_Beside(a, b, by_name=True).partings()))


def suspects(a: CardText, b: CardText) -> tuple[list[Span], list[Span]]:
    """Places in the text of `a` and in that of `b`."""
    found = partings(a, b)
    return _merged([p.in_a for p in found]), _merged([p.in_b for p in found])


# --- a tree as a row of instructions ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Around:
    """A node around an instruction, and under which of its fields the instruction stands."""

    node: Any
    branch: str

    def key(self) -> tuple[str, str]:
        return type(self.node).__name__, self.branch


@dataclass(frozen=True, slots=True)
class _Line:
    node: Any
    around: tuple[_Around, ...]


def _lines(node: Any, around: tuple[_Around, ...] = ()) -> Iterator[_Line]:
    """Instructions and plain abilities in printed order."""
    inner = [
        (field.name, value)
        for field in fields(node)
        for value in _each(getattr(node, field.name))
        if isinstance(value, (*_EFFECTS, *_ABILITIES))
    ]
    if not inner and not isinstance(node, Seq):
        yield _Line(node, around)
    for branch, value in inner:
        if isinstance(node, Seq | CardText):
            yield from _lines(value, around)
        else:
            yield from _lines(value, (*around, _Around(node, branch)))


def _each(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


# --- two rows side by side ---------------------------------------------------------------


class _Beside:
    def __init__(self, a: CardText, b: CardText, *, by_name: bool) -> None:
        self.a, self.b = list(_lines(a)), list(_lines(b))
        self.by_name = by_name
        """Whether it matters which cards a pointer points to: only if nothing else differs,
        since a step that is missing shifts the names of all others."""

    def partings(self) -> Iterator[Parting]:
        for one, other in _aligned(self.a, self.b):
            if one is None or other is None:
                alone = one or other
                assert alone is not None
                yield self._alone(alone, mine=one is not None)
                continue
            yield from self._around(one, other)
            yield from self._part(one.node, other.node, one.node, other.node)

    def _alone(self, line: _Line, *, mine: bool) -> Parting:
        span = _span(line.node) or next(
            (s for s in map(_own_words, reversed(line.around)) if s is not None), None
        )
        if mine:
            return Parting(line.node, None, span, None)
        return Parting(None, line.node, None, span)

    def _around(self, one: _Line, other: _Line) -> Iterator[Parting]:
        ours, theirs = one.around, other.around
        matcher = SequenceMatcher(
            None, [x.key() for x in ours], [x.key() for x in theirs], autojunk=False
        )
        for kind, a1, a2, b1, b2 in matcher.get_opcodes():
            if kind == "equal":
                for x, y in zip(ours[a1:a2], theirs[b1:b2], strict=True):
                    yield from self._part(x.node, y.node, x.node, y.node, apart=True)
                continue
            for x in ours[a1:a2]:
                yield Parting(x.node, other.node, _own_words(x), _span(other.node))
            for y in theirs[b1:b2]:
                yield Parting(one.node, y.node, _span(one.node), _own_words(y))

    def _part(
        self,
        a: Any,
        b: Any,
        line_a: Any,
        line_b: Any,
        *,
        in_a: Span | None = None,
        in_b: Span | None = None,
        apart: bool = False,
    ) -> Iterator[Parting]:
        """`apart`: the instructions inside are looked at by themselves."""
        in_a, in_b = _span(a) or in_a, _span(b) or in_b
        if a == b:
            return
        if type(a) is not type(b) or not is_dataclass(a):
            yield Parting(line_a, line_b, in_a, in_b)
            return
        if isinstance(a, _POINTERS) and not self.by_name:
            return
        binds = _BINDING if isinstance(a, _EFFECTS) else frozenset()
        for field in fields(a):
            if field.name == "span" or field.name in binds:
                continue
            one, other = getattr(a, field.name), getattr(b, field.name)
            if apart and any(isinstance(x, _EFFECTS) for x in (*_each(one), *_each(other))):
                continue
            if isinstance(one, tuple) and isinstance(other, tuple):
                rows = _rows(one, other)
            else:
                rows = iter(((one, other),))
            for x, y in rows:
                yield from self._part(x, y, line_a, line_b, in_a=in_a, in_b=in_b)


def _rows(a: tuple[Any, ...], b: tuple[Any, ...]) -> Iterator[tuple[Any, Any]]:
    """Filters in order, with nothing beside what only one side has."""
    matcher = SequenceMatcher(None, [repr(x) for x in a], [repr(x) for x in b], autojunk=False)
    for kind, a1, a2, b1, b2 in matcher.get_opcodes():
        if kind != "equal":
            most = max(a2 - a1, b2 - b1)
            ours = [*a[a1:a2], *[None] * (most - (a2 - a1))]
            theirs = [*b[b1:b2], *[None] * (most - (b2 - b1))]
            yield from zip(ours, theirs, strict=True)


def _aligned(a: Sequence[_Line], b: Sequence[_Line]) -> list[tuple[_Line | None, _Line | None]]:
    """The best way to lay them side by side, in order (as in an edit distance)."""
    best: list[list[float]] = [[0.0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in reversed(range(len(a))):
        for j in reversed(range(len(b))):
            best[i][j] = max(
                best[i + 1][j], best[i][j + 1], best[i + 1][j + 1] + _likeness(a[i], b[j])
            )
    found: list[tuple[_Line | None, _Line | None]] = []
    i = j = 0
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and _pairs(best, a, b, i, j):
            found.append((a[i], b[j]))
            i, j = i + 1, j + 1
        elif j == len(b) or (i < len(a) and best[i + 1][j] >= best[i][j + 1]):
            found.append((a[i], None))
            i += 1
        else:
            found.append((None, b[j]))
            j += 1
    return found


def _pairs(
    best: list[list[float]], a: Sequence[_Line], b: Sequence[_Line], i: int, j: int
) -> bool:
    together = best[i + 1][j + 1] + _likeness(a[i], b[j])
    return together > best[i + 1][j] and together > best[i][j + 1]


@cache
def _likeness(a: _Line, b: _Line) -> float:
    """Above 0 for what may be two versions of one instruction, more the more they share."""
    one, other = a.node, b.node
    shared = sum(x.key() == y.key() for x, y in zip(a.around, b.around, strict=False)) / 10
    if type(one) is type(other):
        mine, theirs = set(map(_plain, nodes(one))), set(map(_plain, nodes(other)))
        return 1 + shared + len(mine & theirs) / max(1, len(mine | theirs))
    moves = {f.name for f in fields(one)} & {f.name for f in fields(other)}
    return 0.4 + shared if "cards" in moves else 0.0


def _plain(node: Any) -> str:
    return f"{type(node).__name__}" if any(True for _ in _below(node)) else repr(node)


def _below(node: Any) -> Iterator[Any]:
    for field in fields(node):
        yield from (x for x in _each(getattr(node, field.name)) if is_dataclass(x))


# --- spans -----------------------------------------------------------------------------


def _span(node: Any) -> Span | None:
    span = getattr(node, "span", None)
    return span if isinstance(span, tuple) and span[1] > span[0] else None


def _own_words(around: _Around) -> Span | None:
    """What a node says besides the instructions in it: "if you do", "you may"; all of it if
    they cannot be told apart."""
    whole = _span(around.node)
    if whole is None:
        return None
    inner = sorted(s for line in _lines(around.node) if (s := _span(line.node)) is not None)
    start, free = whole[0], []
    for span in inner:
        free.append((start, min(span[0], whole[1])))
        start = max(start, span[1])
    free.append((start, whole[1]))
    longest = max(free, key=lambda gap: gap[1] - gap[0])
    return longest if longest[1] - longest[0] > 2 else whole


def trimmed(span: Span, text: str) -> Span:
    """Without the spaces and stops at its edges."""
    start, end = span
    while end > start and text[end - 1] in " \n.,;:":
        end -= 1
    while start < end and text[start] in " \n.,;:":
        start += 1
    return (start, end) if end > start else span


def _merged(spans: Sequence[Span | None]) -> list[Span]:
    """In order, each once, none inside another."""
    kept: list[Span] = []
    for span in sorted({s for s in spans if s is not None}, key=lambda s: (s[0], -s[1])):
        if kept and span[1] <= kept[-1][1]:
            kept[-1] = span  # the smaller one says it more exactly
        else:
            kept.append(span)
    return kept
