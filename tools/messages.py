"""A finding in words: where it is, the text with a caret, what is wrong, what would be right."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardspec.cards import CardDataError
from cardspec.findings import Code, Finding
from tools.codes import SENTENCES, WORDLESS
from tools.i18n import Words
from tools.vocabulary import PARTS, ROLES

MOST_EXPECTED = 6
"""Possibilities that are listed; a longer list helps nobody."""
WIDEST = 76
TAB = 4


@dataclass(frozen=True, slots=True)
class Place:
    """Where a text stands: a name to show, and the line and indentation it begins at."""

    name: str
    first_line: int = 1
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """Line and column from 1, as an editor counts them: an accent is no column of its own."""

    line: int
    column: int


def position(text: str, offset: int, place: Place) -> Position:
    before = text[: max(0, min(offset, len(text)))]
    line = before.count("\n")
    column = sum(1 for c in before[before.rfind("\n") + 1 :] if not unicodedata.combining(c))
    return Position(place.first_line + line, place.indent + column + 1)


# --- the sentence ---------------------------------------------------------------------


def sentence(finding: Finding, words: Words) -> str:
    """What is wrong, and after it what could stand there instead."""
    params = {key: _shown(value) for key, value in finding.params.items()}
    if finding.code is Code.MISSING_ROLE:
        params["role"] = words.say(ROLES.get(str(finding.params.get("role")), ROLES[""]))
    if finding.code is Code.LANGUAGE:
        params = {key: words.language(value) for key, value in params.items()}
    template = SENTENCES[finding.code]
    if not finding.params.get("word"):
        template = WORDLESS.get(finding.code, template)
    parts = [_fill(words, template, params)]
    if advice := _advice(finding, words):
        parts.append(advice)
    return " ".join(parts)


def data_sentence(error: CardDataError, words: Words) -> str:
    params = dict(error.params)
    if "expected" in params:
        params["expected"] = words.say(str(params["expected"]))
    return _fill(words, SENTENCES[error.code], params)


def _fill(words: Words, template: str, params: Mapping[str, object]) -> str:
    """A parameter that a finding does not bring leaves an ellipsis, not a traceback."""
    return words.say(template) % _Lenient(params)


class _Lenient(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "…"


def _shown(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _advice(finding: Finding, words: Words) -> str:
    suggestions = _several(finding.params.get("suggestions"))
    expected = _several(finding.params.get("expected"))
    match finding.code:
        case Code.UNKNOWN_WORD if suggestions:
            return words.say("Perhaps this is meant: %(words)s.", words=_quoted(suggestions, words))
        case Code.AGREEMENT | Code.PERSON | Code.CASE if expected:
            return words.say("Right would be: %(words)s.", words=_quoted(expected, words))
        case Code.PARTICLE if expected:
            return words.say("It goes with: %(words)s.", words=_quoted(expected, words))
        case Code.UNEXPECTED | Code.UNFINISHED if expected:
            parts = parts_of_speech(expected, words)
            return words.say("Here could stand: %(parts)s.", parts=parts) if parts else ""
        case _:
            return ""


def parts_of_speech(keys: Sequence[str], words: Words) -> str:
    """Terminals of a grammar as words, each once, the commonest first."""
    order = {key: number for number, key in enumerate(PARTS)}
    known = sorted((k for k in keys if k in PARTS), key=lambda k: order[k])
    phrases = list(dict.fromkeys(words.say(PARTS[key]) for key in known))
    listed = ", ".join(phrases[:MOST_EXPECTED])
    if len(phrases) <= MOST_EXPECTED:
        return listed
    return words.say("%(parts)s and more", parts=listed)


def _several(value: Any) -> tuple[str, ...]:
    if value is None or value == "":
        return ()
    return (value,) if isinstance(value, str) else tuple(map(str, value))


def _quoted(items: Sequence[str], words: Words) -> str:
    return ", ".join(words.say("“%(name)s”", name=item) for item in items[:MOST_EXPECTED])


# --- the quotation --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Quotation:
    """One line of the text, and under it carets below the words in question."""

    line: str
    carets: str


def quote(text: str, span: tuple[int, int]) -> Quotation:
    """The line in which the span begins. Long lines are cut around it, tabs become blanks,
    and carets count columns of the screen: none for an accent, two for a wide character."""
    start = max(0, min(span[0], len(text)))
    begin = text.rfind("\n", 0, start) + 1
    end = text.find("\n", begin)
    line = text[begin : end if end >= 0 else len(text)].rstrip("\r")
    start = min(start - begin, len(line))
    stop = max(start, min(span[1] - begin, len(line)))
    cells = [_cell(c) for c in line]
    before = _width(cells[:start])
    marked = max(1, _width(cells[start:stop]))
    shown = "".join(cells)
    if _width(cells) > WIDEST:
        return _cut(cells, start, stop)
    return Quotation(shown, " " * before + "^" * marked)


def _cut(cells: list[str], start: int, stop: int) -> Quotation:
    """The words in question with as much around them as fits."""
    first, last = start, min(stop, start + WIDEST // 2)
    while _width(cells[first:last]) < WIDEST - 4:
        if first > 0:
            first -= 1
        if last < len(cells):
            last += 1
        if first == 0 and last == len(cells):
            break
    left = "… " if first else ""
    right = " …" if last < len(cells) else ""
    marked = max(1, _width(cells[start : min(stop, last)]))
    carets = " " * (len(left) + _width(cells[first:start])) + "^" * marked
    return Quotation(left + "".join(cells[first:last]) + right, carets)


def _cell(character: str) -> str:
    """What is shown for a character: never anything that moves the cursor."""
    if character == "\t":
        return " " * TAB
    if unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"):
        return "\N{REPLACEMENT CHARACTER}"
    return "" if unicodedata.category(character) == "Cf" else character


def _width(cells: Sequence[str]) -> int:
    return sum(_columns(c) for cell in cells for c in cell)


def _columns(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


# --- whole findings -------------------------------------------------------------------


def plain(finding: Finding, text: str, place: Place, words: Words) -> str:
    """A finding as lines of text."""
    at = position(text, finding.span[0], place)
    quotation = quote(text, finding.span)
    number = str(at.line)
    margin = " " * len(number)
    return "\n".join(
        [
            f"{place.name}:{at.line}:{at.column}: {sentence(finding, words)} [{finding.code}]",
            f"  {number} | {quotation.line}",
            f"  {margin} | {quotation.carets}",
        ]
    )


def as_json(finding: Finding, text: str, place: Place, words: Words) -> dict[str, Any]:
    """A finding for other programs; `code` and `params` are stable, `message` is for people."""
    at = position(text, finding.span[0], place)
    return {
        "code": str(finding.code),
        "severity": str(finding.severity),
        "file": place.name,
        "line": at.line,
        "column": at.column,
        "span": list(finding.span),
        "params": {k: list(v) if isinstance(v, tuple) else v for k, v in finding.params.items()},
        "message": sentence(finding, words),
    }
