"""What can be wrong with a data file, in words. The tools translate these sentences.

Apart from the reader of files, so that a cached start need not load YAML.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

TEMPLATES: Mapping[str, str] = {
    "data-unreadable": "The file cannot be read (%(reason)s).",
    "data-too-large": "The file is larger than %(limit)s kB. Card data files are small.",
    "data-too-deep": "The file is nested too deeply.",
    "data-alias": "Cross-references (& and *) are not used in card data. Write the value out.",
    "data-empty": "The file is empty.",
    "data-utf16": "The file is saved as UTF-16. Save it as UTF-8.",
    "data-encoding": (
        "The file is not saved as UTF-8 (this character is perhaps “%(guess)s”). Save it as UTF-8."
    ),
    "data-syntax": "This is not well-formed YAML: %(problem)s.",
    "data-key-not-text": "The key “%(key)s” is not read as text. Put it in quotes.",
    "data-duplicate-key": "“%(key)s” stands here a second time; the first is in line %(first)s.",
    "data-missing-key": "“%(key)s” is missing here.",
    "data-unknown-key": "“%(key)s” is not known here. Known are: %(known)s.",
    "data-unknown-key-near": "“%(key)s” is not known here. Is “%(near)s” meant?",
    "data-not-one-of": "“%(value)s” is not one of: %(known)s.",
    "data-not-one-of-near": "“%(value)s” is not known here. Is “%(near)s” meant?",
    "data-wrong-kind": "“%(value)s” stands where %(expected)s should stand.",
    "data-malformed": "“%(value)s” is not %(expected)s.",
    "data-invalid": "This value is not allowed: %(problem)s.",
    "data-broken": "The file cannot be used: %(problem)s",
    "data-unknown-card": "There is no card “%(card)s” in the set %(set)s.",
    "data-unknown-card-near": (
        "There is no card “%(card)s” in the set %(set)s. Is “%(near)s” meant?"
    ),
    "data-card-twice": "The card “%(card)s” is already in the set %(set)s.",
    "data-name-twice": "The name “%(name)s” already belongs to the card “%(card)s”.",
    "data-unknown-edition": (
        "The card “%(card)s” has no edition “%(edition)s”. Its editions are: %(known)s."
    ),
    "data-name-not-form": "The name “%(name)s” is not among its own forms.",
    "data-wrong-place": "The file says %(key)s “%(value)s”, but its place says “%(expected)s”.",
    "data-unknown-set": "There is no set “%(set)s”. Its facts are missing.",
    "data-card-not-there": (
        "There is no card “%(card)s” yet. A kingdom lists such cards under “missing”."
    ),
    "data-card-there": "The card “%(card)s” is there. Take it off the list “missing”.",
}


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a file, counted from 1 as editors do."""

    line: int
    column: int


class CardDataError(Exception):
    """Something in a data file is wrong; `code` and `params` let a tool say it in any language."""

    def __init__(self, code: str, file: str, mark: Mark | None = None, **params: object) -> None:
        self.code = code
        self.file = file
        self.line = mark.line if mark else None
        self.column = mark.column if mark else None
        self.params: Mapping[str, object] = params
        self.message = TEMPLATES[code] % params
        super().__init__(f"{self.where}: {self.message}")

    @property
    def where(self) -> str:
        if self.line is None:
            return self.file
        return f"{self.file}:{self.line}:{self.column}"
