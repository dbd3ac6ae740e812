"""The raw side of a translator's file: bytes to text, and every refusal with its place.

What no card text can hold (control characters, half characters, more than a card has room
for) stops the command before anything is judged: such a file was damaged on its way, and
verdicts about it would send a translator looking in the wrong place.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cardspec.data_errors import CardDataError
from cardspec.findings import Code
from cardspec.located import decode
from grammar.scan import MAX_BYTES
from tools.check.entries import Entry, Lines
from tools.codes import READING
from tools.errors import Usage, reason_of
from tools.i18n import _, words
from tools.messages import data_sentence

LARGEST = 20_000_000
"""Bytes of a file."""
_NOT_CHARACTERS = {0xFFFE, 0xFFFF}


def shown(path: Path | str) -> str:
    """A path as people may see it: whole, without anything that moves the cursor."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(path))


def broken(file: str, line: int, column: int, what: str) -> Usage:
    return Usage(f"{shown(file)}:{line}:{column}: {what}")


def told(problem: CardDataError) -> Usage:
    return Usage(f"{problem.where}: {data_sentence(problem, words())}")


def read_source(path: Path) -> str:
    name = shown(path)
    try:
        if path.is_dir():
            raise Usage(_("“%(file)s” is a folder, not a file.", file=name))
        raw = path.read_bytes()
    except (OSError, ValueError) as problem:
        reason = reason_of(problem)
        raise Usage(
            _("“%(file)s” cannot be read (%(reason)s).", file=name, reason=reason)
        ) from None
    if len(raw) > LARGEST:
        raise Usage(
            _("“%(file)s” is larger than %(limit)s MB.", file=name, limit=LARGEST // 1_000_000)
        )
    if not raw.strip():
        raise Usage(_("“%(file)s” is empty.", file=name))
    if b"\0" in raw and not raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        before = raw[: raw.index(b"\0")]
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        line = len(before.split(b"\n"))
        raise broken(name, line, column, _("“%(file)s” is not a text file.", file=name))
    try:
        source = decode(raw, name)
    except CardDataError as problem:
        raise told(problem) from None
    at = misfit(source)
    if at is not None:
        raise broken(name, *Lines(source).spot(at), _refused(Code.CONTROL))
    return source


def misfit(text: str) -> int | None:
    """Where the first character stands that no text can hold."""
    return next((at for at, c in enumerate(text) if _unfit(c)), None)


def _unfit(character: str) -> bool:
    code = ord(character)
    return (
        (code < 32 and character not in "\n\r\t")
        or 127 <= code < 160
        or 0xD800 <= code < 0xE000
        or code in _NOT_CHARACTERS
    )


def refuse_misfits(entries: Iterable[Entry]) -> None:
    """Escapes can bring in what the raw file does not show, so the texts are looked at too."""
    for entry in entries:
        problem = problem_of(entry.text)
        if problem is not None:
            at, said = problem
            raise broken(entry.file, *entry.spot(at), said)
        if misfit(entry.card) is not None or misfit(entry.id) is not None:
            raise broken(entry.file, *entry.spot(0), _refused(Code.CONTROL))


def problem_of(text: str) -> tuple[int, str] | None:
    """Why a text cannot be taken, and where; for `compare` as well."""
    at = misfit(text)
    if at is not None:
        return at, _refused(Code.CONTROL)
    if len(text.encode()) > MAX_BYTES:
        return 0, _refused(Code.TOO_LONG)
    return None


def _refused(code: Code) -> str:
    return words().say(READING[code], limit=MAX_BYTES // 1000) + f" [{code}]"
