"""Simple bots. They know no card by name: they look at types, costs, coins and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardspec.effects import CardText, Plus, Resource, Trash
from cardspec.walk import nodes
from engine.cards import Kind
from engine.decisions import FIRST, Answer, Ask, Decision, Option
from engine.state import Pile

_PLAY_TREASURES, _BUY = Ask.PLAY_TREASURES, Ask.BUY
_POINTS = 100
"""Points go before any treasure."""


class _Worth(dict[Kind, int]):
    """What Big Money thinks of a card; thought about once."""

    def __init__(self, least_points: int, least_coins: int) -> None:
        super().__init__()
        self._least_points = least_points
        self._least_coins = least_coins

    def __missing__(self, kind: Kind) -> int:
        worth = kind.coins if kind.coins >= self._least_coins else 0
        if kind.points >= self._least_points:
            worth = _POINTS + kind.points
        self[kind] = worth
        return worth


class BigMoneyBot:
    """Buys the dearest points worth having, else the best treasure; plays no actions."""

    def __init__(self, least_points: int = 6, least_coins: int = 2) -> None:
        self.worth = _Worth(least_points, least_coins)
        self._known: dict[Any, Answer] = {}
        """Which pile to take of these: within a game the same offers come again."""

    def decide(self, decision: Decision) -> Answer:
        ask = decision.ask
        options = decision.options
        if ask is _PLAY_TREASURES:
            n = len(options)
            return FIRST[n] if n < len(FIRST) else tuple(range(n))
        if ask is _BUY:
            answer = self._known.get(options)
            return self.best_buy(options) if answer is None else answer
        if ask is Ask.PLAY_ACTION:
            return ()
        return sensible(decision)

    def best_buy(self, options: Sequence[Any]) -> Answer:
        worth = self.worth
        values = [worth[pile.cards[-1].kind if pile.cards else pile.kind] for pile in options]
        most = max(values, default=0)
        answer = (values.index(most),) if most else ()
        if not [pile for pile in options if pile.cards]:  # these may show another card later
            if len(self._known) > 64:
                self._known.clear()
            self._known[options] = answer
        return answer


class ActionBot:
    """Big Money that also buys actions, about one for each treasure it buys, and plays them:
    those that give further actions first."""

    def __init__(self) -> None:
        self._money = BigMoneyBot()
        self._lead = 0
        """By how many the actions bought are ahead of the treasures."""

    def decide(self, decision: Decision) -> Answer:
        if decision.ask is Ask.PLAY_ACTION:
            return _best(decision.options, _playing_order)
        if decision.ask is Ask.BUY:
            return self._buy(decision)
        return self._money.decide(decision)

    def _buy(self, decision: Decision) -> Answer:
        money = self._money.best_buy(decision.options)
        action = _best(decision.options, lambda kind: kind.cost if kind.is_action else 0)
        points = any(self._money.worth[_kind(decision.options[i])] >= _POINTS for i in money)
        if action and not points and (self._lead < 1 or not money):
            self._lead += 1
            return action
        if money and not points:
            self._lead -= 1
        return money


def sensible(decision: Decision) -> Answer:
    """An answer that rarely hurts: get rid of the worst, keep the rest, take the dearest."""
    options, least = decision.options, decision.least
    match decision.ask:
        case Ask.MAY:
            # what would be trashed is not known yet, and might be the best card
            return () if isinstance(options[0], Trash) else (0,)
        case Ask.REACT:
            return (0,)
        case Ask.GAIN | Ask.PLAY:
            return _pick(options, _use)[::-1][: max(1, least)]
        case Ask.DISCARD | Ask.PUT | Ask.SET_ASIDE:
            return _pick(options, _use)[:least]
        case Ask.TRASH | Ask.PASS_ON:
            return _pick(options, _loss)[:least]
        case _:
            return tuple(range(least))


def _kind(option: Any) -> Kind:
    """Of a card, or of the card on top of a pile (a pile on offer has one)."""
    kind: Kind | None = option.top() if isinstance(option, Pile) else option.kind
    assert kind is not None
    return kind


def _best(options: Sequence[Option], value: Callable[[Kind], int]) -> Answer:
    """The option of most value; none if none has any."""
    values = [value(_kind(option)) for option in options]
    most = max(values, default=0)
    return (values.index(most),) if most > 0 else ()


def _pick(options: Sequence[Option], value: Callable[[Kind], int]) -> Answer:
    """The options, those of least value first."""
    return tuple(sorted(range(len(options)), key=lambda i: value(_kind(options[i]))))


def _use(kind: Kind) -> int:
    """How much a card helps in a hand."""
    return 1 + kind.cost if kind.is_action or kind.is_treasure else 0


def _loss(kind: Kind) -> int:
    """How much it costs to be without the card."""
    return 2 * kind.points + _use(kind)


def _playing_order(kind: Kind) -> int:
    return kind.cost + 1 + (100 if _gives_actions(kind.text) else 0)


def _gives_actions(text: CardText) -> bool:
    return any(isinstance(n, Plus) and n.resource is Resource.ACTIONS for n in nodes(text))
