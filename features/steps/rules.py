"""Steps about rule sets: which book's rules hold, and what comes out differently under them."""

from __future__ import annotations

from engine import RuleSet, may_begin
from engine.events import Drew, Revealed, Shuffled
from features.steps import words
from features.steps.compare import equal, same
from features.steps.failure import Mismatch
from features.steps.phrases import given, then
from features.steps.table import Table


@given(
    de="es gelten die Regeln von Heft {n}",
    pl="obowiązują zasady z książki {n}",
    nl="de regels van boek {n}",
    en="the rules of book {n} hold",
)
def rule_set(table: Table, n: int) -> None:
    table.rules = RuleSet.of_book(f"{n:03d}")


@given(
    de="im Vorrat liegen auch: {cards}",
    pl="w Zapasach leżą też: {cards}",
    nl="in de voorraad liggen ook: {cards}",
    en="the supply also has: {cards}",
)
def optional_piles(table: Table, cards: tuple[str, ...]) -> None:
    """Piles that a book knows but does not lay out in every game."""
    table.optional = cards


@then(
    de=(
        "hat {player} vor dem Mischen {n} [Karte|Karten] gezogen",
        "{player} hat vor dem Mischen {n} [Karte|Karten] gezogen",
    ),
    pl="{player} przed tasowaniem ciągnie {n} [kartę|karty|kart]",
    nl=(
        "trok {player} vóór het schudden {n} [kaart|kaarten]",
        "{player} trok vóór het schudden {n} [kaart|kaarten]",
    ),
    en="{player} has drawn {n} [card|cards] before shuffling",
)
def drawn_before_shuffling(table: Table, player: int, n: int) -> None:
    drawn = 0
    for event in table.log:
        if isinstance(event, Shuffled) and event.player == player:
            equal(n, drawn)
            return
        if isinstance(event, Drew) and event.player == player:
            drawn += len(event.cards)
    raise Mismatch(str(n), "–")


@then(
    de=(
        "hat {player} vor dem Mischen offen gezeigt: {cards}",
        "{player} hat vor dem Mischen offen gezeigt: {cards}",
        "hat {player} vor dem Mischen nichts offen gezeigt",
        "{player} hat vor dem Mischen nichts offen gezeigt",
    ),
    pl=(
        "{player} przed tasowaniem pokazuje wszystkim: {cards}",
        "{player} przed tasowaniem niczego nie pokazuje",
    ),
    nl=(
        "heeft {player} vóór het schudden getoond: {cards}",
        "{player} heeft vóór het schudden getoond: {cards}",
        "heeft {player} vóór het schudden niets getoond",
        "{player} heeft vóór het schudden niets getoond",
    ),
    en=(
        "{player} has shown before shuffling: {cards}",
        "{player} has shown nothing before shuffling",
    ),
)
def revealed_before_shuffling(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    shown: list[str] = []
    for event in table.log:
        if isinstance(event, Shuffled) and event.player == player:
            same(table, cards, shown)
            return
        if isinstance(event, Revealed) and event.player == player:
            shown += [card.kind.id for card in event.cards]
    raise Mismatch(words.say_cards(table.lang, cards), "–")


@then(
    de=(
        "kann die nächste Partie beginnen: {players}",
        "die nächste Partie kann beginnen: {players}",
    ),
    pl="następną grę może zacząć: {players}",
    nl=("kan de volgende partij beginnen: {players}", "de volgende partij kan beginnen: {players}"),
    en="the next game can be begun by: {players}",
)
def next_to_begin(table: Table, players: tuple[str, ...]) -> None:
    able = may_begin(table.rules, table.view.result)
    equal(sorted(players), sorted(table.names[seat] for seat in able))


# --- what may be known


@then(
    de=(
        "zählt {player} im eigenen Nachziehstapel {n} [Karte|Karten]",
        "{player} zählt im eigenen Nachziehstapel {n} [Karte|Karten]",
    ),
    pl="{player} może doliczyć się w swojej talii {n} [karty|kart]",
    nl=(
        "telt {player} op de eigen trekstapel {n} [kaart|kaarten]",
        "{player} telt op de eigen trekstapel {n} [kaart|kaarten]",
    ),
    en="{player} counts {n} [card|cards] in their own deck",
)
def counts_own_deck(table: Table, player: int, n: int) -> None:
    equal(n, table.view.eyes[player].seats[player].deck_count)


@then(
    de=(
        "kennt {player} vom eigenen Ablagestapel nur: {cards}",
        "{player} kennt vom eigenen Ablagestapel nur: {cards}",
    ),
    pl="{player} ze swojego stosu odrzuconych zna tylko: {cards}",
    nl=(
        "kent {player} van de eigen aflegstapel alleen: {cards}",
        "{player} kent van de eigen aflegstapel alleen: {cards}",
    ),
    en="of their own discard pile {player} knows only: {cards}",
)
def knows_of_own_discard(table: Table, player: int, cards: tuple[str, ...]) -> None:
    """The top card, and neither the cards beneath nor how many they are."""
    eyes = table.view.eyes[player]
    own = eyes.seats[player]
    equal((None, None), (eyes.discard, own.discard_count))
    same(table, cards, () if own.discard_top is None else (own.discard_top,))


@then(
    de=(
        "kann {player} im Müll ansehen: {cards}",
        "{player} kann im Müll ansehen: {cards}",
    ),
    pl="{player} może przejrzeć na śmietnisku: {cards}",
    nl=(
        "kan {player} bij de vernietigde kaarten bekijken: {cards}",
        "{player} kan bij de vernietigde kaarten bekijken: {cards}",
    ),
    en="{player} can look at these in the trash: {cards}",
)
def looks_through_trash(table: Table, player: int, cards: tuple[str, ...]) -> None:
    same(table, cards, table.view.eyes[player].trash or ())


@then(
    de=(
        "sieht {player} auf den anderen Händen {n} [Karte|Karten]",
        "{player} sieht auf den anderen Händen {n} [Karte|Karten]",
    ),
    pl="{player} widzi na rękach innych {n} [kartę|karty|kart]",
    nl=(
        "ziet {player} in de andere handen {n} [kaart|kaarten]",
        "{player} ziet in de andere handen {n} [kaart|kaarten]",
    ),
    en="{player} sees {n} [card|cards] in the other hands",
)
def sees_hand_sizes(table: Table, player: int, n: int) -> None:
    """Their number, not their faces; the other decks cannot even be counted."""
    others = [s for i, s in enumerate(table.view.eyes[player].seats) if i != player]
    equal({None}, {other.deck_count for other in others})
    equal(n, sum(other.hand_size or 0 for other in others))
