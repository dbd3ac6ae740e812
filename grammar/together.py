"""One decision for several players: "all discard their cards, or all put them back"."""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from cardspec.walk import nodes
from grammar import phrases as ph
from grammar.context import Context, Loop, Reject


def at_once(options: list[ph.Sentence]) -> bool:
    """Whether the options name all the players, instead of going on with "he": then one of
    them holds for all, where "you choose: he ... or he ..." is chosen anew for each."""
    named = [found for option in options if (found := _named(option))]
    return "all" in named or len(named) > 1


def _named(option: ph.Sentence) -> str:
    if isinstance(option, ph.Steps):
        return _named(option.items[0])
    subject = option.clauses[0].subject if isinstance(option, ph.Statement) else None
    if subject is None or subject.head not in ("", "player", "opponent"):
        return ""
    return next((d for d in ("all", "each") if d in subject.determiners), "")


def for_all(ctx: Context, effect: fx.Effect, loop: Loop) -> fx.Effect:
    """What each of them does, done by all behind one decision. Behind the loop that showed
    them their cards are spoken of together, and every card goes to its own player."""
    match effect:
        case fx.Seq(steps=steps):
            return fx.Seq(tuple(for_all(ctx, s, loop) for s in steps), span=effect.span)
        case (
            fx.Discard(cards=fx.Cards(source=fx.Those()))
            | fx.Trash(cards=fx.Cards(source=fx.Those()))
        ):
            return effect
        case fx.Put(
            cards=fx.Cards(source=fx.Those(name=name)), to=fx.Place(fx.Zone.DECK, fx.Position.TOP)
        ) if any(m.name == name and m.source == fx.Top(fx.Number(1)) for m in ctx.mentions):
            return fx.Seq((), span=effect.span)  # where it was
        case _ if not any(isinstance(n, fx.Those | fx.RestOf) for n in nodes(effect)):
            return fx.EachPlayer(loop.players, effect, loop.only_if, span=loop.span)
        case _:
            raise Reject(Code.NOT_UNDERSTOOD, effect.span or (0, 0), word="")
