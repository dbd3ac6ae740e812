"""Every test of the check starts with an English-speaking user."""

from __future__ import annotations

from tests.tools.conftest import _english

__all__ = ["_english"]
