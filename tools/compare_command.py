"""`cardspec compare`: two texts of a card side by side, and the game in which they part."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from cardspec.languages import LANGUAGES
from tools.codes import CHECKING
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
    findings: tuple[Finding, ...] = ()
    """Slips that leave no doubt what is meant."""


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
            click.Option(
                ["--card", "of_card"],
                metavar="CARD",
                help=_("The card that two texts in quotes are for."),
            ),
            output_format(_("To read, or JSON for other programs.")),
            ui_language(),
        ],
    )


def compare(
    what: tuple[str, ...],
    langs: tuple[str, ...],
    editions: tuple[str, ...],
    of_card: str | None,
    form: str,
) -> int:
    card, given = _given(what, langs, editions, of_card)
    unreadable = [told for told in given if isinstance(told, Unread)]
    if unreadable:
        _refuse(unreadable, form)
        return 1
    one, other = (told for told in given if isinstance(told, Told))
    verdict = _played(card or _any_card(one.tree, other.tree), one, other)
    if form == "json":
        click.echo(json.dumps(_data(verdict, one, other), ensure_ascii=False, indent=2))
    else:
        _tell_slips((one, other))
        _show(verdict, one, other)
        click.echo()
        click.echo(_said(verdict, one, other, scenario=card is not None))
    return 0 if verdict.same and not (one.findings or other.findings) else 1


def _played(card: CardFacts, one: Told, other: Told) -> Verdict:
    from tools.behaviour import compare as play
    from tools.console import progress_console

    shown = progress_console()
    if not shown.is_terminal:
        return play(card, one.tree, other.tree)
    with shown.status("") as status:

        def progress(done: int, most: int) -> None:
            told = _("%(card)s: %(done)s of %(most)s", card=card.name, done=done, most=most)
            status.update(told)

        return play(card, one.tree, other.tree, progress=progress)


def _given(
    what: Sequence[str], langs: Sequence[str], editions: Sequence[str], of_card: str | None
) -> tuple[Card | None, tuple[Told | Unread, Told | Unread]]:
    if len(what) == 2:
        if not langs:
            raise Usage(_("Say with --lang in which language the texts are."))
        first, second = langs[0], langs[-1]
        return None if of_card is None else _card(of_card), (
            _told(_("first text"), what[0], first),
            _told(_("second text"), what[1], second),
        )
    if len(what) != 1 or of_card is not None:
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
    return Told(name, text, lang, reading.tree, reading.findings)


def _refuse(texts: Sequence[Unread], form: str) -> None:
    """What cannot be read cannot be compared; that is a finding, as in `cardspec check`."""
    if form == "json":
        findings = [row for told in texts for row in _as_data(told)]
        data = {"status": "unreadable", "findings": findings}
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        _tell_slips(texts)


def _as_data(told: Told | Unread) -> list[dict[str, Any]]:
    from tools.messages import Place, as_json

    return [as_json(f, told.text, Place(told.name), words()) for f in told.findings]


def _tell_slips(texts: Sequence[Told | Unread]) -> None:
    from tools.messages import Place, plain

    for told in texts:
        for finding in told.findings:
            click.echo(plain(finding, told.text, Place(told.name), words()))


def _any_card(*texts: CardText) -> CardFacts:
    """Two texts of no card in particular are tried as a card that costs 4, of the types that
    such texts stand on."""
    from cardspec.effects import CardType, EachPlayer, Worth, Yields
    from cardspec.walk import nodes
    from tools.behaviour import Cost, Facts

    found = {type(ability) for text in texts for ability in text.abilities}
    stands_on = {Yields: CardType.TREASURE, Worth: CardType.VICTORY}
    types = [stands_on[ability] for ability in stands_on if ability in found]
    if found - {Yields, Worth} or not types:
        types = [CardType.ACTION, *types]
        if any(isinstance(node, EachPlayer) for node in nodes(texts)):
            types.append(CardType.ATTACK)
    return Facts(_("the card"), _("the card"), tuple(types), Cost(4))


# --- showing --------------------------------------------------------------------------


def _show(verdict: Verdict, one: Told, other: Told) -> None:
    from rich.table import Table
    from rich.tree import Tree

    from cardspec.cards import load_library
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

    blamed = _blamed(one, other)
    table = Table(show_edge=False, pad_edge=False, expand=False)
    table.add_column(one.name)
    table.add_column(other.name)
    table.add_row(_marked(one.text, blamed[0]), _marked(other.text, blamed[1]))
    table.add_section()
    table.add_row(tree(one), tree(other))
    console().print(table, width=min(console().width, WIDEST))


def _blamed(one: Told, other: Told) -> list[list[Span]]:
    """The words in which they part, in either text."""
    from tools.check.suspects import suspects, trimmed

    found = zip((one, other), suspects(one.tree, other.tree), strict=True)
    return [[trimmed(span, told.text) for span in spans] for told, spans in found]


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


def _said(verdict: Verdict, one: Told, other: Told, *, scenario: bool) -> str:
    """What came of it. A scenario can be run only for a card that there is."""
    from cardspec.cards import load_library
    from tools.behaviour import How, Status
    from tools.behaviour.gherkin import gherkin
    from tools.behaviour.story import story

    if verdict.status is Status.UNPLAYABLE:
        which = one if verdict.problem.startswith("a:") else other
        return f"{which.name}: {words().say(CHECKING['not-playable'])} [not-playable]"
    if verdict.how is How.TREE:
        return _("The same: both texts say the same thing.")
    if verdict.same:
        looked = verdict.looked
        told = _(
            "No difference was found in %(positions)s positions (%(games)s games).",
            positions=looked.positions,
            games=looked.games,
        )
        if looked.all_up_to is not None:
            told += " " + words().count(
                "All with up to %(n)s card beside the one played are among them.",
                "All with up to %(n)s cards beside the one played are among them.",
                looked.all_up_to,
            )
        return told
    assert verdict.counterexample is not None
    told = story(verdict.counterexample, one.lang, words(), load_library(), _labels(one, other))
    plan = verdict.counterexample.plan
    if plan is None or not scenario:
        return told
    return f"{told}\n\n{gherkin(plan, words().lang).rstrip()}"


def _labels(one: Told, other: Told) -> tuple[str, str]:
    """As a sentence about a game names the texts."""
    if one.name == _("first text"):
        return _("the first text"), _("the second text")
    return _("the text “%(name)s”", name=one.name), _("the text “%(name)s”", name=other.name)


def _data(verdict: Verdict, one: Told, other: Told) -> dict[str, Any]:
    from cardspec.ast_json import to_json

    blamed = _blamed(one, other)
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
                "findings": _as_data(told),
            }
            for told, spans in zip((one, other), blamed, strict=True)
        ],
        "bounds": verdict.looked.to_data(),
        "counterexample": (
            verdict.counterexample.to_data() if verdict.counterexample is not None else None
        ),
    }
