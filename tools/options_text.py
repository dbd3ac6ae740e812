"""The printed words of the instructions a player chose from."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

from cardspec.effects import CardText, Choose


def option_words(text: str, tree: CardText, chosen: Sequence[int]) -> list[str]:
    """None if the text offers more than one choice: the log does not say which it was."""
    choices = list(_choices(tree))
    if len(choices) != 1 or max(chosen, default=0) >= len(choices[0].options):
        return []
    said = []
    for number in chosen:
        span = choices[0].options[number].span
        if span is None:
            return []
        said.append(" ".join(text[span[0] : span[1]].split()))
    return said


def _choices(node: Any) -> Iterator[Choose]:
    if isinstance(node, Choose):
        yield node
    if isinstance(node, tuple):
        for inner in node:
            yield from _choices(inner)
    elif dataclasses.is_dataclass(node):
        for field in dataclasses.fields(node):
            if field.name != "span":
                yield from _choices(getattr(node, field.name))
