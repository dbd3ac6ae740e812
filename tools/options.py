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
