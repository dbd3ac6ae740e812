"""`cardspec compare`: two texts of a card side by side, and the game in which they part."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from cardspec.languages import LANGUAGES
from tools.errors import Usage, clean
from tools.i18n import LANGUAGE_NAMES, _, words
from tools.options import output_format, ui_language

if TYPE_CHECKING:
    from rich.text import Text

    from cardspec.cards import Card
    from cardspec.effects import CardText, Span
    from cardspec.findings import Finding
    from engine.cards import CardFacts
    from tools.behaviour import Verdict

WIDEST = 140
"""Columns of the table where there is no terminal; side by side wants to be seen at once."""


@dataclass(frozen=True, slots=True)
class Told:
    """One of the two texts."""

    name: str
    text: str
    lang: str
    tree: CardText


@dataclass(frozen=True, slots=True)
class Unread:
    """One that could not be read."""

    name: str
    text: str
    lang: str
    findings: tuple[Finding, ...]


def command() -> click.Command:
    return click.Command(
        "compare",
        callback=compare,
        options_metavar=_("[OPTIONS]"),
        help=_(
            "Compares two texts by what players would do: CARD in two languages or editions, or "
            "two texts in quotes (the second is the reference). Exit code 1 if they differ."
        ),
        short_help=_("Compare two texts by what players would do."),
        params=[
            click.Argument(["what"], nargs=-1, metavar="CARD | TEXT TEXT"),
            click.Option(
                ["--lang", "langs"],
                multiple=True,
                type=click.Choice(LANGUAGES, case_sensitive=False),
                help=_("The language of the texts; twice to compare two languages."),
            ),
            click.Option(
                ["--edition", "editions"],
                multiple=True,
                help=_("The edition; twice to compare two editions."),
            ),
            output_format(_("To read, or JSON for other programs.")),
            ui_language(),
        ],
    )


def compare(
    what: tuple[str, ...], langs: tuple[str, ...], editions: tuple[str, ...], form: str
) -> int:
    from cardspec.cards import load_library
    from tools.behaviour import compare as play

    card, given = _given(what, langs, editions)
    unreadable = [told for told in given if isinstance(told, Unread)]
    if unreadable:
        _refuse(unreadable, form)
        return 1
    one, other = (told for told in given if isinstance(told, Told))
    facts = card or _any_action()
    verdict = play(facts, one.tree, other.tree)
    if form == "json":
        click.echo(json.dumps(_data(verdict, one, other), ensure_ascii=False, indent=2))
    else:
        _show(verdict, one, other)
        click.echo()
        click.echo(_said(verdict, other.lang, load_library(), scenario=card is not None))
    return 0 if verdict.same else 1


def _given(
    what: Sequence[str], langs: Sequence[str], editions: Sequence[str]
) -> tuple[Card | None, tuple[Told | Unread, Told | Unread]]:
    if len(what) == 2:
        if not langs:
            raise Usage(_("Say with --lang in which language the texts are."))
        first, second = langs[0], langs[-1]
        return None, (
            _told(_("first text"), what[0], first),
            _told(_("second text"), what[1], second),
        )
    if len(what) != 1:
        raise Usage(_("Give a card, or two texts in quotes."))
    if len(langs) > 2 or len(editions) > 2:
        raise Usage(_("Give two languages (--lang) or two editions (--edition) to compare."))
    card = _card(what[0])
    wanted = langs or (LANGUAGES[:1] if len(editions) == 2 else LANGUAGES[:2])
    pairs = [(wanted[0], editions[0] if editions else None)]
    pairs.append((wanted[-1], editions[-1] if editions else None))
    if pairs[0] == pairs[1]:
        raise Usage(_("Give two languages (--lang) or two editions (--edition) to compare."))
    made = [_of_card(card, lang, edition) for lang, edition in pairs]
    return card, (made[0], made[1])


def _card(name: str) -> Card:
    from cardspec.cards import UnknownCard, load_library

    try:
        return load_library().find(name)
    except UnknownCard as unknown:
        said = _("There is no card “%(card)s”.", card=clean(name))
        if unknown.nearest:
            near = ", ".join(unknown.nearest)
            said += " " + _("Perhaps this is meant: %(words)s.", words=near)
        raise Usage(said) from None


def _of_card(card: Card, lang: str, edition: str | None) -> Told | Unread:
    from cardspec.cards import NoText

    try:
        text = card.text(lang, edition)
    except NoText:
        raise Usage(
            _(
                "The card “%(card)s” has no text of edition “%(edition)s” in %(lang)s.",
                card=card.name,
                edition=edition or card.editions[0],
                lang=LANGUAGE_NAMES[lang],
            )
        ) from None
    name = LANGUAGE_NAMES[lang] + (f" ({edition})" if edition else "")
    return _told(name, text, lang)


def _told(name: str, text: str, lang: str) -> Told | Unread:
    from tools.check.source import problem_of
    from tools.messages import Place, position
    from tools.reading import read_text

    problem = problem_of(text)
    if problem is not None:
        at = position(text, problem[0], Place(name))
        raise Usage(f"{name}:{at.line}:{at.column}: {problem[1]}")
    reading = read_text(text, lang)
    if reading.tree is None:
        return Unread(name, text, lang, reading.findings)
    return Told(name, text, lang, reading.tree)


def _refuse(texts: Sequence[Unread], form: str) -> None:
    """What cannot be read cannot be compared; that is a finding, as in `cardspec check`."""
    from tools.messages import Place, as_json, plain

    if form == "json":
        findings = [
            as_json(finding, told.text, Place(told.name), words())
            for told in texts
            for finding in told.findings
        ]
        data = {"status": "unreadable", "findings": findings}
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    for told in texts:
        for finding in told.findings:
            click.echo(plain(finding, told.text, Place(told.name), words()))


def _any_action() -> CardFacts:
    """Two texts of no card in particular are tried as an Action that costs 4."""
    from cardspec.effects import CardType
    from tools.behaviour import Cost, Facts

    return Facts(_("the card"), _("the card"), (CardType.ACTION,), Cost(4))


# --- showing --------------------------------------------------------------------------


def _show(verdict: Verdict, one: Told, other: Told) -> None:
    from rich.table import Table
    from rich.tree import Tree

    from cardspec.cards import load_library
    from tools.check.suspects import suspects
    from tools.console import console
    from tools.tree import Branch, names_in, outline

    def tree(told: Told) -> Tree:
        root = outline(told.tree, told.text, words(), names_in(load_library(), told.lang))

        def grow(parent: Tree, branch: Branch) -> None:
            for inner in branch.branches:
                grow(parent.add(inner.label), inner)

        made = Tree(root.label, guide_style="dim")
        grow(made, root)
        return made

    blamed = suspects(one.tree, other.tree)
    table = Table(show_edge=False, pad_edge=False, expand=False)
    table.add_column(one.name)
    table.add_column(other.name)
    table.add_row(_marked(one.text, blamed[0]), _marked(other.text, blamed[1]))
    table.add_section()
    table.add_row(tree(one), tree(other))
    console().print(table, width=min(console().width, WIDEST))


def _marked(text: str, spans: Sequence[Span]) -> Text:
    """The printed text with the differing words set off, with and without colour."""
    from rich.text import Text

    made = Text()
    last = 0
    for start, end in spans:
        made.append(text[last:start])
        made.append(f"»{text[start:end]}«", style="bold red")
        last = end
    made.append(text[last:].rstrip())
    return made


def _said(verdict: Verdict, lang: str, library: Any, *, scenario: bool) -> str:
    """What came of it. A scenario can be run only for a card that there is."""
    from tools.behaviour import How, Status
    from tools.behaviour.gherkin import KEYWORDS, gherkin
    from tools.behaviour.story import story

    if verdict.status is Status.UNPLAYABLE:
        return _("One of the texts cannot be carried out: %(why)s", why=verdict.problem)
    if verdict.how is How.TREE:
        return _("The same: both texts say the same thing.")
    if verdict.same:
        return _(
            "No difference was found in %(positions)s positions (%(games)s games).",
            positions=verdict.looked.positions,
            games=verdict.looked.games,
        )
    assert verdict.counterexample is not None
    told = story(verdict.counterexample, lang, words(), library)
    plan = verdict.counterexample.plan
    if plan is None or not scenario:
        return told
    speech = words().lang if words().lang in KEYWORDS else lang
    return f"{told}\n\n{gherkin(plan, speech).rstrip()}"


def _data(verdict: Verdict, one: Told, other: Told) -> dict[str, Any]:
    from cardspec.ast_json import to_json
    from tools.check.suspects import suspects

    blamed = suspects(one.tree, other.tree)
    return {
        "status": verdict.status.value,
        "how": verdict.how.value,
        "texts": [
            {
                "name": told.name,
                "lang": told.lang,
                "text": told.text,
                "tree": to_json(told.tree),
                "differs": [list(span) for span in spans],
            }
            for told, spans in zip((one, other), blamed, strict=True)
        ],
        "bounds": verdict.looked.to_data(),
        "counterexample": (
            verdict.counterexample.to_data() if verdict.counterexample is not None else None
        ),
    }
