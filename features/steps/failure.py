"""Failures that a rules editor can read: book, scenario, step, expected and found."""

from __future__ import annotations

_WORDS = {
    "de": {
        "book": "Buch",
        "text": "Kartentexte",
        "scenario": "Szenario",
        "step": "Schritt",
        "expected": "erwartet",
        "found": "gefunden",
        "line": "Zeile",
        "claims": "Aussagen",
    },
    "pl": {
        "book": "Książka",
        "text": "teksty kart",
        "scenario": "Scenariusz",
        "step": "Krok",
        "expected": "oczekiwano",
        "found": "znaleziono",
        "line": "wiersz",
        "claims": "Twierdzenia",
    },
    "nl": {
        "book": "Boek",
        "text": "kaartteksten",
        "scenario": "Scenario",
        "step": "Stap",
        "expected": "verwacht",
        "found": "gevonden",
        "line": "regel",
        "claims": "Uitspraken",
    },
}


class Mismatch(AssertionError):
    """A step expected one thing and found another, both in words of the scenario's language."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"{expected} != {found}")
        self.expected = expected
        self.found = found


def report(
    lang: str,
    *,
    book: str,
    scenario: str,
    step: str,
    line: int,
    text_lang: str,
    claims: tuple[str, ...],
    error: BaseException,
) -> str:
    """The failure as a short text in the language of the scenario."""
    w = _WORDS[lang]
    lines = [
        f"{w['book']}: {book} ({w['text']}: {text_lang})",
        f"{w['scenario']}: {scenario}",
        f"{w['claims']}: {', '.join(claims) or '–'}",
        f"{w['step']}: {step} ({w['line']} {line})",
    ]
    if isinstance(error, Mismatch):
        lines += [f"  {w['expected']}: {error.expected}", f"  {w['found']}: {error.found}"]
    else:
        lines.append(f"  {type(error).__name__}: {error}")
    return "\n".join(lines)
