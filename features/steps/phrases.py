"""Phrases of steps: one step function, its phrases in each language, one look-up for all.

pytest-bdd tries every definition on every step. So it gets only one definition for each of
Given, When and Then: a `StepParser` that knows all phrases, finds the right function by a
cached look-up, and hands its arguments on.

A phrase is plain text with `{placeholders}` and `[one|other]` alternatives.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from pytest_bdd.parsers import StepParser

Kind: TypeAlias = Literal["given", "when", "then"]
StepFunction: TypeAlias = Callable[..., None]

LANGUAGES = ("de", "pl", "nl", "en")
"""Those of the books, and English for scenarios that `check` writes."""

PLACEHOLDERS = {
    "player": r"[^\W\d_][\w-]*",
    "other": r"[^\W\d_][\w-]*",
    "players": r"[^\W\d_][\w-]*(?:(?:, | und | i | oraz | en | and )[^\W\d_][\w-]*)*",
    "card": r'[^":,]+?',
    "cards": r'[^":]+?',
    "piles": r'[^":]+?',
    "amounts": r'[^":]+?',
    "options": r'"[^"]+"(?:(?:, | und | i | oraz | en | and )"[^"]+")*',
    "kingdom": r'"[^"]+"',
    "n": r"-?\d+",
}
_SLOT = re.compile(r"\{(\w+)\}|\[([^\]]+)\]")


@dataclass(frozen=True)
class Definition:
    """A step function with its phrases by language."""

    kind: Kind
    function: StepFunction
    phrases: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Match:
    definition: Definition
    lang: str
    phrase: str
    arguments: Mapping[str, str]


@dataclass(frozen=True)
class _Pattern:
    definition: Definition
    lang: str
    phrase: str
    anchor: str
    """The longest plain part: a step without it cannot match, which is cheap to see."""
    regex: re.Pattern[str]


DEFINITIONS: list[Definition] = []
_PATTERNS: dict[Kind, list[_Pattern]] = {"given": [], "when": [], "then": []}


def given(**phrases: str | tuple[str, ...]) -> Callable[[StepFunction], StepFunction]:
    return _define("given", phrases)


def when(**phrases: str | tuple[str, ...]) -> Callable[[StepFunction], StepFunction]:
    return _define("when", phrases)


def then(**phrases: str | tuple[str, ...]) -> Callable[[StepFunction], StepFunction]:
    return _define("then", phrases)


def _define(
    kind: Kind, phrases: Mapping[str, str | tuple[str, ...]]
) -> Callable[[StepFunction], StepFunction]:
    by_lang = {k: (v,) if isinstance(v, str) else v for k, v in phrases.items()}

    def register(function: StepFunction) -> StepFunction:
        definition = Definition(kind, function, by_lang)
        DEFINITIONS.append(definition)
        for lang, sentences in by_lang.items():
            for sentence in sentences:
                _PATTERNS[kind].append(_pattern(definition, lang, sentence))
        return function

    return register


def _pattern(definition: Definition, lang: str, phrase: str) -> _Pattern:
    plain = re.sub(_SLOT, "\n", phrase).split("\n")
    parts: list[str] = []
    at = 0
    for found in _SLOT.finditer(phrase):
        parts.append(re.escape(phrase[at : found.start()]))
        name, choice = found.groups()
        if name:
            parts.append(f"(?P<{name}>{PLACEHOLDERS[name]})")
        else:
            parts.append("(?:" + "|".join(map(re.escape, choice.split("|"))) + ")")
        at = found.end()
    parts.append(re.escape(phrase[at:]))
    return _Pattern(definition, lang, phrase, max(plain, key=len), re.compile("".join(parts)))


@cache
def matches(kind: Kind, text: str) -> tuple[Match, ...]:
    """All readings of a step; a sound step has exactly one (the feature lint sees to it)."""
    found: list[Match] = []
    for pattern in _PATTERNS[kind]:
        if pattern.anchor in text and (match := pattern.regex.fullmatch(text)):
            found.append(Match(pattern.definition, pattern.lang, pattern.phrase, match.groupdict()))
    return tuple(found)


class AnyPhrase(StepParser):
    """All phrases of one kind behind one definition."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"cardspec {kind}")
        self.kind: Kind = kind

    def is_matching(self, name: str) -> bool:
        return bool(matches(self.kind, name))

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {"match": matches(self.kind, name)[0]}
