"""Conditions on what is there: in hand, in a pile, among the cards just seen."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_object
from grammar.conditions_answers import Did
from grammar.conditions_counts import (
    none_to_do_it_with,
    piles,
)
from grammar.context import Context, Reject
from grammar.modifiers import modifiers
from grammar.prices import BOUNDS
from grammar.references import PRONOUNS, reference
from grammar.roles import ZONES, Roles, at_rest, head_filter, is_cards, leftovers, possessor


def exist(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If there lies an Action among them", "if no Action is in your hand"."""
    roles = Roles.of(clause)
    beside = [n for n in roles.nominals() if is_cards(n)]
    there = clause.subject if clause.subject is not None and is_cards(clause.subject) else None
    there = there or next(iter(beside), None)
    if there is None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    roles.take(there)
    roles.adverb("here")
    zone = any(isinstance(c, ph.Prepositional) and c.nominal.head in ZONES for c in roles.chunks)
    if zone:
        made = counted_in_zone(ctx, roles, there, clause.negated)
        leftovers(ctx, roles)
        return made
    while roles.adverb("of_them", "thereby", "there_with"):
        pass
    among = roles.preposition("among", "from", "in")
    if among is not None:
        roles.take(among)
    return among_of(ctx, clause, roles, there, among.nominal if among is not None else None)


def have(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition | Did:
    """ "If you have no Action cards in hand", "with 5 or more cards in hand"."""
    roles = Roles.of(clause)
    if any(n.head == "name" for n in roles.nominals()):
        return guessed(ctx, clause, key)
    counted = next(
        (n for n in roles.nominals() if is_cards(n) or n.number is not None or n.head == ""), None
    )
    if counted is None:
        counted = _more_than(roles)
    if counted is None:
        raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="object")
    roles.take(counted)
    check_object(ctx, clause, counted)
    among = in_them(roles)
    if among is not None and clause.negated:  # "nie ma wśród nich kart akcji"
        roles.take(among)
        return among_of(ctx, clause, roles, counted, among.nominal)
    if none_to_do_it_with(ctx, clause, roles, counted):
        return Did(False, clause.span)
    made = counted_in_zone(ctx, roles, counted, clause.negated)
    leftovers(ctx, roles)
    return made


def in_them(roles: Roles) -> ph.Prepositional | None:
    """ "... among them", "... in it": where cards are looked for that were spoken of."""
    for chunk in list(roles.chunks):
        if ph.is_adverb(chunk, "there"):
            there = ph.Nominal("them", chunk.span, "")
            where = ph.Prepositional("among", there, chunk.span)
            roles.chunks = [where if c is chunk else c for c in roles.chunks]
            return where
        if not isinstance(chunk, ph.Prepositional) or chunk.nominal.head in ZONES:
            continue
        if chunk.role == "among" or (chunk.role in ("at", "in") and chunk.nominal.head in PRONOUNS):
            return chunk
    return None


def _more_than(roles: Roles) -> ph.Nominal | None:
    """ "More than 5 cards" is 6 or more of them, "less than 5" 4 or less."""
    comparison = roles.comparison()
    if comparison is None or comparison.than is None or comparison.than.number is None:
        return None
    step = {"more": 1, "less": -1}.get(comparison.key)
    if step is None or comparison.than.bound:
        return None
    than = comparison.than
    return replace(than, number=(than.number or 0) + step, bound=comparison.key)


def counted_in_zone(
    ctx: Context, roles: Roles, counted: ph.Nominal, negated: bool = False
) -> fx.Condition:
    zone: fx.In | None = None
    if counted.head == "handcard":
        zone = fx.In(fx.Zone.HAND)
    for chunk in list(roles.chunks):
        if isinstance(chunk, ph.Prepositional) and chunk.nominal.head in ZONES:
            if chunk.role in ("under", "toward", "with", "except", "by", "for", "per"):
                raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
            at_rest(ctx, chunk)
            roles.take(chunk)
            zone = fx.In(ZONES[chunk.nominal.head], possessor(ctx, chunk.nominal))
            break  # a second one is where something else is: "having 5 in hand, discards from ..."
    if zone is None and _of_the_hand(ctx, roles.clause):
        zone = fx.In(fx.Zone.HAND)
    if zone is None:
        raise Reject(Code.MISSING_ROLE, counted.span, word=counted.text, role="zone")
    roles.adverb("only_left", "still")
    kind = head_filter(counted)
    if not counted.head and counted.number in (None, 1):  # "if you have one": of what was sought
        kind = ctx.sought
    ctx.sought = kind
    amount = fx.CountCards(fx.Cards(zone, kind, fx.All()), span=counted.span)
    none = "neg" in counted.determiners or negated
    few = counted.bound in ("at_most", "less", "under")
    one = fx.Exactly(fx.Number(1)) if counted.number in (None, 1) and not counted.plural() else None
    ctx.held = None if none or few else fx.Cards(zone, kind, one or fx.All(), span=counted.span)
    ctx.held_at = (ctx.sentence, ctx.counter)
    if none and counted.number is None:
        return fx.Compare(amount, fx.Op.EQUAL, fx.Number(0), span=counted.span)
    if counted.number is None:
        return fx.Compare(amount, fx.Op.AT_LEAST, fx.Number(1), span=counted.span)
    op = BOUNDS[counted.bound]
    made = fx.Compare(amount, op, fx.Number(counted.number), span=counted.span)
    return fx.NotSo(made, span=counted.span) if none else made


