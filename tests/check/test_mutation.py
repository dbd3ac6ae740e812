"""Mutation proof: each realistic mistake in each shipped text is found.

A mutant is unreadable, or different in play, or listed here with the reason why players could
not tell. `python -m tests.check.test_mutation` prints the kill rate.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

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


@cache
def judged(card_id: str) -> list[tuple[str, Mutant, str]]:
    """(language, mutant, verdict) of every mistake in every text of the card."""
    card = load_library().cards[card_id]
    known: dict[tuple[str, CardText], str] = {}
    found: list[tuple[str, Mutant, str]] = []
    for language, texts in card.texts.items():
        for edition, text in texts.items():
            reference = read(text, language).tree
            assert reference is not None
            for mutant in mutants(text, language):
                reading = read(mutant.text, language)
                if reading.tree is None or reading.findings:
                    verdict = "unreadable"
                else:
                    key = (edition, reading.tree)
                    if key not in known:
                        known[key] = _played(card, reading.tree, reference)
                    verdict = known[key]
                found.append((language, mutant, verdict))
    return found


def _played(card: Card, tree: CardText, reference: CardText) -> str:
    verdict = compare(card, tree, reference, bounds=BOUNDS)
    return "survived" if verdict.status is Status.SAME else verdict.status.value


def _excuse(card: str, mutant: Mutant) -> Equivalent | None:
    return next((e for e in EQUIVALENT if e.covers(card, mutant)), None)


CARDS = [c for c in load_library().cards.values() if c.texts]


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.id)
def test_every_mistake_is_found(card: Card) -> None:
    survived = [
        (lang, str(mutant))
        for lang, mutant, verdict in judged(card.id)
        if verdict == "survived" and _excuse(card.id, mutant) is None
    ]
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


def test_no_reason_is_left_over() -> None:
    """Equivalents are played like all others: a reason that no survivor needs is wrong."""
    needed = {
        id(_excuse(card.id, mutant))
        for card in CARDS
        for _, mutant, verdict in judged(card.id)
        if verdict == "survived"
    }
    assert [e.reason for e in EQUIVALENT if id(e) not in needed] == []


def main() -> None:
    counts: Counter[str] = Counter()
    for number, card in enumerate(CARDS, 1):
        for _, mutant, verdict in judged(card.id):
            excused = verdict == "survived" and _excuse(card.id, mutant) is not None
            counts["equivalent" if excused else verdict] += 1
        print(f"\r{number} of {len(CARDS)} cards", end="", flush=True)
    total = sum(counts.values()) - counts["equivalent"]
    killed = total - counts["survived"]
    print(f"\r{dict(counts)}")
    print(f"kill rate: {killed} of {total} ({100 * killed / total:.1f}%), equivalents apart")


if __name__ == "__main__":
    main()
