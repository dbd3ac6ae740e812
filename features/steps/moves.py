"""When: moves of the player whose turn it is, and answers to what the game asks."""

from __future__ import annotations

from engine import Ask
from features.steps import words
from features.steps.failure import Mismatch
from features.steps.phrases import when
from features.steps.table import Table

# --- moves


@when(
    de="{player} {card} ausspielt",
    pl="{player} zagrywa {card}",
    nl="{player} {card} speelt",
    en="{player} plays {card}",
)
def play(table: Table, player: int, card: str) -> None:
    table.move(player, lambda game: game.play_card(card))


@when(
    de="{player} alles Geld auslegt",
    pl="{player} wykłada wszystkie skarby",
    nl="{player} al het geld neerlegt",
    en="{player} lays out all Treasures",
)
def play_treasures(table: Table, player: int) -> None:
    table.move(player, lambda game: game.play_treasures())


@when(
    de="{player} {card} kauft",
    pl="{player} kupuje {card}",
    nl="{player} {card} koopt",
    en="{player} buys {card}",
)
def buy(table: Table, player: int, card: str) -> None:
    table.move(player, lambda game: game.buy(card))


@when(
    de="{player} in die Kaufphase geht",
    pl="{player} przechodzi do fazy kupna",
    nl="{player} naar de aanschaffase gaat",
    en="{player} goes on to the Buy phase",
)
def end_action_phase(table: Table, player: int) -> None:
    table.move(player, lambda game: game.end_phase())


@when(
    de="{player} den Zug beendet",
    pl="{player} kończy kolejkę",
    nl="{player} de beurt beëindigt",
    en="{player} ends the turn",
)
def end_turn(table: Table, player: int) -> None:
    table.move(player, lambda game: game.end_turn())


@when(
    de="{player} den Zug beendet und dabei zieht: {cards}",
    pl="{player} kończy kolejkę i dobiera: {cards}",
    nl="{player} de beurt beëindigt en trekt: {cards}",
    en="{player} ends the turn and draws: {cards}",
)
def end_turn_drawing(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.move(player, lambda game: game.end_turn())
    table.deal(player, cards)


# --- answers


@when(
    de="{player} {options} wählt",
    pl="{player} wybiera {options}",
    nl="{player} {options} kiest",
    en="{player} chooses {options}",
)
def choose(table: Table, player: int, options: tuple[str, ...]) -> None:
    pending = table.pending
    if pending is None or pending.ask is not Ask.CHOOSE:
        raise Mismatch(", ".join(options), table.say_decision(pending))
    picks = [words.option(table.lang, option, pending.options) for option in options]
    table.answer(player, {Ask.CHOOSE}, picks)


@when(
    de="{player} {cards} entsorgt",
    pl="{player} wyrzuca {cards}",
    nl="{player} {cards} vernietigt",
    en="{player} trashes {cards}",
)
def trash(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.answer(player, {Ask.TRASH}, cards)


@when(
    de="{player} {cards} ablegt",
    pl=("{player} odrzuca {cards}", "{player} nic nie odrzuca"),
    nl="{player} {cards} aflegt",
    en="{player} discards {cards}",
)
def discard(table: Table, player: int, cards: tuple[str, ...] = ()) -> None:
    table.answer(player, {Ask.DISCARD}, cards)


@when(
    de="{player} auf den Nachziehstapel legt, von oben: {cards}",
    pl="{player} odkłada na talię, od góry: {cards}",
    nl="{player} op de trekstapel legt, van boven af: {cards}",
    en="{player} puts onto the deck, from the top: {cards}",
)
def put_on_deck(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.answer(player, {Ask.PUT}, cards)


@when(
    de="{player} {cards} nimmt",
    pl="{player} dodaje {cards}",
    nl="{player} {cards} pakt",
    en="{player} gains {cards}",
)
def gain(table: Table, player: int, cards: tuple[str, ...]) -> None:
    table.answer(player, {Ask.GAIN}, cards)


@when(
    de="{player} {card} aussucht",
    pl="{player} wskazuje {card}",
    nl="{player} {card} aanwijst",
    en="{player} picks out {card}",
)
def pick_for_other(table: Table, player: int, card: str) -> None:
    table.answer(player, {Ask.GAIN, Ask.TRASH}, (card,))


@when(
    de="{player} {card} weitergibt",
    pl="{player} przekazuje {card}",
    nl="{player} {card} doorgeeft",
    en="{player} passes on {card}",
)
def pass_on(table: Table, player: int, card: str) -> None:
    table.answer(player, {Ask.PASS_ON}, (card,))


@when(
    de="{player} {card} aus der Hand zeigt",
    pl="{player} odkrywa z ręki {card}",
    nl="{player} {card} uit de hand toont",
    en="{player} reveals {card} from the hand",
)
def react(table: Table, player: int, card: str) -> None:
    table.answer(player, {Ask.REACT}, (card,))


@when(
    de="{player} {card} benennt",
    pl="{player} podaje nazwę {card}",
    nl="{player} {card} noemt",
    en="{player} names {card}",
)
def name(table: Table, player: int, card: str) -> None:
    table.answer(player, {Ask.NAME}, (card,))


@when(
    de="{player} {card} dafür auswählt",
    pl="{player} wybiera do tego {card}",
    nl="{player} {card} daarvoor uitkiest",
    en="{player} takes {card} for it",
)
def choose_card_to_play(table: Table, player: int, card: str) -> None:
    table.answer(player, {Ask.PLAY}, (card,))


@when(
    de="{player} {card} zur Seite legt",
    pl="{player} odkłada na bok {card}",
    nl="{player} {card} opzij legt",
    en="{player} sets aside {card}",
)
def set_aside(table: Table, player: int, card: str) -> None:
    table.answer(player, {Ask.KEEP_ASIDE}, (card,))


@when(
    de="{player} {card} vorzeigt",
    pl="{player} pokazuje {card}",
    nl="{player} {card} laat zien",
    en="{player} shows {card}",
)
def show(table: Table, player: int, card: str) -> None:
    """Which card is revealed, or at once put where a revealed card goes."""
    table.answer(player, {Ask.REVEAL, Ask.PUT}, (card,))


@when(
    de="{player} darauf verzichtet",
    pl="{player} z tego rezygnuje",
    nl="{player} daarvan afziet",
    en="{player} declines",
)
def decline(table: Table, player: int) -> None:
    table.decline(player)


@when(
    de="{player} sich dafür entscheidet",
    pl="{player} się na to decyduje",
    nl="{player} daarvoor kiest",
    en="{player} agrees to it",
)
def accept(table: Table, player: int) -> None:
    table.accept(player)
