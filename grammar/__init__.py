"""Text to AST: one lexicon and one grammar a language, one builder for all."""

from grammar.reader import LANGUAGES, Reading, read

__all__ = ["LANGUAGES", "Reading", "read"]
