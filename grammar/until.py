""" "... until": revealing, drawing and discarding up to a point."""

from __future__ import annotations

from babel import Locale

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.counting import ORDINALS, head_only
from grammar.frame_roles import object_of
from grammar.modifiers import modifiers
from grammar.nominals import SOURCE_ROLES
from grammar.prices import cost
from grammar.roles import (
    Roles,
    at_rest,
    genitive,
    head_filter,
    is_cards,
    leftovers,
    possessor,
    quantity,
)


def until_of(roles: Roles) -> ph.Clause | None:
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Until):
            roles.take(chunk)
            return chunk.clause
    return None


def result_of(roles: Roles) -> ph.Clause | None:
    """ "... so many that you have 3 left": taken out of the clause."""
    for chunk in roles.chunks:
        if isinstance(chunk, ph.Content) and _LEFT & set(chunk.clause.verb.frames):
            roles.take(chunk)
            return chunk.clause
    return None


_LEFT = frozenset({"have", "keep", "remain"})
"""How a text says how many cards are left; those that one keeps are in hand."""


def hand_size(ctx: Context, clause: ph.Clause) -> fx.Amount:
    """ "... until you have 6 cards in hand", "... until 3 are left"."""
    roles = Roles.of(clause)
    left = bool({"keep", "remain"} & set(clause.verb.frames)) or _left_over(roles)
    few = any(ph.is_adverb(c, "only_left") for c in roles.chunks)
    left = left or (few and "have" in clause.verb.frames and roles.preposition("at") is None)
    if left and clause.subject is not None and clause.subject.number is not None:
        roles.chunks.append(clause.subject)
    counted = next((n for n in roles.nominals() if n.number is not None), None)
    there_are = bool({"be", "remain"} & set(clause.verb.frames))
    if counted is None and there_are and clause.subject is not None:
        counted = clause.subject if clause.subject.number is not None else None
    remains = "remain" in clause.verb.frames  # what is left of a hand is cards in hand
    placed = roles.preposition("at", "in")
    in_hand = placed is not None and placed.nominal.head == "zone:hand"
    of_them = any(n.head == "them" for n in roles.nominals())
    said = remains or in_hand or of_them or (counted is not None and "their" in counted.determiners)
    strict = bool(ctx.lexicon.settings.get("says_objects")) and not said
    if counted is not None and not counted.head and strict:
        raise Reject(Code.MISSING_ROLE, counted.span, word=counted.text, role="noun")
    if clause.negated or (
        ctx.loop is not None and clause.subject is not None and (clause.subject.head == "you")
    ):  # each player's own hand is meant
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    if counted is not None and counted.head not in ("card", "handcard", ""):
        raise Reject(Code.NOT_UNDERSTOOD, counted.span, word=counted.text)
    if clause.subject is not None and clause.subject.head == "zone:hand":
        return _hand_holds(ctx, clause, roles)
    having = there_are or "have" in clause.verb.frames
    if counted is None or counted.number is None or not (left or having):
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    _one_or_more(ctx, clause, counted)
    roles.take(counted)
    place = roles.preposition("at", "to", "in", "from")
    if place is not None and place.nominal.head == "zone:hand":
        at_rest(ctx, place)
        possessor(ctx, place.nominal)
        roles.take(place)
    elif counted.head != "handcard" and not left:
        raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="zone")
    while roles.adverb("only_left", "still", "of_them", "here", *(("each",) if ctx.loop else ())):
        pass
    _for_whom(ctx, roles)
    for them in [n for n in roles.nominals() if n.head == "them" and not counted.head]:
        roles.take(them)  # "gdy będzie ich miał siedem"
    leftovers(ctx, roles)
    return fx.Number(counted.number)


def _one_or_more(ctx: Context, clause: ph.Clause, counted: ph.Nominal) -> None:
    """ "Aż będą 3 karty", "aż będzie ich 7": what there are has the number of the verb."""
    if "have" in clause.verb.frames or "be" not in clause.verb.frames or not clause.verb.features:
        return
    category = Locale.parse(ctx.lexicon.language).plural_form(counted.number or 0)
    wanted = "3p" if category in ("few", "other") else "3s"
    if wanted not in clause.verb.features:
        right = [form for form, f in ctx.lexicon.forms_of("BE", clause.verb.lemma) if wanted in f]
        span, word = clause.verb.span, clause.verb.text
        raise Reject(Code.PERSON, span, word=word, expected=tuple(dict.fromkeys(right)))


