"""Cards and their effects for the engine: the library's facts, the grammar's trees.

The engine knows no language and no grammar; this is where they meet it. Trees are kept on
disk by what they were made of (text, grammar, AST), because loading three grammars takes
longer than everything else a warm start does.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from cardspec import cache
from cardspec.cards import Card, Library, load_library

if TYPE_CHECKING:
    from cardspec.effects import CardText
    from cardspec.findings import Finding

ROOT = Path(__file__).resolve().parent.parent


class Unreadable(LookupError):
    """The card's text in this language cannot be read; `findings` say why."""

    def __init__(self, card: str, lang: str, findings: tuple[Finding, ...]) -> None:
        self.card, self.lang, self.findings = card, lang, findings
        codes = ", ".join(str(f.code) for f in findings)
        super().__init__(f"the {lang} text of {card} cannot be read ({codes})")


class LibrarySource:
    """The cards of a library; every text is read once."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._trees: dict[tuple[str, str], CardText] = {}

    def card(self, card_id: str) -> Card:
        return self.library.cards[card_id]

    def effects(self, card_id: str, lang: str) -> CardText:
        """What the text says; Unreadable if it says nothing that can be read."""
        key = (card_id, lang)
        if key not in self._trees:
            from grammar import read

            reading = read(self.card(card_id).text(lang), lang)
            if reading.tree is None or not reading.ok:
                raise Unreadable(card_id, lang, tuple(reading.findings))
            self._trees[key] = reading.tree
        return self._trees[key]


@lru_cache(maxsize=1)
def card_source() -> LibrarySource:
    """The cards that ship with Cardspec."""
    return LibrarySource(load_library())


def content_key(*folders: str) -> str:
    """A digest of the files of these rooms: the same files, the same behaviour."""
    parts: list[bytes | str] = []
    for path in _files(folders):
        parts += [path.relative_to(ROOT).as_posix(), path.read_bytes()]
    return cache.digest(parts)


SUFFIXES = {".py", ".yaml", ".lark", ".feature", ".json"}


def _files(folders: Iterable[str]) -> Iterable[Path]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES and path.is_file():
                yield path
