"""How much of a third-party card database the grammars can read.

Usage: python -m tools.corpus FOLDER [--lang de] [--set intrigue1stEdition] [--failures]

FOLDER is a dominiontabs card database (`cards_db.json`, `<locale>/cards_<locale>.json`).
Nothing of it is kept here: the texts are tried and forgotten. A text counts as read if a
tree comes out; faults of agreement are counted apart, since they are findings, not failures.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import click

from grammar import LANGUAGES, Reading, read

SETS = (
    "dominion1stEdition",
    "dominion2ndEdition",
    "intrigue1stEdition",
    "intrigue2ndEdition",
    "base",
)
LOCALES = {"de": "de", "nl": "nl_nl", "pl": "pl"}


@dataclass(frozen=True, slots=True)
class Entry:
    card: str
    sets: tuple[str, ...]
    text: str


def entries(folder: Path, language: str) -> list[Entry]:
    """The texts of one language, with the English tag as the card's name."""
    locale = LOCALES[language]
    database = json.loads((folder / "cards_db.json").read_text(encoding="utf-8"))
    local = json.loads((folder / locale / f"cards_{locale}.json").read_text(encoding="utf-8"))
    found: list[Entry] = []
    for row in database:
        text = (local.get(row["card_tag"]) or {}).get("description")
        if text and text.strip():
            found.append(Entry(row["card_tag"], tuple(row.get("cardset_tags", ())), text.strip()))
    return found


def measure(folder: Path, language: str, sets: tuple[str, ...]) -> list[tuple[Entry, Reading]]:
    return [
        (entry, read(entry.text, language))
        for entry in entries(folder, language)
        if set(entry.sets) & set(sets)
    ]


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--lang", "languages", multiple=True, type=click.Choice(LANGUAGES))
@click.option(
    "--set", "sets", multiple=True, help="A set of the database; default: base, Intrigue."
)
@click.option(
    "--failures", is_flag=True, help="Name the cards that cannot be read, with the place."
)
def main(folder: Path, languages: tuple[str, ...], sets: tuple[str, ...], failures: bool) -> None:
    """Try the grammars on the texts of a card database."""
    for language in languages or ("de", "nl"):
        rows = measure(folder, language, sets or SETS)
        if not rows:
            click.echo(f"{language}: no texts")
            continue
        parsed = [r for _, r in rows if r.tree is not None]
        clean = [r for r in parsed if r.ok]
        share = 100 * len(parsed) / len(rows)
        click.echo(
            f"{language}: {len(parsed)} of {len(rows)} read ({share:.0f}%), "
            f"{len(clean)} without any finding"
        )
        if failures:
            for entry, reading in rows:
                for finding in reading.findings:
                    place = entry.text[finding.span[0] : finding.span[1]] or "end of text"
                    click.echo(f"  {entry.card}: {finding.code} at {place!r}")


if __name__ == "__main__":
    main()
