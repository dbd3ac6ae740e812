"""Noun phrases to cards: which, how many, from where, and who chooses."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_case, check_relative_case
from grammar.concord import pronoun_agrees, relative_agrees
from grammar.context import Context, Mention, Reject

PARTICIPLES = frozenset(
    {"trashed", "revealed", "discarded", "gained", "named", "played", "set_aside", "drawn",
     "looked_at", "chosen", "passed", "found", "returned"}
)
ZONES = {f"zone:{z.value}": z for z in fx.Zone}
RESOURCES = {
    "card": fx.Resource.CARDS,
    "action": fx.Resource.ACTIONS,
    "buy": fx.Resource.BUYS,
    "coin": fx.Resource.COINS,
    "potion": fx.Resource.POTIONS,
}
PRONOUNS = frozenset({"it", "them", "that", "they", "these"})
SOURCE_ROLES = frozenset({"from", "of", "at", "among", "in"})
TARGET_ROLES = frozenset({"to", "in"})


@dataclass(slots=True)
class Roles:
    """The chunks of a clause not used yet. What is left at the end is too much."""

    clause: ph.Clause
    chunks: list[ph.Chunk] = field(default_factory=list)
    object: ph.Nominal | None = None
    """What the verb acts on, once a frame has found it."""

    @classmethod
    def of(cls, clause: ph.Clause) -> Roles:
        return cls(clause, list(clause.chunks))

    def take(self, chunk: ph.Chunk) -> None:
        self.chunks = [c for c in self.chunks if c is not chunk]

    def adverb(self, *keys: str) -> bool:
        for chunk in self.chunks:
            if isinstance(chunk, ph.Adverb) and chunk.key in keys:
                self.take(chunk)
                return True
        return False

    def preposition(self, *roles: str) -> ph.Prepositional | None:
        return next(
            (c for c in self.chunks if isinstance(c, ph.Prepositional) and c.role in roles), None
        )

    def nominals(self) -> list[ph.Nominal]:
        return [c for c in self.chunks if isinstance(c, ph.Nominal)]

    def comparison(self) -> ph.Comparison | None:
        """"more ... than X": both halves, wherever the second stands."""
        found: ph.Comparison | None = None
        for chunk in [c for c in self.chunks if isinstance(c, ph.Comparison)]:
            self.take(chunk)
            if found is None:
                found = chunk
            elif chunk.key == "than":
                found = ph.Comparison(found.key, chunk.than, found.span)
            elif found.key == "than":
                found = ph.Comparison(chunk.key, found.than, chunk.span)
        return found


def is_cards(nominal: ph.Nominal) -> bool:
    return (
        nominal.head in ("card", "handcard", "copy")
        or nominal.head.startswith(("type:", "card:"))
        or bool(nominal.either)
    )


def is_zone(nominal: ph.Nominal) -> bool:
    return nominal.head in ZONES or nominal.head in ("top", "bottom")


_NOT_OF_ZONES = frozenset(
    {"indef", "any", "each", "neg", "some", "same", "any_number", "so_many", "as_many", "both"}
)


_SINGLE = frozenset({"zone:hand", "zone:deck", "zone:discard"})
"""Of these a player has one."""


def possessor(ctx: Context, nominal: ph.Nominal) -> fx.Who:
    """"Your" hand is the card player's, also in the middle of what another player does."""
    counted_off = set(nominal.determiners) & _NOT_OF_ZONES or nominal.number is not None
    strange = set(nominal.adjectives) - {"own", "whole", "all", "bottom", "rest"}
    if nominal.head in ZONES and (counted_off or strange):
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)  # "some hand"
    if nominal.head in _SINGLE and nominal.plural() and ctx.lexicon.settings.get("one_zone"):
        a = nominal.head_analysis
        right = tuple(
            form
            for form, features in (ctx.lexicon.forms_of(a.term, a.key) if a else ())
            if any(f[1] == "s" and f[0] in {g[0] for g in nominal.features} for f in features)
        )
        raise Reject(Code.AGREEMENT, nominal.span, word=nominal.text, expected=right)
    if ctx.loop is not None and "your" in nominal.determiners:
        return fx.Who.YOU
    if ctx.loop is None and "their" in nominal.determiners:
        raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
    return fx.Who.ACTOR


