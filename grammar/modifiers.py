"""What is said of cards beside their noun: relatives, exceptions, prices, who chooses."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_relative_case
from grammar.concord import relative_agrees
from grammar.context import Context, Reject
from grammar.cost_clauses import cost_said, other_cost
from grammar.prices import BOUNDS, cost, cost_phrase, denied_of, priced_of
from grammar.references import PARTICIPLES
from grammar.roles import ZONES, Roles, head_filter, is_cards, leftovers, zone_source


def had_where(ctx: Context, nominal: ph.Nominal) -> fx.In | None:
    """ "a card that you have in hand", "a Duchy that you have": where the cards are."""
    for relative in nominal.relatives:
        yours = relative.subject is not None and relative.subject.head == "you"
        theirs = relative.subject is None or relative.subject.head == "they"
        own = yours if ctx.loop is None else theirs
        if relative.used or relative.negated or not own or "have" not in relative.verb.frames:
            continue
        roles = Roles.of(relative)
        place = roles.preposition("at", "from", "in")
        zone = fx.In(fx.Zone.OWNED)
        if place is not None and place.nominal.head in ZONES:
            roles.take(place)
            zone = zone_source(ctx, place.nominal)
        if zone.zone is fx.Zone.OWNED:
            roles.adverb("at_end")  # points are counted then
        leftovers(ctx, roles)
        relative_agrees(ctx, nominal, relative)
        relative.used = True
        nominal.relatives.remove(relative)
        return zone
    return None


def lying_where(ctx: Context, nominal: ph.Nominal) -> fx.Source | None:
    """ "The card that lies on your deck" is its top card; those "that are in your hand"."""
    for relative in nominal.relatives:
        lies = relative.subject is not None and relative.subject.head == "rel"
        if relative.used or relative.negated or relative.modal or not lies:
            continue
        if not {"exist", "lie", "be", "find"} & set(relative.verb.frames):
            continue
        roles = Roles.of(relative)
        place = roles.preposition("to", "at", "in", "from")
        if place is None or place.nominal.head not in ZONES:
            continue
        roles.take(place)
        roles.adverb("on_top")
        leftovers(ctx, roles)
        relative_agrees(ctx, nominal, relative)
        relative.used = True
        nominal.relatives.remove(relative)
        found = zone_source(ctx, place.nominal)
        if found.zone is fx.Zone.DECK and place.role == "to":
            return fx.Top(fx.Number(nominal.number or 1), found.of, span=place.span)
        return found
    return None


def among_them(nominal: ph.Nominal) -> bool:
    """ "... the Victory cards that are among them": of those just seen; taken up."""
    for relative in list(nominal.relatives):
        others = [
            c
            for c in relative.chunks
            if not (isinstance(c, ph.Nominal) and c.head in ("rel", "self"))
        ]
        there = len(others) == 1 and ph.is_adverb(others[0], "of_them", "this_way")
        rel = relative.subject is None or relative.subject.head == "rel"
        if there and rel and "be" in relative.verb.frames and not relative.negated:
            relative.used = True
            nominal.relatives.remove(relative)
            return True
    return False


def modifiers(ctx: Context, roles: Roles | None, nominal: ph.Nominal) -> tuple[fx.Filter, fx.Who]:
    """Type, name, cost and chooser, from the noun, its relatives and phrases beside it."""
    excepted = _excepted(roles, nominal)
    but = roles is not None and roles.preposition("except") is not None
    for adjective in nominal.adjectives:
        if adjective == "other" and (excepted or but):
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
        _prices_as_attributes(ctx, roles)
        for chunk in list(roles.chunks):
            if not any(chunk is c for c in roles.chunks):
                continue  # a phrase before it has taken it up
            if isinstance(chunk, ph.Prepositional) and chunk.role == "except":
                if not head_filter(chunk.nominal):
                    raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
                roles.take(chunk)
                predicates.extend(fx.NotThat(p) for p in head_filter(chunk.nominal))
            elif isinstance(chunk, ph.Prepositional) and chunk.nominal.head == "cost":
                if chunk.role in ("to", "toward", "under", "in", "by", "per", "among"):
                    raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
                roles.take(chunk)
                for said in chunk.nominal.relatives:  # "with a cost higher by 2"
                    predicates.extend(_relative(ctx, said)[0])
                told = bool(chunk.nominal.relatives or chunk.nominal.adjectives)
                other = None if told else other_cost(ctx, roles)
                if other is not None:  # "with a cost of at most that of the trashed card"
                    bound, amount = other
                    predicates.append(fx.Costs(BOUNDS[bound], amount, span=chunk.span))
                elif not chunk.nominal.relatives:
                    predicates.append(cost_phrase(ctx, roles, chunk.nominal))
            elif (
                isinstance(chunk, ph.Prepositional)
                and chunk.role in ("for", "from", "of")
                and (chunk.nominal.head == "coin" and chunk.nominal.number is not None)
            ):  # "a card for at most 4 coins", "a card of at most 4 coins"
                roles.take(chunk)
                predicates.append(cost(ctx, chunk.nominal, None, chunk.span))
            elif (
                isinstance(chunk, ph.Nominal)
                and chunk.head == "coin"
                and chunk.number is not None
                and chunk.bound in ("at_most", "less")
                and ctx.lexicon.settings.get("terse")
                and _bare_price(roles)
            ):  # "a card up to 4 coins"
                roles.take(chunk)
                predicates.append(cost(ctx, chunk, None, chunk.span))
            elif (
                isinstance(chunk, ph.Nominal)
                and not chunk.head
                and (chunk.adjectives == ("your_choice",) and not chunk.determiners)
            ):  # "a card with the same cost, chosen by you"
                roles.take(chunk)
                by = fx.Who.YOU
            elif _own_choice(ctx, chunk):
                roles.take(chunk)
                inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
                assert isinstance(inner, ph.Nominal)
                by = fx.Who.YOU if "your" in inner.determiners else by
        predicates.extend(_of_another_name(ctx, roles, nominal))
        if _dearer(roles) and is_cards(nominal):  # "kartę o 2 monety droższą"
            predicates.append(priced_of(ctx, roles, nominal, ""))
        predicates.extend(_being(ctx, roles, nominal))
        for adjective in nominal.adjectives:
            if adjective in _PRICED:
                predicates.append(priced_of(ctx, roles, nominal, _PRICED[adjective]))
    if by is fx.Who.YOU and ctx.loop is None:
        by = fx.Who.ACTOR
    return tuple(predicates), by


def _of_another_name(ctx: Context, roles: Roles, nominal: ph.Nominal) -> list[fx.Predicate]:
    """ "Gain a card with another name": another than the card just trashed."""
    gaining = {"gain", "get", "take"} & set(roles.clause.verb.frames)
    trashed = ctx.last("trashed")
    if not gaining or trashed is None or trashed.many or nominal.plural() or not is_cards(nominal):
        return []
    if not roles.adverb("different_name"):
        return []
    return [fx.NotThat(fx.SameNameAs(trashed.name), span=nominal.span)]


def _prices_as_attributes(ctx: Context, roles: Roles) -> None:
    """ "A card of the same cost" in the case for it, "a card to the value of 5": with a cost."""
    case = ctx.lexicon.settings.get("possessive_case")
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal):
            continue
        own = inner is chunk and inner.head == "cost" and "same" in inner.adjectives
        own = own and bool(inner.features) and all(f[0] == case for f in inner.features)
        worth = isinstance(chunk, ph.Prepositional) and (chunk.role, inner.head) == ("at", "worth")
        if own or (worth and not inner.adjectives and not inner.relatives):
            made = replace(inner, head="cost")
            roles.take(chunk)
            roles.chunks.insert(0, ph.Prepositional("with", made, chunk.span))


def _bare_price(roles: Roles) -> bool:
    """Whether the verb gives cards, so that a bare amount beside them is their price."""
    return bool({"gain", "get", "take", "choose"} & set(roles.clause.verb.frames))


def _excepted(roles: Roles | None, nominal: ph.Nominal) -> list[fx.Predicate]:
    """ "A Treasure other than Copper"."""
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
    "top",
    "bottom",
    "rest",
    "own",
    "both",
    "all",
    "any_number",
    "owned",
    "plus",
    "your_choice",
    "any",
    "costing",
    "cheaper",
    "dearer",
    "being",
    "not_being",
    "lying",
    "as_dear",
    "concerned",
}
"""Adjectives of cards that are taken up somewhere; another would be dropped in silence."""


def _being(ctx: Context, roles: Roles, nominal: ph.Nominal) -> list[fx.Predicate]:
    """ "a Treasure not being Copper": what it is (not) stands beside it, in its own case."""
    said = [a for a in nominal.adjectives if a in ("being", "not_being")]
    if not said:
        return []
    case = str((ctx.lexicon.settings.get("predicate") or {}).get("być", ""))
    for other in roles.nominals():
        fits = not other.features or not case or any(f[0] in case for f in other.features)
        if other is not nominal and head_filter(other) and fits and other.number is None:
            roles.take(other)
            found = head_filter(other)
            return [fx.NotThat(p) for p in found] if said[0] == "not_being" else list(found)
    raise Reject(Code.MISSING_ROLE, nominal.span, word=nominal.text, role="noun")


def _dearer(roles: Roles) -> bool:
    keys = [c.key for c in roles.chunks if isinstance(c, ph.Comparison)]
    return "dearer" in keys or "cheaper" in keys


_PRICED = {"costing": "", "cheaper": "less", "dearer": "more", "as_dear": "equal"}
"""Adjectives that take a price: "a card costing 4", "a card cheaper by 2"."""


def _own_choice(ctx: Context, chunk: ph.Chunk) -> bool:
    """ "of your choice": with a preposition, or in the case that does without one."""
    if isinstance(chunk, ph.Prepositional):
        return chunk.nominal.head == "choice"
    case = ctx.lexicon.settings.get("possessive_case")
    return (
        isinstance(chunk, ph.Nominal)
        and chunk.head == "choice"
        and bool(case and any(f[0] == case for f in chunk.features))
    )


def _relative(ctx: Context, clause: ph.Clause) -> tuple[list[fx.Predicate], fx.Who | None]:
    roles = Roles.of(clause)
    roles.chunks = [c for c in roles.chunks if not (isinstance(c, ph.Nominal) and c.head == "rel")]
    clause.used = True
    frames = clause.verb.frames
    subject = clause.subject.head if clause.subject is not None else "rel"
    if subject == "cost" and clause.subject is not None and clause.subject.of is not None:
        made = cost_said(ctx, clause, roles)
        leftovers(ctx, roles)
        return [made], None
    if subject not in ("rel", "you", "they") and "choose" not in frames:
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
        return [denied_of(made) if denied else made], None
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
