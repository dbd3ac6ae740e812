"""Verb frames: a clause to the effect it means.

The lexicon says which frames a verb (with its particle) can have; each function here is
one frame. It takes the roles it needs and refuses the clause if one is missing or doubled,
so that a verb with several frames gets the one that fits, and none is guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_case, check_object
from grammar.concord import relative_agrees
from grammar.context import Context, Reject
from grammar.nominals import (
    PARTICIPLES,
    PRONOUNS,
    RESOURCES,
    SOURCE_ROLES,
    TARGET_ROLES,
    ZONES,
    Roles,
    at_rest,
    cards,
    cost,
    genitive,
    head_filter,
    is_cards,
    is_zone,
    leftovers,
    measured,
    modifiers,
    plain_amount,
    possessor,
    quantity,
    reference,
)

HAND = fx.In(fx.Zone.HAND)
SUPPLY = fx.In(fx.Zone.SUPPLY)

Frame = Callable[[Context, Roles], fx.Effect]

NEGATABLE = frozenset({"affect", "be", "have", "cost"})
"""Frames in which "not" is part of what is said; elsewhere it would undo the instruction."""


def effect_of(ctx: Context, clause: ph.Clause) -> fx.Effect:
    """The one frame that fits. The first refusal is reported if none does."""
    refusal: Reject | None = None
    for key in clause.verb.frames:
        frame = FRAMES.get(key)
        if frame is None:
            continue
        if clause.negated and key not in NEGATABLE:
            refusal = refusal or Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
            continue
        before, counter = list(ctx.mentions), ctx.counter
        chosen = [m.chosen for m in before]
        try:
            _acted(clause, key)
            roles = Roles.of(clause)
            effect = frame(ctx, roles)
            leftovers(ctx, roles)
            check_object(ctx, clause, roles.object)
            return effect
        except Reject as error:
            refusal = refusal or error
            ctx.mentions, ctx.counter = before, counter
            for mention, was in zip(before, chosen, strict=True):
                mention.chosen = was
    if refusal is not None:
        raise refusal
    raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)


_OF_CARDS = frozenset({"cost", "yield", "ward", "affect", "be", "have"})
_DOERS = frozenset({"you", "they", "player", "opponent", "neighbour", "rel"})


def _acted(clause: ph.Clause, frame: str) -> None:
    """Players do things; a card or a pile as the doer is a slip, not "you"."""
    subject = clause.subject
    if frame not in _OF_CARDS:
        phrases = [c.nominal if isinstance(c, ph.Prepositional) else c for c in clause.chunks]
        for phrase in [*phrases, subject]:
            if isinstance(phrase, ph.Nominal) and "neg" in phrase.determiners:
                raise Reject(Code.NOT_UNDERSTOOD, phrase.span, word=phrase.text)
    if subject is None or clause.aux == "passive" or frame in _OF_CARDS:
        return
    if not subject.head and {"each", "all"} & set(subject.determiners):
        return
    if subject.head not in _DOERS:
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)


def _object(roles: Roles, role: str = "object") -> ph.Nominal:
    """What the verb is about: cards, a pointer to cards, or a whole zone."""
    found = [
        n
        for n in roles.nominals()
        if is_cards(n)
        or n.head in PRONOUNS | {"", "this", "rest"}
        or "rest" in n.adjectives
    ]
    zones = [n for n in roles.nominals() if is_zone(n)]
    if roles.clause.aux == "passive" and roles.clause.subject is not None:
        return roles.clause.subject
    if not found and zones:
        roles.object = zones[0]
        return zones[0]
    if not found:
        verb = roles.clause.verb
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role=role)
    roles.object = found[0]
    return found[0]


def _place(
    ctx: Context, roles: Roles, targets: tuple[str, ...] = (*TARGET_ROLES, "under")
) -> fx.Place | None:
    """Where to: "onto your deck", "into your hand", "under your deck"."""
    for chunk in roles.chunks:
        if not isinstance(chunk, ph.Prepositional) or chunk.role not in targets:
            continue
        inner = chunk.nominal
        position = fx.Position.TOP
        if chunk.role == "under" or chunk.also == "bottom" or "bottom" in inner.adjectives:
            position = fx.Position.BOTTOM
        if inner.head in ("top", "bottom"):
            roles.take(chunk)
            if inner.head == "bottom":
                position = fx.Position.BOTTOM
            said = len(roles.chunks)
            for zone in [n for n in roles.nominals() if n.head == "zone:deck"]:
                check_case(ctx, zone, str(ctx.lexicon.settings.get("possessive_case", "")))
                roles.take(zone)
            for prep in [c for c in roles.chunks if isinstance(c, ph.Prepositional)]:
                genitive_says_it = bool(ctx.lexicon.settings.get("possessive_case"))
                if prep.role in ("of", "from") and prep.nominal.head == "zone:deck":
                    if genitive_says_it and prep.role == "from":  # where from, not of what
                        continue
                    roles.take(prep)
            if len(roles.chunks) == said and not roles.adverb("back"):
                raise Reject(Code.MISSING_ROLE, chunk.span, word=inner.text, role="zone")
            return fx.Place(fx.Zone.DECK, position, span=chunk.span)
        if inner.head in ZONES and not (chunk.role == "at" and inner.head == "zone:deck"):
            if possessor(ctx, inner) is not fx.Who.ACTOR:  # into the hand of somebody else
                raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=inner.text)
            roles.take(chunk)
            roles.adverb("on_top")
            return fx.Place(ZONES[inner.head], position, span=chunk.span)
    if roles.adverb("back_on_top"):
        return fx.Place(fx.Zone.DECK)
    return None


def _bind(ctx: Context, chosen: fx.Cards, *kinds: str) -> fx.Name:
    name = ctx.fresh()
    many = not (
        isinstance(chosen.quantity, fx.Exactly) and chosen.quantity.amount == fx.Number(1)
    )
    kept = tuple(p for p in chosen.filter if isinstance(p, fx.OfType | fx.Called))
    ctx.mention(name, *kinds, many=many, filter=kept)
    return name


def _take_just_cards(roles: Roles) -> None:
    """"cards until ...": how many is what the rest says, so no other amount may stand."""
    for nominal in roles.nominals():
        if nominal.head in ("card", "handcard") and nominal.number is None:
            roles.take(nominal)


def discard(ctx: Context, roles: Roles) -> fx.Effect:
    until = _until(roles)
    if until is not None:
        size = _hand_size(ctx, until)
        if ctx.lexicon.settings.get("says_objects"):
            _object(roles)
        _take_just_cards(roles)
        hand = roles.preposition("from", "of")
        if hand is not None and hand.nominal.head == "zone:hand":
            roles.take(hand)
        return fx.DiscardTo(size, span=roles.clause.span)
    down = roles.preposition("down_to")
    if down is not None and down.nominal.number is not None:
        roles.take(down)
        for nominal in roles.nominals():
            if nominal.number is None:
                roles.take(nominal)
        return fx.DiscardTo(fx.Number(down.nominal.number), span=roles.clause.span)
    place = _place(ctx, roles)
    if place is not None and place.zone is not fx.Zone.DISCARD:
        raise Reject(Code.EXTRA_ROLE, place.span or (0, 0), word="", verb=roles.clause.verb.text)
    _supply_of_piles(roles)
    chosen = _times(ctx, roles, cards(ctx, roles, _object(roles), HAND, roles.clause.verb))
    return fx.Discard(chosen, _bind(ctx, chosen, "discarded"), span=roles.clause.span)


def _times(ctx: Context, roles: Roles, chosen: fx.Cards) -> fx.Cards:
    """"... a card per empty pile": as many as are counted."""
    match chosen.quantity:
        case fx.Exactly(amount=fx.Number() as each) if roles.preposition("per", "for_each"):
            amount = fx.Exactly(per(ctx, roles, each), span=chosen.quantity.span)
            return fx.Cards(chosen.source, chosen.filter, amount, chosen.by, span=chosen.span)
        case _:
            return chosen


def _supply_of_piles(roles: Roles) -> None:
    """"... per empty pile in the supply": where the piles are, not the cards."""
    prep, supply = roles.preposition("per", "for_each"), roles.preposition("at", "of", "from")
    if prep is None or supply is None or supply.nominal.head != "zone:supply":
        return
    if prep.nominal.head == "pile" and "empty" in prep.nominal.adjectives:
        roles.take(supply)


def trash(ctx: Context, roles: Roles) -> fx.Effect:
    place = _place(ctx, roles)
    if place is not None and place.zone is not fx.Zone.TRASH:
        raise Reject(Code.EXTRA_ROLE, place.span or (0, 0), word="", verb=roles.clause.verb.text)
    lying = roles.preposition("at")  # "wyrzuca na śmietniku": where, not where to
    if lying is not None and lying.nominal.head == "zone:trash":
        raise Reject(
            Code.EXTRA_ROLE, lying.span, word=lying.nominal.text, verb=roles.clause.verb.text
        )
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    return fx.Trash(chosen, _bind(ctx, chosen, "trashed"), span=roles.clause.span)


def reveal(ctx: Context, roles: Roles) -> fx.Effect:
    until = _until(roles)
    if until is not None:
        return _reveal_until(ctx, roles, until)
    if _shows_lack(ctx, roles):
        return fx.Reveal(fx.Cards(HAND, (), fx.All()), span=roles.clause.span)
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    return fx.Reveal(chosen, _bind(ctx, chosen, "revealed"), span=roles.clause.span)


def _shows_lack(ctx: Context, roles: Roles) -> bool:
    """"... shows that he has none in hand": that takes the whole hand. So does "a hand
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
    if not roles.nominals() and through is not None and is_zone(through.nominal):
        roles.take(through)
        roles.chunks.insert(0, through.nominal)
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    name = _bind(ctx, chosen, "looked_at")
    return fx.LookAt(chosen, name, span=roles.clause.span)


