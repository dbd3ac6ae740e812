""" "Either A or B": a choice said without a word for choosing.

"Or" between whole instructions parts alternatives; "and" binds tighter. Where the first one
begins is told by "either"; without it there must be one instruction before the "or", else
nobody could say what is left to the choice. "Either A, B or C" are three.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.children import Child, is_a, sentences_of, span_of
from grammar.lexicon import NONE
from grammar.sharing import share_among_options, share_verbs

JOINTS = ("ANDV", "ANDP", "ANDC")
ORS = ("ORV", "ORP", "ORC")
Join = Callable[[list[Child]], ph.Sentence]


def alternatives(
    children: list[Child], join: Join, findings: list[Finding]
) -> list[ph.Sentence] | None:
    """The steps with their choice made one sentence; None where no "or" parts any."""
    starts = [i for i, c in enumerate(children) if _either(c)]
    ors = [i for i, c in enumerate(children) if is_a(c, *ORS)]
    if not ors:
        for i in starts:  # "either" and no "or"
            findings.append(_unclear(children[i]))
        return None
    first = starts[0] if starts else 0
    before = sentences_of(children[:first])
    if len(starts) > 1 or first > ors[0] or (not starts and _joined(children[: ors[0]])):
        findings.append(_unclear(children[ors[0]]))
        return None
    for i in starts:
        _take_either(children[i])
    groups: list[list[Child]] = [[]]
    for i, child in enumerate(children[first:], first):
        listed = bool(starts) and i < ors[-1] and is_a(child, *JOINTS) and child.word.text == ","
        if is_a(child, *ORS) or listed:
            groups.append([])
        else:
            groups[-1].append(child)
    options = [join(group) for group in groups]
    share_verbs(options)
    return [*before, choice_of(options, span_of(children[first:]))]


def choice_of(options: list[ph.Sentence], span: tuple[int, int]) -> ph.Choice:
    """Whoever would do the first of them chooses."""
    clause = _first_clause(options[0])
    subject = clause.subject if clause is not None else None
    mood = clause.mood if clause is not None else "imperative"
    if clause is not None and subject is not None and subject.head != "you":
        clause.subject = ph.Nominal("they", subject.span, subject.text, features=subject.features)
    verb = ph.Verb("", "", span, ("choose",), clause.verb.features if clause is not None else NONE)
    head = ph.Clause(verb, mood, [], span, subject=subject)
    return ph.Choice(ph.Statement([head], span), options, span, either=True)


def by_or(clauses: list[list[ph.Clause]], span: tuple[int, int]) -> ph.Choice:
    """ "He must discard 2 cards or gain a Curse": infinitives of one modal."""
    options: list[ph.Sentence] = [ph.Statement(group, span) for group in clauses]
    subject = clauses[0][0].subject
    for group in clauses[1:]:
        for clause in group:
            third = subject is not None and subject.head != "you"
            clause.subject = replace(subject, head="they") if third and subject else subject
    _each_of_them(clauses[0][0])
    share_among_options(options)
    made = choice_of(options, span)
    assert isinstance(made.head, ph.Statement)
    if all(c.modal == "may" for group in clauses for c in group):  # whether, and which
        head = made.head.clauses[0]
        head.modal, head.verb.span = "may", (span[0], span[0])
        for group in clauses:
            for clause in group:
                clause.modal = ""
    last = clauses[-1][-1]
    for chunk in [c for c in last.chunks if _choosing(c)]:  # "discard or keep it, as you choose"
        last.chunks = [c for c in last.chunks if c is not chunk]
        key = "you_decide" if _yours(chunk) else "own_choice"
        made.head.clauses[0].chunks.append(ph.Adverb(key, chunk.span, ""))
    return made


def _each_of_them(clause: ph.Clause) -> None:
    """ "Each of both you may trash or discard": each of them, in one phrase for all options."""
    for i, chunk in enumerate(clause.chunks):
        if not isinstance(chunk, ph.Nominal) or chunk.head or "each" not in chunk.determiners:
            continue
        beside = [c for c in clause.chunks if ph.is_adverb(c, "of_them")]
        if chunk.partitive or beside:
            clause.chunks[i] = replace(chunk, head="them", determiners=("each",), partitive=True)
            clause.chunks = [c for c in clause.chunks if not ph.is_adverb(c, "of_them")]
            return


def _yours(chunk: ph.Chunk) -> bool:
    return isinstance(chunk, ph.Prepositional) and "your" in chunk.nominal.determiners


def _choosing(chunk: ph.Chunk) -> bool:
    inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else None
    return inner is not None and inner.head == "choice"


def _first_clause(sentence: ph.Sentence) -> ph.Clause | None:
    if isinstance(sentence, ph.Steps):
        return _first_clause(sentence.items[0])
    return sentence.clauses[0] if isinstance(sentence, ph.Statement) else None


def _chunks(child: Child) -> list[ph.Chunk]:
    if isinstance(child, ph.Bonus):
        return child.per
    if isinstance(child, ph.Bare):
        return child.chunks
    return child.clauses[0].chunks if isinstance(child, ph.Statement) else []


def _either(child: Child) -> bool:
    return any(ph.is_adverb(c, "either") for c in _chunks(child))


def _take_either(child: Child) -> None:
    chunks = _chunks(child)
    chunks[:] = [c for c in chunks if not ph.is_adverb(c, "either")]


def _joined(children: list[Child]) -> bool:
    return len(sentences_of(children)) > 1


def _unclear(child: Child) -> Finding:
    span = child.word.span if is_a(child, *ORS) else child.span
    return Finding(Code.NOT_UNDERSTOOD, span, {"word": ""})
