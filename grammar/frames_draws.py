"""Frames of drawing: cards from the deck into the hand."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.counting import (
    per,
    so_many,
)
from grammar.frame_roles import (
    object_of,
    place_of,
    take_just_cards,
)
from grammar.roles import (
    Roles,
    genitive,
    is_zone,
    possessor,
    quantity,
)
from grammar.until import hand_size, until_of


def _new_one(ctx: Context, roles: Roles, nominal: ph.Nominal) -> bool:
    """ "... draw a new one", "trek er 4", "dociągasz jeszcze dwie": what is drawn are cards."""
    if nominal.head or nominal.partitive or nominal.relatives:
        return False
    counted = nominal.number is not None or "as_many" in nominal.determiners
    there = any(ph.is_adverb(c, "of_them") for c in roles.chunks)
    more = roles.adverb("additional") and counted and "draw" in ctx.previous_frames
    return (counted and there) or more or "new" in nominal.adjectives


def drawn_of(nominal: ph.Nominal, place: fx.Place | None) -> bool:
    """ "Take 2 cards from your deck into your hand": which ones can only be the top ones."""
    plain = nominal.head == "card" and not set(nominal.determiners) - {"indef"}
    told = nominal.adjectives or nominal.relatives or nominal.partitive or nominal.bound
    return plain and not told and place is not None and place.zone is fx.Zone.HAND


def _drawn_already(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Effect:
    """ "+2 Cards (draw them at once)": the cards of the bonus, once."""
    roles.take(nominal)
    _from_deck(ctx, roles)
    place = place_of(ctx, roles)
    if place is not None and place.zone is not fx.Zone.HAND:
        raise Reject(Code.EXTRA_ROLE, place.span or (0, 0), word="", verb=roles.clause.verb.text)
    if (nominal.head == "it") is not (ctx.drew == 1):
        raise Reject(Code.AGREEMENT, nominal.span, word=nominal.text, expected=())
    return fx.Seq((), span=roles.clause.span)


def _from_deck(ctx: Context, roles: Roles) -> None:
    """ "... from (the top of) your deck": where one draws from anyway."""
    source = roles.preposition("from", "of")
    if source is None or source.nominal.head not in ("zone:deck", "top"):
        return
    decks = [n for n in roles.nominals() if n.head == "zone:deck"]
    for deck in [*decks, *([source.nominal] if source.nominal.head != "top" else [])]:
        if possessor(ctx, deck) is not fx.Who.ACTOR:
            raise Reject(Code.NOT_UNDERSTOOD, deck.span, word=deck.text)
    roles.take(source)
    for deck in decks if source.nominal.head == "top" else []:
        roles.take(deck)


def draw(ctx: Context, roles: Roles) -> fx.Effect:
    echo = [n for n in roles.nominals() if n.head in ("it", "them")]
    if echo and ctx.drew is not None:
        return _drawn_already(ctx, roles, echo[0])
    until = until_of(roles)
    if until is not None:
        _from_deck(ctx, roles)
        size = hand_size(ctx, until)
        if ctx.lexicon.settings.get("says_objects"):
            object_of(roles)
        take_just_cards(roles)
        return fx.DrawTo(size, span=roles.clause.span)
    _from_deck(ctx, roles)
    place = place_of(ctx, roles)
    if place is not None and place.zone is not fx.Zone.HAND:
        raise Reject(Code.EXTRA_ROLE, place.span or (0, 0), word="", verb=roles.clause.verb.text)
    for bare in [n for n in roles.nominals() if not n.head and n.adjectives == ("new",)]:
        bare.head = "card"  # "4 new ones"
    new = [n for n in roles.nominals() if _new_one(ctx, roles, n)]
    nominals = [n for n in roles.nominals() if n.head == "card" or is_zone(n) or n in new]
    counted = next((n for n in nominals if not is_zone(n)), None)
    if counted is not None and not counted.head:  # "trek er 2"
        roles.adverb("of_them")
    roles.adverb("only_left", "still")  # "noch eine Karte"
    alone = next((n for n in roles.nominals() if _cards_unsaid(n)), None)
    unsaid = ctx.lexicon.settings.get("draws_cards")
    if counted is None and alone is not None and unsaid:  # "... and draw four new ones"
        alone.head = "card"
        counted = alone
        nominals.append(alone)
    equal = next((c for c in roles.chunks if isinstance(c, ph.Comparison)), None)
    if counted is None and equal is not None and equal.key == "equal" and equal.than is None:
        roles.take(equal)  # "... and draw as many"
        roles.adverb("of_them", "here")  # "trek er evenveel"
        counted = ph.Nominal("card", equal.span, roles.clause.verb.text, ("as_many",))
        nominals.append(counted)
    if counted is None:
        verb = roles.clause.verb
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="object")
    roles.object = counted
    for nominal in nominals:
        deck = nominal.head == "zone:deck" and genitive(ctx, nominal)
        if nominal is counted or (deck and possessor(ctx, nominal) is fx.Who.ACTOR):
            roles.take(nominal)
    if set(counted.determiners) & {"your", "their", "each", "neg", "same", "dem"} or (
        set(counted.adjectives) - {"top", "new", "additional"}
    ):
        raise Reject(Code.NOT_UNDERSTOOD, counted.span, word=counted.text)
    amount = quantity(counted)
    if counted.bound in ("at_least", "more"):
        raise Reject(Code.NOT_UNDERSTOOD, counted.span, word=counted.text)
    span = roles.clause.span
    many = so_many(ctx, roles, counted)
    if many is not None:
        return fx.Plus(fx.Resource.CARDS, many, span=span)
    if isinstance(amount, fx.UpTo) and counted.number is not None:
        return _up_to(counted.number, span)
    if not isinstance(amount, fx.Exactly):
        raise Reject(Code.MISSING_ROLE, counted.span, word=roles.clause.verb.text, role="amount")
    return fx.Plus(fx.Resource.CARDS, per(ctx, roles, amount.amount), span=span)


def _up_to(most: int, span: fx.Span) -> fx.Effect:
    """ "Draw up to 2 cards": the player says how many, from none on."""
    some = [fx.Plus(fx.Resource.CARDS, fx.Number(n), span=span) for n in range(1, most + 1)]
    return fx.Choose(1, (fx.Seq(()), *some), span=span)


def _cards_unsaid(nominal: ph.Nominal) -> bool:
    """ "Draw four", "draw a new one", "draw as many": what is drawn is cards."""
    counts = nominal.number is not None or {"as_many", "indef"} & set(nominal.determiners)
    return not nominal.head and bool(counts) and not set(nominal.adjectives) - {"new", "additional"}


def draw_on(ctx: Context, roles: Roles) -> fx.Effect:
    """ "... and draw on": what drawing up to a hand size means anyway."""
    if not ctx.drawing and ctx.last("drawn") is None:
        verb = roles.clause.verb
        raise Reject(Code.REFERENCE, verb.span, word=verb.text)
    for pointer in [n for n in roles.nominals() if n.head == "it"]:
        roles.take(pointer)  # what the verb before was about
    return fx.Seq((), span=roles.clause.span)
