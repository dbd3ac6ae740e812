"""Ties the scenarios to pytest-bdd: steps, one run per text language, readable failures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, then, when

from cardspec.languages import LANGUAGES
from engine import CardSource, RuleSet, SetupError
from features.books import ACROSS, books
from features.steps import DEFINITIONS
from features.steps.failure import Mismatch, report
from features.steps.phrases import AnyPhrase, Match
from features.steps.run import run
from features.steps.table import Table
from features.steps.words import UnknownWord

assert DEFINITIONS, "no steps were defined"

_FAILURE = pytest.StashKey[str]()


@lru_cache(maxsize=8)
def _source(book: str) -> CardSource:
    """The cards as the book's edition prints them."""
    from tools.sources import card_source

    return card_source(None if book == ACROSS else books()[book].edition)


@pytest.fixture(params=LANGUAGES, autouse=True)
def text_lang(request: pytest.FixtureRequest) -> str:
    """The language whose card texts drive the game; every scenario runs once in each."""
    return str(request.param)


class _Current:
    """What the failure report needs of the running scenario."""

    def __init__(self, feature: Any, scenario: Any) -> None:
        self.lang = str(feature.language)
        folder = Path(feature.filename).parent.name
        self.book = folder if folder == ACROSS else folder[:3]
        self.scenario = str(scenario.name)
        self.claims = tuple(sorted(scenario.tags | feature.tags))


_CURRENT = pytest.StashKey[_Current]()


@pytest.fixture
def table(request: pytest.FixtureRequest, text_lang: str) -> Table:
    """The game of the scenario; kept with the test, so that `cardspec verify` can look at it."""
    current = request.node.stash[_CURRENT]
    made = Table(
        lang=current.lang,
        text_lang=text_lang,
        source=_source(current.book),
        rules=RuleSet.of_book("000" if current.book == ACROSS else current.book),
    )
    request.node.funcargs["table"] = made
    return made


@given(AnyPhrase("given"))
def _given(table: Table, match: Match) -> None:
    run(table, match)


@when(AnyPhrase("when"))
def _when(table: Table, match: Match) -> None:
    run(table, match)


@then(AnyPhrase("then"))
def _then(table: Table, match: Match) -> None:
    run(table, match)


def pytest_bdd_apply_tag(tag: str, function: object) -> bool:
    """Tags are claims, not pytest marks."""
    return True


def pytest_bdd_before_scenario(request: Any, feature: Any, scenario: Any) -> None:
    current = _Current(feature, scenario)
    request.node.stash[_CURRENT] = current
    request.node.user_properties += [
        ("book", current.book),
        ("scenario", current.scenario),
        ("claims", " ".join(current.claims)),
        ("text_lang", request.getfixturevalue("text_lang")),
    ]


def pytest_bdd_after_scenario(request: Any, feature: Any, scenario: Any) -> None:
    """A scenario that left a question open fails, unless it has failed already."""
    if _FAILURE in request.node.stash:
        return
    try:
        request.getfixturevalue("table").finish()
    except Mismatch as error:
        pytest_bdd_step_error(request, feature, scenario, scenario.steps[-1], error)
        raise


def pytest_bdd_step_error(
    request: Any, feature: Any, scenario: Any, step: Any, exception: BaseException
) -> None:
    current = request.node.stash[_CURRENT]
    request.node.stash[_FAILURE] = report(
        current.lang,
        book=current.book,
        scenario=current.scenario,
        step=f"{step.keyword} {step.name}",
        line=step.line_number,
        text_lang=request.getfixturevalue("text_lang"),
        claims=current.claims,
        error=exception,
    )


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """A mismatch is told in words; anything else keeps its traceback and gets the words too."""
    outcome: Any = yield
    result: pytest.TestReport = outcome.get_result()
    told = item.stash.get(_FAILURE, None)
    if told is None or not result.failed:
        return
    plain = (Mismatch, SetupError, UnknownWord)
    if call.excinfo is not None and isinstance(call.excinfo.value, plain):
        result.longrepr = told
    else:
        result.sections.append(("scenario", told))
