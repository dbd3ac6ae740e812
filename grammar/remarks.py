"""Remarks: sentences that tell nobody to do anything new.

Careful texts add what follows anyway: that a player need not do what he may do, that a card
shown stays in hand, that two chosen options must differ, in which order cards go back. Each
remark here is understood, and must be true of the step it speaks of; one that is not true of
it is refused, so that no text is read as if the remark were not there.

Longer than most files: one small question for each kind of remark, and the list of them at
the end; torn apart, the list would be hard to keep whole.
"""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.kinds import both_kinds
from grammar.references import PRONOUNS, reference
from grammar.roles import HARMLESS, ZONES, is_cards
from grammar.steps import Step
from grammar.told import told_before

_THAT = frozenset({"it", "that", "these", "them"})


def remark(ctx: Context, sentence: ph.Sentence, steps: list[Step]) -> bool:
    """Whether the sentence only says something about the steps before, and is now taken up."""
    if steps and isinstance(sentence, ph.Bare):
        return _who_decides(ctx, sentence, steps[-1]) or _not_just(sentence, steps[-1])
    if not steps or not isinstance(sentence, ph.Statement) or len(sentence.clauses) != 1:
        return False
    clause = sentence.clauses[0]
    choosing = next((s for s in reversed(steps) if _choosable(s.effect)), steps[-1])
    if chooses_which(ctx, clause, choosing):
        return True
    return any(kind(ctx, clause, steps[-1]) for kind in _KINDS)


def _who_decides(ctx: Context, bare: ph.Bare, step: Step) -> bool:
    """ "The choice is yours": of a choice that whoever it says makes anyway."""
    keys = {c.key if isinstance(c, ph.Adverb) else "" for c in bare.chunks}
    if keys == {"exact"}:
        return "op=<Op.EQUAL" in repr(step.effect)
    if keys == {"not_both"}:
        return ctx.one_of_these or (isinstance(step.effect, fx.Choose) and step.effect.count == 1)
    if keys == {"not_you"}:
        return step.loop is not None and step.loop.players is fx.Players.OTHERS
    if keys == {"in_any_case"}:
        return True
    if keys == {"only_first"}:
        return isinstance(step.effect, fx.Whenever) and step.effect.once
    if not keys or keys - {"you_decide", "own_choice"} or "Choose(" not in repr(step.effect):
        return False
    return ("you_decide" in keys) is (step.loop is None)


def _choosable(effect: fx.Effect) -> bool:
    """Whether the step takes some of several cards."""
    cards = getattr(last_of(effect), "cards", None)
    return isinstance(cards, fx.Cards) and not isinstance(cards.quantity, fx.All)


def in_note(ctx: Context, span: fx.Span) -> bool:
    return any(start <= span[0] and span[1] <= end for start, end in ctx.notes)


def echoes(ctx: Context, sentence: ph.Sentence, before: list[Step], steps: list[Step]) -> bool:
    """ "+2 Actions (you may play 2 more Action cards)": a note that says the step again."""
    if not before or len(steps) != len(before) + 1 or not in_note(ctx, sentence.span):
        return False
    printed = [s for s in before if s.effect.span and s.effect.span[1] <= sentence.span[0]]
    nearest = max(printed, key=lambda s: s.effect.span or (0, 0)) if printed else before[-1]
    again = steps[-1].effect  # a note may be read behind its sentence
    return _nameless(nearest.effect) == _nameless(again) and steps[-1].loop is nearest.loop


def _nameless(effect: fx.Effect) -> fx.Effect:
    match effect:
        case fx.Discard() | fx.Trash() | fx.Reveal() | fx.LookAt() | fx.Gain() | fx.Play():
            return replace(effect, name=None)
        case _:
            return effect


def said_of(clause: ph.Clause) -> list[ph.Chunk]:
    """The chunks that say something: not the harmless adverbs, nor a reflexive."""
    return [
        c
        for c in clause.chunks
        if not (isinstance(c, ph.Adverb) and c.key in HARMLESS | {"but", "this_way"})
        and not (isinstance(c, ph.Nominal) and c.head == "self")
    ]


def that(chunk: ph.Chunk) -> bool:
    inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
    return isinstance(inner, ph.Nominal) and inner.head in _THAT


