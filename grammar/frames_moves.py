"""Frames that move or show cards."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.counting import (
    DRAWN,
    HAND,
    supply_of_piles,
    times_of,
)
from grammar.frame_roles import (
    bind,
    chosen_by_you,
    neighbour,
    object_of,
    place_of,
    take_just_cards,
    to_such,
)
from grammar.nominals import SUPPLY, cards
from grammar.references import PRONOUNS
from grammar.roles import (
    Roles,
    head_filter,
    is_cards,
    is_zone,
    quantity,
)
from grammar.until import above_size, hand_size, result_of, reveal_until, surplus_of, until_of


def picked(ctx: Context, roles: Roles, nominal: ph.Nominal, default: fx.Source = HAND) -> fx.Cards:
    """The cards of a step, or so many for each of what it counts."""
    supply_of_piles(roles)
    return times_of(ctx, roles, cards(ctx, roles, nominal, default, roles.clause.verb))


def discard(ctx: Context, roles: Roles) -> fx.Effect:
    until = until_of(roles)
    many = [n for n in roles.nominals() if "so_many" in n.determiners]
    if until is None and many:
        until = result_of(roles)
        if until is not None and many[0].head in ("card", "handcard", ""):
            many[0].determiners, many[0].head = (), "card"
            roles.adverb("of_them")
            roles.adverb("own_choice")
    if until is not None:
        size = hand_size(ctx, until)
        by = fx.Who.YOU if chosen_by_you(ctx, roles) else fx.Who.ACTOR
        if ctx.lexicon.settings.get("says_objects"):
            object_of(roles)
        take_just_cards(roles)
        hand = roles.preposition("from", "of")
        if hand is not None and hand.nominal.head == "zone:hand":
            roles.take(hand)
        for chunk in list(roles.chunks):  # whoever discards chooses
            inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else None
            yours = ctx.loop is not None and inner is not None and "your" in inner.determiners
            if inner is not None and inner.head == "choice" and not yours:
                roles.take(chunk)
        if by is fx.Who.YOU:
            chosen = above_size(size, roles.clause.span, by)
            return fx.Discard(chosen, bind(ctx, chosen, "discarded"), span=roles.clause.span)
        return fx.DiscardTo(size, span=roles.clause.span)
    down = roles.preposition("down_to")
    if down is None and not any(is_cards(n) for n in roles.nominals()):
        to = roles.preposition("to")  # "auf 3 Handkarten ablegen"
        down = to if to is not None and to.nominal.head in ("card", "handcard") else None
    if down is not None and down.nominal.number is not None:
        roles.take(down)
        for nominal in roles.nominals():
            if nominal.number is None and not nominal.adjectives:
                roles.take(nominal)
        return fx.DiscardTo(fx.Number(down.nominal.number), span=roles.clause.span)
    place = place_of(ctx, roles)
    if place is not None and place.zone is not fx.Zone.DISCARD:
        raise Reject(Code.EXTRA_ROLE, place.span or (0, 0), word="", verb=roles.clause.verb.text)
    chosen = picked(ctx, roles, object_of(roles))
    return fx.Discard(chosen, bind(ctx, chosen, "discarded"), span=roles.clause.span)


def trash(ctx: Context, roles: Roles) -> fx.Effect:
    place = place_of(ctx, roles)
    if place is not None and place.zone is not fx.Zone.TRASH:
        raise Reject(Code.EXTRA_ROLE, place.span or (0, 0), word="", verb=roles.clause.verb.text)
    lying = roles.preposition("at")  # "wyrzuca na śmietniku": where, not where to
    if lying is not None and lying.nominal.head == "zone:trash":
        raise Reject(
            Code.EXTRA_ROLE, lying.span, word=lying.nominal.text, verb=roles.clause.verb.text
        )
    return trash_here(ctx, roles)


def trash_here(ctx: Context, roles: Roles) -> fx.Effect:
    """Once nothing is left to say of the place."""
    nominal = object_of(roles)
    chosen = surplus_of(ctx, roles, nominal) or picked(ctx, roles, nominal)
    return fx.Trash(chosen, bind(ctx, chosen, "trashed"), span=roles.clause.span)


def reveal(ctx: Context, roles: Roles) -> fx.Effect:
    until = until_of(roles)
    roles.adverb("for_all_to_see")
    if until is not None:
        return reveal_until(ctx, roles, until)
    _shown_to_all(ctx, roles)
    if _shows_lack(ctx, roles):
        return fx.Reveal(fx.Cards(HAND, (), fx.All()), span=roles.clause.span)
    chosen = picked(ctx, roles, object_of(roles))
    return fx.Reveal(chosen, bind(ctx, chosen, "revealed"), span=roles.clause.span)


def _shown_to_all(ctx: Context, roles: Roles) -> None:
    """ "Show all other players your hand": whatever is revealed, all see it."""
    case = str(ctx.lexicon.settings.get("recipient", ""))
    for nominal in roles.nominals():
        every = nominal.plural() or "each" in nominal.determiners
        given = not case or any(f[0] == case for f in nominal.features)
        strange = set(nominal.adjectives) - {"rest", "other", "all"} or nominal.number is not None
        alone = not nominal.head and nominal.determiners == ("all",) and bool(case)
        if (nominal.head in ("player", "opponent") or alone) and every and given and not strange:
            roles.take(nominal)
    to = roles.preposition("toward")
    if to is not None and to.nominal.head in ("player", "opponent"):
        strange = set(to.nominal.adjectives) - {"rest", "other", "all"}
        one = not to.nominal.plural() and not {"each", "all"} & set(to.nominal.determiners)
        bare = to.nominal.head_analysis is not None and to.nominal.head_analysis.data.get("bare")
        if not strange and (not one or bare) and to.nominal.number is None:
            roles.take(to)


def _shows_lack(ctx: Context, roles: Roles) -> bool:
    """ "... shows that he has none in hand": that takes the whole hand. So does "a hand
    without Victory cards", where one was to be shown."""
    lacking = roles.preposition("without") if ctx.last("revealed") is not None else None
    hand = next((n for n in roles.nominals() if n.head == "zone:hand"), None)
    if lacking is not None and hand is not None and is_cards(lacking.nominal):
        roles.object = hand
        roles.take(lacking)
        roles.take(hand)
        return True
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Content) and "have" in chunk.clause.verb.frames:
            inner = Roles.of(chunk.clause)
            nominals = inner.nominals()
            if chunk.clause.negated or any("neg" in n.determiners for n in nominals):
                roles.take(chunk)
                return True
    return False


