"""Phrases to the AST: sentences in order, who acts, what hangs on what.

A block is a list of steps, each with the loop ("each other player ...") it belongs to;
neighbours of one loop are gathered when the block is closed. "If you do" takes the step
before it; "otherwise" takes the condition before it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardspec import effects as fx
from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.cases import check_object
from grammar.conditions import Did, Happens, condition_of, counted_in_zone
from grammar.context import Context, Loop, Mention, Reject
from grammar.frames import effect_of, per
from grammar.lexicon import Lexicon
from grammar.nominals import (
    PARTICIPLES,
    PRONOUNS,
    RESOURCES,
    Roles,
    head_filter,
    is_cards,
    leftovers,
    plain_amount,
    reference,
)
from grammar.persons import check_number, check_until, unsaid
from grammar.sharing import share_objects


@dataclass(slots=True)
class Step:
    effect: fx.Effect
    loop: Loop | None
    frames: frozenset[str] = frozenset()
    then: tuple[Mention, ...] = ()
    """What only one branch of a condition speaks of: the other cannot point to it."""
    left_aside: fx.Span | None = None
    """Set aside while drawing, and not yet discarded."""


@dataclass(slots=True)
class Static:
    """A line that is no instruction: what a treasure yields, what a card is worth."""

    ability: fx.Ability


class Interpreter:
    def __init__(self, lexicon: Lexicon, findings: list[Finding]) -> None:
        self.ctx = Context(lexicon, findings)

    def text(self, text: ph.Text) -> fx.CardText | None:
        abilities: list[fx.Ability] = []
        for section in text.sections:
            self.ctx.mentions, self.ctx.loop, self.ctx.past_loop = [], None, None
            self.ctx.reaction = False
            abilities.extend(self._section(section))
        if any(f.severity == "error" and f.code in _FATAL for f in self.ctx.findings):
            return None
        return fx.CardText(tuple(abilities))

    def _section(self, section: ph.Section) -> list[fx.Ability]:
        """Instructions of one section are one ability, static lines each their own."""
        abilities: list[fx.Ability] = []
        steps: list[Step] = []
        event: Happens | None = None
        for sentence in section.sentences:
            try:
                static = self._static(sentence)
                if static is not None:
                    abilities.append(static.ability)
                    continue
                opened = self._event(sentence) if not steps and event is None else None
                if opened is not None:
                    event, sentence = opened
                    self.ctx.reaction = True
                if _opens_with_bonus(sentence):  # "+1 Card" on its own is yours
                    self.ctx.past_loop = self.ctx.loop or self.ctx.past_loop
                    self.ctx.loop = None
                self._sentence(sentence, steps)
            except Reject as refusal:
                self.ctx.findings.append(refusal.finding)
                return []
        for mention in self.ctx.mentions:
            if mention.chosen is not None:  # "choose a card" and then nothing done with it
                span = mention.chosen.span or (0, 0)
                self.ctx.report(Code.NOT_UNDERSTOOD, span, word="")
        for step in steps:
            if step.left_aside is not None:
                self.ctx.report(Code.MISSING_ROLE, step.left_aside, word="", role="place")
                return []
        if steps:
            effect = _close(steps)
            if event is not None:
                effect = _hang_on_reveal(effect)
                abilities.append(fx.When(event.event, effect, span=event.span))
            else:
                abilities.insert(0, fx.OnPlay(effect))
        return abilities

    # --- static lines ----------------------------------------------------------------

    def _static(self, sentence: ph.Sentence) -> Static | None:
        if isinstance(sentence, ph.Bonus) and sentence.noun.head == "point":
            noun = sentence.noun
            noun.number = sentence.number
            chunks: list[ph.Chunk] = [noun, *sentence.per]
        elif isinstance(sentence, ph.Bare):
            chunks = sentence.chunks
        elif isinstance(sentence, ph.Statement) and len(sentence.clauses) == 1:
            clause = sentence.clauses[0]
            if not _says_worth(clause):
                return None
            chunks = [*clause.chunks, *self._worth_of(clause)]
        else:
            return None
        nominal = next(
            (c for c in chunks if isinstance(c, ph.Nominal) and c.head in ("point", "coin", "potion")),
            None,
        )
        if nominal is None or nominal.number is None:
            return None
        clause_like = ph.Clause(
            ph.Verb("", nominal.text, nominal.span, (), frozenset()), "bare",
            [c for c in chunks if c is not nominal], sentence.span,
        )
        roles = Roles.of(clause_like)
        plain_amount(nominal)
        roles.adverb("worth")
        sign = -1 if "minus" in nominal.adjectives else 1
        amount = per(self.ctx, roles, fx.Number(sign * nominal.number, span=nominal.span))
        roles.adverb("rounded_down")
        roles.adverb("at_end")
        leftovers(self.ctx, roles)
        if nominal.head == "point":
            return Static(fx.Worth(_all_owned(amount), span=sentence.span))
        return Static(fx.Yields(RESOURCES[nominal.head], amount, span=sentence.span))

    def _worth_of(self, clause: ph.Clause) -> list[ph.Chunk]:
        """What is worth the points: this card, or this card for each of others."""
        subject = clause.subject
        if subject is None or subject.head in ("this", "it"):
            return []
        if "each" in subject.determiners:
            return [ph.Prepositional("for_each", subject, subject.span)]
        if "dem" in subject.determiners and not subject.relatives and is_cards(subject):
            return []
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)

    def _event(self, sentence: ph.Sentence) -> tuple[Happens, ph.Sentence] | None:
        """A section that opens with a moment instead of an instruction."""
        if not isinstance(sentence, ph.Conditional) or "play" not in sentence.condition.verb.frames:
            return None
        found = condition_of(self.ctx, sentence.condition)
        if isinstance(found, Happens) and not found.this_turn:
            if found.once:  # the first time of what?
                raise Reject(Code.MISSING_ROLE, found.span, word="", role="duration")
            return found, sentence.body
        return None

    # --- sentences -------------------------------------------------------------------

    def _sentence(self, sentence: ph.Sentence, steps: list[Step]) -> None:
        ctx = self.ctx
        ctx.previous_frames = steps[-1].frames if steps else frozenset()
        ctx.drawing = bool(steps) and isinstance(steps[-1].effect, fx.DrawTo)
        ctx.tested = _tested(steps[-1].effect) if steps else None
        match sentence:
            case ph.Steps():
                share_objects(sentence.items)
                for item in sentence.items:
                    self._sentence(item, steps)
            case ph.Bonus():
                steps.append(Step(self._bonus(sentence), ctx.loop if _in_loop(ctx) else None))
            case ph.Statement():
                self._statement(sentence, steps)
            case ph.Conditional():
                self._conditional(sentence, steps)
            case ph.Otherwise():
                self._otherwise(sentence, steps)
            case ph.Choice():
                self._choice(sentence, steps)
            case ph.Cases():
                self._cases(sentence, steps)
            case ph.EachOf():
                self._each_of(sentence, steps)
            case ph.Bare():
                raise Reject(Code.NOT_UNDERSTOOD, sentence.span, word="")

    def _bonus(self, bonus: ph.Bonus) -> fx.Effect:
        resource = RESOURCES.get(bonus.noun.head)
        plain_amount(bonus.noun)
        if resource is None or bonus.noun.determiners:
            raise Reject(Code.NOT_UNDERSTOOD, bonus.noun.span, word=bonus.noun.text)
        clause = ph.Clause(
            ph.Verb("", bonus.noun.text, bonus.span, (), frozenset()), "bonus", bonus.per,
            bonus.span,
        )
        roles = Roles.of(clause)
        amount = per(self.ctx, roles, fx.Number(bonus.number, span=bonus.noun.span))
        leftovers(self.ctx, roles)
        return fx.Plus(resource, amount, span=bonus.span)

    # --- who acts --------------------------------------------------------------------

    def _loop(self, clause: ph.Clause, borrowed: bool) -> Loop | None:
        """The players a clause is for; None for the player of the card."""
        ctx = self.ctx
        if clause.aux == "passive":
            rest = clause.subject is not None and "rest" in clause.subject.adjectives
            return ctx.loop or (ctx.past_loop if rest else None)
        subject = clause.subject
        if subject is None and clause.mood == "finite" and self._drops():
            loop = ctx.loop or ctx.past_loop  # "he" goes unsaid: somebody must have been named
            if loop is None:
                raise Reject(Code.REFERENCE, clause.verb.span, word=clause.verb.text)
            check_number(ctx, loop, clause)
            return loop
        if subject is None:
            third = clause.mood in ("finite", "continued") and clause.verb.features and not (
                clause.verb.features & {"2s"}
            )
            bare = clause.mood == "infinitive"  # an option: whoever chooses does it
            return ctx.loop if borrowed or third or bare else None
        if subject.head == "you":
            return None
        side = _sided(subject, clause)
        if subject.head == "they" or (
            subject.head in ("player", "opponent") and self._known(subject) and side is None
        ):
            if ctx.loop is None and ctx.past_loop is not None:
                return ctx.past_loop
            if ctx.loop is None and subject.head == "they":
                raise Reject(Code.REFERENCE, subject.span, word=subject.text)
            if ctx.loop is not None:
                return ctx.loop
        if not subject.head and {"each", "all"} & set(subject.determiners):
            if ctx.loop is not None or ctx.past_loop is not None:  # each of these players
                return ctx.loop or ctx.past_loop
            raise Reject(Code.REFERENCE, subject.span, word=subject.text)  # each what?
        if subject.head in ("player", "opponent", "neighbour"):
            if side is None and self._known(subject) and self._drops():
                raise Reject(Code.REFERENCE, subject.span, word=subject.text)
            return self._new_loop(subject, clause, side)
        if subject.head in ("it", "them") and subject.plural():
            return ctx.loop or ctx.past_loop
        return ctx.loop

    def _drops(self) -> bool:
        return bool(self.ctx.lexicon.settings.get("drops_subject"))

    def _known(self, subject: ph.Nominal) -> bool:
        """"The player": said with an article, or bare where the language has none."""
        if {"def", "dem"} & set(subject.determiners):
            return True
        bare = not subject.determiners and not subject.adjectives and not subject.relatives
        return bare and self._drops() and subject.head == "player"

    def _new_loop(
        self, subject: ph.Nominal, clause: ph.Clause, side: fx.Players | None
    ) -> Loop:
        if side is not None:
            players = side
        elif subject.head == "opponent" or {"other", "rest", "another"} & (
            set(subject.adjectives) | set(subject.determiners)
        ):
            players = fx.Players.OTHERS
        else:
            players = fx.Players.EVERYONE
        counted_off = set(subject.determiners) & _SOME_PLAYERS or subject.number is not None
        if set(subject.adjectives) - _OF_PLAYERS:
            raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
        if subject.head == "player" and {"your", "their"} & set(subject.determiners):
            counted_off = True  # nobody owns a player
        if counted_off:  # "another player draws" does not say who
            raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
        numbers = frozenset(f[1] for f in subject.features if f[0] == self.ctx.lexicon.cases[0])
        loop = Loop(players, span=subject.span, numbers=numbers)
        self.ctx.loop = loop  # "his hand" in what follows is theirs
        roles = Roles.of(clause)
        with_hand = roles.preposition("with")
        if with_hand is not None and with_hand.nominal.number is not None:
            if not with_hand.nominal.head:  # "players with at least 1": of what?
                span, text = with_hand.nominal.span, with_hand.nominal.text
                raise Reject(Code.MISSING_ROLE, span, word=text, role="noun")
            roles.take(with_hand)
            loop.only_if = counted_in_zone(self.ctx, roles, with_hand.nominal)
            clause.chunks = roles.chunks
        counted_ = next((n for n in roles.nominals() if n.number is not None), None)
        if "having" in subject.adjectives and counted_ is not None:  # "having 5 cards in hand"
            roles.take(counted_)
            loop.only_if = counted_in_zone(self.ctx, roles, counted_)
            clause.chunks = roles.chunks
        for relative in list(subject.relatives):
            found = condition_of(self.ctx, relative)
            if isinstance(found, Did | Happens):
                raise Reject(Code.NOT_UNDERSTOOD, relative.span, word=relative.verb.text)
            loop.only_if = found
            relative.used = True
            subject.relatives.remove(relative)
        return loop

    # --- statements ------------------------------------------------------------------

    def _statement(self, statement: ph.Statement, steps: list[Step]) -> None:
        ctx = self.ctx
        first = statement.clauses[0]
        borrowed = first.mood != "imperative" and first.subject is None and bool(steps)
        if first.mood == "imperative":
            ctx.loop = None
        else:
            ctx.loop = self._loop(first, borrowed)
        made: list[fx.Effect] = []
        after: list[fx.Effect] = []
        wished = False
        for clause in statement.clauses:
            check_until(ctx, clause)
            wished = wished or _at_will(clause)
            purpose = [c for c in clause.chunks if isinstance(c, ph.Purpose)]
            clause.chunks = [c for c in clause.chunks if not isinstance(c, ph.Purpose)]
            effect = effect_of(ctx, clause)
            if made and _moves_gained(made[-1], effect):
                made[-1] = _redirect(made[-1], effect)  # "gain it and put it into your hand"
            else:
                made.append(effect)
            for one in purpose:
                after.extend(effect_of(ctx, inner) for inner in one.clauses)
        frames = frozenset(f for c in statement.clauses for f in c.verb.frames)
        for_it = any(
            isinstance(c, ph.Adverb) and c.key == "for_it" for c in statement.clauses[0].chunks
        )
        effect = _merge(made, statement.span)
        if first.modal in ("may", "can") or wished:
            effect = fx.May(effect, span=statement.span)
        if for_it and steps and steps[-1].loop is ctx.loop and not _measures(effect):
            before = steps[-1]
            before.effect = fx.IfDone(before.effect, effect, span=statement.span)
            before.frames = frames
            return
        if after:
            effect = fx.IfDone(effect, _merge(after, statement.span), span=statement.span)
        if isinstance(effect, fx.Seq) and not effect.steps:
            return
        ctx.past_loop = ctx.loop or ctx.past_loop
        aside = _set_aside_while_drawing(steps[-1], effect) if steps else None
        if aside is not None:
            steps[-1].effect = aside
            steps[-1].left_aside = _left_aside(effect)
            return
        if steps and _redirects(steps[-1], effect, ctx):
            steps[-1].effect = _redirect(steps[-1].effect, effect)
            return
        self._append(Step(effect, ctx.loop, frames), steps)

    def _append(self, step: Step, steps: list[Step]) -> None:
        """What "they" still do with their own cards belongs to their loop, also when "you"
        did something in between that touches none of these cards."""
        at = len(steps)
        if step.loop is not None and steps and steps[-1].loop is None:
            same = [i for i, s in enumerate(steps) if s.loop is step.loop]
            if same and isinstance(step.effect, fx.Discard | fx.Put) and isinstance(
                step.effect.cards.source, fx.RestOf
            ):
                at = same[-1] + 1
        steps.insert(at, step)

    def _conditional(self, sentence: ph.Conditional, steps: list[Step]) -> None:
        ctx = self.ctx
        then_only: tuple[Mention, ...] = ()
        if sentence.trailing:
            inner: list[Step] = []
            outer_loop = ctx.loop
            self._sentence(sentence.body, inner)
            ctx.previous_frames = steps[-1].frames if steps else frozenset()
            found = condition_of(ctx, sentence.condition)
            ctx.loop = ctx.loop or outer_loop
        else:
            found = condition_of(ctx, sentence.condition)
            inner = []
            part = _part_of(ctx, found)
            known = list(ctx.mentions)
            self._sentence(sentence.body, inner)
            then_only = tuple(m for m in ctx.mentions if not any(m is k for k in known))
            ctx.mentions = [m for m in ctx.mentions if m is not part]
        span = sentence.span
        if isinstance(found, Did):
            if not steps:
                raise Reject(Code.REFERENCE, found.span, word="")
            before = steps[-1]
            subject = sentence.condition.subject
            yours = subject is not None and subject.head == "you"
            if before.loop is None and unsaid(ctx, sentence.condition):
                raise Reject(Code.REFERENCE, found.span, word=sentence.condition.verb.text)
            if before.loop is not None and (
                yours or any(s.loop is not before.loop for s in inner)
            ):  # "each player may ... If you do": whose doing is it?
                raise Reject(Code.REFERENCE, found.span, word=sentence.condition.verb.text)
            then = _close(inner, before.loop)
            if found.done:
                before.effect = fx.IfDone(before.effect, then, span=span)
            else:
                before.effect = _with_otherwise(before.effect, then, span)
            return
        shared = _shared_loop(inner, self._condition_loop(sentence.condition))
        body = _close(inner, shared)
        if isinstance(found, Happens):
            if not found.this_turn:
                raise Reject(Code.MISSING_ROLE, found.span, word="", role="duration")
            steps.append(Step(fx.ThisTurn(found.event, body, found.once, span=span), shared))
            return
        made = fx.If(found, body, span=span)
        aside = _set_aside_while_drawing(steps[-1], made) if steps else None
        if aside is not None:
            steps[-1].effect = aside
            steps[-1].left_aside = _left_aside(made)
            return
        steps.append(Step(made, shared, then=then_only))

    def _condition_loop(self, condition: ph.Clause) -> Loop | None:
        subject = condition.subject
        if subject is not None and subject.head == "you":
            return None
        return self.ctx.loop

    def _otherwise(self, sentence: ph.Otherwise, steps: list[Step]) -> None:
        if not steps:
            raise Reject(Code.REFERENCE, sentence.span, word="")
        before = steps[-1]
        inner: list[Step] = []
        self.ctx.loop = before.loop
        mentions = self.ctx.mentions
        self.ctx.mentions = [m for m in mentions if not any(m is t for t in before.then)]
        self._sentence(sentence.body, inner)
        self.ctx.mentions = [*self.ctx.mentions, *before.then]
        before.effect = _with_otherwise(before.effect, _close(inner, before.loop), sentence.span)

    def _choice(self, choice: ph.Choice, steps: list[Step]) -> None:
        """"Choose one: ...". The options are done by whoever chooses."""
        ctx = self.ctx
        head = choice.head
        condition: ph.Conditional | None = None
        if isinstance(head, ph.Conditional):
            condition, head = head, head.body
        if isinstance(head, ph.Steps):
            for item in head.items[:-1]:
                self._sentence(item, steps)
            head = head.items[-1]
        if not isinstance(head, ph.Statement):
            raise Reject(Code.NOT_UNDERSTOOD, head.span, word="")
        clause = head.clauses[0]
        if "choose" not in clause.verb.frames or clause.negated:
            raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
        apart = _for_each_player(clause)
        count = _count(ctx, clause, choice.either)
        ctx.loop = None if clause.mood == "imperative" else self._loop(clause, bool(steps))
        loop = ctx.loop
        made: list[list[Step]] = []
        before: list[Mention] = ctx.mentions
        said: list[Mention] = []
        for option in choice.options:
            inner: list[Step] = []
            ctx.loop, ctx.mentions = loop, [*before]
            self._sentence(option, inner)
            made.append(inner)
            said.extend(ctx.mentions[len(before):])  # "it" is never from another option
        ctx.mentions = [*before, *said]
        by = fx.Who.ACTOR
        doers = {step.loop for inner in made for step in inner}
        if loop is None and len(doers) == 1 and None not in doers:
            (loop,) = doers  # "you choose: he discards it or ...", for each of them
            by = fx.Who.YOU
        elif apart is not None:
            raise Reject(Code.NOT_UNDERSTOOD, apart.span, word=apart.nominal.text)
        if loop is not None and any(step.loop is None for inner in made for step in inner):
            raise Reject(Code.NOT_UNDERSTOOD, choice.span, word="")  # he chooses, you would do
        options = [_close(inner, loop) for inner in made]
        ctx.loop = loop
        if len(options) < max(2, count):
            raise Reject(
                Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="object"
            )
        effect: fx.Effect = fx.Choose(count, tuple(options), by, span=choice.span)
        if condition is not None:
            found = condition_of(ctx, condition.condition)
            if isinstance(found, Did | Happens):
                raise Reject(Code.NOT_UNDERSTOOD, condition.span, word="")
            effect = fx.If(found, effect, span=choice.span)
        steps.append(Step(effect, loop))

    def _cases(self, cases: ph.Cases, steps: list[Step]) -> None:
        """"If it is an Action: ...; a Treasure: ...", once or for each card spoken of."""
        ctx = self.ctx
        source, each = self._cases_subject(cases)
        name: fx.Name | None = None
        if each is not None:
            name = ctx.fresh()
            source = fx.Those(name)
        tests: list[fx.Effect] = []
        loop = ctx.loop if each is None else None
        for case in cases.cases:
            inner: list[Step] = []
            ctx.loop = loop
            self._sentence(case.body, inner)
            predicates = head_filter(case.label)
            if not predicates:
                raise Reject(Code.NOT_UNDERSTOOD, case.span, word=case.label.text)
            test = fx.Matches(source, predicates, span=case.label.span)
            tests.append(fx.If(test, _close(inner, loop), span=case.span))
        body = _merge(tests, cases.span)
        if each is not None and name is not None:
            cards, different = each
            body = fx.ForEach(cards, name, body, different, span=cases.span)
        steps.append(Step(body, loop))

    def _each_of(self, sentence: ph.EachOf, steps: list[Step]) -> None:
        ctx = self.ctx
        _source, each = self._cases_subject(ph.Cases(sentence.head, [], sentence.span))
        if each is None:
            raise Reject(Code.NOT_UNDERSTOOD, sentence.span, word="")
        cards, different = each
        name = ctx.fresh()
        mentions = ctx.mentions
        ctx.mentions = [*mentions]
        ctx.mention(name, "each")
        ctx.loop = None
        inner: list[Step] = []
        self._sentence(sentence.body, inner)
        ctx.mentions = mentions
        body = _close(inner)
        if isinstance(body, fx.Plus) and isinstance(body.amount, fx.Number):
            # "for each card: +1 Coin" is "+1 Coin per card"
            count = fx.CountCards(cards, different, span=sentence.head.span)
            each_one = fx.Per(body.amount.value, count, span=body.amount.span)
            steps.append(Step(fx.Plus(body.resource, each_one, span=sentence.span), None))
            return
        steps.append(Step(fx.ForEach(cards, name, body, different, span=sentence.span), None))

    def _cases_subject(
        self, cases: ph.Cases
    ) -> tuple[fx.Source, tuple[fx.Cards, bool] | None]:
        ctx = self.ctx
        last = ctx.last()
        if last is None:
            raise Reject(Code.REFERENCE, cases.span, word="")
        clause: ph.Clause | None = None
        if isinstance(cases.head, ph.Statement):
            clause = cases.head.clauses[-1]
        chunks = clause.chunks if clause is not None else (
            cases.head.chunks if isinstance(cases.head, ph.Bare) else []
        )
        roles = Roles(clause or _bare_clause(cases.head, cases.span), list(chunks))
        if clause is not None and "be" in clause.verb.frames and not self._drops():
            spoken = [clause.subject, *roles.nominals()]
            if not any(
                n is not None and (n.head in PRONOUNS or {"def", "dem"} & set(n.determiners))
                for n in spoken
            ):  # "is a ... Treasure": what is?
                raise Reject(
                    Code.MISSING_ROLE, clause.verb.span, word=clause.verb.text, role="subject"
                )
        chunk = roles.preposition("per", "for_each")
        if chunk is None:
            if clause is None:
                leftovers(ctx, roles)
            return fx.Those(last.name), None
        roles.take(chunk)
        different = (
            roles.adverb("different_name") or "different_name" in chunk.nominal.adjectives
        )
        if not chunk.nominal.head:
            raise Reject(
                Code.MISSING_ROLE, chunk.span, word=chunk.nominal.text, role="object"
            )
        told = {*PARTICIPLES, "different_name", "rest", "each"}
        if set(chunk.nominal.adjectives) - told:
            raise Reject(Code.NOT_UNDERSTOOD, chunk.span, word=chunk.nominal.text)
        if clause is not None and not {"get", "gain", "be"} & set(clause.verb.frames):
            raise Reject(Code.NOT_UNDERSTOOD, clause.verb.span, word=clause.verb.text)
        pointed = reference(ctx, chunk.nominal)
        if pointed is None and not different:
            raise Reject(Code.REFERENCE, chunk.span, word=chunk.nominal.text)
        where = pointed[0] if pointed is not None else fx.Those(last.name)
        if clause is None:
            leftovers(ctx, roles)
        kind = head_filter(chunk.nominal)
        return fx.Those(last.name), (fx.Cards(where, kind, fx.All()), different)


def _opens_with_bonus(sentence: ph.Sentence) -> bool:
    if isinstance(sentence, ph.Steps):
        return _opens_with_bonus(sentence.items[0])
    return isinstance(sentence, ph.Bonus)


def _tested(effect: fx.Effect) -> fx.Name | None:
    """Which card "if it is ..." just asked about, so that the next such question asks it too."""
    if not isinstance(effect, fx.If):
        return None
    test = effect.condition.condition if isinstance(effect.condition, fx.NotSo) else effect.condition
    if isinstance(test, fx.Matches) and isinstance(test.cards, fx.Those):
        return test.cards.name
    return None


def _for_each_player(clause: ph.Clause) -> ph.Prepositional | None:
    """"Choose one for each player: ..."; taken out of the clause."""
    found = Roles.of(clause).preposition("for", "for_each", "per")
    if found is None or found.nominal.head != "player" or "each" not in found.nominal.determiners:
        return None
    clause.chunks = [c for c in clause.chunks if c is not found]
    return found


def _count(ctx: Context, clause: ph.Clause, either: bool) -> int:
    """How many options: "choose two", "decide on one of the following"."""
    roles = Roles.of(clause)
    found: list[ph.Nominal] = []
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or inner.head not in ("", "option"):
            continue
        if isinstance(chunk, ph.Prepositional) and chunk.role not in ("for", "of", "from", "among"):
            continue
        strange = set(inner.adjectives) - {"different", "different_name", "following", "both"}
        if strange or set(inner.determiners) - {"indef", "def", "both", "dem", "your"}:
            raise Reject(Code.NOT_UNDERSTOOD, inner.span, word=inner.text)
        roles.take(chunk)
        if inner is chunk:
            check_object(ctx, clause, inner)
        if inner.number is not None or "indef" in inner.determiners:
            found.append(inner)
    leftovers(ctx, roles)
    if not found and not either:
        raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="amount")
    count = found[0].number if found else None
    if count == 0:
        raise Reject(Code.MISSING_ROLE, found[0].span, word=clause.verb.text, role="amount")
    return count or 1


def _bare_clause(head: ph.Sentence | None, span: fx.Span) -> ph.Clause:
    chunks = head.chunks if isinstance(head, ph.Bare) else []
    return ph.Clause(ph.Verb("", "", span, (), frozenset()), "bare", chunks, span)


_FATAL = frozenset(
    {Code.UNKNOWN_WORD, Code.UNEXPECTED, Code.UNFINISHED, Code.MISSING_ROLE, Code.EXTRA_ROLE,
     Code.PARTICLE, Code.REFERENCE, Code.NOT_UNDERSTOOD, Code.EMPTY}
)


def _all_owned(amount: fx.Amount) -> fx.Amount:
    """When points are counted all cards of a player are the deck."""
    match amount:
        case fx.Per(count=fx.CountCards(cards=fx.Cards(source=fx.In(zone=fx.Zone.DECK)))):
            assert isinstance(amount.count, fx.CountCards)
            owned = replace(amount.count.cards, source=fx.In(fx.Zone.OWNED))
            return replace(amount, count=replace(amount.count, cards=owned))
        case _:
            return amount


def _at_will(clause: ph.Clause) -> bool:
    """"Trash a card if you like" is "you may"; in "as many as you like" it only counts."""
    if any(isinstance(c, ph.Nominal) and "so_many" in c.determiners for c in clause.chunks):
        return False
    left = [c for c in clause.chunks if not (isinstance(c, ph.Adverb) and c.key == "at_will")]
    wished = len(left) < len(clause.chunks)
    clause.chunks = left
    return wished


_OF_PLAYERS = frozenset(
    {"other", "rest", "another", "left", "right", "own", "having", "seated", "all", "active"}
)
_SOME_PLAYERS = frozenset(
    {"indef", "some", "any", "any_number", "so_many", "as_many", "neg", "both", "same"}
)


def _says_worth(clause: ph.Clause) -> bool:
    """"This card is worth 2 points", "it yields 2 coins": a fact, not a change for a turn."""
    amounts = {c.head for c in clause.chunks if isinstance(c, ph.Nominal)}
    if any(
        isinstance(c, ph.Comparison)
        or (isinstance(c, ph.Adverb) and c.key == "this_turn")
        or (isinstance(c, ph.Nominal) and "plus" in c.adjectives)
        for c in clause.chunks
    ):
        return False
    if "be" in clause.verb.frames:
        worth = any(isinstance(c, ph.Adverb) and c.key == "worth" for c in clause.chunks)
        return worth and bool(amounts & {"coin", "potion", "point"})
    return "yield" in clause.verb.frames and bool(amounts & {"coin", "potion", "point"})


def _in_loop(ctx: Context) -> bool:
    return False if ctx.loop is None else ctx.loop.players is not fx.Players.LEFT


def _part_of(ctx: Context, found: fx.Condition | Did | Happens) -> Mention | None:
    """"If he revealed a Treasure, he trashes one of them": of the Treasures."""
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
    part = replace(whole, part=predicates)
    ctx.mentions.append(part)
    return part


def _measures(effect: fx.Effect) -> bool:
    """Whether it hangs on a card's cost already, so that without the card it fails anyway."""
    return "CostOf(" in repr(effect)


