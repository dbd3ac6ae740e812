"""Conditions that count: cards in a zone that are asked for, empty piles, cards played so far."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.counting import ORDINALS
from grammar.references import PRONOUNS
from grammar.roles import ZONES, Roles, at_rest, head_filter, leftovers

OPS = {
    "more": fx.Op.AT_LEAST,
    "at_least": fx.Op.AT_LEAST,
    "less": fx.Op.AT_MOST,
    "at_most": fx.Op.AT_MOST,
}
"""How a number compares that has a bound; a bare one is exact."""


def none_to_do_it_with(ctx: Context, clause: ph.Clause, roles: Roles, counted: ph.Nominal) -> bool:
    """ "He discards a Victory card from hand. If he has none (in hand), ...": otherwise."""
    tried = ctx.tried
    none = clause.negated or "neg" in counted.determiners
    if tried is None or not none or counted.number not in (None, 1) or counted.relatives:
        return False
    assert isinstance(tried.source, fx.In)
    yours = clause.subject is not None and clause.subject.head == "you"
    if yours is not (ctx.tried_by is None):  # somebody else has none
        return False
    if ctx.tried_by is not None and ctx.tried_by.only_if is not None:
        return False  # those who have none did not even try
    such = not counted.head or (counted.head == "card" and "such" in counted.adjectives)
    such = such or (counted.head == "card" and "dem" in counted.determiners)
    if not such and set(head_filter(counted)) != set(tried.filter):
        return False
    places = [c for c in roles.chunks if isinstance(c, ph.Prepositional)]
    if any(ZONES.get(c.nominal.head) is not tried.source.zone for c in places):
        return False
    for place in places:
        at_rest(ctx, place)
        roles.take(place)
    leftovers(ctx, roles)
    return True


def piles(ctx: Context, clause: ph.Clause, roles: Roles) -> fx.Condition | None:
    """ "If a pile of the supply is empty", "if there are 2 empty piles"."""
    spoken = [n for n in (clause.subject, *roles.nominals()) if n is not None]
    pile = next((n for n in spoken if n.head in ("pile", "empty_pile")), None)
    if pile is None:
        return None
    roles.take(pile)
    empty = pile.head == "empty_pile" or "empty" in pile.adjectives
    for said in [n for n in roles.nominals() if not n.head and n.adjectives == ("empty",)]:
        roles.take(said)
        empty = True
    empty = roles.adverb("empty") or empty
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(inner, ph.Nominal) and inner.head == "zone:supply":
            roles.take(chunk)
    strange = set(pile.adjectives) - {"empty"}
    told = set(pile.determiners) - {"indef", "any", "neg", "some"}
    if not empty or strange or told or pile.relatives:
        raise Reject(Code.NOT_UNDERSTOOD, pile.span, word=pile.text)
    leftovers(ctx, roles)
    none = clause.negated or "neg" in pile.determiners
    amount = fx.EmptyPiles(span=pile.span)
    if pile.number is None:
        op, number = (fx.Op.EQUAL, 0) if none else (fx.Op.AT_LEAST, 1)
        return fx.Compare(amount, op, fx.Number(number), span=clause.span)
    # one pile is empty also when two are
    op = OPS.get(pile.bound, fx.Op.EQUAL if pile.bound == "exactly" else fx.Op.AT_LEAST)
    made = fx.Compare(amount, op, fx.Number(pile.number), span=clause.span)
    return fx.NotSo(made, span=clause.span) if none else made


def so_many_played(
    ctx: Context, clause: ph.Clause, roles: Roles, predicate: ph.Nominal
) -> fx.Condition:
    """ "If this is (at least) the third Action card you have played this turn"."""
    roles.take(predicate)
    for nominal in [n for n in roles.nominals() if n.head in (*PRONOUNS, "this")]:
        roles.take(nominal)
    subject = clause.subject
    if subject is not None and subject is not predicate:
        this = subject.head in (*PRONOUNS, "this") or "dem" in subject.determiners
        if not this or subject.plural():
            raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    rank = next(ORDINALS[a] for a in predicate.adjectives if a in ORDINALS)
    strange = set(predicate.adjectives) - {*ORDINALS, "played"}
    played = "played" in predicate.adjectives or _relative_plays(predicate)
    this_turn = roles.adverb("this_turn") or _relative_plays(predicate)
    kind = head_filter(predicate)
    if strange or clause.negated or not kind or not (played and this_turn):
        raise Reject(Code.NOT_UNDERSTOOD, predicate.span, word=predicate.text)
    for relative in predicate.relatives:
        relative.used = True
    leftovers(ctx, roles)
    op = OPS.get(predicate.bound, fx.Op.EQUAL)
    count = fx.CountPlayed(kind, span=predicate.span)
    return fx.Compare(count, op, fx.Number(rank), span=clause.span)


def _relative_plays(nominal: ph.Nominal) -> bool:
    """ "... that you play this turn"."""
    for relative in nominal.relatives:
        said = [c.key for c in relative.chunks if isinstance(c, ph.Adverb)]
        others = [c for c in relative.chunks if isinstance(c, ph.Prepositional)]
        yours = relative.subject is not None and relative.subject.head == "you"
        if "play" in relative.verb.frames and yours and not others and not relative.negated:
            return said == ["this_turn"]
    return False


def run_out(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If a pile has run out"."""
    roles = Roles.of(clause)
    for pile in (clause.subject, *roles.nominals()):
        if pile is not None and pile.head == "pile":
            pile.adjectives = (*pile.adjectives, "empty")
    found = piles(ctx, clause, roles)
    if found is None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    return found


def points_to_named(ctx: Context, clause: ph.Clause, roles: Roles) -> None:
    """ "If it is that card", "if it is the card you named": the named one."""
    if ctx.last("named") is None:
        return
    for nominal in [n for n in (clause.subject, *roles.nominals()) if n is not None]:
        if nominal.head not in ("card", "") or nominal.adjectives or nominal.number is not None:
            continue
        told = [r for r in nominal.relatives if "name" in r.verb.frames and not r.negated]
        pointing = "dem" in nominal.determiners and not nominal.relatives
        alone = not any(head_filter(n) for n in roles.nominals())
        if told and len(told) == len(nominal.relatives):
            for relative in told:
                relative.used = True
            nominal.relatives = []
        elif not (pointing and alone):
            continue
        nominal.adjectives = ("named",)
        nominal.determiners = ()
        return