def set_aside(ctx: Context, roles: Roles) -> fx.Effect:
    roles.adverb("aside")
    if ctx.drawing:
        drawn = _drawn_aside(ctx, roles)
        if drawn is not None:
            return drawn
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    return fx.SetAside(chosen, _bind(ctx, chosen, "set_aside"), span=roles.clause.span)


def _drawn_aside(ctx: Context, roles: Roles) -> fx.Effect | None:
    """"... Actions (that you draw)": the cards of a draw that is still going on."""
    nominal = _object(roles)
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
    chosen = fx.Cards(HAND, head_filter(nominal), fx.AnyNumber(), span=nominal.span)
    return fx.SetAside(chosen, name, span=roles.clause.span)


def put(ctx: Context, roles: Roles) -> fx.Effect:
    """Laying something somewhere: the place says what it is called."""
    if roles.adverb("aside"):
        return set_aside(ctx, roles)
    place = _place(ctx, roles)
    if place is None:  # "put it on top", lying there
        lying = roles.preposition("at")
        place = _place(ctx, roles, ("at",))
        if lying is not None and is_zone(lying.nominal) and (
            ctx.lexicon.settings.get("motion_case")
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
        chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
        return fx.Trash(chosen, _bind(ctx, chosen, "trashed"), span=roles.clause.span)
    nominal = _object(roles)
    whole_deck = nominal.head == "zone:deck"
    chosen = cards(ctx, roles, nominal, HAND, roles.clause.verb)
    if isinstance(chosen.source, fx.In) and chosen.source.zone is place.zone:
        raise Reject(  # "put a card from your hand into your hand" moves nothing
            Code.MISSING_ROLE, nominal.span, word=roles.clause.verb.text, role="source"
        )
    if place.zone is fx.Zone.DISCARD and not whole_deck:
        return fx.Discard(chosen, _bind(ctx, chosen, "discarded"), span=roles.clause.span)
    if chosen.source == SUPPLY or (isinstance(chosen.source, fx.In) and (
        chosen.source.zone is fx.Zone.SUPPLY
    )):
        return fx.Gain(chosen, place, _bind(ctx, chosen, "gained"), span=roles.clause.span)
    if isinstance(chosen.source, fx.Those):
        gained = ctx.last("gained")
        if gained is not None and gained.name == chosen.source.name:
            # "gain a Silver and put it into your hand": see `gain_to` in interpret
            return fx.Put(chosen, place, None, span=roles.clause.span)
    name = _bind(ctx, chosen, "put") if not isinstance(chosen.source, fx.Those) else None
    return fx.Put(chosen, place, name, span=roles.clause.span)


def put_hand(ctx: Context, roles: Roles) -> fx.Effect:
    """A verb that itself says "into the hand"."""
    place = _place(ctx, roles) or fx.Place(fx.Zone.HAND)
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    return fx.Put(chosen, place, span=roles.clause.span)


def _carried(ctx: Context, nominal: ph.Nominal) -> fx.Place | None:
    """"gain a Silver, which you put into your hand": the place is in the relative."""
    for relative in nominal.relatives:
        doer = relative.subject is not None and relative.subject.head in ("you", "they")
        if relative.negated or not doer or not {"put", "take"} & set(relative.verb.frames):
            continue
        inner = Roles.of(relative)
        place = _place(ctx, inner)
        left = [c for c in inner.chunks if not (isinstance(c, ph.Nominal) and c.head == "rel")]
        if place is not None and not left:
            relative.used = True
            nominal.relatives = [r for r in nominal.relatives if r is not relative]
            return place
    return None


def gain(ctx: Context, roles: Roles) -> fx.Effect:
    nominal = _object(roles)
    place = _place(ctx, roles) or _carried(ctx, nominal) or fx.Place(fx.Zone.DISCARD)
    chosen = cards(ctx, roles, nominal, SUPPLY, roles.clause.verb)
    if chosen.source == SUPPLY and {"your", "their"} & set(nominal.determiners):
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)  # one's own is had
    own = isinstance(chosen.source, fx.In) and chosen.source.zone in (fx.Zone.HAND, fx.Zone.DECK)
    if own or isinstance(chosen.source, fx.Top):
        raise Reject(
            Code.EXTRA_ROLE, nominal.span, word=nominal.text, verb=roles.clause.verb.text
        )
    return fx.Gain(chosen, place, _bind(ctx, chosen, "gained"), span=roles.clause.span)