def _hang_on_reveal(effect: fx.Effect) -> fx.Effect:
    """A reaction is the card shown from the hand: unshown, nothing that follows happens."""
    match effect:
        case fx.Seq(
            steps=(fx.May(effect=fx.Reveal(cards=fx.Cards(source=fx.ThisCard()))) as shown, *rest)
        ):
            return fx.IfDone(shown, _merge(rest, (0, 0)), span=effect.span)
        case fx.Seq(
            steps=(
                fx.IfDone(
                    attempt=fx.May(
                        effect=fx.Reveal(cards=fx.Cards(source=fx.ThisCard()))
                    ) as shown,
                    then=then,
                    otherwise=None,
                ),
                *rest,
            )
        ):
            return fx.IfDone(shown, _merge([then, *rest], (0, 0)), span=effect.span)
        case _:
            return effect


def _left_aside(effect: fx.Effect) -> fx.Span | None:
    """Cards set aside with no word yet on where they go afterwards."""
    match effect:
        case fx.May(effect=fx.SetAside()):
            return effect.span or (0, 0)
        case _:
            return None


def _set_aside_while_drawing(step: Step, effect: fx.Effect) -> fx.Effect | None:
    """"Draw until you have 7. You may set Actions aside and discard them after": one step."""
    drawing = step.effect
    if not isinstance(drawing, fx.DrawTo):
        return None
    match effect:
        case fx.May(effect=fx.SetAside(cards=aside)):
            return fx.DrawTo(drawing.hand, aside.filter, span=drawing.span)
        case fx.May(effect=fx.Seq(steps=(fx.SetAside(cards=aside), fx.Discard()))):
            return fx.DrawTo(drawing.hand, aside.filter, span=drawing.span)
        case fx.Discard(cards=fx.Cards(source=fx.Those())) if drawing.aside is not None:
            return drawing
        case fx.If(
            condition=fx.Compare(left=fx.CountCards(), right=size),
            then=fx.Discard(cards=fx.Cards(source=fx.Those())),
            otherwise=None,
        ) if drawing.aside is not None and size == drawing.hand:
            return drawing
        case _:
            return None


