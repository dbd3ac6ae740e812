"""Choices and cases: sentences that hold other sentences."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.actors import Actors
from grammar.conditions import condition_of
from grammar.conditions_answers import Did, Happens
from grammar.context import Context, Loop, Mention, Reject
from grammar.lexicon import NONE
from grammar.references import PARTICIPLES, PRONOUNS, reference
from grammar.roles import Roles, head_filter, is_cards, leftovers
from grammar.sentence_parts import (
    bare_clause,
    count_of,
    got_as_chosen,
)
from grammar.steps import (
    Step,
    close,
    dealt_out,
    for_each_player,
    merge,
    taken_adverb,
)
from grammar.together import at_once, for_all


def _of_each(option: ph.Sentence) -> bool:
    """ "Each of them he discards or puts back": he chooses anew for every card."""
    clauses = option.clauses if isinstance(option, ph.Statement) else []
    return any(
        isinstance(c, ph.Nominal)
        and "each" in c.determiners
        and (is_cards(c) or c.head in ("", "them"))
        for clause in clauses
        for c in clause.chunks
    )


def _for_each_card(ctx: Context, clause: ph.Clause) -> bool:
    """ "For each of them you choose: ...": of several cards that one player has seen."""
    seen = ctx.last("looked_at", "revealed")
    if seen is None or not seen.many or seen.loop is not None or seen is not ctx.last():
        return False
    for chunk in clause.chunks:
        if not isinstance(chunk, ph.Prepositional) or "each" not in chunk.nominal.determiners:
            continue
        cards = chunk.nominal.head in ("card", "", "them")
        strange = set(chunk.nominal.adjectives) - {"revealed", "looked_at", "both"}
        told = chunk.role in ("for", "for_each", "per", "in_case_of", "from", "of", "at")
        if told and cards and not strange:
            clause.chunks = [
                c for c in clause.chunks if c is not chunk and not ph.is_adverb(c, "of_them")
            ]
            return True
    return False


def _carried_out(sentence: ph.Sentence) -> bool:
    """ "Choose two and carry both out: ...": what is chosen is done anyway."""
    clause = sentence.clauses[0] if isinstance(sentence, ph.Statement) else None
    if clause is None or "act" not in clause.verb.frames or clause.negated or clause.modal:
        return False
    said = [c for c in clause.chunks if not ph.is_adverb(c, "then", "only", "also", "immediately")]
    one = said[0] if len(said) == 1 else None
    if not isinstance(one, ph.Nominal):
        return False
    both = "both" in (*one.determiners, *one.adjectives)
    return not one.number and (one.head in PRONOUNS or both or one.determiners == ("dem",))


def _or_not(option: fx.Effect, by: fx.Who, span: fx.Span) -> fx.Effect:
    """ "Choose whether you discard it": a "may", if whoever does it chooses."""
    if by is fx.Who.ACTOR:
        return fx.May(option, span=span)
    return fx.Choose(1, (option, fx.Seq(())), by, span=span)


def _so_many_of(
    counts: range, options: tuple[fx.Effect, ...], by: fx.Who, span: fx.Span
) -> fx.Effect:
    """ "Choose one or two": first how many, then which; nothing is learnt between the two."""
    each = [fx.Choose(n, options, by, span=span) if n else fx.Seq(()) for n in counts]
    return each[0] if len(each) == 1 else fx.Choose(1, tuple(each), by, span=span)


class Choices(Actors):
    """Sentences that hold other sentences: options, cases, once for each."""

    def _sentence(self, sentence: ph.Sentence, steps: list[Step]) -> None:
        raise NotImplementedError  # the interpreter knows all kinds of sentences

    def _choice(self, choice: ph.Choice, steps: list[Step]) -> None:
        """ "Choose one: ...". The options are done by whoever chooses."""
        ctx = self.ctx
        head = choice.head
        condition: ph.Conditional | None = None
        if isinstance(head, ph.Conditional):
            condition, head = head, head.body
        if isinstance(head, ph.Steps) and len(head.items) > 1 and _carried_out(head.items[-1]):
            head = replace(head, items=head.items[:-1])
        if isinstance(head, ph.Steps):
            if got_as_chosen(head.items):  # "choose two and get them: ..."
                head.items.pop()
            for item in head.items[:-1]:
                self._sentence(item, steps)
            head = head.items[-1]
        if not isinstance(head, ph.Statement):
            raise Reject(Code.NOT_UNDERSTOOD, head.span, word="")
        clause = head.clauses[0]
        if "choose" not in clause.verb.frames or clause.negated:
            raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
        each_card = _for_each_card(ctx, clause)
        apart = for_each_player(ctx, clause)
        if apart is not None:
            self._set_apart(apart, clause)
        each_time = taken_adverb(clause, "each_time")
        decided = taken_adverb(clause, "you_decide")
        which = taken_adverb(clause, "which")  # "... what he does: ..."
        said_how_many = any(
            not isinstance(c, ph.Adverb) and not (isinstance(c, ph.Nominal) and c.head == "self")
            for c in clause.chunks
        )
        least, most = count_of(ctx, clause, choice.either or which, len(choice.options))
        ctx.loop = None if clause.mood == "imperative" else self._loop(clause, bool(steps))
        loop = ctx.loop
        made: list[list[Step]] = []
        before: list[Mention] = ctx.mentions
        if each_card:  # of each of them one speaks as of one
            before = [replace(m, features=NONE) if m is ctx.last() else m for m in before]
        said: list[Mention] = []
        outer, ctx.one_of_these = ctx.one_of_these, (least, most) == (1, 1)
        for option in choice.options:
            inner: list[Step] = []
            ctx.loop, ctx.mentions = loop, [*before]
            self._sentence(option, inner)
            made.append(inner)
            said.extend(ctx.mentions[len(before) :])  # "it" is never from another option
        ctx.mentions, ctx.one_of_these = [*before, *said], outer
        by = fx.Who.ACTOR
        doers = {step.loop for inner in made for step in inner}
        if loop is None and len(doers) == 1 and None not in doers:
            (loop,) = doers  # "you choose: he discards it or ...", for each of them
            by = fx.Who.YOU
        elif apart is not None or (each_time and not each_card):
            raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
        if decided:
            by = fx.Who.YOU if loop is not None else by
        if loop is not None and any(step.loop is None for inner in made for step in inner):
            raise Reject(Code.NOT_UNDERSTOOD, choice.span, word="")  # he chooses, you would do
        options = [close(inner, loop) for inner in made]
        anew = apart is not None or each_time
        if by is fx.Who.YOU and loop is not None and not anew and at_once(choice.options):
            options = [for_all(ctx, close(inner, loop), loop) for inner in made]
            loop, by = None, fx.Who.ACTOR  # "all discard them or all put them back"
        ctx.loop = loop
        of_each = each_card or any(_of_each(option) for option in choice.options)
        if by is fx.Who.ACTOR and of_each:
            parted = dealt_out(options, clause.modal == "may", choice.span)
            if parted is None or condition is not None:
                raise Reject(Code.NOT_UNDERSTOOD, choice.span, word=clause.verb.text)
            steps.append(Step(parted, loop))
            return
        if choice.asked and len(options) == 1:
            steps.append(Step(_or_not(options[0], by, choice.span), loop, made[0][0].frames))
            return
        if len(options) < max(2, least, most or 0):
            raise Reject(Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="object")
        counts = range(least, (most or len(options)) + 1)
        effect = _so_many_of(counts, tuple(options), by, choice.span)
        unsaid = clause.verb.span[0] == clause.verb.span[1]  # "you may do this or that"
        freely = clause.modal == "may" and by is fx.Who.ACTOR and not choice.asked
        if freely and (said_how_many or unsaid):
            effect = fx.May(effect, span=choice.span)
        if condition is not None:
            found = condition_of(ctx, condition.condition)
            if isinstance(found, Did | Happens):
                raise Reject(Code.NOT_UNDERSTOOD, condition.span, word="")
            effect = fx.If(found, effect, span=choice.span)
        steps.append(Step(effect, loop))

    def _set_apart(self, apart: ph.Prepositional, clause: ph.Clause) -> None:
        """ "... for each other player: he ...": whom "he" is, if nobody was named before."""
        ctx = self.ctx
        known = ctx.loop or ctx.past_loop
        if apart.nominal.head not in ("player", "opponent"):
            if known is None:  # "for each of them", "of each revealed card": whose?
                raise Reject(Code.REFERENCE, apart.span, word=apart.nominal.text)
        elif known is None:
            ctx.past_loop = self._new_loop(apart.nominal, clause, None)
            ctx.loop = None
        elif known.players is fx.Players.EVERYONE and _others(apart.nominal):
            raise Reject(Code.NOT_UNDERSTOOD, apart.span, word=apart.nominal.text)

    def _cases(self, cases: ph.Cases, steps: list[Step]) -> None:
        """ "If it is an Action: ...; a Treasure: ...", once or for each card spoken of."""
        ctx = self.ctx
        if isinstance(cases.head, ph.Steps):
            *first, cases.head = cases.head.items
            for item in first:
                self._sentence(item, steps)
        if cases.head is not None and _instructs(cases.head):  # a sentence of its own
            if not all(_given_for(case) for case in cases.cases):  # "Action card: ...": of what?
                raise Reject(Code.REFERENCE, cases.cases[0].span, word=cases.cases[0].label.text)
            self._sentence(cases.head, steps)
            cases.head = None
        source, each = self._cases_subject(cases)
        name: fx.Name | None = None
        if each is not None:
            name = ctx.fresh()
            source = fx.Those(name)
        tests: list[fx.Effect] = []
        theirs = self._given_to(cases.head)
        loop = theirs or (ctx.loop if each is None else None)
        for case in cases.cases:
            inner: list[Step] = []
            ctx.loop = loop
            self._sentence(case.body, inner)
            _belong(inner, theirs)
            predicates = head_filter(case.label)
            if not predicates:
                raise Reject(Code.NOT_UNDERSTOOD, case.span, word=case.label.text)
            test = fx.Matches(source, predicates, span=case.label.span)
            tests.append(fx.If(test, close(inner, loop), span=case.span))
        body = merge(tests, cases.span)
        if each is not None and name is not None:
            cards, different = each
            body = fx.ForEach(cards, name, body, different, span=cases.span)
        steps.append(Step(body, loop))

    def _each_of(self, sentence: ph.EachOf, steps: list[Step]) -> None:
        ctx = self.ctx
        head = sentence.head.chunks if isinstance(sentence.head, ph.Bare) else []
        if steps and head and all(ph.is_adverb(c, "then", "then_so", "so_then") for c in head):
            self._then(sentence, steps)
            return
        also = ("also", "additional", "immediately")
        if steps and head and all(ph.is_adverb(c, *also) for c in head):
            self._sentence(sentence.body, steps)  # "Außerdem: +2 Aktionen"
            return
        _source, each = self._cases_subject(ph.Cases(sentence.head, [], sentence.span))
        if each is None:
            raise Reject(Code.NOT_UNDERSTOOD, sentence.span, word="")
        cards, different = each
        name = ctx.fresh()
        mentions = ctx.mentions
        ctx.mentions = [*mentions]
        ctx.mention(name, "each")
        loop = ctx.loop = self._given_to(sentence.head)
        inner: list[Step] = []
        self._sentence(sentence.body, inner)
        _belong(inner, loop)
        ctx.mentions = mentions
        body = close(inner, loop)
        if isinstance(body, fx.Plus) and isinstance(body.amount, fx.Number):
            # "for each card: +1 Coin" is "+1 Coin per card"
            count = fx.CountCards(cards, different, span=sentence.head.span)
            each_one = fx.Per(body.amount.value, count, span=body.amount.span)
            steps.append(Step(fx.Plus(body.resource, each_one, span=sentence.span), loop))
            return
        steps.append(Step(fx.ForEach(cards, name, body, different, span=sentence.span), loop))

    def _given_to(self, head: ph.Sentence | None) -> Loop | None:
        """ "For each card he gets: ...": whose it is, where the head says that he gets it."""
        clause = head.clauses[-1] if isinstance(head, ph.Statement) else None
        if clause is None or clause.mood == "imperative" or "get" not in clause.verb.frames:
            return None
        return self._loop(clause, False)

    def _then(self, sentence: ph.EachOf, steps: list[Step]) -> None:
        """ "You may show it. Then: ...": what follows a "may" hangs on it."""
        before = steps[-1]
        inner: list[Step] = []
        self._sentence(sentence.body, inner)
        if isinstance(before.effect, fx.May):
            then = close(inner, before.loop)
            before.effect = fx.IfDone(before.effect, then, span=sentence.span)
        else:
            steps.extend(inner)

    def _cases_subject(self, cases: ph.Cases) -> tuple[fx.Source, tuple[fx.Cards, bool] | None]:
        ctx = self.ctx
        last = ctx.last()
        if last is None:
            raise Reject(Code.REFERENCE, cases.span, word="")
        clause: ph.Clause | None = None
        if isinstance(cases.head, ph.Statement):
            clause = cases.head.clauses[-1]
        chunks = (
            clause.chunks
            if clause is not None
            else (cases.head.chunks if isinstance(cases.head, ph.Bare) else [])
        )
        roles = Roles(clause or bare_clause(cases.head, cases.span), list(chunks))
        if clause is not None and "be" in clause.verb.frames and not self._drops():
            spoken = [clause.subject, *roles.nominals()]
            if not any(
                n is not None and (n.head in PRONOUNS or {"def", "dem"} & set(n.determiners))
                for n in spoken
            ):  # "is a ... Treasure": what is?
                raise Reject(
                    Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="subject"
                )
        if roles.adverb("by_type"):
            for bonus in [n for n in roles.nominals() if n.head in ("option", "something")]:
                roles.take(bonus)
        chunk = roles.preposition("per", "for_each")
        if chunk is None:
            _nothing_else(ctx, clause, roles)
            return fx.Those(last.name), None
        roles.take(chunk)
        different = roles.adverb("different_name") or "different_name" in chunk.nominal.adjectives
        different = same_name_once(roles) or different
        different = _named_apart(chunk.nominal) or different
        if roles.adverb("same_name_too") and different:
            raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
        if not chunk.nominal.head and roles.adverb("of_them"):  # "for each of them"
            _nothing_else(ctx, clause, roles)
            return fx.Those(last.name), (fx.Cards(fx.Those(last.name), (), fx.All()), different)
        if not chunk.nominal.head:
            raise Reject(Code.MISSING_ROLE, chunk.span, word=chunk.nominal.text, role="object")
        told = {*PARTICIPLES, "different_name", "rest", "each"}
        if set(chunk.nominal.adjectives) - told:
            raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
        if clause is not None and not {"get", "gain", "be", "hold_good"} & set(clause.verb.frames):
            raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
        pointed = reference(ctx, chunk.nominal)
        if pointed is None and not different:
            raise Reject(Code.REFERENCE, chunk.span, word=chunk.nominal.text)
        where = pointed[0] if pointed is not None else fx.Those(last.name)
        _nothing_else(ctx, clause, roles)
        kind = head_filter(chunk.nominal)
        return fx.Those(last.name), (fx.Cards(where, kind, fx.All()), different)


def _given_for(case: ph.Case) -> bool:
    """ "For an Action card +1 Action": the preposition says that it is a case."""
    label = case.label.head_analysis
    return label is not None and bool(label.data.get("phrased"))


def _instructs(head: ph.Sentence) -> bool:
    """Whether what stands before the cases does something itself, instead of leading to them."""
    if not isinstance(head, ph.Statement):
        return False
    clause = head.clauses[-1]
    if {"be", "hold_good", "count"} & set(clause.verb.frames):
        return False
    return any(isinstance(c, ph.Nominal) and is_cards(c) for c in clause.chunks)


def _belong(steps: list[Step], loop: Loop | None) -> None:
    """A bonus says nobody; behind "he gets:" it is his."""
    for step in steps:
        step.loop = step.loop or loop


def _nothing_else(ctx: Context, clause: ph.Clause | None, roles: Roles) -> None:
    """The head of cases says for what they are, and nothing beside."""
    for nominal in roles.nominals():
        alone = not nominal.head and nominal.determiners == ("indef",)  # "is it a ..."
        pointing = nominal.head in PRONOUNS or {"def", "dem"} & set(nominal.determiners)
        be = clause is not None and "be" in clause.verb.frames
        if nominal.head in ("option", "something") or (be and (alone or pointing)):
            roles.take(nominal)
    leftovers(ctx, roles)


def same_name_once(roles: Roles) -> bool:
    """ "... for two cards with the same name only once": each different name counts."""
    named = roles.preposition("with")
    pair = roles.preposition("at", "for", "in_case_of")
    once = any(ph.is_adverb(c, "once") for c in roles.chunks)
    if pair is None or not once or pair.nominal.head != "card" or not pair.nominal.plural():
        return False
    same = (
        named is not None
        and named.nominal.head == "name"
        and "same" in (*named.nominal.determiners, *named.nominal.adjectives)
    )
    alike = "same" in (*pair.nominal.adjectives, *pair.nominal.determiners)
    if not same and not alike:
        return False
    roles.take(pair)
    if named is not None:
        roles.take(named)
    while roles.adverb("once", "but", "only", "only_left", "still"):
        pass
    return True


def _others(nominal: ph.Nominal) -> bool:
    marks = {*nominal.adjectives, *nominal.determiners}
    return nominal.head == "opponent" or bool(marks & {"rest", "other", "another"})


def _named_apart(nominal: ph.Nominal) -> bool:
    """ "... each card that has another name": said in a relative, and taken up."""
    for relative in nominal.relatives:
        names = [c for c in relative.chunks if isinstance(c, ph.Nominal) and c.head == "name"]
        apart = {"rest", "different_name"} & set(names[0].adjectives) if names else set()
        others = [c for c in relative.chunks if isinstance(c, ph.Nominal) and c.head != "rel"]
        if apart and others == names and {"have"} & set(relative.verb.frames):
            relative.used = True
            nominal.relatives = [r for r in nominal.relatives if r is not relative]
            return not relative.negated
    return False
