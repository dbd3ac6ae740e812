""" "He may decide to trash it", said with a noun: the decision is the "may", the noun the deed."""

from __future__ import annotations

from dataclasses import replace

from grammar import phrases as ph

_DECIDING = frozenset({"choose", "do"})


def decided_on(clause: ph.Clause) -> None:
    """ "Może zdecydować się na wyrzucenie tej karty" is "może wyrzucić tę kartę", and "jeśli
    zdecyduje się na wyrzucenie jej" asks whether he does. Without a "may" nothing says that
    there was something to decide, and the clause stays as it is."""
    deeds = [c for c in clause.chunks if isinstance(c, ph.Deed) and c.role == "to"]
    asked = clause.mood == "condition"
    if len(deeds) != 1 or not _DECIDING & set(clause.verb.frames) or deeds[0].adjectives:
        return
    if clause.modal != "may" and not asked:
        return
    deed = deeds[0]
    clause.verb = replace(deed.clause.verb, features=clause.verb.features)
    left = [c for c in clause.chunks if c is not deed and not _himself(c)]
    clause.chunks = [*left, *deed.clause.chunks]


def _himself(chunk: ph.Chunk) -> bool:
    return isinstance(chunk, ph.Nominal) and chunk.head == "self"
