"""Options that several commands share."""

from __future__ import annotations

import click

from cardspec.languages import LANGUAGES
from tools.i18n import UI_LANGUAGES, _


def ui_language() -> click.Option:
    """Accepted before and after the command; `i18n.choose_language` has read it already."""
    return click.Option(
        ["--ui-lang"],
        type=click.Choice(UI_LANGUAGES, case_sensitive=False),
        expose_value=False,
        help=_("The language Cardspec speaks to you (else that of your system)."),
    )


def text_language(help_: str, *, required: bool = False) -> click.Option:
    return click.Option(
        ["--lang"],
        type=click.Choice(LANGUAGES, case_sensitive=False),
        required=required,
        help=help_,
    )


def output_format(help_: str) -> click.Option:
    return click.Option(
        ["--format", "form"], type=click.Choice(["text", "json"]), default="text", help=help_
    )


def known_set(name: str) -> str:
    """The id of a set, by its id or by its name in any language."""
    from cardspec.cards import load_library, nearest
    from tools.errors import Usage, clean

    sets = load_library().sets
    for set_, names in sets.items():
        if name.casefold() in {set_, *(n.casefold() for n in names.values())}:
            return set_
    near = nearest(name, tuple(sets))
    hint = _("Is “%(near)s” meant?", near=near[0]) if near else ""
    known = _("There are: %(sets)s.", sets=", ".join(sets))
    unknown = _("There is no set “%(set)s”.", set=clean(name))
    raise Usage(" ".join(part for part in (unknown, hint or known) if part))
