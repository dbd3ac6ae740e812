"""`cardspec parse`: one text, and what it means or why it cannot be read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from tools.i18n import _, words
from tools.options import output_format, text_language, ui_language

if TYPE_CHECKING:
    from rich.tree import Tree

    from cardspec.effects import CardText
    from grammar import Reading
    from tools.texts import Given
    from tools.tree import Branch


def command() -> click.Command:
    return click.Command(
        "parse",
        callback=parse,
        options_metavar=_("[OPTIONS]"),
        help=_(
            "Reads TEXT, or the file of that name, or standard input for -, and shows what it "
            "makes players do. Exit code 1 if the text cannot be read."
        ),
        short_help=_("Read one card text and show what it means."),
        params=[
            click.Argument(["text"], nargs=-1, metavar="TEXT"),
            text_language(_("The language of the text."), required=True),
            output_format(_("An outline to read, or JSON for other programs.")),
            ui_language(),
        ],
    )


def parse(text: tuple[str, ...], lang: str, form: str) -> int:
    from tools.texts import given_text

    given = given_text(text)

    from tools.reading import read_text

    reading = read_text(given.text, lang)
    if form == "json":
        click.echo(json.dumps(_as_json(reading, given, lang), ensure_ascii=False, indent=2))
    else:
        _show(reading, given, lang)
    return 0 if reading.ok else 1


def _as_json(reading: Reading, given: Given, lang: str) -> dict[str, Any]:
    from cardspec.ast_json import to_json
    from tools.messages import as_json

    return {
        "ok": reading.ok,
        "language": lang,
        "tree": None if reading.tree is None else to_json(reading.tree),
        "findings": [as_json(f, given.text, given.place, words()) for f in reading.findings],
    }


def _show(reading: Reading, given: Given, lang: str) -> None:
    from tools.messages import plain

    for finding in reading.findings:
        click.echo(plain(finding, given.text, given.place, words()))
    if reading.tree is not None and reading.ok:
        from tools.console import console

        console().print(_rich(reading.tree, given.text, lang))


def _rich(tree: CardText, text: str, lang: str) -> Tree:
    from rich.text import Text
    from rich.tree import Tree

    from cardspec.cards import load_library
    from tools.tree import names_in, outline

    def label(branch: Branch) -> Text:
        shown = Text(branch.label)
        if branch.printed:
            printed = words().say("“%(name)s”", name=branch.printed)
            shown.append(f"   {printed}", style="dim italic")
        return shown

    def grow(parent: Tree, branch: Branch) -> None:
        for inner in branch.branches:
            grow(parent.add(label(inner)), inner)

    root = outline(tree, text, words(), names_in(load_library(), lang))
    grown = Tree(Text(root.label, style="bold"), guide_style="dim")
    grow(grown, root)
    return grown
