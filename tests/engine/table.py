"""Short ways to set up and drive positions."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Answers, Decision, Game, Phase, Position, RuleSet, Seat
from engine.deciders import Decider
from tests.engine.cards import INTRIGUE, SOURCE

KINGDOM = ("village", "workshop", "moat", "throne-room")


def words(text: str) -> tuple[str, ...]:
    """ "2 copper, estate" -> the three cards."""
    found: list[str] = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        count, _, name = part.rpartition(" ")
        found += [name] * (int(count) if count else 1)
    return tuple(found)


def seat(hand: str = "", deck: str = "", discard: str = "", play: str = "", turns: int = 0) -> Seat:
    return Seat(words(hand), words(deck), words(discard), words(play), turns=turns)


def at(
    *seats: Seat,
    supply: dict[str, int] | None = None,
    trash: str = "",
    turn: int = 0,
    phase: Phase = Phase.ACTION,
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    kingdom: Sequence[str] = KINGDOM,
    deciders: Sequence[Decider] | None = None,
    rules: RuleSet | None = None,
    seed: int = 1,
) -> Game:
    if len(seats) == 1:
        seats = (*seats, seat())
    position = Position(
        seats,
        kingdom=kingdom,
        supply=supply or {},
        trash=words(trash),
        turn=turn,
        phase=phase,
        actions=actions,
        buys=buys,
        coins=coins,
    )
    return Game.at(SOURCE, position, deciders=deciders, rules=rules, seed=seed)


def after(game: Game, card: str, answers: Answers | None = ()) -> Game:
    """The game once the card has been played; by default it may ask nothing."""
    game.play_card(card, answers)
    return game


class Listener:
    """Answers with the first possible answer and remembers the questions."""

    def __init__(self) -> None:
        self.asked: list[Decision] = []

    def decide(self, decision: Decision) -> Sequence[int]:
        self.asked.append(decision)
        return tuple(range(decision.least))


def hand(game: Game, who: int = 0) -> list[str]:
    return sorted(game.hand(who))


ALL_KINGDOM = tuple(INTRIGUE)
