"""All finding codes as one document: `make readme` writes docs/findings.md from the code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tools.codes import CHECKING, DATA, MEANINGS, READING, VERIFYING
from tools.readings import ROOT

DOCUMENT = ROOT / "docs" / "findings.md"
HEAD = """# Finding codes

Written by `make readme` from `tools/codes.py`; do not edit.
Codes are stable: a code may get a better sentence, never another meaning.
Messages come in English, German, Polish and Dutch (`--ui-lang`).
The English one is shown, with `…` for what varies.
"""
SECTIONS: tuple[tuple[str, str, Mapping[str, str]], ...] = (
    (
        "Reading a text",
        "By `parse`, `verify`, `check` and `compare`. An error where the text cannot be read; "
        "a warning in `check` where it can be read all the same. In `check` and `compare` a "
        "text that is too long or holds a control character stops the command (exit code 2).",
        READING,
    ),
    (
        "Judging a translation",
        "By `check`. `behaves-differently` and `unknown-card` are errors, the others warnings. "
        "The last four are about the files, not about a text, and leave the exit code alone.",
        CHECKING,
    ),
    ("Checking our own cards", "By `verify`.", VERIFYING),
)


def document() -> str:
    parts = [HEAD]
    for title, about, codes in SECTIONS:
        rows = [(code, MEANINGS[code], sentence) for code, sentence in codes.items()]
        parts.append(f"## {title}\n\n{about}\n\n{_table(('code', 'meaning', 'message'), rows)}")
    about = "By every command, with file, line and column; they stop it (exit code 2)."
    table = _table(("code", "message"), DATA.items())
    parts.append(f"## Broken data files\n\n{about}\n\n{table}")
    return "\n".join(parts)


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for code, *rest in rows:
        cells = [f"`{code}`", *(_plain(cell) for cell in rest)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _plain(sentence: str) -> str:
    return (sentence % _Open()).replace("|", "\\|")


class _Open(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "…"


def write() -> None:
    DOCUMENT.parent.mkdir(exist_ok=True)
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    write()
