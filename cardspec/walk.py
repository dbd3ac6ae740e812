"""Through a tree, node by node."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass


def nodes(tree: object) -> Iterator[object]:
    """Every node of a tree or of a tuple of trees, each before those below it."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif is_dataclass(tree):
        yield tree
        for field in fields(tree):
            if field.name != "span":
                yield from nodes(getattr(tree, field.name))
