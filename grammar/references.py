"""What "it", "the trashed card" and "the rest" point to."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Mention, Reject
from grammar.roles import ZONES, head_filter, is_cards

PARTICIPLES = frozenset(
    {
        "trashed",
        "revealed",
        "discarded",
        "gained",
        "named",
        "played",
        "set_aside",
        "drawn",
        "looked_at",
        "chosen",
        "passed",
        "found",
        "returned",
    }
)

PARTICIPLE_OF = {
    "discard": "discarded",
    "trash": "trashed",
    "reveal": "revealed",
    "gain": "gained",
    "take": "gained",
    "play": "played",
    "set_aside": "set_aside",
    "name": "named",
    "look": "looked_at",
    "pass": "passed",
}
"""What cards are called after something was done with them."""


PRONOUNS = frozenset({"it", "them", "that", "they", "these"})


_NO_CARDS = frozenset(
    {
        "coin",
        "point",
        "potion",
        "action",
        "buy",
        "name",
        "cost",
        "choice",
        "option",
        "pile",
        "turn",
        "effect",
    }
)


def reference(ctx: Context, nominal: ph.Nominal) -> tuple[fx.Source, Mention | None] | None:
    """The earlier cards a phrase points to; None if it brings new ones."""
    span = nominal.span
    if nominal.plus is not None:  # only costs are added
        raise Reject(Code.NOT_UNDERSTOOD, nominal.plus.span, word=nominal.plus.text)
    kinds = [a for a in nominal.adjectives if a in PARTICIPLES]
    rest = "rest" in nominal.adjectives or nominal.head == "rest" or "rest" in nominal.determiners
    if ((kinds or rest) and nominal.head in _NO_CARDS) or (kinds and nominal.head in ZONES):
        raise Reject(Code.NOT_UNDERSTOOD, span, word=nominal.text)
    if rest:
        mention = ctx.last(*kinds) if kinds else ctx.last("revealed", "looked_at", "set_aside")
        if mention is None:
            if is_cards(nominal) and not kinds and nominal.head != "rest":
                return None
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        if mention.others is not None:
            return fx.Those(mention.others, span=span), mention
        return fx.RestOf(mention.name, span=span), mention
    if kinds:
        mention = ctx.last(*kinds)
        own = nominal.head_analysis is not None and nominal.head_analysis.data.get("kingdom")
        if mention is None and kinds == ["played"] and own and nominal.head.startswith("card:"):
            return fx.ThisCard(span=span), None  # "put the Feast that was played ..."
        if mention is None:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        return _pointed(mention, span), mention
    if nominal.head in PRONOUNS:
        mention = ctx.last()
        if mention is None and ctx.holds_this and ctx.reaction and nominal.head == "it":
            return fx.ThisCard(span=span), None
        if mention is None:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        return _pointed(mention, span), mention
    if nominal.head == "this":
        return fx.ThisCard(span=span), None
    both = "both" in (*nominal.determiners, *nominal.adjectives)
    if both and (is_cards(nominal) or not nominal.head) and "top" not in nominal.adjectives:
        two = ctx.last()  # "both Treasures": the two just spoken of
        known = {*two.filter, *two.part} if two is not None else set()
        if two is not None and two.many and set(head_filter(nominal)) <= known:
            return _pointed(two, span), two
        if two is not None and two.many and not head_filter(nominal):
            return _pointed(two, span), two
    pointing = {"dem", "def"} & set(nominal.determiners)
    shows = bool(ctx.lexicon.settings.get("articles_point"))  # "die legst du ab"
    bare = nominal.head == "" and "def" in pointing and not nominal.adjectives
    if bare and shows and nominal.number is None and nominal.determiners == ("def",):
        mention = ctx.last()
        if mention is None:
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        return _pointed(mention, span), mention
    if bare and not nominal.number:
        raise Reject(Code.MISSING_ROLE, span, word=nominal.text, role="noun")
    if not pointing or "top" in nominal.adjectives or "another" in nominal.determiners:
        return None
    generic = nominal.head in ("card", "")
    mention = ctx.last()
    if not nominal.head and (mention is None or ctx.reaction):
        raise Reject(Code.REFERENCE, span, word=nominal.text)
    if "dem" in nominal.determiners and not nominal.plural():
        if nominal.head == "" and (mention is None or ctx.reaction):
            raise Reject(Code.REFERENCE, span, word=nominal.text)
        if mention is None or ctx.reaction or (not generic and not _fits(mention, nominal)):
            return fx.ThisCard(span=span), None
        return _pointed(mention, span), mention
    if mention is not None and nominal.head.startswith("type:"):
        mention = _of_that_kind(ctx, nominal, mention)
    if mention is not None and (generic or nominal.head.startswith("type:")):
        return _pointed(mention, span), mention
    if nominal.head.startswith("card:") and "def" in nominal.determiners:
        named = mention is not None and fx.Called(nominal.head[5:]) in mention.filter
        own = nominal.head_analysis is not None and nominal.head_analysis.data.get("kingdom")
        if own and not named and not nominal.plural():  # old printings call a card by its name
            return fx.ThisCard(span=span), None
        if mention is not None:
            return _pointed(mention, span), mention
    return None


def _of_that_kind(ctx: Context, nominal: ph.Nominal, last: Mention) -> Mention:
    """ "Reveal cards until 2 Treasures come. Discard the others. Take the Treasures": those that
    were looked for, not those spoken of last."""
    kind = set(head_filter(nominal))
    for mention in reversed(ctx.mentions):
        if "found" in mention.kinds and kind <= set(mention.filter):
            same = mention.many is nominal.plural()
            return mention if same and "discarded" in last.kinds else last
    return last


def _fits(mention: Mention, nominal: ph.Nominal) -> bool:
    """ "This Estate" points to an Estate that was spoken of, else to the card itself."""
    chosen = mention.chosen
    if chosen is None:
        return nominal.head.startswith("type:")
    return set(head_filter(nominal)) <= set(chosen.filter)


def _pointed(mention: Mention, span: fx.Span) -> fx.Source:
    if mention.chosen is not None and isinstance(mention.source, fx.ThisCard):
        return fx.ThisCard(span=span)
    return fx.Those(mention.name, span=span)
