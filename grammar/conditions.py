"""Clauses after "if": a condition on the game, a look back at the last step, or an event."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_case, check_object
from grammar.conditions_counts import (
    none_to_do_it_with,
    piles,
    points_to_named,
    run_out,
    so_many_played,
)
from grammar.context import Context, Reject
from grammar.counting import ORDINALS, is_first
from grammar.lexicon import NONE
from grammar.modifiers import modifiers
from grammar.persons import check_known
from grammar.prices import BOUNDS, cost
from grammar.references import PARTICIPLE_OF, PRONOUNS, reference
from grammar.roles import ZONES, Roles, at_rest, head_filter, is_cards, leftovers, possessor
from grammar.told import told_before


@dataclass(slots=True)
class Did:
    """Whether the step before was done: "if you do", "if you don't"."""

    done: bool
    span: fx.Span
    wanted: bool = False
    """ "If he does not want to": it was left to him, though nothing said so before."""


@dataclass(slots=True)
class Happens:
    """Not a test but a moment: "when another player plays an Attack"."""

    event: fx.Event
    this_turn: bool
    once: bool
    span: fx.Span


def condition_of(ctx: Context, clause: ph.Clause) -> fx.Condition | Did | Happens:
    refusal: Reject | None = None
    ctx.asked = NONE
    told_before(ctx, clause)
    for nominal in (clause.subject, *Roles.of(clause).nominals()):
        if nominal is not None and nominal.head == "action":
            nominal.head = "type:action"  # in a condition it is a card
    check_known(ctx, clause)
    for key in clause.verb.frames:
        test = _TESTS.get(key, _look_back)
        try:
            return test(ctx, clause, key)
        except Reject as error:
            refusal = refusal or error
    raise refusal or Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)


def drawn_now(ctx: Context, clause: ph.Clause) -> fx.Filter | None:
    """ "If you draw an Action card", "if the drawn card is an Action card", said of a draw that
    is still going on: which of its cards are meant."""
    roles = Roles.of(clause)
    while roles.adverb("this_way", "of_them", "thereby", "just"):
        pass
    nominals = roles.nominals()
    if clause.negated or clause.modal or len(nominals) != 1:
        return None
    if "be" in clause.verb.frames:
        drawn = clause.subject is not None and "drawn" in clause.subject.adjectives
    else:
        drawn = "draw" in clause.verb.frames and nominals[0].number in (None, 1)
    kind = head_filter(nominals[0])
    if not drawn or not kind or {"neg", "def"} & set(nominals[0].determiners):
        return None
    roles.take(nominals[0])
    leftovers(ctx, roles)
    return kind


def _do(ctx: Context, clause: ph.Clause, key: str) -> Did:
    roles = Roles.of(clause)
    said: list[ph.Chunk] = [
        c
        for c in roles.chunks
        for inner in [c.nominal if isinstance(c, ph.Prepositional) else c]
        if isinstance(inner, ph.Nominal) and inner.head in ("that", "it", "these")
    ]
    for nominal in said:
        roles.take(nominal)
    subject = clause.subject
    if subject is not None and subject.head not in ("you", "they", "player", "opponent"):
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    if subject is not None and subject.head == "they" and not (ctx.loop or ctx.past_loop):
        raise Reject(Code.REFERENCE, subject.span, word=subject.text)
    if not said and not roles.adverb("so"):
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="object")
    leftovers(ctx, roles)
    return Did(not clause.negated, clause.span)


def _want(ctx: Context, clause: ph.Clause, key: str) -> Did:
    """ "If he cannot or will not": whoever may refuse was free to do it or not."""
    asked = _do(ctx, clause, key)
    if asked.done:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    return replace(asked, wanted=True)


def _succeed(ctx: Context, clause: ph.Clause, key: str) -> Did:
    """ "If that succeeds", "did that work": it was done."""
    roles = Roles.of(clause)
    said = clause.subject if clause.subject is not None else None
    told = [n for n in roles.nominals() if n.head in ("that", "it", "you", "they")]
    for nominal in told:
        roles.take(nominal)
    roles.adverb("of_them")  # "slaag je daarin"
    if said is None and not told:
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="subject")
    leftovers(ctx, roles)
    return Did(not clause.negated, clause.span)


def _exist(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If there lies an Action among them", "if no Action is in your hand"."""
    roles = Roles.of(clause)
    beside = [n for n in roles.nominals() if is_cards(n)]
    there = clause.subject if clause.subject is not None and is_cards(clause.subject) else None
    there = there or next(iter(beside), None)
    if there is None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    roles.take(there)
    roles.adverb("here")
    zone = any(isinstance(c, ph.Prepositional) and c.nominal.head in ZONES for c in roles.chunks)
    if zone:
        made = counted_in_zone(ctx, roles, there, clause.negated)
        leftovers(ctx, roles)
        return made
    while roles.adverb("of_them", "thereby", "there_with"):
        pass
    among = roles.preposition("among", "from", "in")
    if among is not None:
        roles.take(among)
    return _among(ctx, clause, roles, there, among.nominal if among is not None else None)


