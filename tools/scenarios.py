"""The scenarios, run through pytest-bdd in this process, each result kept by its content.

A result belongs to one feature file under the texts of one language. It depends on that file,
the steps, the engine, the rule sets, the facts and names of the cards, and the readings of
that language's texts; as long as none of them changed it is not run again.
"""

from __future__ import annotations

import contextlib
import gc
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cardspec import cache
from cardspec.cards import Library
from tools.readings import ROOT, Readings, file_key, files

FEATURES = ROOT / "features"

UNUSED = (
    "cacheprovider",
    "debugging",
    "doctest",
    "faulthandler",
    "junitxml",
    "legacypath",
    "logging",
    "monkeypatch",
    "pastebin",
    "recwarn",
    "setuponly",
    "setupplan",
    "stepwise",
    "threadexception",
    "tmpdir",
    "unraisableexception",
    "warnings",
)
"""Parts of pytest that no scenario needs. pytest-bdd looks through the fixtures of all of them
for every step, so leaving them out makes a run a good deal faster."""


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    book: str
    feature: str
    scenario: str
    line: int
    lang: str
    """The language of the card texts that drove the game."""
    passed: bool
    message: str
    claims: tuple[str, ...]
    played: tuple[str, ...]
    """Cards that were played, or that counted for the score."""
    named: tuple[str, ...]
    """Cards that its steps speak of."""
    blocked_by: str = ""
    """The card whose text could not be read, if that is why it failed."""


class BrokenScenarios(Exception):
    """The scenarios could not even be collected: where, as far as known, and what is wrong."""

    def __init__(self, problem: str, file: str = "features", line: int = 1) -> None:
        self.problem, self.file, self.line = problem, file, line
        super().__init__(problem)


Progress = Callable[[int, int], None]
"""Called with the number of scenarios done and the number there are to run."""


def run_scenarios(
    library: Library,
    readings: Mapping[str, Readings],
    *,
    fresh: bool = False,
    progress: Progress | None = None,
) -> list[ScenarioResult]:
    """All scenarios under the texts of these languages."""
    keys = dict(_keys(library, readings))
    known: dict[tuple[str, str], list[ScenarioResult]] = {}
    for pair, key in keys.items():
        stored = None if fresh else _fetch(key)
        if stored is not None:
            known[pair] = stored
    missing = keys.keys() - known.keys()
    if missing:
        for pair, results in _run(library, missing, progress).items():
            known[pair] = results
            cache.store("scenarios", keys[pair], [asdict(r) for r in results])
    return [result for pair in sorted(known) for result in known[pair]]


def _fetch(key: str) -> list[ScenarioResult] | None:
    stored = cache.fetch("scenarios", key)
    try:
        return None if stored is None else [_result(entry) for entry in stored]
    except (TypeError, AttributeError):
        return None


def _result(entry: Mapping[str, Any]) -> ScenarioResult:
    fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in entry.items()}
    return ScenarioResult(**fields)


def _keys(
    library: Library, readings: Mapping[str, Readings]
) -> Iterator[tuple[tuple[str, str], str]]:
    """(feature, text language) to the digest of everything its result depends on."""
    code = file_key(
        *(path for path in files("features") if path.suffix == ".py"),
        *files("engine"),
        *files("rulebooks/rules"),
        ROOT / "rulebooks" / "books.yaml",
        Path(__file__).resolve(),
    )
    facts = [f"{c.id} {c.types} {c.cost} {c.names}" for c in library.cards.values()]
    for path in feature_files():
        for lang, reading in readings.items():
            parts: list[bytes | str] = [code, *facts, reading.key, path.read_bytes()]
            yield (_feature(path), lang), cache.digest(parts)


def feature_files() -> list[Path]:
    return [path for path in files("features") if path.suffix == ".feature"]


def _book(feature: str) -> str:
    """The number that the folder begins with; a folder without one is about several books."""
    folder = feature.split("/")[0]
    return folder[:3] if folder[:3].isdigit() else folder