def look(ctx: Context, roles: Roles) -> fx.Effect:
    through = roles.preposition("by", "in", "to")
    seen = through is not None and (is_zone(through.nominal) or is_cards(through.nominal))
    into = not [n for n in roles.nominals() if not is_zone(n)] and through is not None and seen
    if into and through is not None:
        roles.take(through)
        roles.chunks.insert(0, through.nominal)
    chosen = cards(ctx, roles, object_of(roles), HAND, roles.clause.verb)
    roles.object = None if into else roles.object  # its preposition has seen to its case
    name = bind(ctx, chosen, "looked_at")
    return fx.LookAt(chosen, name, span=roles.clause.span)


def set_aside(ctx: Context, roles: Roles) -> fx.Effect:
    roles.adverb("aside")
    if ctx.drawing:
        drawn = _drawn_aside(ctx, roles)
        if drawn is not None:
            return drawn
    chosen = picked(ctx, roles, object_of(roles))
    return fx.SetAside(chosen, bind(ctx, chosen, "set_aside"), span=roles.clause.span)


def _drawn_aside(ctx: Context, roles: Roles) -> fx.Effect | None:
    """ "... Actions (that you draw)": the cards of a draw that is still going on."""
    nominal = object_of(roles)
    of_draw = [r for r in nominal.relatives if "draw" in r.verb.frames]
    if not head_filter(nominal) or len(of_draw) != len(nominal.relatives):
        return None
    if not of_draw and "drawn" not in nominal.adjectives and quantity(nominal) is not None:
        return None
    for relative in of_draw:
        relative.used = True
    roles.take(nominal)
    name = ctx.fresh()
    ctx.noun = nominal.features
    ctx.mention(name, "set_aside", many=True)
    chosen = fx.Cards(DRAWN, head_filter(nominal), fx.AnyNumber(), span=nominal.span)
    return fx.SetAside(chosen, name, span=roles.clause.span)