def _of_the_hand(ctx: Context, clause: ph.Clause) -> bool:
    """ "Show your hand. If you have no Actions": what one has is in the hand just spoken of;
    what one owns may be anywhere."""
    frames = set(clause.verb.frames)
    if clause.mood != "condition" or "have" not in frames or "own" in frames:
        return False
    return any(isinstance(m.source, fx.In) and m.source.zone is fx.Zone.HAND for m in ctx.mentions)


def contain(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If it holds no Action cards": the hand, or the cards just shown."""
    roles = Roles.of(clause)
    inside = next((n for n in roles.nominals() if is_cards(n)), None)
    subject = clause.subject
    drops = bool(ctx.lexicon.settings.get("drops_subject"))
    if inside is None or (subject is None and not drops):
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="object")
    roles.take(inside)
    check_object(ctx, clause, inside)
    if subject is None:
        return among_of(ctx, clause, roles, inside, None)
    if subject.head in ZONES:
        place = ph.Prepositional("at", subject, subject.span)
        roles.chunks = [*roles.chunks, place]
        made = counted_in_zone(ctx, roles, inside, clause.negated)
        leftovers(ctx, roles)
        return made
    return among_of(ctx, clause, roles, inside, subject)


def there_is(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If there is no Action card among them", "... in your hand"."""
    roles = Roles.of(clause)
    empty = piles(ctx, clause, roles)
    if empty is not None:
        return empty
    there = next((n for n in roles.nominals() if is_cards(n)), None)
    if there is None or clause.subject is None or clause.subject.head != "it":
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    roles.take(there)
    check_object(ctx, clause, there)
    zone = any(isinstance(c, ph.Prepositional) and c.nominal.head in ZONES for c in roles.chunks)
    if zone:
        made = counted_in_zone(ctx, roles, there, clause.negated)
        leftovers(ctx, roles)
        return made
    if roles.adverb("of_them", "this_way"):
        return among_of(ctx, clause, roles, there, None)
    among = roles.preposition("among", "from")
    if among is None:
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="zone")
    roles.take(among)
    return among_of(ctx, clause, roles, there, among.nominal)


def among_of(
    ctx: Context, clause: ph.Clause, roles: Roles, inside: ph.Nominal, of: ph.Nominal | None
) -> fx.Condition:
    """Whether such a card is among those spoken of."""
    if of is None:
        mention = ctx.last("revealed", "looked_at", "drawn", "discarded", "trashed")
        source: fx.Source | None = fx.Those(mention.name) if mention is not None else None
    else:
        pointed = reference(ctx, of)
        source = pointed[0] if pointed is not None else None
    if source is None:
        raise Reject(Code.REFERENCE, clause.span, word=clause.verb.text)
    there = fx.Matches(source, modifiers(ctx, roles, inside)[0], span=clause.span)
    if not there.filter:
        raise Reject(Code.NOT_UNDERSTOOD, inside.span, word=inside.text)
    leftovers(ctx, roles)
    ctx.asked = inside.features
    none = clause.negated or "neg" in inside.determiners
    if inside.number is not None and not (none and inside.number == 1):
        count = fx.CountCards(fx.Cards(source, there.filter, fx.All()), span=inside.span)
        made = fx.Compare(
            count, BOUNDS[inside.bound or "at_least"], fx.Number(inside.number), span=clause.span
        )
        return fx.NotSo(made, span=clause.span) if none else made
    return fx.NotSo(there, span=clause.span) if none else there


def guessed(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If you guessed right", "if the name is right": the card shown is the one named."""
    roles = Roles.of(clause)
    named = ctx.last("named")
    shown = next((m for m in reversed(ctx.mentions) if "named" not in m.kinds), None)
    if named is None or shown is None:
        raise Reject(Code.REFERENCE, clause.verb.span, word=clause.verb.text)
    if key == "guess" and not roles.adverb("right"):
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    told = [
        n for n in roles.nominals() if n.head in ("name", "that", "it") or "named" in n.adjectives
    ]
    for nominal in told:
        roles.take(nominal)
    with_it = roles.preposition("with")
    if with_it is not None and ({"named"} & set(with_it.nominal.adjectives)):
        roles.take(with_it)
    if key in ("bear", "have"):  # "if it has the name you named"
        names = [n for n in told if n.head == "name" and {"named", "same"} & set(n.adjectives)]
        if not names:
            raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    leftovers(ctx, roles)
    test: fx.Condition = fx.Matches(
        fx.Those(shown.name), (fx.SameNameAs(named.name),), span=clause.span
    )
    return fx.NotSo(test, span=clause.span) if clause.negated else test
