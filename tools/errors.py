"""Errors that are the user's to put right: one plain sentence, exit code 2, no traceback."""

from __future__ import annotations

import click


class Usage(click.ClickException):
    """The command cannot be carried out as it was given."""

    exit_code = 2


def clean(value: str) -> str:
    """User input fit to be shown: no control characters, no half characters, not endless."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in value)
    return shown if len(shown) <= 60 else shown[:59] + "…"
