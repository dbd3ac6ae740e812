"""What "per ..." counts, and how often."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.concord import relative_agrees
from grammar.context import Context, Reject
from grammar.modifiers import had_where, lying_where, modifiers
from grammar.references import PARTICIPLE_OF, PARTICIPLES, reference
from grammar.roles import (
    ZONES,
    Roles,
    at_rest,
    genitive,
    head_filter,
    leftovers,
)

HAND = fx.In(fx.Zone.HAND)

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}


UNSAID = fx.In(fx.Zone.ASIDE)
"""Where a card is chosen from goes unsaid until something is done with it."""


DRAWN = fx.In(fx.Zone.DECK)
"""Where cards come from that are set aside while drawing is going on."""


def times_of(ctx: Context, roles: Roles, chosen: fx.Cards) -> fx.Cards:
    """ "... a card per empty pile": as many as are counted."""
    match chosen.quantity:
        case fx.Exactly(amount=fx.Number() as each) if roles.preposition("per", "for_each"):
            amount = fx.Exactly(per(ctx, roles, each), span=chosen.quantity.span)
            return fx.Cards(chosen.source, chosen.filter, amount, chosen.by, span=chosen.span)
        case _:
            return chosen


def supply_of_piles(roles: Roles) -> None:
    """ "... per empty pile in the supply": where the piles are, not the cards."""
    prep, supply = roles.preposition("per", "for_each"), roles.preposition("at", "of", "from")
    if prep is None or supply is None or supply.nominal.head != "zone:supply":
        return
    if prep.nominal.head == "pile" and _told_empty(roles, prep.nominal):
        prep.nominal.adjectives = (*prep.nominal.adjectives, "empty")
    if prep.nominal.head == "pile" and "empty" in prep.nominal.adjectives:
        roles.take(supply)


def as_many(ctx: Context, nominal: ph.Nominal) -> fx.Amount:
    """ "Just as many": as the cards that were discarded or trashed before."""
    mention = ctx.last("discarded", "trashed")
    if mention is None:
        raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
    return fx.CountCards(fx.Cards(fx.Those(mention.name), (), fx.All()), span=nominal.span)


def so_many(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Amount | None:
    """ "As many cards as there are empty piles"; None where the phrase says no such thing."""
    said = next((c for c in roles.chunks if isinstance(c, ph.AsMany)), None)
    if said is None and "as_many" in nominal.determiners:
        return as_many(ctx, nominal)
    if said is None or not {"so_many", "as_many"} & set(nominal.determiners):
        return None
    roles.take(said)
    amount = _measure(ctx, said.clause)
    return fx.Per(1, amount, span=said.span)


def _measure(ctx: Context, clause: ph.Clause) -> fx.Amount:
    """What the clause behind "as many as" counts."""
    yours = clause.subject is not None and clause.subject.head == "you"
    if clause.negated or (yours and ctx.loop is not None):
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    roles = Roles.of(clause)
    spoken = [n for n in (clause.subject, *roles.nominals()) if n is not None]
    nominal = next((n for n in spoken if n.head not in ("you", "they", "self", "it")), None)
    found: fx.Amount | None = None
    if nominal is not None and nominal.head == "pile" and "run_out" in clause.verb.frames:
        nominal.adjectives = (*nominal.adjectives, "empty")
    if nominal is not None and nominal.head in ("pile", "empty_pile") and _there_are(clause):
        roles.take(nominal)
        for said in [n for n in roles.nominals() if not n.head and n.adjectives == ("empty",)]:
            roles.take(said)
            nominal.adjectives = (*nominal.adjectives, "empty")
        if roles.adverb("empty"):
            nominal.adjectives = (*nominal.adjectives, "empty")
        found = counted(ctx, roles, nominal)
    elif nominal is not None and {"have", "own"} & set(clause.verb.frames):
        roles.take(nominal)
        bare = not any(isinstance(c, ph.Prepositional) for c in roles.chunks)
        if bare and nominal.head != "handcard" and not nominal.adjectives:
            nominal.adjectives = ("owned",)
        found = counted(ctx, roles, nominal)
    else:
        kinds = [PARTICIPLE_OF[f] for f in clause.verb.frames if f in PARTICIPLE_OF]
        mention = ctx.last(*kinds) if kinds else None
        predicates: fx.Filter = ()
        if nominal is not None:
            roles.take(nominal)
            predicates, _ = modifiers(ctx, roles, nominal)
        if mention is not None:
            cards = fx.Cards(fx.Those(mention.name), head_only(predicates), fx.All())
            found = fx.CountCards(cards, span=clause.span)
    if found is None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    leftovers(ctx, roles)
    return found


def _there_are(clause: ph.Clause) -> bool:
    return bool({"be", "exist", "have", "there_is", "run_out"} & set(clause.verb.frames))


def per(ctx: Context, roles: Roles, each: fx.Amount) -> fx.Amount:
    """ "... per card discarded": the amount times what is counted."""
    prep = roles.preposition("per", "for_each")
    if prep is None or not isinstance(each, fx.Number):
        return each
    roles.take(prep)
    number = prep.nominal.number or 1
    up = _rounded_up(roles, prep.nominal)
    return fx.Per(each.value, counted(ctx, roles, prep.nominal), number, up, span=prep.span)


def _rounded_up(roles: Roles, nominal: ph.Nominal) -> bool:
    """ "... per 10 cards, rounded up", "per 10 cards begun"; unsaid, only full ones count."""
    down = roles.adverb("rounded_down") or "full" in nominal.adjectives
    up = roles.adverb("rounded_up") or "begun" in nominal.adjectives
    nominal.adjectives = tuple(a for a in nominal.adjectives if a not in ("full", "begun"))
    if (up or down) and nominal.number is None:  # round what?
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    if up and down:
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    return up


def counted(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Amount:
    """What "per ..." counts: cards spoken of, cards in a zone, cards owned."""
    alone = not nominal.head and not set(nominal.adjectives) & PARTICIPLES
    if alone and nominal.determiners == ("each",):
        return _each_of_them(ctx, roles, nominal)
    if alone:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=nominal.text, role="object")
    if nominal.head == "pile" and _told_empty(roles, nominal):
        nominal.adjectives = (*nominal.adjectives, "empty")
    if nominal.head == "empty_pile" or (nominal.head == "pile" and "empty" in nominal.adjectives):
        for chunk in list(roles.chunks):
            if isinstance(chunk, ph.Prepositional) and chunk.nominal.head == "zone:supply":
                roles.take(chunk)
        return fx.EmptyPiles(span=nominal.span)
    owned = relative_of(ctx, nominal, "have", "own")
    had: fx.Source | None = had_where(ctx, nominal) or lying_where(ctx, nominal)
    participle = _relative_participle(ctx, nominal)
    pointed = reference(ctx, nominal)
    different = "different_name" in nominal.adjectives
    nominal.adjectives = tuple(a for a in nominal.adjectives if a != "different_name")
    predicates, _ = modifiers(ctx, roles, nominal)
    different = different or roles.adverb("different_name")
    if pointed is not None:
        return fx.CountCards(
            fx.Cards(pointed[0], predicates, fx.All()), different, span=nominal.span
        )
    seen = ctx.last("revealed", "looked_at") if different and not owned else None
    if seen is not None and participle is None:  # "each different Treasure": of those shown
        return fx.CountCards(
            fx.Cards(fx.Those(seen.name), predicates, fx.All()), True, span=nominal.span
        )
    if participle is not None:
        return fx.CountCards(
            fx.Cards(participle, head_only(predicates), fx.All()), span=nominal.span
        )
    source: fx.Source | None = had
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or inner.head not in ZONES or inner is nominal:
            continue
        if inner is not chunk or genitive(ctx, inner):
            if isinstance(chunk, ph.Prepositional):
                at_rest(ctx, chunk)
            roles.take(chunk)
            source = fx.In(ZONES[inner.head])
    if nominal.head == "handcard":
        source = HAND
    if (
        "owned" in nominal.adjectives
        or owned
        or roles.adverb("owned")
        or (ctx.loop is None and {"your", "own"} & set(nominal.determiners))
    ):
        source = source or fx.In(fx.Zone.OWNED)
    if source is None:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=nominal.text, role="zone")
    return fx.CountCards(fx.Cards(source, predicates, fx.All()), bool(different), span=nominal.span)


def _each_of_them(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Amount:
    """ "For each (of them) you get 1 coin": the cards, or whatever was counted, just before."""
    roles.adverb("of_them")
    if ctx.counted is not None:
        return ctx.counted
    mention = ctx.last("discarded", "trashed", "gained", "revealed")
    if mention is None or not mention.many:
        raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
    return fx.CountCards(fx.Cards(fx.Those(mention.name), (), fx.All()), span=nominal.span)


def _told_empty(roles: Roles, pile: ph.Nominal) -> bool:
    """ "... each pile in the supply that is empty": said in a relative, and taken up."""
    supplies = [
        c.nominal
        for c in roles.chunks
        if isinstance(c, ph.Prepositional) and c.nominal.head == "zone:supply"
    ]
    for owner in (pile, *supplies):
        for relative in list(owner.relatives):
            said = [c.key for c in relative.chunks if isinstance(c, ph.Adverb)]
            empty = "empty" in said and not set(said) - {"empty", "already", "now"}
            if empty and "be" in relative.verb.frames and not relative.negated:
                relative.used = True
                owner.relatives.remove(relative)
                return True
    return False


def head_only(predicates: fx.Filter) -> fx.Filter:
    return tuple(p for p in predicates if isinstance(p, fx.OfType | fx.Called))


def relative_of(ctx: Context, nominal: ph.Nominal, *frames: str, adverb: str = "") -> bool:
    """ "per Duchy that you have", "each Copper you play this turn": said, and taken up."""
    for relative in nominal.relatives:
        said = [c.key for c in relative.chunks if isinstance(c, ph.Adverb) and c.key != "owned"]
        others = [
            c
            for c in relative.chunks
            if not isinstance(c, ph.Adverb) and not (isinstance(c, ph.Nominal) and c.head == "rel")
        ]
        if set(frames) & set(relative.verb.frames) and not others and not relative.negated:
            if relative.subject is None or relative.subject.head != "you":
                continue
            if said == ([adverb] if adverb else []):
                relative_agrees(ctx, nominal, relative)
                relative.used = True
                nominal.relatives.remove(relative)
                return True
    return False


def _relative_participle(ctx: Context, nominal: ph.Nominal) -> fx.Source | None:
    """ "per card that you discarded"."""
    for relative in nominal.relatives:
        if relative.aux != "passive" and relative.subject and relative.subject.head == "rel":
            continue  # "a card that discards" does nothing
        for frame in relative.verb.frames:
            mention = ctx.last(PARTICIPLE_OF.get(frame, "?"))
            if mention is not None:
                relative.used = True
                nominal.relatives.remove(relative)
                return fx.Those(mention.name, span=nominal.span)
    return None


def is_first(nominal: ph.Nominal) -> bool:
    """ "The first Silver": one of them, the first that comes."""
    return "first" in nominal.adjectives and not nominal.plural() and nominal.number is None


def at_first(ctx: Context, roles: Roles, effect: fx.Effect) -> fx.Effect:
    """ "+1 Coin for the first Silver you play this turn", "... when playing the first Silver
    this turn": the effect waits for that moment."""
    event: fx.Played | None = None
    given = roles.preposition("for", "in_case_of", "at")
    if given is not None and is_first(given.nominal) and given.nominal.head != "playing":
        event = played_first(ctx, given.nominal)
        if event is None and head_filter(given.nominal) and roles.adverb("this_turn"):
            event = fx.Played(head_filter(given.nominal), span=given.span)
    elif given is not None and given.nominal.head == "playing":
        played = next((n for n in roles.nominals() if genitive(ctx, n) and head_filter(n)), None)
        first = played is not None and (is_first(played) != is_first(given.nominal))
        if played is not None and first and roles.adverb("this_turn"):
            roles.take(played)
            event = fx.Played(head_filter(played), span=given.span)
    if given is None or event is None:
        return effect
    roles.take(given)
    return fx.Whenever(event, effect, once=True, lasting=fx.Lasting.TURN, span=roles.clause.span)


def if_such(ctx: Context, roles: Roles, effect: fx.Effect) -> fx.Effect:
    """ "+1 Coin for a Treasure": if the card just spoken of is one."""
    given = roles.preposition("for", "in_case_of", "at")
    if given is None or given.nominal.determiners != ("indef",):
        return effect
    nominal = given.nominal
    kind = head_filter(nominal)
    mention = ctx.last("gained", "revealed", "discarded", "trashed", "each")
    told = nominal.adjectives or nominal.relatives or nominal.number is not None
    if not kind or told or not nominal.head.startswith("type:") or mention is None:
        return effect
    roles.take(given)
    test = fx.Matches(fx.Those(mention.name), kind, span=given.span)
    return fx.If(test, effect, span=roles.clause.span)


def played_first(ctx: Context, nominal: ph.Nominal) -> fx.Played | None:
    """ "The first Silver that you play this turn": a moment, not a card."""
    if not is_first(nominal) or set(nominal.determiners) - {"def", "your"}:
        return None
    if set(nominal.adjectives) - {"first"} or not head_filter(nominal):
        return None
    if not relative_of(ctx, nominal, "play", adverb="this_turn"):
        return None
    return fx.Played(head_filter(nominal), span=nominal.span)
