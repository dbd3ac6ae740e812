"""Step functions: they set up, play and look; they know no rules of the game.

Importing this package defines them all; `features/conftest.py` hands them to pytest-bdd.
"""

from __future__ import annotations

from features.steps import asked, look, moves, rules, seen, setup
from features.steps.phrases import DEFINITIONS, LANGUAGES, Definition, matches

__all__ = [
    "DEFINITIONS",
    "LANGUAGES",
    "Definition",
    "asked",
    "look",
    "matches",
    "moves",
    "rules",
    "seen",
    "setup",
]
