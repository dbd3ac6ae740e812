"""Trees with one thing changed somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeAlias

Change: TypeAlias = Callable[[Any], Iterator[tuple[str, Any]]]
"""All changes of one node, each with a short name."""


def changed_somewhere(node: Any, change: Change) -> Iterator[tuple[str, Any]]:
    """The whole tree for every change of every node in it."""
    yield from change(node)
    for field in fields(node):
        value = getattr(node, field.name)
        if field.name == "span":
            continue
        if is_dataclass(value):
            for name, changed in changed_somewhere(value, change):
                yield name, replace(node, **{field.name: changed})
        elif isinstance(value, tuple):
            for i, part in enumerate(value):
                if is_dataclass(part):
                    for name, changed in changed_somewhere(part, change):
                        whole = (*value[:i], changed, *value[i + 1 :])
                        yield name, replace(node, **{field.name: whole})