def in_hand_already(ctx: Context, roles: Roles, nominal: ph.Nominal) -> bool:
    """ "Draw 2 cards and take them into your hand": drawing has put them there."""
    pointing = nominal.head in PRONOUNS or set(nominal.determiners) & {"dem"}
    plain = pointing and nominal.head in ("card", "", *PRONOUNS) and not nominal.relatives
    if not plain or "draw" not in ctx.previous_frames:
        return False
    roles.take(nominal)
    return True


def put(ctx: Context, roles: Roles) -> fx.Effect:
    """Laying something somewhere: the place says what it is called."""
    if roles.adverb("aside"):
        return set_aside(ctx, roles)
    not_as_usual(roles)
    place = place_of(ctx, roles)
    if place is None:  # "... to your hand"
        place = place_of(ctx, roles, ("toward",))
    if place == fx.Place(fx.Zone.HAND) and in_hand_already(ctx, roles, object_of(roles)):
        return fx.Seq((), span=roles.clause.span)
    if place is None:  # "put it on top", lying there
        lying = roles.preposition("at")
        place = place_of(ctx, roles, ("at",))
        if (
            lying is not None
            and is_zone(lying.nominal)
            and (ctx.lexicon.settings.get("motion_case"))
        ):
            raise Reject(Code.CASE, lying.span, word=lying.nominal.text, expected=())
    if place is None:
        verb = roles.clause.verb
        if roles.adverb("back") or "return" in verb.frames:
            place = fx.Place(fx.Zone.DECK)
        else:
            raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="place")
    roles.adverb("back")
    if place.zone is fx.Zone.TRASH:
        return trash_here(ctx, roles)
    nominal = object_of(roles)
    whole_deck = nominal.head == "zone:deck"
    chosen = surplus_of(ctx, roles, nominal) or picked(ctx, roles, nominal)
    if isinstance(chosen.source, fx.In) and chosen.source.zone is place.zone:
        raise Reject(  # "put a card from your hand into your hand" moves nothing
            Code.MISSING_ROLE, nominal.span, word=roles.clause.verb.text, role="source"
        )
    if isinstance(chosen.source, fx.In) and chosen.source.zone is fx.Zone.SUPPLY:
        return fx.Gain(chosen, place, bind_gained(ctx, chosen, place), span=roles.clause.span)
    gained = ctx.last("gained")
    just = isinstance(chosen.source, fx.Those) and gained is not None
    if just and gained is not None and chosen.source == fx.Those(gained.name):
        return fx.Put(chosen, place, None, span=roles.clause.span)  # where it goes anyway
    if place.zone is fx.Zone.DISCARD and not whole_deck:
        return fx.Discard(chosen, bind(ctx, chosen, "discarded"), span=roles.clause.span)
    if isinstance(chosen.source, fx.Those):
        gained = ctx.last("gained")
        if gained is not None and gained.name == chosen.source.name:
            # "gain a Silver and put it into your hand": see `gain_to` in interpret
            return fx.Put(chosen, place, None, span=roles.clause.span)
    name = bind(ctx, chosen, "put") if not isinstance(chosen.source, fx.Those) else None
    return fx.Put(chosen, place, name, span=roles.clause.span)


def leave(ctx: Context, roles: Roles) -> fx.Effect:
    """ "... or leave it (where it is)": a deck stays as it is, a card that was seen goes back."""
    nominal = object_of(roles)
    roles.adverb("as_is")
    if nominal.head in ("zone:deck", "zone:discard", "zone:hand") or ctx.last() is None:
        roles.take(nominal)
        return fx.Seq((), span=roles.clause.span)
    roles.clause.subject = nominal
    roles.take(nominal)
    return stay(ctx, roles)