def _have(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition | Did:
    """ "If you have no Action cards in hand", "with 5 or more cards in hand"."""
    roles = Roles.of(clause)
    if any(n.head == "name" for n in roles.nominals()):
        return _guessed(ctx, clause, key)
    counted = next(
        (n for n in roles.nominals() if is_cards(n) or n.number is not None or n.head == ""), None
    )
    if counted is None:
        counted = _more_than(roles)
    if counted is None:
        raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="object")
    roles.take(counted)
    check_object(ctx, clause, counted)
    among = _in_them(roles)
    if among is not None and clause.negated:  # "nie ma wśród nich kart akcji"
        roles.take(among)
        return _among(ctx, clause, roles, counted, among.nominal)
    if none_to_do_it_with(ctx, clause, roles, counted):
        return Did(False, clause.span)
    made = counted_in_zone(ctx, roles, counted, clause.negated)
    leftovers(ctx, roles)
    return made


def _in_them(roles: Roles) -> ph.Prepositional | None:
    """ "... among them", "... in it": where cards are looked for that were spoken of."""
    for chunk in list(roles.chunks):
        if ph.is_adverb(chunk, "there"):
            there = ph.Nominal("them", chunk.span, "")
            where = ph.Prepositional("among", there, chunk.span)
            roles.chunks = [where if c is chunk else c for c in roles.chunks]
            return where
        if not isinstance(chunk, ph.Prepositional) or chunk.nominal.head in ZONES:
            continue
        if chunk.role == "among" or (chunk.role in ("at", "in") and chunk.nominal.head in PRONOUNS):
            return chunk
    return None


def _more_than(roles: Roles) -> ph.Nominal | None:
    """ "More than 5 cards" is 6 or more of them, "less than 5" 4 or less."""
    comparison = roles.comparison()
    if comparison is None or comparison.than is None or comparison.than.number is None:
        return None
    step = {"more": 1, "less": -1}.get(comparison.key)
    if step is None or comparison.than.bound:
        return None
    than = comparison.than
    return replace(than, number=(than.number or 0) + step, bound=comparison.key)


