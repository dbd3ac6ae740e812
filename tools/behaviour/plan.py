"""A counterexample as a scenario: what to set up, do and look at, in no language yet.

A plan holds under the reference text and fails under the other one. It says no more than it
must: first only how the game ends, then also what is asked, then also what lies in the hands
and what was shown; the first that tells the texts apart is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from cardspec.effects import Number, Plus, Resource
from engine import Answer, Ask, CardSource, Decision, EngineError, Game, Phase
from engine.events import Revealed
from tools.behaviour.counterexample import Counterexample
from tools.behaviour.outcome import Fact, Outcome, Value, outcome
from tools.behaviour.trial import Asked, Trial, Way, make_moves, start


class Option(NamedTuple):
    """An instruction to choose: "+2 Cards", or what it begins with."""

    verb: str
    number: int = 0


class Step(NamedTuple):
    """`kind`: given, when, then. `what` chooses the phrase; the rest fills it."""

    kind: str
    what: str
    seat: int = 0
    cards: tuple[str, ...] = ()
    number: int = 0
    options: tuple[Option, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    card: str
    players: int
    steps: tuple[Step, ...]


VERBS = frozenset(("Trash", "Discard", "Gain"))
ANSWERS = {
    Ask.TRASH: "trash",
    Ask.DISCARD: "discard",
    Ask.PUT: "put",
    Ask.GAIN: "gain",
    Ask.PASS_ON: "pass_on",
    Ask.REACT: "react",
    Ask.NAME: "name",
    Ask.PLAY: "play_chosen",
}
MOST_WAYS = 40
SINGLE = frozenset(("pass_on", "react", "name", "play_chosen"))
ZONES = frozenset(("hand", "deck", "discard", "play"))


class NotSayable(Exception):
    """There is no step for this."""


def make_plan(
    found: Counterexample, a: CardSource, b: CardSource, ways: Sequence[Way] = ()
) -> Plan | None:
    """None: no step can say it, or no step can tell the two texts apart. `ways`: those of the
    reference, in case the one of the counterexample can be followed under both texts."""
    trial = _as_steps_have_it(found.trial)
    facts = [one.fact for one in found.facts]
    sides = [found.b.asked, *(way.asked() for way in ways[:MOST_WAYS])]
    for level in range(3):
        for asked in sides:
            try:
                play = _follow(trial, b, asked, level)
                looks = _ends(play.end, facts, level)
                held = _holds(trial, a, level, play, dict(looks))
            except (NotSayable, EngineError):
                continue
            steps = (*_given(trial), *play.steps, *_then(looks, play, level))
            if not held and any(step.kind == "then" for step in steps):
                return Plan(found.card, found.players, steps)
    return None


def _as_steps_have_it(trial: Trial) -> Trial:
    """Steps name the cards of a hand kind by kind, and cannot choose a shuffle."""
    seats = [
        replace(
            seat,
            hand=tuple(Counter(seat.hand).elements()),
            discard=tuple(Counter(seat.discard).elements()),
        )
        for seat in trial.position.seats
    ]
    return replace(trial, position=replace(trial.position, seats=tuple(seats)), seed=0)


# --- the play, followed by the answers of the reference's way ---


class _Parted(Exception):
    """The game asks something else than it did under the reference."""


class _Unsure(Exception):
    """Steps take the naming of cards for a yes; what comes of it is left to them."""


@dataclass(slots=True)
class _Played:
    steps: list[Step]
    end: Outcome
    shown: tuple[tuple[str, ...], ...]


class _Follower:
    """Answers as the reference's way did, in the words of steps."""

    def __init__(self, asked: Sequence[Asked], level: int) -> None:
        self.answers = list(asked)
        self.level = level
        self.steps: list[Step] = []
        self.game: Game | None = None

    def decide(self, decision: Decision) -> Answer:
        assert self.game is not None
        if not self.answers:
            raise NotSayable
        answer = _again(decision, self.answers.pop(0))
        self.steps += _question(decision, self.game, self.level)
        self.steps.append(_answer(decision, answer))
        return answer