def take(ctx: Context, roles: Roles) -> fx.Effect:
    """"Take": cards one has or sees go to the hand, others are gained."""
    nominal = _object(roles)
    place = _place(ctx, roles)
    pointed = reference(ctx, nominal)
    among = any(isinstance(c, ph.Adverb) and c.key == "of_them" for c in roles.chunks)
    trashed = pointed is not None and pointed[1] is not None and "trashed" in pointed[1].kinds
    own = roles.preposition("from", "of", "at")
    from_own = own is not None and own.nominal.head in ("zone:deck", "zone:discard", "zone:hand")
    if pointed is None and not (among or from_own or nominal.partitive) and isinstance(
        quantity(nominal), fx.All
    ):  # one does not gain all there are: all of those just seen
        if ctx.last("revealed", "looked_at") is None:
            raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
        among = True
        roles.chunks.append(ph.Adverb("of_them", nominal.span, nominal.text))
    if not trashed and (pointed is not None or among or from_own or nominal.partitive):
        if place is None:
            raise Reject(
                Code.MISSING_ROLE, roles.clause.verb.span, word=roles.clause.verb.text,
                role="place",
            )
        chosen = cards(ctx, roles, nominal, SUPPLY, roles.clause.verb)
        return fx.Put(chosen, place, span=roles.clause.span)
    chosen = cards(ctx, roles, nominal, SUPPLY, roles.clause.verb)
    if place is not None and isinstance(chosen.source, fx.Those | fx.RestOf) and not any(
        m.name == chosen.source.name and "trashed" in m.kinds for m in ctx.mentions
    ):  # "2 of the revealed cards": seen, not in the supply
        return fx.Put(chosen, place, span=roles.clause.span)
    where = place or fx.Place(fx.Zone.DISCARD)
    return fx.Gain(chosen, where, _bind(ctx, chosen, "gained"), span=roles.clause.span)


