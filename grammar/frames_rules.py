"""Frames that move no card: naming, choosing, prices, worth, being unaffected."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_object
from grammar.context import Context, Reject
from grammar.cost_clauses import margin_of
from grammar.counting import UNSAID, counted, is_first, played_first, relative_of
from grammar.frame_roles import object_of
from grammar.modifiers import modifiers
from grammar.nominals import cards
from grammar.prices import measured
from grammar.references import PARTICIPLES
from grammar.roles import (
    Roles,
    genitive,
    is_cards,
    is_zone,
    plain_amount,
    possessor,
    to_you,
)


def name_card(ctx: Context, roles: Roles) -> fx.Effect:
    named = [n for n in roles.nominals() if n.head == "name"]
    nominal = named[0] if named else object_of(roles)
    roles.object = nominal
    roles.take(nominal)
    wanted = str((ctx.lexicon.settings.get("object") or {}).get("plain", ""))
    standing = {f[1] for f in nominal.features if not wanted or f[0] in wanted}
    if standing == {"p"}:
        raise Reject(Code.MISSING_ROLE, nominal.span, word=roles.clause.verb.text, role="amount")
    if nominal.head not in ("card", "name") or nominal.adjectives:
        raise Reject(Code.EXTRA_ROLE, nominal.span, word=nominal.text, verb=roles.clause.verb.text)
    for other in list(roles.chunks):
        of = isinstance(other, ph.Prepositional) and other.role in ("of", "from")
        inner = other.nominal if isinstance(other, ph.Prepositional) else other
        if isinstance(inner, ph.Nominal) and inner.head == "card" and (of or inner is other):
            roles.take(other)
    name = ctx.fresh()
    ctx.mention(name, "named")
    return fx.NameCard(name, span=roles.clause.span)


def choose(ctx: Context, roles: Roles) -> fx.Effect:
    """Choosing cards for a later step: nothing happens yet."""
    chosen = cards(ctx, roles, object_of(roles), UNSAID, roles.clause.verb)
    name = ctx.fresh()
    ctx.mention(name, "chosen", chosen=chosen)
    return fx.Seq((), span=roles.clause.span)


def cost_change(ctx: Context, roles: Roles) -> fx.Effect:
    """ "All cards cost 1 less this turn"."""
    return _change(ctx, roles, fx.ChangeCost)


def yield_change(ctx: Context, roles: Roles) -> fx.Effect:
    """ "Copper gives 1 coin more this turn"."""
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
        bare = not ctx.lexicon.settings.get("articles") and single.singular()
        if "indef" in single.determiners or bare:  # "an extra coin"
            amount = replace(single, number=1)
            roles.chunks = [amount if c is single else c for c in roles.chunks]
    if make is fx.ChangeYield and subject is not None and amount is not None:
        once = _first_gives(ctx, roles, subject, amount, comparison)
        if once is not None:
            return once
    _those_too(roles, subject)
    played = make is fx.ChangeYield and subject is not None
    if played and subject is not None and relative_of(ctx, subject, "play", adverb="this_turn"):
        # a treasure gives when it is played: "each Copper you play this turn"
        lasting = fx.Lasting.TURN
    else:
        lasting = fx.Lasting.TURN if roles.adverb("this_turn") else fx.Lasting.GAME
        if played and subject is not None:
            relative_of(ctx, subject, "play")  # it gives when it is played
        roles.adverb("for_good")
    if make is fx.ChangeYield and "be" in clause.verb.frames and not roles.adverb("worth"):
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    compared = comparison.key if comparison is not None else ""
    if comparison is None and make is fx.ChangeYield and amount is not None:
        extra = {"plus", "additional"} & set(amount.adjectives)
        if extra or roles.adverb("additional"):
            comparison = ph.Comparison("more", None, amount.span)
    if subject is not None and subject.head == "":
        raise Reject(Code.MISSING_ROLE, subject.span, word=subject.text, role="noun")
    if subject is None or amount is None or amount.number is None or comparison is None:
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="amount")
    whose = set(subject.determiners) - {"all", "each", "def", "every"}
    if make is fx.ChangeYield:  # what a player plays is his own
        whose -= {"your", "own"}
    told = (set(subject.adjectives) - {"played"}) & {*PARTICIPLES, "top", "rest", "bottom"}
    if not is_cards(subject) or whose or told or amount.head not in ("coin", ""):
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    plain_amount(amount)
    measured(ctx, amount, compared)
    roles.take(amount)
    to_you(ctx, roles)
    while roles.adverb("never_below_zero", "wherever"):
        pass
    roles.adverb("than_usual")
    predicates, _ = modifiers(ctx, None, subject)
    keys = {"dearer": 1, "cheaper": -1} if "be" in clause.verb.frames else {}
    if make is fx.ChangeYield or not keys:
        keys = {"more": 1, "less": -1}
    sign = keys.get(comparison.key)
    if sign is None:
        raise Reject(Code.NOT_UNDERSTOOD, comparison.span, word=clause.verb.text)
    return make(predicates, sign * amount.number, lasting, span=clause.span)


def shift(ctx: Context, roles: Roles) -> fx.Effect:
    """ "The cost of all cards falls by 1 this turn", "raise the value of each Copper by 1"."""
    clause = roles.clause
    hand = _hand_cut(ctx, roles)
    if hand is not None:
        return hand
    what = clause.subject if clause.subject is not None and _shifted(clause.subject) else None
    if what is None:
        what = next((n for n in roles.nominals() if _shifted(n)), None)
        if clause.subject is not None and clause.subject.head != "you":
            what = None
    margin = margin_of(roles)
    if margin is not None and margin.nominal.number is None and margin.nominal.singular():
        margin.nominal.number = 1  # "by a coin"
    if what is None or margin is None or margin.nominal.number is None:
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="amount")
    roles.object = None if what is clause.subject else what
    roles.take(what)
    plain_amount(margin.nominal)
    owner = _shifted_of(ctx, roles, what)
    _floor(roles)
    roles.adverb("never_below_zero")
    lasting = fx.Lasting.TURN if roles.adverb("this_turn") else fx.Lasting.GAME
    roles.adverb("for_good")
    whose = set(owner.determiners) - {"all", "each", "def", "every"}
    bad = whose or {*PARTICIPLES, "top", "rest", "bottom"} & set(owner.adjectives)
    if bad or margin.nominal.head not in ("coin", "") or clause.negated:
        raise Reject(Code.NOT_UNDERSTOOD, owner.span, word=owner.text)
    sign = _direction(roles)
    predicates, _ = modifiers(ctx, None, owner)
    make = fx.ChangeCost if what.head == "cost" else fx.ChangeYield
    return make(predicates, sign * margin.nominal.number, lasting, span=clause.span)


_SIGNS = {"less": -1, "lower": -1, "more": 1, "higher": 1}


def _direction(roles: Roles) -> int:
    """Down or up, by the verb, or by the word that says how the cost is."""
    verb = roles.clause.verb
    if {"lower", "raise"} & set(verb.frames):
        return -1 if "lower" in verb.frames else 1
    comparison = roles.comparison()
    sign = _SIGNS.get(comparison.key) if comparison is not None else None
    if sign is None or comparison is None or comparison.than is not None:
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="comparison")
    return sign


def _hand_cut(ctx: Context, roles: Roles) -> fx.Effect | None:
    """ "He reduces his hand to 3 cards": what is too much is discarded."""
    hand = next((n for n in roles.nominals() if n.head in ("zone:hand", "handcard")), None)
    size = roles.preposition("to", "down_to")
    if hand is None or size is None or "lower" not in roles.clause.verb.frames:
        return None
    if size.nominal.number is None or size.nominal.bound or roles.clause.negated:
        raise Reject(Code.MISSING_ROLE, size.span, word=size.nominal.text, role="amount")
    if size.nominal.head not in ("card", "handcard", "") or hand.number is not None:
        raise Reject(Code.NOT_UNDERSTOOD, size.span, word=size.nominal.text)
    if possessor(ctx, hand) is not fx.Who.ACTOR:
        raise Reject(Code.NOT_UNDERSTOOD, hand.span, word=hand.text)
    roles.object = hand
    roles.take(hand)
    roles.take(size)
    return fx.DiscardTo(fx.Number(size.nominal.number), span=roles.clause.span)


def _shifted(nominal: ph.Nominal) -> bool:
    return nominal.head in ("cost", "worth")


def _shifted_of(ctx: Context, roles: Roles, what: ph.Nominal) -> ph.Nominal:
    """Whose cost or worth it is."""
    strange = set(what.adjectives) or set(what.determiners) - {"def", "all", "each"}
    if strange or what.number is not None:
        raise Reject(Code.NOT_UNDERSTOOD, what.span, word=what.text)
    if what.of is not None and is_cards(what.of):
        return what.of
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or not is_cards(inner):
            continue
        of = chunk.role in ("of", "from") if isinstance(chunk, ph.Prepositional) else None
        if of or (of is None and genitive(ctx, inner)):
            roles.take(chunk)
            return inner
    raise Reject(Code.MISSING_ROLE, what.span, word=what.text, role="noun")


def _first_gives(
    ctx: Context,
    roles: Roles,
    subject: ph.Nominal,
    amount: ph.Nominal,
    comparison: ph.Comparison | None,
) -> fx.Effect | None:
    """ "The first Silver you play this turn gives 1 coin more": once, when it is played."""
    if not is_first(subject):
        return None
    said = roles.adverb("additional")
    more = said or bool({"plus", "additional"} & set(amount.adjectives))
    if comparison is not None:
        more = more or (comparison.key == "more" and comparison.than is None)
    if not more or amount.number is None or amount.head not in ("coin", ""):
        raise Reject(Code.MISSING_ROLE, amount.span, word=amount.text, role="comparison")
    event = played_first(ctx, subject)
    if event is None:
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    plain_amount(amount)
    roles.take(amount)
    to_you(ctx, roles)
    roles.adverb("worth")
    gives = fx.Plus(fx.Resource.COINS, fx.Number(amount.number), span=amount.span)
    return fx.Whenever(event, gives, once=True, lasting=fx.Lasting.TURN, span=roles.clause.span)


def _those_too(roles: Roles, subject: ph.Nominal | None) -> None:
    """ "All cards, those in hand too": a part of all of them costs what all do."""
    if subject is None or subject.head != "card" or subject.adjectives or subject.relatives:
        return
    for chunk in roles.chunks:  # "... those that the players hold"
        for relative in chunk.relatives if isinstance(chunk, ph.Nominal) else ():
            inside = {c.head for c in relative.chunks if isinstance(c, ph.Nominal)}
            if {"have", "hold", "be"} & set(relative.verb.frames) and inside <= {"rel", "player"}:
                relative.used = True
    said = roles.preposition("including") is not None or roles.adverb("also", "in_total")
    for chunk in list(roles.chunks) if said else []:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or inner.number is not None or inner.adjectives:
            continue
        if is_cards(inner) or is_zone(inner) or inner.head in ("", "player"):
            roles.take(chunk)


def _floor(roles: Roles) -> None:
    """ "... but never less than 0" only repeats the rule that no cost falls below it."""
    denied = roles.clause.negated
    for below, than in pairwise(roles.chunks):  # "nigdy mniej niż 0": said in two phrases
        if not isinstance(below, ph.Comparison) or not isinstance(than, ph.Comparison):
            continue
        zero = than.key == "than" and than.than is not None and than.than.number == 0
        if below.key in _LESS and zero and roles.adverb("never"):
            roles.take(below)
            roles.take(than)
            roles.adverb("but")
            return
    for chunk in roles.chunks:
        least = chunk.than if isinstance(chunk, ph.Comparison) else None
        side = isinstance(chunk, ph.Prepositional) and chunk.role in ("among", "under")
        if side and isinstance(chunk, ph.Prepositional):  # "never below 0"
            least = chunk.nominal
        less = side or (isinstance(chunk, ph.Comparison) and chunk.key in _LESS)
        if less and least is not None and least.number == 0 and (denied or roles.adverb("never")):
            roles.adverb("never")  # "nigdy nie": said twice, meant once
            roles.take(chunk)
            roles.adverb("but")
            return
        if (
            isinstance(chunk, ph.Nominal) and chunk.number == 0 and chunk.bound == "at_least"
        ):  # "but not less than 0"
            roles.take(chunk)
            roles.adverb("but")
            return


_LESS = frozenset({"less", "cheaper", "lower"})


def floor_told(ctx: Context, roles: Roles) -> fx.Effect:
    """ "They cannot fall below 0": a sentence of its own that repeats the rule."""
    clause = roles.clause
    told = len(roles.chunks)
    subject = clause.subject
    none = subject is not None and "neg" in subject.determiners
    never = any(ph.is_adverb(c, "never") for c in roles.chunks)
    if none and not (clause.negated or never):
        roles.clause = replace(clause, negated=True)
    if none != (clause.negated or never):
        _floor(roles)
    roles.adverb("never_below_zero")
    roles.clause = clause
    of_costs = subject is None or subject.head in ("cost", "it") or is_cards(subject)
    if len(roles.chunks) == told or not of_costs or not ctx.changed_cost:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    return fx.Seq((), span=clause.span)


def count_up(ctx: Context, roles: Roles) -> fx.Effect:
    """ "Count the empty piles": nothing is done yet; "for each of them" will speak of it."""
    nominal = next((n for n in roles.nominals() if n.head in ("pile", "empty_pile")), None)
    if nominal is None or "empty" not in (*nominal.adjectives, nominal.head.removesuffix("_pile")):
        verb = roles.clause.verb
        raise Reject(Code.NOT_UNDERSTOOD, verb.span, word=verb.text)
    roles.object = nominal
    roles.take(nominal)
    ctx.counted = counted(ctx, roles, nominal)
    return fx.Seq((), span=roles.clause.span)


def free_of_charge(ctx: Context, roles: Roles) -> fx.Effect:
    """ "You pay nothing for it", "that costs you no action": gaining is free anyway."""
    clause = roles.clause
    paid = ("nothing", "buy", "action", "coin", "type:action")
    said = [n for n in roles.nominals() if n.head in paid]
    none = [n for n in said if n.head == "nothing" or "neg" in n.determiners]
    free = bool(none) != clause.negated and len(none) == len(said)
    subject = clause.subject
    doer = subject is None or subject.head in ("you", "they", "that", "it")
    if not free or not doer or clause.modal:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    for nominal in said:
        roles.take(nominal)
    return fx.Seq((), span=clause.span)


def harm(ctx: Context, roles: Roles) -> fx.Effect:
    """ "The attack cannot do you any harm"."""
    none = [n for n in roles.nominals() if n.head == "nothing"]
    for nominal in none:
        roles.take(nominal)
    if bool(none) is roles.clause.negated or not ctx.reaction:
        raise Reject(Code.NOT_UNDERSTOOD, roles.clause.span, word=roles.clause.verb.text)
    roles.clause.modal = ""
    return unaffected(ctx, roles)


def _the_attack(ctx: Context, nominal: ph.Nominal) -> bool:
    """ "... not struck by that card": in a reaction that is the card reacted to."""
    return bool(ctx.reaction) and nominal.head == "card" and nominal.determiners == ("dem",)


def unaffected(ctx: Context, roles: Roles) -> fx.Effect:
    """Warding off an attack, or not being touched by it."""
    clause = roles.clause
    plain = {"ward", "affect", "have"} & set(clause.verb.frames) and not clause.aux
    while roles.adverb("of_them", "by_it"):  # "... and are not touched by it"
        pass
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if inner is chunk and not plain:
            continue
        you = isinstance(inner, ph.Nominal) and inner.head == "you"
        if inner is chunk and you and "have" in roles.clause.verb.frames:
            continue  # an attack has an effect *on* somebody
        if (
            isinstance(inner, ph.Nominal)
            and inner.head
            in (
                "attack",
                "type:attack",
                "you",
                "effect",
                "self",
            )
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
    """ "You are unaffected by it", "the attack has no effect on you"."""
    clause = roles.clause
    nobody = clause.subject
    if nobody is not None and "neg" in nobody.determiners and nobody.head in ("player", "opponent"):
        return _nobody_affected(ctx, roles, nobody)
    untouched = roles.adverb("unaffected")
    touched = roles.adverb("affected") or "affect" in clause.verb.frames
    effects = [n for n in roles.nominals() if n.head == "effect"]
    touched = touched or ("have" in clause.verb.frames and bool(effects))
    if effects and "have" in clause.verb.frames:
        check_object(ctx, clause, effects[0])
    none = any("neg" in n.determiners for n in effects)
    if (untouched and not clause.negated) or (touched and clause.negated) or none:
        return unaffected(ctx, roles)
    if _options_differ(roles) or _may_be_that(ctx, roles):
        return fx.Seq((), span=clause.span)
    raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)


def _may_be_that(ctx: Context, roles: Roles) -> bool:
    """ "It may also be the one just gained", "it need not be one of those drawn": where any
    card can be chosen, that is so anyway."""
    clause = roles.clause
    pointing = clause.subject is not None and clause.subject.head in ("it", "that")
    named = [n for n in roles.nominals() if {"gained", "drawn", "put"} & set(n.adjectives)]
    free = clause.modal == "may" and not clause.negated
    free = free or (clause.modal == "must" and clause.negated)
    none = any("neg" in n.determiners for n in named)
    free = free or (clause.modal == "must" and none and not clause.negated)
    counts = {k for n in named for k in (n.number, n.total) if k is not None}
    if not (pointing and len(named) == 1 and free and ctx.any_card) or counts - {ctx.drew_last}:
        return False
    roles.take(named[0])
    clause.modal = ""
    return True


def _nobody_affected(ctx: Context, roles: Roles, nobody: ph.Nominal) -> fx.Effect:
    """ "No player is affected by the attack": all are unaffected."""
    touched = roles.adverb("affected") or "affect" in roles.clause.verb.frames
    if not touched or roles.clause.negated or nobody.relatives or not ctx.reaction:
        raise Reject(Code.NOT_UNDERSTOOD, nobody.span, word=nobody.text)
    others = nobody.head == "opponent" or bool({"rest", "other"} & set(nobody.adjectives))
    each = fx.Players.OTHERS if others else fx.Players.EVERYONE
    return fx.EachPlayer(each, unaffected(ctx, roles), span=roles.clause.span)


def _options_differ(roles: Roles) -> bool:
    """ "The choices must be different" says what choosing several always means."""
    subject = roles.clause.subject
    if subject is None or subject.head not in ("option", "choice") or roles.clause.negated:
        return False
    said = [n for n in roles.nominals() if n.head == "" and "different" in n.adjectives]
    for nominal in said:
        roles.take(nominal)
    return roles.adverb("different") or bool(said)