def quantity(nominal: ph.Nominal, *, definite_is_all: bool = True) -> fx.Quantity | None:
    """How many; None where the text does not say."""
    dets = nominal.determiners
    span = nominal.span
    if "any_number" in dets or "any_number" in nominal.adjectives:
        return fx.AnyNumber(span=span)
    if nominal.number is not None:
        amount = fx.Number(nominal.number, span=span)
        if nominal.bound in ("at_most", "less"):
            return fx.UpTo(amount, span=span)
        return fx.Exactly(amount, span=span)
    if "both" in nominal.adjectives or "both" in dets:
        return fx.Exactly(fx.Number(2), span=span)
    if "all" in dets or "all" in nominal.adjectives:
        return fx.All(span=span)
    if "each" in dets:
        return fx.All(span=span)
    if "indef" in dets or "any" in dets or "another" in dets:
        return fx.Exactly(fx.Number(1), span=span)
    if {"def", "dem", "your", "their", "own"} & set(dets):
        if nominal.plural():
            return fx.All(span=span) if definite_is_all else None
        return fx.Exactly(fx.Number(1), span=span)
    if nominal.singular():
        return fx.Exactly(fx.Number(1), span=span)
    return None


def head_filter(nominal: ph.Nominal) -> fx.Filter:
    keys = [*nominal.either, nominal.head] if nominal.either else [nominal.head]
    found: list[fx.Predicate] = []
    for key in keys:
        if key.startswith("type:"):
            found.append(fx.OfType(fx.CardType(key[5:]), span=nominal.span))
        elif key.startswith("card:"):
            found.append(fx.Called(key[5:], span=nominal.span))
    if len(found) > 1:
        return (fx.AnyOf(tuple(found), span=nominal.span),)
    extra: list[fx.Predicate] = []
    for adjective in nominal.adjectives:
        if adjective.startswith("not-type:"):
            extra.append(fx.NotThat(fx.OfType(fx.CardType(adjective[9:]))))
        elif adjective.startswith("type:"):
            extra.append(fx.OfType(fx.CardType(adjective[5:])))
    return (*found, *extra)


_NO_CARDS = frozenset(
    {"coin", "point", "potion", "action", "buy", "name", "cost", "choice", "option", "pile",
     "turn", "effect"}
)


def plain_amount(nominal: ph.Nominal, *, bounded: bool = False) -> None:
    """An amount is a number of something; whatever else is said of it says nothing."""
    strange = set(nominal.adjectives) - {"plus", "minus", "additional", "virtual", "new"}
    if strange or set(nominal.determiners) - {"indef", "by"} or (nominal.bound and not bounded):
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)


def reference(ctx: Context, nominal: ph.Nominal) -> tuple[fx.Source, Mention | None] | None:
    """The earlier cards a phrase points to; None if it brings new ones."""
    span = nominal.span
    kinds = [a for a in nominal.adjectives if a in PARTICIPLES]
    rest = "rest" in nominal.adjectives or nominal.head == "rest" or "rest" in nominal.determiners
    if ((kinds or rest) and nominal.head in _NO_CARDS) or (kinds and nominal.head in ZONES):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)
    if rest:
        mention = ctx.last(*kinds) if kinds else ctx.last("revealed", "looked_at", "set_aside")
        if mention is None:
            if is_cards(nominal) and not kinds and nominal.head != "rest":
                return None
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        if mention.others is not None:
            return fx.Those(mention.others, span=span), mention
        return fx.RestOf(mention.name, span=span), mention
    if kinds:
        mention = ctx.last(*kinds)
        if mention is None:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        return _pointed(mention, span), mention
    if nominal.head in PRONOUNS:
        mention = ctx.last()
        if mention is None:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        return _pointed(mention, span), mention
    if nominal.head == "this":
        return fx.ThisCard(span=span), None
    pointing = {"dem", "def"} & set(nominal.determiners)
    if nominal.head == "" and "def" in pointing and not nominal.adjectives and not nominal.number:
        raise Reject(Code.MISSING_ROLE, span, word=nominal.text, role="noun")
    if not pointing or "top" in nominal.adjectives or "another" in nominal.determiners:
        return None
    generic = nominal.head in ("card", "")
    mention = ctx.last()
    if not nominal.head and (mention is None or ctx.reaction):
        raise Reject(Code.REFERENCE, span, word=nominal.text)
    if "dem" in nominal.determiners and not nominal.plural():
        if nominal.head == "" and (mention is None or ctx.reaction):
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        if mention is None or ctx.reaction or (not generic and not _fits(mention, nominal)):
            return fx.ThisCard(span=span), None
        return _pointed(mention, span), mention
    if mention is not None and (generic or nominal.head.startswith("type:")):
        return _pointed(mention, span), mention
    if nominal.head.startswith("card:") and "def" in nominal.determiners:
        named = mention is not None and fx.Called(nominal.head[5:]) in mention.filter
        own = nominal.head_analysis is not None and nominal.head_analysis.data.get("kingdom")
        if own and not named and not nominal.plural():  # old printings call a card by its name
            return fx.ThisCard(span=span), None
        if mention is not None:
            return _pointed(mention, span), mention
    return None