def _again(decision: Decision, before: Asked) -> Answer:
    """The same answer, though the cards may lie in another order."""
    if any(label.isdigit() for label in before.options):
        return before.answer
    return _indexes(decision, before.picked())


def _indexes(decision: Decision, cards: Sequence[str]) -> Answer:
    labels, taken = decision.labels(), list[int]()
    for card in cards:
        free = [i for i, at in enumerate(labels) if at == card and i not in taken]
        if not free:
            raise NotSayable
        taken.append(free[0])
    return decision.check(taken)


def _follow(trial: Trial, source: CardSource, asked: Sequence[Asked], level: int) -> _Played:
    follower = _Follower(asked, level)
    game = follower.game = start(trial, source, follower)
    before: list[Step] = []
    for move in trial.moves:
        before.append(Step("when", move.kind, game.turn, (move.card,) if move.card else ()))
        if make_moves(game, (move,)):
            raise NotSayable
        before += follower.steps
        follower.steps.clear()
    if follower.answers:
        raise NotSayable
    if level and trial.moves:
        before.append(Step("then", "nothing_asked"))
    shown = tuple(
        tuple(c.kind.id for e in game.log.of(Revealed) if e.player == seat for c in e.cards)
        for seat in range(game.players)
    )
    return _Played(before, outcome(game, trial.looks), shown)


def _question(decision: Decision, game: Game, level: int) -> Iterator[Step]:
    if not level:
        return
    yield Step("then", "asked", decision.player)
    labels = tuple(dict.fromkeys(decision.labels()))
    if not any(label.isdigit() for label in labels):
        yield Step("then", "options", decision.player, labels)
    elif decision.ask is Ask.CHOOSE:
        yield Step("then", "number_of_options", number=len(decision.options))
    if decision.least == decision.most:
        yield Step("then", "exactly", number=decision.most)
    elif not decision.least:
        yield Step("then", "up_to", number=decision.most)
    if level == 2:
        for seat in range(game.players):
            yield Step("then", "hand", seat, tuple(sorted(game.hand(seat))))


def _answer(decision: Decision, answer: Answer) -> Step:
    player = decision.player
    if not answer and not decision.least:
        return Step("when", "decline", player)
    if decision.ask is Ask.MAY:
        return Step("when", "accept", player)
    if decision.ask is Ask.CHOOSE:
        said = [_option(effect) for effect in decision.options]
        picked = tuple(said[i] for i in answer)
        if any(said.count(one) != 1 or one.verb == "?" for one in picked):
            raise NotSayable
        return Step("when", "choose", player, options=picked)
    what = ANSWERS.get(decision.ask)
    cards = tuple(decision.labels()[i] for i in answer)
    if what is None or (what in SINGLE and len(cards) != 1):
        raise NotSayable
    if what == "put" and not decision.ordered:
        raise NotSayable
    return Step("when", what, player, cards)


def _option(effect: object) -> Option:
    if isinstance(effect, Plus) and isinstance(effect.amount, Number):
        if effect.resource is Resource.POTIONS:
            raise NotSayable
        return Option(effect.resource.value, effect.amount.value)
    steps = getattr(effect, "steps", None)
    if steps:
        inner = _option(steps[0])
        return inner if inner.verb in VERBS else Option("?")
    verb = type(effect).__name__
    return Option(verb if verb in VERBS else "?")


# --- does it hold under the other text? ---


def _holds(
    trial: Trial,
    source: CardSource,
    level: int,
    expected: _Played,
    looks: dict[Fact, Value],
) -> bool:
    """Would the scenario come true with this text? Steps are compared as they are said, and
    answers given by name, for two texts may number their options differently."""
    follower = _ByName(expected.steps, level)
    game = follower.game = start(trial, source, follower)
    try:
        refused = make_moves(game, trial.moves)
    except _Unsure:
        return True
    except (_Parted, NotSayable, EngineError):
        return False
    if refused or not follower.finished():
        return False
    there = dict(outcome(game, trial.looks))
    if any(there.get(fact) != value for fact, value in looks.items()):
        return False
    if level < 2:
        return True
    shown = [
        sorted(c.kind.id for e in game.log.of(Revealed) if e.player == seat for c in e.cards)
        for seat in range(game.players)
    ]
    return shown == [sorted(cards) for cards in expected.shown]


