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
    ctx.report(
        Code.CASE, nominal.span, word=nominal.text, expected=tuple(dict.fromkeys(right))
    )


def check_object(ctx: Context, clause: ph.Clause, nominal: ph.Nominal | None) -> None:
    """What a verb acts on; some languages change its case under "not"."""
    wanted = ctx.lexicon.settings.get("object")
    if not wanted or nominal is None or nominal is clause.subject:
        return
    if "distributive" in nominal.determiners:  # "po jednej karcie" brings its own case
        return
    check_case(ctx, nominal, str(wanted["negated" if clause.negated else "plain"]))
