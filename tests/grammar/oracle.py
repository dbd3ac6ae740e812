"""The oracle: the same grammar under Earley, with every reading of every word left open.

LALR with readings chosen on the way gives one tree whatever happens. Earley gives all of
them, so a text that could be read in two ways shows here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar

from lark import Lark, Token, Tree
from lark.lexer import Lexer, LexerState

from grammar.lexicon import load_lexicon
from grammar.mark import mark_words
from grammar.notes import without_notes
from grammar.parser import grammar_text
from grammar.scan import Word, scan


class AnyTerm(str):
    """Equal to each of the terminals the word can be."""

    terms: frozenset[str]

    def __eq__(self, other: object) -> bool:
        return other in self.terms

    def __ne__(self, other: object) -> bool:
        return other not in self.terms

    __hash__ = str.__hash__


class OpenLexer(Lexer):
    __future_interface__: ClassVar[int] = 2

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        words: list[Word] = lexer_state.text  # type: ignore[assignment]
        for word in words:
            term = AnyTerm("|".join(dict.fromkeys(a.term for a in word.analyses)))
            term.terms = frozenset(a.term for a in word.analyses)
            yield Token(term, word.text, word.span[0])


@lru_cache
def earley(language: str) -> Lark:
    return Lark(
        grammar_text(language),
        parser="earley",
        lexer=OpenLexer,
        start="text",
        ambiguity="explicit",
        maybe_placeholders=False,
    )


def derivations(text: str, language: str) -> int:
    """How many trees the grammar has for the text; 0 if none."""
    lexicon = load_lexicon(language)
    words, findings = scan(text, lexicon)
    if findings:
        return 0
    tree = earley(language).parse(mark_words(without_notes(words), lexicon))
    return _count(tree)


def _count(tree: Any) -> int:
    if not isinstance(tree, Tree):
        return 1
    counts = [_count(child) for child in tree.children]
    if tree.data == "_ambig":
        return sum(counts)
    product = 1
    for count in counts:
        product *= count
    return product
