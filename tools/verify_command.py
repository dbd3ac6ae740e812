"""`cardspec verify`: all cards, all scenarios, all findings on one page."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from cardspec.languages import LANGUAGES
from tools.i18n import LANGUAGE_NAMES, N_, _, n_, words
from tools.options import known_set, output_format, text_language, ui_language

if TYPE_CHECKING:
    from rich.table import Table

    from tools.scenarios import Progress
    from tools.verification import Problem, Verification

HEADS = (
    N_("printed"),
    N_("lexed"),
    N_("parsed"),
    N_("agrees"),
    N_("compiled"),
    N_("performed"),
    N_("asserted"),
)
LEGEND = (
    N_("there is a text"),
    N_("all its words are known"),
    N_("it is read whole"),
    N_("it means the same as in the other languages"),
    N_("the engine can carry it out"),
    N_("it was played in a game"),
    N_("a scenario that names the card came true with it"),
)


def command() -> click.Command:
    return click.Command(
        "verify",
        callback=verify,
        options_metavar=_("[OPTIONS]"),
        help=_(
            "Reads every card text, compares the languages, plays every card and runs every "
            "scenario of the rulebooks. What has not changed since the last time is not done "
            "again. Exit code 0 if all is well, 1 if there are findings."
        ),
        short_help=_("Check all cards and run all scenarios."),
        params=[
            text_language(_("Only the texts in this language.")),
            click.Option(["--set", "set_"], metavar="SET", help=_("Only the cards of this set.")),
            click.Option(["--fresh"], is_flag=True, help=_("Do everything again.")),
            output_format(_("A page to read, or JSON for other programs.")),
            ui_language(),
        ],
    )


def verify(lang: str | None, set_: str | None, fresh: bool, form: str) -> int:
    from tools import verification

    wanted = known_set(set_) if set_ else None
    langs: Sequence[str] = (lang,) if lang else LANGUAGES
    with _progress(form) as progress:
        found = verification.verify(langs, wanted, words=words(), fresh=fresh, progress=progress)
    if form == "json":
        click.echo(json.dumps(_as_json(found), ensure_ascii=False, indent=2))
    else:
        _show(found)
    return 1 if found.problems else 0


@contextlib.contextmanager
def _progress(form: str) -> Iterator[Progress | None]:
    """A bar on the error stream, if somebody watches; it goes away when the work is done."""
    from tools.console import progress_console

    stream = progress_console()
    if form == "json" or not stream.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=stream, transient=True) as bar:
        task = bar.add_task(_("Scenarios"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


# --- the page -------------------------------------------------------------------------


def _show(found: Verification) -> None:
    from tools.console import console

    out = console()
    books = _books(found) if found.scenarios else None  # first: its file may be broken
    out.print(_ladder(found))
    for head, line in zip(HEADS, LEGEND, strict=True):
        out.print(f"  {_(head)}: {_(line)}", style="dim", soft_wrap=True)
    out.print()
    if books is not None:
        out.print(books)
        out.print()
    for problem in found.problems:
        out.print(problem.plain(words(), _about(found, problem)), soft_wrap=True)
        out.print()
    blocked = {r.scenario for r in found.scenarios if r.blocked_by}
    if blocked:
        waiting = n_(
            "%(n)s scenario waits for a text that can be read.",
            "%(n)s scenarios wait for texts that can be read.",
            len(blocked),
        )
        out.print(waiting)
    runs = n_("%(n)s scenario run", "%(n)s scenario runs", len(found.scenarios))
    if found.problems:
        count = n_("%(n)s finding", "%(n)s findings", len(found.problems))
        out.print(f"{count}; {runs}.", style="bold red", soft_wrap=True)
    else:
        out.print(_("No findings; %(runs)s.", runs=runs), style="bold green", soft_wrap=True)


def _about(found: Verification, problem: Problem) -> str:
    card = found.library.cards.get(problem.card)
    name = card.local_name(problem.lang) if card else ""
    return f"{name} ({problem.lang})" if name else problem.lang or "features"


def _plain_table(*titles: str, left: int) -> Table:
    """Columns without lines, so that the page reads alike on paper, in a pipe and on screen."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number, title in enumerate(titles):
        table.add_column(title, justify="left" if number < left else "right", no_wrap=True)
    return table


def _ladder(found: Verification) -> Table:
    from tools.ladder import counts

    table = _plain_table(_("Cards"), _("Texts"), *(_(head) for head in HEADS), left=2)
    for set_ in found.sets:
        names = found.library.sets[set_]
        shown = names.get(words().lang, names["en"])
        for number, lang in enumerate(found.langs):
            row = [str(n) for n in counts(found.climbs, set_, lang)]
            table.add_row(shown if number == 0 else "", LANGUAGE_NAMES[lang], *row)
    return table


def _books(found: Verification) -> Table:
    """Scenarios that came true, of all, by book and text language."""
    titles = _book_titles()
    heads = [LANGUAGE_NAMES[lang] for lang in found.langs]
    table = _plain_table(_("Scenarios by book"), *heads, left=1)
    for book in sorted({result.book for result in found.scenarios}):
        cells = []
        for lang in found.langs:
            runs = [r for r in found.scenarios if r.book == book and r.lang == lang]
            cells.append(f"{sum(r.passed for r in runs)}/{len(runs)}")
        title = f"{book} {titles[book]}" if book in titles else _("several books")
        table.add_row(title, *cells)
    return table


def _book_titles() -> dict[str, str]:
    from cardspec.located import read_document
    from tools.readings import ROOT

    document = read_document(ROOT / "rulebooks" / "books.yaml", "rulebooks/books.yaml")
    return {book["id"]: book["title"] for book in document.value["books"]}


def _as_json(found: Verification) -> dict[str, Any]:
    from tools.ladder import RUNGS, counts

    def rungs(set_: str, lang: str) -> dict[str, int]:
        numbers = counts(found.climbs, set_, lang)
        return {r.name.lower(): n for r, n in zip(RUNGS, numbers, strict=True)}

    return {
        "ok": not found.problems,
        "ladder": {s: {lang: rungs(s, lang) for lang in found.langs} for s in found.sets},
        "cards": {
            card: {c.lang: c.rung.name.lower() for c in found.climbs if c.card == card}
            for card in dict.fromkeys(c.card for c in found.climbs)
        },
        "scenarios": [
            {
                "book": r.book,
                "feature": r.feature,
                "scenario": r.scenario,
                "language": r.lang,
                "passed": r.passed,
                "claims": list(r.claims),
                "blocked_by": r.blocked_by or None,
                "message": r.message,
            }
            for r in found.scenarios
        ],
        "findings": [problem.as_json(words()) for problem in found.problems],
    }
