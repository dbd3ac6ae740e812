"""The roles that several frames share: the object, the place, whoever it goes to."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_case
from grammar.conditions import condition_of
from grammar.conditions_having import counted_in_zone
from grammar.context import Context, Reject
from grammar.nominals import TARGET_ROLES
from grammar.references import PRONOUNS
from grammar.roles import (
    ZONES,
    Roles,
    is_cards,
    is_zone,
    possessor,
)

_OF_CARDS = frozenset(
    {
        "cost",
        "yield",
        "ward",
        "affect",
        "be",
        "have",
        "stay",
        "lower",
        "differ",
        "raise",
        "floor",
        "pay",
        "harm",
    }
)


_OF_IT = frozenset({"there_is"})
"""Frames whose subject is nobody: "es gibt"."""


_DOERS = frozenset({"you", "they", "player", "opponent", "neighbour", "owner", "rel"})

PERSONS = ("neighbour", "player", "opponent")


def acted(clause: ph.Clause, frame: str) -> None:
    """Players do things; a card or a pile as the doer is a slip, not "you"."""
    subject = clause.subject
    if frame not in _OF_CARDS:
        phrases = [c.nominal if isinstance(c, ph.Prepositional) else c for c in clause.chunks]
        for phrase in [*phrases, subject]:
            if isinstance(phrase, ph.Nominal) and "neg" in phrase.determiners:
                raise Reject(Code.NOT_UNDERSTOOD, phrase.span, word=phrase.text)
    if subject is None or clause.aux == "passive" or frame in _OF_CARDS | _OF_IT:
        return
    if not subject.head and {"each", "all"} & set(subject.determiners):
        return
    if subject.head not in _DOERS:
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)


def object_of(roles: Roles, role: str = "object") -> ph.Nominal:
    """What the verb is about: cards, a pointer to cards, or a whole zone."""
    found = [
        n
        for n in roles.nominals()
        if is_cards(n) or n.head in PRONOUNS | {"", "this", "rest"} or "rest" in n.adjectives
    ]
    zones = [n for n in roles.nominals() if is_zone(n)]
    if roles.clause.aux == "passive" and roles.clause.subject is not None:
        return _done_to(roles.clause.subject)
    if roles.clause.aux == "passive" and not found:
        return ph.Nominal("it", roles.clause.verb.span, roles.clause.verb.text)
    if not found and zones:
        roles.object = zones[0]
        return zones[0]
    verb = roles.clause.verb
    if not found and roles.clause.mood == "infinitive" and roles.clause.finite is None:
        roles.object = ph.Nominal("it", verb.span, verb.text)  # terse: "auf die Hand nehmen"
        return roles.object
    if not found:
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role=role)
    roles.object = found[0]
    _in_case(found[0], roles.clause.verb.case)
    return found[0]


def _in_case(nominal: ph.Nominal, case: str) -> None:
    """ "Pozbądź się karty": where the verb asks for a case of its own, one card and not many."""
    fitting = frozenset(f for f in nominal.features if f[0] in case)
    nominal.features = fitting or nominal.features


def _done_to(subject: ph.Nominal) -> ph.Nominal:
    """ "Karta zostaje odrzucona": without an article, what something is done to is known."""
    bare = not (subject.determiners or subject.adjectives or subject.relatives)
    if bare and subject.number is None and subject.head == "card" and not subject.partitive:
        subject.determiners = ("def",)
    return subject


def place_of(
    ctx: Context,
    roles: Roles,
    targets: tuple[str, ...] = (*TARGET_ROLES, "under"),
    *,
    lying: bool = False,
) -> fx.Place | None:
    """Where to: "onto your deck", "into your hand", "under your deck"; `lying`: where it is."""
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
            pile = _pile_of(ctx, roles, chunk)
            if pile is None and not roles.adverb("back"):
                raise Reject(Code.MISSING_ROLE, chunk.span, word=inner.text, role="zone")
            return fx.Place(pile or fx.Zone.DECK, position, span=chunk.span)
        if inner.head == "pile" and _pile_seen(ctx, inner):  # "back onto the pile"
            roles.take(chunk)
            roles.adverb("on_top")
            return fx.Place(fx.Zone.DECK, position, span=chunk.span)
        inside = chunk.role == "at" and inner.head == "zone:deck" and chunk.also != "on"
        among = inside and not lying
        if inner.head in ZONES and not among:
            if possessor(ctx, inner) is not fx.Who.ACTOR:  # into the hand of somebody else
                raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=inner.text)
            roles.take(chunk)
            roles.adverb("on_top")
            return fx.Place(ZONES[inner.head], position, span=chunk.span)
    if roles.adverb("back_on_top"):
        return fx.Place(fx.Zone.DECK)
    return None


_PILES = ("zone:deck", "zone:discard")
"""What has a top and a bottom."""


def _pile_of(ctx: Context, roles: Roles, top: ph.Prepositional) -> fx.Zone | None:
    """ "Onto the top of your deck": the pile whose top is meant, said behind it."""
    case = str(ctx.lexicon.settings.get("possessive_case", ""))
    for chunk in [c for c in roles.chunks if isinstance(c, ph.Nominal | ph.Prepositional)]:
        of_what = isinstance(chunk, ph.Prepositional) and (
            chunk.role == "of" or (chunk.role == "from" and not case)
        )
        pile = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        said = of_what or isinstance(chunk, ph.Nominal)
        if chunk.span < top.span or not said or pile.head not in _PILES:
            continue
        if isinstance(chunk, ph.Nominal):
            check_case(ctx, pile, case)
        if possessor(ctx, pile) is not fx.Who.ACTOR:
            raise Reject(Code.NOT_UNDERSTOOD, pile.span, word=pile.text)
        roles.take(chunk)
        return ZONES[pile.head]
    return None


def _pile_seen(ctx: Context, pile: ph.Nominal) -> bool:
    """ "The pile" is the deck whose top cards were just looked at."""
    seen = ctx.last("revealed", "looked_at")
    plain = pile.determiners == ("def",) and not pile.adjectives and pile.singular()
    top = seen is not None and (isinstance(seen.source, fx.Top) or seen.others is not None)
    return plain and top and ctx.lexicon.settings.get("motion_case") is not None


def bind(ctx: Context, chosen: fx.Cards, *kinds: str) -> fx.Name:
    name = ctx.fresh()
    single = isinstance(chosen.quantity, fx.Exactly) and chosen.quantity.amount == fx.Number(1)
    many = not single and chosen.source not in (fx.Top(fx.Number(1)), fx.ThisCard())
    kept = tuple(p for p in chosen.filter if isinstance(p, fx.OfType | fx.Called))
    wanted: int | None = None
    match chosen.quantity:
        case fx.Exactly(amount=fx.Number(value=number)):
            wanted = number
    ctx.mention(name, *kinds, many=many, source=chosen.source, filter=kept, wanted=wanted)
    return name


_IDLE = frozenset({"any", "own", "additional", "some", "remaining", "rest", "top", "new"})
"""Of cards that are counted by what is left, these say nothing more."""


def chosen_by_you(ctx: Context, roles: Roles) -> bool:
    """ "He discards cards chosen by you until ...": it is not he who chooses. Taken out."""
    found = [n for n in roles.nominals() if "your_choice" in n.adjectives]
    for nominal in found:
        nominal.adjectives = tuple(a for a in nominal.adjectives if a != "your_choice")
    return bool(found) and ctx.loop is not None


def take_just_cards(roles: Roles) -> None:
    """ "cards until ...": how many is what the rest says, so no other amount may stand."""
    roles.adverb("so")  # "tak, by zostały mu 3"
    for nominal in roles.nominals():
        one_by_one = nominal.number == 1 and nominal.determiners == ("distributive",)
        of_them = nominal.head == "them" and "so_many" in nominal.determiners
        cards = nominal.head in ("card", "handcard") and not set(nominal.adjectives) - _IDLE
        if (cards and (nominal.number is None or one_by_one)) or of_them:
            roles.take(nominal)


def to_such(ctx: Context, roles: Roles) -> bool:
    """ "... to the next such player", "... to the next player with cards in hand": such as
    those the loop is for, so it must name some."""
    for chunk in roles.chunks:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or inner.head not in PERSONS:
            continue
        those = "next" in inner.adjectives and "dem" in inner.determiners
        told = _told_such(ctx, roles, inner)
        if those or told or "such" in inner.adjectives:
            if ctx.loop is None or ctx.loop.only_if is None or inner.head != "player":
                raise Reject(Code.REFERENCE, inner.span, word=inner.text)
            if "next" not in inner.adjectives:  # which of them?
                raise Reject(Code.NOT_UNDERSTOOD, inner.span, word=inner.text)
            return True
    return False


def _told_such(ctx: Context, roles: Roles, player: ph.Nominal) -> bool:
    """Whether the one it goes to is told by the same condition as those who pass."""
    with_hand = roles.preposition("with")
    said: fx.Condition | None = None
    if player.relatives:
        (relative,) = player.relatives
        found = condition_of(ctx, relative)
        if isinstance(found, fx.Compare | fx.Matches | fx.NotSo):
            said = found
        relative.used = True
    elif with_hand is not None and is_cards(with_hand.nominal):
        roles.take(with_hand)
        said = counted_in_zone(ctx, roles, with_hand.nominal)
    if said is None:
        return False
    if ctx.loop is None or said != ctx.loop.only_if:  # others than those who pass
        raise Reject(Code.NOT_UNDERSTOOD, player.span, word=player.text)
    return True


def neighbour(ctx: Context, roles: Roles) -> fx.Players | None:
    for side, players in (("left", fx.Players.LEFT), ("right", fx.Players.RIGHT)):
        if roles.adverb(f"to_{side}"):
            _drop_persons(ctx, roles)
            return players
        for chunk in list(roles.chunks):
            if isinstance(chunk, ph.Prepositional) and chunk.role not in ("toward", "to"):
                continue
            inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
            if not isinstance(inner, ph.Nominal) or inner.head not in PERSONS:
                continue
            if side in inner.adjectives or roles.adverb(side, f"{side}_of_player"):
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