def _for_whom(ctx: Context, roles: Roles) -> None:
    """ "... until he has 3 left", said of whoever acts: "mu", "każdemu", "ci"."""
    case = str(ctx.lexicon.settings.get("recipient", ""))
    for nominal in roles.nominals():
        if not case or not any(f[0] == case for f in nominal.features):
            continue
        each = not nominal.head and nominal.determiners == ("each",)
        if nominal.head == "him" and ctx.loop is not None:  # "dass ihm 3 bleiben"
            roles.take(nominal)
        if (nominal.head == "you") is (ctx.loop is None) and (nominal.head == "you" or each):
            roles.take(nominal)


def surplus_of(ctx: Context, roles: Roles, nominal: ph.Nominal) -> fx.Cards | None:
    """ "Put cards from your hand onto your deck until you have 3": all above that number."""
    until = next((c.clause for c in roles.chunks if isinstance(c, ph.Until)), None)
    if until is None:
        return None
    until_of(roles)
    left = hand_size(ctx, until)
    if nominal.head not in ("card", "handcard") or nominal.number is not None:
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)
    if not isinstance(left, fx.Number):
        raise Reject(Code.NOT_UNDERSTOOD, until.span, word=until.verb.text)
    roles.take(nominal)
    for chunk in list(roles.chunks):  # whoever puts them away chooses
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or inner.head != "choice":
            continue
        if ctx.loop is None or "your" not in inner.determiners:
            roles.take(chunk)
    hand = roles.preposition("from", "of")
    if hand is not None and hand.nominal.head == "zone:hand":
        if possessor(ctx, hand.nominal) is not fx.Who.ACTOR:
            raise Reject(Code.NOT_UNDERSTOOD, hand.span, word=hand.nominal.text)
        roles.take(hand)
    return above_size(left, nominal.span)


def above_size(size: fx.Amount, span: fx.Span, by: fx.Who = fx.Who.ACTOR) -> fx.Cards:
    """All cards in hand above that number."""
    if not isinstance(size, fx.Number):
        raise Reject(Code.NOT_UNDERSTOOD, span, word="")
    held = fx.In(fx.Zone.HAND)
    above = fx.Sum(fx.CountCards(fx.Cards(held)), fx.Number(-size.value))
    return fx.Cards(held, (), fx.Exactly(above, span=span), by, span=span)


def _hand_holds(ctx: Context, clause: ph.Clause, roles: Roles) -> fx.Amount:
    """ "... until your hand consists of 7 cards"."""
    assert clause.subject is not None
    if possessor(ctx, clause.subject) is not fx.Who.ACTOR:
        raise Reject(Code.NOT_UNDERSTOOD, clause.subject.span, word=clause.subject.text)
    made_of = roles.preposition("from") if "consist" in clause.verb.frames else None
    counted = made_of.nominal if made_of is not None else None
    if made_of is None and {"contain", "count"} & set(clause.verb.frames):
        counted = next((n for n in roles.nominals() if n.number is not None), None)
    plain = counted is not None and counted.head in ("card", "handcard", "") and not counted.bound
    if counted is None or counted.number is None or not plain:
        raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="amount")
    roles.take(made_of or counted)
    roles.adverb("only_left", "still")
    leftovers(ctx, roles)
    return fx.Number(counted.number)


def _left_over(roles: Roles) -> bool:
    """ "... until there are 3 left", with a word for "left" that is no verb."""
    frames = roles.clause.verb.frames
    alone = any(n.number is not None and not n.head for n in roles.nominals())
    of_them = alone and any(ph.is_adverb(c, "of_them", "here") for c in roles.chunks)
    there = "be" in frames or ("have" in frames and of_them)  # "tot hij er nog drie heeft"
    return there and any(ph.is_adverb(c, "only_left", "still") for c in roles.chunks)


_COMES = frozenset({"reveal", "find", "have", "be", "cost"})
"""How a text says that the card looked for has come."""


