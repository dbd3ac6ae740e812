"""The chunks of a clause and what each can be: cards, a zone, an amount."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject

ZONES = {f"zone:{z.value}": z for z in fx.Zone}


@dataclass(slots=True)
class Roles:
    """The chunks of a clause not used yet. What is left at the end is too much."""

    clause: ph.Clause
    chunks: list[ph.Chunk] = field(default_factory=list)
    object: ph.Nominal | None = None
    """What the verb acts on, once a frame has found it."""

    @classmethod
    def of(cls, clause: ph.Clause) -> Roles:
        return cls(clause, list(clause.chunks))

    def take(self, chunk: ph.Chunk) -> None:
        self.chunks = [c for c in self.chunks if c is not chunk]

    def adverb(self, *keys: str) -> bool:
        for chunk in self.chunks:
            if isinstance(chunk, ph.Adverb) and chunk.key in keys:
                self.take(chunk)
                return True
        return False

    def preposition(self, *roles: str) -> ph.Prepositional | None:
        return next(
            (c for c in self.chunks if isinstance(c, ph.Prepositional) and c.role in roles), None
        )

    def nominals(self) -> list[ph.Nominal]:
        return [c for c in self.chunks if isinstance(c, ph.Nominal)]

    def comparison(self) -> ph.Comparison | None:
        """ "more ... than X": both halves, wherever the second stands. A second one stays."""
        found: ph.Comparison | None = None
        for chunk in [c for c in self.chunks if isinstance(c, ph.Comparison)]:
            if found is None:
                found = chunk
            elif chunk.key == "than" and found.than is None:
                found = replace(found, than=chunk.than)
            elif found.key == "than" and chunk.than is None:
                found = replace(chunk, than=found.than)
            else:
                continue
            self.take(chunk)
        return found


def is_cards(nominal: ph.Nominal) -> bool:
    return (
        nominal.head in ("card", "handcard", "copy")
        or nominal.head.startswith(("type:", "card:"))
        or bool(nominal.either)
    )


def is_action_card(nominal: ph.Nominal) -> bool:
    """ "Play an Action": the noun for what one may do also names the card."""
    marks = {"additional", "plus", "minus"} & set(nominal.adjectives)
    return nominal.head == "action" and not marks and nominal.number in (None, 1, 2)


def is_zone(nominal: ph.Nominal) -> bool:
    return nominal.head in ZONES or nominal.head in ("top", "bottom")


_NOT_OF_ZONES = frozenset(
    {"indef", "any", "each", "neg", "some", "same", "any_number", "so_many", "as_many", "both"}
)


_SINGLE = frozenset({"zone:hand", "zone:deck", "zone:discard"})
"""Of these a player has one."""


def possessor(ctx: Context, nominal: ph.Nominal) -> fx.Who:
    """ "Your" hand is the card player's, also in the middle of what another player does."""
    counted_off = set(nominal.determiners) & _NOT_OF_ZONES or nominal.number is not None
    strange = set(nominal.adjectives) - {"own", "whole", "all", "bottom", "rest"}
    if nominal.head in ZONES and (counted_off or strange):
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)  # "some hand"
    if nominal.head in _SINGLE and nominal.plural() and ctx.lexicon.settings.get("one_zone"):
        a = nominal.head_analysis
        right = tuple(
            form
            for form, features in (ctx.lexicon.forms_of(a.term, a.key) if a else ())
            if any(f[1] == "s" and f[0] in {g[0] for g in nominal.features} for f in features)
        )
        raise Reject(Code.AGREEMENT, nominal.span, word=nominal.text, expected=right)
    if ctx.loop is not None and "your" in nominal.determiners:
        return fx.Who.YOU
    if ctx.loop is None and "their" in nominal.determiners:
        raise Reject(Code.REFERENCE, nominal.span, word=nominal.text)
    return fx.Who.ACTOR


def quantity(nominal: ph.Nominal, *, definite_is_all: bool = True) -> fx.Quantity | None:
    """How many; None where the text does not say."""
    dets = nominal.determiners
    span = nominal.span
    if "any_number" in dets or "any_number" in nominal.adjectives:
        return fx.AnyNumber(span=span)
    if nominal.number is not None:
        amount = fx.Number(nominal.number, span=span)
        if nominal.bound in ("at_most", "less"):
            return fx.UpTo(amount, span=span)
        if nominal.bound in ("over", "under"):
            return None
        return fx.Exactly(amount, span=span)
    several = nominal.plural() or (
        (nominal.partitive or not nominal.head) and any(f[1] == "p" for f in nominal.features)
    )
    if several and "any" in (*dets, *nominal.adjectives):
        return fx.AnyNumber(span=span)  # "any of the trashed cards"
    if "both" in nominal.adjectives or "both" in dets:
        return fx.Exactly(fx.Number(2), span=span)
    if "all" in dets or "all" in nominal.adjectives:
        return fx.All(span=span)
    if "each" in dets:
        return fx.All(span=span)
    if "indef" in dets or "any" in dets or "another" in dets:
        return fx.Exactly(fx.Number(1), span=span)
    if {"def", "dem", "your", "their", "own"} & set(dets):
        if nominal.plural():
            return fx.All(span=span) if definite_is_all else None
        return fx.Exactly(fx.Number(1), span=span)
    if nominal.singular():
        return fx.Exactly(fx.Number(1), span=span)
    return None