def draw(ctx: Context, roles: Roles) -> fx.Effect:
    until = _until(roles)
    if until is not None:
        size = _hand_size(ctx, until)
        if ctx.lexicon.settings.get("says_objects"):
            _object(roles)
        _take_just_cards(roles)
        return fx.DrawTo(size, span=roles.clause.span)
    source = roles.preposition("from", "of")
    if source is not None and source.nominal.head == "zone:deck":
        roles.take(source)
    place = _place(ctx, roles)
    if place is not None and place.zone is not fx.Zone.HAND:
        raise Reject(Code.EXTRA_ROLE, place.span or (0, 0), word="", verb=roles.clause.verb.text)
    nominals = [n for n in roles.nominals() if n.head == "card" or is_zone(n)]
    counted = next((n for n in nominals if not is_zone(n)), None)
    if counted is None:
        verb = roles.clause.verb
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="object")
    roles.object = counted
    for nominal in nominals:
        if nominal is counted or genitive(ctx, nominal):
            roles.take(nominal)
    if set(counted.determiners) & {"your", "their", "each", "neg", "same", "dem"} or (
        set(counted.adjectives) - {"top", "new", "additional"}
    ):
        raise Reject(Code.NOT_UNDERSTOOD, counted.span, word=counted.text)
    amount = quantity(counted)
    if counted.bound in ("at_least", "more"):
        raise Reject(Code.NOT_UNDERSTOOD, counted.span, word=counted.text)
    span = roles.clause.span
    if "as_many" in counted.determiners:
        return fx.Plus(fx.Resource.CARDS, _as_many(ctx, counted), span=span)
    if not isinstance(amount, fx.Exactly):
        raise Reject(
            Code.MISSING_ROLE, counted.span, word=roles.clause.verb.text, role="amount"
        )
    return fx.Plus(fx.Resource.CARDS, per(ctx, roles, amount.amount), span=span)


def _as_many(ctx: Context, nominal: ph.Nominal) -> fx.Amount:
    """"Just as many": as the cards that were discarded or trashed before."""
    mention = ctx.last("discarded", "trashed")
    if mention is None:
        raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
    return fx.CountCards(fx.Cards(fx.Those(mention.name), (), fx.All()), span=nominal.span)


