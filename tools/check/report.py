"""Judgements on paper: for people, and as JSON, JUnit and SARIF for other programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any
from xml.etree import ElementTree

from cardspec.cards import Library
from tools.check.entries import Notice
from tools.check.judge import Judged, Judgement
from tools.check.told import Told, notice_told, told
from tools.codes import SENTENCES
from tools.i18n import NN_, Words
from tools.messages import quote

SUMMARY = {
    Judged.SAME: NN_("%(n)s the same", "%(n)s the same"),
    Judged.EDITION: NN_("%(n)s of another edition", "%(n)s of another edition"),
    Judged.DIFFERENT: NN_("%(n)s different", "%(n)s different"),
    Judged.UNREADABLE: NN_("%(n)s unreadable", "%(n)s unreadable"),
    Judged.UNKNOWN_CARD: NN_("%(n)s of an unknown card", "%(n)s of unknown cards"),
}


@dataclass(frozen=True, slots=True)
class Report:
    """What was found, and what of it a team has put aside."""

    judgements: Sequence[Judgement]
    notices: Sequence[Notice]
    library: Library
    words: Words
    put_aside: frozenset[tuple[str, str]] = frozenset()
    """(entry id, code) that are suppressed or in the baseline."""

    def findings(self, judgement: Judgement) -> list[Told]:
        return [
            one
            for one in told(judgement, self.words)
            if (judgement.entry.id, one.code) not in self.put_aside
        ]

    @property
    def clean(self) -> bool:
        return not any(self.findings(j) for j in self.judgements)


# --- for people -----------------------------------------------------------------------


def as_text(report: Report) -> str:
    """Findings card by card, then one line for all."""
    words = report.words
    blocks: list[str] = []
    for notice in report.notices:
        one = notice_told(notice, words)
        blocks.append(f"{one.file}:{one.line}: {one.message} [{one.code}]")
    for judgement in report.judgements:
        found = report.findings(judgement)
        if found:
            blocks.append("\n".join(_card_lines(report, judgement, found)))
    blocks.append(_summary(report))
    return "\n\n".join(blocks)


def _card_lines(report: Report, judgement: Judgement, found: list[Told]) -> Iterable[str]:
    card = report.library.cards.get(judgement.card or "")
    shown = card.local_name(judgement.lang) if card else judgement.entry.card
    yield f"{shown} ({judgement.entry.id})"
    for one in found:
        yield f"  {one.file}:{one.line}:{one.column}: {one.message} [{one.code}]"
        quotation = quote(judgement.entry.text, one.span)
        yield f"    | {quotation.line}"
        yield f"    | {quotation.carets}"
    example = judgement.counterexample
    if example is not None:
        from tools.behaviour.story import story

        for line in story(example, judgement.lang, report.words, report.library).split("\n"):
            yield f"  {line}".rstrip()


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
    if report.put_aside:
        line += " " + words.count(
            "%(n)s finding is put aside.", "%(n)s findings are put aside.", len(report.put_aside)
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
    from tools.behaviour.gherkin import gherkin
    from tools.behaviour.story import story

    lang = judgement.lang
    return {
        **example.to_data(),
        "story": story(example, lang, report.words, report.library),
        "scenario": gherkin(example.plan, lang) if example.plan is not None else None,
    }


def as_json(report: Report) -> str:
    return json.dumps(as_data(report), ensure_ascii=False, indent=2)


def as_junit(report: Report) -> str:
    suite = ElementTree.Element("testsuite", name="cardspec check")
    failed = 0
    for judgement in report.judgements:
        case = ElementTree.SubElement(
            suite,
            "testcase",
            classname=judgement.card or judgement.entry.card,
            name=judgement.entry.id,
            file=judgement.entry.file,
        )
        found = report.findings(judgement)
        if found:
            failed += 1
            failure = ElementTree.SubElement(
                case, "failure", type=judgement.verdict.value, message=found[0].message
            )
            failure.text = "\n".join(
                f"{one.file}:{one.line}:{one.column}: {one.message} [{one.code}]" for one in found
            )
    suite.set("tests", str(len(report.judgements)))
    suite.set("failures", str(failed))
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
                            {"id": c, "shortDescription": {"text": SENTENCES[c]}} for c in codes
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
                    "artifactLocation": {"uri": one.file.replace("\\", "/").replace(" ", "%20")},
                    "region": region,
                }
            }
        ],
        "partialFingerprints": {"entry/v1": f"{identity}:{one.code}"},
    }
