"""Card names as a sentence needs them: in the right case, in the plural form for their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TypeAlias

from cardspec.cards import Library, LocalName

Forms: TypeAlias = Mapping[str, tuple[str, ...]]


@cache
def _plural_rule(lang: str) -> Callable[[int], str]:
    from babel import Locale

    return Locale.parse(lang).plural_form


OBJECT = {"one": ("as", "s"), "few": ("ap", "p"), "other": ("ap", "p"), "many": ("gp", "p")}
LISTED = {"one": ("ns", "s"), "few": ("np", "p"), "other": ("np", "p"), "many": ("gp", "p")}
"""Plural category to the form of a name, as the object of a verb and after a colon: Polish
counts from five on in the genitive."""


class CardNames:
    """Names of cards in one language."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library = library
        self.lang = lang

    def name(self, card: str) -> str:
        """As printed on top of the card."""
        found = self.library.cards.get(card)
        return found.local_name(self.lang) if found else card

    def object(self, *cards: str) -> str:
        """As the object of a verb: “Prowincję, 2 Miedziaki”."""
        return self._all(cards, OBJECT)

    def listed(self, *cards: str) -> str:
        """After a colon: “Prowincja, 2 Miedziaki”."""
        return self._all(cards, LISTED)

    def _all(self, cards: Iterable[str], forms: Forms) -> str:
        """Each kind once with its number, in the order in which the kinds first come."""
        return ", ".join(self._counted(card, n, forms) for card, n in Counter(cards).items())

    def _counted(self, card: str, n: int, forms: Forms) -> str:
        """A name without the form that is wanted keeps the one it has."""
        found = self.library.cards.get(card)
        local = found.names.get(self.lang) if found else None
        form = _form(local, forms[_plural_rule(self.lang)(n)]) if local else None
        shown = form or self.name(card)
        return shown if n == 1 else f"{n} {shown}"


def _form(local: LocalName, wanted: tuple[str, ...]) -> str | None:
    return next((f for f, uses in local.forms.items() if set(uses) & set(wanted)), None)
