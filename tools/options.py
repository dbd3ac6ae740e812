"""Options that several commands share."""

from __future__ import annotations

import click

from tools.i18n import UI_LANGUAGES, _

TEXT_LANGUAGES = ("de", "pl", "nl")
"""As in `cardspec.cards`, written again because help must not wait for the cards."""


def ui_language() -> click.Option:
    """Accepted before and after the command; `i18n.choose_language` has read it already."""
    return click.Option(
        ["--ui-lang"],
        type=click.Choice(UI_LANGUAGES),
        expose_value=False,
        help=_("The language Cardspec speaks to you (else that of your system)."),
    )


def text_language(help_: str, *, required: bool = False) -> click.Option:
    return click.Option(
        ["--lang"], type=click.Choice(TEXT_LANGUAGES), required=required, help=help_
    )


def output_format(help_: str) -> click.Option:
    return click.Option(
        ["--format", "form"], type=click.Choice(["text", "json"]), default="text", help=help_
    )
