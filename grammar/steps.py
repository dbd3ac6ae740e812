"""Steps of a block: gathered into loops, hung on conditions, joined with what came before."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardspec import effects as fx
from cardspec.walk import nodes
from grammar import phrases as ph
from grammar.conditions_answers import Did, Happens
from grammar.context import Context, Loop, Mention
from grammar.references import PARTICIPLES
from grammar.roles import Roles


@dataclass(slots=True)
class Step:
    effect: fx.Effect
    loop: Loop | None
    frames: frozenset[str] = frozenset()
    then: tuple[Mention, ...] = ()
    """What only one branch of a condition speaks of: the other cannot point to it."""
    waits: Mention | None = None
    """A choice of cards and nothing done with them yet: no step of its own."""
    sentence: int = 0
    """Which sentence said it."""
    left_aside: fx.Span | None = None
    """Set aside while drawing, and not yet discarded."""


@dataclass(slots=True)
class Static:
    """A line that is no instruction: what a treasure yields, what a card is worth."""

    ability: fx.Ability


def frames_done(effect: fx.Effect) -> frozenset[str]:
    """What was done, whatever verb said it: laying a card onto the trash is trashing it."""
    match effect:
        case fx.Trash():
            return frozenset({"trash"})
        case fx.Discard():
            return frozenset({"discard"})
        case fx.Gain():
            return frozenset({"gain", "take", "get"})
        case fx.May(effect=inner):
            return frames_done(inner)
        case fx.Seq(steps=steps):
            return frozenset().union(*(frames_done(s) for s in steps))
        case _:
            return frozenset()


def drew(effect: fx.Effect) -> int | None:
    match effect:
        case fx.Plus(resource=fx.Resource.CARDS, amount=fx.Number(value=number)):
            return number
        case _:
            return None


def plays_this_now(ctx: Context, condition: ph.Clause) -> bool:
    """ "When you play this card, ...": that is when its text is followed anyway."""
    yours = condition.subject is not None and condition.subject.head == "you"
    said = [c for c in condition.chunks if not (isinstance(c, ph.Nominal) and c.head == "self")]
    if "play" not in condition.verb.frames or not yours or condition.negated or ctx.mentions:
        return False
    if len(said) != 1 or not isinstance(said[0], ph.Nominal) or condition.modal:
        return False
    this = said[0].head in ("card", "this") and said[0].determiners in (("dem",), ())
    return this and not (said[0].adjectives or said[0].relatives) and said[0].number is None


def has_it(condition: ph.Clause) -> bool:
    """ "... if he has one", "... if you have it": says no more than that it can be done."""
    said = [c for c in condition.chunks if not (isinstance(c, ph.Nominal) and c.head == "self")]
    if "have" not in condition.verb.frames or condition.negated or len(said) != 1:
        return False
    thing = said[0]
    such = isinstance(thing, ph.Nominal) and not thing.head and thing.adjectives == ("such",)
    return isinstance(thing, ph.Nominal) and (thing.head in ("it", "them") or such)


def done_before(deed: ph.Deed, steps: list[Step]) -> bool:
    """Whether what the noun names is what a step before did, with nothing new about it."""
    frames = [s.frames for s in steps]
    drawn = any("Resource.CARDS" in repr(s.effect) for s in steps)
    named = set(deed.clause.verb.frames)
    plus = "draw" in named or "get" in named
    told = [
        c
        for c in deed.clause.chunks
        if not (isinstance(c, ph.Nominal) and (c.head in _SPOKEN or not c.head))
        and not isinstance(c, ph.Adverb)
    ]
    new = [c for c in deed.clause.chunks if isinstance(c, ph.Nominal) and "dem" in c.determiners]
    if told or deed.adjectives or new:
        return False
    return any(named & said for said in frames) or (plus and drawn)


_SPOKEN = frozenset({"card", "it", "them", "that"})


def opens_with_bonus(sentence: ph.Sentence) -> bool:
    if isinstance(sentence, ph.Steps):
        return opens_with_bonus(sentence.items[0])
    return isinstance(sentence, ph.Bonus)


def tested_by(effect: fx.Effect) -> fx.Name | None:
    """Which card "if it is ..." just asked about, so that the next such question asks it too."""
    if not isinstance(effect, fx.If):
        return None
    test = (
        effect.condition.condition if isinstance(effect.condition, fx.NotSo) else effect.condition
    )
    if isinstance(test, fx.Matches) and isinstance(test.cards, fx.Those):
        return test.cards.name
    return None


def for_each_player(ctx: Context, clause: ph.Clause) -> ph.Prepositional | None:
    """ "Choose one for each player: ...", "... for each of them", "... for each card" where each
    player has one; taken out of the clause."""
    roles = Roles.of(clause)
    for role in ("for", "for_each", "per", "at", "with", "in_case_of"):
        found = roles.preposition(role)
        if found is None:
            continue
        each = role == "per" or "each" in found.nominal.determiners
        if each and (_players(ctx, found.nominal, clause) or _one_each(ctx, found.nominal)):
            clause.chunks = [c for c in clause.chunks if c is not found]
            return found
    return None


def _players(ctx: Context, nominal: ph.Nominal, clause: ph.Clause) -> bool:
    if nominal.head in ("player", "opponent"):
        return True
    if nominal.partitive and nominal.head == "them" and ctx.past_loop is not None:
        return True  # "dla każdego z nich"
    if nominal.head or ctx.past_loop is None:
        return False
    genders = {f[2] for f in nominal.features if len(f) > 2}
    if not nominal.adjectives and genders and "m" in genders and "f" not in genders:
        return True  # "bei jedem": of the players
    of_them = [c for c in clause.chunks if ph.is_adverb(c, "of_them")]
    clause.chunks = [c for c in clause.chunks if c not in of_them]
    return bool(of_them)


def _one_each(ctx: Context, nominal: ph.Nominal) -> bool:
    """A card of which every player spoken of has one."""
    kinds = [a for a in nominal.adjectives if a in PARTICIPLES]
    if nominal.head != "card" and (nominal.head or not kinds):
        return False
    mention = ctx.last(*kinds)
    return mention is not None and mention.loop is not None and not mention.many


def taken_adverb(clause: ph.Clause, *keys: str) -> bool:
    """Whether the clause says so; the adverb is then used up."""
    left = [c for c in clause.chunks if not (isinstance(c, ph.Adverb) and c.key in keys)]
    said = len(left) < len(clause.chunks)
    clause.chunks = left
    return said


def in_loop(ctx: Context) -> bool:
    return False if ctx.loop is None else ctx.loop.players is not fx.Players.LEFT


def part_of(ctx: Context, found: fx.Condition | Did | Happens) -> Mention | None:
    """ "If he revealed a Treasure, he trashes one of them": of the Treasures."""
    match found:
        case fx.Matches(cards=fx.Those(name=name), filter=predicates):
            pass
        case fx.Compare(
            left=fx.CountCards(cards=fx.Cards(source=fx.Those(name=name), filter=predicates)),
            op=fx.Op.AT_LEAST | fx.Op.MORE,
        ):
            pass
        case fx.NotSo(condition=fx.Matches(cards=fx.Those(name=name))):
            predicates = ()  # "if it is none, ...": it, all the same
        case _:
            return None
    whole = next((m for m in reversed(ctx.mentions) if m.name == name), None)
    if whole is None:
        return None
    part = replace(whole, part=predicates, features=ctx.asked or whole.features)
    ctx.mentions.append(part)
    return part


def speaks_of(steps: list[Step], name: fx.Name) -> bool:
    """Whether one of these steps deals with the cards of this name."""
    found = (node for step in steps for node in nodes(step.effect))
    return any(isinstance(n, fx.Those | fx.RestOf) and n.name == name for n in found)


def chosen_now(ctx: Context, known: list[Mention], *, free: bool) -> Mention | None:
    """The choice that a statement makes for later ones, optional if it was made by a "may"."""
    made = [m for m in ctx.mentions if m.chosen is not None and not any(m is k for k in known)]
    for mention in made:
        mention.free = free
    return made[-1] if made else None


def settle_choices(steps: list[Step]) -> None:
    """ "Choose a card. Draw a card. Trash the chosen card": chosen before something else is
    done, the card is remembered there; only its player knows which it is."""
    for step in steps:
        mention = step.waits
        if mention is None or mention.chosen is None:
            continue
        step.effect = fx.LookAt(mention.chosen, mention.name, span=mention.chosen.span)
        if mention.free:
            step.effect = fx.May(step.effect, span=mention.chosen.span)
        mention.chosen, step.waits = None, None


def merge(effects: list[fx.Effect], span: fx.Span) -> fx.Effect:
    return effects[0] if len(effects) == 1 else fx.Seq(tuple(effects), span=span)


def close(steps: list[Step], inside: Loop | None = None) -> fx.Effect:
    """Steps of one loop in a row become one `EachPlayer`; those of `inside` stay as they are."""
    made: list[fx.Effect] = []
    steps = [s for s in steps if s.waits is None or s.waits.chosen is not None]
    i = 0
    while i < len(steps):
        loop = steps[i].loop
        j = i
        while j < len(steps) and steps[j].loop is loop:
            j += 1
        group = [s.effect for s in steps[i:j]]
        if loop is None or loop is inside:
            made.extend(group)
        else:
            body = merge(group, (0, 0))
            made.append(fx.EachPlayer(loop.players, body, loop.only_if, span=loop.span))
        i = j
    return made[0] if len(made) == 1 else fx.Seq(tuple(made))


def tried_on(steps: list[Step]) -> fx.Cards | None:
    """The one card that the step before asked for, where it had to be looked for: "if he has
    none" right behind it asks whether it could be done, not what is left afterwards."""
    if not steps:
        return None
    cards = _asked_for(steps[-1].effect, steps)
    one = cards is not None and cards.quantity == fx.Exactly(fx.Number(1))
    return cards if one and cards is not None and isinstance(cards.source, fx.In) else None


