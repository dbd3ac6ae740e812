"""Rules of a book in words: what each is about, its value, and why some cannot be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tools.i18n import N_, _, words

TOPICS: Mapping[str, str] = {
    "players": N_("players"),
    "start_deck": N_("starting deck"),
    "hand_size": N_("cards in a new hand"),
    "actions": N_("actions in a turn"),
    "buys": N_("buys in a turn"),
    "treasures_after_buying": N_("treasures after a purchase"),
    "reshuffle": N_("when the deck is too short"),
    "piles": N_("pile of %(card)s"),
    "optional_piles": N_("pile of %(card)s, if wanted"),
    "kingdom.piles": N_("kingdom piles"),
    "kingdom.cards": N_("cards in a kingdom pile"),
    "kingdom.victory_cards": N_("cards in a kingdom pile of victory cards"),
    "end.when_empty": N_("piles that end the game when empty"),
    "end.empty_piles": N_("empty piles that end the game"),
    "end.scored": N_("where points are counted"),
    "tie_break": N_("equal points"),
    "next_game.first": N_("who begins the first game"),
    "next_game.after_tie": N_("who begins after a tie"),
    "simultaneous": N_("who comes first when several are concerned"),
    "information.hand_sizes": N_("size of the other hands"),
    "information.discard_tops": N_("top of each discard pile"),
    "information.own_deck_count": N_("counting the own deck"),
    "information.other_deck_counts": N_("counting the decks of others"),
    "information.own_discard_count": N_("counting the own discard pile"),
    "information.other_discard_counts": N_("counting the discard piles of others"),
    "information.trash": N_("looking through the trash"),
    "information.supply_counts": N_("counting the supply"),
    "information.in_play": N_("cards in play"),
    "information.set_aside": N_("cards set aside"),
    "information.all_discarded": N_("all of several cards discarded at once"),
}
"""In the order in which they are shown."""

VALUES: Mapping[str, str] = {
    "rest_first": N_("draw the rest, shuffle the discards, draw what is missing"),
    "discard_under": N_("shuffle the discards and put them under the rest, then draw"),
    "fewer_turns": N_("fewer turns win, else the victory is shared"),
    "none": N_("the victory is shared"),
    "lot": N_("by lot"),
    "anyone": N_("whoever the players like"),
    "non_winner": N_("by lot among those who did not win"),
    "from_current": N_("the player whose turn it is, then clockwise"),
    "hand": N_("hand"),
    "deck": N_("deck"),
    "discard": N_("discard pile"),
    "play": N_("in play"),
    "aside": N_("set aside"),
}

NOT_PLAYED: Mapping[str, str] = {
    "end.scored": N_("No card of these books is still in play or set aside when a game ends."),
    "next_game.first": N_("The first seat is given away before the game begins."),
}
"""Differences that no game can show, with the reason."""


def topic(rule: str) -> str:
    """What a rule is about, in the user's language."""
    if rule in TOPICS:
        return _(TOPICS[rule])
    table, card = rule.split(".", 1)
    return _(TOPICS[table], card=_card(card))


def value_words(rule: str, value: Any) -> str:
    """A value of a rule set in the user's language."""
    for prefix, say in _SAYING.items():
        if rule == prefix or rule.startswith(f"{prefix}."):
            return say(value)
    return _(VALUES[value]) if isinstance(value, str) else str(value)


def _card(card: str) -> str:
    from cardspec.cards import load_library

    found = load_library().cards[card]
    lang = words().lang
    return found.name if lang == "en" else found.local_name(lang)


def _per_players(value: Mapping[int, int] | None) -> str:
    """ "2–4: 60, 5–6: 120": neighbours with the same number together."""
    if value is None:
        return _("not known")
    groups: list[tuple[int, int, int]] = []
    for players, count in sorted(value.items()):
        if groups and groups[-1][2] == count:
            groups[-1] = (groups[-1][0], players, count)
        else:
            groups.append((players, players, count))
    if len(groups) == 1:
        return str(groups[0][2])
    return ", ".join(f"{a}: {n}" if a == b else f"{a}–{b}: {n}" for a, b, n in groups)


def _allowed(value: bool) -> str:
    return _("allowed") if value else _("not allowed")


def _open(value: bool) -> str:
    return _("open") if value else _("hidden")


_SAYING: Mapping[str, Callable[[Any], str]] = {
    "players": lambda value: f"{value['least']}–{value['most']}",
    "start_deck": lambda value: ", ".join(f"{n} {_card(card)}" for card, n in value.items()),
    "treasures_after_buying": _allowed,
    "piles": _per_players,
    "optional_piles": _per_players,
    "kingdom.cards": _per_players,
    "kingdom.victory_cards": _per_players,
    "end.when_empty": lambda value: ", ".join(map(_card, value)),
    "end.empty_piles": _per_players,
    "end.scored": lambda value: ", ".join(_(VALUES[zone]) for zone in value),
    "information": _open,
}