def get(ctx: Context, roles: Roles) -> fx.Effect:
    """"You get 2 coins", "he gets a Curse": a resource, else a card that is gained."""
    nominal = next((n for n in roles.nominals() if n.head in RESOURCES and n.head != "card"), None)
    if nominal is None:
        nominal = next(
            (n for n in roles.nominals() if n.head == "card" and "plus" in n.adjectives), None
        )
    if nominal is None:
        return gain(ctx, roles)
    plain_amount(nominal)
    roles.take(nominal)
    amount = quantity(nominal)
    if not isinstance(amount, fx.Exactly):
        raise Reject(Code.MISSING_ROLE, nominal.span, word=roles.clause.verb.text, role="amount")
    roles.adverb("additional")
    return fx.Plus(
        RESOURCES[nominal.head], per(ctx, roles, amount.amount), span=roles.clause.span
    )


def play(ctx: Context, roles: Roles) -> fx.Effect:
    times = 2 if roles.adverb("twice") else 3 if roles.adverb("thrice") else 1
    roles.adverb("again")
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    return fx.Play(chosen, times, _bind(ctx, chosen, "played"), span=roles.clause.span)


def pass_on(ctx: Context, roles: Roles) -> fx.Effect:
    such = _to_such(ctx, roles)
    to = neighbour(ctx, roles)
    if to is None:
        verb = roles.clause.verb
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="player")
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    name = _bind(ctx, chosen, "passed")
    return fx.PassOn(chosen, to, name, such, span=roles.clause.span)


def _to_such(ctx: Context, roles: Roles) -> bool:
    """"... to the next such player": such as those the loop is for, so it must name some."""
    for chunk in roles.chunks:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal):
            continue
        those = "next" in inner.adjectives and "dem" in inner.determiners
        if those or "such" in inner.adjectives:
            if ctx.loop is None or ctx.loop.only_if is None or inner.head != "player":
                raise Reject(Code.REFERENCE, inner.span, word=inner.text)
            if "next" not in inner.adjectives:  # which of them?
                raise Reject(Code.NOT_UNDERSTOOD, inner.span, word=inner.text)
            return True
    return False


def neighbour(ctx: Context, roles: Roles) -> fx.Players | None:
    for side, players in (("left", fx.Players.LEFT), ("right", fx.Players.RIGHT)):
        if roles.adverb(f"to_{side}"):
            _drop_persons(ctx, roles)
            return players
        for chunk in list(roles.chunks):
            if isinstance(chunk, ph.Prepositional) and chunk.role not in ("toward", "to"):
                continue
            inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
            if isinstance(inner, ph.Nominal) and inner.head in ("neighbour", "player", "opponent"):
                if side in inner.adjectives or roles.adverb(side):
                    _drop_persons(ctx, roles)
                    return players
    return None


def _drop_persons(ctx: Context, roles: Roles) -> None:
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(inner, ph.Nominal) and inner.head in ("neighbour", "player", "opponent"):
            roles.take(chunk)
            if inner is chunk:
                check_case(ctx, inner, str(ctx.lexicon.settings.get("recipient", "")))


def name_card(ctx: Context, roles: Roles) -> fx.Effect:
    named = [n for n in roles.nominals() if n.head == "name"]
    nominal = named[0] if named else _object(roles)
    roles.object = nominal
    roles.take(nominal)
    wanted = str((ctx.lexicon.settings.get("object") or {}).get("plain", ""))
    standing = {f[1] for f in nominal.features if not wanted or f[0] in wanted}
    if standing == {"p"}:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=roles.clause.verb.text, role="amount")
    if nominal.head not in ("card", "name") or nominal.adjectives:
        raise Reject(Code.EXTRA_ROLE, nominal.span, word=nominal.text, verb=roles.clause.verb.text)
    for other in roles.nominals():
        if other.head == "card":
            roles.take(other)
    name = ctx.fresh()
    ctx.mention(name, "named")
    return fx.NameCard(name, span=roles.clause.span)


def choose(ctx: Context, roles: Roles) -> fx.Effect:
    """Choosing cards for a later step: nothing happens yet."""
    chosen = cards(ctx, roles, _object(roles), HAND, roles.clause.verb)
    name = ctx.fresh()
    ctx.mention(name, "chosen", chosen=chosen)
    return fx.Seq((), span=roles.clause.span)


def cost_change(ctx: Context, roles: Roles) -> fx.Effect:
    """"All cards cost 1 less this turn"."""
    return _change(ctx, roles, fx.ChangeCost)


