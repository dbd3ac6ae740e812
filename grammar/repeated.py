"""What only repeats: careful editors say what is so anyway.

"Gain a Gold and put it onto your discard pile", "trash it (put it into the trash)", "if you
have none, nothing happens", "(you need not)", "onto your hand (not onto the discard pile)".
Each is checked against what was said before it; only what truly changes nothing is let go,
anything else stays an instruction or is a finding.
"""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from cardspec.normalise import normalise_condition
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.steps import Step

NOTHING: fx.Effect = fx.Seq(())


def already_so(ctx: Context, effect: fx.Effect) -> bool:
    """Whether the cards are where this step would bring them."""
    match effect:
        case fx.Trash(cards=fx.Cards(source=fx.Those(name=name), filter=(), quantity=fx.All())):
            return _is(ctx, name, "trashed")
        case fx.Discard(cards=fx.Cards(source=fx.Those(name=name), filter=(), quantity=fx.All())):
            return _is(ctx, name, "discarded") or _is(ctx, name, "gained_there")
        case fx.Put(
            cards=fx.Cards(source=fx.Those(name=name), filter=(), quantity=fx.All()),
            to=fx.Place(zone=fx.Zone.HAND),
        ):
            return _shown_from_hand(ctx, name)
        case fx.Put(cards=fx.Cards(source=fx.ThisCard()), to=fx.Place(zone=fx.Zone.HAND)):
            return ctx.reaction  # shown from the hand, where it stays
        case _:
            return False


def _is(ctx: Context, name: fx.Name, kind: str) -> bool:
    return any(m.name == name and kind in m.kinds for m in ctx.mentions)


def _shown_from_hand(ctx: Context, name: fx.Name) -> bool:
    shown = [m for m in ctx.mentions if m.name == name and "revealed" in m.kinds]
    return any(isinstance(m.source, fx.In) and m.source.zone is fx.Zone.HAND for m in shown)


def drawn_again(ctx: Context, clause: ph.Clause) -> bool:
    """ "Draw 3 cards and take them into your hand": drawing did that."""
    if not ctx.drew or clause.negated or not {"take", "put", "draw"} & set(clause.verb.frames):
        return False
    nominals = [c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head != "self"]
    places = [c for c in clause.chunks if isinstance(c, ph.Prepositional)]
    pointing = all(n.head in ("it", "them", "these") or n.determiners == ("dem",) for n in nominals)
    to_hand = [p for p in places if p.role == "to" and p.nominal.head == "zone:hand"]
    off_deck = [p for p in places if p.role == "from" and p.nominal.head == "zone:deck"]
    if not nominals or not pointing or len(to_hand) + len(off_deck) != len(places):
        return False
    return "draw" in clause.verb.frames or bool(to_hand)


def check_nothing(steps: list[Step]) -> None:
    """ "If ..., nothing happens": true only where the step before could do nothing then; else
    it would take back what was said, and that is not understood."""
    for i, step in enumerate(steps):
        match step.effect:
            case fx.If(condition=found, then=fx.Seq(steps=()), otherwise=None):
                before = steps[i - 1] if i else None
                only_if = before.loop.only_if if before is not None and before.loop else None
                if before is None or not _fruitless(found, before.effect, only_if):
                    raise Reject(Code.NOT_UNDERSTOOD, step.effect.span or (0, 0), word="")


def _fruitless(found: fx.Condition, effect: fx.Effect, only_if: fx.Condition | None) -> bool:
    match effect:
        case fx.May(effect=inner) | fx.Seq(steps=(inner, *_)):
            return _fruitless(found, inner, only_if)
        case fx.IfDone(attempt=attempt):
            return _fruitless(found, attempt, only_if)
        case fx.If(condition=asked, otherwise=None):
            return normalise_condition(fx.NotSo(found)) == normalise_condition(asked)
        case fx.DrawTo(hand=fx.Number(value=size)):
            return _hand(found, fx.Op.AT_LEAST, size) or _hand(found, fx.Op.MORE, size - 1)
        case fx.Gain() if "CostOf(" in repr(effect):  # of a card there was none to choose
            return _hand(found, fx.Op.EQUAL, 0)
        case _:
            pass
    if isinstance(effect, fx.If) and effect.otherwise is None:  # "if not, nothing happens"
        opposite = normalise_condition(fx.NotSo(effect.condition))
        return opposite == normalise_condition(found)
    match found:
        case fx.Compare(
            left=fx.CountCards(cards=fx.Cards(source=fx.In(zone=zone), filter=kind)),
            op=fx.Op.EQUAL,
            right=fx.Number(value=0),
        ):
            cards = getattr(effect, "cards", None)
            if not isinstance(cards, fx.Cards) or not isinstance(cards.source, fx.In):
                return False
            return cards.source.zone is zone and set(cards.filter) == set(kind)
        case fx.Compare(left=fx.EmptyPiles(), op=fx.Op.EQUAL, right=fx.Number(value=0)):
            return "EmptyPiles(" in repr(effect)
        case fx.Compare(
            left=fx.CountCards(cards=fx.Cards(source=fx.In(zone=fx.Zone.HAND), filter=())),
            op=fx.Op.AT_MOST | fx.Op.LESS as op,
            right=fx.Number(value=most),
        ):
            most -= op is fx.Op.LESS
            kept = effect.hand if isinstance(effect, fx.DiscardTo) else None
            return kept == fx.Number(most) or _above(only_if, most)
        case _:
            return False


