"""Errors that are the user's to put right: one plain sentence, exit code 2, no traceback."""

from __future__ import annotations

import errno

import click

from tools.i18n import N_, words

_REASONS = {
    errno.ENOENT: N_("there is no such file"),
    errno.EACCES: N_("it is not allowed"),
    errno.EISDIR: N_("it is a folder"),
    errno.ENOTDIR: N_("there is no such folder"),
    errno.ENOSPC: N_("the disk is full"),
}
"""What users meet; anything else is said as the system says it."""


class Usage(click.ClickException):
    """The command cannot be carried out as it was given."""

    exit_code = 2


def reason_of(problem: OSError | ValueError) -> str:
    """Why a file could not be read or written, in the user's language."""
    number = getattr(problem, "errno", None)
    if number in _REASONS:
        template = _REASONS[number]
        return words().say(template)
    return getattr(problem, "strerror", None) or type(problem).__name__


def clean(value: str) -> str:
    """User input fit to be shown: no control characters, no half characters, not endless."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in value)
    return shown if len(shown) <= 60 else shown[:59] + "…"
