"""What can go wrong, each with a type of its own, so that tools can say it in any language."""

from __future__ import annotations

from enum import StrEnum


class EngineError(Exception):
    """Everything the engine raises on purpose."""


class SetupError(EngineError):
    """A game, a position or a rule set that cannot be: says what and why."""


class Why(StrEnum):
    """Why a move is refused."""

    NOT_IN_HAND = "not_in_hand"
    NOT_PLAYABLE = "not_playable"
    WRONG_PHASE = "wrong_phase"
    NO_ACTIONS = "no_actions"
    NO_BUYS = "no_buys"
    TOO_EXPENSIVE = "too_expensive"
    NOT_IN_SUPPLY = "not_in_supply"
    PILE_EMPTY = "pile_empty"
    TREASURES_AFTER_BUY = "treasures_after_buy"
    GAME_OVER = "game_over"
    BAD_ANSWER = "bad_answer"


class IllegalMove(EngineError):
    """A move the rules refuse. The state is as it was before the move."""

    def __init__(self, why: Why, what: str, detail: str = "") -> None:
        super().__init__(f"{what}: {why.value}{f' ({detail})' if detail else ''}")
        self.why = why
        self.what = what
        self.detail = detail


class IllegalAnswer(IllegalMove):
    """An answer that the question does not allow."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(Why.BAD_ANSWER, what, detail)


class ScriptError(EngineError):
    """A strict script and the game do not fit together."""


class UnscriptedQuestion(ScriptError):
    """The game asked something that the script has no answer for."""


class UnusedAnswer(ScriptError):
    """The script has answers that nobody asked for."""


class ReplayError(EngineError):
    """A saved game that does not fit its own answers, or is not one at all."""


class CannotCompile(EngineError):
    """A text that says something no game can carry out."""
