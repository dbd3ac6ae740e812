"""Where two trees part: the words to blame in either text, and what each of them says there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from difflib import SequenceMatcher
from typing import Any, get_args

from cardspec.effects import Ability, CardText, Effect, Node, Seq, Span

LINES = (*get_args(Ability), *(kind for kind in get_args(Effect) if kind is not Seq))
"""Nodes that say something by themselves: one line of the outline each."""


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
    here = _Here(None, None, None, None)
    return list(dict.fromkeys(_part(a, b, here)))


def suspects(a: CardText, b: CardText) -> tuple[list[Span], list[Span]]:
    """Places in the text of `a` and in that of `b`."""
    found = partings(a, b)
    return _merged([p.in_a for p in found]), _merged([p.in_b for p in found])


@dataclass(frozen=True, slots=True)
class _Here:
    """The lines around, and the spans around."""

    a: Any
    b: Any
    in_a: Span | None
    in_b: Span | None

    def at(self, a: Any, b: Any) -> _Here:
        return _Here(
            a if isinstance(a, LINES) else self.a,
            b if isinstance(b, LINES) else self.b,
            _span(a) or self.in_a,
            _span(b) or self.in_b,
        )


def _part(a: Any, b: Any, around: _Here) -> Iterator[Parting]:
    if a == b:
        return
    here = around.at(a, b)
    if type(a) is not type(b) or not is_dataclass(a):
        yield Parting(here.a, here.b, here.in_a, here.in_b)
        return
    for field in fields(a):
        if field.name == "span":
            continue
        one, other = getattr(a, field.name), getattr(b, field.name)
        if isinstance(one, tuple) and isinstance(other, tuple):
            yield from _rows(one, other, here)
        else:
            yield from _part(one, other, here)


def _rows(a: tuple[Any, ...], b: tuple[Any, ...], around: _Here) -> Iterator[Parting]:
    """Steps are aligned, so that one that is missing does not shift all the others."""
    matcher = SequenceMatcher(None, [repr(x) for x in a], [repr(x) for x in b], autojunk=False)
    for kind, a1, a2, b1, b2 in matcher.get_opcodes():
        if kind == "equal":
            continue
        for one, other in zip(a[a1:a2], b[b1:b2], strict=False):
            yield from _part(one, other, around)
        both = min(a2 - a1, b2 - b1)
        for extra in a[a1 + both : a2]:
            own = isinstance(extra, LINES)
            yield Parting(
                extra if own else around.a,
                None if own else around.b,
                _span(extra) or around.in_a,
                None,
            )
        for extra in b[b1 + both : b2]:
            own = isinstance(extra, LINES)
            yield Parting(
                None if own else around.a,
                extra if own else around.b,
                None,
                _span(extra) or around.in_b,
            )


def _span(node: Any) -> Span | None:
    span = getattr(node, "span", None)
    return span if isinstance(span, tuple) else None


def _merged(spans: Sequence[Span | None]) -> list[Span]:
    """In order, each once, none inside another."""
    kept: list[Span] = []
    for span in sorted({s for s in spans if s is not None}, key=lambda s: (s[0], -s[1])):
        if kept and span[1] <= kept[-1][1]:
            kept[-1] = span  # the smaller one says it more exactly
        else:
            kept.append(span)
    return kept
