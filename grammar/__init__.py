"""Text to AST: one lexicon and one grammar a language, one builder for all."""

from cardspec.languages import LANGUAGES
from grammar.reader import Reading, read

__all__ = ["LANGUAGES", "Reading", "read"]