def _feature(path: Path) -> str:
    return path.relative_to(FEATURES).as_posix()


# --- running --------------------------------------------------------------------------


def _run(
    library: Library, wanted: Iterable[tuple[str, str]], progress: Progress | None
) -> dict[tuple[str, str], list[ScenarioResult]]:
    import pytest

    collector = _Collector(library, set(wanted), progress)
    said = io.StringIO()
    with (
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(said),
        _plain_pytest(),
        _rare_collection(),
    ):
        # Neither settings nor plug-ins of the directory we happen to be called from.
        pytest.main(
            [
                str(FEATURES),
                f"--rootdir={ROOT}",
                "-c",
                os.devnull,
                "-p",
                "pytest_bdd.plugin",
                "--tb=native",
                "--capture=no",
                "-q",
                *(argument for name in UNUSED for argument in ("-p", f"no:{name}")),
            ],
            plugins=[collector],
        )
    if collector.broken is not None:
        raise collector.broken
    if not collector.collected:
        raise BrokenScenarios(_last_line(said.getvalue()))
    return collector.results


@contextlib.contextmanager
def _rare_collection() -> Iterator[None]:
    """Grammars and texts stay until the end: looking through them for garbage again and again
    takes a tenth of the time and finds nothing."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(50_000, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


@contextlib.contextmanager
def _plain_pytest() -> Iterator[None]:
    changed = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    before = {name: os.environ.get(name) for name in changed}
    os.environ.update(changed)
    writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = writes
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


class _Collector:
    """A pytest plug-in: drops what is known already, keeps what the others gave."""

    def __init__(
        self, library: Library, wanted: set[tuple[str, str]], progress: Progress | None
    ) -> None:
        self.library = library
        self.wanted = wanted
        self.progress = progress
        self.results: dict[tuple[str, str], list[ScenarioResult]] = {p: [] for p in wanted}
        self.collected = False
        self.broken: BrokenScenarios | None = None
        self.total = 0
        self.done = 0
        self._reports: dict[str, list[Any]] = {}
        self._items: dict[str, tuple[tuple[str, str], dict[str, Any]]] = {}
        self._played: dict[str, tuple[str, ...]] = {}
        self._blocked: dict[str, str] = {}
        self._finders: dict[str, NameFinder] = {}

    def pytest_exception_interact(self, call: Any, report: Any) -> None:
        if report.when == "collect" and self.broken is None:
            self.broken = _broken(call.excinfo.value, str(report.longrepr))

    def pytest_collection_modifyitems(self, config: Any, items: list[Any]) -> None:
        self.collected = bool(items)
        kept = [item for item in items if _pair(item) in self.wanted]
        dropped = [item for item in items if _pair(item) not in self.wanted]
        items[:] = kept
        self.total = len(kept)
        empty = sorted(self.wanted - {_pair(item) for item in kept})
        if empty and self.broken is None:
            file = f"features/{empty[0][0]}"
            self.broken = BrokenScenarios("there is no scenario in this file", file)
        if dropped:
            config.hook.pytest_deselected(items=dropped)

    def pytest_runtest_makereport(self, item: Any, call: Any) -> None:
        """Remember the game while it is there: afterwards its table is cleared away."""
        if call.when == "call":
            self._played[item.nodeid] = _played(item.funcargs.get("table"))
        if call.excinfo is not None:
            self._blocked[item.nodeid] = _unreadable(call.excinfo.value)

    def pytest_runtest_logreport(self, report: Any) -> None:
        self._reports.setdefault(report.nodeid, []).append(report)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, self.total)

    def pytest_bdd_before_scenario(self, request: Any, feature: Any, scenario: Any) -> None:
        """Here the scenario is as it will be played, the examples of an outline filled in."""
        pair = _pair(request.node)
        if pair is not None:
            self._items[request.node.nodeid] = pair, self._facts(scenario, *pair)

    def pytest_sessionfinish(self) -> None:
        for nodeid, (pair, facts) in self._items.items():
            failed = [r for r in self._reports.get(nodeid, []) if r.failed]
            result = ScenarioResult(
                passed=not failed,
                message="\n".join(map(_told, failed)),
                played=self._played.get(nodeid, ()),
                blocked_by=self._blocked.get(nodeid, ""),
                **facts,
            )
            self.results[pair].append(result)

    def _facts(self, scenario: Any, feature: str, lang: str) -> dict[str, Any]:
        spoken = str(scenario.feature.language)
        if spoken not in self._finders:
            self._finders[spoken] = NameFinder(self.library, spoken)
        return {
            "book": _book(feature),
            "feature": feature,
            "scenario": scenario.name,
            "line": scenario.line_number,
            "lang": lang,
            "claims": tuple(sorted(scenario.tags | scenario.feature.tags)),
            "named": self._finders[spoken].find(" ".join(_said(scenario))),
        }


def _pair(item: Any) -> tuple[str, str] | None:
    """The feature and the text language of a test, if it is a scenario."""
    from pytest_bdd.scenario import scenario_wrapper_template_registry

    function: Any = getattr(item, "function", None)
    scenario = scenario_wrapper_template_registry.get(function) if function else None
    params = getattr(getattr(item, "callspec", None), "params", {})
    if scenario is None or "text_lang" not in params:
        return None
    return _feature(Path(scenario.feature.filename)), params["text_lang"]


def _said(scenario: Any) -> Iterator[str]:
    """Everything the scenario's steps say, their tables included."""
    for step in scenario.steps:
        yield step.name
        rows = getattr(getattr(step, "datatable", None), "rows", ())
        yield from (cell.value for row in rows for cell in row.cells)


