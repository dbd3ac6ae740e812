"""Random ASTs for property tests, made from the dataclasses themselves.

Trees are bounded by height, not left to chance: each field is filled with a node that still
fits below, so examples are small and none is thrown away.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from typing import Any

from hypothesis import strategies as st

from cardspec.ast_json import field_types, is_node, node_classes, tuple_item, union_members
from cardspec.effects import Called, CardText, Choose, Number, Per, Play

NAMES = ("it", "trashed", "rest", "named")
CARDS = ("copper", "estate", "curse", "silver")

SPECIAL: dict[tuple[type, str], st.SearchStrategy[Any]] = {
    (Called, "card"): st.sampled_from(CARDS),
    (Number, "value"): st.integers(0, 9),
    (Per, "per"): st.integers(1, 5),
    (Choose, "count"): st.integers(1, 2),
    (Play, "times"): st.integers(1, 2),
}


def card_texts(height: int = 7, spans: bool = False) -> st.SearchStrategy[CardText]:
    """Whole texts of at most this height."""
    return nodes(CardText, height=height, spans=spans)


def nodes(*kinds: type, height: int = 5, spans: bool = False) -> st.SearchStrategy[Any]:
    """A node of one of these classes."""
    fitting = [cls for cls in kinds if heights()[cls] <= height]
    return st.one_of([_node(cls, height, spans) for cls in fitting])


@lru_cache(maxsize=1)
def heights() -> dict[type, int]:
    """The least height of a tree of each class."""
    known: dict[type, int] = {}
    classes = list(node_classes())
    while len(known) < len(classes):
        before = len(known)
        for cls in classes:
            needs = [_need(hint, known) for hint in field_types(cls).values()]
            if cls not in known and None not in needs:
                known[cls] = 1 + max((n for n in needs if n is not None), default=0)
        assert len(known) > before, "a node that cannot be built"
    return known


def _need(hint: Any, known: dict[type, int]) -> int | None:
    if tuple_item(hint) is not None:
        return 0
    if options := union_members(hint):
        if type(None) in options:
            return 0
        return min((known[o] for o in options if o in known), default=None)
    if is_node(hint):
        return known.get(hint)
    return 0


@cache
def _node(cls: type, height: int, spans: bool) -> st.SearchStrategy[Any]:
    fields = {
        name: SPECIAL[cls, name] if (cls, name) in SPECIAL else _value(hint, height - 1, spans)
        for name, hint in field_types(cls).items()
    }
    if spans:
        numbers = st.integers(0, 50)
        fields["span"] = st.none() | st.tuples(numbers, numbers).map(lambda p: (min(p), max(p)))
    return st.builds(cls, **fields)


def _value(hint: Any, height: int, spans: bool) -> st.SearchStrategy[Any]:
    if item := tuple_item(hint):
        if _need(item, heights()) == 0 or (_need(item, heights()) or 0) <= height:
            return st.lists(_value(item, height, spans), max_size=2).map(tuple)
        return st.just(())
    if options := union_members(hint):
        rest = [o for o in options if o is not type(None)]
        filled = (
            nodes(*rest, height=height, spans=spans)
            if all(is_node(o) for o in rest)
            else _value(rest[0], height, spans)
        )
        return st.none() | filled if type(None) in options else filled
    if is_node(hint):
        return nodes(hint, height=height, spans=spans)
    if issubclass(hint, StrEnum):
        return st.sampled_from(list(hint))
    return {int: st.integers(-3, 9), bool: st.booleans(), str: st.sampled_from(NAMES)}[hint]