def counted_in_zone(
    ctx: Context, roles: Roles, counted: ph.Nominal, negated: bool = False
) -> fx.Condition:
    zone: fx.In | None = None
    if counted.head == "handcard":
        zone = fx.In(fx.Zone.HAND)
    for chunk in list(roles.chunks):
        if isinstance(chunk, ph.Prepositional) and chunk.nominal.head in ZONES:
            if chunk.role in ("under", "toward", "with", "except", "by", "for", "per"):
                raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
            at_rest(ctx, chunk)
            roles.take(chunk)
            zone = fx.In(ZONES[chunk.nominal.head], possessor(ctx, chunk.nominal))
            break  # a second one is where something else is: "having 5 in hand, discards from ..."
    if zone is None and _of_the_hand(ctx, roles.clause):
        zone = fx.In(fx.Zone.HAND)
    if zone is None:
        raise Reject(Code.MISSING_ROLE, counted.span, word=counted.text, role="zone")
    roles.adverb("only_left", "still")
    kind = head_filter(counted)
    if not counted.head and counted.number in (None, 1):  # "if you have one": of what was sought
        kind = ctx.sought
    ctx.sought = kind
    amount = fx.CountCards(fx.Cards(zone, kind, fx.All()), span=counted.span)
    none = "neg" in counted.determiners or negated
    few = counted.bound in ("at_most", "less", "under")
    one = fx.Exactly(fx.Number(1)) if counted.number in (None, 1) and not counted.plural() else None
    ctx.held = None if none or few else fx.Cards(zone, kind, one or fx.All(), span=counted.span)
    ctx.held_at = (ctx.sentence, ctx.counter)
    if none and counted.number is None:
        return fx.Compare(amount, fx.Op.EQUAL, fx.Number(0), span=counted.span)
    if counted.number is None:
        return fx.Compare(amount, fx.Op.AT_LEAST, fx.Number(1), span=counted.span)
    op = BOUNDS[counted.bound]
    made = fx.Compare(amount, op, fx.Number(counted.number), span=counted.span)
    return fx.NotSo(made, span=counted.span) if none else made


def _of_the_hand(ctx: Context, clause: ph.Clause) -> bool:
    """ "Show your hand. If you have no Actions": what one has is in the hand just spoken of;
    what one owns may be anywhere."""
    frames = set(clause.verb.frames)
    if clause.mood != "condition" or "have" not in frames or "own" in frames:
        return False
    return any(isinstance(m.source, fx.In) and m.source.zone is fx.Zone.HAND for m in ctx.mentions)


def _subject_source(ctx: Context, clause: ph.Clause, roles: Roles) -> fx.Source:
    """What "it is ..." speaks of."""
    candidates = [clause.subject] if clause.subject is not None else []
    candidates += [n for n in roles.nominals() if n.head in PRONOUNS]
    for nominal in candidates:
        if ctx.tested is not None and nominal.head in PRONOUNS:
            roles.take(nominal)
            return fx.Those(ctx.tested)
        pointed = reference(ctx, nominal)
        if pointed is not None:
            roles.take(nominal)
            return pointed[0]
    mention = ctx.last()
    if mention is None or clause.subject is not None:
        raise Reject(Code.REFERENCE, clause.span, word=clause.verb.text)
    return fx.Those(mention.name)


