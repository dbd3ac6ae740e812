"""Judgements on paper: for people, and as JSON, JUnit and SARIF for other programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import quote as quoted
from xml.etree import ElementTree

from cardspec.cards import Library
from tools.behaviour import Counterexample
from tools.check.entries import Notice
from tools.check.judge import Judgement
from tools.check.playing import Judged
from tools.check.source import shown
from tools.check.told import Told, notice_told, told
from tools.codes import MEANINGS
from tools.errors import clean
from tools.i18n import N_, NN_, Words
from tools.messages import quote

SUMMARY = {
    Judged.SAME: NN_("%(n)s the same", "%(n)s the same"),
    Judged.EDITION: NN_("%(n)s of another edition", "%(n)s of another edition"),
    Judged.DIFFERENT: NN_("%(n)s different", "%(n)s different"),
    Judged.UNREADABLE: NN_("%(n)s unreadable", "%(n)s unreadable"),
    Judged.UNKNOWN_CARD: NN_("%(n)s of an unknown card", "%(n)s of unknown cards"),
}
SEVERITIES = {"error": N_("error"), "warning": N_("warning")}


@dataclass(frozen=True, slots=True)
class Report:
    """What was found, and what of it a team has put aside."""

    judgements: Sequence[Judgement]
    notices: Sequence[Notice]
    library: Library
    words: Words
    put_aside: frozenset[tuple[str, str]] = frozenset()
    """(entry id, code) that are suppressed or in the baseline."""
    left_out: int = 0
    """Texts of cards of other sets than those asked for, or of unknown cards."""

    def findings(self, judgement: Judgement) -> list[Told]:
        return [one for one in told(judgement, self.words) if not self._aside(judgement, one)]

    def aside(self) -> int:
        """How many findings are left out."""
        return sum(
            self._aside(judgement, one)
            for judgement in self.judgements
            for one in told(judgement, self.words)
        )

    def _aside(self, judgement: Judgement, one: Told) -> bool:
        return (judgement.entry.id, one.code) in self.put_aside

    @property
    def clean(self) -> bool:
        return not any(self.findings(j) for j in self.judgements)


# --- for people -----------------------------------------------------------------------


def as_text(report: Report) -> str:
    """Findings card by card, then one line for all."""
    blocks = [notices_as_text(report)] if report.notices else []
    groups: dict[str, list[Judgement]] = {}
    for judgement in report.judgements:
        if report.findings(judgement):
            groups.setdefault(judgement.card or judgement.entry.card, []).append(judgement)
    blocks += ["\n".join(_card_lines(report, group)) for group in groups.values()]
    blocks.append(_summary(report))
    return "\n\n".join(blocks)


def notices_as_text(report: Report) -> str:
    return "\n".join(_line(notice_told(n, report.words), report.words) for n in report.notices)


def _line(one: Told, words: Words) -> str:
    severity = words.say(SEVERITIES[one.severity])
    return f"{shown(one.file)}:{one.line}:{one.column}: {severity}: {one.message} [{one.code}]"


def _card_lines(report: Report, group: Sequence[Judgement]) -> Iterable[str]:
    first = group[0]
    card = report.library.cards.get(first.card or "")
    name = card.local_name(first.lang) if card else clean(first.entry.card)
    ids = ", ".join(clean(judgement.entry.id) for judgement in group)
    yield name if ids == name else f"{name} ({ids})"
    for judgement in group:
        for one in report.findings(judgement):
            yield f"  {_line(one, report.words)}"
            if judgement.verdict is Judged.UNKNOWN_CARD:
                continue  # no word of the text is to blame
            quotation = quote(judgement.entry.text, one.span)
            yield f"    | {quotation.line}".rstrip()
            yield f"    | {quotation.carets}"
        if judgement.counterexample is not None:
            yield from _played(report, judgement, judgement.counterexample)


def _played(report: Report, judgement: Judgement, example: Counterexample) -> Iterable[str]:
    """The game in which they part: first as a story, then ready to be made a test."""
    from tools.behaviour.story import story

    for line in story(example, judgement.lang, report.words, report.library).split("\n"):
        yield f"  {line}".rstrip()
    scenario = _scenario(report, example)
    if scenario is not None:
        yield ""
        for line in scenario.rstrip().split("\n"):
            yield f"    {line}".rstrip()


def _scenario(report: Report, example: Counterexample) -> str | None:
    """In the user's language."""
    from tools.behaviour.gherkin import gherkin

    if example.plan is None:
        return None
    return gherkin(example.plan, report.words.lang, library=report.library)


