"""Every test of the tools starts with an English-speaking user."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.i18n import activate


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("CARDSPEC_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("LANGUAGE", "en")
    yield
    activate("en")
