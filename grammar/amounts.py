"""Ways to say how many, made plain before cards are looked for."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.counting import so_many
from grammar.references import PARTICIPLE_OF, PARTICIPLES
from grammar.roles import Roles
from grammar.wishes import WISHES, fits


def plain_amounts(
    ctx: Context, roles: Roles, nominal: ph.Nominal
) -> tuple[ph.Nominal, fx.Amount | None]:
    """The phrase in plain words, and the amount where something else has to be counted."""
    nominal = _the_others(ctx, roles, left_over(ctx, nominal))
    nominal = _capped(roles, nominal)
    nominal = _from_one(roles, nominal)
    if "one_or_both" in nominal.determiners:
        nominal = _one_or_both(roles, nominal)
    if not {"so_many", "as_many"} & set(nominal.determiners):
        return nominal, None
    many = so_many(ctx, roles, nominal)  # "so many cards ... as you like"
    if many is None and not _at_will(ctx, roles):
        verb = roles.clause.verb
        raise Reject(Code.MISSING_ROLE, nominal.span, word=verb.text, role="amount")
    said = {"so_many", "as_many"}
    free = tuple("any_number" if d in said else d for d in nominal.determiners)
    return replace(nominal, determiners=free), many


def _at_will(ctx: Context, roles: Roles) -> bool:
    """ "... as you like": whoever takes the cards says how many."""
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Adverb) and chunk.key in WISHES:
            fits(ctx, chunk)
            roles.take(chunk)
            return True
    return False


def left_over(ctx: Context, nominal: ph.Nominal) -> ph.Nominal:
    """ "The cards that are left", "the cards that he did not trash": the rest."""
    if nominal.head not in ("card", "") or len(nominal.relatives) != 1 or nominal.number:
        return nominal
    relative = nominal.relatives[0]
    said = [
        c
        for c in relative.chunks
        if not (isinstance(c, ph.Nominal) and c.head in ("rel", "self"))
        and not isinstance(c, ph.Adverb)
    ]
    frames = set(relative.verb.frames)
    went = relative.negated and all(isinstance(c, ph.Prepositional) for c in said)
    moved = {"trash", "discard", "put", "take", "gain", "play"} & frames
    if ctx.last("revealed", "looked_at", "set_aside") is None:
        return nominal
    if not (("remain" in frames and not said and not relative.negated) or (moved and went)):
        return nominal
    if moved and not _all_that_was_done(ctx, moved):
        raise Reject(Code.REFERENCE, relative.span, word=relative.verb.text)
    relative.used = True
    marks = tuple(a for a in nominal.adjectives if a != "rest")
    return replace(nominal, adjectives=(*marks, "rest"), relatives=[])


def _all_that_was_done(ctx: Context, denied: set[str]) -> bool:
    """ "Those that you neither trashed nor discarded" are the rest if that is what was done with
    some of them; of discarded cards, too, one can say that they were not trashed."""
    seen = ctx.last("revealed", "looked_at", "set_aside")
    done = {
        kind
        for m in ctx.mentions
        if seen is not None
        and isinstance(m.source, fx.Those | fx.RestOf)
        and m.source.name == seen.name
        for kind in m.kinds & {"trashed", "discarded"}
    }
    return done == {PARTICIPLE_OF[f] for f in denied & {"trash", "discard", "gain"}}


def _the_others(ctx: Context, roles: Roles, nominal: ph.Nominal) -> ph.Nominal:
    """ "All other revealed cards", "the others": those of the cards seen that are left."""
    if "other" not in nominal.adjectives or not nominal.plural() or nominal.number is not None:
        return nominal
    if ctx.last("revealed", "looked_at", "set_aside") is None or nominal.relatives:
        return nominal
    if nominal.head not in ("", "card") or any(isinstance(c, ph.Comparison) for c in roles.chunks):
        return nominal
    told = PARTICIPLES & set(nominal.adjectives)
    if nominal.head and not told and roles.preposition("from", "of", "at", "in") is not None:
        return nominal
    marks = tuple("rest" if a == "other" else a for a in nominal.adjectives)
    return replace(nominal, adjectives=marks)


def _capped(roles: Roles, nominal: ph.Nominal) -> ph.Nominal:
    """ "Any number of cards, but at most 4" is up to 4."""
    if "any_number" not in nominal.determiners:
        return nominal
    for cap in roles.nominals():
        if cap.head in ("", "card") and cap.number is not None and cap.bound == "at_most":
            if cap.adjectives or cap.determiners or cap.relatives:
                continue
            roles.take(cap)
            roles.adverb("but")
            left = tuple(d for d in nominal.determiners if d != "any_number")
            return replace(nominal, determiners=left, number=cap.number, bound="at_most")
    return nominal


def _one_or_both(roles: Roles, nominal: ph.Nominal) -> ph.Nominal:
    """ "You may trash one or both": any number of the two; without the may, one at least."""
    if roles.clause.modal != "may":
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    free = tuple("any_number" if d == "one_or_both" else d for d in nominal.determiners)
    return replace(nominal, determiners=free)


def _from_one(roles: Roles, nominal: ph.Nominal) -> ph.Nominal:
    """ "You may trash 1 to 4 cards" is up to 4; without the may, none would not do."""
    if nominal.bound != "from_one":
        return nominal
    if roles.clause.modal != "may":
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    return replace(nominal, bound="at_most")
