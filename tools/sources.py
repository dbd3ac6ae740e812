"""Cards and their effects for the engine: the library's facts, the grammar's trees.

The engine knows no language and no grammar; this is where they meet it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardspec.cards import Card, Library, load_library
from tools.readings import Readings

if TYPE_CHECKING:
    from cardspec.effects import CardText
    from cardspec.findings import Finding


class Unreadable(LookupError):
    """The card's text in this language cannot be read; `findings` say why."""

    def __init__(self, card: str, lang: str, findings: tuple[Finding, ...]) -> None:
        self.card, self.lang, self.findings = card, lang, findings
        codes = ", ".join(str(f.code) for f in findings)
        super().__init__(f"the {lang} text of {card} cannot be read ({codes})")


class LibrarySource:
    """The cards of a library. A language is read when its first text is asked for.

    With an edition, cards say what its printing says; cards that are in no such edition
    say what they always said, so that sets can be mixed. Without one: their first printing.
    """

    def __init__(
        self,
        library: Library,
        edition: str | None = None,
        readings: dict[str, Readings] | None = None,
    ) -> None:
        self.library = library
        self.edition = edition
        self._readings: dict[str, Readings] = {} if readings is None else readings

    def card(self, card_id: str) -> Card:
        return self.library.cards[card_id]

    def readings(self, lang: str, *, fresh: bool = False) -> Readings:
        if fresh or lang not in self._readings:
            self._readings[lang] = Readings(self.library, lang, fresh=fresh)
        return self._readings[lang]

    def effects(self, card_id: str, lang: str) -> CardText:
        """What the text says; NoText or Unreadable if it says nothing that can be played."""
        card = self.card(card_id)
        wanted = self.edition if self.edition in card.editions else None
        edition = card.printing(lang, wanted or card.editions[0])
        reading = self.readings(lang).printed[card_id, edition]
        if reading.tree is None:
            raise Unreadable(card_id, lang, reading.findings)
        return reading.tree


@lru_cache(maxsize=4)
def card_source(edition: str | None = None) -> LibrarySource:
    """The cards that ship with Cardspec, as printed in the edition; read once for all editions."""
    first = None if edition is None else card_source()._readings
    return LibrarySource(load_library(), edition, first)
