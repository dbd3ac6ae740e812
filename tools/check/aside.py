"""What a team has put aside: suppressions with a reason, and a baseline of old findings.

A suppression is written by hand and says why. A baseline is written by the tool, so that the
check can be adopted on old texts; a finding leaves it as soon as its text changes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from cardspec.data_errors import CardDataError
from cardspec.located import read_document
from tools.check.entries import Notice
from tools.check.judge import Judgement
from tools.check.source import broken, shown
from tools.check.told import told
from tools.codes import SENTENCES
from tools.errors import Usage, clean, reason_of
from tools.i18n import _, words
from tools.messages import data_sentence

DEFAULT = "cardspec-check.yaml"

Aside = frozenset[tuple[str, str]]
Suppressions = dict[tuple[str, str], Notice]
"""(id, code), each with what to say of it when it is not needed."""


def suppressed(path: Path | None) -> Suppressions:
    """The pairs of a file of suppressions; each must give its reason."""
    if path is None:
        path = Path(DEFAULT)
        if not path.is_file():
            return {}
    try:
        document = read_document(path, shown(path))
    except CardDataError as problem:
        raise Usage(f"{problem.where}: {data_sentence(problem, words())}") from None
    rows = document.value.get("suppress") if isinstance(document.value, dict) else None
    if not isinstance(rows, list):
        raise broken(str(path), 1, 1, _("“%(key)s” is missing here.", key="suppress"))
    found: Suppressions = {}
    for number, row in enumerate(rows):
        mark = document.mark(("suppress", number))
        where = f"{shown(path)}:{mark.line}:{mark.column}: "
        for key in ("id", "code", "reason"):
            value = row.get(key) if isinstance(row, dict) else None
            if not isinstance(value, str) or not value.strip():
                raise Usage(where + _("“%(key)s” is missing here.", key=key))
        if row["code"] not in SENTENCES:
            raise Usage(where + _("There is no finding code “%(code)s”.", code=clean(row["code"])))
        notice = Notice(str(path), mark.line, row["id"], "unused-suppression")
        found[row["id"], row["code"]] = notice
    return found


def unused(suppressions: Suppressions, judgements: Iterable[Judgement]) -> list[Notice]:
    """Suppressions that outlived their finding; kept quietly they would hide the next one."""
    needed = {(j.entry.id, one.code) for j in judgements for one in told(j, words())}
    return [notice for pair, notice in suppressions.items() if pair not in needed]


def read_baseline(path: Path, judgements: Iterable[Judgement]) -> Aside:
    try:
        known = json.loads(path.read_text(encoding="utf-8"))
        rows = {(str(r["id"]), str(r["code"]), str(r["text"])) for r in known["findings"]}
    except OSError as problem:
        reason = reason_of(problem)
        raise Usage(
            _("“%(file)s” cannot be read (%(reason)s).", file=shown(path), reason=reason)
        ) from None
    except (ValueError, TypeError, LookupError):
        raise Usage(_("“%(file)s” is not a baseline.", file=shown(path))) from None
    return frozenset(
        (judgement.entry.id, one.code)
        for judgement in judgements
        for one in told(judgement, words())
        if (judgement.entry.id, one.code, digest(judgement.entry.text)) in rows
    )


def write_baseline(path: Path, judgements: Iterable[Judgement]) -> int:
    """All findings of now; how many they are."""
    rows = sorted(
        {
            (judgement.entry.id, one.code, digest(judgement.entry.text))
            for judgement in judgements
            for one in told(judgement, words())
        }
    )
    data = {"findings": [{"id": i, "code": c, "text": t} for i, c, t in rows]}
    try:
        path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as problem:
        reason = reason_of(problem)
        raise Usage(
            _("“%(file)s” cannot be written (%(reason)s).", file=shown(path), reason=reason)
        ) from None
    return len(rows)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
