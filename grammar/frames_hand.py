"""Frames that bring the hand to a size: filling it up, cutting it down."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar.context import Context, Reject
from grammar.roles import Roles, possessor
from grammar.until import hand_size, until_of


def fill(ctx: Context, roles: Roles) -> fx.Effect:
    """ "Fill your hand up to 7 cards"."""
    size = _hand_to(ctx, roles)
    drawn = roles.preposition("with")  # "... with cards from your deck"
    if drawn is not None and drawn.nominal.head == "card":
        roles.take(drawn)
    deck = roles.preposition("from", "of")
    if deck is not None and deck.nominal.head == "zone:deck":
        roles.take(deck)
    return fx.DrawTo(size, span=roles.clause.span)


def cut(ctx: Context, roles: Roles) -> fx.Effect:
    """ "Reduce your hand to 3 cards": the rest is discarded."""
    return fx.DiscardTo(_hand_to(ctx, roles), span=roles.clause.span)


def _hand_to(ctx: Context, roles: Roles) -> fx.Amount:
    hand = next((n for n in roles.nominals() if n.head in ("zone:hand", "handcard")), None)
    until = until_of(roles)
    size = roles.preposition("down_to", "to")
    verb = roles.clause.verb
    if hand is None or hand.number is not None:
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="object")
    if possessor(ctx, hand) is not fx.Who.ACTOR:
        raise Reject(Code.NOT_UNDERSTOOD, hand.span, word=hand.text)
    roles.object = hand
    roles.take(hand)
    if until is not None:
        return hand_size(ctx, until)
    if size is None or size.nominal.number is None or size.nominal.bound:
        raise Reject(Code.MISSING_ROLE, verb.span, word=verb.text, role="amount")
    if size.nominal.head not in ("card", "handcard", ""):
        raise Reject(Code.NOT_UNDERSTOOD, size.span, word=size.nominal.text)
    roles.take(size)
    roles.adverb("only_left", "still")
    return fx.Number(size.nominal.number)
