"""Then: what lies where, what may be done, and how the game stands."""

from __future__ import annotations

from cardspec.effects import Resource
from engine import Phase, Why
from features.steps import words
from features.steps.compare import equal, same
from features.steps.failure import Mismatch
from features.steps.phrases import then
from features.steps.table import Table

# --- zones


@then(
    de=(
        "hat {player} auf der Hand: {cards}",
        "{player} hat auf der Hand: {cards}",
        "hat {player} keine Karten auf der Hand",
        "{player} hat keine Karten auf der Hand",
    ),
    pl=("{player} ma na ręce: {cards}", "{player} nie ma na ręce żadnych kart"),
    nl=(
        "heeft {player} in de hand: {cards}",
        "{player} heeft in de hand: {cards}",
        "heeft {player} geen kaarten in de hand",
        "{player} heeft geen kaarten in de hand",
    ),
    en=(
        "{player} has in hand: {cards}",
        "{player} has no cards in hand",
    ),
)
def hand(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    same(table, cards, table.view.hands[player])


@then(
    de=(
        "hat {player} {n} [Karte|Karten] auf der Hand",
        "{player} hat {n} [Karte|Karten] auf der Hand",
    ),
    pl="{player} ma na ręce {n} [kartę|karty|kart]",
    nl=(
        "heeft {player} {n} [kaart|kaarten] in de hand",
        "{player} heeft {n} [kaart|kaarten] in de hand",
    ),
    en="{player} has {n} [card|cards] in hand",
)
def hand_size(table: Table, player: int, n: int) -> None:
    equal(n, len(table.view.hands[player]))


@then(
    de=(
        "hat {player} im Nachziehstapel von oben: {cards}",
        "{player} hat im Nachziehstapel von oben: {cards}",
        "ist der Nachziehstapel von {player} leer",
        "der Nachziehstapel von {player} ist leer",
    ),
    pl=("{player} ma w talii od góry: {cards}", "{player} nie ma w talii żadnych kart"),
    nl=(
        "heeft {player} op de trekstapel, van boven af: {cards}",
        "{player} heeft op de trekstapel, van boven af: {cards}",
        "is de trekstapel van {player} leeg",
        "de trekstapel van {player} is leeg",
    ),
    en=(
        "{player} has in the deck, from the top: {cards}",
        "the deck of {player} is empty",
    ),
)
def deck(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    found = table.view.decks[player]
    if found != cards:
        raise Mismatch(words.say_in_order(table.lang, cards), words.say_in_order(table.lang, found))


@then(
    de=(
        "hat {player} im Nachziehstapel {n} [Karte|Karten]",
        "{player} hat im Nachziehstapel {n} [Karte|Karten]",
    ),
    pl="{player} ma w talii {n} [kartę|karty|kart]",
    nl=(
        "heeft {player} {n} [kaart|kaarten] op de trekstapel",
        "{player} heeft {n} [kaart|kaarten] op de trekstapel",
    ),
    en="{player} has {n} [card|cards] in the deck",
)
def deck_size(table: Table, player: int, n: int) -> None:
    equal(n, len(table.view.decks[player]))


@then(
    de=(
        "hat {player} im Nachziehstapel, gleich in welcher Folge: {cards}",
        "{player} hat im Nachziehstapel, gleich in welcher Folge: {cards}",
    ),
    pl="{player} ma w talii w jakiejś kolejności: {cards}",
    nl=(
        "heeft {player} op de trekstapel, in welke volgorde ook: {cards}",
        "{player} heeft op de trekstapel, in welke volgorde ook: {cards}",
    ),
    en="{player} has in the deck, in whatever order: {cards}",
)
def deck_in_any_order(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    same(table, cards, table.view.decks[player])


@then(
    de=(
        "hat {player} im Ablagestapel: {cards}",
        "{player} hat im Ablagestapel: {cards}",
        "ist der Ablagestapel von {player} leer",
        "der Ablagestapel von {player} ist leer",
    ),
    pl=("{player} ma na stosie odrzuconych: {cards}", "{player} nie ma odrzuconych kart"),
    nl=(
        "heeft {player} op de aflegstapel: {cards}",
        "{player} heeft op de aflegstapel: {cards}",
        "is de aflegstapel van {player} leeg",
        "de aflegstapel van {player} is leeg",
    ),
    en=(
        "{player} has in the discard pile: {cards}",
        "the discard pile of {player} is empty",
    ),
)
def discard(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    same(table, cards, table.view.discards[player])


@then(
    de=(
        "liegt oben auf dem Ablagestapel von {player}: {cards}",
        "oben auf dem Ablagestapel von {player} liegt: {cards}",
    ),
    pl="na wierzchu odrzuconych kart {player} ma: {cards}",
    nl=(
        "ligt boven op de aflegstapel van {player}: {cards}",
        "boven op de aflegstapel van {player} ligt: {cards}",
    ),
    en="on top of the discard pile of {player} lies: {cards}",
)
def discard_top(table: Table, player: int, cards: tuple[str, ...]) -> None:
    same(table, cards, table.view.discards[player][:1])


@then(
    de=(
        "hat {player} vor sich liegen: {cards}",
        "{player} hat vor sich liegen: {cards}",
        "hat {player} nichts vor sich liegen",
        "{player} hat nichts vor sich liegen",
    ),
    pl=("{player} ma w obszarze gry: {cards}", "{player} nie ma kart w obszarze gry"),
    nl=(
        "heeft {player} in het spel: {cards}",
        "{player} heeft in het spel: {cards}",
        "heeft {player} niets in het spel",
        "{player} heeft niets in het spel",
    ),
    en=(
        "{player} has in play: {cards}",
        "{player} has nothing in play",
    ),
)
def in_play(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    same(table, cards, table.view.in_play[player])


@then(
    de=(
        "hat {player} zur Seite gelegt: {cards}",
        "{player} hat zur Seite gelegt: {cards}",
    ),
    pl="{player} ma na boku: {cards}",
    nl=(
        "heeft {player} opzij gelegd: {cards}",
        "{player} heeft opzij gelegd: {cards}",
    ),
    en="{player} has set aside: {cards}",
)
def aside(table: Table, player: int, cards: tuple[str, ...]) -> None:
    same(table, cards, table.view.aside[player])


@then(
    de=("besitzt {player}: {cards}", "{player} besitzt: {cards}"),
    pl="{player} posiada: {cards}",
    nl=("bezit {player}: {cards}", "{player} bezit: {cards}"),
    en="{player} owns: {cards}",
)
def owned(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    view = table.view
    zones = (view.hands, view.decks, view.discards, view.in_play, view.aside)
    same(table, cards, (c for zone in zones for c in zone[player]))


@then(
    de=(
        "[liegt|liegen] im Müll: {cards}",
        "im Müll [liegt|liegen]: {cards}",
        "ist der Müll leer",
        "der Müll ist leer",
    ),
    pl=("na śmietnisku [leży|leżą]: {cards}", "śmietnisko jest puste"),
    nl=(
        "[ligt|liggen] bij de vernietigde kaarten: {cards}",
        "bij de vernietigde kaarten [ligt|liggen]: {cards}",
        "zijn er geen vernietigde kaarten",
        "er zijn geen vernietigde kaarten",
    ),
    en=(
        "in the trash [lies|lie]: {cards}",
        "the trash is empty",
    ),
)
def trash(table: Table, cards: tuple[str, ...] = ()) -> None:
    same(table, cards, table.view.trash)


@then(
    de=("liegen im Vorrat: {piles}", "im Vorrat liegen: {piles}"),
    pl="Zapasy liczą: {piles}",
    nl=("[ligt|liggen] in de voorraad: {piles}", "in de voorraad [ligt|liggen]: {piles}"),
    en="left in the supply: {piles}",
)
def supply(table: Table, piles: dict[str, int]) -> None:
    there = table.view.supply
    for card, wanted in piles.items():
        if there.get(card) != wanted:
            name = words.say_cards(table.lang, [card])
            raise Mismatch(f"{name}: {wanted}", f"{name}: {there.get(card)}")


@then(
    de=("besteht der Vorrat aus {n} Stapeln", "der Vorrat besteht aus {n} Stapeln"),
    pl="Zapasy liczą stosów: {n}",
    nl=("bestaat de voorraad uit {n} stapels", "de voorraad bestaat uit {n} stapels"),
    en="the supply consists of {n} piles",
)
def number_of_piles(table: Table, n: int) -> None:
    equal(n, len(table.view.supply))


# --- the turn


@then(
    de=("hat {player} noch: {amounts}", "{player} hat noch: {amounts}"),
    pl="{player} ma jeszcze: {amounts}",
    nl=("heeft {player} nog: {amounts}", "{player} heeft nog: {amounts}"),
    en="{player} has left: {amounts}",
)
def resources(table: Table, player: int, amounts: dict[Resource, int]) -> None:
    view = table.view
    equal(table.names[player], table.names[view.turn])
    there = {
        Resource.ACTIONS: view.actions,
        Resource.BUYS: view.buys,
        Resource.COINS: view.coins,
    }
    for resource, wanted in amounts.items():
        if there[resource] != wanted:
            raise Mismatch(
                words.say_amount(table.lang, resource, wanted),
                words.say_amount(table.lang, resource, there[resource]),
            )


@then(
    de=("ist {player} in der Aktionsphase", "{player} ist in der Aktionsphase"),
    pl="{player} jest w fazie akcji",
    nl=("is {player} in de actiefase", "{player} is in de actiefase"),
    en="{player} is in the Action phase",
)
def in_action_phase(table: Table, player: int) -> None:
    equal((table.names[player], Phase.ACTION), (table.names[table.view.turn], table.view.phase))


@then(
    de=("ist {player} in der Kaufphase", "{player} ist in der Kaufphase"),
    pl="{player} jest w fazie kupna",
    nl=("is {player} in de aanschaffase", "{player} is in de aanschaffase"),
    en="{player} is in the Buy phase",
)
def in_buy_phase(table: Table, player: int) -> None:
    equal((table.names[player], Phase.BUY), (table.names[table.view.turn], table.view.phase))


@then(
    de=("ist {player} am Zug", "{player} ist am Zug"),
    pl="kolejkę rozgrywa {player}",
    nl=("is {player} aan de beurt", "{player} is aan de beurt"),
    en="it is the turn of {player}",
)
def at_turn(table: Table, player: int) -> None:
    equal(table.names[player], table.names[table.view.turn])


@then(
    de=("kostet {card} {n} Geld", "{card} kostet {n} Geld"),
    pl="{card} kosztuje {n} [monetę|monety|monet]",
    nl=("kost {card} {n} [munt|munten]", "{card} kost {n} [munt|munten]"),
    en="{card} costs {n} [coin|coins]",
)
def cost(table: Table, card: str, n: int) -> None:
    equal(n, table.view.costs.get(card))


# --- what may be done


def _refusal(table: Table, expected: frozenset[Why], why: Why | None) -> None:
    if why not in expected:
        raise Mismatch("/".join(sorted(expected)), why.value if why else "–")


_NO_PLAY = frozenset(
    {Why.NO_ACTIONS, Why.NOT_PLAYABLE, Why.WRONG_PHASE, Why.NOT_IN_HAND, Why.TREASURES_AFTER_BUY}
)
_NO_BUY = frozenset(
    {Why.NO_BUYS, Why.TOO_EXPENSIVE, Why.NOT_IN_SUPPLY, Why.PILE_EMPTY, Why.WRONG_PHASE}
)


@then(
    de=("kann {player} {card} nicht ausspielen", "{player} kann {card} nicht ausspielen"),
    pl="{player} nie może zagrać {card}",
    nl=("kan {player} {card} niet spelen", "{player} kan {card} niet spelen"),
    en="{player} cannot play {card}",
)
def cannot_play(table: Table, player: int, card: str) -> None:
    if card not in table.view.hands[player]:
        raise Mismatch(words.say_cards(table.lang, [card]), table.say_hand(player))
    error = table.refused(player, lambda game: game.play_card(card))
    _refusal(table, _NO_PLAY, error.why if error else None)


@then(
    de=("kann {player} jetzt {card} ausspielen", "{player} kann jetzt {card} ausspielen"),
    pl="{player} może zagrać {card}",
    nl=("kan {player} nu {card} spelen", "{player} kan nu {card} spelen"),
    en="{player} can now play {card}",
)
def can_play(table: Table, player: int, card: str) -> None:
    error = table.refused(player, lambda game: game.play_card(card))
    equal(None, error.why if error else None)


@then(
    de=("kann {player} {card} nicht kaufen", "{player} kann {card} nicht kaufen"),
    pl="{player} nie może kupić {card}",
    nl=("kan {player} {card} niet kopen", "{player} kan {card} niet kopen"),
    en="{player} cannot buy {card}",
)
def cannot_buy(table: Table, player: int, card: str) -> None:
    error = table.refused(player, lambda game: game.buy(card))
    _refusal(table, _NO_BUY, error.why if error else None)


@then(
    de=("kann {player} jetzt {card} kaufen", "{player} kann jetzt {card} kaufen"),
    pl="{player} może kupić {card}",
    nl=("kan {player} nu {card} kopen", "{player} kan nu {card} kopen"),
    en="{player} can now buy {card}",
)
def can_buy(table: Table, player: int, card: str) -> None:
    error = table.refused(player, lambda game: game.buy(card))
    equal(None, error.why if error else None)


# --- the end


@then(
    de=("hat {player} {n} [Punkt|Punkte]", "{player} hat {n} [Punkt|Punkte]"),
    pl="{player} ma {n} [punkt|punkty|punktów]",
    nl=("heeft {player} {n} [punt|punten]", "{player} heeft {n} [punt|punten]"),
    en="{player} has {n} [point|points]",
)
def score(table: Table, player: int, n: int) -> None:
    equal(n, table.view.scores[player])


@then(
    de=("ist die Partie zu Ende", "die Partie ist zu Ende"),
    pl="gra się kończy",
    nl=("is de partij afgelopen", "de partij is afgelopen"),
    en="the game is over",
)
def game_over(table: Table) -> None:
    equal(True, table.view.over)


@then(
    de=("geht die Partie weiter", "die Partie geht weiter"),
    pl="gra trwa dalej",
    nl=("gaat de partij door", "de partij gaat door"),
    en="the game goes on",
)
def game_goes_on(table: Table) -> None:
    equal(False, table.view.over)


@then(
    de=("gewinnt {players}", "{players} gewinnt"),
    pl="wygrywa {players}",
    nl=("wint {players}", "{players} wint"),
    en="the winner is {players}",
)
def winner(table: Table, players: tuple[str, ...]) -> None:
    _winners(table, players)


@then(
    de=("teilen sich den Sieg: {players}", "den Sieg teilen sich: {players}"),
    pl="zwycięstwem dzielą się: {players}",
    nl=("delen de overwinning: {players}", "de overwinning delen: {players}"),
    en="the win is shared by: {players}",
)
def winners(table: Table, players: tuple[str, ...]) -> None:
    _winners(table, players)


def _winners(table: Table, players: tuple[str, ...]) -> None:
    equal(sorted(players), sorted(table.names[s] for s in table.view.result.winners))
