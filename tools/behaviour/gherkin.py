"""A plan as a Gherkin scenario in the language of a feature, in the phrases of its steps.

The phrases stand here again because features build on tools and not the other way round; a
test runs what is written here through the steps themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from cardspec.cards import Library, load_library
from tools.behaviour.plan import Option, Plan, Step
from tools.card_names import CardNames

PLAYERS: Mapping[str, tuple[str, ...]] = {
    "de": ("Ada", "Bruno", "Carla"),
    "pl": ("Iga", "Borys", "Ola"),
    "nl": ("Anna", "Bram", "Carlo"),
    "en": ("Ann", "Ben", "Cleo"),
}
AND = {"de": " und ", "pl": " i ", "nl": " en ", "en": " and "}
KEYWORDS: Mapping[str, Mapping[str, str]] = {
    "de": {"feature": "Funktionalität", "scenario": "Szenario", "given": "Angenommen",
           "when": "Wenn", "then": "Dann", "and": "Und"},
    "pl": {"feature": "Funkcja", "scenario": "Scenariusz", "given": "Zakładając, że",
           "when": "Gdy", "then": "Wtedy", "and": "Oraz"},
    "nl": {"feature": "Functionaliteit", "scenario": "Scenario", "given": "Gegeven",
           "when": "Als", "then": "Dan", "and": "En"},
    "en": {"feature": "Feature", "scenario": "Scenario", "given": "Given",
           "when": "When", "then": "Then", "and": "And"},
}  # fmt: skip
TITLES = {
    "de": "{card} – hier gehen die Texte auseinander",
    "pl": "{card} – tu teksty się rozchodzą",
    "nl": "{card} – hier lopen de teksten uiteen",
    "en": "{card} – here the texts part",
}
NONE = "none"
"""Marks the phrase for no cards at all."""

PHRASES: Mapping[str, Mapping[tuple[str, str], str]] = {
    "de": {
        ("given", "players"): "es spielen {players}",
        ("given", "kingdom"): "zum Königreich gehören: {listed}",
        ("given", "hand"): "{player} hat auf der Hand: {listed}",
        ("given", "deck"): "{player} hat im Nachziehstapel von oben: {ordered}",
        ("given", "discard"): "{player} hat im Ablagestapel: {listed}",
        ("given", "supply"): "im Vorrat liegen nur noch: {piles}",
        ("given", "trash"): "im Müll [liegt|liegen]: {listed}",
        ("given", "turn"): "{player} ist am Zug",
        ("given", "buy_phase"): "{player} ist in der Kaufphase",
        ("given", "resources"): "{player} hat noch: {amounts}",
        ("when", "play"): "{player} {card} ausspielt",
        ("when", "treasures"): "{player} alles Geld auslegt",
        ("when", "buy"): "{player} {card} kauft",
        ("when", "end_turn"): "{player} den Zug beendet",
        ("when", "choose"): "{player} {options} wählt",
        ("when", "trash"): "{player} {cards} entsorgt",
        ("when", "discard"): "{player} {cards} ablegt",
        ("when", "put"): "{player} auf den Nachziehstapel legt, von oben: {ordered}",
        ("when", "gain"): "{player} {cards} nimmt",
        ("when", "pass_on"): "{player} {card} weitergibt",
        ("when", "react"): "{player} {card} aus der Hand zeigt",
        ("when", "name"): "{player} {card} benennt",
        ("when", "play_chosen"): "{player} {card} dafür auswählt",
        ("when", "decline"): "{player} darauf verzichtet",
        ("when", "accept"): "{player} sich dafür entscheidet",
        ("then", "asked"): "entscheidet {player}",
        ("then", "nothing_asked"): "ist nichts zu entscheiden",
        ("then", "options"): "stehen zur Wahl: {listed}",
        ("then", "number_of_options"): "stehen {n} Anweisungen zur Wahl",
        ("then", "exactly"): "[ist|sind] genau {n} davon zu wählen",
        ("then", "up_to"): "sind 0 bis {n} davon zu wählen",
        ("then", "hand"): "hat {player} auf der Hand: {listed}",
        ("then", "hand none"): "hat {player} keine Karten auf der Hand",
        ("then", "deck"): "hat {player} im Nachziehstapel von oben: {ordered}",
        ("then", "deck none"): "ist der Nachziehstapel von {player} leer",
        ("then", "discard"): "hat {player} im Ablagestapel: {listed}",
        ("then", "discard none"): "ist der Ablagestapel von {player} leer",
        ("then", "play"): "hat {player} vor sich liegen: {listed}",
        ("then", "play none"): "hat {player} nichts vor sich liegen",
        ("then", "trash"): "[liegt|liegen] im Müll: {listed}",
        ("then", "trash none"): "ist der Müll leer",
        ("then", "supply"): "liegen im Vorrat: {pile}",
        ("then", "cost"): "kostet {card} {n} Geld",
        ("then", "points"): "hat {player} {n} [Punkt|Punkte]",
        ("then", "resources"): "hat {player} noch: {amounts}",
        ("then", "revealed"): "hat {player} offen gezeigt: {listed}",
        ("then", "revealed none"): "hat {player} nichts offen gezeigt",
    },
    "pl": {
        ("given", "players"): "grają {players}",
        ("given", "kingdom"): "do królestwa należą: {listed}",
        ("given", "hand"): "{player} ma na ręce: {listed}",
        ("given", "deck"): "{player} ma w talii od góry: {ordered}",
        ("given", "discard"): "{player} ma na stosie odrzuconych: {listed}",
        ("given", "supply"): "w Zapasach zostało tylko: {piles}",
        ("given", "trash"): "na śmietnisku [leży|leżą]: {listed}",
        ("given", "turn"): "trwa kolejka, którą rozgrywa {player}",
        ("given", "buy_phase"): "{player} jest w fazie kupna",
        ("given", "resources"): "{player} ma jeszcze: {amounts}",
        ("when", "play"): "{player} zagrywa {card}",
        ("when", "treasures"): "{player} wykłada wszystkie skarby",
        ("when", "buy"): "{player} kupuje {card}",
        ("when", "end_turn"): "{player} kończy kolejkę",
        ("when", "choose"): "{player} wybiera {options}",
        ("when", "trash"): "{player} wyrzuca {cards}",
        ("when", "discard"): "{player} odrzuca {cards}",
        ("when", "put"): "{player} odkłada na talię, od góry: {ordered}",
        ("when", "gain"): "{player} dodaje {cards}",
        ("when", "pass_on"): "{player} przekazuje {card}",
        ("when", "react"): "{player} odkrywa z ręki {card}",
        ("when", "name"): "{player} podaje nazwę {card}",
        ("when", "play_chosen"): "{player} wybiera do tego {card}",
        ("when", "decline"): "{player} z tego rezygnuje",
        ("when", "accept"): "{player} się na to decyduje",
        ("then", "asked"): "decyduje {player}",
        ("then", "nothing_asked"): "nie ma nic do decyzji",
        ("then", "options"): "do wyboru są: {listed}",
        ("then", "number_of_options"): "do wyboru są {n} polecenia",
        ("then", "exactly"): "trzeba wybrać dokładnie: {n}",
        ("then", "up_to"): "można wybrać od 0 do {n}",
        ("then", "hand"): "{player} ma na ręce: {listed}",
        ("then", "hand none"): "{player} nie ma na ręce żadnych kart",
        ("then", "deck"): "{player} ma w talii od góry: {ordered}",
        ("then", "deck none"): "{player} nie ma w talii żadnych kart",
        ("then", "discard"): "{player} ma na stosie odrzuconych: {listed}",
        ("then", "discard none"): "{player} nie ma odrzuconych kart",
        ("then", "play"): "{player} ma w obszarze gry: {listed}",
        ("then", "play none"): "{player} nie ma kart w obszarze gry",
        ("then", "trash"): "na śmietnisku [leży|leżą]: {listed}",
        ("then", "trash none"): "śmietnisko jest puste",
        ("then", "supply"): "Zapasy liczą: {pile}",
        ("then", "cost"): "{name} kosztuje {n} [monetę|monety|monet]",
        ("then", "points"): "{player} ma {n} [punkt|punkty|punktów]",
        ("then", "resources"): "{player} ma jeszcze: {amounts}",
        ("then", "revealed"): "{player} pokazuje wszystkim: {listed}",
        ("then", "revealed none"): "{player} niczego nie pokazuje",
    },
    "nl": {
        ("given", "players"): "een partij van {players}",
        ("given", "kingdom"): "tot het koninkrijk horen: {listed}",
        ("given", "hand"): "{player} heeft in de hand: {listed}",
        ("given", "deck"): "{player} heeft op de trekstapel, van boven af: {ordered}",
        ("given", "discard"): "{player} heeft op de aflegstapel: {listed}",
        ("given", "supply"): "in de voorraad liggen alleen nog: {piles}",
        ("given", "trash"): "bij de vernietigde kaarten [ligt|liggen]: {listed}",
        ("given", "turn"): "{player} is aan de beurt",
        ("given", "buy_phase"): "{player} is in de aanschaffase",
        ("given", "resources"): "{player} heeft nog: {amounts}",
        ("when", "play"): "{player} {card} speelt",
        ("when", "treasures"): "{player} al het geld neerlegt",
        ("when", "buy"): "{player} {card} koopt",
        ("when", "end_turn"): "{player} de beurt beëindigt",
        ("when", "choose"): "{player} {options} kiest",
        ("when", "trash"): "{player} {cards} vernietigt",
        ("when", "discard"): "{player} {cards} aflegt",
        ("when", "put"): "{player} op de trekstapel legt, van boven af: {ordered}",
        ("when", "gain"): "{player} {cards} pakt",
        ("when", "pass_on"): "{player} {card} doorgeeft",
        ("when", "react"): "{player} {card} uit de hand toont",
        ("when", "name"): "{player} {card} noemt",
        ("when", "play_chosen"): "{player} {card} daarvoor uitkiest",
        ("when", "decline"): "{player} daarvan afziet",
        ("when", "accept"): "{player} daarvoor kiest",
        ("then", "asked"): "beslist {player}",
        ("then", "nothing_asked"): "valt er niets te beslissen",
        ("then", "options"): "staan ter keuze: {listed}",
        ("then", "number_of_options"): "staan er {n} opdrachten ter keuze",
        ("then", "exactly"): "[moet|moeten] er precies {n} worden gekozen",
        ("then", "up_to"): "mogen er 0 tot {n} worden gekozen",
        ("then", "hand"): "heeft {player} in de hand: {listed}",
        ("then", "hand none"): "heeft {player} geen kaarten in de hand",
        ("then", "deck"): "heeft {player} op de trekstapel, van boven af: {ordered}",
        ("then", "deck none"): "is de trekstapel van {player} leeg",
        ("then", "discard"): "heeft {player} op de aflegstapel: {listed}",
        ("then", "discard none"): "is de aflegstapel van {player} leeg",
        ("then", "play"): "heeft {player} in het spel: {listed}",
        ("then", "play none"): "heeft {player} niets in het spel",
        ("then", "trash"): "[ligt|liggen] bij de vernietigde kaarten: {listed}",
        ("then", "trash none"): "zijn er geen vernietigde kaarten",
        ("then", "supply"): "liggen in de voorraad: {pile}",
        ("then", "cost"): "kost {card} {n} [munt|munten]",
        ("then", "points"): "heeft {player} {n} [punt|punten]",
        ("then", "resources"): "heeft {player} nog: {amounts}",
        ("then", "revealed"): "heeft {player} getoond: {listed}",
        ("then", "revealed none"): "heeft {player} niets getoond",
    },
    "en": {
        ("given", "players"): "a game of {players}",
        ("given", "kingdom"): "the kingdom has: {listed}",
        ("given", "hand"): "{player} has in hand: {listed}",
        ("given", "deck"): "{player} has in the deck, from the top: {ordered}",
        ("given", "discard"): "{player} has in the discard pile: {listed}",
        ("given", "supply"): "the supply has only left: {piles}",
        ("given", "trash"): "in the trash [lies|lie]: {listed}",
        ("given", "turn"): "it is the turn of {player}",
        ("given", "buy_phase"): "{player} is in the Buy phase",
        ("given", "resources"): "{player} has left: {amounts}",
        ("when", "play"): "{player} plays {card}",
        ("when", "treasures"): "{player} lays out all Treasures",
        ("when", "buy"): "{player} buys {card}",
        ("when", "end_turn"): "{player} ends the turn",
        ("when", "choose"): "{player} chooses {options}",
        ("when", "trash"): "{player} trashes {cards}",
        ("when", "discard"): "{player} discards {cards}",
        ("when", "put"): "{player} puts onto the deck, from the top: {ordered}",
        ("when", "gain"): "{player} gains {cards}",
        ("when", "pass_on"): "{player} passes on {card}",
        ("when", "react"): "{player} reveals {card} from the hand",
        ("when", "name"): "{player} names {card}",
        ("when", "play_chosen"): "{player} takes {card} for it",
        ("when", "decline"): "{player} declines",
        ("when", "accept"): "{player} agrees to it",
        ("then", "asked"): "{player} decides",
        ("then", "nothing_asked"): "there is nothing to decide",
        ("then", "options"): "there is to choose from: {listed}",
        ("then", "number_of_options"): "there are {n} instructions to choose from",
        ("then", "exactly"): "exactly {n} of them must be chosen",
        ("then", "up_to"): "0 to {n} of them may be chosen",
        ("then", "hand"): "{player} has in hand: {listed}",
        ("then", "hand none"): "{player} has no cards in hand",
        ("then", "deck"): "{player} has in the deck, from the top: {ordered}",
        ("then", "deck none"): "the deck of {player} is empty",
        ("then", "discard"): "{player} has in the discard pile: {listed}",
        ("then", "discard none"): "the discard pile of {player} is empty",
        ("then", "play"): "{player} has in play: {listed}",
        ("then", "play none"): "{player} has nothing in play",
        ("then", "trash"): "in the trash [lies|lie]: {listed}",
        ("then", "trash none"): "the trash is empty",
        ("then", "supply"): "left in the supply: {pile}",
        ("then", "cost"): "{card} costs {n} [coin|coins]",
        ("then", "points"): "{player} has {n} [point|points]",
        ("then", "resources"): "{player} has left: {amounts}",
        ("then", "revealed"): "{player} has shown to all: {listed}",
        ("then", "revealed none"): "{player} has shown nothing",
    },
}
"""`[one|more]` or `[one|few|many]`: the form for the number.