def yield_change(ctx: Context, roles: Roles) -> fx.Effect:
    """"Copper gives 1 coin more this turn"."""
    verb = roles.clause.verb
    if "be" in verb.frames and not any(
        isinstance(c, ph.Adverb) and c.key == "worth" for c in roles.chunks
    ):
        raise Reject(Code.NOT_UNDERSTOOD, verb.span, word=verb.text)
    return _change(ctx, roles, fx.ChangeYield)


def _change(
    ctx: Context, roles: Roles, make: type[fx.ChangeCost] | type[fx.ChangeYield]
) -> fx.Effect:
    clause = roles.clause
    subject = clause.subject
    _floor(roles)
    comparison = roles.comparison()
    margin = roles.preposition("by")
    if margin is not None and comparison is not None:
        roles.chunks = [margin.nominal if c is margin else c for c in roles.chunks]
    amount = next((n for n in roles.nominals() if n.number is not None), None)
    for single in [n for n in roles.nominals() if n.head == "coin" and amount is None]:
        if "indef" in single.determiners:  # "an extra coin"
            amount = replace(single, number=1)
            roles.chunks = [amount if c is single else c for c in roles.chunks]
    played = make is fx.ChangeYield and subject is not None
    if played and subject is not None and _relative_of(ctx, subject, "play", adverb="this_turn"):
        pass  # a treasure gives when it is played: "each Copper you play this turn"
    elif not roles.adverb("this_turn"):
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="duration")
    if make is fx.ChangeYield and "be" in clause.verb.frames and not roles.adverb("worth"):
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    compared = comparison is not None
    if comparison is None and make is fx.ChangeYield and amount is not None:
        extra = {"plus", "additional"} & set(amount.adjectives)
        if extra or roles.adverb("additional"):
            comparison = ph.Comparison("more", None, amount.span)
    if subject is not None and subject.head == "":
        raise Reject(Code.MISSING_ROLE, subject.span, word=subject.text, role="noun")
    if subject is None or amount is None or amount.number is None or comparison is None:
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="amount")
    whose = set(subject.determiners) - {"all", "each", "def", "every"}
    told = (set(subject.adjectives) - {"played"}) & {*PARTICIPLES, "top", "rest", "bottom"}
    if not is_cards(subject) or whose or told or amount.head not in ("coin", ""):
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    plain_amount(amount)
    measured(ctx, amount, compared)
    roles.take(amount)
    roles.adverb("never_below_zero")
    for chunk in list(roles.chunks):
        if isinstance(chunk, ph.Prepositional) and chunk.nominal.head.startswith("zone:"):
            roles.take(chunk)
    predicates, _ = modifiers(ctx, None, subject)
    keys = {"dearer": 1, "cheaper": -1} if "be" in clause.verb.frames else {}
    if make is fx.ChangeYield or not keys:
        keys = {"more": 1, "less": -1}
    sign = keys.get(comparison.key)
    if sign is None:
        raise Reject(Code.NOT_UNDERSTOOD, comparison.span, word=clause.verb.text)
    return make(predicates, sign * amount.number, span=clause.span)


def _floor(roles: Roles) -> None:
    """"... but never less than 0" only repeats the rule that no cost falls below it."""
    for chunk in roles.chunks:
        if (
            isinstance(chunk, ph.Comparison)
            and chunk.key == "less"
            and chunk.than is not None
            and chunk.than.number == 0
            and (roles.clause.negated or roles.adverb("never"))
        ):
            roles.take(chunk)
            roles.adverb("but")
            return
        if (
            isinstance(chunk, ph.Nominal)
            and chunk.number == 0
            and chunk.bound == "at_least"
            and roles.adverb("but")
        ):  # "but not less than 0"
            roles.take(chunk)
            return


def _the_attack(ctx: Context, nominal: ph.Nominal) -> bool:
    """"... not struck by that card": in a reaction that is the card reacted to."""
    return bool(ctx.reaction) and nominal.head == "card" and nominal.determiners == ("dem",)


def unaffected(ctx: Context, roles: Roles) -> fx.Effect:
    """Warding off an attack, or not being touched by it."""
    clause = roles.clause
    plain = {"ward", "affect", "have"} & set(clause.verb.frames) and not clause.aux
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if inner is chunk and not plain:
            continue
        you = isinstance(inner, ph.Nominal) and inner.head == "you"
        if inner is chunk and you and "have" in roles.clause.verb.frames:
            continue  # an attack has an effect *on* somebody
        if isinstance(inner, ph.Nominal) and inner.head in (
            "attack", "type:attack", "you", "effect", "self",
        ) or (isinstance(inner, ph.Nominal) and inner is not chunk and _the_attack(ctx, inner)):
            roles.take(chunk)
    roles.adverb("unaffected")
    if "ward" in clause.verb.frames and len(roles.chunks) == len(clause.chunks):
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="object")
    subject = clause.subject
    if subject is not None and (is_cards(subject) and subject.head != "type:attack"):
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    return fx.Unaffected(span=roles.clause.span)