def _be(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition | Did:
    """ "If it is a Treasure", "if it is the named card", "if it was a Victory card"."""
    roles = Roles.of(clause)
    if roles.adverb("so"):
        leftovers(ctx, roles)
        return Did(not clause.negated, clause.span)
    there = _in_them(roles)
    inside = next(
        (n for n in (clause.subject, *roles.nominals()) if n is not None and is_cards(n)), None
    )
    if there is not None and inside is not None:  # "jeśli są wśród nich karty skarbu"
        roles.take(there)
        roles.take(inside)
        return _among(ctx, clause, roles, inside, there.nominal)
    empty = piles(ctx, clause, roles)
    if empty is not None:
        return empty
    points_to_named(ctx, clause, roles)
    predicate, subject = _predicate(ctx, clause, roles)
    if predicate is not None and set(predicate.adjectives) & set(ORDINALS):
        return so_many_played(ctx, clause, roles, predicate)
    if subject is not None and subject.head in ("you", "player", "opponent", "neighbour"):
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    if predicate is None:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    if subject is None and any(
        isinstance(c, ph.Prepositional) and c.nominal.head in ZONES for c in roles.chunks
    ):  # "if there are no Action cards in your hand"
        roles.take(predicate)
        made = counted_in_zone(ctx, roles, predicate, clause.negated)
        leftovers(ctx, roles)
        return made
    if subject is None and roles.adverb(
        "of_them", "this_way", "thereby"
    ):  # "if there is none among them"
        mention = ctx.last("revealed", "looked_at", "drawn", "discarded", "trashed")
        if mention is None:
            raise Reject(Code.REFERENCE, clause.span, word=clause.verb.text)
        roles.take(predicate)
        return _among(ctx, clause, roles, predicate, None)
    if subject is None and not ctx.lexicon.settings.get("drops_subject"):
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="subject")
    roles.take(predicate)
    wanted: dict[str, str] = ctx.lexicon.settings.get("predicate") or {}
    pronoun = subject is not None and subject.head in PRONOUNS and not subject.partitive
    if pronoun and subject is not None and len(ctx.lexicon.genders) > 3:
        pronoun = any(f[2] == "n" for f in subject.features)  # "to karta", but "ona jest kartą"
    usual = wanted.get("być", "")
    asked = wanted.get("pronoun" if pronoun else clause.verb.lemma, usual)
    check_case(ctx, predicate, asked)
    if subject is not None:
        roles.take(subject)
        check_case(ctx, subject, wanted.get("subject", ""))
        if "subject" in wanted and subject.plural() and predicate.singular():
            right = tuple(
                form for form, f in ctx.lexicon.forms_of("BE", clause.verb.lemma) if "3s" in f
            )
            ctx.report(Code.PERSON, clause.verb.span, word=clause.verb.text, expected=right)
    source = _be_source(ctx, subject, predicate)
    leftovers(ctx, roles)
    _one_or_many(ctx, source, predicate)
    negated = clause.negated or "neg" in predicate.determiners
    test: fx.Condition
    if "named" in predicate.adjectives:
        named = ctx.last("named")
        if named is None or predicate.head not in ("card", "name", ""):
            raise Reject(Code.REFERENCE, predicate.span, word=predicate.text)
        test = fx.Matches(source, (fx.SameNameAs(named.name),), span=clause.span)
    else:
        predicates, _ = modifiers(ctx, roles, predicate)
        if not predicates:
            raise Reject(Code.NOT_UNDERSTOOD, predicate.span, word=predicate.text)
        test = fx.Matches(source, predicates, span=clause.span)
    return fx.NotSo(test, span=clause.span) if negated else test


def _one_or_many(ctx: Context, source: fx.Source, predicate: ph.Nominal) -> None:
    """ "If it is a Treasure" of one card, "if they are Treasures" of several."""
    spoken = next(
        (m for m in ctx.mentions if isinstance(source, fx.Those) and m.name == source.name), None
    )
    first = ctx.lexicon.cases[0]
    said = {f[1] for f in predicate.features if f[0] == first}
    if spoken is None or not ctx.lexicon.settings.get("predicate") or said != {"p"}:
        return
    a = predicate.head_analysis
    if spoken.features and all(f[1] == "s" for f in spoken.features) and a is not None:
        right = [
            form
            for form, features in ctx.lexicon.forms_of(a.term, a.key)
            if any(f[:2] == first + "s" for f in features)
        ]
        ctx.report(Code.AGREEMENT, predicate.span, word=predicate.text, expected=tuple(right))


def _predicate(
    ctx: Context, clause: ph.Clause, roles: Roles
) -> tuple[ph.Nominal | None, ph.Nominal | None]:
    beside = [n for n in roles.nominals() if n.head != "self"]  # "sich befinden" is to be
    phrases = [*([clause.subject] if clause.subject is not None else []), *beside]
    telling = [
        n
        for n in phrases
        if "named" in n.adjectives
        or (
            head_filter(n)
            and not {"revealed", "trashed", "gained", "discarded"} & set(n.adjectives)
            and "def" not in n.determiners
            and "dem" not in n.determiners
        )
    ]
    if not telling:
        telling = [n for n in phrases if head_filter(n)]
    predicate = telling[-1] if telling else None
    subject = next((n for n in phrases if n is not predicate), None)
    return predicate, subject


