"""Conditions on what cards are: "if it is a Treasure", "if it costs 3 or more"."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_case
from grammar.conditions_answers import Did
from grammar.conditions_counts import (
    piles,
    points_to_named,
    so_many_played,
)
from grammar.conditions_having import (
    among_of,
    counted_in_zone,
    in_them,
)
from grammar.context import Context, Reject
from grammar.counting import ORDINALS
from grammar.modifiers import modifiers
from grammar.prices import cost
from grammar.references import PRONOUNS, reference
from grammar.roles import ZONES, Roles, head_filter, is_cards, leftovers


def _subject_source(ctx: Context, clause: ph.Clause, roles: Roles) -> fx.Source:
    """What "it is ..." speaks of."""
    candidates = [clause.subject] if clause.subject is not None else []
    candidates += [n for n in roles.nominals() if n.head in PRONOUNS]
    for nominal in candidates:
        if ctx.tested is not None and nominal.head in PRONOUNS:
            roles.take(nominal)
            return fx.Those(ctx.tested)
        pointed = reference(ctx, nominal)
        if pointed is not None:
            roles.take(nominal)
            return pointed[0]
    mention = ctx.last()
    if mention is None or clause.subject is not None:
        raise Reject(Code.REFERENCE, clause.span, word=clause.verb.text)
    return fx.Those(mention.name)


def be(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition | Did:
    """ "If it is a Treasure", "if it is the named card", "if it was a Victory card"."""
    roles = Roles.of(clause)
    if roles.adverb("so"):
        leftovers(ctx, roles)
        return Did(not clause.negated, clause.span)
    there = in_them(roles)
    inside = next(
        (n for n in (clause.subject, *roles.nominals()) if n is not None and is_cards(n)), None
    )
    if there is not None and inside is not None:  # "jeśli są wśród nich karty skarbu"
        roles.take(there)
        roles.take(inside)
        return among_of(ctx, clause, roles, inside, there.nominal)
    empty = piles(ctx, clause, roles)
    if empty is not None:
        return empty
    points_to_named(ctx, clause, roles)
    predicate, subject = _predicate(ctx, clause, roles)
    if predicate is not None and set(predicate.adjectives) & set(ORDINALS):
        return so_many_played(ctx, clause, roles, predicate)
    if subject is not None and subject.head in ("you", "player", "opponent", "neighbour"):
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    if predicate is None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    if subject is None and any(
        isinstance(c, ph.Prepositional) and c.nominal.head in ZONES for c in roles.chunks
    ):  # "if there are no Action cards in your hand"
        roles.take(predicate)
        made = counted_in_zone(ctx, roles, predicate, clause.negated)
        leftovers(ctx, roles)
        return made
    if subject is None and roles.adverb(
        "of_them", "this_way", "thereby"
    ):  # "if there is none among them"
        mention = ctx.last("revealed", "looked_at", "drawn", "discarded", "trashed")
        if mention is None:
            raise Reject(Code.REFERENCE, clause.span, word=clause.verb.text)
        roles.take(predicate)
        return among_of(ctx, clause, roles, predicate, None)
    if subject is None and not ctx.lexicon.settings.get("drops_subject"):
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="subject")
    roles.take(predicate)
    wanted: dict[str, str] = ctx.lexicon.settings.get("predicate") or {}
    pronoun = subject is not None and subject.head in PRONOUNS and not subject.partitive
    if pronoun and subject is not None and len(ctx.lexicon.genders) > 3:
        pronoun = any(f[2] == "n" for f in subject.features)  # "to karta", but "ona jest kartą"
    usual = wanted.get("być", "")
    asked = wanted.get("pronoun" if pronoun else clause.verb.lemma, usual)
    check_case(ctx, predicate, asked)
    if subject is not None:
        roles.take(subject)
        check_case(ctx, subject, wanted.get("subject", ""))
        if "subject" in wanted and subject.plural() and predicate.singular():
            right = tuple(
                form for form, f in ctx.lexicon.forms_of("BE", clause.verb.lemma) if "3s" in f
            )
            ctx.report(Code.PERSON, clause.verb.span, word=clause.verb.text, expected=right)
    source = _be_source(ctx, subject, predicate)
    leftovers(ctx, roles)
    _one_or_many(ctx, source, predicate)
    negated = clause.negated or "neg" in predicate.determiners
    test: fx.Condition
    if "named" in predicate.adjectives:
        named = ctx.last("named")
        if named is None or predicate.head not in ("card", "name", ""):
            raise Reject(Code.REFERENCE, predicate.span, word=predicate.text)
        test = fx.Matches(source, (fx.SameNameAs(named.name),), span=clause.span)
    else:
        predicates, _ = modifiers(ctx, roles, predicate)
        if not predicates:
            raise Reject(Code.NOT_UNDERSTOOD, predicate.span, word=predicate.text)
        test = fx.Matches(source, predicates, span=clause.span)
    return fx.NotSo(test, span=clause.span) if negated else test


def _one_or_many(ctx: Context, source: fx.Source, predicate: ph.Nominal) -> None:
    """ "If it is a Treasure" of one card, "if they are Treasures" of several."""
    spoken = next(
        (m for m in ctx.mentions if isinstance(source, fx.Those) and m.name == source.name), None
    )
    first = ctx.lexicon.cases[0]
    said = {f[1] for f in predicate.features if f[0] == first}
    if spoken is None or not ctx.lexicon.settings.get("predicate") or said != {"p"}:
        return
    a = predicate.head_analysis
    if spoken.features and all(f[1] == "s" for f in spoken.features) and a is not None:
        right = [
            form
            for form, features in ctx.lexicon.forms_of(a.term, a.key)
            if any(f[:2] == first + "s" for f in features)
        ]
        ctx.report(Code.AGREEMENT, predicate.span, word=predicate.text, expected=tuple(right))


def _predicate(
    ctx: Context, clause: ph.Clause, roles: Roles
) -> tuple[ph.Nominal | None, ph.Nominal | None]:
    beside = [n for n in roles.nominals() if n.head != "self"]  # "sich befinden" is to be
    phrases = [*([clause.subject] if clause.subject is not None else []), *beside]
    telling = [
        n
        for n in phrases
        if "named" in n.adjectives
        or (
            head_filter(n)
            and not {"revealed", "trashed", "gained", "discarded"} & set(n.adjectives)
            and "def" not in n.determiners
            and "dem" not in n.determiners
        )
    ]
    if not telling:
        telling = [n for n in phrases if head_filter(n)]
    predicate = telling[-1] if telling else None
    subject = next((n for n in phrases if n is not predicate), None)
    return predicate, subject


def _be_source(ctx: Context, subject: ph.Nominal | None, predicate: ph.Nominal) -> fx.Source:
    if subject is not None:
        if ctx.tested is not None and subject.head in PRONOUNS:
            return fx.Those(ctx.tested)
        pointed = reference(_without_named(ctx), subject)
        if pointed is not None:
            return pointed[0]
    last = _without_named(ctx).last()
    if last is None:
        raise Reject(Code.REFERENCE, predicate.span, word=predicate.text)
    return fx.Those(last.name)


def _without_named(ctx: Context) -> Context:
    """A named card is a name: "it" in "if it is the named card" is a real card."""
    real = [m for m in ctx.mentions if "named" not in m.kinds]
    return replace(ctx, mentions=real)


def cost_of(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    roles = Roles.of(clause)
    source = _subject_source(ctx, clause, roles)
    comparison = roles.comparison()
    if "be" in clause.verb.frames and (
        comparison is None or comparison.key not in ("dearer", "cheaper")
    ):
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    amount = next((n for n in roles.nominals() if n.number is not None), None)
    if amount is not None:
        roles.take(amount)
    made = cost(ctx, amount, comparison, clause.span)
    leftovers(ctx, roles)
    test: fx.Condition = fx.Matches(source, (made,), span=clause.span)
    return fx.NotSo(test, span=clause.span) if clause.negated else test
