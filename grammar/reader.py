"""`read`: a printed text to its canonical tree, or to findings a translator can act on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardspec import effects as fx
from cardspec.findings import Code, Finding
from cardspec.normalise import normalise
from grammar.bound import unbound
from grammar.build import Builder
from grammar.interpret import Interpreter
from grammar.lexicon import Lexicon, load_lexicon
from grammar.mark import mark_words
from grammar.notes import notes_of, one_by_one, ways_with_notes, without_notes
from grammar.parser import parse_words
from grammar.scan import MAX_BYTES, Word, scan


@dataclass(frozen=True, slots=True)
class Reading:
    """`tree` is there if the text could be understood, also with faults of agreement."""

    tree: fx.CardText | None
    findings: tuple[Finding, ...] = ()
    lexed: bool = True
    parsed: bool = True

    @property
    def ok(self) -> bool:
        return self.tree is not None and not self.findings


def read(text: str, language: str) -> Reading:
    """Every word is taken up, those of notes in parentheses as well, or there is a finding."""
    if not text.strip():
        return Reading(None, (Finding(Code.EMPTY, (0, len(text))),), False, False)
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        span = (min(len(text), MAX_BYTES), len(text))
        found = Finding(Code.TOO_LONG, span, {"length": len(text), "limit": MAX_BYTES // 1000})
        return Reading(None, (found,), False, False)
    lexicon = load_lexicon(language)
    words, findings = scan(text, lexicon)
    lexed = not findings
    if any("read_as" not in f.params for f in findings):
        return Reading(None, tuple(findings), False, False)
    reading = _first_way(words, text, lexicon, findings)
    return replace(reading, lexed=lexed)


def _first_way(words: list[Word], text: str, lexicon: Lexicon, findings: list[Finding]) -> Reading:
    """Notes are read in their place or behind their sentence, whichever can be understood."""
    if not notes_of(words):
        return _read_words(words, text, lexicon, findings)
    spans = tuple((words[a].span[0], words[b].span[1]) for a, b in notes_of(words))

    def understood(laid_out: list[Word]) -> bool:
        reading = _read_words(laid_out, text, lexicon, findings, spans)
        return len(reading.findings) == len(findings)

    for laid_out in (one_by_one(words, understood), *ways_with_notes(words)):
        reading = _read_words(laid_out, text, lexicon, findings, spans)
        if len(reading.findings) == len(findings):
            return reading
    alone = _read_words(without_notes(words), text, lexicon, findings)
    if len(alone.findings) > len(findings):
        return alone
    start, end = notes_of(words)[0]
    span = (words[start].span[0], words[end].span[1])
    note = Finding(Code.NOT_UNDERSTOOD, span, {"word": text[span[0] : span[1]]})
    return Reading(None, (*findings, note), parsed=False)


def _read_words(
    words: list[Word],
    text: str,
    lexicon: Lexicon,
    findings: list[Finding],
    notes: tuple[fx.Span, ...] = (),
) -> Reading:
    tree = parse_words(mark_words(words, lexicon), lexicon.language, len(text))
    if isinstance(tree, Finding):
        return Reading(None, (*findings, tree), parsed=False)
    found_here = list(findings)
    phrases = Builder(lexicon, found_here).build(tree)
    made = Interpreter(lexicon, found_here, notes).text(phrases)
    if made is not None and unbound(made):
        found_here.append(Finding(Code.REFERENCE, (0, len(text)), {"word": ""}))
        made = None
    if made is not None:
        made = normalise(made)
    return Reading(made, tuple(found_here), parsed=made is not None)
