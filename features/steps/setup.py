"""Given: who plays, and what lies where."""

from __future__ import annotations

from cardspec.cards import load_library
from cardspec.effects import Resource
from engine import Phase
from features.steps.phrases import given
from features.steps.table import Table


@given(
    de="es spielen {players}",
    pl="grają {players}",
    nl="een partij van {players}",
    en="a game of {players}",
)
def players_sit(table: Table, players: tuple[str, ...]) -> None:
    table.sit(players)


@given(
    de="{players} beginnen eine Partie mit dem Satz {kingdom}",
    pl="{players} zaczynają grę zestawem {kingdom}",
    nl="een nieuwe partij van {players} met de set {kingdom}",
    en="{players} begin a game with the set {kingdom}",
)
def new_game(table: Table, players: tuple[str, ...], kingdom: tuple[str, ...]) -> None:
    table.sit(players)
    table.dealt = True
    table.kingdom = load_library().kingdom(kingdom[0]).cards


@given(
    de="{players} beginnen eine Partie mit diesen Königreichkarten: {cards}",
    pl="{players} zaczynają grę tymi kartami królestwa: {cards}",
    nl="een nieuwe partij van {players} met deze koninkrijkkaarten: {cards}",
    en="{players} begin a game with these Kingdom cards: {cards}",
)
def new_game_with(table: Table, players: tuple[str, ...], cards: tuple[str, ...]) -> None:
    table.sit(players)
    table.dealt = True
    table.kingdom = cards


@given(
    de="{player} zieht als erste Hand: {cards}",
    pl="{player} dobiera pierwszą rękę: {cards}",
    nl="{player} trekt als eerste hand: {cards}",
    en="{player} draws as the first hand: {cards}",
)
def first_hand(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.deal(player, cards)


@given(
    de="zum Königreich gehören: {cards}",
    pl="do królestwa należą: {cards}",
    nl="tot het koninkrijk horen: {cards}",
    en="the kingdom has: {cards}",
)
def kingdom(table: Table, cards: tuple[str, ...]) -> None:
    table.kingdom = cards


@given(
    de="{player} hat auf der Hand: {cards}",
    pl="{player} ma na ręce: {cards}",
    nl="{player} heeft in de hand: {cards}",
    en="{player} has in hand: {cards}",
)
def hand(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.seats[player].hand = cards


@given(
    de="{player} hat im Nachziehstapel von oben: {cards}",
    pl="{player} ma w talii od góry: {cards}",
    nl="{player} heeft op de trekstapel, van boven af: {cards}",
    en="{player} has in the deck, from the top: {cards}",
)
def deck(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.seats[player].deck = cards


@given(
    de="{player} hat im Ablagestapel: {cards}",
    pl="{player} ma na stosie odrzuconych: {cards}",
    nl="{player} heeft op de aflegstapel: {cards}",
    en="{player} has in the discard pile: {cards}",
)
def discard(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.seats[player].discard = cards


@given(
    de="{player} hat vor sich liegen: {cards}",
    pl="{player} ma w obszarze gry: {cards}",
    nl="{player} heeft in het spel: {cards}",
    en="{player} has in play: {cards}",
)
def in_play(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.seats[player].play = cards


@given(
    de="{player} hat zur Seite gelegt: {cards}",
    pl="{player} ma na boku: {cards}",
    nl="{player} heeft opzij gelegd: {cards}",
    en="{player} has set aside: {cards}",
)
def aside(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.seats[player].aside = cards


@given(
    de="im Vorrat [liegt|liegen] nur noch: {piles}",
    pl="w Zapasach zostało tylko: {piles}",
    nl="in de voorraad [ligt|liggen] alleen nog: {piles}",
    en="the supply has only left: {piles}",
)
def supply(table: Table, piles: dict[str, int]) -> None:
    table.supply.update(piles)


@given(
    de="im Müll [liegt|liegen]: {cards}",
    pl="na śmietnisku [leży|leżą]: {cards}",
    nl="bij de vernietigde kaarten [ligt|liggen]: {cards}",
    en="in the trash [lies|lie]: {cards}",
)
def trash(table: Table, cards: tuple[str, ...]) -> None:
    table.trash = cards


@given(
    de="{player} ist am Zug",
    pl="trwa kolejka, którą rozgrywa {player}",
    nl="{player} is aan de beurt",
    en="it is the turn of {player}",
)
def turn(table: Table, player: int) -> None:
    table.turn = player


@given(
    de="{player} ist in der Kaufphase",
    pl="{player} jest w fazie kupna",
    nl="{player} is in de aanschaffase",
    en="{player} is in the Buy phase",
)
def buy_phase(table: Table, player: int) -> None:
    table.turn = player
    table.phase = Phase.BUY


@given(
    de="{player} hat noch: {amounts}",
    pl="{player} ma jeszcze: {amounts}",
    nl="{player} heeft nog: {amounts}",
    en="{player} has left: {amounts}",
)
def resources(table: Table, player: int, amounts: dict[Resource, int]) -> None:
    table.turn = player
    table.actions = amounts.get(Resource.ACTIONS, table.actions)
    table.buys = amounts.get(Resource.BUYS, table.buys)
    table.coins = amounts.get(Resource.COINS, table.coins)


@given(
    de="{player} hat {n} [Zug|Züge] begonnen",
    pl="{player} ma za sobą rozpoczęte kolejki: {n}",
    nl="{player} is aan {n} [beurt|beurten] begonnen",
    en="{player} has begun {n} [turn|turns]",
)
def turns_taken(table: Table, player: int, n: int) -> None:
    table.seats[player].turns = n