def _sided(subject: ph.Nominal, clause: ph.Clause) -> fx.Players | None:
    if subject.head in ("they", "you"):
        return None
    marks = set(subject.adjectives)
    if not {"each", "all"} & set(subject.determiners):  # "each player passes to the left"
        marks |= {c.key for c in clause.chunks if isinstance(c, ph.Adverb)}
    for side, players in (("left", fx.Players.LEFT), ("right", fx.Players.RIGHT)):
        if side in marks or f"to_{side}" in marks or f"{side}_of_you" in marks:
            clause.chunks = [
                c for c in clause.chunks
                if not (isinstance(c, ph.Adverb) and c.key in (side, f"to_{side}", f"{side}_of_you"))
            ]
            subject.adjectives = (*subject.adjectives, side)
            return players
    return None


def _merge(effects: list[fx.Effect], span: fx.Span) -> fx.Effect:
    return effects[0] if len(effects) == 1 else fx.Seq(tuple(effects), span=span)


def _close(steps: list[Step], inside: Loop | None = None) -> fx.Effect:
    """Steps of one loop in a row become one `EachPlayer`; those of `inside` stay as they are."""
    made: list[fx.Effect] = []
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
            body = _merge(group, (0, 0))
            made.append(fx.EachPlayer(loop.players, body, loop.only_if, span=loop.span))
        i = j
    return made[0] if len(made) == 1 else fx.Seq(tuple(made))