def _fits(mention: Mention, nominal: ph.Nominal) -> bool:
    """"This Estate" points to an Estate that was spoken of, else to the card itself."""
    chosen = mention.chosen
    if chosen is None:
        return nominal.head.startswith("type:")
    return set(head_filter(nominal)) <= set(chosen.filter)


def _pointed(mention: Mention, span: fx.Span) -> fx.Source:
    if mention.chosen is not None and isinstance(mention.source, fx.ThisCard):
        return fx.ThisCard(span=span)
    return fx.Those(mention.name, span=span)


def at_rest(ctx: Context, place: ph.Prepositional) -> None:
    """Where the case tells "into" from "in", cards that one has lie, they do not move."""
    if place.role == "to" and ctx.lexicon.settings.get("motion_case"):
        raise Reject(Code.CASE, place.span, word=place.nominal.text, expected=())


def zone_source(ctx: Context, nominal: ph.Nominal) -> fx.In:
    return fx.In(ZONES[nominal.head], possessor(ctx, nominal), span=nominal.span)


def cards(
    ctx: Context, roles: Roles, nominal: ph.Nominal, default: fx.Source, verb: ph.Verb
) -> fx.Cards:
    """The cards a clause is about. Uses up the chunks that say where they come from."""
    roles.take(nominal)
    span = nominal.span
    if "different_name" in nominal.adjectives:  # two different cards: which is not sayable yet
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)
    if "so_many" in nominal.determiners:  # "so many cards ... as you like"
        if not roles.adverb("at_will"):
            raise Reject(Code.MISSING_ROLE, span, word=verb.text, role="amount")
        free = tuple("any_number" if d == "so_many" else d for d in nominal.determiners)
        nominal = replace(nominal, determiners=free)
    _gather_relatives(roles, nominal)
    source, zone_whole, inherited = _source(ctx, roles, nominal)
    pointed = None
    of_them = nominal.partitive and nominal.head in PRONOUNS  # "jedną z nich"
    if source is None or (isinstance(source, fx.In) and nominal.head not in ZONES):
        pointed = reference(ctx, nominal) if not of_them else None
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
    if nominal.number is not None and nominal.bound in ("more", "at_least"):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)  # no more than is asked
    predicates, by = modifiers(ctx, roles, nominal)
    predicates = (*inherited, *predicates)
    amount = quantity(nominal)
    if roles.adverb("all"):
        amount = fx.All(span=span)
    if pointed is None and nominal.head not in ("", *PRONOUNS):
        ctx.noun = nominal.features
    if pointed is not None:
        where, mention = pointed
        alone = nominal.head == "" and nominal.determiners == ("dem",) and not nominal.adjectives
        if mention is not None and (nominal.head in PRONOUNS or alone):
            pronoun_agrees(ctx, nominal, mention)
        if mention is not None and mention.chosen is not None and where == fx.Those(mention.name):
            chosen = mention.chosen
            mention.chosen = None
            return fx.Cards(chosen.source, chosen.filter, chosen.quantity, chosen.by, span=span)
        if isinstance(where, fx.ThisCard):
            if isinstance(source, fx.In) and source.zone not in (fx.Zone.HAND, fx.Zone.PLAY):
                raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)  # it is not there
            predicates = tuple(p for p in predicates if not isinstance(p, fx.Called))
        if mention is not None and isinstance(where, fx.Those) and where.name == mention.name:
            predicates = tuple(p for p in predicates if p not in mention.filter)
        return _of_those(nominal, where, predicates, amount, by)
    among = of_them or roles.adverb("of_them")
    while among and roles.adverb("of_them", "here"):
        pass  # "er ... van", said in two words
    if source is None and not among and default == fx.In(fx.Zone.HAND):
        tested = ctx.last()  # "if he revealed a Treasure, he trashes a Treasure": one of those
        if tested is not None and tested.part and set(tested.part) == set(head_filter(nominal)):
            source = fx.Those(tested.name, span=span)
    if nominal.head == "" and not among and not inherited and not nominal.partitive:
        earlier = ctx.last()
        if isinstance(source, fx.Those | fx.RestOf):
            pass
        elif earlier is None or not earlier.filter or "top" in nominal.adjectives:
            raise Reject(Code.MISSING_ROLE, span, word=nominal.text, role="noun")
        else:
            predicates = (*earlier.filter, *predicates)
    if among or (nominal.partitive and nominal.head in ("", "card") and source is None):
        mention = ctx.last()
        if mention is None:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        source = fx.Those(mention.name, span=span)
        seen = ctx.last("revealed", "looked_at")
        if mention.kinds & {"trashed", "discarded"} and default == fx.In(fx.Zone.HAND) and seen:
            source = fx.RestOf(seen.name, span=span)  # "trash any of them. Discard any of them"
        predicates = (*mention.part, *(p for p in predicates if p not in mention.part))
    if nominal.partitive and amount is not None and isinstance(amount, fx.All):
        amount = fx.Exactly(fx.Number(1))
    said = isinstance(source, fx.Those | fx.RestOf)
    if amount is None and said and nominal.plural() and ctx.lexicon.settings.get("drops_subject"):
        amount = fx.All(span=span)  # "karty zwycięstwa spośród nich": no article, all of them
    if amount is None and nominal.plural() and roles.adverb("own_choice"):
        amount = fx.AnyNumber(span=span)  # "discard cards of your choice"
    if amount is None:
        raise Reject(Code.MISSING_ROLE, span, word=verb.text, role="amount")
    if "top" in nominal.adjectives and not isinstance(source, fx.Top):
        if not isinstance(source, fx.In) or source.zone is not fx.Zone.DECK:
            raise Reject(Code.MISSING_ROLE, span, word=nominal.text, role="zone")
        owner = source.of
        count = amount.amount if isinstance(amount, fx.Exactly) else fx.Number(1)
        return fx.Cards(fx.Top(count, owner, span=span), predicates, fx.All(), by, span=span)
    if isinstance(source, fx.Top):
        count = amount.amount if isinstance(amount, fx.Exactly) else source.amount
        return fx.Cards(
            fx.Top(count, source.of, span=span), predicates, fx.All(), by, span=span
        )
    if isinstance(source, fx.In) and source.zone is fx.Zone.DECK and (
        {"def", "dem"} & set(nominal.determiners) and not isinstance(amount, fx.All)
    ):  # which card of the deck?
        raise Reject(Code.REFERENCE, span, word=nominal.text)
    if nominal.head == "handcard" and source is None:
        source = fx.In(fx.Zone.HAND, possessor(ctx, nominal))
    return fx.Cards(source or default, predicates, amount, by, span=span)


