"""Agreement across phrases: a relative with its noun, a pronoun with what it points to.

Inside a phrase the builder checks agreement; here both ends are known only when the phrase
is given its meaning (a relative may stand behind a place and still speak of the cards).
"""

from __future__ import annotations

from cardspec.findings import Code
from grammar import phrases as ph
from grammar.children import relative_pronoun
from grammar.context import Context, Mention
from grammar.lexicon import Features


def _kinds(features: Features) -> frozenset[str]:
    """Number and gender, whatever the case."""
    return frozenset(f[1:] for f in features)


def _forms(ctx: Context, term: str, key: str, kinds: frozenset[str]) -> tuple[str, ...]:
    found = (form for form, f in ctx.lexicon.forms_of(term, key) if _kinds(f) & kinds)
    return tuple(dict.fromkeys(found))


def relative_agrees(ctx: Context, nominal: ph.Nominal, clause: ph.Clause) -> None:
    """ "A card that costs": the pronoun has the noun's gender, the verb its number."""
    pronoun = relative_pronoun(clause)
    if pronoun is None or pronoun.head_analysis is None or nominal.partitive:
        return
    wanted, said = _kinds(nominal.features), _kinds(pronoun.head_analysis.features)
    if not wanted or not said:
        return
    if not wanted & said:
        keys = (pronoun.head_analysis.key, "either", "subject", "object")
        right = next((found for k in keys if (found := _forms(ctx, "REL", k, wanted))), ())
        ctx.report(Code.AGREEMENT, pronoun.span, word=pronoun.text, expected=right)
    elif clause.subject is pronoun and clause.verb.features:
        persons = frozenset("3" + kind[0] for kind in wanted)
        if not persons & clause.verb.features:
            right = tuple(
                form
                for term in ("VFIN", "VLAST", "BE", "HAVE")
                for form, f in ctx.lexicon.forms_of(term, clause.verb.lemma)
                if f & persons
            )
            ctx.report(
                Code.PERSON,
                clause.verb.span,
                word=clause.verb.text,
                expected=tuple(dict.fromkeys(right)),
            )


def pronoun_agrees(ctx: Context, nominal: ph.Nominal, mention: Mention) -> None:
    """ "It" has the gender of the noun it stands for, or of the word for card."""
    wanted, said = _kinds(mention.features), _kinds(nominal.features)
    if not wanted or not said or nominal.head_analysis is None or nominal.partitive:
        return
    numbers = {kind[0] for kind in wanted}
    card = frozenset(
        kind
        for _, features in ctx.lexicon.forms_of("NOUN", "card")
        for kind in _kinds(features)
        if kind[0] in numbers
    )
    if not (wanted | card) & said:
        right = _forms(ctx, "PRON", nominal.head_analysis.key, wanted)
        ctx.report(Code.AGREEMENT, nominal.span, word=nominal.text, expected=right)
