"""Verb frames: a clause to the effect it means.

The lexicon says which frames a verb (with its particle) can have; each function here is
one frame. It takes the roles it needs and refuses the clause if one is missing or doubled,
so that a verb with several frames gets the one that fits, and none is guessed.
"""

from __future__ import annotations

from collections.abc import Callable

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.allowances import act, buy, have_more, spend
from grammar.cases import check_object
from grammar.context import Context, Reject
from grammar.frame_roles import acted, object_of
from grammar.frames_draws import draw, draw_on
from grammar.frames_gains import gain, get, handed_out, take
from grammar.frames_hand import cut, fill
from grammar.frames_moves import (
    discard,
    leave,
    look,
    pass_on,
    play,
    put,
    put_hand,
    reveal,
    set_aside,
    stay,
    trash,
)
from grammar.frames_rules import (
    be_unaffected,
    choose,
    cost_change,
    count_up,
    floor_told,
    free_of_charge,
    harm,
    name_card,
    shift,
    unaffected,
    yield_change,
)
from grammar.references import reference
from grammar.repeated import already_so, check_elsewhere, drawn_again, need_not, not_there
from grammar.roles import (
    Roles,
    is_action_card,
    leftovers,
)
from grammar.told import told_before

Frame = Callable[[Context, Roles], fx.Effect]


NEGATABLE = frozenset({"affect", "be", "have", "cost", "floor", "pay", "harm"})
"""Frames in which "not" is part of what is said; elsewhere it would undo the instruction."""


def effect_of(ctx: Context, clause: ph.Clause) -> fx.Effect:
    """The one frame that fits. The first refusal is reported if none does."""
    refusal: Reject | None = None
    if clause.modal in ("should", "can_or_will"):  # "sollte" opens a condition, it orders nothing
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    told_before(ctx, clause)
    if clause.finite is not None and clause.finite.analyses[0].data.get("tense") == "past":
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    need_not(clause)
    if _nothing(ctx, clause) or drawn_again(ctx, clause):
        return fx.Seq((), span=clause.span)
    _left_undone(clause)
    elsewhere = not_there(clause)
    for key in clause.verb.frames:
        frame = FRAMES.get(key)
        if frame is None:
            continue
        if clause.negated and key not in NEGATABLE:
            refusal = refusal or Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
            continue
        more = any(ph.is_adverb(c, "still") for c in clause.chunks)  # "nog een actie"
        as_card = key not in OF_AMOUNTS and not more
        actions = [n for n in _nominals(clause) if is_action_card(n) and as_card]
        for nominal in actions:
            nominal.head = "type:action"
        before, counter, modal = list(ctx.mentions), ctx.counter, clause.modal
        freely = ctx.freely
        chosen = [m.chosen for m in before]
        relatives = [(n, list(n.relatives)) for n in _nominals(clause)]
        try:
            acted(clause, key)
            roles = Roles.of(clause)
            effect = frame(ctx, roles)
            leftovers(ctx, roles)
            check_object(ctx, clause, roles.object)
            if elsewhere is not None:
                check_elsewhere(effect, elsewhere)
            if already_so(ctx, effect):
                ctx.mentions, ctx.counter = before, counter
                return fx.Seq((), span=clause.span)
            return effect
        except Reject as error:
            for nominal in actions:
                nominal.head = "action"
            refusal = refusal or error
            ctx.mentions, ctx.counter, clause.modal = before, counter, modal
            ctx.freely = freely
            for mention, was in zip(before, chosen, strict=True):
                mention.chosen = was
            for nominal, said in relatives:
                nominal.relatives = said
                for relative in said:
                    relative.used = False
    if refusal is not None:
        raise refusal
    raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)


OF_AMOUNTS = frozenset({"there_is", "get", "have_more", "act", "buy", "spend", "yield"})
"""Frames in which an action is one more that may be played; in others it is a card."""


_IDLE = (
    *("also", "then", "then_so", "so_then", "for_it"),
    *("instead", "additional", "indeed", "only"),
)


