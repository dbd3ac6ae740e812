"""Puts what the commands really print into the README, and the codes into their table:
`make readme`.

Each block stands between two comments of its name; what is between them is replaced.
"""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Iterable

from tools.cli import run
from tools.console import console_width
from tools.findings_table import write as write_findings
from tools.readings import ROOT

README = ROOT / "README.md"
WIDTH = 100

COMMANDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "verify": (("verify",),),
    "parse": (
        (
            "parse",
            "--lang",
            "pl",
            "+1 karta. Wyrzuć na śmietnisko kartę z ręki. "
            "Dodaj kartę, która kosztuje dokładnie o 1 monetę więcej.",
        ),
    ),
    "findings": (
        ("parse", "--lang", "de", "Jeder Mitspieler legt 2 Kerten ab."),
        ("parse", "--lang", "nl", "+2 Kaart"),
        ("parse", "--lang", "pl", "--ui-lang", "pl", "+5 karty"),
    ),
    "check": (("check", "docs/example.jsonl", "--lang", "de"),),
    "compare": (
        (
            "compare",
            "--lang",
            "de",
            "Entsorge 4 Handkarten.",
            "Entsorge bis zu 4 Handkarten.",
        ),
    ),
    "play": (
        (
            "play",
            "--kingdom",
            "Taniec zwycięstwa",
            "--players",
            "3",
            "--lang",
            "pl",
            "--seed",
            "7",
        ),
    ),
}
SHOWN = {"play": (40, 43)}
"""Paragraphs of a long output that are shown, besides the first and the last."""


def printed(name: str) -> str:
    """The commands of a block with their output, as a reader would see them."""
    parts: list[str] = []
    for arguments in COMMANDS[name]:
        out = io.StringIO()
        with contextlib.redirect_stdout(out), console_width(WIDTH):
            run(("--ui-lang", "en", *arguments) if "--ui-lang" not in arguments else arguments)
        lines = [line.rstrip() for line in out.getvalue().rstrip().split("\n")]
        if name in SHOWN:
            lines = _shortened(lines, *SHOWN[name])
        command = " ".join(["cardspec", *map(_quoted, arguments)])
        parts.append("\n".join([f"$ {command}", *lines]))
    return "\n\n".join(parts)


def _shortened(lines: list[str], first: int, last: int) -> list[str]:
    parts = "\n".join(lines).split("\n\n")
    shown = [parts[0], "…", *parts[first:last], "…", parts[-1]]
    return "\n\n".join(shown).split("\n")


def _quoted(argument: str) -> str:
    return f'"{argument}"' if re.search(r"[\s+]", argument) else argument


def filled(text: str, names: Iterable[str]) -> str:
    for name in names:
        before, rest = text.split(f"<!-- {name} -->\n", 1)
        after = rest.split(f"<!-- /{name} -->", 1)[1]
        text = f"{before}<!-- {name} -->\n```\n{printed(name)}\n```\n<!-- /{name} -->{after}"
    return text


if __name__ == "__main__":
    write_findings()
    README.write_text(filled(README.read_text(encoding="utf-8"), COMMANDS), encoding="utf-8")
