""" "Gain a Silver, which you put into your hand": relatives that go on with what is done.

Such a relative tells nothing of the card that would pick it out; it says what is done with it
next. Before a clause is given its meaning these are taken out and become statements of their
own, so that everything that can be said in a sentence can be said in them. A relative of cards
already known ("the cards that you discarded") or of what was done before tells which are meant
and stays where it is.
"""

from __future__ import annotations

from grammar import phrases as ph
from grammar.concord import relative_agrees
from grammar.context import Context
from grammar.roles import is_cards, is_zone

_DONE = frozenset(
    {
        "put",
        "take",
        "put_hand",
        "return",
        "trash",
        "discard",
        "gain",
        "get",
        "play",
        "set_aside",
        "reveal",
        "pass",
    }
)
"""What can be done with a card that has just been gained, chosen or shown."""

_PERSONS = frozenset({"you", "they", "player", "opponent", "neighbour"})

_KNOWN = frozenset({"def", "dem", "each", "all", "both", "your", "their", "neg"})

_BESIDE = frozenset({"coin", "cost", "choice", "name"})
"""Nouns a relative can stand behind and still speak of the cards before them."""


def stopping(clause: ph.Clause) -> list[ph.Clause]:
    """ "... until he reveals a card costing 3 or more, which he trashes": what goes on from
    the card it stops at."""
    return [c.clause for c in clause.chunks if isinstance(c, ph.Until)]


def continuing(ctx: Context, clause: ph.Clause) -> list[ph.Statement]:
    """The relatives of a clause that go on with it, as statements; taken out of the clause."""
    cards = next((c for c in clause.chunks if isinstance(c, ph.Nominal) and _new(c)), None)
    if cards is None:
        return []
    made: list[ph.Statement] = []
    for chunk in clause.chunks:
        nominal = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(nominal, ph.Nominal):
            continue
        if nominal is cards or is_zone(nominal) or nominal.head in _BESIDE:
            going_on = [r for r in nominal.relatives if _goes_on(ctx, r)]
            nominal.relatives = [r for r in nominal.relatives if not _goes_on(ctx, r)]
            for relative in going_on:
                relative_agrees(ctx, cards, relative)
                made.append(_told(relative, cards))
    return made


def _new(nominal: ph.Nominal) -> bool:
    """Cards that come up here for the first time."""
    counted = nominal.number is not None or "indef" in nominal.determiners
    meant = is_cards(nominal) or (not nominal.head and counted)
    return meant and not _KNOWN & set(nominal.determiners)


def _goes_on(ctx: Context, relative: ph.Clause) -> bool:
    if relative.negated or relative.aux == "perfect" or not _DONE & set(relative.verb.frames):
        return False
    if any(
        isinstance(c, ph.Adverb) and c.key in ("this_way", "this_turn") for c in relative.chunks
    ):
        return False
    subject = relative.subject
    if subject is None:  # "..., którą wyrzuca na śmietnisko": who it is goes unsaid
        present = not (relative.verb.features & {"2s"}) and relative.modal != "want"
        drops = bool(ctx.lexicon.settings.get("drops_subject"))
        return drops and present and _object_of(relative)
    return subject.head in _PERSONS or (subject.head == "rel" and relative.aux == "passive")


def _object_of(relative: ph.Clause) -> bool:
    return any(isinstance(c, ph.Nominal) and c.head == "rel" for c in relative.chunks)


def _told(relative: ph.Clause, cards: ph.Nominal) -> ph.Statement:
    """The same said of "it"."""
    relative.used = True
    several = cards.plural() or (cards.number or 1) > 1

    def it(nominal: ph.Nominal) -> ph.Nominal:
        return ph.Nominal("them" if several else "it", nominal.span, nominal.text)

    chunks = [
        it(c) if isinstance(c, ph.Nominal) and c.head == "rel" else c for c in relative.chunks
    ]
    subject = relative.subject
    if subject is not None and subject.head == "rel":
        subject = it(subject)
    told = ph.Clause(
        relative.verb,
        "finite",
        chunks,
        relative.span,
        relative.modal,
        relative.aux,
        subject=subject,
        finite=relative.finite,
    )
    return ph.Statement([told], relative.span)