def reveal_until(ctx: Context, roles: Roles, until: ph.Clause) -> fx.Effect:
    """ "Reveal cards until you have revealed 2 Treasures"."""
    inner = Roles.of(until)
    if until.negated or not _COMES & set(until.verb.frames):
        raise Reject(Code.NOT_UNDERSTOOD, until.verb.span, word=until.verb.text)
    priced = "be" not in until.verb.frames or any(
        isinstance(c, ph.Comparison) for c in inner.chunks
    )
    if "cost" in until.verb.frames and until.subject is not None and priced:
        return _until_cost(ctx, roles, until, inner)
    nominal = next((n for n in inner.nominals() if is_cards(n)), None)
    if nominal is None:
        nominal = _come_upon(inner, until)
    if nominal is None:  # "until he reveals one that costs 3 or more"
        nominal = next((n for n in inner.nominals() if _one_told(n)), None)
    one = until.subject is not None and (is_cards(until.subject) or _one_told(until.subject))
    if nominal is None and until.subject is not None and one:
        if "reveal" in until.verb.frames and not until.aux:  # cards do not reveal
            raise Reject(Code.NOT_UNDERSTOOD, until.subject.span, word=until.subject.text)
        nominal = until.subject
    if nominal is None:
        raise Reject(Code.MISSING_ROLE, until.span, word=until.verb.text, role="object")
    inner.take(nominal)
    rank = next((ORDINALS[a] for a in nominal.adjectives if a in ORDINALS), None)
    nominal.adjectives = tuple(a for a in nominal.adjectives if a not in ORDINALS)
    predicates, _ = modifiers(ctx, inner, nominal)
    amount = quantity(nominal)
    count = amount.amount if isinstance(amount, fx.Exactly) else None
    if rank is not None:
        count = fx.Number(rank, span=nominal.span)
    if count is None or not predicates:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=until.verb.text, role="amount")
    inner.adverb("in_total")
    inner.adverb("of_them")  # "tot er 2 open liggen"
    among = inner.preposition("among")
    seen = among is not None and (
        among.nominal.head == "them" or "revealed" in among.nominal.adjectives
    )
    if among is not None and seen:  # "... until 2 Treasures are among those revealed"
        inner.take(among)
    leftovers(ctx, inner)
    return _revealed_until(ctx, roles, predicates, count)


def _one_told(nominal: ph.Nominal) -> bool:
    """ "One that costs 3 or more": no noun, but a relative that tells which."""
    return not nominal.head and nominal.determiners == ("indef",) and bool(nominal.relatives)


def _come_upon(inner: Roles, until: ph.Clause) -> ph.Nominal | None:
    """ "... until he comes upon a card", "... upon one that costs 3 or more"."""
    if "find" not in until.verb.frames:
        return None
    for chunk in inner.chunks:
        upon = isinstance(chunk, ph.Prepositional) and chunk.role == "to"
        found = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(found, ph.Nominal) or (found is not chunk and not upon):
            continue
        such = not found.head and found.adjectives == ("such",) and bool(found.relatives)
        if is_cards(found) or such:
            inner.chunks = [found if c is chunk else c for c in inner.chunks]
            if such:
                found.adjectives = ()
            return found
    return None


def _until_cost(ctx: Context, roles: Roles, until: ph.Clause, inner: Roles) -> fx.Effect:
    """ "... until one of them costs 3 or more"."""
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
    object_of(roles)
    top = any(
        "top" in c.adjectives if isinstance(c, ph.Nominal) else c.nominal.head == "top"
        for c in roles.chunks
        if isinstance(c, ph.Nominal | ph.Prepositional)
    )
    for chunk in list(roles.chunks):
        if isinstance(chunk, ph.Prepositional):
            if chunk.nominal.head in ("zone:deck", "top") and chunk.role in SOURCE_ROLES:
                if possessor(ctx, chunk.nominal) is not fx.Who.ACTOR:  # not their own deck
                    raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
                roles.take(chunk)
        elif isinstance(chunk, ph.Nominal):
            deck = top and chunk.head == "zone:deck" and genitive(ctx, chunk)
            if chunk.head == "card" or (deck and possessor(ctx, chunk) is fx.Who.ACTOR):
                roles.take(chunk)
    found, others = ctx.fresh(), ctx.fresh()
    many = count != fx.Number(1)
    ctx.mention(found, "revealed", "found", many=many, others=others, filter=head_only(predicates))
    return fx.RevealUntil(predicates, count, found, others, span=roles.clause.span)
