"""What hangs on the step before: "if you do", "otherwise", "in that case"."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.counting import DRAWN
from grammar.steps import Step, merge


def left_to(effect: fx.Effect, span: fx.Span) -> fx.Effect:
    """A "may" before all of it. "You may discard an Estate and get 4 coins" is one offer: who
    cannot give what it asks first gets nothing."""
    match effect:
        case fx.Seq(steps=(fx.Discard() | fx.Trash() as given, *got)) if got and all(
            isinstance(g, fx.Plus | fx.Gain) for g in got
        ):
            asked = given.cards.quantity
            if isinstance(asked, fx.Exactly):
                return fx.IfDone(fx.May(given, span=span), merge(got, span), span=span)
            return fx.May(effect, span=span)
        case _:
            return fx.May(effect, span=span)


def measures(effect: fx.Effect) -> bool:
    """Whether it hangs on a card's cost already, so that without the card it fails anyway."""
    return "CostOf(" in repr(effect)


def so_then(clause: ph.Clause, said: list[ph.Chunk], before: Step) -> bool:
    """ "You may trash it. You get then 2 coins": inside its clause "then" asks whether it was
    done, if it need not have been; before its clause it only comes next, unless the word never
    does ("wtedy")."""
    if not isinstance(before.effect, fx.May):
        return False
    if any(ph.is_adverb(c, "so_then") for c in said):
        return True
    then = [c for c in said if ph.is_adverb(c, "then_so")]
    return bool(then) and clause.mood != "imperative" and then[0].span > clause.verb.span


def refusable(steps: list[Step]) -> Step:
    """ "... If he does not want to": all that the sentence before told him to do was left to
    him. Its steps become one."""
    last = steps[-1]
    first = len(steps) - 1
    while (
        first
        and steps[first - 1].loop is last.loop
        and steps[first - 1].sentence == (last.sentence)
    ):
        first -= 1
    told = [s.effect for s in steps[first:]]
    match last.effect:
        case fx.May() | fx.IfDone(attempt=fx.May()):
            return last
        case fx.IfDone(attempt=attempt) if len(told) == 1:
            last.effect = replace(last.effect, attempt=fx.May(attempt, span=attempt.span))
            return last
        case _:
            last.effect = fx.May(merge(told, last.effect.span or (0, 0)), span=last.effect.span)
    last.frames = frozenset(f for s in steps[first:] for f in s.frames)
    steps[first:] = [last]
    return last


def hang_on(effect: fx.Effect, then: fx.Effect, span: fx.Span) -> fx.Effect:
    """ "If you do": asks about what was said last, under the conditions it was said under."""
    match effect:
        case fx.If(otherwise=None):
            return replace(effect, then=hang_on(effect.then, then, span))
        case fx.IfDone(otherwise=None):
            return replace(effect, then=hang_on(effect.then, then, span))
        case _:
            return fx.IfDone(effect, then, span=span)


def hang_on_reveal(effect: fx.Effect) -> fx.Effect:
    """A reaction is the card shown from the hand: unshown, nothing that follows happens."""
    match effect:
        case fx.Seq(
            steps=(fx.May(effect=fx.Reveal(cards=fx.Cards(source=fx.ThisCard()))) as shown, *rest)
        ):
            return fx.IfDone(shown, merge(rest, (0, 0)), span=effect.span)
        case fx.Seq(
            steps=(
                fx.IfDone(
                    attempt=fx.May(effect=fx.Reveal(cards=fx.Cards(source=fx.ThisCard()))) as shown,
                    then=then,
                    otherwise=None,
                ),
                *rest,
            )
        ):
            return fx.IfDone(shown, merge([then, *rest], (0, 0)), span=effect.span)
        case _:
            return effect


def left_aside_of(effect: fx.Effect) -> fx.Span | None:
    """Cards set aside with no word yet on where they go afterwards."""
    match effect:
        case fx.May(effect=fx.SetAside()) | fx.SetAside():
            return effect.span or (0, 0)
        case _:
            return None


