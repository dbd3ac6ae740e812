"""Text to AST: one lexicon and one grammar a language, one builder for all."""
