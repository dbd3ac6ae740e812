"""Then: who is asked what, and what was seen to happen."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import Discarded, Gained, LookedAt, Reacted, Revealed, Shuffled
from features.steps import words
from features.steps.compare import equal, same
from features.steps.failure import Mismatch
from features.steps.phrases import then
from features.steps.table import Table

# --- questions


@then(
    de=("entscheidet {player}", "{player} entscheidet"),
    pl="decyduje {player}",
    nl=("beslist {player}", "{player} beslist"),
    en="{player} decides",
)
def asked(table: Table, player: int) -> None:
    if table.pending is None or table.pending.player != player:
        raise Mismatch(table.names[player], table.say_decision(table.pending))
    table.pending_told = True


@then(
    de=("ist nichts zu entscheiden", "nichts ist zu entscheiden"),
    pl="nie ma nic do decyzji",
    nl=("valt er niets te beslissen", "er valt niets te beslissen"),
    en="there is nothing to decide",
)
def nothing_asked(table: Table) -> None:
    if table.pending is not None:
        raise Mismatch("–", table.say_decision(table.pending))


@then(
    de=("wurde {player} nichts gefragt", "{player} wurde nichts gefragt"),
    pl="{player} o niczym nie decyduje",
    nl=("werd {player} niets gevraagd", "{player} werd niets gevraagd"),
    en="{player} was asked nothing",
)
def never_asked(table: Table, player: int) -> None:
    for decision in table.asked:
        if decision.player == player:
            raise Mismatch("–", table.say_decision(decision))


@then(
    de=("stehen zur Wahl: {cards}", "zur Wahl stehen: {cards}"),
    pl="do wyboru są: {cards}",
    nl=("staan ter keuze: {cards}", "ter keuze staan: {cards}"),
    en="there is to choose from: {cards}",
)
def options(table: Table, cards: tuple[str, ...] = ()) -> None:
    """Each different card once."""
    pending = table.pending
    labels = dict.fromkeys(pending.labels()) if pending else {}
    if not labels or any(label.isdigit() for label in labels):  # no question, or no cards in it
        raise Mismatch(words.say_cards(table.lang, cards), table.say_decision(pending))
    same(table, cards, labels)
    table.pending_told = True


@then(
    de=("steht nicht zur Wahl: {card}", "nicht zur Wahl steht: {card}"),
    pl="nie ma do wyboru: {card}",
    nl=("staat niet ter keuze: {card}", "niet ter keuze staat: {card}"),
    en="not to choose from is: {card}",
)
def not_an_option(table: Table, card: str) -> None:
    if table.pending is None or card in table.pending.labels():
        raise Mismatch("–", table.say_decision(table.pending))
    table.pending_told = True


@then(
    de=("stehen {n} Anweisungen zur Wahl", "{n} Anweisungen stehen zur Wahl"),
    pl="do wyboru są {n} polecenia",
    nl=("staan er {n} opdrachten ter keuze", "er staan {n} opdrachten ter keuze"),
    en="there are {n} instructions to choose from",
)
def number_of_options(table: Table, n: int) -> None:
    equal(n, len(table.pending.options) if table.pending else 0)
    table.pending_told = True


@then(
    de=("[ist|sind] genau {n} davon zu wählen", "genau {n} davon [ist|sind] zu wählen"),
    pl="trzeba wybrać dokładnie: {n}",
    nl=(
        "[moet|moeten] er precies {n} worden gekozen",
        "er [moet|moeten] precies {n} worden gekozen",
    ),
    en="exactly {n} of them must be chosen",
)
def exactly(table: Table, n: int) -> None:
    pending = table.pending
    equal((n, n), (pending.least, pending.most) if pending else None)
    table.pending_told = True


@then(
    de=("sind 0 bis {n} davon zu wählen", "0 bis {n} davon sind zu wählen"),
    pl="można wybrać od 0 do {n}",
    nl=("mogen er 0 tot {n} worden gekozen", "er mogen 0 tot {n} worden gekozen"),
    en="0 to {n} of them may be chosen",
)
def up_to(table: Table, n: int) -> None:
    pending = table.pending
    equal((0, n), (pending.least, pending.most) if pending else None)
    table.pending_told = True


# --- what was seen to happen


def _ids(events: Iterable[Discarded | LookedAt | Revealed]) -> list[str]:
    return [card.kind.id for event in events for card in event.cards]


@then(
    de=(
        "hat {player} offen gezeigt: {cards}",
        "{player} hat offen gezeigt: {cards}",
        "hat {player} nichts offen gezeigt",
        "{player} hat nichts offen gezeigt",
    ),
    pl=("{player} pokazuje wszystkim: {cards}", "{player} niczego nie pokazuje"),
    nl=(
        "heeft {player} getoond: {cards}",
        "{player} heeft getoond: {cards}",
        "heeft {player} niets getoond",
        "{player} heeft niets getoond",
    ),
    en=(
        "{player} has shown to all: {cards}",
        "{player} has shown nothing",
    ),
)
def revealed(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    shown = _ids(e for e in table.log if isinstance(e, Revealed) and e.player == player)
    same(table, cards, shown)


@then(
    de=(
        "hat nur {player} angesehen: {cards}",
        "nur {player} hat angesehen: {cards}",
    ),
    pl="tylko {player} ogląda: {cards}",
    nl=(
        "heeft alleen {player} bekeken: {cards}",
        "alleen {player} heeft bekeken: {cards}",
    ),
    en="only {player} has looked at: {cards}",
)
def looked_at(table: Table, player: int, cards: tuple[str, ...]) -> None:
    """Seen by this player, and shown to nobody else."""
    same(table, cards, _ids(e for e in table.log if isinstance(e, LookedAt) and e.player == player))
    same(table, (), _ids(e for e in table.log if isinstance(e, Revealed) and e.player == player))


@then(
    de=("hat {player} nichts abgelegt", "{player} hat nichts abgelegt"),
    pl="{player} niczego nie odrzuca",
    nl=("heeft {player} niets afgelegd", "{player} heeft niets afgelegd"),
    en="{player} has discarded nothing",
)
def discarded(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    gone = _ids(e for e in table.log if isinstance(e, Discarded) and e.player == player)
    same(table, cards, gone)


@then(
    de=(
        "hat {player} genommen: {cards}",
        "{player} hat genommen: {cards}",
        "hat {player} nichts genommen",
        "{player} hat nichts genommen",
    ),
    pl=("{player} dodaje kolejno: {cards}", "{player} niczego nie dodaje"),
    nl=(
        "heeft {player} gepakt: {cards}",
        "{player} heeft gepakt: {cards}",
        "heeft {player} niets gepakt",
        "{player} heeft niets gepakt",
    ),
    en=(
        "{player} has gained: {cards}",
        "{player} has gained nothing",
    ),
)
def gained(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    events = [e for e in table.log if isinstance(e, Gained) and e.player == player]
    same(table, cards, [e.card.kind.id for e in events])


@then(
    de=(
        "hat {player} reagiert mit: {cards}",
        "{player} hat reagiert mit: {cards}",
        "hat {player} nicht reagiert",
        "{player} hat nicht reagiert",
    ),
    pl=("{player} reaguje kartami: {cards}", "{player} nie reaguje"),
    nl=(
        "heeft {player} gereageerd met: {cards}",
        "{player} heeft gereageerd met: {cards}",
        "heeft {player} niet gereageerd",
        "{player} heeft niet gereageerd",
    ),
    en=(
        "{player} has reacted with: {cards}",
        "{player} has not reacted",
    ),
)
def reacted(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    events = [e for e in table.log if isinstance(e, Reacted) and e.player == player]
    found = [e.card.kind.id for e in events]
    if found != list(cards):
        raise Mismatch(words.say_in_order(table.lang, cards), words.say_in_order(table.lang, found))


@then(
    de=("hat {player} nicht gemischt", "{player} hat nicht gemischt"),
    pl="{player} nie tasuje",
    nl=("heeft {player} niet geschud", "{player} heeft niet geschud"),
    en="{player} has not shuffled",
)
def not_shuffled(table: Table, player: int) -> None:
    equal(0, sum(isinstance(e, Shuffled) and e.player == player for e in table.log))


@then(
    de=("hat {player} {n} Karten gemischt", "{player} hat {n} [Karte|Karten] gemischt"),
    pl="{player} tasuje {n} [kartę|karty|kart]",
    nl=("heeft {player} {n} [kaart|kaarten] geschud", "{player} heeft {n} [kaart|kaarten] geschud"),
    en="{player} has shuffled {n} [card|cards]",
)
def shuffled(table: Table, player: int, n: int) -> None:
    equal([n], [e.count for e in table.log if isinstance(e, Shuffled) and e.player == player])
