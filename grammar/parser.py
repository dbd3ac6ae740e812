"""Marked words to a Lark tree: LALR, the word's reading chosen by what the parser can take.

Lark's custom-lexer interface hands us the parser's state, so a word with several readings
takes the first that fits there. The tests run the same grammars under Earley with every
reading open, and find one derivation for each shipped text.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Any, ClassVar

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer, LexerState
from lark.parsers.lalr_analysis import Shift

from cardspec.cache import cache_dir
from cardspec.findings import Code, Finding
from grammar.lexicon import NONE, Analysis, Features
from grammar.scan import Word


class Reading(Token):
    """A token with the word it stands for and the readings left open."""

    word: Word
    analyses: tuple[Analysis, ...]

    @classmethod
    def of(cls, word: Word, term: str) -> Reading:
        made = cls(term, word.text, word.span[0], end_pos=word.span[1])
        made.word = word
        made.analyses = tuple(a for a in word.analyses if a.term == term)
        return made

    @property
    def features(self) -> Features:
        """What any of its readings says of case, number, gender or person."""
        return NONE.union(*(a.features for a in self.analyses))


class WordLexer(Lexer):
    """Feeds marked words, each under the first of its terminals that the parser can take."""

    __future_interface__: ClassVar[int] = 2

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        words: list[Word] = lexer_state.text  # type: ignore[assignment]  # our custom input
        for word in words:
            terms = list(dict.fromkeys(a.term for a in word.analyses)) or ["UNREAD"]
            term = terms[0]
            if len(terms) > 1:
                term = next((t for t in terms if _takes(parser_state, t)), term)
            yield Reading.of(word, term)


def _takes(parser_state: Any, term: str) -> bool:
    """Whether the parser would shift this terminal, after the reductions it calls for.

    The state's own table is not enough: LALR merges look-aheads of several contexts.
    """
    states = parser_state.parse_conf.parse_table.states
    stack = list(parser_state.state_stack)
    while True:
        action = states[stack[-1]].get(term)
        if action is None:
            return False
        kind, argument = action
        if kind is Shift:
            return True
        size = len(argument.expansion)
        if size:
            del stack[-size:]
        stack.append(states[stack[-1]][argument.origin.name][1])


@lru_cache
def grammar_text(language: str) -> str:
    return (resources.files("grammar") / f"{language}.lark").read_text(encoding="utf-8")


@lru_cache
def load_parser(language: str) -> Lark:
    options: dict[str, Any] = {
        "parser": "lalr",
        "lexer": WordLexer,
        "start": "text",
        "maybe_placeholders": False,
    }
    folder = cache_dir()
    if folder is not None:
        try:
            return Lark(grammar_text(language), cache=str(folder / f"{language}.lark"), **options)
        except OSError:  # an unwritable cache only costs time
            pass
    return Lark(grammar_text(language), **options)


def parse_words(words: list[Word], language: str, length: int) -> Tree[Token] | Finding:
    try:
        return load_parser(language).parse(words)
    except UnexpectedToken as error:
        accepts = tuple(sorted(error.accepts or error.expected or ()))
        token = error.token
        if token.type == "$END" or not isinstance(token, Reading):
            return Finding(Code.UNFINISHED, (length, length), {"expected": accepts})
        word = token.word
        return Finding(Code.UNEXPECTED, word.span, {"word": word.text, "expected": accepts})
