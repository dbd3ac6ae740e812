"""`cardspec check`: judge a translator's file by what players would do with it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tools.i18n import NN_, _, words
from tools.options import text_language, ui_language

if TYPE_CHECKING:
    from tools.check.report import Report

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
            click.Argument(["path"], type=path, metavar="PATH"),
            text_language(_("The language of the texts."), required=True),
            click.Option(
                ["--input", "input_"],
                type=click.Choice(INPUTS),
                help=_("The format of PATH (else told from its name)."),
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
    path: Path,
    lang: str,
    input_: str | None,
    edition: str | None,
    form: str,
    suppressions: Path | None,
    baseline: Path | None,
    write_baseline: Path | None,
    watch: bool,
) -> int:
    from tools.check.aside import write_baseline as written

    report = _judged(path, lang, input_, edition, suppressions, baseline)
    if write_baseline is not None:
        count = written(write_baseline, report.judgements)
        one, many = NN_(
            "Baseline with %(n)s finding written.", "Baseline with %(n)s findings written."
        )
        click.echo(words().count(one, many, count))
        return 0
    _print(report, form)
    while watch:
        _wait_for_change(path)
        report = _judged(path, lang, input_, edition, suppressions, baseline)
        click.echo()
        _print(report, form)
    return 0 if report.clean else 1


def _print(report: Report, form: str) -> None:
    from tools.check import report as reports

    writer = {
        "text": reports.as_text,
        "json": reports.as_json,
        "junit": reports.as_junit,
        "sarif": reports.as_sarif,
    }[form]
    click.echo(writer(report))


def _judged(
    path: Path,
    lang: str,
    input_: str | None,
    edition: str | None,
    suppressions: Path | None,
    baseline: Path | None,
) -> Report:
    from cardspec.cards import load_library
    from tools.check.aside import read_baseline, suppressed
    from tools.check.formats import load
    from tools.check.judge import Judge, Judgement
    from tools.check.report import Report
    from tools.console import progress_console

    put_aside = suppressed(suppressions)
    batch = load(path, input_, lang)
    library = load_library()
    judgements: list[Judgement] = []
    shown = progress_console()
    with shown.status("") as status:

        def progress(card: str, done: int, most: int) -> None:
            status.update(_("%(card)s: %(done)s of %(most)s", card=card, done=done, most=most))

        judge = Judge(library, lang, edition, progress=progress if shown.is_terminal else None)
        for number, entry in enumerate(batch.entries, 1):
            status.update(_("Text %(done)s of %(most)s", done=number, most=len(batch.entries)))
            judgements.append(judge.one(entry))
    if baseline is not None:
        put_aside |= read_baseline(baseline, judgements)
    return Report(judgements, batch.notices, library, words(), put_aside)


def _wait_for_change(path: Path) -> None:
    """A look twice a second; editors that replace the file are seen too."""
    before = _state(path)
    while _state(path) == before:
        time.sleep(0.5)


def _state(path: Path) -> tuple[tuple[str, float, int], ...]:
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    found: list[tuple[str, float, int]] = []
    for file in files:
        try:
            stat = file.stat()
        except OSError:
            continue
        found.append((str(file), stat.st_mtime, stat.st_size))
    return tuple(found)
