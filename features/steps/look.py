"""Then: what lies where, who is asked what, what may be done, and how the game stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardspec.effects import Resource
from engine import Phase, Why
from engine.events import (
    Discarded,
    Drew,
    Gained,
    Passed,
    Reacted,
    Revealed,
    Shuffled,
    Trashed,
)
from features.steps import words
from features.steps.failure import Mismatch
from features.steps.phrases import then
from features.steps.table import Table


def _same(table: Table, expected: Iterable[str], found: Iterable[str]) -> None:
    """The same cards, in any order."""
    wanted, there = tuple(expected), tuple(found)
    if Counter(wanted) != Counter(there):
        raise Mismatch(words.say_cards(table.lang, wanted), words.say_cards(table.lang, there))


def _equal(expected: object, found: object) -> None:
    if expected != found:
        raise Mismatch(str(expected), str(found))


# --- zones


@then(
    de=("hat {player} auf der Hand: {cards}", "{player} hat auf der Hand: {cards}"),
    pl="{player} ma na ręce: {cards}",
)
def hand(table: Table, player: int, cards: tuple[str, ...]) -> None:
    _same(table, cards, table.view.hands[player])


@then(
    de=(
        "hat {player} {n} [Karte|Karten] auf der Hand",
        "{player} hat {n} [Karte|Karten] auf der Hand",
    ),
    pl="{player} ma na ręce {n} [kartę|karty|kart]",
)
def hand_size(table: Table, player: int, n: int) -> None:
    _equal(n, len(table.view.hands[player]))


@then(
    de=(
        "hat {player} im Nachziehstapel von oben: {cards}",
        "{player} hat im Nachziehstapel von oben: {cards}",
    ),
    pl="{player} ma w talii od góry: {cards}",
)
def deck(table: Table, player: int, cards: tuple[str, ...]) -> None:
    found = table.view.decks[player]
    if found != cards:
        raise Mismatch(words.say_in_order(table.lang, cards), words.say_in_order(table.lang, found))


@then(
    de=(
        "hat {player} im Nachziehstapel {n} [Karte|Karten]",
        "{player} hat im Nachziehstapel {n} [Karte|Karten]",
    ),
    pl="{player} ma w talii {n} [kartę|karty|kart]",
)
def deck_size(table: Table, player: int, n: int) -> None:
    _equal(n, len(table.view.decks[player]))


@then(
    de=(
        "hat {player} im Nachziehstapel, gleich in welcher Folge: {cards}",
        "{player} hat im Nachziehstapel, gleich in welcher Folge: {cards}",
    ),
    pl="{player} ma w talii w jakiejś kolejności: {cards}",
)
def deck_in_any_order(table: Table, player: int, cards: tuple[str, ...]) -> None:
    _same(table, cards, table.view.decks[player])


@then(
    de=("hat {player} im Ablagestapel: {cards}", "{player} hat im Ablagestapel: {cards}"),
    pl="{player} ma na stosie odrzuconych: {cards}",
)
def discard(table: Table, player: int, cards: tuple[str, ...]) -> None:
    _same(table, cards, table.view.discards[player])


@then(
    de=("hat {player} vor sich liegen: {cards}", "{player} hat vor sich liegen: {cards}"),
    pl="{player} ma w obszarze gry: {cards}",
)
def in_play(table: Table, player: int, cards: tuple[str, ...]) -> None:
    _same(table, cards, table.view.in_play[player])


@then(de=("besitzt {player}: {cards}", "{player} besitzt: {cards}"), pl="{player} posiada: {cards}")
def owned(table: Table, player: int, cards: tuple[str, ...]) -> None:
    view = table.view
    zones = (view.hands, view.decks, view.discards, view.in_play)
    _same(table, cards, (c for zone in zones for c in zone[player]))


@then(de=("liegen im Müll: {cards}", "im Müll liegen: {cards}"), pl="na śmietnisku leżą: {cards}")
def trash(table: Table, cards: tuple[str, ...]) -> None:
    _same(table, cards, table.view.trash)


@then(de=("liegen im Vorrat: {piles}", "im Vorrat liegen: {piles}"), pl="w Zapasach leżą: {piles}")
def supply(table: Table, piles: dict[str, int]) -> None:
    there = table.view.supply
    for card, wanted in piles.items():
        if there.get(card) != wanted:
            name = words.say_cards(table.lang, [card])
            raise Mismatch(f"{name}: {wanted}", f"{name}: {there.get(card)}")


@then(
    de=("besteht der Vorrat aus {n} Stapeln", "der Vorrat besteht aus {n} Stapeln"),
    pl="Zapasy tworzy stosów: {n}",
)
def number_of_piles(table: Table, n: int) -> None:
    _equal(n, len(table.view.supply))


# --- the turn


@then(
    de=("hat {player} noch: {amounts}", "{player} hat noch: {amounts}"),
    pl="{player} ma jeszcze: {amounts}",
)
def resources(table: Table, player: int, amounts: dict[Resource, int]) -> None:
    view = table.view
    _equal(table.names[player], table.names[view.turn])
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
)
def in_action_phase(table: Table, player: int) -> None:
    _equal((table.names[player], Phase.ACTION), (table.names[table.view.turn], table.view.phase))


@then(
    de=("ist {player} in der Kaufphase", "{player} ist in der Kaufphase"),
    pl="{player} jest w fazie kupna",
)
def in_buy_phase(table: Table, player: int) -> None:
    _equal((table.names[player], Phase.BUY), (table.names[table.view.turn], table.view.phase))


@then(de=("ist {player} am Zug", "{player} ist am Zug"), pl="kolejkę rozgrywa {player}")
def at_turn(table: Table, player: int) -> None:
    _equal(table.names[player], table.names[table.view.turn])


@then(
    de=("kostet {card} {n} Geld", "{card} kostet {n} Geld"),
    pl="{card} kosztuje {n} [monetę|monety|monet]",
)
def cost(table: Table, card: str, n: int) -> None:
    _equal(n, table.view.costs.get(card))


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
)
def cannot_play(table: Table, player: int, card: str) -> None:
    if card not in table.view.hands[player]:
        raise Mismatch(words.say_cards(table.lang, [card]), table.say_hand(player))
    error = table.refused(player, lambda game: game.play_card(card))
    _refusal(table, _NO_PLAY, error.why if error else None)


@then(
    de=("kann {player} jetzt {card} ausspielen", "{player} kann jetzt {card} ausspielen"),
    pl="{player} może zagrać {card}",
)
def can_play(table: Table, player: int, card: str) -> None:
    error = table.refused(player, lambda game: game.play_card(card))
    _equal(None, error.why if error else None)


@then(
    de=("kann {player} {card} nicht kaufen", "{player} kann {card} nicht kaufen"),
    pl="{player} nie może kupić {card}",
)
def cannot_buy(table: Table, player: int, card: str) -> None:
    error = table.refused(player, lambda game: game.buy(card))
    _refusal(table, _NO_BUY, error.why if error else None)


@then(
    de=("kann {player} jetzt {card} kaufen", "{player} kann jetzt {card} kaufen"),
    pl="{player} może kupić {card}",
)
def can_buy(table: Table, player: int, card: str) -> None:
    error = table.refused(player, lambda game: game.buy(card))
    _equal(None, error.why if error else None)


# --- questions


@then(de=("entscheidet {player}", "{player} entscheidet"), pl="decyduje {player}")
def asked(table: Table, player: int) -> None:
    if table.pending is None or table.pending.player != player:
        raise Mismatch(table.names[player], table.say_decision(table.pending))
    table.pending_told = True


@then(de=("ist nichts zu entscheiden", "nichts ist zu entscheiden"), pl="nie ma nic do decyzji")
def nothing_asked(table: Table) -> None:
    if table.pending is not None:
        raise Mismatch("–", table.say_decision(table.pending))


@then(
    de=("wurde {player} nichts gefragt", "{player} wurde nichts gefragt"),
    pl="{player} o niczym nie decyduje",
)
def never_asked(table: Table, player: int) -> None:
    for decision in table.asked:
        if decision.player == player:
            raise Mismatch("–", table.say_decision(decision))


@then(de=("stehen zur Wahl: {cards}", "zur Wahl stehen: {cards}"), pl="do wyboru są: {cards}")
def options(table: Table, cards: tuple[str, ...]) -> None:
    """Each different card once."""
    if table.pending is None:
        raise Mismatch(words.say_cards(table.lang, cards), "–")
    _same(table, cards, dict.fromkeys(table.pending.labels()))
    table.pending_told = True


@then(
    de=("steht nicht zur Wahl: {card}", "nicht zur Wahl steht: {card}"),
    pl="nie ma do wyboru: {card}",
)
def not_an_option(table: Table, card: str) -> None:
    if table.pending is None or card in table.pending.labels():
        raise Mismatch("–", table.say_decision(table.pending))
    table.pending_told = True


@then(
    de=("stehen {n} Anweisungen zur Wahl", "{n} Anweisungen stehen zur Wahl"),
    pl="do wyboru są {n} polecenia",
)
def number_of_options(table: Table, n: int) -> None:
    _equal(n, len(table.pending.options) if table.pending else 0)
    table.pending_told = True


@then(
    de=("sind genau {n} davon zu wählen", "genau {n} davon sind zu wählen"),
    pl="trzeba wybrać dokładnie: {n}",
)
def exactly(table: Table, n: int) -> None:
    pending = table.pending
    _equal((n, n), (pending.least, pending.most) if pending else None)
    table.pending_told = True


@then(
    de=("sind 0 bis {n} davon zu wählen", "0 bis {n} davon sind zu wählen"),
    pl="można wybrać od 0 do {n}",
)
def up_to(table: Table, n: int) -> None:
    pending = table.pending
    _equal((0, n), (pending.least, pending.most) if pending else None)
    table.pending_told = True


# --- what was seen to happen


def _ids(events: Iterable[Discarded | Trashed | Revealed | Drew | Passed]) -> list[str]:
    return [card.kind.id for event in events for card in event.cards]


@then(
    de=("hat {player} offen gezeigt: {cards}", "{player} hat offen gezeigt: {cards}"),
    pl="{player} pokazuje wszystkim: {cards}",
)
def revealed(table: Table, player: int, cards: tuple[str, ...]) -> None:
    shown = _ids(e for e in table.log if isinstance(e, Revealed) and e.player == player)
    _same(table, cards, shown)


@then(
    de=("hat {player} abgelegt: {cards}", "{player} hat abgelegt: {cards}"),
    pl="{player} odrzuca kolejno: {cards}",
)
def discarded(table: Table, player: int, cards: tuple[str, ...]) -> None:
    gone = _ids(e for e in table.log if isinstance(e, Discarded) and e.player == player)
    _same(table, cards, gone)


@then(
    de=("hat {player} genommen: {cards}", "{player} hat genommen: {cards}"),
    pl="{player} dodaje kolejno: {cards}",
)
def gained(table: Table, player: int, cards: tuple[str, ...]) -> None:
    events = [e for e in table.log if isinstance(e, Gained) and e.player == player]
    _same(table, cards, [e.card.kind.id for e in events])


@then(
    de=("hat {player} reagiert mit: {cards}", "{player} hat reagiert mit: {cards}"),
    pl="{player} reaguje kartami: {cards}",
)
def reacted(table: Table, player: int, cards: tuple[str, ...]) -> None:
    events = [e for e in table.log if isinstance(e, Reacted) and e.player == player]
    found = [e.card.kind.id for e in events]
    if found != list(cards):
        raise Mismatch(words.say_in_order(table.lang, cards), words.say_in_order(table.lang, found))


@then(
    de=("hat {player} nicht gemischt", "{player} hat nicht gemischt"),
    pl="{player} nie tasuje",
)
def not_shuffled(table: Table, player: int) -> None:
    _equal(0, sum(isinstance(e, Shuffled) and e.player == player for e in table.log))


@then(
    de=("hat {player} {n} Karten gemischt", "{player} hat {n} [Karte|Karten] gemischt"),
    pl="{player} tasuje {n} [kartę|karty|kart]",
)
def shuffled(table: Table, player: int, n: int) -> None:
    _equal([n], [e.count for e in table.log if isinstance(e, Shuffled) and e.player == player])


# --- the end


@then(
    de=("hat {player} {n} [Punkt|Punkte]", "{player} hat {n} [Punkt|Punkte]"),
    pl="{player} ma {n} [punkt|punkty|punktów]",
)
def score(table: Table, player: int, n: int) -> None:
    _equal(n, table.view.scores[player])


@then(de=("ist die Partie zu Ende", "die Partie ist zu Ende"), pl="gra się kończy")
def game_over(table: Table) -> None:
    _equal(True, table.view.over)


@then(de=("geht die Partie weiter", "die Partie geht weiter"), pl="gra trwa dalej")
def game_goes_on(table: Table) -> None:
    _equal(False, table.view.over)


@then(de=("gewinnt {players}", "{players} gewinnt"), pl="wygrywa {players}")
def winner(table: Table, players: tuple[str, ...]) -> None:
    _winners(table, players)


@then(
    de=("teilen sich den Sieg: {players}", "den Sieg teilen sich: {players}"),
    pl="zwycięstwem dzielą się: {players}",
)
def winners(table: Table, players: tuple[str, ...]) -> None:
    _winners(table, players)


def _winners(table: Table, players: tuple[str, ...]) -> None:
    _equal(sorted(players), sorted(table.names[s] for s in table.view.result.winners))
