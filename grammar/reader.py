"""`read`: a printed text to its canonical tree, or to findings a translator can act on."""

from __future__ import annotations

from dataclasses import dataclass

from cardspec import effects as fx
from cardspec.findings import Code, Finding
from cardspec.normalise import normalise
from grammar.bound import unbound
from grammar.build import Builder
from grammar.interpret import Interpreter
from grammar.lexicon import load_lexicon
from grammar.mark import mark_words
from grammar.parser import parse_words
from grammar.scan import MAX_LENGTH, Word, mark, scan


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
    """Notes in parentheses are read apart: they must be readable and change nothing."""
    if not text.strip():
        return Reading(None, (Finding(Code.EMPTY, (0, len(text))),), False, False)
    if len(text) > MAX_LENGTH:
        span = (MAX_LENGTH, len(text))
        found = Finding(Code.TOO_LONG, span, {"length": len(text), "limit": MAX_LENGTH})
        return Reading(None, (found,), False, False)
    lexicon = load_lexicon(language)
    words, findings = scan(text, lexicon)
    lexed = not findings
    if any("read_as" not in f.params for f in findings):
        return Reading(None, tuple(findings), False, False)
    main, notes = _notes(words)
    marked = mark_words(main, lexicon)
    tree = parse_words(marked, language, len(text))
    if isinstance(tree, Finding):
        return Reading(None, (*findings, tree), lexed, False)
    found_here: list[Finding] = findings
    phrases = Builder(lexicon, found_here).build(tree)
    made = Interpreter(lexicon, found_here).text(phrases)
    for note in notes:
        noted = parse_words(mark_words(note, lexicon), language, note[-1].span[1])
        if isinstance(noted, Finding):
            found_here.append(noted)
            made = None
        else:
            Builder(lexicon, found_here).build(noted)
    if made is not None and unbound(made):
        found_here.append(Finding(Code.REFERENCE, (0, len(text)), {"word": ""}))
        made = None
    if made is not None:
        made = normalise(made)
    return Reading(made, tuple(found_here), lexed, made is not None)


def _notes(words: list[Word]) -> tuple[list[Word], list[list[Word]]]:
    """Parentheses out of the running text, each as a text of its own."""
    main: list[Word] = []
    notes: list[list[Word]] = []
    inside: list[Word] | None = None
    opened: Word | None = None
    for word in words:
        if word.can("LPAR") and inside is None:
            inside, opened = [], word
        elif word.can("RPAR") and inside is not None:
            if any(a.key == "choice" for w in inside for a in w.analyses):
                main.extend(inside)  # who chooses is no note
            elif inside and inside[0].can("OR"):  # nor is what is done instead
                stop = mark("DOT", inside[0].span)
                main.extend([stop, mark("ALT", inside[0].span, inside[0].text), *inside[1:], stop])
            elif inside:
                notes.append(inside)
            inside = None
        elif inside is not None:
            inside.append(word)
        else:
            main.append(word)
    if inside is not None and opened is not None:  # never closed: the grammar refuses it
        main.extend([opened, *inside])
    return main, notes
