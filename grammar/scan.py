"""Printed text to words with places: layout first, then longest known phrases.

Nothing is rewritten. Layout in whatever dress (newline, <br>, <n>, <line>, a rule of
dashes, bullets) becomes a small set of break tokens that keep their place; everything
else is looked up in the lexicon, the longest phrase first.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from difflib import get_close_matches

from cardspec.effects import Span
from cardspec.findings import Code, Finding, Param
from grammar.lexicon import NONE, Analysis, Lexicon, fold

MAX_BYTES = 10_000


@dataclass(slots=True)
class Word:
    """A word or phrase of the text and what it can be."""

    text: str
    span: Span
    analyses: tuple[Analysis, ...]
    capital: bool = field(default=False)
    terms: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.terms = frozenset([a.term for a in self.analyses])

    def can(self, *terms: str) -> bool:
        return not self.terms.isdisjoint(terms)

    def only(self, *terms: str) -> Word:
        """The same word, with only these readings left."""
        kept = tuple(a for a in self.analyses if a.term in terms)
        return Word(self.text, self.span, kept, self.capital)

    def without(self, *terms: str) -> Word:
        kept = tuple(a for a in self.analyses if a.term not in terms)
        return Word(self.text, self.span, kept, self.capital)

    def as_term(self, term: str, *of: str) -> Word:
        """The same word under another terminal, its sense and features kept."""
        kept = tuple(
            Analysis(term, a.key, a.features, {**a.data, "was": a.term})
            for a in self.analyses
            if not of or a.term in of
        )
        return Word(self.text, self.span, kept, self.capital)


def mark(term: str, span: Span, text: str = "", key: str = "", **data: object) -> Word:
    return Word(text, span, (Analysis(term, key or term.lower(), NONE, data),))


_INVISIBLE = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufeff")
_COIN_DIGITS = {chr(0x2460 + i): i + 1 for i in range(20)} | {"⓪": 0}
_TOKEN = re.compile(
    r"""
    (?P<line><line>|(?:[-–—_=]\s?){3,}|─{3,})
  | (?P<coin>\(\s*(?P<coinnum>\d+)\s*\)|<(?P<coinnum2>\d+)\s*COINS?>|<\*COIN\*>|<COIN>|[①-⑳⓪])
  | (?P<points><\*?VP\*?>|♣)
  | (?P<potion><\*?POTION\*?>)
  | (?P<nl>\r\n|\n|\r|<br\s*/?>|<n>)
  | (?P<tag></?(?:b|i|u|justify|left|center|right|small)>)
  | (?P<bullet>[•▪‣●·◦]|\*(?=\s)|(?<=\n)[ \t]*(?:[a-h]\)|[1-9][.)])(?=\s))
  | (?P<number>\d+)
  | (?P<sign>[+−-](?=\s*[\d(<①-⑳⓪])|[+])
  | (?P<dash>[–—-](?=\s))
  | (?P<ellipsis>…|\.\.\.)
  | (?P<punct>[.,;:()!?/])
  | (?P<quote>["„“”»«'‚‘’])
  | (?P<word>[^\W\d_]+(?:[-'’][^\W\d_]+)*-?)
  | (?P<space>[\s\u200a\u00a0\u2009]+)
  | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_PUNCT = {
    ".": "DOT",
    ",": "COMMA",
    ";": "SEMI",
    ":": "COLON",
    "(": "LPAR",
    ")": "RPAR",
    "!": "DOT",
    "?": "QUEST",
    "/": "SLASH",
}


def scan(text: str, lexicon: Lexicon) -> tuple[list[Word], list[Finding]]:
    """The words of a text. Unknown ones are findings, each with its nearest known word."""
    composed, back = _compose(text)
    pieces: list[tuple[str, str, Span, re.Match[str]]] = []
    for match in _TOKEN.finditer(composed):
        kind = str(match.lastgroup)
        if kind in ("coinnum", "coinnum2"):
            kind = "coin"
        opens = not pieces or pieces[-1][0] in ("nl", "line")
        if kind == "dash" and opens:
            kind = "bullet"
        if kind == "sign" and opens and _listed(match, pieces, composed):
            kind = "bullet"
        if kind in ("space", "tag", "quote") or _wrapped(kind, match, composed):
            continue
        pieces.append((kind, match.group(), (back[match.start()], back[match.end()]), match))
    words: list[Word] = []
    findings: list[Finding] = []
    i = 0
    while i < len(pieces):
        kind, piece, span, match = pieces[i]
        if kind in ("word", "number"):
            found, used = _longest(pieces, i, lexicon)
            if found is not None:
                words.append(found)
                i += used
                continue
        i += 1
        made = _piece(kind, piece, span, match)
        if made is not None:
            words.append(made)
        elif kind == "word":
            near = get_close_matches(fold(piece), lexicon.forms, n=3, cutoff=0.72)
            suggestions = tuple(lexicon.spelling[n] for n in near)
            params: dict[str, Param] = {"word": piece, "suggestions": suggestions}
            meant = _meant(fold(piece), near)
            if meant is not None:
                params["read_as"] = lexicon.spelling[meant]
                words.append(Word(piece, span, lexicon.forms[meant], piece[:1].isupper()))
            findings.append(Finding(Code.UNKNOWN_WORD, span, params))
        elif unicodedata.category(piece) == "Cc":
            findings.append(Finding(Code.CONTROL, span))
        else:
            findings.append(Finding(Code.UNKNOWN_WORD, span, {"word": piece, "suggestions": ()}))
    return words, findings


def _listed(
    match: re.Match[str], pieces: list[tuple[str, str, Span, re.Match[str]]], text: str
) -> bool:
    """ "- 2 coins" on a line of its own behind "choose one:" is an item, not a minus."""
    before = [piece for kind, piece, _, _ in pieces if kind != "nl"]
    among = any(kind == "bullet" for kind, *_ in pieces)
    apart = text[match.end() : match.end() + 1].isspace()
    return apart and match.group() != "+" and (among or before[-1:] == [":"])


def _meant(word: str, near: list[str]) -> str | None:
    """A slip of the finger in a long word that can only be one other word.

    It stays a finding, but the rest of the text can be read and judged.
    """
    slips = [one for one in near if len(word) >= 5 and " " not in one and _one_slip(word, one)]
    return slips[0] if len(slips) == 1 else None


def _one_slip(a: str, b: str) -> bool:
    """One letter too much, missing, wrong, or two swapped."""
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    one, other = a[start:], b[start:]
    swapped = one[:2] == other[1::-1] and one[2:] == other[2:] and len(one) > 1
    return one[1:] == other or one == other[1:] or one[1:] == other[1:] or swapped


def _wrapped(kind: str, match: re.Match[str], text: str) -> bool:
    """A bare newline inside a sentence: the line was only too long."""
    if kind != "nl" or match.group().strip():
        return False
    before, after = text[: match.start()].rstrip(), text[match.end() :].lstrip()
    return before[-1:] not in (".", ";", ":") and after[:1].islower()


def _piece(kind: str, piece: str, span: Span, match: re.Match[str]) -> Word | None:
    match kind:
        case "line":
            return mark("LINE", span, piece)
        case "nl" | "bullet":
            hard = piece.strip() != "" or kind == "bullet"
            return mark("NL", span, piece, hard=hard, bullet=kind == "bullet")
        case "coin":
            digits = match.group("coinnum") or match.group("coinnum2")
            if digits is None and piece in _COIN_DIGITS:
                digits = str(_COIN_DIGITS[piece])
            if digits is None:
                return Word(piece, span, (Analysis("NOUN", "coin", NONE, {"symbol": True}),))
            return Word(piece, span, (Analysis("COINS", "coin", NONE, {"value": int(digits)}),))
        case "potion":
            return Word(piece, span, (Analysis("NOUN", "potion", NONE, {"symbol": True}),))
        case "points":
            return Word(piece, span, (Analysis("NOUN", "point", NONE, {"symbol": True}),))
        case "number":
            return Word(piece, span, (Analysis("NUM", "num", NONE, {"value": int(piece)}),))
        case "sign":
            return mark("PLUS" if piece == "+" else "MINUS", span, piece)
        case "dash":
            return mark("COLON", span, piece)
        case "ellipsis":
            return mark("ELLIPSIS", span, piece)
        case "punct":
            return mark(_PUNCT[piece], span, piece)
        case _:
            return None


def _longest(
    pieces: list[tuple[str, str, Span, re.Match[str]]], start: int, lexicon: Lexicon
) -> tuple[Word | None, int]:
    first = fold(pieces[start][1])
    size = lexicon.longest.get(first, 0)
    while size > 0:
        group = pieces[start : start + size]
        if len(group) == size and all(p[0] in ("word", "number") or p[1] in ".," for p in group):
            folded = " ".join(fold(p[1]) for p in group)
            analyses = lexicon.forms.get(folded)
            if analyses:
                text = " ".join(p[1] for p in group)
                span = (group[0][2][0], group[-1][2][1])
                return Word(text, span, analyses, pieces[start][1][:1].isupper()), size
        size -= 1
    return None, 0


def _compose(text: str) -> tuple[str, list[int]]:
    """NFC without what cannot be seen (soft hyphens, joiners, a stray byte order mark), with
    the place of each character in the text as it was given."""
    if unicodedata.is_normalized("NFC", text) and _INVISIBLE.isdisjoint(text):
        return text, list(range(len(text) + 1))
    out: list[str] = []
    back: list[int] = []
    i = 0
    while i < len(text):
        j = i + 1
        while j < len(text) and unicodedata.combining(text[j]):
            j += 1
        composed = "" if text[i] in _INVISIBLE else unicodedata.normalize("NFC", text[i:j])
        out.append(composed)
        back.extend([i] * len(composed))
        i = j
    back.append(len(text))
    return "".join(out), back
