"""What may be known: which piles a book lets players see, count or look through.

A hand is its owner's, the deck lies face down, the discard pile shows its top card: that
much every book takes for granted. What else may be found out differs, or goes unsaid.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Information:
    hand_sizes: bool
    """How many cards each player holds."""
    discard_tops: bool
    """The uppermost card of everybody's discard pile."""
    own_deck_count: bool
    other_deck_counts: bool
    own_discard_count: bool
    other_discard_counts: bool
    trash: bool
    """All trashed cards, at any time."""
    supply_counts: bool
    in_play: bool
    """Everybody's cards in play."""
    set_aside: bool
    """Everybody's cards set aside, where the text does not say face down."""
    all_discarded: bool
    """Of several cards discarded at once all are shown, not only the last."""


NAMES = tuple(field.name for field in fields(Information))
