"""What a condition can be beside a test: something done before, or an event to wait for."""

from __future__ import annotations

from dataclasses import dataclass

from cardspec import effects as fx


@dataclass(slots=True)
class Did:
    """Whether the step before was done: "if you do", "if you don't"."""

    done: bool
    span: fx.Span
    wanted: bool = False
    """ "If he does not want to": it was left to him, though nothing said so before."""


@dataclass(slots=True)
class Happens:
    """Not a test but a moment: "when another player plays an Attack"."""

    event: fx.Event
    this_turn: bool
    once: bool
    span: fx.Span
