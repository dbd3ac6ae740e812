"""What a card is, apart from what it does: names, types, cost, set, and its printed texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

from cardspec.data_errors import CardDataError, Mark
from cardspec.effects import CardType
from cardspec.languages import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Card",
    "CardDataError",
    "CardType",
    "Cost",
    "Kingdom",
    "Library",
    "LocalName",
    "NoText",
    "TextPlace",
    "UnknownCard",
    "UnknownKingdom",
    "load_library",
]


@dataclass(frozen=True, slots=True, order=True)
class Cost:
    coins: int
    potions: int = 0


@dataclass(frozen=True, slots=True)
class LocalName:
    """A card's name in one language; `forms` maps each inflected form to its case and number."""

    name: str
    forms: Mapping[str, tuple[str, ...]]
    gender: str | None = None


@dataclass(frozen=True, slots=True)
class TextPlace:
    """Where a printed text begins in its file, so that a finding in it can be pointed at."""

    file: str
    start: Mark


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: str
    types: tuple[CardType, ...]
    cost: Cost
    set: str
    editions: tuple[str, ...]
    names: Mapping[str, LocalName] = field(default_factory=dict)
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    places: Mapping[str, Mapping[str, TextPlace]] = field(default_factory=dict, compare=False)

    def text(self, lang: str, edition: str | None = None) -> str:
        """The printed text; without an edition that of the first."""
        own = self.printing(lang, edition or self.editions[0])
        return self.texts[lang][own]

    def printing(self, lang: str, edition: str) -> str:
        """The edition that the card's text in this one is from: a wording that plays as
        before is given once, under the first edition that has it."""
        if edition in self.editions:
            for own in reversed(self.editions[: self.editions.index(edition) + 1]):
                if own in self.texts.get(lang, {}):
                    return own
        raise NoText(self.id, lang, edition)

    def local_name(self, lang: str) -> str:
        """The name in the language, or the English one where there is none."""
        local = self.names.get(lang)
        return local.name if local else self.name


@dataclass(frozen=True, slots=True)
class Kingdom:
    """Ten kingdom cards that a book recommends; `missing` are those that are not there yet."""

    id: str
    names: Mapping[str, str]
    books: tuple[str, ...]
    cards: tuple[str, ...]
    missing: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    """What is laid out beside the ten: events, landmarks, the bane of a Young Witch."""

    def local_name(self, lang: str) -> str:
        return self.names.get(lang, self.names["en"])


class _Unknown(LookupError):
    def __init__(self, wanted: str, nearest: tuple[str, ...]) -> None:
        self.wanted = wanted
        self.nearest = nearest
        hint = f" (nearest: {', '.join(nearest)})" if nearest else ""
        super().__init__(f"unknown: {wanted}{hint}")


class UnknownCard(_Unknown):
    """No card of that id or name in any language."""


class UnknownKingdom(_Unknown):
    """No recommended set of that id or name in any language."""


class NoText(LookupError):
    """The card is known, but it has no text in that language and edition."""

    def __init__(self, card: str, lang: str, edition: str) -> None:
        self.card, self.lang, self.edition = card, lang, edition
        super().__init__(f"{card} has no text in {lang}, edition {edition}")


@dataclass(frozen=True)  # no slots: the index of names is made once, when first asked for
class Library:
    """All cards, sets and recommended kingdoms, with look-up by any name a player may use."""

    cards: Mapping[str, Card]
    sets: Mapping[str, Mapping[str, str]]
    """Set id to its names by language."""
    kingdoms: Mapping[str, Kingdom]
    key: str = ""
    """A digest of the files it was read from."""

    def find(self, name_or_id: str) -> Card:
        """A card by its id or by its name (in any form) in any language."""
        found = self._names.get(_fold(name_or_id))
        if found is None:
            shown = {_fold(name): name for name in self._full_names}
            near = nearest(name_or_id, shown)
            raise UnknownCard(name_or_id, tuple(shown[folded] for folded in near))
        return self.cards[found]

    @property
    def _full_names(self) -> Iterator[str]:
        for card in self.cards.values():
            yield card.name
            yield from (local.name for local in card.names.values())

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """Folded name to id. Full names win over inflected forms: a form of one card may be
        the name of another."""
        names: dict[str, str] = {}
        for card in self.cards.values():
            for local in card.names.values():
                names.update(dict.fromkeys(map(_fold, local.forms), card.id))
        for card in self.cards.values():
            names.update({_fold(local.name): card.id for local in card.names.values()})
        for card in self.cards.values():
            names[_fold(card.name)] = names[_fold(card.id)] = card.id
        return names

    def kingdom(self, name_or_id: str) -> Kingdom:
        names = {
            _fold(name): kingdom.id
            for kingdom in self.kingdoms.values()
            for name in (kingdom.id, *kingdom.names.values())
        }
        found = names.get(_fold(name_or_id))
        if found is None:
            near = tuple(dict.fromkeys(names[folded] for folded in nearest(name_or_id, names)))
            raise UnknownKingdom(name_or_id, near or tuple(self.kingdoms))
        return self.kingdoms[found]


LIKE = 0.72
"""How much two words must share for one to be taken for a slip of the other."""


def nearest(word: str, known: Mapping[str, object] | tuple[str, ...]) -> tuple[str, ...]:
    """Up to three known words that look like this one, best first."""
    from difflib import get_close_matches  # only needed when something is wrong

    return tuple(get_close_matches(_fold(word), list(known), n=3, cutoff=LIKE))


def _fold(name: str) -> str:
    import unicodedata

    plain = unicodedata.normalize("NFC", name).casefold().replace("’", "'")
    return " ".join(plain.replace("-", " ").replace("_", " ").split())


@lru_cache(maxsize=1)
def load_library() -> Library:
    """The cards that ship with Cardspec, read and checked once."""
    from cardspec.loader import read_library

    root = Path(__file__).resolve().parent
    return read_library(root / "data", root.parent / "rulebooks" / "kingdoms.yaml")