class _ByName:
    def __init__(self, steps: Sequence[Step], level: int) -> None:
        moves = ("play", "treasures", "buy", "end_turn")
        self.left = [s for s in steps if s.what not in (*moves, "nothing_asked")]
        self.level = level
        self.game: Game | None = None

    def finished(self) -> bool:
        return not self.left

    def decide(self, decision: Decision) -> Answer:
        assert self.game is not None
        for step in _question(decision, self.game, self.level):
            if not self.left or _sorted(self.left.pop(0)) != _sorted(step):
                raise _Parted
        if not self.left:
            raise _Parted
        step = self.left.pop(0)
        if step.seat != decision.player:
            raise _Parted
        return self._given(decision, step)

    def _given(self, decision: Decision, step: Step) -> Answer:
        if decision.ask is Ask.MAY and step.what in ANSWERS.values():
            raise _Unsure
        if step.what == "decline" and not decision.least:
            return ()
        if step.what == "accept" and decision.ask is Ask.MAY:
            return (0,)
        if step.what == "choose" and decision.ask is Ask.CHOOSE:
            said = [_option(effect) for effect in decision.options]
            if all(said.count(one) == 1 for one in step.options):
                answer = tuple(said.index(one) for one in step.options)
                return decision.check(answer)
        if step.what == ANSWERS.get(decision.ask):
            return _indexes(decision, step.cards)
        raise _Parted


def _sorted(step: Step) -> Step:
    return step._replace(cards=tuple(sorted(step.cards)))


# --- setting up, and looking ---


def _given(trial: Trial) -> Iterator[Step]:
    position = trial.position
    yield Step("given", "players", number=len(position.seats))
    if position.kingdom:
        yield Step("given", "kingdom", cards=tuple(position.kingdom))
    for seat, at in enumerate(position.seats):
        for zone in ("hand", "deck", "discard"):
            cards = tuple(getattr(at, zone))
            if cards:
                yield Step("given", zone, seat, cards)
    if position.supply:
        yield Step("given", "supply", counts=tuple(position.supply.items()))
    if position.trash:
        yield Step("given", "trash", cards=tuple(position.trash))
    if position.phase is Phase.BUY:
        yield Step("given", "buy_phase", position.turn)
    elif position.turn:
        yield Step("given", "turn", position.turn)
    if position.actions != 1 or position.coins:
        counts = (("actions", position.actions), ("buys", position.buys),
                  ("coins", position.coins))  # fmt: skip
        yield Step("given", "resources", position.turn, counts=counts)


def _ends(end: Outcome, differing: Sequence[Fact], level: int) -> list[tuple[Fact, Value]]:
    """The facts that steps can tell, those in which the sides differ first."""
    known = dict(end)
    sayable = [fact for fact in known if _sayable(fact)]
    first = [fact for fact in differing if fact in sayable]
    rest = [f for f in sayable if f not in first and f.what not in ("supply", "cost", "play")]
    return [(fact, known[fact]) for fact in (*first, *(rest if level == 2 else ()))]


def _sayable(fact: Fact) -> bool:
    return fact.what in (*ZONES, "trash", "supply", "cost", "points", "actions", "buys", "coins")


def _then(looks: Sequence[tuple[Fact, Value]], play: _Played, level: int) -> Iterator[Step]:
    counts: list[tuple[str, int]] = []
    for fact, value in looks:
        seat = fact.of if isinstance(fact.of, int) else 0
        if isinstance(value, tuple):
            yield Step("then", fact.what, seat, value)
        elif fact.what in ("supply", "cost") and isinstance(value, int):
            yield Step("then", fact.what, cards=(str(fact.of),), number=value)
        elif fact.what == "points" and isinstance(value, int):
            yield Step("then", "points", seat, number=value)
        elif isinstance(value, int):
            counts.append((fact.what, value))
    if counts:
        turn = dict(play.end)[Fact("turn")]
        yield Step("then", "resources", turn if isinstance(turn, int) else 0, counts=tuple(counts))
    if level == 2:
        for seat, cards in enumerate(play.shown):
            yield Step("then", "revealed", seat, cards)
