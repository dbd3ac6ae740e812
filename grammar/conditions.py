"""Clauses after "if": a condition on the game, a look back at the last step, or an event."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_object
from grammar.conditions_answers import Did, Happens
from grammar.conditions_being import be, cost_of
from grammar.conditions_counts import (
    run_out,
)
from grammar.conditions_having import (
    contain,
    exist,
    guessed,
    have,
    there_is,
)
from grammar.context import Context, Reject
from grammar.counting import is_first
from grammar.lexicon import NONE
from grammar.modifiers import modifiers
from grammar.persons import check_known
from grammar.prices import BOUNDS
from grammar.references import PARTICIPLE_OF, reference
from grammar.roles import Roles, head_filter, is_cards, leftovers
from grammar.told import told_before


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


_TESTS = {
    "succeed": _succeed,
    "exist": exist,
    "run_out": run_out,
    "right": guessed,
    "guess": guessed,
    "bear": guessed,
    "contain": contain,
    "there_is": there_is,
    "do": _do,
    "want": _want,
    "have": have,
    "be": be,
    "cost": cost_of,
    "play": _play,
}
