"""Verbs that say with another subject or a preposition what a plain verb says.

"The card goes onto the discard pile" is "the card is put onto it"; "it is a matter of an
Action" is "it is an Action"; "it matches the named card" is "it is the named card". The
clause is made plain here, before a frame looks at it, so that no frame has to know them.
"""

from __future__ import annotations

from dataclasses import replace

from grammar import phrases as ph

_BY_PREPOSITION = {"be_about": ("by", "about"), "match": ("with",)}
"""Verbs whose predicate stands behind a preposition, and the roles it has there."""

_GOING = {"go": "put", "go_back": "return"}
"""Verbs whose subject is what is moved, and the frame that moves it."""


def plain(clause: ph.Clause, nominative: str) -> None:
    frames = set(clause.verb.frames)
    for frame, roles in _BY_PREPOSITION.items():
        said = any(isinstance(c, ph.Prepositional) and c.role in roles for c in clause.chunks)
        if frame in frames and (said or len(frames) == 1):
            clause.verb = replace(clause.verb, frames=("be",))
            clause.chunks = [_predicate(c, roles, nominative) for c in clause.chunks]
            return
    for frame, meant in _GOING.items():
        if frame in frames:
            clause.aux = "passive"
            clause.verb = replace(clause.verb, frames=(meant,))
            return


def _predicate(chunk: ph.Chunk, roles: tuple[str, ...], nominative: str) -> ph.Chunk:
    """What stands behind the preposition, in the case that it would have without."""
    if not isinstance(chunk, ph.Prepositional) or chunk.role not in roles:
        return chunk
    features = frozenset(nominative + f[1:] for f in chunk.nominal.features)
    return replace(chunk.nominal, features=features)
