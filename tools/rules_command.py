"""`cardspec rules`: what a book says of setup, turn and end, and where two books differ."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from tools.i18n import N_, _
from tools.options import output_format, ui_language

if TYPE_CHECKING:
    from tools.rule_differences import Difference, Rule

UNSAID = N_("not said")
PLAYED_ALIKE = N_("Only one of the books says it; both are played alike.")


def command() -> click.Group:
    return click.Group(
        "rules",
        help=_("Shows the rules of a book, and where the rules of two books differ."),
        short_help=_("Show the rules of books and where they differ."),
        params=[ui_language()],
        commands=[_diff(), _show()],
    )


def _diff() -> click.Command:
    return click.Command(
        "diff",
        callback=diff,
        options_metavar=_("[OPTIONS]"),
        help=_(
            "Compares the rules of two books, given by their numbers (such as 000 and 002). Each "
            "difference names the scenarios that come out differently, or says why none can."
        ),
        short_help=_("Compare the rules of two books."),
        params=[
            click.Argument(["one"], metavar="BOOK"),
            click.Argument(["other"], metavar="BOOK"),
            output_format(_("A table to read, or JSON for other programs.")),
            ui_language(),
        ],
    )


def _show() -> click.Command:
    return click.Command(
        "show",
        callback=show,
        options_metavar=_("[OPTIONS]"),
        help=_("Shows all rules of a book, each with its place in the book."),
        short_help=_("Show the rules of a book."),
        params=[
            click.Argument(["book"], metavar="BOOK"),
            output_format(_("A table to read, or JSON for other programs.")),
            ui_language(),
        ],
    )


def diff(one: str, other: str, form: str) -> int:
    from tools.rule_differences import differences

    _check(one, other)
    found = differences(one, other)
    if form == "json":
        data = {"books": [one, other], "differences": [_as_json(d, one, other) for d in found]}
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        _print_differences(found, one, other)
    return 0


def show(book: str, form: str) -> int:
    from tools.rule_differences import rules_of

    _check(book)
    rules = rules_of(book)
    if form == "json":
        data = {"book": book, "rules": {key: _side(rule) for key, rule in rules.items()}}
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        _print_rules(book, list(rules.values()))
    return 0


def _check(*books: str) -> None:
    """Known books with sound rule sets, or one sentence that says what is wrong."""
    from engine import RuleSet, SetupError
    from tools.errors import Usage, clean
    from tools.rule_differences import known_books

    known = known_books()
    for book in books:
        if book not in known:
            said = _("There are no rules of a book “%(book)s”.", book=clean(book))
            raise Usage(f"{said} {_('There are: %(sets)s.', sets=', '.join(known))}")
        try:
            RuleSet.of_book(book)
        except SetupError as problem:
            raise Usage(f"rulebooks/rules/{problem}") from None


# --- JSON -----------------------------------------------------------------------------


def _side(rule: Rule) -> dict[str, Any]:
    return {"value": rule.value, "said": rule.where}


def _as_json(found: Difference, one: str, other: str) -> dict[str, Any]:
    from tools.rule_words import topic

    return {
        "rule": found.key,
        "topic": topic(found.key),
        "in_value": found.in_value,
        one: _side(found.sides[0]),
        other: _side(found.sides[1]),
        "scenarios": {
            book: [{"feature": s.feature, "scenario": s.scenario} for s in shown]
            for book, shown in zip((one, other), found.scenarios, strict=True)
        },
        "why_not": _why_not(found),
    }


def _why_not(found: Difference) -> str | None:
    if not found.in_value:
        return _(PLAYED_ALIKE)
    return _(found.why_not) if found.why_not else None


# --- tables ---------------------------------------------------------------------------


def _cell(rule: Rule) -> str:
    from tools.rule_words import value_words

    if rule.value is None:
        return _("not known")
    return f"{value_words(rule.key, rule.value)}\n({rule.where or _(UNSAID)})"


def _print_differences(found: list[Difference], one: str, other: str) -> None:
    from rich import box
    from rich.table import Table

    from tools.console import console
    from tools.rule_words import topic

    if not found:
        console().print(_("The rules of these books do not differ."))
        return
    table = Table(box=box.SIMPLE, show_lines=True, pad_edge=False)
    for head in (_("Rule"), one, other, _("In play")):
        table.add_column(head, overflow="fold", ratio=1)
    for difference in found:
        left, right = difference.sides
        table.add_row(topic(difference.key), _cell(left), _cell(right), _in_play(difference))
    console().print(table)


def _in_play(found: Difference) -> str:
    why_not = _why_not(found)
    if why_not is not None:
        return why_not
    shown = dict.fromkeys((*found.scenarios[0], *found.scenarios[1]))
    return "\n".join(f"“{s.scenario}”" for s in shown)


def _print_rules(book: str, rules: list[Rule]) -> None:
    from rich import box
    from rich.table import Table

    from tools.console import console
    from tools.rule_words import topic, value_words

    table = Table(box=box.SIMPLE, pad_edge=False)
    for head in (_("Rule"), book, _("Place in the book")):
        table.add_column(head, overflow="fold")
    for rule in rules:
        table.add_row(topic(rule.key), value_words(rule.key, rule.value), rule.where or _(UNSAID))
    console().print(table)
