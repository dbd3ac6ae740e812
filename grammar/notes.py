"""Notes in parentheses: what they say must be understood like everything else.

A note is read in its place, as if it stood there without parentheses ("each player (you
too)"), before the verbs that close its clause, or as a sentence of its own behind the one
it stands in ("(Otherwise he puts it back.)"). A note that can be read in none of these ways
is a finding: it might say something new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product

from grammar.mark_options import is_bullet
from grammar.marking import FINITE, NONFINITE, frames_of
from grammar.scan import Word, mark

_WAYS = ("here", "before", "behind", "between")
"""Where it stands; before the verbs that close the clause; behind the sentence; between commas."""

_MOST_WAYS = 9
"""No more ways than this are tried; real texts have one note or two."""

_STOPS = ("DOT", "NL", "LINE", "SEMI")


def notes_of(words: list[Word]) -> list[tuple[int, int]]:
    """From each opening parenthesis to its closing one; one never closed is no note."""
    found: list[tuple[int, int]] = []
    opened: int | None = None
    for i, word in enumerate(words):
        if word.can("LPAR") and opened is None:
            opened = i
        elif word.can("RPAR") and opened is not None:
            found.append((opened, i))
            opened = None
    return found


def without_notes(words: list[Word]) -> list[Word]:
    """The running text alone."""
    return _laid_out(words, dict.fromkeys(notes_of(words), ""))


def one_by_one(words: list[Word], understood: Callable[[list[Word]], bool]) -> list[Word]:
    """Each note in the first way in which the text up to it is understood, the later ones
    still left out: so that many notes can be read."""
    notes = notes_of(words)
    chosen = dict.fromkeys(notes, "")
    for note in notes:
        for way in _WAYS:
            chosen[note] = way
            if understood(_laid_out(words, chosen)):
                break
    return _laid_out(words, chosen)


def ways_with_notes(words: list[Word]) -> Iterator[list[Word]]:
    """Each way to read the text with its notes, the likeliest first."""
    notes = notes_of(words)
    for chosen in islice(product(_WAYS, repeat=len(notes)), _MOST_WAYS):
        yield _laid_out(words, dict(zip(notes, chosen, strict=True)))


def _laid_out(words: list[Word], notes: dict[tuple[int, int], str]) -> list[Word]:
    """Each note where its way says; no way leaves it out."""
    out: list[Word] = []
    held: list[Word] = []
    late: list[Word] = []
    i = 0
    while i < len(words):
        note = next((n for n in notes if n[0] == i), None)
        if note is None:
            if words[i].can(*_STOPS) and not (words[i].can("SEMI") and _listing(out)):
                out.extend(held)
                held = []
            out.append(words[i])
            i += 1
            continue
        inside, way = words[i + 1 : note[1]], notes[note]
        i = note[1] + 1
        while inside and inside[-1].can("DOT"):
            inside.pop()
        if not inside or not way:
            continue
        if inside[0].can("OR"):  # what is done instead
            alternative = mark("ALT", inside[0].span, inside[0].text)
            held.extend([mark("DOT", inside[0].span), alternative, *inside[1:]])
        elif way == "behind" and i < len(words) and words[i].can("COLON"):
            listed = any(is_bullet(w) for w in words[i:])  # only a line ends such a list
            late.extend([mark("NL" if listed else "DOT", inside[0].span), *inside])
        elif way == "behind":
            held.extend([mark("DOT", inside[0].span), *inside])
        elif way == "between":
            out.extend(
                [mark("COMMA", inside[0].span), *inside, mark("COMMA", inside[-1].span, ",")]
            )
        else:
            inside = _excepting(inside)
            at = len(out)
            while way == "before" and at and out[at - 1].can(*FINITE, *NONFINITE, "VLAST", "PTC"):
                at -= 1
            out[at:at] = inside
    rule = next((j for j, w in enumerate(out) if w.can("LINE")), len(out))
    return [*out[:rule], *late, *out[rule:], *held] if late else [*out, *held]


def _listing(words: list[Word]) -> bool:
    """Whether a colon opened a list that no choice is made from: its semicolons end nothing."""
    for i in range(len(words) - 1, -1, -1):
        if words[i].can("DOT", "NL", "LINE"):
            return False
        if words[i].can("COLON"):
            return not any("choose" in frames_of(w) for w in words[:i])
    return False


def _excepting(note: list[Word]) -> list[Word]:
    """ "(no Copper)", "(not Copper)" behind the cards: all of them but those."""
    if len(note) > 2 and any(a.key == "but" for a in note[0].analyses):
        note = note[1:]
    first, cards = note[0], note[1:]
    denies = any((a.term, a.key) in (("DET", "neg"), ("ADV", "not")) for a in first.analyses)
    if denies and cards and all(w.can("NOUN", "TRUNC", "OR", "AND") for w in cards):
        return [mark("PREP", first.span, first.text, "except"), *cards]
    return note
