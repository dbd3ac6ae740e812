"""All ways of a game in a form that two texts share exactly if players can do the same.

A form is what is seen, and then either the outcome or a choice: who chooses, and the set of
forms it can go on with. Bottom up:

- A choice with one continuation is none; what is seen before and after it is seen together.
- A choice and the next one by the same player are one if that player has learnt nothing in
  between. What others saw in between belongs to the branch, before they are asked anything.

What a player is asked, in which words, and in how many questions leaves no trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tools.behaviour.outcome import Outcome
from tools.behaviour.sights import Sight
from tools.behaviour.trial import Way

Key: TypeAlias = tuple[tuple[Sight, ...], int, object]
NOBODY = -1


class Form:
    """`key` is the form itself; `way` one way that leads through it."""

    __slots__ = ("end", "key", "kids", "player", "seen", "way")

    def __init__(
        self,
        seen: tuple[Sight, ...],
        way: Way,
        player: int = NOBODY,
        kids: dict[Key, Form] | None = None,
        end: Outcome = (),
    ) -> None:
        self.seen, self.way, self.player, self.end = seen, way, player, end
        self.kids: dict[Key, Form] = kids or {}
        self.key: Key = (seen, player, frozenset(self.kids) if kids else end)

    def after(self, before: tuple[Sight, ...]) -> Form:
        """The same with more seen before it."""
        if not before:
            return self
        seen = tuple(sorted((*before, *self.seen)))
        return Form(seen, self.way, self.player, self.kids, self.end)

    def teaches(self, player: int) -> bool:
        return any(sight.audience == player for sight in self.seen)


def form_of(ways: Sequence[Way], depth: int = 0) -> Form:
    """These ways agree in their first `depth` answers."""
    first = ways[0]
    seen = first.segments[depth]
    if len(first.answers) == depth:
        return Form(seen, first, end=first.end)
    branches: dict[tuple[int, ...], list[Way]] = {}
    for way in ways:
        branches.setdefault(way.answers[depth], []).append(way)
    player = first.decisions[depth].player
    return _choice(seen, player, [form_of(b, depth + 1) for b in branches.values()])


def _choice(seen: tuple[Sight, ...], player: int, branches: Sequence[Form]) -> Form:
    kids: dict[Key, Form] = {}
    for branch in branches:
        if branch.player == player and not branch.teaches(player):
            for kid in branch.kids.values():
                later = kid.after(branch.seen)
                kids.setdefault(later.key, later)
        else:
            kids.setdefault(branch.key, branch)
    if len(kids) == 1:
        (only,) = kids.values()
        return only.after(seen)
    return Form(seen, branches[0].way, player, kids)