class NameFinder:
    """Finds the cards whose names stand in a text, in any of their forms; longest names first,
    so that a name inside another name is not taken for itself."""

    def __init__(self, library: Library, lang: str) -> None:
        self.cards: dict[str, str] = {}
        for card in library.cards.values():
            local = card.names.get(lang)
            for form in local.forms if local else (card.name,):
                self.cards[form.lower()] = card.id
        longest = sorted(self.cards, key=len, reverse=True)
        self.pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", re.IGNORECASE)

    def find(self, text: str) -> tuple[str, ...]:
        found = {self.cards[m.group().lower()] for m in self.pattern.finditer(text)}
        return tuple(sorted(found))


def _broken(error: BaseException | None, report: str) -> BrokenScenarios:
    """A feature that is not Gherkin is told with its place; anything else with its last line."""
    while error is not None:
        file, line = getattr(error, "filename", None), getattr(error, "line", None)
        if isinstance(file, str) and isinstance(line, int) and file.endswith(".feature"):
            said = f"{error.args[0]} | {getattr(error, 'line_content', '')}"
            return BrokenScenarios(said, f"features/{_feature(Path(file))}", line)
        error = error.__cause__ or error.__context__
    return BrokenScenarios(_last_line(report))


def _last_line(text: str) -> str:
    return text.strip().rsplit("\n", 1)[-1]


def _told(report: Any) -> str:
    """The failure in words where the steps gave it; else its last line, not the traceback."""
    for title, content in report.sections:
        if title == "scenario":
            return str(content)
    text = str(report.longrepr).strip()
    in_words = isinstance(report.longrepr, str)
    return text if in_words else _last_line(text)


def _unreadable(error: BaseException | None) -> str:
    """The card whose text stood in the way, however deep below the error."""
    from cardspec.cards import NoText
    from tools.sources import Unreadable

    while error is not None:
        if isinstance(error, Unreadable | NoText):
            return error.card
        error = error.__cause__ or error.__context__
    return ""


def _played(table: Any) -> tuple[str, ...]:
    """Cards played in the scenario's game; cards that only score count when the points do."""
    from engine.events import Played

    try:
        log = table.log
    except Exception:  # the game broke off; the scenario has failed and says why
        return ()
    return tuple(sorted({event.card.kind.id for event in log if isinstance(event, Played)}))
