"""Mutation proof: each realistic mistake in each shipped text is found.

A mutant is unreadable, or different in play, or listed here with the reason why players could
not tell. `python -m tests.check.test_mutation` prints the kill rate.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import pytest

from cardspec.cards import Card, load_library
from cardspec.effects import CardText
from grammar import read
from tests.check.mutations import Mutant, mutants
from tools.behaviour import Bounds, Status, compare

BOUNDS = Bounds(positions=120, games=1500)
LATER = re.compile(
    r"\+\d+ (Aktion|Kauf|Käufe|Geld|akcj|zakup|monet|Actie|Aanschaf|Munt)", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Equivalent:
    """Mutants that players could not tell from the card."""

    kind: str
    reason: str
    cards: tuple[str, ...] = ()
    """None named: any card."""
    either: re.Pattern[str] | None = None
    """What one of the two swapped parts must look like."""

    def covers(self, card: str, mutant: Mutant) -> bool:
        if self.kind != mutant.kind or (self.cards and card not in self.cards):
            return False
        if self.either is None:
            return True
        return bool(self.either.match(mutant.old) or self.either.match(mutant.new))


EQUIVALENT = (
    Equivalent("swap", "actions, buys and coins are counted now and used later", either=LATER),
    Equivalent("swap", "each bonus looks at the gained card for itself", ("ironworks", "tribute")),
    Equivalent(
        "swap", "options may be chosen in any order", ("steward", "nobles", "pawn", "minion")
    ),
    Equivalent(
        "swap", "the Gold and what others lose have nothing to do with each other", ("bandit",)
    ),
    Equivalent(
        "swap", "what is trashed and what is discarded of the same cards", ("sentry", "thief")
    ),
    Equivalent("swap", "the discarded cards cannot be gained", ("saboteur",)),
    Equivalent("swap", "one draws, the others gain: neither sees the other's doing", ("witch",)),
    Equivalent("may -> must", "any number may be none", ("thief",)),
    Equivalent("may -> must", "whether one can or must not: one does not", ("bureaucrat",)),
    Equivalent(
        "other -> every", "four cards were just drawn: five are needed to be touched", ("minion",)
    ),
    Equivalent(
        "other -> every", "the other revealed cards are those that were not taken", ("scout",)
    ),
)


def judged(card: Card) -> list[tuple[str, Mutant, str]]:
    """(language, mutant, verdict) of every mistake in every text of the card."""
    known: dict[tuple[str, CardText], str] = {}
    found: list[tuple[str, Mutant, str]] = []
    for language, texts in card.texts.items():
        for edition, text in texts.items():
            reference = read(text, language).tree
            assert reference is not None
            for mutant in mutants(text, language):
                found.append(
                    (language, mutant, _verdict(card, edition, reference, mutant, language, known))
                )
    return found


def _verdict(
    card: Card,
    edition: str,
    reference: CardText,
    mutant: Mutant,
    language: str,
    known: dict[tuple[str, CardText], str],
) -> str:
    if any(e.covers(card.id, mutant) for e in EQUIVALENT):
        return "equivalent"
    reading = read(mutant.text, language)
    if reading.tree is None or reading.findings:
        return "unreadable"
    key = (edition, reading.tree)
    if key not in known:
        verdict = compare(card, reading.tree, reference, bounds=BOUNDS)
        known[key] = "survived" if verdict.status is Status.SAME else verdict.status.value
    return known[key]


CARDS = [c for c in load_library().cards.values() if c.texts]


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.id)
def test_every_mistake_is_found(card: Card) -> None:
    survived = [(lang, str(m)) for lang, m, verdict in judged(card) if verdict == "survived"]
    assert not survived


def test_there_are_mistakes_of_every_kind() -> None:
    kinds = Counter(
        mutant.kind
        for card in CARDS
        for language, texts in card.texts.items()
        for text in texts.values()
        for mutant in mutants(text, language)
    )
    assert set(kinds) >= {
        "other -> every",
        "may -> must",
        "up to -> exactly",
        "number",
        "zone",
        "trash <-> discard",
        "drop",
        "swap",
    }
    assert sum(kinds.values()) > 1000


@pytest.mark.parametrize("row", EQUIVALENT, ids=lambda r: f"{r.kind} {' '.join(r.cards)}")
def test_no_reason_is_left_over(row: Equivalent) -> None:
    for card in CARDS:
        for language, texts in card.texts.items():
            for text in texts.values():
                if any(row.covers(card.id, m) for m in mutants(text, language)):
                    return
    pytest.fail("covers nothing")


def main() -> None:
    counts: Counter[str] = Counter()
    for number, card in enumerate(CARDS, 1):
        counts.update(verdict for _, _, verdict in judged(card))
        print(f"\r{number} of {len(CARDS)} cards", end="", flush=True)
    total = sum(counts.values()) - counts["equivalent"]
    killed = total - counts["survived"]
    print(f"\r{dict(counts)}")
    print(f"kill rate: {killed} of {total} ({100 * killed / total:.1f}%), equivalents apart")


if __name__ == "__main__":
    main()
