"""Which words are to blame: where two trees part, as places in the text of each."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from difflib import SequenceMatcher
from typing import Any

from cardspec.effects import CardText, Span

Pairs = tuple[list[Span], list[Span]]


def suspects(a: CardText, b: CardText) -> Pairs:
    """Places in the text of `a` and in that of `b`; the smallest that hold a difference."""
    found: Pairs = ([], [])
    _part(a, b, None, None, found)
    return _merged(found[0]), _merged(found[1])


def _part(a: Any, b: Any, in_a: Span | None, in_b: Span | None, found: Pairs) -> None:
    if a == b:
        return
    in_a, in_b = _span(a) or in_a, _span(b) or in_b
    if type(a) is not type(b) or not is_dataclass(a):
        _mark(found, in_a, in_b)
        return
    for field in fields(a):
        if field.name == "span":
            continue
        one, other = getattr(a, field.name), getattr(b, field.name)
        if isinstance(one, tuple) and isinstance(other, tuple):
            _rows(one, other, in_a, in_b, found)
        else:
            _part(one, other, in_a, in_b, found)


def _rows(
    a: tuple[Any, ...], b: tuple[Any, ...], in_a: Span | None, in_b: Span | None, found: Pairs
) -> None:
    """Steps are aligned, so that one that is missing does not shift all the others."""
    matcher = SequenceMatcher(None, [repr(x) for x in a], [repr(x) for x in b], autojunk=False)
    for kind, a1, a2, b1, b2 in matcher.get_opcodes():
        if kind == "equal":
            continue
        for one, other in zip(a[a1:a2], b[b1:b2], strict=False):
            _part(one, other, in_a, in_b, found)
        both = min(a2 - a1, b2 - b1)
        for extra in a[a1 + both : a2]:
            _mark(found, _span(extra) or in_a, None)
        for extra in b[b1 + both : b2]:
            _mark(found, None, _span(extra) or in_b)


def _mark(found: Pairs, in_a: Span | None, in_b: Span | None) -> None:
    if in_a is not None:
        found[0].append(in_a)
    if in_b is not None:
        found[1].append(in_b)


def _span(node: Any) -> Span | None:
    span = getattr(node, "span", None)
    return span if isinstance(span, tuple) else None


def _merged(spans: list[Span]) -> list[Span]:
    """In order, each once, none inside another."""
    kept: list[Span] = []
    for span in sorted(set(spans), key=lambda s: (s[0], -s[1])):
        if kept and span[1] <= kept[-1][1]:
            kept[-1] = span  # the smaller one says it more exactly
        else:
            kept.append(span)
    return kept
