"""A judgement as findings for people and programs: code, severity, sentence, place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardspec.cards import load_library
from cardspec.effects import Span
from cardspec.findings import Severity
from tools.check.entries import Notice
from tools.check.judge import Judgement
from tools.check.playing import Judged
from tools.check.suspects import Parting, partings, suspects, trimmed
from tools.codes import SENTENCES
from tools.errors import clean
from tools.i18n import Words
from tools.messages import sentence
from tools.tree import in_one_line, names_in

MOST_DETAILS = 3
"""Beside one place; more would not be read."""


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
    if judgement.fault:
        code, _, fault = judgement.fault.partition(":")
        said = words.say(SENTENCES[code], fault=fault)
        found.append(_made(judgement, code, error, said, whole))
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
            for span, said in _differences(judgement, words, whole):
                found.append(_made(judgement, "behaves-differently", error, said, span))
        case _:
            pass
    return found


def _differences(judgement: Judgement, words: Words, whole: Span) -> Iterator[tuple[Span, str]]:
    """The words to blame, each with what the card and the text say there. What the text does
    not say at all is told beside the first of them."""
    template = SENTENCES["behaves-differently"]
    in_short = words.say(template)
    if judgement.trees is None:
        yield whole, in_short
        return
    found = partings(*judgement.trees)
    spans = suspects(*judgement.trees)[0] or [whole]
    details: dict[Span, list[str]] = {span: [] for span in spans}
    for parting in found:
        at = parting.in_a or spans[0]
        span = next((s for s in spans if s[0] <= at[0] and at[1] <= s[1]), None)
        span = span or next((s for s in spans if at[0] <= s[0] and s[1] <= at[1]), spans[0])
        said = _detail(parting, judgement, words)
        if said and said not in details[span]:
            details[span].append(said)
    for span, rows in details.items():
        yield trimmed(span, judgement.entry.text), " ".join([in_short, *rows[:MOST_DETAILS]])


def _detail(parting: Parting, judgement: Judgement, words: Words) -> str:
    assert judgement.trees is not None
    name_of = names_in(load_library(), judgement.lang)
    whole = type(parting.a) is not type(parting.b)
    text, card = (
        None if node is None else in_one_line(node, tree, words, name_of, below=whole)
        for node, tree in zip((parting.a, parting.b), judgement.trees, strict=True)
    )
    if text == card:
        return ""  # the difference lies between lines
    if text is None:
        return words.say("The card also says: “%(card)s”.", card=card)
    if card is None:
        return words.say("Only this text says: “%(text)s”.", text=text)
    return words.say("The card says: “%(card)s”; this text: “%(text)s”.", card=card, text=text)


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