def stay(ctx: Context, roles: Roles) -> fx.Effect:
    """ "It stays on the deck": a card that was seen there is put back where it was; one that
    was discarded stays where it is anyway."""
    subject, verb = roles.clause.subject, roles.clause.verb
    if subject is None and ctx.lexicon.settings.get("drops_subject"):
        subject = ph.Nominal("it", verb.span, verb.text)
    if subject is None:
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="subject")
    lying = ("at",) if ctx.lexicon.settings.get("motion_case") else ("at", "to", "in")
    place = place_of(ctx, roles, lying, lying=True)
    pile = roles.preposition("at")
    if pile is not None and pile.nominal.head == "pile":
        roles.take(pile)  # "it stays on the pile": where it was
        last = ctx.last()
        seen = last is not None and isinstance(last.source, fx.Top)
        place = fx.Place(fx.Zone.DECK if seen else fx.Zone.DISCARD)
    chosen = cards(ctx, roles, subject, HAND, verb)
    if not isinstance(chosen.source, fx.Those | fx.RestOf):
        raise Reject(Code.REFERENCE, subject.span, word=subject.text)
    name = chosen.source.name
    mention = next((m for m in ctx.mentions if m.name == name), None)
    there = fx.Place(fx.Zone.DECK)
    if mention is not None and "discarded" in mention.kinds:
        there = fx.Place(fx.Zone.DISCARD)
    elif mention is None or not (isinstance(mention.source, fx.Top) or mention.others):
        there = place or there
    if place is not None and place.zone is not there.zone:
        raise Reject(Code.NOT_UNDERSTOOD, roles.clause.span, word=verb.text)
    if there.zone is fx.Zone.DISCARD:
        return fx.Seq((), span=roles.clause.span)
    if there.zone is not fx.Zone.DECK:
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="place")
    return fx.Put(chosen, there, span=roles.clause.span)


def put_hand(ctx: Context, roles: Roles) -> fx.Effect:
    """A verb that itself says "into the hand"."""
    place = place_of(ctx, roles) or fx.Place(fx.Zone.HAND)
    chosen = cards(ctx, roles, object_of(roles), HAND, roles.clause.verb)
    return fx.Put(chosen, place, span=roles.clause.span)


def not_as_usual(roles: Roles) -> None:
    """ "... into your hand instead of onto your discard pile": where gained cards usually go."""
    usual = roles.preposition("instead")
    if usual is not None and usual.nominal.head == "zone:discard":
        roles.take(usual)


def bind_gained(ctx: Context, chosen: fx.Cards, place: fx.Place) -> fx.Name:
    there = ("gained_there",) if place == fx.Place(fx.Zone.DISCARD) else ()
    return bind(ctx, chosen, "gained", *there)


def choose_here(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Effect:
    """ "Take a card from the top of your deck and discard it": where to comes next."""
    chosen = cards(ctx, roles, nominal, SUPPLY, roles.clause.verb)
    ctx.mention(ctx.fresh(), "chosen", chosen=chosen)
    return fx.Seq((), span=roles.clause.span)


def play(ctx: Context, roles: Roles) -> fx.Effect:
    times = 2 if roles.adverb("twice") else 3 if roles.adverb("thrice") else 1
    roles.adverb("again")
    roles.adverb("once")
    roles.adverb("from_there")
    nominal = object_of(roles)
    if nominal.head == "it" or "dem" in nominal.determiners:
        roles.adverb("of_them")  # "spiele sie von dort aus"
    if times > 1 and "same" in nominal.determiners:  # the same card both times
        nominal.determiners = tuple(d for d in nominal.determiners if d != "same")
    chosen = cards(ctx, roles, nominal, HAND, roles.clause.verb)
    return fx.Play(chosen, times, bind(ctx, chosen, "played"), span=roles.clause.span)


def pass_on(ctx: Context, roles: Roles) -> fx.Effect:
    such = to_such(ctx, roles)
    to = neighbour(ctx, roles)
    if to is None:
        verb = roles.clause.verb
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="player")
    chosen = cards(ctx, roles, object_of(roles), HAND, roles.clause.verb)
    name = bind(ctx, chosen, "passed")
    return fx.PassOn(chosen, to, name, such, span=roles.clause.span)