def _of_those(
    nominal: ph.Nominal, where: fx.Source, predicates: fx.Filter,
    amount: fx.Quantity | None, by: fx.Who,
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
    if whole or amount is None:
        amount = fx.All(span=nominal.span)
    return fx.Cards(where, predicates, amount, by, span=nominal.span)


def genitive(ctx: Context, nominal: ph.Nominal) -> bool:
    """Whose cards they are needs the case for it; languages without one use a preposition."""
    case = ctx.lexicon.settings.get("possessive_case")
    zones = ctx.lexicon.settings.get("possessive_zones")
    if zones is not None and nominal.head not in zones:
        return False
    return bool(case) and any(f[0] == case for f in nominal.features)


def _gather_relatives(roles: Roles, nominal: ph.Nominal) -> None:
    """A relative behind a place or a price speaks of the cards: "into your hand that costs"."""
    for chunk in roles.clause.chunks:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(inner, ph.Nominal) and inner.relatives and (
            is_zone(inner) or inner.head in ("cost", "choice", "name")
        ):
            nominal.relatives.extend(inner.relatives)
            inner.relatives = []


def _source(
    ctx: Context, roles: Roles, nominal: ph.Nominal
) -> tuple[fx.Source | None, bool, fx.Filter]:
    """From a prepositional phrase or a genitive beside the noun.

    "Of the revealed Treasures": what the phrase says of the cards is inherited.
    """
    had = had_where(ctx, nominal)
    if had is not None and had.zone is not fx.Zone.OWNED:
        return had, True, ()
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
        if isinstance(chunk, ph.Prepositional) and chunk.role in ("of", "among", "from"):
            pointed = reference(ctx, inner) if not is_zone(inner) else None
            if pointed is not None:
                roles.take(chunk)
                return pointed[0], True, head_filter(inner)
    return None, False, ()


def had_where(ctx: Context, nominal: ph.Nominal) -> fx.In | None:
    """"a card that you have in hand", "a Duchy that you have": where the cards are."""
    for relative in nominal.relatives:
        yours = relative.subject is not None and relative.subject.head == "you"
        if relative.used or relative.negated or not yours or "have" not in relative.verb.frames:
            continue
        roles = Roles.of(relative)
        place = roles.preposition("at", "from")
        zone = fx.In(fx.Zone.OWNED)
        if place is not None and place.nominal.head in ZONES:
            roles.take(place)
            zone = zone_source(ctx, place.nominal)
        leftovers(ctx, roles)
        relative_agrees(ctx, nominal, relative)
        relative.used = True
        nominal.relatives.remove(relative)
        return zone
    return None


def modifiers(
    ctx: Context, roles: Roles | None, nominal: ph.Nominal
) -> tuple[fx.Filter, fx.Who]:
    """Type, name, cost and chooser, from the noun, its relatives and phrases beside it."""
    excepted = _excepted(roles, nominal)
    for adjective in nominal.adjectives:
        if adjective == "other" and excepted:
            continue
        if adjective not in _TELLING and not adjective.startswith(("type:", "not-type:")):
            raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    predicates = [*head_filter(nominal), *excepted]
    by = fx.Who.YOU if "your_choice" in nominal.adjectives else fx.Who.ACTOR
    for relative in nominal.relatives:
        relative_agrees(ctx, nominal, relative)
        made, chooser = _relative(ctx, relative)
        predicates.extend(made)
        by = chooser or by
    if roles is not None:
        for chunk in list(roles.chunks):
            if isinstance(chunk, ph.Prepositional) and chunk.role == "except":
                if not head_filter(chunk.nominal):
                    raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
                roles.take(chunk)
                predicates.extend(fx.NotThat(p) for p in head_filter(chunk.nominal))
            elif isinstance(chunk, ph.Prepositional) and chunk.nominal.head == "cost":
                if chunk.role in ("to", "toward", "under", "in", "by", "per", "among"):
                    raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
                roles.take(chunk)
                predicates.append(_cost_phrase(ctx, roles, chunk.nominal))
            elif isinstance(chunk, ph.Prepositional) and chunk.role in ("for", "from", "of") and (
                chunk.nominal.head == "coin" and chunk.nominal.number is not None
            ):  # "a card for at most 4 coins", "a card of at most 4 coins"
                roles.take(chunk)
                predicates.append(cost(ctx, chunk.nominal, None, chunk.span))
            elif isinstance(chunk, ph.Nominal) and not chunk.head and (
                chunk.adjectives == ("your_choice",) and not chunk.determiners
            ):  # "a card with the same cost, chosen by you"
                roles.take(chunk)
                by = fx.Who.YOU
            elif _own_choice(ctx, chunk):
                roles.take(chunk)
                inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
                assert isinstance(inner, ph.Nominal)
                by = fx.Who.YOU if "your" in inner.determiners else by
        for adjective in nominal.adjectives:
            if adjective in _PRICED:
                predicates.append(_priced(ctx, roles, nominal, _PRICED[adjective]))
    if by is fx.Who.YOU and ctx.loop is None:
        by = fx.Who.ACTOR
    return tuple(predicates), by


def _excepted(roles: Roles | None, nominal: ph.Nominal) -> list[fx.Predicate]:
    """"A Treasure other than Copper"."""
    if roles is None or "other" not in nominal.adjectives:
        return []
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Comparison) and chunk.key == "than" and chunk.than is not None:
            inner = head_filter(chunk.than)
            if inner:
                roles.take(chunk)
                return [fx.NotThat(p) for p in inner]
    return []


