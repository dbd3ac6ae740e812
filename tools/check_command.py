"""`cardspec check`: judge a translator's file by what players would do with it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import click

from cardspec.data_errors import CardDataError
from tools.errors import Usage, clean
from tools.i18n import NN_, _, words
from tools.options import known_set, text_language, ui_language

if TYPE_CHECKING:
    from rich.status import Status

    from cardspec.cards import Library
    from tools.check.entries import Batch
    from tools.check.judge import Judge
    from tools.check.playing import Progress
    from tools.check.report import Report

State: TypeAlias = tuple[tuple[str, float, int], ...]
"""Files with their time and size."""
PAUSE = 0.5

INPUTS = ("jsonl", "csv", "po", "yaml", "dominiontabs")
OUTPUTS = ("text", "json", "junit", "sarif")


def command() -> click.Command:
    path = click.Path(path_type=Path)
    return click.Command(
        "check",
        callback=check,
        options_metavar=_("[OPTIONS]"),
        help=_(
            "Reads the card texts in PATH and says of each whether players following it would "
            "do the same as the card says. Exit code 1 if there are findings."
        ),
        short_help=_("Judge a file of card texts by what players would do."),
        params=[
            click.Argument(["paths"], type=path, metavar="PATH...", nargs=-1, required=True),
            text_language(_("The language of the texts."), required=True),
            click.Option(
                ["--input", "input_"],
                type=click.Choice(INPUTS),
                help=_("The format of PATH (else told from its name)."),
            ),
            click.Option(
                ["--set", "sets"],
                multiple=True,
                metavar="SET",
                help=_("Only texts of cards of this set; several times for several sets."),
            ),
            click.Option(["--edition"], help=_("The edition to hold the texts against.")),
            click.Option(
                ["--format", "form"],
                type=click.Choice(OUTPUTS),
                default="text",
                help=_("For people, or for other programs."),
            ),
            click.Option(
                ["--suppressions"],
                type=path,
                help=_("A file of findings to leave out, each with its reason."),
            ),
            click.Option(
                ["--baseline"], type=path, help=_("Leave out the findings of this baseline.")
            ),
            click.Option(
                ["--write-baseline"],
                type=path,
                help=_("Write the findings of now as a baseline, and exit."),
            ),
            click.Option(["--watch"], is_flag=True, help=_("Check again whenever PATH changes.")),
            ui_language(),
        ],
    )


def check(
    paths: tuple[Path, ...],
    lang: str,
    input_: str | None,
    sets: tuple[str, ...],
    edition: str | None,
    form: str,
    suppressions: Path | None,
    baseline: Path | None,
    write_baseline: Path | None,
    watch: bool,
) -> int:
    from tools.check.aside import DEFAULT
    from tools.check.aside import write_baseline as written
    from tools.check.judge import Judge

    judge = Judge(lang, edition)
    wanted = frozenset(map(known_set, sets))

    def judged() -> Report:
        return _judged(judge, paths, input_, wanted, suppressions, baseline)

    watched = [*paths, suppressions or Path(DEFAULT), *([baseline] if baseline else [])]
    before = _state(watched)
    report = judged()
    if write_baseline is not None:
        count = written(write_baseline, report.judgements)
        one, many = NN_(
            "Baseline with %(n)s finding written.", "Baseline with %(n)s findings written."
        )
        click.echo(words().count(one, many, count))
        return 0
    _print(report, form)
    if watch:
        report = _again(report, judged, form, watched, before)
    return 0 if report.clean else 1


def _again(
    report: Report,
    judged: Callable[[], Report],
    form: str,
    watched: list[Path],
    before: State,
) -> Report:
    """Until the user stops it. A file caught half saved is told of, and looked at again."""
    try:
        while True:
            before = _wait_for_change(watched, before)
            try:
                report = judged()
            except (Usage, CardDataError) as problem:
                click.echo(str(problem), err=True)
                continue
            click.echo()
            _print(report, form)
    except KeyboardInterrupt:
        return report


def _print(report: Report, form: str) -> None:
    from tools.check import report as reports

    writer = {
        "text": reports.as_text,
        "json": reports.as_json,
        "junit": reports.as_junit,
        "sarif": reports.as_sarif,
    }[form]
    if form in ("json", "junit") and report.notices:  # these have no place for them
        click.echo(reports.notices_as_text(report), err=True)
    click.echo(writer(report))


def _judged(
    judge: Judge,
    paths: tuple[Path, ...],
    input_: str | None,
    sets: frozenset[str],
    suppressions: Path | None,
    baseline: Path | None,
) -> Report:
    """The judge remembers what has been played, so that of a file saved again only what is
    new is played."""
    from cardspec.cards import load_library
    from tools.check.aside import read_baseline, suppressed, unused
    from tools.check.formats import load_all
    from tools.check.report import Report

    suppressing = suppressed(suppressions)
    batch = load_all(paths, input_, judge.lang)
    library = load_library()
    _refuse_editions(library, judge.edition, batch)
    entries = [entry for entry in batch.entries if not sets or _of_set(library, entry.card, sets)]
    with contextlib.ExitStack() as stack:
        judgements = judge.all(entries, _progress(stack))
    put_aside = frozenset(suppressing)
    if baseline is not None:
        put_aside |= read_baseline(baseline, judgements)
    notices = [*batch.notices, *unused(suppressing, judgements)]
    left_out = len(batch.entries) - len(entries)
    return Report(judgements, notices, library, words(), put_aside, left_out)


def _of_set(library: Library, card: str, sets: frozenset[str]) -> bool:
    from cardspec.cards import UnknownCard

    try:
        return library.find(card).set in sets
    except UnknownCard:
        return False


def _progress(stack: contextlib.ExitStack) -> Progress | None:
    """Nothing is shown before there is something to wait for: other processes should start
    before the thread that turns the wheel does."""
    from tools.console import progress_console

    shown = progress_console()
    if not shown.is_terminal:
        return None
    status: Status | None = None

    def progress(card: str, done: int, most: int) -> None:
        nonlocal status
        if card:
            told = _("%(card)s: %(done)s of %(most)s", card=card, done=done, most=most)
        else:
            told = _("Text %(done)s of %(most)s", done=done, most=most)
        if status is None:
            status = stack.enter_context(shown.status(told))
        status.update(told)

    return progress


def _refuse_editions(library: Library, asked: str | None, batch: Batch) -> None:
    """An edition that no card has is a slip; held against another one, it would go unseen."""
    there = sorted({edition for card in library.cards.values() for edition in card.editions})

    def said(edition: str) -> str:
        return _(
            "There is no edition “%(edition)s”. There are: %(known)s.",
            edition=clean(edition),
            known=", ".join(there),
        )

    if asked is not None and asked not in there:
        raise Usage(said(asked))
    for entry in batch.entries:
        if entry.edition is not None and entry.edition not in there:
            from tools.check.source import broken

            raise broken(entry.file, *entry.spot(0), said(entry.edition))


def _wait_for_change(watched: list[Path], before: State) -> State:
    """A look twice a second; editors that replace the file are seen too."""
    while (now := _state(watched)) == before:
        time.sleep(PAUSE)
    return now


def _state(watched: list[Path]) -> State:
    found: list[tuple[str, float, int]] = []
    for path in watched:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            try:
                stat = file.stat()
            except OSError:
                continue
            found.append((str(file), stat.st_mtime, stat.st_size))
    return tuple(found)