def be_unaffected(ctx: Context, roles: Roles) -> fx.Effect:
    """"You are unaffected by it", "the attack has no effect on you"."""
    clause = roles.clause
    untouched = roles.adverb("unaffected")
    touched = roles.adverb("affected") or "affect" in clause.verb.frames
    effects = [n for n in roles.nominals() if n.head == "effect"]
    touched = touched or ("have" in clause.verb.frames and bool(effects))
    if effects and "have" in clause.verb.frames:
        check_object(ctx, clause, effects[0])
    none = any("neg" in n.determiners for n in effects)
    if (untouched and not clause.negated) or (touched and clause.negated) or none:
        return unaffected(ctx, roles)
    if _options_differ(roles):
        return fx.Seq((), span=clause.span)
    raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)


def _options_differ(roles: Roles) -> bool:
    """"The choices must be different" says what choosing several always means."""
    subject = roles.clause.subject
    if subject is None or subject.head not in ("option", "choice") or roles.clause.negated:
        return False
    said = [n for n in roles.nominals() if n.head == "" and "different" in n.adjectives]
    for nominal in said:
        roles.take(nominal)
    return roles.adverb("different") or bool(said)


def _until(roles: Roles) -> ph.Clause | None:
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Until):
            roles.take(chunk)
            return chunk.clause
    return None


def _hand_size(ctx: Context, clause: ph.Clause) -> fx.Amount:
    """"... until you have 6 cards in hand"."""
    roles = Roles.of(clause)
    counted = next((n for n in roles.nominals() if n.number is not None), None)
    if counted is not None and not counted.head and ctx.lexicon.settings.get("says_objects"):
        raise Reject(Code.MISSING_ROLE, counted.span, word=counted.text, role="noun")
    if clause.negated or (ctx.loop is not None and clause.subject is not None and (
        clause.subject.head == "you"
    )):  # each player's own hand is meant
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    if counted is not None and counted.head not in ("card", "handcard", ""):
        raise Reject(Code.NOT_UNDERSTOOD, counted.span, word=counted.text)
    if counted is None or counted.number is None or "have" not in clause.verb.frames:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    roles.take(counted)
    place = roles.preposition("at", "to", "in", "from")
    if place is not None and place.nominal.head == "zone:hand":
        at_rest(ctx, place)
        possessor(ctx, place.nominal)
        roles.take(place)
    elif counted.head != "handcard":
        raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="zone")
    roles.adverb("only_left")
    roles.adverb("of_them")
    leftovers(ctx, roles)
    return fx.Number(counted.number)


_COMES = frozenset({"reveal", "find", "have", "be", "cost"})
"""How a text says that the card looked for has come."""


def _reveal_until(ctx: Context, roles: Roles, until: ph.Clause) -> fx.Effect:
    """"Reveal cards until you have revealed 2 Treasures"."""
    inner = Roles.of(until)
    if until.negated or not _COMES & set(until.verb.frames):
        raise Reject(Code.NOT_UNDERSTOOD, until.verb.span, word=until.verb.text)
    if "cost" in until.verb.frames and until.subject is not None:
        return _until_cost(ctx, roles, until, inner)
    nominal = next((n for n in inner.nominals() if is_cards(n)), None)
    if nominal is None and until.subject is not None and is_cards(until.subject):
        if "reveal" in until.verb.frames and not until.aux:  # cards do not reveal
            raise Reject(Code.NOT_UNDERSTOOD, until.subject.span, word=until.subject.text)
        nominal = until.subject
    if nominal is None:
        raise Reject(Code.MISSING_ROLE, until.span, word=until.verb.text, role="object")
    inner.take(nominal)
    predicates, _ = modifiers(ctx, inner, nominal)
    amount = quantity(nominal)
    count = amount.amount if isinstance(amount, fx.Exactly) else None
    if count is None or not predicates:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=until.verb.text, role="amount")
    inner.adverb("in_total")
    leftovers(ctx, inner)
    return _revealed_until(ctx, roles, predicates, count)


def _until_cost(ctx: Context, roles: Roles, until: ph.Clause, inner: Roles) -> fx.Effect:
    """"... until one of them costs 3 or more"."""
    subject = until.subject
    assert subject is not None
    inner.adverb("of_them")
    comparison = inner.comparison()
    amount = next((n for n in inner.nominals() if n.number is not None), None)
    if amount is not None:
        inner.take(amount)
    made = cost(ctx, amount, comparison, until.span)
    leftovers(ctx, inner)
    wanted = quantity(subject)
    if not isinstance(wanted, fx.Exactly):
        raise Reject(Code.MISSING_ROLE, subject.span, word=until.verb.text, role="amount")
    return _revealed_until(ctx, roles, (*head_filter(subject), made), wanted.amount)


