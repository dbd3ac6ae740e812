"""A judgement as findings for people and programs: code, severity, sentence, place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardspec.effects import Span
from cardspec.findings import Severity
from tools.check.entries import Notice
from tools.check.judge import Judged, Judgement
from tools.codes import SENTENCES
from tools.errors import clean
from tools.i18n import Words
from tools.messages import sentence


@dataclass(frozen=True, slots=True)
class Told:
    code: str
    severity: str
    message: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    span: Span

    def to_data(self) -> dict[str, Any]:
        return {
            "code": self.code,
            "severity": self.severity,
            "message": self.message,
            "line": self.line,
            "column": self.column,
            "end_line": self.end_line,
            "end_column": self.end_column,
        }


def told(judgement: Judgement, words: Words) -> list[Told]:
    """Everything there is to say about one text; nothing for a text that is the same."""
    entry = judgement.entry
    found = [
        _made(judgement, str(f.code), str(f.severity), sentence(f, words), f.span)
        for f in judgement.readings
    ]
    whole = (0, len(entry.text.rstrip()))
    error = str(Severity.ERROR)
    match judgement.verdict:
        case Judged.UNKNOWN_CARD:
            template = SENTENCES["unknown-card"]
            said = words.say(template, card=clean(entry.card))
            if judgement.nearest:
                near = ", ".join(words.say("“%(name)s”", name=n) for n in judgement.nearest)
                said += " " + words.say("Perhaps this is meant: %(words)s.", words=near)
            found.append(_made(judgement, "unknown-card", error, said, whole))
        case Judged.EDITION:
            template = SENTENCES["other-edition"]
            said = words.say(template, edition=judgement.edition, wanted=judgement.wanted)
            warning = str(Severity.WARNING)
            found.append(_made(judgement, "other-edition", warning, said, whole))
        case Judged.DIFFERENT:
            template = SENTENCES["behaves-differently"]
            said = words.say(template)
            for span in judgement.suspects or (whole,):
                found.append(_made(judgement, "behaves-differently", error, said, span))
        case _:
            pass
    return found


def notice_told(notice: Notice, words: Words) -> Told:
    said = words.say(SENTENCES[notice.code], field=clean(notice.field))
    return Told(
        notice.code,
        str(Severity.WARNING),
        said,
        notice.file,
        notice.line,
        1,
        notice.line,
        1,
        (0, 0),
    )


def _made(judgement: Judgement, code: str, severity: str, message: str, span: Span) -> Told:
    entry = judgement.entry
    line, column = entry.spot(span[0])
    end_line, end_column = entry.spot(max(span[0], span[1]))
    return Told(code, severity, message, entry.file, line, column, end_line, end_column, span)
