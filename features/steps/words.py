"""Words of the feature languages: card names in any case, lists, amounts, options, failures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from cardspec.cards import load_library
from cardspec.effects import Number, Plus, Resource

NOTHING = {"de": "nichts", "pl": "nic", "nl": "niets", "en": "nothing"}
_ARTICLES: Mapping[str, frozenset[str]] = {
    "de": frozenset(
        ("der", "die", "das", "den", "dem", "ein", "eine", "einen", "ihr", "ihre", "ihren", "karte")
    ),
    "pl": frozenset(("karta", "kartę", "karty")),
    "nl": frozenset(("de", "het", "een", "haar", "zijn", "kaart")),
    "en": frozenset(("the", "a", "an", "their")),
}
_AND = re.compile(r", | und | i | oraz | en | and ")
_COUNTED = re.compile(r"(\d+) (.+)")

RESOURCES: Mapping[str, Mapping[str, Resource]] = {
    "de": {
        "karte": Resource.CARDS,
        "karten": Resource.CARDS,
        "aktion": Resource.ACTIONS,
        "aktionen": Resource.ACTIONS,
        "kauf": Resource.BUYS,
        "käufe": Resource.BUYS,
        "geld": Resource.COINS,
    },
    "pl": {
        "karta": Resource.CARDS,
        "kartę": Resource.CARDS,
        "karty": Resource.CARDS,
        "kart": Resource.CARDS,
        "akcja": Resource.ACTIONS,
        "akcję": Resource.ACTIONS,
        "akcje": Resource.ACTIONS,
        "akcji": Resource.ACTIONS,
        "zakup": Resource.BUYS,
        "zakupy": Resource.BUYS,
        "zakupów": Resource.BUYS,
        "moneta": Resource.COINS,
        "monetę": Resource.COINS,
        "monety": Resource.COINS,
        "monet": Resource.COINS,
    },
    "nl": {
        "kaart": Resource.CARDS,
        "kaarten": Resource.CARDS,
        "actie": Resource.ACTIONS,
        "acties": Resource.ACTIONS,
        "aanschaf": Resource.BUYS,
        "aanschaffen": Resource.BUYS,
        "munt": Resource.COINS,
        "munten": Resource.COINS,
    },
    "en": {
        "card": Resource.CARDS,
        "cards": Resource.CARDS,
        "action": Resource.ACTIONS,
        "actions": Resource.ACTIONS,
        "buy": Resource.BUYS,
        "buys": Resource.BUYS,
        "coin": Resource.COINS,
        "coins": Resource.COINS,
    },
}

OPTION_VERBS: Mapping[str, Mapping[str, str]] = {
    "de": {"entsorgen": "Trash", "ablegen": "Discard", "nehmen": "Gain"},
    "pl": {"wyrzucić": "Trash", "odrzucić": "Discard", "dodać": "Gain"},
    "nl": {"vernietigen": "Trash", "afleggen": "Discard", "pakken": "Gain"},
    "en": {"trash": "Trash", "discard": "Discard", "gain": "Gain"},
}
"""The verb at either end of an option that is no "+X", and the instruction that carries it out."""


_AMOUNT_NAMES: Mapping[str, Mapping[Resource, str]] = {
    "de": {
        Resource.CARDS: "Karten",
        Resource.ACTIONS: "Aktionen",
        Resource.BUYS: "Käufe",
        Resource.COINS: "Geld",
    },
    "pl": {
        Resource.CARDS: "karty",
        Resource.ACTIONS: "akcje",
        Resource.BUYS: "zakupy",
        Resource.COINS: "monety",
    },
    "nl": {
        Resource.CARDS: "kaarten",
        Resource.ACTIONS: "acties",
        Resource.BUYS: "aanschaffen",
        Resource.COINS: "munten",
    },
    "en": {
        Resource.CARDS: "Cards",
        Resource.ACTIONS: "Actions",
        Resource.BUYS: "Buys",
        Resource.COINS: "Coins",
    },
}


class UnknownWord(ValueError):
    """A step uses a word that is no card, amount or option of its language."""


@cache
def _forms(lang: str) -> Mapping[str, str]:
    forms: dict[str, str] = {}
    for card in load_library().cards.values():
        if lang == "en":  # names are not counted in English: "2 Copper"
            forms[card.name.casefold()] = card.id
        local = card.names.get(lang)
        if local is not None:
            forms.update(dict.fromkeys((f.casefold() for f in local.forms), card.id))
            forms[local.name.casefold()] = card.id
    return forms


def card(lang: str, text: str) -> str:
    """The id of a card named in any case, with or without an article."""
    words = text.split()
    while words and words[0].casefold() in _ARTICLES[lang]:
        words = words[1:]
    name = " ".join(words)
    found = _forms(lang).get(name.casefold())
    if found is None:
        raise UnknownWord(f"{lang}: no card is called {name!r}")
    return found


def cards(lang: str, text: str) -> tuple[str, ...]:
    """ "2 Kupfer, Silber und Anwesen" as ids, in this order."""
    if text == NOTHING[lang]:
        return ()
    found: list[str] = []
    for item in _AND.split(text):
        counted = _COUNTED.fullmatch(item)
        number, name = (int(counted[1]), counted[2]) if counted else (1, item)
        found.extend([card(lang, name)] * number)
    return tuple(found)


def piles(lang: str, text: str) -> dict[str, int]:
    """ "0 Silber, 1 Fluch" as counts of piles."""
    found: dict[str, int] = {}
    for item in _AND.split(text):
        counted = _COUNTED.fullmatch(item)
        if counted is None:
            raise UnknownWord(f"{lang}: how many of {item!r}?")
        found[card(lang, counted[2])] = int(counted[1])
    return found


def names(text: str) -> tuple[str, ...]:
    return tuple(_AND.split(text))


def amounts(lang: str, text: str) -> dict[Resource, int]:
    """ "2 Aktionen, 1 Kauf" as amounts."""
    found: dict[Resource, int] = {}
    for item in _AND.split(text):
        number, _, noun = item.partition(" ")
        if not number.isdigit() or noun.casefold() not in RESOURCES[lang]:
            raise UnknownWord(f"{lang}: {item!r} is no amount")
        found[RESOURCES[lang][noun.casefold()]] = int(number)
    return found


def option(lang: str, text: str, offered: Sequence[object]) -> int:
    """Which of the offered instructions is meant by "+2 Karten" or "2 Karten entsorgen"."""
    plus = re.fullmatch(r"\+(\d+) (\w+)", text)
    if plus:
        wanted = Plus(RESOURCES[lang][plus[2].casefold()], Number(int(plus[1])))
        hits = [i for i, effect in enumerate(offered) if effect == wanted]
    else:
        verbs = [OPTION_VERBS[lang][w] for w in text.split() if w in OPTION_VERBS[lang]]
        if len(verbs) != 1:
            raise UnknownWord(f"{lang}: {text!r} names no instruction")
        hits = [i for i, effect in enumerate(offered) if _first_verb(effect) == verbs[0]]
    if len(hits) != 1:
        raise UnknownWord(f"{lang}: {text!r} is not one of the {len(offered)} options")
    return hits[0]


def quoted(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r'"([^"]+)"', text))


def _first_verb(effect: object) -> str:
    steps = getattr(effect, "steps", None)
    return _first_verb(steps[0]) if steps else type(effect).__name__


def say_cards(lang: str, ids: Iterable[str]) -> str:
    """Card ids for a reader of the language: "2 × Kupfer, Silber"."""
    library = load_library()
    counted = Counter(ids)
    if not counted:
        return NOTHING[lang]
    return ", ".join(
        (f"{n} × " if n > 1 else "") + library.cards[c].local_name(lang) for c, n in counted.items()
    )


def say_in_order(lang: str, ids: Iterable[str]) -> str:
    """Card ids one by one, for piles whose order matters."""
    library = load_library()
    return ", ".join(library.cards[c].local_name(lang) for c in ids) or NOTHING[lang]


def say_amount(lang: str, resource: Resource, n: int) -> str:
    return f"{_AMOUNT_NAMES[lang][resource]}: {n}"


def say_options(lang: str, options: Iterable[object]) -> str:
    said: list[str] = []
    for effect in options:
        if isinstance(effect, str):
            said.append(say_cards(lang, [effect]))
        elif isinstance(effect, Plus) and isinstance(effect.amount, Number):
            noun = _AMOUNT_NAMES[lang].get(effect.resource, effect.resource.value)
            said.append(f"+{effect.amount.value} {noun}")
        else:
            said.append(type(effect).__name__)
    return ", ".join(said) or NOTHING[lang]