def _revealed_until(
    ctx: Context, roles: Roles, predicates: fx.Filter, count: fx.Amount
) -> fx.Effect:
    _object(roles)
    top = any(isinstance(c, ph.Prepositional) and c.nominal.head == "top" for c in roles.chunks)
    for chunk in list(roles.chunks):
        if isinstance(chunk, ph.Prepositional):
            if chunk.nominal.head in ("zone:deck", "top") and chunk.role in SOURCE_ROLES:
                if possessor(ctx, chunk.nominal) is not fx.Who.ACTOR:  # not their own deck
                    raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
                roles.take(chunk)
        elif isinstance(chunk, ph.Nominal) and (
            chunk.head == "card" or (top and is_zone(chunk) and genitive(ctx, chunk))
        ):
            roles.take(chunk)
    found, others = ctx.fresh(), ctx.fresh()
    many = count != fx.Number(1)
    ctx.mention(
        found, "revealed", "found", many=many, others=others, filter=head_only(predicates)
    )
    return fx.RevealUntil(predicates, count, found, others, span=roles.clause.span)


def per(ctx: Context, roles: Roles, each: fx.Amount) -> fx.Amount:
    """"... per card discarded": the amount times what is counted."""
    prep = roles.preposition("per", "for_each")
    if prep is None or not isinstance(each, fx.Number):
        return each
    roles.take(prep)
    return fx.Per(
        each.value, counted(ctx, roles, prep.nominal), prep.nominal.number or 1, span=prep.span
    )


def counted(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Amount:
    """What "per ..." counts: cards spoken of, cards in a zone, cards owned."""
    if not nominal.head:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=nominal.text, role="object")
    if nominal.head == "empty_pile" or (nominal.head == "pile" and "empty" in nominal.adjectives):
        for chunk in list(roles.chunks):
            if isinstance(chunk, ph.Prepositional) and chunk.nominal.head == "zone:supply":
                roles.take(chunk)
        return fx.EmptyPiles(span=nominal.span)
    owned = _relative_of(ctx, nominal, "have", "own")
    participle = _relative_participle(ctx, nominal)
    pointed = reference(ctx, nominal)
    predicates, _ = modifiers(ctx, roles, nominal)
    different = "different_name" in nominal.adjectives or roles.adverb("different_name")
    if pointed is not None:
        return fx.CountCards(
            fx.Cards(pointed[0], predicates, fx.All()), different, span=nominal.span
        )
    if participle is not None:
        return fx.CountCards(
            fx.Cards(participle, head_only(predicates), fx.All()), span=nominal.span
        )
    source: fx.Source | None = None
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
    if "owned" in nominal.adjectives or owned or roles.adverb("owned") or (nominal.partitive and "your" in nominal.determiners):
        source = source or fx.In(fx.Zone.OWNED)
    if source is None:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=nominal.text, role="zone")
    return fx.CountCards(fx.Cards(source, predicates, fx.All()), bool(different), span=nominal.span)


def head_only(predicates: fx.Filter) -> fx.Filter:
    return tuple(p for p in predicates if isinstance(p, fx.OfType | fx.Called))


PARTICIPLE_OF = {
    "discard": "discarded", "trash": "trashed", "reveal": "revealed", "gain": "gained",
    "take": "gained", "play": "played", "set_aside": "set_aside", "name": "named",
    "look": "looked_at", "pass": "passed",
}


def _relative_of(
    ctx: Context, nominal: ph.Nominal, *frames: str, adverb: str = ""
) -> bool:
    """"per Duchy that you have", "each Copper you play this turn": said, and taken up."""
    for relative in nominal.relatives:
        said = [c.key for c in relative.chunks if isinstance(c, ph.Adverb)]
        others = [
            c for c in relative.chunks
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
    """"per card that you discarded"."""
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


FRAMES: dict[str, Frame] = {
    "discard": discard,
    "trash": trash,
    "reveal": reveal,
    "look": look,
    "set_aside": set_aside,
    "put": put,
    "return": put,
    "put_hand": put_hand,
    "gain": gain,
    "take": take,
    "draw": draw,
    "get": get,
    "play": play,
    "pass": pass_on,
    "name": name_card,
    "choose": choose,
    "cost": cost_change,
    "yield": yield_change,
    "ward": unaffected,
    "affect": be_unaffected,
    "be": be_unaffected,
    "have": be_unaffected,
}
