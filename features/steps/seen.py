"""Then: what one player may see, count or look through, the own cards and those of others."""

from __future__ import annotations

from features.steps import words
from features.steps.compare import equal, same
from features.steps.failure import Mismatch
from features.steps.phrases import then
from features.steps.table import Table


def _number(found: int | None) -> str:
    return "–" if found is None else str(found)


@then(
    de=(
        "darf {player} den Nachziehstapel von {other} nicht zählen",
        "{player} darf den Nachziehstapel von {other} nicht zählen",
    ),
    pl="{player} nie może przeliczyć talii gracza {other}",
    nl=(
        "mag {player} de trekstapel van {other} niet tellen",
        "{player} mag de trekstapel van {other} niet tellen",
    ),
    en="{player} may not count the deck of {other}",
)
def cannot_count_deck(table: Table, player: int, other: int) -> None:
    equal("–", _number(table.view.eyes[player].seats[other].deck_count))


@then(
    de=(
        "kennt {player} vom Ablagestapel von {other} nur: {cards}",
        "{player} kennt vom Ablagestapel von {other} nur: {cards}",
    ),
    pl="{player} ze stosu odrzuconych gracza {other} zna tylko: {cards}",
    nl=(
        "kent {player} van de aflegstapel van {other} alleen: {cards}",
        "{player} kent van de aflegstapel van {other} alleen: {cards}",
    ),
    en="of the discard pile of {other} {player} knows only: {cards}",
)
def knows_of_discard(table: Table, player: int, other: int, cards: tuple[str, ...]) -> None:
    """The top card, and not how many lie beneath."""
    seat = table.view.eyes[player].seats[other]
    equal("–", _number(seat.discard_count))
    same(table, cards, () if seat.discard_top is None else (seat.discard_top,))


@then(
    de=(
        "darf {player} im eigenen Ablagestapel durchsehen: {cards}",
        "{player} darf im eigenen Ablagestapel durchsehen: {cards}",
    ),
    pl="{player} może przejrzeć własne odrzucone karty: {cards}",
    nl=(
        "mag {player} op de eigen aflegstapel doorkijken: {cards}",
        "{player} mag op de eigen aflegstapel doorkijken: {cards}",
    ),
    en="{player} may look through these in their own discard pile: {cards}",
)
def looks_through(table: Table, player: int, cards: tuple[str, ...]) -> None:
    found = table.view.eyes[player].discard
    if found is None:
        raise Mismatch(words.say_cards(table.lang, cards), "–")
    same(table, cards, found)


@then(
    de=(
        "sieht {player} vor {other} liegen: {cards}",
        "{player} sieht vor {other} liegen: {cards}",
    ),
    pl="{player} widzi w obszarze gry gracza {other}: {cards}",
    nl=(
        "ziet {player} bij {other} in het spel: {cards}",
        "{player} ziet bij {other} in het spel: {cards}",
    ),
    en="{player} sees in play before {other}: {cards}",
)
def sees_in_play(table: Table, player: int, other: int, cards: tuple[str, ...]) -> None:
    same(table, cards, table.view.eyes[player].seats[other].in_play or ())


@then(
    de=(
        "sieht {player} bei {other} zur Seite gelegt: {cards}",
        "{player} sieht bei {other} zur Seite gelegt: {cards}",
    ),
    pl="{player} widzi na boku u gracza {other}: {cards}",
    nl=(
        "ziet {player} bij {other} opzij gelegd: {cards}",
        "{player} ziet bij {other} opzij gelegd: {cards}",
    ),
    en="{player} sees set aside by {other}: {cards}",
)
def sees_aside(table: Table, player: int, other: int, cards: tuple[str, ...]) -> None:
    same(table, cards, table.view.eyes[player].seats[other].aside or ())


@then(
    de=("zählt {player} im Vorrat: {piles}", "{player} zählt im Vorrat: {piles}"),
    pl="{player} liczy w Zapasach: {piles}",
    nl=("telt {player} in de voorraad: {piles}", "{player} telt in de voorraad: {piles}"),
    en="{player} counts in the supply: {piles}",
)
def counts_supply(table: Table, player: int, piles: dict[str, int]) -> None:
    found = table.view.eyes[player].supply
    for card, wanted in piles.items():
        equal(str(wanted), _number(found.get(card)))


@then(
    de=(
        "hat {player} gesehen, dass {other} {n} [Karte|Karten] ablegt, obenauf: {cards}",
        "{player} hat gesehen, dass {other} {n} [Karte|Karten] ablegt, obenauf: {cards}",
    ),
    pl="{player} widzi, że {other} odrzuca {n} [kartę|karty|kart], a na wierzchu: {cards}",
    nl=(
        "heeft {player} gezien dat {other} {n} [kaart|kaarten] aflegt, met bovenop: {cards}",
        "{player} heeft gezien dat {other} {n} [kaart|kaarten] aflegt, met bovenop: {cards}",
    ),
    en="{player} has seen {other} discard {n} [card|cards], on top: {cards}",
)
def saw_discarded(table: Table, player: int, other: int, n: int, cards: tuple[str, ...]) -> None:
    """The number is public, of the cards only the one that came to lie on top."""
    told = [e[2] for e in table.view.heard[player] if e[0] == "Discarded" and e[1] == other]
    if not told:
        raise Mismatch(f"{n}: {words.say_cards(table.lang, cards)}", "–")
    number, *top = told[-1]
    equal(n, number)
    same(table, cards, top)


@then(
    de=(
        "hat {player} beim Aufräumen von {other} nur gesehen: {cards}",
        "{player} hat beim Aufräumen von {other} nur gesehen: {cards}",
    ),
    pl="{player} widzi z kart, które przy porządkach odkłada {other}, tylko: {cards}",
    nl=(
        "zag {player} bij het opschonen van {other} alleen: {cards}",
        "{player} zag bij het opschonen van {other} alleen: {cards}",
    ),
    en="in the clean-up of {other} {player} has seen only: {cards}",
)
def saw_clean_up(table: Table, player: int, other: int, cards: tuple[str, ...]) -> None:
    """What had been played, and of the hand only the card that came to lie on top."""
    told = [e[2:] for e in table.view.heard[player] if e[0] == "CleanedUp" and e[1] == other]
    if not told:
        raise Mismatch(words.say_cards(table.lang, cards), "–")
    played, (_, *top) = told[-1]
    same(table, cards, (*played, *top))
