"""Gherkin scenarios from the rulebooks, one folder a book, in the book's language."""