def set_aside_while_drawing(step: Step, effect: fx.Effect) -> fx.Effect | None:
    """ "Draw until you have 7. You may set Actions aside and discard them after": one step."""
    drawing = step.effect
    if not isinstance(drawing, fx.DrawTo):
        return None
    match effect:
        case fx.May(effect=fx.SetAside(cards=fx.Cards(source=source, filter=kind))) if (
            source == DRAWN and drawing.aside is None
        ):
            return replace(drawing, aside=kind)
        case fx.SetAside(cards=fx.Cards(source=source, filter=kind)) if (
            source == DRAWN and drawing.aside is None
        ):
            return replace(drawing, aside=kind, must=True)
        case fx.May(
            effect=fx.Seq(steps=(fx.SetAside(cards=fx.Cards(source=source, filter=kind)), after))
        ) if source == DRAWN and drawing.aside is None:
            return _then_to(replace(drawing, aside=kind), after)
        case fx.If(
            condition=fx.Compare(left=fx.CountCards(), right=size), then=after, otherwise=None
        ) if drawing.aside is not None and size == drawing.hand and step.left_aside is not None:
            return _then_to(drawing, after)
        case _ if drawing.aside is not None and step.left_aside is not None:
            return _then_to(drawing, effect)
        case _:
            return None


def _then_to(drawing: fx.DrawTo, effect: fx.Effect) -> fx.DrawTo | None:
    """Where the cards go that were set aside."""
    match effect:
        case fx.Discard(cards=fx.Cards(source=fx.Those(), filter=(), quantity=fx.All())):
            return drawing
        case fx.Trash(cards=fx.Cards(source=fx.Those(), filter=(), quantity=fx.All())):
            return replace(drawing, aside_to=fx.Place(fx.Zone.TRASH))
        case fx.Put(cards=fx.Cards(source=fx.Those(), filter=(), quantity=fx.All()), to=to):
            return replace(drawing, aside_to=to)
        case _:
            return None


def hung_on_choice(steps: list[Step], span: fx.Span) -> fx.Effect:
    """ "You may choose a card. If you do, trash it and ...": what is done first with the chosen
    card tells whether one was chosen, and the rest hangs on it."""
    first, *rest = [s.effect for s in steps]
    match first:
        case fx.Seq(steps=(head, *tail)):
            first, rest = head, [*tail, *rest]
        case fx.May(effect=fx.Seq(steps=(head, *tail))):
            first, rest = fx.May(head, span=first.span), [*tail, *rest]
    return fx.IfDone(first, merge(rest, span), span=span) if rest else first


def with_otherwise(effect: fx.Effect, otherwise: fx.Effect, span: fx.Span) -> fx.Effect:
    match effect:
        case fx.If(otherwise=None):
            return fx.If(effect.condition, effect.then, otherwise, span=effect.span)
        case fx.IfDone(otherwise=None):
            return fx.IfDone(effect.attempt, effect.then, otherwise, span=effect.span)
        case (
            fx.May()
            | fx.Discard()
            | fx.Trash()
            | fx.Reveal()
            | fx.Put()
            | fx.Play()
            | fx.Gain()
            | fx.Seq()
        ):
            return fx.IfDone(effect, fx.Seq(()), otherwise, span=span)
        case _:
            raise Reject(Code.REFERENCE, span, word="")


def redirects(step: Step, effect: fx.Effect, ctx: Context) -> bool:
    """ "Gain a Silver and put it into your hand" is one gain with its place."""
    return (
        isinstance(effect, fx.Put)
        and isinstance(effect.cards.source, fx.Those)
        and step.loop is ctx.loop
        and _gain_named(step.effect, effect.cards.source.name) is not None
    )


def moves_gained(before: fx.Effect, effect: fx.Effect) -> bool:
    return (
        isinstance(effect, fx.Put)
        and isinstance(effect.cards.source, fx.Those)
        and _gain_named(before, effect.cards.source.name) is not None
    )


def _gain_named(effect: fx.Effect, name: fx.Name) -> fx.Gain | None:
    match effect:
        case fx.Gain(name=bound) if bound == name and effect.to == fx.Place(fx.Zone.DISCARD):
            return effect
        case fx.May(effect=inner):
            return _gain_named(inner, name)
        case fx.Seq(steps=(*_, last)):
            return _gain_named(last, name)
        case fx.IfDone(then=then, otherwise=None) | fx.If(then=then, otherwise=None):
            return _gain_named(then, name)
        case _:
            return None


def redirect(effect: fx.Effect, put: fx.Effect) -> fx.Effect:
    assert isinstance(put, fx.Put)
    match effect:
        case fx.Gain():
            return fx.Gain(effect.cards, put.to, effect.name, span=effect.span)
        case fx.May(effect=inner):
            return fx.May(redirect(inner, put), span=effect.span)
        case fx.Seq(steps=(*first, last)):
            return fx.Seq((*first, redirect(last, put)), span=effect.span)
        case fx.IfDone(then=then, otherwise=None):
            return fx.IfDone(effect.attempt, redirect(then, put), span=effect.span)
        case fx.If(then=then, otherwise=None):
            return fx.If(effect.condition, redirect(then, put), span=effect.span)
        case _:
            return effect
