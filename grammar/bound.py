"""A guard on what was understood: every name that is used has been given.

References are bound while sentences are read one after another; when two sentences become
one step, a name can be left behind. Such a tree must never leave this room.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from cardspec import effects as fx

_BINDERS = ("name", "found", "others")
_USES = (fx.Those, fx.RestOf, fx.SameNameAs)


@lru_cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.name != "span")


def unbound(tree: fx.CardText) -> set[fx.Name]:
    """The names a text uses that no step before their use binds."""
    given: set[fx.Name] = set()
    loose: set[fx.Name] = set()

    def walk(node: Any) -> None:
        if isinstance(node, tuple):
            for item in node:
                walk(item)
            return
        if not is_dataclass(node) or isinstance(node, type):
            return
        if isinstance(node, _USES):
            loose.update({node.name} - given)
        elif isinstance(node, fx.CostOf):
            loose.update({node.card} - given)
        else:
            for field in _names(type(node)):
                value = getattr(node, field)
                if field in _BINDERS and isinstance(value, str):
                    given.add(value)
                else:
                    walk(value)

    walk(tree)
    return loose
