"""Card names as a sentence needs them: in the accusative, in the plural form for their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from cardspec.cards import Library, LocalName


@cache
def _plural_rule(lang: str) -> Callable[[int], str]:
    from babel import Locale

    return Locale.parse(lang).plural_form


FORMS = {"one": ("as", "s"), "few": ("ap", "p"), "other": ("ap", "p"), "many": ("gp", "p")}
"""Plural category to the form of an object: Polish counts from five on in the genitive."""


class CardNames:
    """Names of cards in one language, as objects of a sentence."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library = library
        self.lang = lang

    def name(self, card: str) -> str:
        """As printed on top of the card."""
        found = self.library.cards.get(card)
        return found.local_name(self.lang) if found else card

    def object(self, card: str, n: int = 1) -> str:
        """“Brücke”, “3 Provinzen”; a name without that form keeps the one it has."""
        found = self.library.cards.get(card)
        local = found.names.get(self.lang) if found else None
        form = _form(local, FORMS[_plural_rule(self.lang)(n)]) if local else None
        shown = form or self.name(card)
        return shown if n == 1 else f"{n} {shown}"

    def objects(self, cards: Iterable[str]) -> str:
        """“2 Kupfer, Silber”, in the order in which the kinds first come."""
        return ", ".join(self.object(card, n) for card, n in Counter(cards).items())


def _form(local: LocalName, wanted: tuple[str, ...]) -> str | None:
    return next((f for f, uses in local.forms.items() if set(uses) & set(wanted)), None)