def _summary(report: Report) -> str:
    words = report.words
    counts = Counter(j.verdict for j in report.judgements)
    parts = [words.count(*SUMMARY[v], counts[v]) for v in Judged if counts[v]]
    total = words.count("%(n)s text", "%(n)s texts", len(report.judgements))
    line = f"{total}: {', '.join(parts)}." if parts else f"{total}."
    played = [j.looked for j in report.judgements if j.looked is not None]
    if played:
        line += " " + words.count(
            "%(n)s of them is told in other words; no difference was found in %(positions)s "
            "positions.",
            "%(n)s of them are told in other words; no difference was found in %(positions)s "
            "positions.",
            len(played),
            positions=sum(p.positions for p in played),
        )
    if aside := report.aside():
        line += " " + words.count(
            "%(n)s finding is put aside.", "%(n)s findings are put aside.", aside
        )
    if report.left_out:
        line += " " + words.count(
            "%(n)s text of another set or an unknown card was left out.",
            "%(n)s texts of other sets or unknown cards were left out.",
            report.left_out,
        )
    return line


# --- for programs ---------------------------------------------------------------------


def as_data(report: Report) -> list[dict[str, Any]]:
    """One object a text, as documented."""
    return [
        {
            "id": judgement.entry.id,
            "card": judgement.card or judgement.entry.card,
            "lang": judgement.lang,
            "verdict": judgement.verdict.value,
            "edition": judgement.edition,
            "findings": [one.to_data() for one in report.findings(judgement)],
            "bounds": judgement.looked.to_data() if judgement.looked else None,
            "counterexample": _example(report, judgement),
        }
        for judgement in report.judgements
    ]


def _example(report: Report, judgement: Judgement) -> dict[str, Any] | None:
    example = judgement.counterexample
    if example is None:
        return None
    from tools.behaviour.story import story

    return {
        **example.to_data(),
        "story": story(example, judgement.lang, report.words, report.library),
        "scenario": _scenario(report, example),
    }


def as_json(report: Report) -> str:
    """JSON Lines: one object a text, so that a stream of them can be read as it comes."""
    return "\n".join(json.dumps(one, ensure_ascii=False) for one in as_data(report))


def as_junit(report: Report) -> str:
    suite = ElementTree.Element("testsuite", name="cardspec check")
    failed = 0
    for judgement in report.judgements:
        case = ElementTree.SubElement(
            suite,
            "testcase",
            classname=judgement.card or judgement.entry.card,
            name=judgement.entry.id,
            file=shown(judgement.entry.file),
        )
        found = report.findings(judgement)
        if found:
            failed += 1
            failure = ElementTree.SubElement(
                case, "failure", type=judgement.verdict.value, message=found[0].message
            )
            failure.text = "\n".join(_line(one, report.words) for one in found)
    suite.set("tests", str(len(report.judgements)))
    suite.set("failures", str(failed))
    suite.set("errors", "0")
    ElementTree.indent(suite)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(
        suite, encoding="unicode"
    )


def as_sarif(report: Report) -> str:
    results = [
        _result(one, judgement.entry.id)
        for judgement in report.judgements
        for one in report.findings(judgement)
    ]
    results += [_result(notice_told(n, report.words), n.field) for n in report.notices]
    codes = sorted({str(r["ruleId"]) for r in results})
    log = {
        "version": "2.1.0",
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "cardspec",
                        "version": version("cardspec"),
                        "rules": [
                            {"id": code, "shortDescription": {"text": MEANINGS[code]}}
                            for code in codes
                        ],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": results,
            }
        ],
    }
    return json.dumps(log, ensure_ascii=False, indent=2)


def _result(one: Told, identity: str) -> dict[str, Any]:
    region: dict[str, int] = {"startLine": one.line, "startColumn": one.column}
    if (one.end_line, one.end_column) > (one.line, one.column):
        region |= {"endLine": one.end_line, "endColumn": one.end_column}
    return {
        "ruleId": one.code,
        "level": one.severity,
        "message": {"text": one.message},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": _uri(one.file)},
                    "region": region,
                }
            }
        ],
        "partialFingerprints": {"entry/v1": f"{identity}:{one.code}"},
    }


def _uri(file: str) -> str:
    path = Path(file)
    return path.as_uri() if path.is_absolute() else quoted(path.as_posix())
