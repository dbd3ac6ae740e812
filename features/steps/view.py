"""What lies where at one moment, kept apart from the game that goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import Game, Logged, Phase, Result
from engine import View as Eyes
from engine.view import Heard


@dataclass(frozen=True, slots=True)
class View:
    """By seat; decks and discard piles top first."""

    hands: tuple[tuple[str, ...], ...]
    decks: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    in_play: tuple[tuple[str, ...], ...]
    aside: tuple[tuple[str, ...], ...]
    trash: tuple[str, ...]
    supply: Mapping[str, int]
    costs: Mapping[str, int]
    scores: tuple[int, ...]
    turn: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    over: bool
    result: Result
    log: tuple[Logged, ...]
    eyes: tuple[Eyes, ...]
    """What each player may see of all this."""
    heard: tuple[tuple[Heard, ...], ...]
    """What each player has witnessed of the log."""

    @staticmethod
    def of(game: Game) -> View:
        seats = range(game.players)
        supply = game.supply()
        known = {*supply, *(c for s in seats for c in game.owned(s)), *game.trash()}
        return View(
            hands=tuple(map(game.hand, seats)),
            decks=tuple(map(game.deck, seats)),
            discards=tuple(map(game.discard, seats)),
            in_play=tuple(map(game.in_play, seats)),
            aside=tuple(map(game.aside, seats)),
            trash=game.trash(),
            supply=supply,
            costs={c: game.cost(c) for c in known},
            scores=tuple(map(game.score, seats)),
            turn=game.turn,
            phase=game.phase,
            actions=game.actions,
            buys=game.buys,
            coins=game.coins,
            over=game.over,
            result=game.result,
            log=tuple(game.log),
            eyes=tuple(map(game.view, seats)),
            heard=tuple(map(game.heard, seats)),
        )
