"""Where a text to read comes from: the command line, a file, or standard input."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cardspec.data_errors import CardDataError
from cardspec.located import decode
from tools.errors import Usage, clean, reason_of
from tools.i18n import _, words
from tools.messages import Place, data_sentence

LIMIT = 100_000
"""Bytes. The longest card text ever printed has less than a hundredth of it."""


@dataclass(frozen=True, slots=True)
class Given:
    text: str
    place: Place


def given_text(arguments: Sequence[str]) -> Given:
    """Words on the command line are the text, unless they name a file or are `-`."""
    if not arguments:
        raise Usage(_("Give a text, a file, or - for standard input."))
    if list(arguments) == ["-"]:
        return _from_bytes(sys.stdin.buffer.read(LIMIT + 1), _("standard input"))
    said = " ".join(arguments)
    if len(arguments) == 1 and _is_file(said):
        return _from_bytes(_read(Path(said)), said)
    if any("\ud800" <= c <= "\udfff" for c in said):
        raise Usage(_("The text on the command line is not UTF-8."))
    if len(said.encode()) > LIMIT:
        raise _too_large(_("the text"))
    return Given(said, Place(_("text")))


def _is_file(said: str) -> bool:
    """A path that exists, or what can only be meant as one and is not there."""
    try:
        if os.path.lexists(said):
            return True
    except ValueError:  # a null character
        return False
    looks_like_path = re.search(r"[/\\]|\.(txt|md|ya?ml|json|text)$", said)
    if looks_like_path and not any(c.isspace() for c in said):
        raise Usage(_("There is no file “%(file)s”.", file=clean(said)))
    return False


def _read(path: Path) -> bytes:
    shown = clean(str(path))
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise Usage(_("“%(file)s” is a folder, not a file.", file=shown))
        with path.open("rb") as handle:
            return handle.read(LIMIT + 1)
    except OSError as problem:
        reason = reason_of(problem)
        sentence = _("“%(file)s” cannot be read (%(reason)s).", file=shown, reason=reason)
        raise Usage(sentence) from None


def _from_bytes(raw: bytes, name: str) -> Given:
    if len(raw) > LIMIT:
        raise _too_large(clean(name))
    if b"\0" in raw and not raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Usage(_("“%(file)s” is not a text file.", file=clean(name)))
    try:
        text = decode(raw, clean(name))
    except CardDataError as problem:
        raise Usage(f"{problem.where}: {data_sentence(problem, words())}") from None
    return Given(text, Place(clean(name)))


def _too_large(name: str) -> Usage:
    kilobytes = LIMIT // 1000
    return Usage(
        _(
            "“%(file)s” is larger than %(limit)s kB. A card text is short.",
            file=name,
            limit=kilobytes,
        )
    )
