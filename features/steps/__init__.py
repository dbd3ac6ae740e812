"""Step functions: they set up, play and look; they know no rules of the game.

`install()` (called by `features/conftest.py`) hands the definitions to pytest-bdd.
"""

from __future__ import annotations

from features.steps import look, moves, setup
from features.steps.phrases import DEFINITIONS, LANGUAGES, Definition, matches

__all__ = ["DEFINITIONS", "LANGUAGES", "Definition", "look", "matches", "moves", "setup"]