def _be_source(ctx: Context, subject: ph.Nominal | None, predicate: ph.Nominal) -> fx.Source:
    if subject is not None:
        if ctx.tested is not None and subject.head in PRONOUNS:
            return fx.Those(ctx.tested)
        pointed = reference(_without_named(ctx), subject)
        if pointed is not None:
            return pointed[0]
    last = _without_named(ctx).last()
    if last is None:
        raise Reject(Code.REFERENCE, predicate.span, word=predicate.text)
    return fx.Those(last.name)


def _without_named(ctx: Context) -> Context:
    """A named card is a name: "it" in "if it is the named card" is a real card."""
    real = [m for m in ctx.mentions if "named" not in m.kinds]
    return replace(ctx, mentions=real)


def _cost(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    roles = Roles.of(clause)
    source = _subject_source(ctx, clause, roles)
    comparison = roles.comparison()
    if "be" in clause.verb.frames and (
        comparison is None or comparison.key not in ("dearer", "cheaper")
    ):
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    amount = next((n for n in roles.nominals() if n.number is not None), None)
    if amount is not None:
        roles.take(amount)
    made = cost(ctx, amount, comparison, clause.span)
    leftovers(ctx, roles)
    test: fx.Condition = fx.Matches(source, (made,), span=clause.span)
    return fx.NotSo(test, span=clause.span) if clause.negated else test


def _play(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition | Did | Happens:
    """ "If you have played 3 or more Actions this turn", or the moment a card is played."""
    roles = Roles.of(clause)
    nominal = next((n for n in roles.nominals() if is_cards(n) or n.head == "action"), None)
    if nominal is None and clause.aux == "passive":
        nominal = clause.subject
    if nominal is None:
        return _look_back(ctx, clause, key)
    roles.take(nominal)
    check_object(ctx, clause, nominal)
    first = is_first(nominal)
    strange = set(nominal.determiners) - {"indef", "any", "each", "all", "def"}
    if first:
        strange -= {"your"}
    if clause.negated or strange or set(nominal.adjectives) - {"first", "own"}:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    predicates = head_filter(nominal)
    if nominal.head == "action":
        predicates = (fx.OfType(fx.CardType.ACTION, span=nominal.span),)
    this_turn = roles.adverb("this_turn")
    if not this_turn:
        roles.adverb("for_good")
    if not roles.adverb("including_this"):
        _including_this(ctx, roles)
    excluding = roles.adverb("excluding_this")
    if nominal.number is not None:
        if not this_turn:
            raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="duration")
        leftovers(ctx, roles)
        # the play that is going on always counts, so without it there is one more
        number = nominal.number + (1 if excluding else 0)
        return fx.Compare(
            fx.CountPlayed(predicates, span=nominal.span),
            BOUNDS[nominal.bound],
            fx.Number(number),
            span=clause.span,
        )
    first = roles.adverb("first_time") or first
    again = roles.adverb("whenever")
    if first and again:
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    by = _player(ctx, clause)
    leftovers(ctx, roles)
    if by is fx.Players.YOU and not (this_turn or first):
        return _look_back(ctx, clause, key)
    return Happens(fx.Played(predicates, by, span=clause.span), this_turn, first, clause.span)


def _player(ctx: Context, clause: ph.Clause) -> fx.Players:
    subject = clause.subject
    if subject is None and ctx.lexicon.settings.get("drops_subject"):
        raise Reject(Code.REFERENCE, clause.verb.span, word=clause.verb.text)
    if subject is None or subject.head == "you":
        return fx.Players.YOU
    if subject.head not in ("player", "opponent"):
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
    marks = set(subject.adjectives) | set(subject.determiners)
    if subject.head == "opponent" or marks & {"other", "rest", "another"}:
        return fx.Players.OTHERS
    return fx.Players.EVERYONE


def _including_this(ctx: Context, roles: Roles) -> bool:
    """ "... including this card"; any other card there would be too much."""
    chunk = roles.preposition("including")
    if chunk is None or chunk.nominal.head != "card":
        return False
    pointed = reference(ctx, chunk.nominal)
    if pointed is None or not isinstance(pointed[0], fx.ThisCard):
        return False
    roles.take(chunk)
    return True


def _look_back(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition | Did:
    """ "If you discarded a card": the same verb as in the step before asks whether it was done;
    "if you revealed a Treasure", "if you discarded at least one" ask more of its cards."""
    roles = Roles.of(clause)
    nothing = [n for n in roles.nominals() if n.head == "nothing" or "neg" in n.determiners]
    done = not clause.negated and not nothing
    if ctx.previous_frames and key not in ctx.previous_frames:
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    if not ctx.previous_frames:
        raise Reject(Code.REFERENCE, clause.verb.span, word=clause.verb.text)
    mention = ctx.last(PARTICIPLE_OF.get(key, "?"))
    nominal = next((n for n in roles.nominals() if is_cards(n)), None)
    alone = next((n for n in roles.nominals() if not n.head and n.number is not None), None)
    if alone is not None and nominal is None and key in ("reveal", "look"):
        raise Reject(Code.MISSING_ROLE, alone.span, word=alone.text, role="noun")  # two of what?
    if nominal is None and alone is not None and mention is not None and not alone.adjectives:
        # "if you really trashed two"
        count = fx.CountCards(fx.Cards(fx.Those(mention.name), (), fx.All()), span=alone.span)
        made = fx.Compare(count, BOUNDS[alone.bound], fx.Number(alone.number or 0))
        return made if done else fx.NotSo(made, span=clause.span)
    pointed = reference(ctx, nominal) if nominal is not None else None
    if pointed is not None and isinstance(pointed[0], fx.RestOf):
        raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    if nominal is None or mention is None or pointed is not None:
        return Did(done, clause.span, clause.modal == "can_or_will")
    predicates, _ = modifiers(ctx, roles, nominal)
    ctx.asked = nominal.features
    those = fx.Those(mention.name, span=nominal.span)
    if nominal.number is not None and nominal.bound not in ("", "exactly"):
        count = fx.CountCards(fx.Cards(those, predicates, fx.All()), span=nominal.span)
        op = fx.Op.AT_LEAST if nominal.bound in ("more", "at_least") else fx.Op.AT_MOST
        return fx.Compare(count, op, fx.Number(nominal.number), span=clause.span)
    fewer = _fewer(nominal, mention.wanted)
    if fewer is not None:  # "trash 2 cards. If you trashed at least one": not all of them
        count = fx.CountCards(fx.Cards(those, predicates, fx.All()), span=nominal.span)
        made = fx.Compare(count, fx.Op.AT_LEAST, fx.Number(fewer), span=clause.span)
        return made if done else fx.NotSo(made, span=clause.span)
    if any(p not in mention.filter for p in predicates):
        test = fx.Matches(those, predicates, span=clause.span)
        return test if done else fx.NotSo(test, span=clause.span)
    return Did(done, clause.span, clause.modal == "can_or_will")


def _fewer(nominal: ph.Nominal, wanted: int | None) -> int | None:
    """The number asked about, if it is another one than was to be dealt with."""
    whole = {"both", "all"} & {*nominal.determiners, *nominal.adjectives}
    if wanted is None or wanted < 2 or whole:
        return None
    said = nominal.number
    if said is None and {"indef", "some", "any", "neg"} & set(nominal.determiners):
        said = 1
    return said if said != wanted else None


def _contain(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If it holds no Action cards": the hand, or the cards just shown."""
    roles = Roles.of(clause)
    inside = next((n for n in roles.nominals() if is_cards(n)), None)
    subject = clause.subject
    drops = bool(ctx.lexicon.settings.get("drops_subject"))
    if inside is None or (subject is None and not drops):
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="object")
    roles.take(inside)
    check_object(ctx, clause, inside)
    if subject is None:
        return _among(ctx, clause, roles, inside, None)
    if subject.head in ZONES:
        place = ph.Prepositional("at", subject, subject.span)
        roles.chunks = [*roles.chunks, place]
        made = counted_in_zone(ctx, roles, inside, clause.negated)
        leftovers(ctx, roles)
        return made
    return _among(ctx, clause, roles, inside, subject)


def _there_is(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If there is no Action card among them", "... in your hand"."""
    roles = Roles.of(clause)
    empty = piles(ctx, clause, roles)
    if empty is not None:
        return empty
    there = next((n for n in roles.nominals() if is_cards(n)), None)
    if there is None or clause.subject is None or clause.subject.head != "it":
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    roles.take(there)
    check_object(ctx, clause, there)
    zone = any(isinstance(c, ph.Prepositional) and c.nominal.head in ZONES for c in roles.chunks)
    if zone:
        made = counted_in_zone(ctx, roles, there, clause.negated)
        leftovers(ctx, roles)
        return made
    if roles.adverb("of_them", "this_way"):
        return _among(ctx, clause, roles, there, None)
    among = roles.preposition("among", "from")
    if among is None:
        raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="zone")
    roles.take(among)
    return _among(ctx, clause, roles, there, among.nominal)


def _among(
    ctx: Context, clause: ph.Clause, roles: Roles, inside: ph.Nominal, of: ph.Nominal | None
) -> fx.Condition:
    """Whether such a card is among those spoken of."""
    if of is None:
        mention = ctx.last("revealed", "looked_at", "drawn", "discarded", "trashed")
        source: fx.Source | None = fx.Those(mention.name) if mention is not None else None
    else:
        pointed = reference(ctx, of)
        source = pointed[0] if pointed is not None else None
    if source is None:
        raise Reject(Code.REFERENCE, clause.span, word=clause.verb.text)
    there = fx.Matches(source, modifiers(ctx, roles, inside)[0], span=clause.span)
    if not there.filter:
        raise Reject(Code.NOT_UNDERSTOOD, inside.span, word=inside.text)
    leftovers(ctx, roles)
    ctx.asked = inside.features
    none = clause.negated or "neg" in inside.determiners
    if inside.number is not None and not (none and inside.number == 1):
        count = fx.CountCards(fx.Cards(source, there.filter, fx.All()), span=inside.span)
        made = fx.Compare(
            count, BOUNDS[inside.bound or "at_least"], fx.Number(inside.number), span=clause.span
        )
        return fx.NotSo(made, span=clause.span) if none else made
    return fx.NotSo(there, span=clause.span) if none else there


def _guessed(ctx: Context, clause: ph.Clause, key: str) -> fx.Condition:
    """ "If you guessed right", "if the name is right": the card shown is the one named."""
    roles = Roles.of(clause)
    named = ctx.last("named")
    shown = next((m for m in reversed(ctx.mentions) if "named" not in m.kinds), None)
    if named is None or shown is None:
        raise Reject(Code.REFERENCE, clause.verb.span, word=clause.verb.text)
    if key == "guess" and not roles.adverb("right"):
        raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
    told = [
        n for n in roles.nominals() if n.head in ("name", "that", "it") or "named" in n.adjectives
    ]
    for nominal in told:
        roles.take(nominal)
    with_it = roles.preposition("with")
    if with_it is not None and ({"named"} & set(with_it.nominal.adjectives)):
        roles.take(with_it)
    if key in ("bear", "have"):  # "if it has the name you named"
        names = [n for n in told if n.head == "name" and {"named", "same"} & set(n.adjectives)]
        if not names:
            raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
    leftovers(ctx, roles)
    test: fx.Condition = fx.Matches(
        fx.Those(shown.name), (fx.SameNameAs(named.name),), span=clause.span
    )
    return fx.NotSo(test, span=clause.span) if clause.negated else test


_TESTS = {
    "succeed": _succeed,
    "exist": _exist,
    "run_out": run_out,
    "right": _guessed,
    "guess": _guessed,
    "bear": _guessed,
    "contain": _contain,
    "there_is": _there_is,
    "do": _do,
    "want": _want,
    "have": _have,
    "be": _be,
    "cost": _cost,
    "play": _play,
}