def _asked_for(effect: fx.Effect, steps: list[Step]) -> fx.Cards | None:
    match effect:
        case fx.Seq(steps=(*_, last)):
            return _asked_for(last, [*steps, *(Step(s, None) for s in effect.steps)])
        case fx.Discard() | fx.Trash() | fx.Reveal() | fx.Put() | fx.Play() | fx.SetAside():
            source = effect.cards.source
            if not isinstance(source, fx.Those):
                return effect.cards
            for step in reversed(steps):
                if getattr(step.effect, "name", None) == source.name:
                    return _asked_for(step.effect, []) if step.effect is not effect else None
            return None
        case _:
            return None


def dealt_out(options: list[fx.Effect], optional: bool, span: fx.Span) -> fx.Effect | None:
    """ "Each of them you may trash, discard or put back": a part of the cards for each option.

    One player parts the same cards and learns nothing on the way, so it is the same as any
    number of them for the first, any number of the rest for the next, and so on; what no
    option takes goes, or stays, where the option says that puts cards back.
    """
    if not all(
        isinstance(o, fx.Discard | fx.Trash | fx.Put) and isinstance(o.cards.source, fx.Those)
        for o in options
    ):
        return None
    moves = [o for o in options if isinstance(o, fx.Discard | fx.Trash | fx.Put)]
    those = {o.cards.source for o in moves}
    if len(those) != 1 or len(moves) < 2 or any(o.cards.filter for o in moves):
        return None
    (source,) = those
    assert isinstance(source, fx.Those)
    back = [o for o in moves if isinstance(o, fx.Put) and o.to.zone is fx.Zone.DECK]
    if len(back) > 1:
        return None
    ordered = [*(o for o in moves if o not in back), *back]
    made: list[fx.Effect] = []
    for i, move in enumerate(ordered):
        last = i == len(ordered) - 1 and (bool(back) or not optional)
        where: fx.Source = source if i == 0 else fx.RestOf(source.name)
        some: fx.Quantity = fx.All() if last else fx.AnyNumber()
        made.append(replace(move, cards=replace(move.cards, source=where, quantity=some)))
    return fx.Seq(tuple(made), span=span)


def shared_loop(steps: list[Step], loop: Loop | None) -> Loop | None:
    """A conditional belongs to the loop its body goes on with."""
    return loop if loop is not None and any(s.loop is loop for s in steps) else None