_TELLING = PARTICIPLES | {
    "top", "bottom", "rest", "own", "both", "all", "any_number", "owned", "plus", "your_choice", "any",
    "different_name", "costing", "cheaper", "dearer",
}
"""Adjectives of cards that are taken up somewhere; another would be dropped in silence."""

_PRICED = {"costing": "", "cheaper": "less", "dearer": "more"}
"""Adjectives that take a price: "a card costing 4", "a card cheaper by 2"."""


def _priced(ctx: Context, roles: Roles, nominal: ph.Nominal, key: str) -> fx.Predicate:
    amount = next(
        (n for n in roles.nominals() if n.number is not None and n.head in ("coin", "")), None
    )
    if amount is not None:
        roles.take(amount)
        check_case(ctx, amount, str(ctx.lexicon.settings.get("object", {}).get("plain", "")))
    comparison = roles.comparison()
    if key:
        if comparison is not None and comparison.key != "than":
            raise Reject(Code.EXTRA_ROLE, comparison.span, word="", verb=nominal.text)
        than = comparison.than if comparison is not None else None
        comparison = ph.Comparison(key, than, nominal.span)
    return cost(ctx, amount, comparison, nominal.span)


def _own_choice(ctx: Context, chunk: ph.Chunk) -> bool:
    """"of your choice": with a preposition, or in the case that does without one."""
    if isinstance(chunk, ph.Prepositional):
        return chunk.nominal.head == "choice"
    case = ctx.lexicon.settings.get("possessive_case")
    return isinstance(chunk, ph.Nominal) and chunk.head == "choice" and bool(
        case and any(f[0] == case for f in chunk.features)
    )