A later "then" begins with the word for "and"; Polish needs no other order for it, German
and Dutch steps have a phrase for both, and after "Und" the first fits as well."""

AMOUNTS: Mapping[str, Mapping[str, tuple[str, str, str]]] = {
    "de": {"cards": ("Karte", "Karten", "Karten"), "actions": ("Aktion", "Aktionen", "Aktionen"),
           "buys": ("Kauf", "Käufe", "Käufe"), "coins": ("Geld", "Geld", "Geld")},
    "pl": {"cards": ("karta", "karty", "kart"), "actions": ("akcja", "akcje", "akcji"),
           "buys": ("zakup", "zakupy", "zakupów"), "coins": ("moneta", "monety", "monet")},
    "nl": {"cards": ("kaart", "kaarten", "kaarten"), "actions": ("actie", "acties", "acties"),
           "buys": ("aanschaf", "aanschaffen", "aanschaffen"),
           "coins": ("munt", "munten", "munten")},
    "en": {"cards": ("Card", "Cards", "Cards"), "actions": ("Action", "Actions", "Actions"),
           "buys": ("Buy", "Buys", "Buys"), "coins": ("Coin", "Coins", "Coins")},
}  # fmt: skip
"""Noun for one, for few (Polish 2 to 4), for more."""
VERBS: Mapping[str, Mapping[str, str]] = {
    "de": {"Trash": "entsorgen", "Discard": "ablegen", "Gain": "nehmen"},
    "pl": {"Trash": "wyrzucić", "Discard": "odrzucić", "Gain": "dodać"},
    "nl": {"Trash": "vernietigen", "Discard": "afleggen", "Gain": "pakken"},
    "en": {"Trash": "trash", "Discard": "discard", "Gain": "gain"},
}


def gherkin(plan: Plan, lang: str, tags: Iterable[str] = (), library: Library | None = None) -> str:
    """A whole feature with this one scenario. `tags`: the claims it is to prove."""
    writer = _Writer(lang, CardNames(library or load_library(), lang))
    words = KEYWORDS[lang]
    title = TITLES[lang].format(card=writer.names.name(plan.card))
    lines = [f"# language: {lang}", f"{words['feature']}: {title}", ""]
    tagged = " ".join(f"@{tag}" for tag in tags)
    if tagged:
        lines.append(f"  {tagged}")
    lines.append(f"  {words['scenario']}: {title}")
    kind = ""
    for step in plan.steps:
        keyword = words["and"] if step.kind == kind else words[step.kind]
        kind = step.kind
        lines.append(f"    {keyword} {writer.step(step)}")
    return "\n".join(lines) + "\n"


_NUMBERED = re.compile(r"\[([^\]]+)\]")


def _form(forms: Sequence[str], n: int) -> str:
    """Of [one, more] or, as Polish counts, [one, few, many]."""
    if n == 1:
        return forms[0]
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return forms[1] if few else forms[-1]


class _Writer:
    def __init__(self, lang: str, names: CardNames) -> None:
        self.lang, self.names = lang, names

    def step(self, step: Step) -> str:
        phrases = PHRASES[self.lang]
        bare = (step.kind, f"{step.what} {NONE}")
        phrase = phrases[bare if not step.cards and bare in phrases else (step.kind, step.what)]
        phrase = _NUMBERED.sub(lambda m: _form(m[1].split("|"), self._number(step)), phrase)
        players = PLAYERS[self.lang]
        seated = players[: step.number] if step.what == "players" else ()
        one = step.cards[:1]
        return phrase.format(
            player=players[step.seat],
            players=", ".join(seated[:-1]) + AND[self.lang] + seated[-1] if seated else "",
            listed=self.names.listed(*step.cards),
            ordered=", ".join(self._runs(step.cards)),
            cards=self.names.object(*step.cards),
            card=self.names.object(*one),
            name=self.names.listed(*one),
            n=step.number,
            pile=self._pile(one[0], step.number) if one else "",
            piles=", ".join(self._pile(card, n) for card, n in step.counts),
            amounts=self._amounts(step) if step.what == "resources" else "",
            options=AND[self.lang].join(f'"{self._option(option)}"' for option in step.options),
        )

    def _number(self, step: Step) -> int:
        """What the verb or noun of the phrase agrees with."""
        return len(step.cards) if step.what == "trash" else step.number

    def _amounts(self, step: Step) -> str:
        return ", ".join(f"{n} {self._noun(what, n)}" for what, n in step.counts)

    def _runs(self, cards: Iterable[str]) -> Iterator[str]:
        for _, run in groupby(cards):
            yield self.names.listed(*run)

    def _pile(self, card: str, n: int) -> str:
        if n > 1:
            return self.names.listed(*(card,) * n)
        return f"{n} {self.names.listed(card)}"

    def _noun(self, what: str, n: int) -> str:
        return _form(AMOUNTS[self.lang][what], n)

    def _option(self, option: Option) -> str:
        if option.verb in VERBS[self.lang]:
            return VERBS[self.lang][option.verb]
        return f"+{option.number} {self._noun(option.verb, option.number)}"
