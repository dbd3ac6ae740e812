"""JSON that remembers where its strings stand, so that a finding can point into the file.

The standard library forgets places. Only strings keep theirs here: `Text` is a `str` that
knows for each of its characters the offset in the file, escapes included.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

_SPACE = re.compile(r"[ \t\r\n]*")
_PLAIN = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null")
_ESCAPE = re.compile(r"\\u[0-9a-fA-F]{4}|\\.", re.DOTALL)


class Text(str):
    """A string of the file. `offsets[i]` is where its character i begins; one more for its end."""

    offsets: tuple[int, ...]


@dataclass(frozen=True)
class BrokenJson(ValueError):
    offset: int


def loads(source: str) -> Any:
    """One JSON value and nothing behind it."""
    value, end = _value(source, _skip(source, 0), 0)
    if _skip(source, end) != len(source):
        raise BrokenJson(end)
    return value


def _skip(source: str, at: int) -> int:
    found = _SPACE.match(source, at)
    return found.end() if found else at


def _value(source: str, at: int, depth: int) -> tuple[Any, int]:
    if at >= len(source) or depth > 60:
        raise BrokenJson(at)
    match source[at]:
        case "{":
            return _object(source, at + 1, depth + 1)
        case "[":
            return _array(source, at + 1, depth + 1)
        case '"':
            return _string(source, at + 1)
        case _:
            found = _PLAIN.match(source, at)
            if not found:
                raise BrokenJson(at)
            try:
                return json.loads(found.group()), found.end()
            except ValueError:  # a number with thousands of digits
                raise BrokenJson(at) from None


def _object(source: str, at: int, depth: int) -> tuple[dict[str, Any], int]:
    made: dict[str, Any] = {}
    at = _skip(source, at)
    if source[at : at + 1] == "}":
        return made, at + 1
    while True:
        at = _skip(source, at)
        if source[at : at + 1] != '"':
            raise BrokenJson(at)
        key, at = _string(source, at + 1)
        at = _skip(source, at)
        if source[at : at + 1] != ":":
            raise BrokenJson(at)
        made[key], at = _value(source, _skip(source, at + 1), depth)
        at = _skip(source, at)
        if source[at : at + 1] == "}":
            return made, at + 1
        if source[at : at + 1] != ",":
            raise BrokenJson(at)
        at += 1


def _array(source: str, at: int, depth: int) -> tuple[list[Any], int]:
    made: list[Any] = []
    at = _skip(source, at)
    if source[at : at + 1] == "]":
        return made, at + 1
    while True:
        item, at = _value(source, _skip(source, at), depth)
        made.append(item)
        at = _skip(source, at)
        if source[at : at + 1] == "]":
            return made, at + 1
        if source[at : at + 1] != ",":
            raise BrokenJson(at)
        at += 1


def _string(source: str, at: int) -> tuple[Text, int]:
    parts: list[str] = []
    offsets: list[int] = []
    while True:
        if at >= len(source) or source[at] == "\n":
            raise BrokenJson(min(at, len(source)))
        character = source[at]
        if character == '"':
            made = Text("".join(parts))
            made.offsets = (*offsets, at)
            return made, at + 1
        width = 1
        if character == "\\":
            character, width = _escaped(source, at)
        parts.append(character)
        offsets.extend([at] * len(character))
        at += width


def _escaped(source: str, at: int) -> tuple[str, int]:
    """An escape, two halves of one character included."""
    found = _ESCAPE.match(source, at)
    if not found:
        raise BrokenJson(at)
    raw = found.group()
    if raw.startswith("\\u") and 0xD800 <= int(raw[2:], 16) < 0xDC00:
        second = _ESCAPE.match(source, found.end())
        if second and second.group().startswith("\\u"):
            raw += second.group()
    try:
        made = json.loads(f'"{raw}"')
    except ValueError:
        raise BrokenJson(at) from None
    return str(made), len(raw)