def _cost_phrase(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Predicate:
    """"with the same cost", "with a cost of up to 4"."""
    key = next((a for a in nominal.adjectives if a in ("more", "less")), "")
    if key:  # "with a cost higher by 1 than that of the trashed card"
        return _priced(ctx, roles, nominal, key)
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(inner, ph.Nominal) and inner.number is not None and inner.head in ("coin", ""):
            roles.take(chunk)
            if inner is chunk:
                check_case(ctx, inner, str(ctx.lexicon.settings.get("price_case", "")))
            if "at_most" in nominal.adjectives:  # "with a maximal cost of 4"
                inner.bound = inner.bound or "at_most"
            return cost(ctx, inner, roles.comparison(), nominal.span)
    if nominal.number is not None:
        return cost(ctx, nominal, roles.comparison(), nominal.span)
    if "same" in nominal.adjectives or "same" in nominal.determiners:
        comparison = roles.comparison() or ph.Comparison("equal", None, nominal.span)
        return cost(ctx, None, ph.Comparison("equal", comparison.than, nominal.span), nominal.span)
    raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)


def _relative(
    ctx: Context, clause: ph.Clause
) -> tuple[list[fx.Predicate], fx.Who | None]:
    roles = Roles.of(clause)
    roles.chunks = [
        c for c in roles.chunks if not (isinstance(c, ph.Nominal) and c.head == "rel")
    ]
    clause.used = True
    frames = clause.verb.frames
    if clause.subject is not None and clause.subject.head not in ("rel", "you", "they"):
        if "choose" not in frames:
            raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    denied = clause.negated or any("neg" in n.determiners for n in roles.nominals())
    if "choose" in frames and denied:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    if clause.subject is not None and clause.subject.head == "you" and "cost" in frames:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    if "choose" in frames:
        for pronoun in clause.chunks:  # "którą wybierzesz", not "której"
            if isinstance(pronoun, ph.Nominal) and pronoun.head == "rel":
                check_relative_case(ctx, pronoun)
        return [], fx.Who.YOU if clause.subject and clause.subject.head == "you" else fx.Who.ACTOR
    priced = any(
        isinstance(c, ph.Comparison) and c.key in ("dearer", "cheaper") for c in roles.chunks
    )
    if ("cost" in frames and ("be" not in frames or priced)) or (
        "be" in frames and roles.adverb("worth")
    ):
        comparison = roles.comparison()
        margin = roles.preposition("by")
        if margin is not None:
            roles.chunks = [margin.nominal if c is margin else c for c in roles.chunks]
        amount = next((n for n in roles.nominals() if n.number is not None), None)
        if amount is not None:
            roles.take(amount)
        made = cost(ctx, amount, comparison, clause.span)
        leftovers(ctx, roles)
        return [_denied(made) if denied else made], None
    if "be" in frames:
        nominal = next(iter(roles.nominals()), None)
        if nominal is not None:
            inner = head_filter(nominal)
            if inner:
                negated = clause.negated or "neg" in nominal.determiners
                roles.take(nominal)
                leftovers(ctx, roles)
                return [fx.NotThat(p) if negated else p for p in inner], None
    raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)