def head_filter(nominal: ph.Nominal) -> fx.Filter:
    keys = [*nominal.either, nominal.head] if nominal.either else [nominal.head]
    found: list[fx.Predicate] = []
    for key in keys:
        if key.startswith("type:"):
            found.append(fx.OfType(fx.CardType(key[5:]), span=nominal.span))
        elif key.startswith("card:"):
            found.append(fx.Called(key[5:], span=nominal.span))
    if len(found) > 1:
        return (fx.AnyOf(tuple(found), span=nominal.span),)
    extra: list[fx.Predicate] = []
    for adjective in nominal.adjectives:
        if adjective.startswith("not-type:"):
            extra.append(fx.NotThat(fx.OfType(fx.CardType(adjective[9:]))))
        elif adjective.startswith("type:"):
            extra.append(fx.OfType(fx.CardType(adjective[5:])))
    return (*found, *extra)


def plain_amount(nominal: ph.Nominal, *, bounded: bool = False) -> None:
    """An amount is a number of something; whatever else is said of it says nothing."""
    strange = set(nominal.adjectives) - {"plus", "minus", "additional", "virtual", "new"}
    told = set(nominal.determiners) - {"indef", "by", "distributive"}
    if strange or told or (nominal.bound and not bounded):
        raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)


def _the_player(nominal: ph.Nominal) -> bool:
    told = nominal.determiners or nominal.adjectives or nominal.relatives
    return nominal.head == "player" and not told and nominal.number is None


def to_you(ctx: Context, roles: Roles) -> None:
    """ "It gives you 2 coins": whoever plays a card gets what it gives."""
    case = ctx.lexicon.settings.get("recipient")
    whom = [n for n in roles.nominals() if n.head == "you" or _the_player(n)]
    for nominal in whom if ctx.loop is None else []:
        if not case or all(f[0] == case for f in nominal.features):
            roles.take(nominal)


def at_rest(ctx: Context, place: ph.Prepositional) -> None:
    """Where the case tells "into" from "in", cards that one has lie, they do not move."""
    if place.role == "to" and ctx.lexicon.settings.get("motion_case"):
        raise Reject(Code.CASE, place.span, word=place.nominal.text, expected=())


def zone_source(ctx: Context, nominal: ph.Nominal) -> fx.In:
    return fx.In(ZONES[nominal.head], possessor(ctx, nominal), span=nominal.span)


def genitive(ctx: Context, nominal: ph.Nominal) -> bool:
    """Whose cards they are needs the case for it; languages without one use a preposition."""
    case = ctx.lexicon.settings.get("possessive_case")
    zones = ctx.lexicon.settings.get("possessive_zones")
    if zones is not None and nominal.head not in zones:
        return False
    return bool(case) and any(f[0] == case for f in nominal.features)


HARMLESS = frozenset(
    {
        "then",
        "then_so",
        "so_then",
        "immediately",
        "for_it",
        "each",
        "face_up",
        "face_down",
        "any_order",
        "also",
        "only",
        "simultaneously",
        "self",
        "instead",
        "this_way",
        "before",
        "at_own_place",
        "but",
        "in_turn_order",
        "loud",
        "once",
        "in_total",
        "own_choice",
        "one_by_one",
        "again_back",
        "already",
        "if_possible",
        "when_done",
        "in_any_case",
        "thereby",
        "there_with",
        "contrast",
        "still",
        "indeed",
        "while_stocks_last",
        "no_cost",
        "shuffling",
        "really",
        "aloud",
        "free",
        "at_all",
        "just",
        "so_far",
        "when_played",
        "namely",
        "all_at_once",
        "as_usual",
        "in_full",
    }
)
"""Adverbs that change nothing for the frames: order is printed order, what a player does
is done by that player. Every language lists its own with the reason."""


def leftovers(ctx: Context, roles: Roles) -> None:
    """Whatever no role has taken up is too much; nothing is dropped in silence."""
    for chunk in roles.clause.chunks:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(inner, ph.Nominal):
            for relative in inner.relatives:
                if not relative.used:
                    raise Reject(Code.NOT_UNDERSTOOD, relative.span, word=relative.verb.text)
    for chunk in roles.chunks:
        inside = ph.is_adverb(chunk, "in_any_case") and (ctx.one_of_these or ctx.governed)
        if isinstance(chunk, ph.Adverb) and chunk.key in HARMLESS and not inside:
            continue
        adding = roles.clause.verb.particle in ctx.lexicon.settings.get("adding", ())
        if ph.is_adverb(chunk, "only_you") and ctx.loop is None:
            continue  # "(and only you)"
        several = ctx.loop is not None and "p" in ctx.loop.numbers
        if several and ph.is_adverb(chunk, "all"):
            continue  # "they all draw a card"
        if adding and ph.is_adverb(chunk, "here", "of_them", "there_with"):
            continue  # "je krijgt er een actie bij"
        filler = isinstance(chunk, ph.Adverb) and chunk.key == "here"
        if filler and {"be", "have", "find"} & set(roles.clause.verb.frames):
            continue  # "there" only fills a place where something is or comes
        if isinstance(chunk, ph.Nominal) and chunk.head in ("self", "rel"):
            continue
        text = chunk.text if isinstance(chunk, ph.Nominal | ph.Adverb) else ""
        raise Reject(
            Code.EXTRA_ROLE, chunk.span, word=text or _words(chunk), verb=roles.clause.verb.text
        )


def _words(chunk: ph.Chunk) -> str:
    return chunk.nominal.text if isinstance(chunk, ph.Prepositional) else ""
