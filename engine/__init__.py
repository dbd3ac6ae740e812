"""The game: card texts (ASTs) become behaviour. Knows no language and no card by name.

    from engine import Game, RuleSet, Position, Seat, Phase, ScriptDecider, RandomDecider

A whole game:
    game = Game(source, kingdom=[ids], players=3, lang="pl", seed=1, deciders=[...])
    game.play() -> Result(points, turns, winners);  game.step() one turn decision at a time
    game.log -> typed events (`engine.events`); `game.log.of(Gained)`, `game.log.plain()`
    game.save() -> JSON; Game.resume(json, source, deciders)

A game in the middle, driven move by move (scenarios, tests):
    game = Game.at(source, Position(seats=(Seat(hand=[id, id], deck=[...]),
                                           Seat(hand=[...]))), lang="de", seed=1)
    game.play_card(id)                    IllegalMove refuses and changes nothing (`.why`)
    game.play_card(id, answers=[True, (0, 3)])     strict: exactly the questions raised
    game.play_card(id, answers={1: [1], 2: [id]})  by seat; or deciders=[...] of the game
    game.end_phase(); game.play_treasures(); game.buy(id); game.end_turn()
    game.hand(0), .deck(0), .discard(0) (top first), .in_play(), .trash(), .supply(),
    .coins, .actions, .buys, .phase, .turn, .cost(id), .score(0), .over, .result

Answers (`ScriptAnswer`): True/False for "may", a card id or option number (from 0), a list of
them for several, None for nothing, `Expect(pick, ask=Ask.TRASH, player=1, options=(...))` to
also check what was asked. Forced choices are not asked; nor is a "may" of which nothing can
be done. Reactions: `Ask.REACT`, answered by the card to reveal, or None for no more.
Ordered answers onto a deck: the first comes to lie on top.

Deciders: ScriptDecider(answers), RandomDecider(seed), BigMoneyBot(), ActionBot(), or anything
with `decide(decision) -> indexes`; `decision.view` is what its player may see, and
`decision.heard()` what that player has witnessed (`game.view(seat)`, `game.heard(seat)`).
All ways a move can go:
    for path in explore(lambda d: Game.at(source, position, deciders=[d, d]),
                        lambda game: game.play_card(id)): path.answers, path.game
"""

from engine.bots import ActionBot, BigMoneyBot
from engine.cards import Card, CardFacts, CardSource, Kind
from engine.deciders import (
    Decider,
    Expect,
    RandomDecider,
    ScriptAnswer,
    ScriptDecider,
)
from engine.decisions import Answer, Ask, Decision, Option
from engine.errors import (
    CannotCompile,
    EngineError,
    IllegalAnswer,
    IllegalMove,
    ReplayError,
    ScriptError,
    SetupError,
    UnscriptedQuestion,
    UnusedAnswer,
    Why,
)
from engine.events import Log, Logged, Phase
from engine.explore import Path, TooManyPaths, explore
from engine.game import Answers, Game
from engine.position import Position, Seat
from engine.rules import RuleSet, TieBreak
from engine.scoring import Result
from engine.series import first_player, may_begin
from engine.view import SeatView, Shown, View

__all__ = [
    "ActionBot",
    "Answer",
    "Answers",
    "Ask",
    "BigMoneyBot",
    "CannotCompile",
    "Card",
    "CardFacts",
    "CardSource",
    "Decider",
    "Decision",
    "EngineError",
    "Expect",
    "Game",
    "IllegalAnswer",
    "IllegalMove",
    "Kind",
    "Log",
    "Logged",
    "Option",
    "Path",
    "Phase",
    "Position",
    "RandomDecider",
    "ReplayError",
    "Result",
    "RuleSet",
    "ScriptAnswer",
    "ScriptDecider",
    "ScriptError",
    "Seat",
    "SeatView",
    "SetupError",
    "Shown",
    "TieBreak",
    "TooManyPaths",
    "UnscriptedQuestion",
    "UnusedAnswer",
    "View",
    "Why",
    "explore",
    "first_player",
    "may_begin",
]