def _same_actor(clause: ph.Clause, step: Step) -> bool:
    """Whether the remark speaks of whoever takes the step."""
    subject = clause.subject
    if subject is None or subject.head in ("they", "self"):
        return subject is None or step.loop is not None
    return (subject.head == "you") is (step.loop is None)


def _need_not(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "You need not do so", "you have no duty to", "you may also discard none"."""
    frames = set(clause.verb.frames)
    said = said_of(clause)
    duty = [c for c in said if isinstance(c, ph.Nominal) and c.head == "duty"]
    if clause.negated and "must" in (clause.modal, *frames) and "may" not in frames:
        free = {"do", "must"} & frames and all(that(c) for c in said)
    elif clause.negated and duty and {"have", "be"} & frames:
        free = len(said) == len(duty) or all(c in duty or that(c) for c in said)
    elif clause.negated and clause.modal == "may" and frames & (step.frames | {"choose"}):
        none = [c for c in said if isinstance(c, ph.Nominal) and none_of(c)]
        free = bool(none) and len(none) == len(said)
    else:
        return False
    if not free or not _same_actor(clause, step):
        return False
    step.effect = _optional(step.effect)
    return True


def none_of(nominal: ph.Nominal) -> bool:
    return nominal.head == "nothing" or (not nominal.head and "neg" in nominal.determiners)


def _optional(effect: fx.Effect) -> fx.Effect:
    match effect:
        case fx.May():
            return effect
        case fx.IfDone(attempt=attempt):
            return replace(effect, attempt=_optional(attempt))
        case _:
            return fx.May(effect, span=effect.span)


def _has_to(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "You must do so", "he cannot refuse": true of a step that leaves no choice."""
    frames = set(clause.verb.frames)
    said = said_of(clause)
    must = clause.modal == "must" and not clause.negated and "do" in frames
    refused = clause.modal == "may" and clause.negated and "refuse" in frames
    if not (must or refused) or not all(that(c) for c in said) or not _same_actor(clause, step):
        return False
    if isinstance(step.effect, fx.May):
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    return True


def _stays(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "The card stays in your hand": a card that is only shown does."""
    if not {"stay", "remain"} & set(clause.verb.frames) or clause.negated:
        return False
    places = [c for c in said_of(clause) if isinstance(c, ph.Prepositional)]
    others = [c for c in said_of(clause) if c not in places and not _shown(c)]
    if len(places) != 1 or others or places[0].role != "at":
        return False
    shown = _shown_from(step.effect)
    zone = {"zone:hand": fx.Zone.HAND, "zone:discard": fx.Zone.DISCARD, "pile": fx.Zone.DISCARD}
    return shown is not None and zone.get(places[0].nominal.head) is shown


def _shown(chunk: ph.Chunk) -> bool:
    if not isinstance(chunk, ph.Nominal) or chunk.number is not None:
        return False
    return chunk.head in (*PRONOUNS, "this") or is_cards(chunk) or "rest" in chunk.adjectives


def _shown_from(effect: fx.Effect) -> fx.Zone | None:
    match effect:
        case fx.May(effect=inner):
            return _shown_from(inner)
        case fx.Seq(steps=(*_, last)):
            return _shown_from(last)
        case fx.Reveal(cards=fx.Cards(source=fx.ThisCard())):
            return fx.Zone.HAND
        case fx.Reveal(cards=cards) | fx.LookAt(cards=cards):
            return cards.source.zone if isinstance(cards.source, fx.In) else None
        case fx.Discard():
            return fx.Zone.DISCARD
        case fx.Put(cards=fx.Cards(source=fx.Those())):
            return fx.Zone.DISCARD
        case _:
            return None


def _unseen(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "Do not show them to the others", "you may not look at them": nobody is told to."""
    if not clause.negated or not {"reveal", "look"} & set(clause.verb.frames):
        return False
    if "reveal" in clause.verb.frames and "Reveal(" in repr(step.effect):
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    return all(_seen(c) for c in said_of(clause))


def _seen(chunk: ph.Chunk) -> bool:
    inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
    if not isinstance(inner, ph.Nominal):
        return False
    people = inner.head in ("player", "opponent") or not inner.head
    return people or inner.head in PRONOUNS or (is_cards(inner) and "dem" in inner.determiners)


def order(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "You choose their order": several cards put onto a deck go in any order."""
    said = said_of(clause)
    orders = [c for c in said if inner_head(c) == "order"]
    if not orders or "choose" not in clause.verb.frames or clause.negated:
        return False
    others = [c for c in said if c not in orders and not _put_cards(c)]
    if others or not _same_actor(clause, step):
        return False
    return "Put(" in repr(step.effect)


def inner_head(chunk: ph.Chunk) -> str:
    inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
    return inner.head if isinstance(inner, ph.Nominal) else ""


def _put_cards(chunk: ph.Chunk) -> bool:
    return isinstance(chunk, ph.Nominal) and (is_cards(chunk) or chunk.head in PRONOUNS)


def _different(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "The options must differ", "you may not choose the same twice"."""
    if not isinstance(step.effect, fx.Choose):
        return False
    if "combine" in clause.verb.frames and clause.negated and step.effect.count == 1:
        return all(that(c) or inner_head(c) == "option" for c in said_of(clause))
    if step.effect.count < 2:
        return False
    frames, said = set(clause.verb.frames), said_of(clause)
    if "differ_from" in frames and not clause.negated:
        subject = clause.subject
        options = [c for c in (subject, *said) if isinstance(c, ph.Nominal) and c.head == "option"]
        left = [c for c in said if c not in options and not _each_other(c)]
        return bool(options) and not left
    twice = [c for c in said if ph.is_adverb(c, "twice")]
    same = [c for c in said if isinstance(c, ph.Nominal) and "same" in c.determiners]
    denied = clause.negated and "choose" in frames and bool(twice) and bool(same)
    return denied and len(said) == len(twice) + len(same)


def _each_other(chunk: ph.Chunk) -> bool:
    if isinstance(chunk, ph.Comparison):
        return chunk.than is not None and chunk.than.head == "self"
    return inner_head(chunk) == "self"


def _once(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "Two cards of the same name count as one": each name once."""
    if "count_as" not in clause.verb.frames or clause.negated:
        return False
    said = [*([clause.subject] if clause.subject is not None else []), *said_of(clause)]
    alike = {"same_name", "same"}
    named = [c for c in said if isinstance(c, ph.Nominal) and alike & set(c.adjectives)]
    single = [c for c in said if c not in named and _one(c)]
    once = any(ph.is_adverb(c, "once") for c in clause.chunks)
    if len(named) != 1 or not (single or once) or len(said) != len(named) + len(single):
        return False
    match step.effect:
        case fx.ForEach():
            step.effect = replace(step.effect, different_names=True)
            return True
        case _:
            return False


def _one(chunk: ph.Chunk) -> bool:
    inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
    if isinstance(chunk, ph.Comparison):
        inner = chunk.than if chunk.than is not None else chunk
    return isinstance(inner, ph.Nominal) and inner.number == 1


def _costs_nothing(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "This uses up no action", "you do not pay for it": no step ever does."""
    if not clause.negated or not {"use_up", "pay"} & set(clause.verb.frames):
        return False
    return all(
        inner_head(c) in ("action", "type:action", "buy", "coin", "it", "them", "")
        for c in said_of(clause)
    )


def chooses_which(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "You choose which", "that card is chosen by you": who chooses the cards of the step."""
    if "choose" not in clause.verb.frames or clause.negated or clause.modal not in ("", "must"):
        return False
    said = said_of(clause)
    several = [c for c in said if ph.is_adverb(c, "if_several")]
    said = [c for c in said if c not in several]
    which = [c for c in said if ph.is_adverb(c, "which_one") or inner_head(c) == "choice"]
    which = which or several
    said = [c for c in said if not (several and that(c))] or several
    pointed = [c for c in said if isinstance(c, ph.Nominal) and _points(ctx, c, step)]
    if said == several and isinstance(step.effect, fx.Choose):  # "... (you decide)"
        yours = clause.subject is not None and clause.subject.head == "you"
        if yours and step.loop is not None:
            step.effect = replace(step.effect, by=fx.Who.YOU)
        return yours or _same_actor(clause, step)
    if not (which or pointed) or len(said) != len(which) + len(pointed):
        return False
    if _same_actor(clause, step):
        return bool(which)  # whoever takes the step chooses anyway
    yours = clause.subject is not None and clause.subject.head == "you"
    changed = _by_you(step.effect) if yours else None
    if changed is None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    step.effect = changed
    return True


def _points(ctx: Context, nominal: ph.Nominal, step: Step) -> bool:
    """Whether it is the card of the step itself, not one of them for a step to come."""
    if nominal.partitive or nominal.number is not None or nominal.head not in ("card", "it", ""):
        return False
    try:
        pointed = reference(ctx, nominal)
    except Reject:
        return False
    name = getattr(last_of(step.effect), "name", None)
    return pointed is not None and pointed[0] == fx.Those(name or "")


def last_of(effect: fx.Effect) -> fx.Effect:
    match effect:
        case fx.Seq(steps=(*_, last)):
            return last_of(last)
        case fx.May(effect=inner) | fx.If(then=inner, otherwise=None):
            return last_of(inner)
        case fx.IfDone(then=inner, otherwise=None):
            return last_of(inner)
        case _:
            return effect


def _by_you(effect: fx.Effect) -> fx.Effect | None:
    match effect:
        case fx.Seq(steps=(*first, last)):
            changed = _by_you(last)
            return None if changed is None else replace(effect, steps=(*first, changed))
        case fx.If(then=then, otherwise=None):
            changed = _by_you(then)
            return None if changed is None else replace(effect, then=changed)
        case fx.Trash() | fx.Discard() | fx.Gain():
            return replace(effect, cards=replace(effect.cards, by=fx.Who.YOU))
        case _:
            return None


def _may_be(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "It may also be the card just gained", "it need not be one of those drawn": the choice
    was as wide as that anyway."""
    free = clause.modal == "may" and not clause.negated
    neg = [c for c in clause.chunks if isinstance(c, ph.Nominal) and "neg" in c.determiners]
    free = free or (clause.modal == "must" and (clause.negated or bool(neg)))
    if not free or "be" not in clause.verb.frames:
        return False
    told_before(ctx, clause)
    said = [*([clause.subject] if clause.subject is not None else []), *said_of(clause)]
    just = {"gained", "drawn", "same"}
    told = [c for c in said if isinstance(c, ph.Nominal) and just & set(c.adjectives)]
    counts = {n for c in told for n in (c.number, c.total) if n is not None}
    if counts - {ctx.drew_last}:  # "one of the four drawn", of three
        return False
    return len(told) == 1 and all(c in told or that(c) for c in said)


def _of_free_choice(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "The card may be chosen freely from the whole hand": so it is, if the step says so."""
    if clause.modal != "may" or clause.negated or not {"be", "choose"} & set(clause.verb.frames):
        return False
    subject = clause.subject
    if subject is None or subject.head not in ("card", *PRONOUNS) or not _choosable(step.effect):
        return False
    chosen = getattr(last_of(step.effect), "cards", None)
    free = "choose" in clause.verb.frames
    for chunk in said_of(clause):
        if isinstance(chunk, ph.Nominal) and not chunk.head:
            free = free or bool({"any", "chosen"} & {*chunk.determiners, *chunk.adjectives})
        elif isinstance(chunk, ph.Prepositional) and chunk.role in ("from", "among"):
            there = chosen.source if isinstance(chosen, fx.Cards) else None
            if not isinstance(there, fx.In) or ZONES.get(chunk.nominal.head) is not there.zone:
                return False
        else:
            return False
    return free and isinstance(chosen, fx.Cards) and chosen.by is fx.Who.ACTOR


def _not_just(bare: ph.Bare, step: Step) -> bool:
    """ "(not necessarily those just drawn)": the choice was as wide as that anyway."""
    others = [c for c in bare.chunks if not ph.is_adverb(c, "not_just", "just")]
    chosen = getattr(last_of(step.effect), "cards", None)
    in_hand = isinstance(chosen, fx.Cards) and isinstance(chosen.source, fx.In)
    if len(others) == len(bare.chunks) or len(others) != 1 or not in_hand:
        return False
    inner = others[0].nominal if isinstance(others[0], ph.Prepositional) else others[0]
    if not isinstance(inner, ph.Nominal) or inner.head not in ("", "card", *PRONOUNS):
        return False
    for relative in inner.relatives:
        if relative.negated or not {"draw", "gain", "get"} & set(relative.verb.frames):
            return False
        relative.used = True
    pointing = {"drawn", "gained", "dem"} & {*inner.adjectives, *inner.determiners}
    return bool(pointing or inner.relatives)


def obliged(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "You are not obliged to (trash cards)", "this is obligatory (if you have one)"."""
    if "be" not in clause.verb.frames or not any(ph.is_adverb(c, "obliged") for c in clause.chunks):
        return False
    purposes = [c for c in clause.chunks if isinstance(c, ph.Purpose)]
    for purpose in purposes:
        if not set(purpose.clauses[0].verb.frames) & step.frames:
            return False
    others = [
        c
        for c in said_of(clause)
        if c not in purposes and not ph.is_adverb(c, "obliged") and not that(c)
    ]
    subject = clause.subject
    spoken = subject is None or subject.head in _THAT or _same_actor(clause, step)
    if others or not spoken:
        return False
    if clause.negated:
        step.effect = _declinable(step.effect)
        return True
    if isinstance(step.effect, fx.May) or _free(step.effect):
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    return True


def _free(effect: fx.Effect) -> bool:
    """Whether none would do as well."""
    cards = getattr(last_of(effect), "cards", None)
    return isinstance(cards, fx.Cards) and isinstance(cards.quantity, fx.UpTo | fx.AnyNumber)


def _declinable(effect: fx.Effect) -> fx.Effect:
    return effect if _free(effect) else _optional(effect)


def _rest_goes(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "... down to 3 cards; the rest he discards": it says again where they go."""
    if not isinstance(step.effect, fx.DiscardTo) or "discard" not in clause.verb.frames:
        return False
    said = said_of(clause)
    return len(said) == 1 and isinstance(said[0], ph.Nominal) and said[0].head == "rest"


def _cheaper_too(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "It may also cost as much or less": so it may, where only a most was said."""
    if clause.modal != "may" or clause.negated or "cost" not in clause.verb.frames:
        return False
    said = said_of(clause)
    below = [c for c in said if isinstance(c, ph.Comparison) and c.than is None]
    fewer = all(c.key in ("no_more", "less", "equal") for c in below)
    others = [c for c in said if c not in below and not that(c)]
    cards = getattr(last_of(step.effect), "cards", None)
    most = isinstance(cards, fx.Cards) and any(
        isinstance(p, fx.Costs) and p.op is fx.Op.AT_MOST for p in cards.filter
    )
    return bool(below) and fewer and not others and most


def _all_fitting(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "With several types you get every bonus that fits": each condition is asked anyway."""
    said = said_of(clause)
    types = [c for c in said if ph.is_adverb(c, "many_types")]
    fitting = [c for c in said if isinstance(c, ph.Nominal) and "fitting" in c.adjectives]
    every = all({"all", "each"} & set(c.determiners) for c in fitting)
    if "get" not in clause.verb.frames or clause.negated or len(fitting) != 1 or not every:
        return False
    asked = "If(" in repr(step.effect) and "otherwise=If" not in repr(step.effect)
    return bool(types) and len(said) == len(types) + len(fitting) and asked


def _at_once(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    """ "All do this at the same time": as cards are passed on."""
    said = [c for c in clause.chunks if not ph.is_adverb(c, "then", "also", "thereby")]
    together = [c for c in said if ph.is_adverb(c, "simultaneously")]
    subject = clause.subject
    spoken = [c for c in said if isinstance(c, ph.Nominal) and (that(c) or c.head == "self")]
    everyone = subject is not None and {"all", "each"} & set(subject.determiners)
    if "do" not in clause.verb.frames or clause.negated or clause.modal or not together:
        return False
    idle = len(said) == len(together) + len(spoken)
    return bool(everyone) and idle and isinstance(last_of(step.effect), fx.PassOn)


def _both_kinds(ctx: Context, clause: ph.Clause, step: Step) -> bool:
    return both_kinds(clause, step.effect)


_KINDS = (
    _both_kinds,
    obliged,
    _rest_goes,
    _at_once,
    _cheaper_too,
    _all_fitting,
    _need_not,
    _has_to,
    _stays,
    _unseen,
    order,
    _different,
    _once,
    _costs_nothing,
    _may_be,
    _of_free_choice,
)
