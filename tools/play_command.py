"""`cardspec play`: bots play, and the log tells it as a player of that language would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from tools.i18n import LANGUAGE_NAMES, Words, _
from tools.options import text_language, ui_language

if TYPE_CHECKING:
    from cardspec.cards import Kingdom, Library
    from engine import Game
    from tools.card_names import CardNames
    from tools.narration import Narrator

MOST_TURNS = 200
"""Turns of all players together after which a game that does not end is broken off."""


def command() -> click.Command:
    return click.Command(
        "play",
        callback=play,
        options_metavar=_("[OPTIONS]"),
        help=_(
            "Bots play a game with a recommended set of ten kingdom cards, driven by the card "
            "texts of the language, and every step is told in that language."
        ),
        short_help=_("Watch bots play a game."),
        params=[
            click.Option(
                ["--kingdom"],
                metavar="NAME",
                default="victory-dance",
                show_default=True,
                help=_("A recommended set, by its name in any language."),
            ),
            click.Option(
                ["--players"],
                metavar="2-6",
                type=click.IntRange(2, 6),
                default=2,
                show_default=True,
                help=_("How many bots play."),
            ),
            text_language(_("The language of texts and log."), required=True),
            click.Option(
                ["--seed"],
                metavar="N",
                type=int,
                default=1,
                show_default=True,
                help=_("The same seed gives the same game."),
            ),
            ui_language(),
        ],
    )


def play(kingdom: str, players: int, lang: str, seed: int) -> int:
    from cardspec.cards import load_library
    from tools.card_names import CardNames
    from tools.narration import Narrator
    from tools.sources import card_source
    from tools.trials import check_rules

    library = load_library()
    chosen = _kingdom(library, kingdom)
    check_rules()
    source = card_source()
    _check_readable(library, chosen, lang)
    game = _game(chosen, players, lang, seed)
    words = Words(lang)
    names = CardNames(library, lang)

    def printed(card: str, chosen: Sequence[int]) -> Sequence[str]:
        from tools.options_text import option_words

        return option_words(library.cards[card].text(lang), source.effects(card, lang), chosen)

    _opening(chosen, names, words, players, seed)
    _tell(game, Narrator(names, words, printed))
    _closing(game, names, words)
    return 0


def _kingdom(library: Library, name: str) -> Kingdom:
    from cardspec.cards import UnknownKingdom
    from tools.errors import Usage, clean

    try:
        kingdom = library.kingdom(name)
    except UnknownKingdom as unknown:
        known = ", ".join(f"{k.id}" for k in library.kingdoms.values())
        nearest = _("Nearest: %(names)s.", names=", ".join(unknown.nearest))
        there_are = _("There are: %(sets)s.", sets=known)
        said = _("There is no recommended set “%(name)s”.", name=clean(name))
        hint = there_are if set(unknown.nearest) == set(library.kingdoms) else nearest
        raise Usage(f"{said} {hint}") from None
    if kingdom.missing:
        raise Usage(
            _(
                "The set “%(name)s” needs cards that are not there yet: %(cards)s.",
                name=kingdom.id,
                cards=", ".join(kingdom.missing),
            )
        )
    return kingdom


def _check_readable(library: Library, kingdom: Kingdom, lang: str) -> None:
    """A text that cannot be read cannot be played; say which before the game begins."""
    from cardspec.cards import NoText
    from engine import RuleSet
    from tools.errors import Usage
    from tools.sources import Unreadable, card_source

    piles = [pile.card for pile in RuleSet.of_book(kingdom.books[0]).piles]
    for card in (*piles, *kingdom.cards):
        try:
            card_source().effects(card, lang)
        except (NoText, Unreadable):
            shown = library.cards[card].local_name(lang)
            sentence = _(
                "The text of “%(card)s” (%(lang)s) cannot be read. See: "
                "cardspec verify --lang %(code)s",
                card=shown,
                lang=LANGUAGE_NAMES[lang],
                code=lang,
            )
            raise Usage(sentence) from None


def _game(kingdom: Kingdom, players: int, lang: str, seed: int) -> Game:
    from engine import Game, RuleSet
    from engine.bots import ActionBot
    from tools.sources import card_source

    return Game(
        card_source(),
        kingdom=kingdom.cards,
        players=players,
        lang=lang,
        seed=seed,
        deciders=[ActionBot() for _seat in range(players)],
        rules=RuleSet.of_book(kingdom.books[0]),
    )


# --- telling --------------------------------------------------------------------------


def _opening(kingdom: Kingdom, names: CardNames, words: Words, players: int, seed: int) -> None:
    from tools.console import console

    title = kingdom.local_name(words.lang)
    count = words.count("%(n)s player", "%(n)s players", players)
    out = console()
    chance = words.say("seed %(seed)s", seed=seed)
    out.print(f"{title} · {count} · {chance}", style="bold", soft_wrap=True)
    cards = sorted(kingdom.cards, key=lambda c: (names.library.cards[c].cost, names.name(c)))
    listed = ", ".join(f"{names.name(c)} ({names.library.cards[c].cost.coins})" for c in cards)
    out.print(listed, soft_wrap=True)


def _tell(game: Game, narrator: Narrator) -> None:
    from tools.console import console

    out = console()
    game.play(max_turns=MOST_TURNS)
    for line in narrator.tell(game.log):
        shown = narrator.show(line)
        if line.heading:
            out.print()
            out.print(shown, style="bold", soft_wrap=True)
        else:
            out.print(f"  {shown}", soft_wrap=True)


def _closing(game: Game, names: CardNames, words: Words) -> None:
    from tools.console import console

    out = console()
    result = game.result
    out.print()
    out.print(words.say("End of the game"), style="bold", soft_wrap=True)
    if not game.over:
        broken_off = words.say("The game was broken off; it did not end by itself.")
        out.print(f"  {broken_off}", soft_wrap=True)
    for seat in range(game.players):
        points = words.count("%(n)s point", "%(n)s points", result.points[seat])
        turns = words.count("%(n)s turn", "%(n)s turns", result.turns[seat])
        player = words.say("Player %(number)s", number=seat + 1)
        out.print(f"  {player}: {points}, {turns}", soft_wrap=True)
        cards = sorted(game.owned(seat), key=lambda c: (names.library.cards[c].cost, c))
        out.print(f"    {names.listed(*cards)}", style="dim", soft_wrap=True)
    winners = [words.say("Player %(number)s", number=seat + 1) for seat in result.winners]
    if len(winners) == 1:
        out.print(words.say("%(player)s wins.", player=winners[0]), style="bold")
    else:
        out.print(
            words.say("Shared victory: %(players)s.", players=", ".join(winners)), style="bold"
        )
