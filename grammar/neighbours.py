"""Which reading of a word is meant, by the word beside it: a small table a language.

A closed-class word can be many things ("je" is *you* or *your*, "zijn" is *his* or *are*),
and the word right before or after it tells which. The rows stand in the language's
lexicon under `settings.neighbours`; this file only applies them, so it knows no language.

A row: what the word must be able to be (`can`, all of them; `cannot`; `key`, one sense),
the word after it (`next`, `next_key`, `not_next`, `at_end`) and before it (`prev`,
`prev_key`, `not_prev`), and what follows: `keep`, `drop` (terminals or senses), `prefer`
(tried first), `become` (terminal to terminal) or `set` (facts for the builder).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grammar.lexicon import Analysis, Lexicon
from grammar.scan import Word

Row = Mapping[str, Any]

CLAUSE_ENDS = (
    "DOT",
    "QUEST",
    "NL",
    "SEMI",
    "LINE",
    "COLON",
    "COMMA",
    "LPAR",
    "RPAR",
    "AND",
    "OR",
    "UNTIL",
    "TO",
    "IF",
    "THEN",
    "ELLIPSIS",
)


def neighbours(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Rows in order; each is tried only where a word can be what the row asks for first."""
    rows: Iterable[Row] = lexicon.settings.get("neighbours", ())
    out = list(words)
    places: dict[str, list[int]] = {}
    for i, word in enumerate(out):
        for term in word.terms:
            places.setdefault(term, []).append(i)
    for row in rows:
        can = row["can"]
        for i in places.get(can[0], ()):
            if not out[i].terms.issuperset(can) or not _applies(row, out, i):
                continue
            made = _act(row, out[i])
            for term in made.terms - out[i].terms:
                places[term] = sorted([*places.get(term, ()), i])
            out[i] = made
    return out


def _applies(row: Row, words: list[Word], i: int) -> bool:
    word = words[i]
    if word.can(*row.get("cannot", ())):
        return False
    if "key" in row and not _has_key(word, row["key"]):
        return False
    after = words[i + 1] if i + 1 < len(words) else None
    before = words[i - 1] if i else None
    if "next" in row and not (after is not None and after.can(*row["next"])):
        return False
    if "next_key" in row and not (after is not None and _has_key(after, *row["next_key"])):
        return False
    if "not_next_key" in row and after is not None and _has_key(after, *row["not_next_key"]):
        return False
    if "not_next" in row and after is not None and after.can(*row["not_next"]):
        return False
    if "prev" in row and not (before is not None and before.can(*row["prev"])):
        return False
    if "prev_key" in row and not (before is not None and _has_key(before, *row["prev_key"])):
        return False
    if "not_prev" in row and before is not None and before.can(*row["not_prev"]):
        return False
    if "at_end" in row:
        return bool(row["at_end"]) is (after is None or after.can(*CLAUSE_ENDS))
    return True


def _has_key(word: Word, *keys: str) -> bool:
    return any(a.key in keys for a in word.analyses)


def _act(row: Row, word: Word) -> Word:
    kept = word.analyses
    if "keep" in row:
        kept = tuple(a for a in kept if _named(a, row["keep"])) or kept
    if "drop" in row:
        kept = tuple(a for a in kept if not _named(a, row["drop"])) or kept
    if "prefer" in row:
        kept = tuple(sorted(kept, key=lambda a: not _named(a, row["prefer"])))
    if "become" in row:
        change: Mapping[str, str] = row["become"]
        kept = tuple(Analysis(change.get(a.term, a.term), a.key, a.features, a.data) for a in kept)
    if "set" in row:
        kept = tuple(Analysis(a.term, a.key, a.features, {**a.data, **row["set"]}) for a in kept)
    return Word(word.text, word.span, kept, word.capital)


def _named(analysis: Analysis, names: Iterable[str]) -> bool:
    return analysis.term in names or analysis.key in names