_BOUNDS = {
    "": fx.Op.EQUAL,
    "exactly": fx.Op.EQUAL,
    "at_most": fx.Op.AT_MOST,
    "less": fx.Op.AT_MOST,
    "at_least": fx.Op.AT_LEAST,
    "more": fx.Op.AT_LEAST,
}


def measured(ctx: Context, amount: ph.Nominal, differs: bool) -> None:
    """"o 1 monetę więcej": in some languages a difference has a word of its own."""
    measure = ctx.lexicon.settings.get("measure")
    if measure and differs and measure not in amount.determiners:
        raise Reject(Code.MISSING_ROLE, amount.span, word=amount.text, role="measure")
    if measure and not differs and measure in amount.determiners:
        raise Reject(Code.MISSING_ROLE, amount.span, word=amount.text, role="comparison")


_OPPOSITE = {
    fx.Op.LESS: fx.Op.AT_LEAST, fx.Op.AT_MOST: fx.Op.MORE,
    fx.Op.AT_LEAST: fx.Op.LESS, fx.Op.MORE: fx.Op.AT_MOST,
}


def _denied(price: fx.Costs) -> fx.Predicate:
    """"not dearer than 4" is "at most 4": every card has one cost in coins."""
    if price.op in _OPPOSITE:
        return fx.Costs(_OPPOSITE[price.op], price.amount, span=price.span)
    return fx.NotThat(price, span=price.span)


_OVER = {"dearer": fx.Op.MORE, "more": fx.Op.MORE, "cheaper": fx.Op.LESS, "less": fx.Op.LESS}


