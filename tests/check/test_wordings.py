"""Many texts written without sight of the grammars, each with its right verdict.

Only texts that get it are here, and the grammars were developed with them: they hold what has
been reached, and do not measure how much of unseen text is read.

`wordings/<lang>.jsonl` has one text a line: `id`, `card`, `text`, what to `expect` (the same, the
same as another edition, or different), and a `note` on the style or on the mistake made on purpose.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import TypeAlias

import pytest

from cardspec.languages import LANGUAGES
from tools.check.entries import Entry
from tools.check.judge import Judge

FOLDER = Path(__file__).with_name("wordings")
Row: TypeAlias = dict[str, str]


def wordings(lang: str) -> list[Row]:
    lines = (FOLDER / f"{lang}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def _by_card(lang: str) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = defaultdict(list)
    for row in wordings(lang):
        found[row["card"]].append(row)
    return found


ROWS = {(lang, card): rows for lang in LANGUAGES for card, rows in _by_card(lang).items()}


@pytest.mark.parametrize(("lang", "card"), ROWS, ids=lambda value: str(value))
def test_every_text_gets_its_verdict(lang: str, card: str) -> None:
    rows = ROWS[lang, card]
    entries = [Entry(r["id"], card, r["text"], "wordings", lambda at: (1, at + 1)) for r in rows]
    wrong = {
        row["id"]: (found.verdict.value, [f.code.value for f in found.readings])
        for row, found in zip(rows, Judge(lang).all(entries), strict=True)
        if found.verdict.value != row["expect"] or found.readings  # a false warning is one, too
    }
    assert not wrong


def test_ids_are_used_once() -> None:
    ids = [row["id"] for rows in ROWS.values() for row in rows]
    assert len(ids) == len(set(ids))
