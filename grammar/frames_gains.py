"""Frames of gaining, taking and getting: what comes to a player."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.allowances import extra
from grammar.context import Context, Mention, Reject
from grammar.counting import (
    UNSAID,
    at_first,
    if_such,
    per,
    so_many,
)
from grammar.frame_roles import (
    bind,
    object_of,
    place_of,
)
from grammar.frames_draws import draw, drawn_of
from grammar.frames_moves import bind_gained, choose_here, in_hand_already, not_as_usual, picked
from grammar.modifiers import among_them
from grammar.nominals import RESOURCES, SUPPLY, cards
from grammar.references import reference
from grammar.roles import (
    Roles,
    genitive,
    is_cards,
    plain_amount,
    quantity,
)


def gain(ctx: Context, roles: Roles) -> fx.Effect:
    not_as_usual(roles)
    nominal = object_of(roles)
    place = place_of(ctx, roles) or fx.Place(fx.Zone.DISCARD)
    chosen = picked(ctx, roles, nominal, SUPPLY)
    if chosen.source == SUPPLY and {"your", "their"} & set(nominal.determiners):
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)  # one's own is had
    own = isinstance(chosen.source, fx.In) and chosen.source.zone in (fx.Zone.HAND, fx.Zone.DECK)
    if own or isinstance(chosen.source, fx.Top):
        raise Reject(Code.EXTRA_ROLE, nominal.span, word=nominal.text, verb=roles.clause.verb.text)
    return fx.Gain(chosen, place, bind_gained(ctx, chosen, place), span=roles.clause.span)


def take(ctx: Context, roles: Roles) -> fx.Effect:
    """ "Take": cards one has or sees go to the hand, others are gained."""
    nominal = object_of(roles)
    not_as_usual(roles)
    place = place_of(ctx, roles)
    if place == fx.Place(fx.Zone.HAND) and in_hand_already(ctx, roles, nominal):
        return fx.Seq((), span=roles.clause.span)
    pointed = reference(ctx, nominal)
    if among_them(nominal):
        roles.chunks.append(ph.Adverb("of_them", nominal.span, nominal.text))
    among = any(isinstance(c, ph.Adverb) and c.key == "of_them" for c in roles.chunks)
    trashed = pointed is not None and pointed[1] is not None and "trashed" in pointed[1].kinds
    if pointed is not None and _chosen_to_gain(pointed[1], place):
        chosen = cards(ctx, roles, nominal, SUPPLY, roles.clause.verb)
        where = place or fx.Place(fx.Zone.DISCARD)
        return fx.Gain(chosen, where, bind_gained(ctx, chosen, where), span=roles.clause.span)
    own = roles.preposition("from", "of", "at")
    top = own is not None and own.nominal.head == "top"
    zones = ("zone:deck", "zone:discard", "zone:hand")
    from_own = top or (own is not None and own.nominal.head in zones)
    if (
        pointed is None
        and not (among or from_own or nominal.partitive)
        and isinstance(quantity(nominal), fx.All)
    ):  # one does not gain all there are: all of those just seen
        if ctx.last("revealed", "looked_at") is None:
            raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
        among = True
        roles.chunks.append(ph.Adverb("of_them", nominal.span, nominal.text))
    if own is not None and own.nominal.head == "zone:deck" and drawn_of(nominal, place):
        return draw(ctx, roles)
    if top and drawn_of(nominal, place):
        drawn = cards(ctx, roles, nominal, SUPPLY, roles.clause.verb)
        if isinstance(drawn.source, fx.Top) and not drawn.filter:
            return fx.Plus(fx.Resource.CARDS, drawn.source.amount, span=roles.clause.span)
    articles = ctx.lexicon.settings.get("articles")
    if place is None and from_own and pointed is None and not (among or articles):
        return choose_here(ctx, roles, nominal)
    if not trashed and (pointed is not None or among or from_own or nominal.partitive):
        if place is None:
            raise Reject(
                Code.MISSING_ROLE,
                roles.clause.verb.span,
                word=roles.clause.verb.text,
                role="place",
            )
        chosen = cards(ctx, roles, nominal, SUPPLY, roles.clause.verb)
        if chosen.source == SUPPLY:  # chosen there before
            return fx.Gain(chosen, place, bind(ctx, chosen, "gained"), span=roles.clause.span)
        return fx.Put(chosen, place, span=roles.clause.span)
    chosen = picked(ctx, roles, nominal, SUPPLY)
    if (
        place is not None
        and isinstance(chosen.source, fx.Those | fx.RestOf)
        and not any(m.name == chosen.source.name and "trashed" in m.kinds for m in ctx.mentions)
    ):  # "2 of the revealed cards": seen, not in the supply
        return fx.Put(chosen, place, span=roles.clause.span)
    known = isinstance(chosen.source, fx.Those | fx.RestOf)
    if not ctx.lexicon.settings.get("articles") and not known:
        _new_ones(ctx, nominal, chosen)
    if isinstance(chosen.source, fx.Top):  # one's own cards, unseen: drawn
        theirs = chosen.source.of is not fx.Who.ACTOR or bool(chosen.filter)
        if place != fx.Place(fx.Zone.HAND) or theirs:
            return fx.Put(chosen, place or fx.Place(fx.Zone.HAND), span=roles.clause.span)
        return fx.Plus(fx.Resource.CARDS, chosen.source.amount, span=roles.clause.span)
    where = place or fx.Place(fx.Zone.DISCARD)
    return fx.Gain(chosen, where, bind_gained(ctx, chosen, where), span=roles.clause.span)


def _chosen_to_gain(mention: Mention | None, place: fx.Place | None) -> bool:
    """ "Choose a card from the supply and take it": a card of the supply is gained; so is one
    that was told by its price or taken without a word on where to."""
    chosen = mention.chosen if mention is not None else None
    if chosen is None:
        return False
    told = any(isinstance(p, fx.Called | fx.Costs) for p in chosen.filter)
    return chosen.source == SUPPLY or (chosen.source == UNSAID and (told or place is None))


def _new_ones(ctx: Context, nominal: ph.Nominal, chosen: fx.Cards) -> None:
    """Without articles "weź kartę na rękę" can be a card just spoken of: what is gained must
    say so, by the supply, a name or a price, and by nothing lying there to be taken."""
    from_supply = isinstance(chosen.source, fx.In) and chosen.source.span is not None
    told = any(isinstance(p, fx.Called | fx.Costs | fx.AnyOf) for p in chosen.filter)
    seen = ctx.last("revealed", "looked_at", "set_aside", "trashed")
    if not from_supply and (not told or seen is not None):
        raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)


def get(ctx: Context, roles: Roles) -> fx.Effect:
    """ "You get 2 coins", "he gets a Curse": a resource, else a card that is gained."""
    a_card = any(
        is_cards(n) and "plus" not in n.adjectives and not genitive(ctx, n)
        for n in roles.nominals()
    )
    nominal = next((n for n in roles.nominals() if n.head in RESOURCES and n.head != "card"), None)
    if nominal is None:
        nominal = next(
            (n for n in roles.nominals() if n.head == "card" and "plus" in n.adjectives), None
        )
    if nominal is not None and a_card and nominal.head == "coin":
        nominal = None  # "get a card for up to 5 coins": what it costs
    if nominal is None and "take" in roles.clause.verb.frames:  # see `take` for cards
        verb = roles.clause.verb
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="object")
    if nominal is None:
        made = gain(ctx, roles)
        if not ctx.lexicon.settings.get("articles"):
            _some_card(made, roles)
        return made
    if "minus" in nominal.adjectives:  # nothing is taken away by getting
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    many = so_many(ctx, roles, nominal)
    if many is not None:
        roles.take(nominal)
        extra(roles)
        return fx.Plus(RESOURCES[nominal.head], many, span=roles.clause.span)
    plain_amount(nominal)
    roles.take(nominal)
    amount = quantity(nominal)
    if not isinstance(amount, fx.Exactly):
        raise Reject(Code.MISSING_ROLE, nominal.span, word=roles.clause.verb.text, role="amount")
    said = roles.clause.span
    whole = at_first(ctx, roles, fx.Plus(RESOURCES[nominal.head], amount.amount, span=said))
    extra(roles)
    whole = if_such(ctx, roles, whole)
    if isinstance(whole, fx.Whenever | fx.If):
        return whole
    more = [n for n in roles.nominals() if n.head in RESOURCES and n.head != "card"]
    for again in [n for n in more if _said_again(ctx, n, nominal)]:  # "a buy (+1 Buy)"
        roles.take(again)
        more.remove(again)
    if more:  # "... an action, a buy and 2 coins"
        return fx.Seq((whole, *(_also(roles, one) for one in more)), span=said)
    return fx.Plus(RESOURCES[nominal.head], per(ctx, roles, amount.amount), span=said)


def _said_again(ctx: Context, note: ph.Nominal, said: ph.Nominal) -> bool:
    inside = any(a <= note.span[0] and note.span[1] <= b for a, b in ctx.notes)
    return inside and note.head == said.head and quantity(note) == quantity(said)


def _some_card(made: fx.Effect, roles: Roles) -> None:
    """ "Otrzymujesz kartę": drawn or gained, and which? A gained card is told by something."""
    if isinstance(made, fx.Gain) and isinstance(made.cards.source, fx.In):
        told = made.cards.filter or made.cards.source.span is not None
        if not told and made.to == fx.Place(fx.Zone.DISCARD):
            verb = roles.clause.verb
            raise Reject(Code.REFERENCE, verb.span, word=verb.text)


def _also(roles: Roles, nominal: ph.Nominal) -> fx.Effect:
    plain_amount(nominal)
    roles.take(nominal)
    amount = quantity(nominal)
    if not isinstance(amount, fx.Exactly):
        raise Reject(Code.MISSING_ROLE, nominal.span, word=roles.clause.verb.text, role="amount")
    return fx.Plus(RESOURCES[nominal.head], amount.amount, span=nominal.span)


def handed_out(ctx: Context, roles: Roles) -> fx.Effect:
    """ "There are 2 coins extra": said of what one gets."""
    subject = roles.clause.subject
    amounts = [n for n in roles.nominals() if n.head in RESOURCES and n.head != "card"]
    if subject is None or subject.head != "it" or not amounts or ctx.loop is not None:
        verb = roles.clause.verb
        raise Reject(Code.NOT_UNDERSTOOD, verb.span, word=verb.text)
    return get(ctx, roles)