def cost(
    ctx: Context, amount: ph.Nominal | None, comparison: ph.Comparison | None, span: fx.Span
) -> fx.Costs:
    """"up to 4", "exactly 1 more than the trashed card", "at least 2 less", "the same".

    The bound is read around the whole amount: "up to [2 more than it]". "At least 2 less"
    and "at most [2 less than it]" both come to two less or cheaper still.
    """
    if amount is not None and amount.head not in ("coin", ""):
        raise Reject(Code.NOT_UNDERSTOOD, amount.span, word=amount.text)  # no price
    if amount is not None and amount.head == "coin":
        plain_amount(amount, bounded=True)
    if amount is not None:
        measured(ctx, amount, comparison is not None and comparison.key in ("more", "less"))
    if comparison is None:
        if amount is None or amount.number is None:
            raise Reject(Code.MISSING_ROLE, span, word="", role="amount")
        return fx.Costs(_BOUNDS[amount.bound], fx.Number(amount.number), span=span)
    than = comparison.than
    if than is not None and than.number is not None and than.head == "coin" and amount is None:
        op = _OVER.get(comparison.key)
        if op is None:
            raise Reject(Code.NOT_UNDERSTOOD, span, word=than.text)
        return fx.Costs(op, fx.Number(than.number), span=span)  # "dearer than 4 coins"
    name = _measured(ctx, comparison)
    key = {"dearer": "more", "cheaper": "less"}.get(comparison.key, comparison.key)
    comparison = ph.Comparison(key, comparison.than, comparison.span)
    if comparison.key == "than":
        raise Reject(Code.MISSING_ROLE, comparison.span, word="", role="comparison")
    if comparison.key == "equal":
        return fx.Costs(fx.Op.EQUAL, fx.CostOf(name), span=span)
    if amount is None or amount.number is None:
        op = {"more": fx.Op.MORE, "less": fx.Op.LESS}[comparison.key]
        return fx.Costs(op, fx.CostOf(name), span=span)
    if comparison.key == "more":
        sum_ = fx.Sum(fx.CostOf(name), fx.Number(amount.number))
        return fx.Costs(_BOUNDS[amount.bound], sum_, span=span)
    sum_ = fx.Sum(fx.CostOf(name), fx.Number(-amount.number))
    op = fx.Op.EQUAL if amount.bound in ("", "exactly") else fx.Op.AT_MOST
    return fx.Costs(op, sum_, span=span)


def _measured(ctx: Context, comparison: ph.Comparison) -> fx.Name:
    if comparison.than is not None:
        than = comparison.than
        pointed = reference(ctx, than)
        if {"indef", "any", "each", "neg", "some", "any_number"} & set(than.determiners):
            raise Reject(Code.NOT_UNDERSTOOD, than.span, word=than.text)  # which one?
        if pointed is not None and isinstance(pointed[0], fx.Those | fx.RestOf):
            known = pointed[1].filter if pointed[1] is not None else ()
            if not set(head_filter(than)) <= {*known, *(pointed[1].part if pointed[1] else ())}:
                raise Reject(Code.REFERENCE, than.span, word=than.text)
            if pointed[1] is not None and than.head in (*PRONOUNS, ""):
                pronoun_agrees(ctx, than, pointed[1])
            return pointed[0].name
        raise Reject(Code.REFERENCE, comparison.than.span, word=comparison.than.text)
    mention = ctx.last("trashed", "gained", "discarded") or ctx.last()
    if mention is None:
        raise Reject(Code.REFERENCE, comparison.span, word="")
    return mention.name


HARMLESS = frozenset(
    {"then", "immediately", "for_it", "each", "face_up", "face_down", "any_order", "also",
     "only", "simultaneously", "self", "instead", "this_way", "in_total", "own_choice",
     "one_by_one", "again_back", "from_there", "already", "if_possible"}
)
"""Adverbs that change nothing for the frames: order is printed order, what a player does
is done by that player. Every language lists its own with the reason."""


def leftovers(ctx: Context, roles: Roles) -> None:
    """Whatever no role has taken up is too much; nothing is dropped in silence."""
    for chunk in roles.clause.chunks:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(inner, ph.Nominal):
            for relative in inner.relatives:
                if not relative.used:
                    raise Reject(Code.NOT_UNDERSTOOD, relative.span, word=relative.verb.text)
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Adverb) and chunk.key in HARMLESS:
            continue
        filler = isinstance(chunk, ph.Adverb) and chunk.key == "here"
        if filler and {"be", "have", "find"} & set(roles.clause.verb.frames):
            continue  # "there" only fills a place where something is or comes
        if isinstance(chunk, ph.Nominal) and chunk.head in ("self", "rel"):
            continue
        text = chunk.text if isinstance(chunk, ph.Nominal | ph.Adverb) else ""
        raise Reject(
            Code.EXTRA_ROLE, chunk.span, word=text or _words(chunk), verb=roles.clause.verb.text
        )


def _words(chunk: ph.Chunk) -> str:
    return chunk.nominal.text if isinstance(chunk, ph.Prepositional) else ""