def _hand(found: fx.Condition, op: fx.Op, size: int) -> bool:
    hand = fx.CountCards(fx.Cards(fx.In(fx.Zone.HAND)))
    asked = fx.Compare(hand, op, fx.Number(size))
    return normalise_condition(found) == normalise_condition(asked)


def lost_anyway(effect: fx.Effect) -> bool:
    """ "If you do not, you get nothing": what could be got hangs on the step already."""
    match effect:
        case fx.IfDone(otherwise=None) | fx.Gain() | fx.May():
            return True
        case fx.Seq(steps=(*_, last)) | fx.If(then=last, otherwise=None):
            return lost_anyway(last)
        case _:
            return "CostOf(" in repr(effect)


def _above(only_if: fx.Condition | None, most: int) -> bool:
    """Whether the loop leaves out those with so few cards anyway."""
    match only_if:
        case fx.Compare(
            left=fx.CountCards(cards=fx.Cards(source=fx.In(zone=fx.Zone.HAND), filter=())),
            op=fx.Op.AT_LEAST,
            right=fx.Number(value=least),
        ):
            return least == most + 1
        case fx.Compare(
            left=fx.CountCards(cards=fx.Cards(source=fx.In(zone=fx.Zone.HAND), filter=())),
            op=fx.Op.MORE,
            right=fx.Number(value=least),
        ):
            return least == most
        case _:
            return False


def not_there(clause: ph.Clause) -> ph.Prepositional | None:
    """ "... into your hand, not onto the discard pile": the place it does not go to. Taken out."""
    rather = next((i for i, c in enumerate(clause.chunks) if ph.is_adverb(c, "rather")), 0)
    denied = clause.chunks[rather - 1] if rather else None
    if clause.negated and isinstance(denied, ph.Prepositional):  # "not there, but here"
        said = clause.chunks[rather]
        clause.chunks = [c for c in clause.chunks if c is not denied and c is not said]
        clause.negated = False
        return denied
    for i, chunk in enumerate(clause.chunks[:-1]):
        place = clause.chunks[i + 1]
        if ph.is_adverb(chunk, "not_there") and isinstance(place, ph.Prepositional):
            clause.chunks = [c for c in clause.chunks if c is not chunk and c is not place]
            return place
    return None


def check_elsewhere(effect: fx.Effect, place: ph.Prepositional) -> None:
    """It goes somewhere, and not there."""
    to = getattr(effect, "to", None)
    if isinstance(effect, fx.Discard | fx.Trash):
        to = fx.Place(fx.Zone.DISCARD if isinstance(effect, fx.Discard) else fx.Zone.TRASH)
    if isinstance(effect, fx.May):
        check_elsewhere(effect.effect, place)
    elif not isinstance(to, fx.Place) or f"zone:{to.zone.value}" == place.nominal.head:
        raise Reject(Code.NOT_UNDERSTOOD, place.span, word=place.nominal.text)


def need_not(clause: ph.Clause) -> None:
    """ "(but need not)" repeats a "may"; without one it would take the step back."""
    said = [c for c in clause.chunks if ph.is_adverb(c, "need_not")]
    if said and clause.modal not in ("may", "can"):
        raise Reject(Code.NOT_UNDERSTOOD, said[0].span, word=clause.verb.text)
    forced = [c for c in clause.chunks if ph.is_adverb(c, "willy_nilly")]
    if forced and clause.modal in ("may", "can"):  # "like it or not"
        raise Reject(Code.NOT_UNDERSTOOD, forced[0].span, word=clause.verb.text)
    clause.chunks = [c for c in clause.chunks if not any(c is s for s in (*said, *forced))]
