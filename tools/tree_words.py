"""Every node of the AST as a phrase, for people who read card texts and not programs.

The places `%(x)s` are the node's fields, already in words. Effects inside an effect are not
part of its phrase: they hang below it, under the label of their field.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from cardspec.effects import CardType, Lasting, Op, Players, Position, Resource, Who, Zone
from tools.i18n import N_, NN_

PHRASES: Mapping[str, str] = {
    "CardText": N_("the card"),
    "OnPlay": N_("when played"),
    "When": N_("whenever %(event)s"),
    "Yields": N_("gives when played: %(plus)s"),
    "Worth": N_("worth at the end of the game (points): %(points)s"),
    "Played": N_("a card is played: %(filter)s; by: %(by)s"),
    "Gained": N_("a card is gained: %(filter)s; by: %(by)s"),
    "Seq": N_("one after the other"),
    "May": N_("optional"),
    "If": N_("if %(condition)s"),
    "IfDone": N_("try to"),
    "Choose": N_("choose %(count)s of these; who: %(by)s"),
    "ForEach": N_("for each card (here “%(name)s”): %(cards)s"),
    "EachPlayer": N_("these players in turn: %(players)s"),
    "Plus": N_("%(plus)s"),
    "Discard": N_("discard: %(cards)s"),
    "Trash": N_("trash: %(cards)s"),
    "Reveal": N_("reveal: %(cards)s"),
    "LookAt": N_("look at: %(cards)s"),
    "SetAside": N_("set aside: %(cards)s"),
    "Put": N_("put %(to)s: %(cards)s"),
    "Gain": N_("gain %(to)s: %(cards)s"),
    "Play": N_("play (times: %(times)s): %(cards)s"),
    "PassOn": N_("pass on to %(to)s: %(cards)s"),
    "RevealUntil": N_(
        "reveal from the deck until there are %(count)s (“%(found)s”, the others “%(others)s”) "
        "with: %(filter)s"
    ),
    "DrawTo": N_("draw until the hand has so many cards: %(hand)s"),
    "DiscardTo": N_("discard down to so many cards in hand: %(hand)s"),
    "NameCard": N_("name a card (“%(name)s”)"),
    "ChangeCost": N_("%(lasting)s the cost changes by %(by)s: %(filter)s"),
    "ChangeYield": N_("%(lasting)s the coins given change by %(by)s: %(filter)s"),
    "Whenever": N_("%(lasting)s, whenever %(event)s"),
    "Unaffected": N_("the attack has no effect on this player"),
    "Compare": N_("%(left)s %(op)s %(right)s"),
    "Matches": N_("%(cards)s – such a card: %(filter)s"),
    "NotSo": N_("not: %(condition)s"),
    "Number": N_("%(value)s"),
    "CountCards": N_("number of (%(cards)s)"),
    "CountPlayed": N_("cards played this turn (%(filter)s)"),
    "EmptyPiles": N_("number of empty piles"),
    "CostOf": N_("cost of “%(card)s”"),
    "Sum": N_("%(left)s + %(right)s"),
    "Per": N_("%(each)s for every %(per)s of (%(count)s)"),
    "OfType": N_("type %(type)s"),
    "Called": N_("called %(card)s"),
    "SameNameAs": N_("called like “%(name)s”"),
    "Costs": N_("cost %(op)s %(amount)s"),
    "NotThat": N_("not (%(predicate)s)"),
    "AnyOf": N_("one of (%(predicates)s)"),
    "Exactly": N_("exactly %(amount)s"),
    "UpTo": N_("up to %(amount)s"),
    "AnyNumber": N_("any number"),
    "All": N_("all"),
    "Top": N_("from the top of the deck (cards: %(amount)s)"),
    "Those": N_("“%(name)s”"),
    "RestOf": N_("the rest of “%(name)s”"),
    "ThisCard": N_("this card"),
    "Cards": N_("%(quantity)s, %(source)s"),
}

BONUSES: Mapping[Resource, tuple[str, str]] = {
    Resource.CARDS: NN_("+%(n)s card", "+%(n)s cards"),
    Resource.ACTIONS: NN_("+%(n)s action", "+%(n)s actions"),
    Resource.BUYS: NN_("+%(n)s buy", "+%(n)s buys"),
    Resource.COINS: NN_("+%(n)s coin", "+%(n)s coins"),
    Resource.POTIONS: NN_("+%(n)s potion", "+%(n)s potions"),
}
"""So much of a resource, in both numbers."""

FROM: Mapping[Zone, str] = {
    Zone.HAND: N_("from the hand"),
    Zone.DECK: N_("from the deck"),
    Zone.DISCARD: N_("from the discard pile"),
    Zone.PLAY: N_("from the cards in play"),
    Zone.ASIDE: N_("from the cards set aside"),
    Zone.SUPPLY: N_("from the supply"),
    Zone.TRASH: N_("from the trash"),
    Zone.OWNED: N_("from all own cards"),
}

ONTO: Mapping[Zone, str] = {
    Zone.HAND: N_("into the hand"),
    Zone.DECK: N_("onto the deck"),
    Zone.DISCARD: N_("onto the discard pile"),
    Zone.PLAY: N_("into play"),
    Zone.ASIDE: N_("aside"),
    Zone.SUPPLY: N_("into the supply"),
    Zone.TRASH: N_("onto the trash"),
    Zone.OWNED: N_("to the own cards"),
}

UNDER_THE_DECK = N_("under the deck")

VALUES: Mapping[StrEnum, str] = {
    Resource.CARDS: N_("cards"),
    Resource.ACTIONS: N_("actions"),
    Resource.BUYS: N_("buys"),
    Resource.COINS: N_("coins"),
    Resource.POTIONS: N_("potions"),
    Who.ACTOR: N_("the player concerned"),
    Who.YOU: N_("the player of the card"),
    Players.YOU: N_("the player of the card"),
    Players.OTHERS: N_("all other players"),
    Players.EVERYONE: N_("all players"),
    Players.LEFT: N_("the player to the left"),
    Players.RIGHT: N_("the player to the right"),
    CardType.ACTION: N_("action"),
    CardType.TREASURE: N_("treasure"),
    CardType.VICTORY: N_("victory"),
    CardType.CURSE: N_("curse"),
    CardType.ATTACK: N_("attack"),
    CardType.REACTION: N_("reaction"),
    Op.LESS: "<",
    Op.AT_MOST: "≤",
    Op.EQUAL: "=",
    Op.AT_LEAST: "≥",
    Op.MORE: ">",
    Lasting.TURN: N_("this turn"),
    Lasting.GAME: N_("for the rest of the game"),
    Position.TOP: "",
    Position.BOTTOM: UNDER_THE_DECK,
}

EXTRAS: Mapping[str, str] = {
    "different_names": N_("each different name once"),
    "once": N_("only the first time"),
    "up": N_("rounded up"),
    "such": N_("passing over players whom it is not for"),
    "by": N_("chosen by: %(value)s"),
    "of": N_("belonging to: %(value)s"),
    "name": N_("remembered as “%(value)s”"),
    "filter": N_("only: %(value)s"),
    "only_if": N_("only if %(value)s"),
    "aside": N_("may be set aside: %(value)s"),
    "must": N_("setting aside is no choice"),
    "aside_to": N_("what was set aside then goes %(value)s"),
}
"""What is said only where it is not the usual."""

BRANCHES: Mapping[str, str] = {
    "then": N_("then"),
    "otherwise": N_("otherwise"),
    "attempt": "",
    "effect": "",
    "body": "",
    "steps": "",
    "options": "",
    "abilities": "",
}
"""Fields that hold effects, with the word that introduces them."""

BOUND: Mapping[tuple[str, str], str] = {
    ("Discard", "name"): N_("discarded"),
    ("Trash", "name"): N_("trashed"),
    ("Reveal", "name"): N_("revealed"),
    ("LookAt", "name"): N_("looked at"),
    ("SetAside", "name"): N_("set aside"),
    ("Put", "name"): N_("moved"),
    ("Gain", "name"): N_("gained"),
    ("Play", "name"): N_("played"),
    ("PassOn", "name"): N_("passed on"),
    ("NameCard", "name"): N_("named"),
    ("ForEach", "name"): N_("in turn"),
    ("RevealUntil", "found"): N_("found"),
    ("RevealUntil", "others"): N_("passed over"),
}
"""What the cards are called that a step leaves behind for later ones."""

SO_MUCH = N_("+(%(amount)s) %(resource)s")
"""Of a resource, where the number must be counted first."""
IF_DONE = N_("if this was done")
ANY_CARD = N_("any card")