def _shared_loop(steps: list[Step], loop: Loop | None) -> Loop | None:
    """A conditional belongs to the loop its body goes on with."""
    return loop if loop is not None and any(s.loop is loop for s in steps) else None


def _with_otherwise(effect: fx.Effect, otherwise: fx.Effect, span: fx.Span) -> fx.Effect:
    match effect:
        case fx.If(otherwise=None):
            return fx.If(effect.condition, effect.then, otherwise, span=effect.span)
        case fx.IfDone(otherwise=None):
            return fx.IfDone(effect.attempt, effect.then, otherwise, span=effect.span)
        case (
            fx.May() | fx.Discard() | fx.Trash() | fx.Reveal() | fx.Put() | fx.Play() | fx.Gain()
            | fx.Seq()
        ):
            return fx.IfDone(effect, fx.Seq(()), otherwise, span=span)
        case _:
            raise Reject(Code.REFERENCE, span, word="")


def _redirects(step: Step, effect: fx.Effect, ctx: Context) -> bool:
    """"Gain a Silver and put it into your hand" is one gain with its place."""
    return (
        isinstance(effect, fx.Put)
        and isinstance(effect.cards.source, fx.Those)
        and step.loop is ctx.loop
        and _gain_named(step.effect, effect.cards.source.name) is not None
    )


def _moves_gained(before: fx.Effect, effect: fx.Effect) -> bool:
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


def _redirect(effect: fx.Effect, put: fx.Effect) -> fx.Effect:
    assert isinstance(put, fx.Put)
    match effect:
        case fx.Gain():
            return fx.Gain(effect.cards, put.to, effect.name, span=effect.span)
        case fx.May(effect=inner):
            return fx.May(_redirect(inner, put), span=effect.span)
        case fx.Seq(steps=(*first, last)):
            return fx.Seq((*first, _redirect(last, put)), span=effect.span)
        case fx.IfDone(then=then, otherwise=None):
            return fx.IfDone(effect.attempt, _redirect(then, put), span=effect.span)
        case fx.If(then=then, otherwise=None):
            return fx.If(effect.condition, _redirect(then, put), span=effect.span)
        case _:
            return effect
