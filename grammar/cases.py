"""The case a role asks for, where the language has cases: the words of a finding ready."""

from __future__ import annotations

from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context


def check_case(ctx: Context, nominal: ph.Nominal | None, cases: str) -> None:
    """A finding unless the phrase can stand in one of these cases."""
    if nominal is None or not nominal.features or not cases:
        return
    if any(f[0] in cases for f in nominal.features):
        return
    a = nominal.head_analysis
    numbers = {f[1] for f in nominal.features}
    right = [
        form
        for form, features in (ctx.lexicon.forms_of(a.term, a.key) if a else ())
        if any(f[0] in cases and f[1] in numbers for f in features)
    ]
    ctx.report(Code.CASE, nominal.span, word=nominal.text, expected=tuple(dict.fromkeys(right)))


def check_object(ctx: Context, clause: ph.Clause, nominal: ph.Nominal | None) -> None:
    """What a verb acts on; some languages change its case under "not"."""
    wanted = ctx.lexicon.settings.get("object")
    if not wanted or nominal is None or nominal is clause.subject:
        return
    if "distributive" in nominal.determiners:  # "po jednej karcie" brings its own case
        return
    case = clause.verb.case or str(
        wanted["negated" if clause.negated is not clause.unless else "plain"]
    )
    if not nominal.head and nominal.plural():  # headless means cards, whose gender is known
        cards = {f[1:] for _, fs in ctx.lexicon.forms_of("NOUN", "card") for f in fs}
        fitting = frozenset(f for f in nominal.features if f[1:] in cards)
        nominal.features = fitting or nominal.features
    check_case(ctx, nominal, case)


def check_relative_case(ctx: Context, pronoun: ph.Nominal) -> None:
    """The pronoun of a relative is the object of its verb."""
    wanted = str((ctx.lexicon.settings.get("object") or {}).get("plain", ""))
    a = pronoun.head_analysis
    if not wanted or a is None or not a.features or any(f[0] in wanted for f in a.features):
        return
    kinds = {f[1:] for f in a.features}
    right = [
        form
        for key in ("object", "either", "subject")
        for form, features in ctx.lexicon.forms_of("REL", key)
        if any(f[0] in wanted and f[1:] in kinds for f in features)
    ]
    ctx.report(Code.CASE, pronoun.span, word=pronoun.text, expected=tuple(dict.fromkeys(right)))
