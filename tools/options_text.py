"""The printed words of the instructions a player chose from."""

from __future__ import annotations

from collections.abc import Sequence

from cardspec.effects import CardText, Choose
from cardspec.walk import nodes


def option_words(text: str, tree: CardText, chosen: Sequence[int]) -> list[str]:
    """None if the text offers more than one choice: the log does not say which it was."""
    choices = [node for node in nodes(tree) if isinstance(node, Choose)]
    if len(choices) != 1 or max(chosen, default=0) >= len(choices[0].options):
        return []
    said = []
    for number in chosen:
        span = choices[0].options[number].span
        if span is None:
            return []
        said.append(" ".join(text[span[0] : span[1]].split()))
    return said

