"""What the suite has to say about a text: where, what, and what to do.

A finding carries no sentence: `code` and `params` are turned into words of the reader's
language by the tools. Codes are stable; `tools` documents each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from cardspec.effects import Span

Param: TypeAlias = str | int | tuple[str, ...]


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


class Code(StrEnum):
    """Stable finding codes of reading a text."""

    EMPTY = "empty-text"
    TOO_LONG = "text-too-long"
    CONTROL = "control-character"
    UNKNOWN_WORD = "unknown-word"
    UNEXPECTED = "unexpected-word"
    UNFINISHED = "unfinished"
    AGREEMENT = "agreement"
    PERSON = "person"
    CASE = "case"
    MISSING_ROLE = "missing-part"
    EXTRA_ROLE = "extra-part"
    PARTICLE = "wrong-particle"
    REFERENCE = "unclear-reference"
    NOT_UNDERSTOOD = "not-understood"
    LANGUAGE = "wrong-language"


@dataclass(frozen=True, slots=True)
class Finding:
    """`span` counts characters of the text as it was given.

    params by code:
      unknown-word:      word, suggestions
      unexpected-word:   word, expected (keys of parts of speech)
      unfinished:        expected
      agreement:         word, expected (right forms)
      person:            word, expected (right forms)
      case:              word, expected (right forms)
      missing-part:      word (the verb), role (key)
      extra-part:        word (what is too much), verb
      wrong-particle:    word (the particle or ""), verb, expected (particles the verb takes)
      unclear-reference: word
      not-understood:    word
      wrong-language:    language, asked (codes)
    """

    code: Code
    span: Span
    params: dict[str, Param] = field(default_factory=dict)
    severity: Severity = Severity.ERROR