def _nothing(ctx: Context, clause: ph.Clause) -> bool:
    """ "(Otherwise) you get nothing", "... he gains none": said, but nothing is done."""
    denied = clause.negated is bool(ctx.lexicon.settings.get("double_negation"))
    done = set(clause.verb.frames) & {*FRAMES, "happen", "do"}
    if not ctx.governed or not denied or clause.modal or not done:
        return False
    if "happen" in clause.verb.frames:  # "nothing happens"
        said = (clause.subject, *clause.chunks)
        return any(isinstance(n, ph.Nominal) and n.head == "nothing" for n in said)
    objects = [c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head != "self"]
    others = [c for c in clause.chunks if not isinstance(c, ph.Nominal)]
    more = [c for c in others if isinstance(c, ph.Comparison) and c.key == "more"]
    told = any(not ph.is_adverb(c, *_IDLE) for c in others if c not in more)
    none = [n for n in objects if n.head == "nothing" or "neg" in n.determiners]
    return bool(none) and len(objects) == len(none) and not told


def carry_out(ctx: Context, roles: Roles) -> fx.Effect:
    """ "Play it, carry it out, and play it again": a card that is played is carried out."""
    again = any(ph.is_adverb(c, "again", "twice", "thrice") for c in roles.chunks)
    last = ctx.last()
    played = last is not None and "played" in last.kinds and "play" in ctx.previous_frames
    verb = roles.clause.verb
    if again or not played or roles.clause.modal or roles.clause.negated:
        raise Reject(Code.NOT_UNDERSTOOD, verb.span, word=verb.text)
    nominal = object_of(roles)
    pointed = reference(ctx, nominal)
    if pointed is None or pointed[1] is not last:
        raise Reject(Code.NOT_UNDERSTOOD, verb.span, word=verb.text)
    roles.take(nominal)
    return fx.Seq((), span=roles.clause.span)


def _left_undone(clause: ph.Clause) -> None:
    """ "Put it aside instead of keeping it": what is not done adds nothing, unless it denies what
    the clause says."""
    for undone in [c for c in clause.chunks if isinstance(c, ph.Undone)]:
        inner = undone.clause
        if undone.key == "without" and set(inner.verb.frames) & set(clause.verb.frames):
            raise Reject(Code.NOT_UNDERSTOOD, undone.span, word=inner.verb.text)
        if inner.negated or inner.verb.frames == ("unknown",):
            raise Reject(Code.NOT_UNDERSTOOD, undone.span, word=inner.verb.text)
        clause.chunks = [c for c in clause.chunks if c is not undone]


def _nominals(clause: ph.Clause) -> list[ph.Nominal]:
    """The noun phrases of a clause, whose relatives a frame may take up."""
    found = [clause.subject] if clause.subject is not None else []
    for chunk in clause.chunks:
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if isinstance(inner, ph.Nominal):
            found.append(inner)
    return found


FRAMES: dict[str, Frame] = {
    "discard": discard,
    "trash": trash,
    "reveal": reveal,
    "look": look,
    "set_aside": set_aside,
    "put": put,
    "return": put,
    "put_hand": put_hand,
    "stay": stay,
    "leave": leave,
    "gain": gain,
    "take": take,
    "draw": draw,
    "cut": cut,
    "draw_on": draw_on,
    "fill": fill,
    "get": get,
    "play": play,
    "carry_out": carry_out,
    "pass": pass_on,
    "name": name_card,
    "choose": choose,
    "cost": cost_change,
    "yield": yield_change,
    "lower": shift,
    "differ": shift,
    "raise": shift,
    "floor": floor_told,
    "ward": unaffected,
    "count": count_up,
    "pay": free_of_charge,
    "harm": harm,
    "there_is": handed_out,
    "affect": be_unaffected,
    "be": be_unaffected,
    "have": be_unaffected,
    "have_more": have_more,
    "act": act,
    "buy": buy,
    "spend": spend,
}
