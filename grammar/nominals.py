"""Noun phrases to cards: which, how many, from where, and who chooses."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.amounts import left_over, plain_amounts
from grammar.children import fits_relative
from grammar.concord import pronoun_agrees
from grammar.context import Context, Mention, Reject
from grammar.counting import UNSAID
from grammar.modifiers import among_them, had_where, lying_where, modifiers
from grammar.references import PARTICIPLES, PRONOUNS, reference
from grammar.roles import (
    ZONES,
    Roles,
    genitive,
    head_filter,
    is_cards,
    is_zone,
    possessor,
    quantity,
    zone_source,
)

RESOURCES = {
    "card": fx.Resource.CARDS,
    "action": fx.Resource.ACTIONS,
    "buy": fx.Resource.BUYS,
    "coin": fx.Resource.COINS,
    "potion": fx.Resource.POTIONS,
}


SUPPLY = fx.In(fx.Zone.SUPPLY)


SOURCE_ROLES = frozenset({"from", "of", "at", "among", "in"})


TARGET_ROLES = frozenset({"to", "in"})


def cards(
    ctx: Context, roles: Roles, nominal: ph.Nominal, default: fx.Source, verb: ph.Verb
) -> fx.Cards:
    """The cards a clause is about. Uses up the chunks that say where they come from."""
    roles.take(nominal)
    span = nominal.span
    if "different_name" in nominal.adjectives:  # two different cards: which is not sayable yet
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)
    if nominal.total is not None and nominal.total != _how_many_seen(ctx):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)  # "one of the 3 cards" of 2
    if _the_same(nominal) and ctx.last() is not None:
        nominal = replace(nominal, head="card", adjectives=(), determiners=("dem",))
    plain = not roles.clause.negated and not roles.clause.verb.case
    if roles.object is nominal and nominal.head and plain:
        _as_object(ctx, nominal)
    nominal, many = plain_amounts(ctx, roles, nominal)
    _gather_relatives(roles, nominal)
    _those_among(roles, nominal)
    if not nominal.head and nominal.adjectives == ("such",) and nominal.relatives:
        nominal = replace(nominal, head="card", adjectives=())  # "one that costs 4"
    such = ctx.last() if "such" in nominal.adjectives else None
    if "such" in nominal.adjectives:  # "if there are any, he trashes such a card"
        if such is None or not such.part:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        left = tuple(a for a in nominal.adjectives if a != "such")
        nominal = replace(nominal, adjectives=left)
    if among_them(nominal):
        roles.chunks.append(ph.Adverb("of_them", span, nominal.text))
    source, zone_whole, inherited = _source(ctx, roles, nominal)
    pointed = None
    of_them = nominal.partitive and nominal.head in PRONOUNS  # "jedną z nich"
    if source is None and _own_discards(ctx, nominal):
        return fx.Cards(fx.In(fx.Zone.DISCARD), (), fx.All(), span=span)
    if source is None or (isinstance(source, fx.In) and nominal.head not in ZONES):
        just = ctx.just_held() is not None and nominal.head in ("it", "them")
        pointed = reference(ctx, nominal) if not (of_them or just) else None
    held = ctx.just_held() if source is None and nominal.head in ("it", "them") else None
    if held is not None:  # "if you have a Copper in hand, trash it"
        return replace(held, span=span)
    if nominal.head in ZONES and not zone_whole:
        return fx.Cards(zone_source(ctx, nominal), (), fx.All(), span=span)
    dets = set(nominal.determiners)
    if "bottom" in nominal.adjectives or "same" in dets or (nominal.head in ZONES and zone_whole):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)
    if (pointed and dets & {"some", "as_many"}) or ("top" in nominal.adjectives and "each" in dets):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)
    if "their" in dets and ctx.loop is None:
        raise Reject(Code.REFERENCE, span, word=nominal.text)
    bare = not (nominal.adjectives or nominal.relatives or nominal.partitive)
    nowhere = pointed is None and source is None and nominal.number is None
    if nowhere and bare and nominal.determiners == ("def",) and is_cards(nominal):
        raise Reject(Code.REFERENCE, span, word=nominal.text)  # which one was never said
    if nominal.number is not None and nominal.bound in ("more", "at_least", "over", "under"):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)  # no more than is asked
    predicates, by = modifiers(ctx, roles, nominal)
    predicates = (*inherited, *predicates)
    amount = quantity(nominal) if many is None else fx.Exactly(many, span=span)
    floats = nominal.head in PRONOUNS or (nominal.plural() and not nominal.determiners)
    if roles.adverb("all") or (floats and _floating_all(roles)):
        if nominal.number is None:
            amount = fx.All(span=span)
        elif ctx.loop is None or "p" not in ctx.loop.numbers:  # "they all take 1 card"
            raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)
    if roles.adverb("even_none") and not isinstance(amount, fx.AnyNumber | fx.UpTo):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)  # none is not allowed
    if pointed is None and nominal.head not in ("", *PRONOUNS):
        ctx.noun = nominal.features
    if pointed is not None:
        where, mention = pointed
        alone = nominal.head == "" and nominal.determiners == ("dem",) and not nominal.adjectives
        if mention is not None and (nominal.head in PRONOUNS or alone):
            pronoun_agrees(ctx, nominal, mention)
        if mention is not None and mention.chosen is not None and where == fx.Those(mention.name):
            return _chosen_before(ctx, nominal, mention, mention.chosen, default)
        if isinstance(where, fx.ThisCard):
            if isinstance(source, fx.In) and source.zone not in (fx.Zone.HAND, fx.Zone.PLAY):
                raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)  # it is not there
            predicates = tuple(p for p in predicates if not isinstance(p, fx.Called))
        bare = nominal.plural() and not nominal.determiners and nominal.number is None
        if bare and amount is None and roles.clause.modal in ("may", "can"):
            amount = fx.AnyNumber(span=span)  # "trashed cards you may take": any of them
        if nominal.partitive or nominal.plural():
            roles.adverb("of_them")  # "one of the cards from there"
        if mention is not None and isinstance(where, fx.Those) and where.name == mention.name:
            predicates = tuple(p for p in predicates if p not in mention.filter)
            numbers = {f[1] for f in mention.features}
            several = numbers == {"p"} or ("p" in numbers and nominal.head == "them")
            if mention.part and several and (nominal.head in PRONOUNS or alone):
                # "if there are Treasures among them, he trashes them": all of that kind
                return fx.Cards(where, mention.part, fx.All(), by, span=span)
            if mention.part and mention.many and nominal.head == "it":
                # "if there is a Treasure among them, he trashes it": one of them
                return fx.Cards(where, mention.part, fx.Exactly(fx.Number(1)), by, span=span)
        return _of_those(nominal, where, predicates, amount, by)
    known = isinstance(source, fx.Those | fx.RestOf)  # "van de getoonde kaarten ... er 2"
    among = of_them or (roles.adverb("of_them") and not known)
    among = among or _any_of_seen(ctx, nominal, source)
    while among and roles.adverb("of_them", "here"):
        pass  # "er ... van", said in two words
    if such is not None and source is None:
        source = fx.Those(such.name, span=span)
        predicates = (*such.part, *(p for p in predicates if p not in such.part))
    if source is None and not among and default in (fx.In(fx.Zone.HAND), UNSAID):
        tested = ctx.last()  # "if he revealed a Treasure, he trashes a Treasure": one of those
        if tested is not None and tested.part and set(tested.part) == set(head_filter(nominal)):
            source = fx.Those(tested.name, span=span)
    if nominal.head == "" and not among and not inherited and not nominal.partitive:
        earlier = ctx.last()
        held = ctx.just_held()
        if isinstance(source, fx.Those | fx.RestOf):
            pass
        elif held is not None and held.filter and source in (None, held.source):
            source = held.source  # "if you have a Copper in hand, trash one"
            predicates = (*held.filter, *predicates)
        elif earlier is not None and earlier.part and source is None:
            source = fx.Those(earlier.name, span=span)  # "if there is a Treasure, he trashes one"
            predicates = (*earlier.part, *predicates)
        elif earlier is None or not earlier.filter or "top" in nominal.adjectives:
            raise Reject(Code.MISSING_ROLE, span, word=nominal.text, role="noun")
        else:
            predicates = (*earlier.filter, *predicates)
    if among or (nominal.partitive and nominal.head in ("", "card") and source is None):
        mention = ctx.last()
        held = ctx.just_held()
        if held is not None:  # "if he has Victory cards in hand, he reveals one of them"
            predicates = (*held.filter, *(p for p in predicates if p not in held.filter))
            return fx.Cards(held.source, predicates, amount or fx.All(), by, span=span)
        if mention is None and ctx.loop is not None and about_hand(ctx.loop.only_if):
            # "players with cards in hand pass one of them"
            return fx.Cards(fx.In(fx.Zone.HAND), predicates, amount or fx.All(), by, span=span)
        one_of_one = mention is not None and not mention.many and not whole_of(nominal)
        if one_of_one and ctx.lexicon.settings.get("articles"):
            raise Reject(Code.REFERENCE, span, word=nominal.text)  # one of a single card
        if mention is None:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        source = fx.Those(mention.name, span=span)
        seen = ctx.last("revealed", "looked_at")
        own = default in (fx.In(fx.Zone.HAND), UNSAID)
        if mention.kinds & {"trashed", "discarded"} and own and seen:
            source = fx.RestOf(seen.name, span=span)  # "trash any of them. Discard any of them"
        predicates = (*mention.part, *(p for p in predicates if p not in mention.part))
    whole = bool({"each", "all"} & dets)
    whole = whole or (of_them and "dem" in dets and nominal.plural())  # "te z nich, które ..."
    if nominal.partitive and not whole and amount is not None and isinstance(amount, fx.All):
        amount = fx.Exactly(fx.Number(1))
    each = nominal.partitive and "each" in dets
    if each and roles.clause.modal in ("may", "can"):  # "each of them you may take": any of them
        amount = fx.AnyNumber(span=span)
    said = isinstance(source, fx.Those | fx.RestOf)
    if amount is None and said and nominal.plural() and ctx.lexicon.settings.get("drops_subject"):
        amount = fx.All(span=span)  # "karty zwycięstwa spośród nich": no article, all of them
    if amount is None and source is None and nominal.plural() and head_filter(nominal):
        seen = ctx.last("revealed", "looked_at")
        if seen is not None and seen is ctx.last() and not ctx.lexicon.settings.get("articles"):
            source = fx.Those(seen.name, span=span)  # "karty zwycięstwa weź na rękę"
            amount = fx.All(span=span)
    if amount is None and nominal.plural() and roles.adverb("own_choice"):
        amount = fx.AnyNumber(span=span)  # "discard cards of your choice"
    if amount is None:
        raise Reject(Code.MISSING_ROLE, span, word=verb.text, role="amount")
    if "rest" in nominal.adjectives and _one_may_be_there(ctx, source or default):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)  # not the card just gained
    if "top" in nominal.adjectives and not isinstance(source, fx.Top):
        if not isinstance(source, fx.In) or source.zone is not fx.Zone.DECK:
            raise Reject(Code.MISSING_ROLE, span, word=nominal.text, role="zone")
        owner = source.of
        count = amount.amount if isinstance(amount, fx.Exactly) else fx.Number(1)
        return fx.Cards(fx.Top(count, owner, span=span), predicates, fx.All(), by, span=span)
    if isinstance(source, fx.Top):
        count = amount.amount if isinstance(amount, fx.Exactly) else source.amount
        return fx.Cards(fx.Top(count, source.of, span=span), predicates, fx.All(), by, span=span)
    if (
        isinstance(source, fx.In)
        and source.zone is fx.Zone.DECK
        and ({"def", "dem"} & set(nominal.determiners) and not isinstance(amount, fx.All))
    ):  # which card of the deck?
        raise Reject(Code.REFERENCE, span, word=nominal.text)
    if _off_the_top(nominal, source, amount, predicates) and by is fx.Who.ACTOR:
        assert isinstance(source, fx.In)
        assert isinstance(amount, fx.Exactly)
        return fx.Cards(fx.Top(amount.amount, source.of, span=span), (), fx.All(), by, span=span)
    if nominal.head == "handcard" and source is None:
        source = fx.In(fx.Zone.HAND, possessor(ctx, nominal))
    return fx.Cards(source or default, predicates, amount, by, span=span)


def _off_the_top(
    nominal: ph.Nominal, source: fx.Source | None, amount: fx.Quantity, predicates: fx.Filter
) -> bool:
    """ "Reveal 4 cards from your deck": nobody picks cards of a pile that lies face down."""
    plain = nominal.head == "card" and not (nominal.adjectives or predicates or nominal.bound)
    so_many = isinstance(amount, fx.Exactly) and set(nominal.determiners) <= {"indef"}
    return plain and so_many and isinstance(source, fx.In) and source.zone is fx.Zone.DECK


def _chosen_before(
    ctx: Context, nominal: ph.Nominal, mention: Mention, chosen: fx.Cards, default: fx.Source
) -> fx.Cards:
    """ "Choose a card ... Trash it": choosing and doing are one step, of whoever chooses."""
    by = chosen.by
    if chosen.source == UNSAID:  # from where it is taken for what is done now
        chosen = replace(chosen, source=default)
    if mention.loop is not ctx.loop:
        seen = isinstance(chosen.source, fx.Those | fx.RestOf) or chosen.source == SUPPLY
        if mention.loop is not None or not seen:  # they chose, or from your own cards
            raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
        by = fx.Who.YOU
    mention.chosen = None
    ctx.freely = ctx.freely or mention.free
    return fx.Cards(chosen.source, chosen.filter, chosen.quantity, by, span=nominal.span)


def _one_may_be_there(ctx: Context, source: fx.Source) -> bool:
    """ "Gain a card to your hand. Discard another card": the one spoken of lies there as well."""
    hand = isinstance(source, fx.In) and source.zone is fx.Zone.HAND
    gained = ctx.last("gained")
    return hand and gained is not None and "gained_there" not in gained.kinds


def _the_same(nominal: ph.Nominal) -> bool:
    """ "Dieselbe (Karte)": the one just spoken of."""
    same = nominal.adjectives == ("same",) and not nominal.determiners
    return same and nominal.head in ("", "card") and nominal.singular()


def _how_many_seen(ctx: Context) -> int | None:
    """How many cards were last spoken of, where the text said so."""
    mention = ctx.last()
    if mention is None:
        return None
    match mention.source:
        case fx.Top(amount=fx.Number(value=number)):
            return number
        case _:
            return mention.wanted


def _those_among(roles: Roles, nominal: ph.Nominal) -> None:
    """ "all Victory cards that are among them": where they are."""
    for relative in list(nominal.relatives):
        said = [
            c
            for c in relative.chunks
            if not (isinstance(c, ph.Nominal) and c.head in ("rel", "self"))
        ]
        among = said[0] if len(said) == 1 else None
        if "be" not in relative.verb.frames or relative.negated:
            continue
        if isinstance(among, ph.Prepositional) and among.role == "among":
            relative.used = True
            nominal.relatives.remove(relative)
            roles.chunks.append(among)


def _as_object(ctx: Context, nominal: ph.Nominal) -> None:
    """ "Karty" as an object are many, though the form can also be of one card."""
    case = str((ctx.lexicon.settings.get("object") or {}).get("plain", ""))
    fitting = frozenset(f for f in nominal.features if f[0] in case)
    nominal.features = fitting or nominal.features


def _floating_all(roles: Roles) -> bool:
    """ "odrzuć je wszystkie": the word for all stands apart from its pronoun."""
    for other in roles.nominals():
        if not other.head and other.determiners == ("all",) and not other.adjectives:
            roles.take(other)
            return True
    return False


def _own_discards(ctx: Context, nominal: ph.Nominal) -> bool:
    """ "Look through your discarded cards": the discard pile, where none was discarded yet."""
    own = {"your", "own", "their"} & set(nominal.determiners)
    told = nominal.head == "card" and nominal.adjectives == ("discarded",) and nominal.plural()
    return bool(own) and told and nominal.number is None and ctx.last("discarded") is None


def _any_of_seen(ctx: Context, nominal: ph.Nominal, source: fx.Source | None) -> bool:
    """ "... and any number discard": of the cards that are looked at."""
    some = nominal.determiners == ("any_number",)
    several = any(f[1] == "p" for f in nominal.features)
    some = some or (nominal.determiners == ("any",) and several)
    free = not nominal.head and some and not nominal.adjectives
    return free and source is None and ctx.last("revealed", "looked_at") is not None


def whole_of(nominal: ph.Nominal) -> bool:
    return bool({"all", "each"} & set(nominal.determiners))


def about_hand(condition: fx.Condition | None) -> bool:
    """Whether a condition counts all cards of a hand."""
    match condition:
        case fx.Compare(
            left=fx.CountCards(cards=fx.Cards(source=fx.In(zone=fx.Zone.HAND), filter=())),
            op=fx.Op.AT_LEAST | fx.Op.MORE,
        ):
            return True
        case _:
            return False


def _of_those(
    nominal: ph.Nominal,
    where: fx.Source,
    predicates: fx.Filter,
    amount: fx.Quantity | None,
    by: fx.Who,
) -> fx.Cards:
    """A part of cards already spoken of, or all of them."""
    dets = set(nominal.determiners)
    whole = nominal.head in (*PRONOUNS, "rest") or isinstance(where, fx.ThisCard | fx.RestOf)
    if isinstance(where, fx.RestOf) and isinstance(amount, fx.AnyNumber):
        whole = False  # "any number of the rest"
    if {"def", "dem"} & dets and nominal.number is None:
        whole = True
    if nominal.partitive:
        whole = "indef" not in dets and nominal.number is None and "any_number" not in dets
    if (whole and not isinstance(amount, fx.AnyNumber)) or amount is None:
        amount = fx.All(span=nominal.span)
    return fx.Cards(where, predicates, amount, by, span=nominal.span)


def _gather_relatives(roles: Roles, nominal: ph.Nominal) -> None:
    """A relative behind a place or a price speaks of the cards: "into your hand that costs"."""
    for chunk in roles.clause.chunks:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(chunk, ph.Prepositional) and chunk.role == "except":
            # "a Treasure except Copper, which you choose": the pronoun tells of which
            others = [
                r
                for r in chunk.nominal.relatives
                if "choose" in r.verb.frames or not fits_relative(chunk.nominal, r)
            ]
            nominal.relatives.extend(others)
            chunk.nominal.relatives = [r for r in chunk.nominal.relatives if r not in others]
        if (
            isinstance(inner, ph.Nominal)
            and inner is not nominal
            and inner.relatives
            and (is_zone(inner) or inner.head in ("cost", "choice", "name"))
        ):
            own = [r for r in inner.relatives if r.mood == "attribute"]  # "with a 2 higher cost"
            nominal.relatives.extend([r for r in inner.relatives if r not in own])
            inner.relatives = own


def _source(
    ctx: Context, roles: Roles, nominal: ph.Nominal
) -> tuple[fx.Source | None, bool, fx.Filter]:
    """From a prepositional phrase or a genitive beside the noun.

    "Of the revealed Treasures": what the phrase says of the cards is inherited.
    """
    had = had_where(ctx, nominal)
    if had is not None and had.zone is not fx.Zone.OWNED:
        return had, True, ()
    lying = lying_where(ctx, nominal)
    if lying is not None:
        return lying, True, ()
    for chunk in roles.chunks:
        inner: ph.Nominal | None = None
        if isinstance(chunk, ph.Prepositional) and chunk.role in SOURCE_ROLES:
            inner = chunk.nominal
        elif isinstance(chunk, ph.Nominal) and chunk is not nominal and genitive(ctx, chunk):
            inner = chunk
        if inner is None:
            continue
        if inner.head == "top":
            roles.take(chunk)
            owner = fx.Who.ACTOR
            for zone in [c for c in roles.nominals() if c.head == "zone:deck"]:
                owner = possessor(ctx, zone)
                roles.take(zone)
            for prep in [c for c in roles.chunks if isinstance(c, ph.Prepositional)]:
                if prep.role in SOURCE_ROLES and prep.nominal.head == "zone:deck":
                    owner = possessor(ctx, prep.nominal)
                    roles.take(prep)
            return fx.Top(fx.Number(1), owner, span=inner.span), True, ()
        if inner.head in ZONES and (
            isinstance(chunk, ph.Prepositional) or nominal.head not in ZONES
        ):
            roles.take(chunk)
            return zone_source(ctx, inner), True, ()
        rest = nominal.head == "rest" or "rest" in nominal.adjectives
        part = isinstance(chunk, ph.Prepositional) and chunk.role in ("of", "among", "from")
        if rest and part and inner.head in ("card", "", "them"):
            roles.take(chunk)  # "the rest of the revealed cards"
            kinds = tuple(a for a in inner.adjectives if a in PARTICIPLES)
            nominal.adjectives = (*nominal.adjectives, *kinds)
            continue
        if isinstance(chunk, ph.Prepositional) and chunk.role in ("of", "among", "from"):
            inner = left_over(ctx, inner)
            pointed = reference(ctx, inner) if not is_zone(inner) else None
            if pointed is not None:
                roles.take(chunk)
                return pointed[0], True, head_filter(inner)
    return None, False, ()
