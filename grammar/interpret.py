"""Phrases to the AST: sentences in order, who acts, what hangs on what.

A block is a list of steps, each with the loop ("each other player ...") it belongs to;
neighbours of one loop are gathered when the block is closed. "If you do" takes the step
before it; "otherwise" takes the condition before it.

Longer than most files: all kinds of sentences call each other, and share one context.
"""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from cardspec.normalise import normalise_condition
from grammar import phrases as ph
from grammar.allowances import bare_amount
from grammar.conditions import condition_of, drawn_now
from grammar.conditions_answers import Did, Happens
from grammar.context import Loop, Mention, Reject
from grammar.continuing import continuing, stopping
from grammar.counting import DRAWN
from grammar.frames import effect_of
from grammar.headings import Headings
from grammar.persons import check_until, unsaid
from grammar.remarks import echoes, in_note, remark
from grammar.remarks_if import as_far_as_possible, none_there, remark_if
from grammar.repeated import check_nothing, lost_anyway
from grammar.roles import Roles, leftovers
from grammar.sentence_parts import (
    FATAL,
    brings,
    plays_this,
    some_of_them,
    when_played,
)
from grammar.sharing import among_bonuses, announced, share_objects, share_verbs
from grammar.steps import (
    Step,
    chosen_now,
    close,
    done_before,
    drew,
    frames_done,
    has_it,
    in_loop,
    merge,
    opens_with_bonus,
    part_of,
    plays_this_now,
    settle_choices,
    shared_loop,
    speaks_of,
    taken_adverb,
    tested_by,
    tried_on,
)
from grammar.steps_hung import (
    hang_on,
    hang_on_reveal,
    hung_on_choice,
    left_aside_of,
    left_to,
    measures,
    moves_gained,
    redirect,
    redirects,
    refusable,
    set_aside_while_drawing,
    so_then,
    with_otherwise,
)
from grammar.third_person import second_person
from grammar.wishes import at_will, fits, leading_wish, then_gets


def _deeds(step: Step) -> frozenset[str]:
    """What a step does, by the frames that say it."""
    drawing = isinstance(step.effect, fx.Plus) and step.effect.resource is fx.Resource.CARDS
    return step.frames | ({"draw"} if drawing else frozenset())


def _allowing(clause: ph.Clause, whole: fx.Span) -> fx.Span:
    """The word that makes it optional; else the whole sentence ("if you like" is in it)."""
    return whole if not clause.modal or clause.finite is None else clause.finite.word.span


def _hanging(bonus: ph.Bonus, before: Step) -> ph.Bonus | None:
    """A bonus that hangs on the step before, without the word that says so."""
    asks = ["in_that_case", "for_it", *(["so_then"] if isinstance(before.effect, fx.May) else [])]
    left = [c for c in bonus.per if not ph.is_adverb(c, *asks)]
    return replace(bonus, per=left) if len(left) < len(bonus.per) else None


def _any_of_hand(effect: fx.Effect) -> bool:
    cards = getattr(effect, "cards", None)
    return isinstance(cards, fx.Cards) and cards.source == fx.In(fx.Zone.HAND) and not cards.filter


def _new_deed(deed: ph.Deed) -> bool:
    """ "After trashing a card from your hand, ...": it says what to do, so it is done first."""
    return any(isinstance(c, ph.Nominal) and c.head != "self" for c in deed.clause.chunks)


class Interpreter(Headings):
    """See the classes below it for phrases, clauses and agreement."""

    def text(self, text: ph.Text) -> fx.CardText | None:
        second_person(text, self.ctx.lexicon, self.ctx.findings)
        abilities: list[fx.Ability] = []
        for section in text.sections:
            self.ctx.mentions, self.ctx.loop, self.ctx.past_loop = [], None, None
            self.ctx.reaction, self.ctx.sought = False, ()
            abilities.extend(self._section(section))
        if any(f.code in FATAL and "read_as" not in f.params for f in self.ctx.findings):
            return None
        return fx.CardText(tuple(abilities))

    def _section(self, section: ph.Section) -> list[fx.Ability]:
        """Instructions of one section are one ability, static lines each their own."""
        abilities: list[fx.Ability] = []
        steps: list[Step] = []
        event: Happens | None = None
        for sentence in section.sentences:
            try:
                if not steps and event is None:
                    sentence = when_played(sentence)
                elif isinstance(sentence, ph.Statement):
                    brings(sentence, bool(steps) and steps[-1].loop is None)
                static = self._static(sentence)
                if static is not None:
                    again = abilities[-1:] == [static.ability]
                    if not (again and in_note(self.ctx, sentence.span)):  # "(1 point per Duchy)"
                        abilities.append(static.ability)
                    continue
                opened = self._event(sentence) if not steps and event is None else None
                if opened is not None:
                    event, sentence = opened
                    self.ctx.reaction = True
                if opens_with_bonus(sentence):  # "+1 Card" on its own is yours
                    self.ctx.past_loop = self.ctx.loop or self.ctx.past_loop
                    self.ctx.loop = None
                self.ctx.sentence += 1
                self._sentence(sentence, steps)
            except Reject as refusal:
                self.ctx.findings.append(refusal.finding)
                return []
        for mention in self.ctx.mentions:
            if mention.chosen is not None:  # "choose a card" and then nothing done with it
                span = mention.chosen.span or (0, 0)
                self.ctx.report(Code.NOT_UNDERSTOOD, span, word="")
        try:
            check_nothing(steps)
        except Reject as refusal:
            self.ctx.findings.append(refusal.finding)
            return []
        for step in steps:
            if step.left_aside is not None:
                self.ctx.report(Code.MISSING_ROLE, step.left_aside, word="", role="place")
                return []
        if steps:
            effect = close(steps)
            if event is not None:
                effect = hang_on_reveal(effect)
                abilities.append(fx.When(event.event, effect, span=event.span))
            else:
                abilities.insert(0, fx.OnPlay(effect))
        return abilities

    def _sentence(self, sentence: ph.Sentence, steps: list[Step]) -> None:
        ctx = self.ctx
        settle_choices(steps[:-1])
        ctx.previous_frames = steps[-1].frames if steps else frozenset()
        ctx.drawing = bool(steps) and isinstance(steps[-1].effect, fx.DrawTo)
        ctx.tested = tested_by(steps[-1].effect) if steps else None
        ctx.any_card = bool(steps) and _any_of_hand(steps[-1].effect)
        ctx.changed_cost = bool(steps) and isinstance(steps[-1].effect, fx.ChangeCost)
        ctx.tried, ctx.tried_by = tried_on(steps), steps[-1].loop if steps else None
        ctx.drew = drew(steps[-1].effect) if steps else None
        ctx.drew_last = ctx.drew if ctx.drew is not None else ctx.drew_last
        before = list(steps)
        self._meant(sentence, steps)
        for step in steps:
            step.sentence = step.sentence or ctx.sentence
        if echoes(ctx, sentence, before, steps):
            steps.pop()

    def _meant(self, sentence: ph.Sentence, steps: list[Step]) -> None:
        ctx = self.ctx
        some = some_of_them(sentence) if ctx.loop or ctx.past_loop else None
        if some is not None:
            self._conditional(some, steps)
            return
        if remark(ctx, sentence, steps):
            return
        match sentence:
            case ph.Conditional() if as_far_as_possible(sentence, steps):
                return
            case ph.Conditional() if none_there(sentence, steps):
                return
            case ph.Conditional() if remark_if(ctx, sentence, steps):
                return
            case ph.Conditional() if remark(ctx, sentence.body, steps):
                condition_of(ctx, sentence.condition)  # to be understood all the same
                return
            case ph.Steps() | ph.Choice() if (wish := leading_wish(sentence)) is not None:
                self._wished(wish, sentence, steps)
            case ph.Steps():
                announced(sentence.items)
                among_bonuses(sentence.items)
                share_objects(sentence.items)
                share_verbs(sentence.items)
                for item in sentence.items:
                    self._sentence(item, steps)
            case ph.Bonus() if steps and (hung := _hanging(sentence, steps[-1])) is not None:
                before = steps[-1]
                before.effect = hang_on(before.effect, self._bonus(hung), sentence.span)
            case ph.Bonus():
                steps.append(Step(self._bonus(sentence), ctx.loop if in_loop(ctx) else None))
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
            case ph.Bare() if (amount := bare_amount(ctx, sentence)) is not None:
                steps.append(Step(amount, ctx.loop if in_loop(ctx) else None))
            case ph.Bare():
                raise Reject(Code.NOT_UNDERSTOOD, sentence.span, word="")

    def _wished(self, wish: ph.Adverb, sentence: ph.Sentence, steps: list[Step]) -> None:
        """ "If you like, ...": all of the sentence, or nothing."""
        inner: list[Step] = []
        reward = then_gets(sentence)
        self._sentence(sentence, inner)
        fits(self.ctx, wish)
        shared = shared_loop(inner, self.ctx.loop)
        frames = frozenset(f for step in inner for f in step.frames)
        if reward is not None:  # "discard a card if you like, then you get 2 coins"
            later: list[Step] = []
            self._sentence(reward, later)
            tried = fx.May(close(inner, shared), span=sentence.span)
            made = fx.IfDone(tried, close(later, shared), span=sentence.span)
            steps.append(Step(made, shared, frames))
            return
        steps.append(Step(left_to(close(inner, shared), sentence.span), shared, frames))

    def _statement(self, statement: ph.Statement, steps: list[Step]) -> None:
        """What is done, and what a relative then says is done with it."""
        if self._after_deeds(statement, steps) or self._does_the_same(statement, steps):
            return
        those_who = self._those_who(statement)
        if those_who is not None:
            self._conditional(those_who, steps)
            return
        told = [c for clause in statement.clauses for c in (clause, *stopping(clause))]
        later = [one for clause in told for one in continuing(self.ctx, clause)]
        self._done(statement, steps)
        for one in later:
            self._sentence(one, steps)

    def _done(self, statement: ph.Statement, steps: list[Step]) -> None:
        ctx = self.ctx
        first = statement.clauses[0]
        borrowed = first.mood != "imperative" and first.subject is None and bool(steps)
        if first.mood == "imperative":
            ctx.loop = None
        else:
            ctx.loop = self._loop(first, borrowed)
        made: list[fx.Effect] = []
        after: list[fx.Effect] = []
        wished = ctx.freely = False
        known = list(ctx.mentions)
        said = list(first.chunks)
        first.chunks = [c for c in said if not ph.is_adverb(c, "in_that_case")]
        if len(first.chunks) < len(said) and (not steps or steps[-1].loop is not ctx.loop):
            raise Reject(Code.REFERENCE, statement.span, word=first.verb.text)
        for clause in statement.clauses:
            check_until(ctx, clause)
            wished = at_will(ctx, clause) or wished
            purpose = [c for c in clause.chunks if isinstance(c, ph.Purpose)]
            clause.chunks = [c for c in clause.chunks if not isinstance(c, ph.Purpose)]
            effect = effect_of(ctx, clause)
            ctx.previous_frames = frozenset(clause.verb.frames)
            if effect != fx.Seq(()) and chosen_now(ctx, known, free=False) is not None:
                raise Reject(Code.NOT_UNDERSTOOD, clause.span, word=clause.verb.text)
            if made and effect == fx.Seq(()):
                continue
            if made and moves_gained(made[-1], effect):
                made[-1] = redirect(made[-1], effect)  # "gain it and put it into your hand"
                ctx.moved_on()
            else:
                made.append(effect)
            for inner in (c for one in purpose for c in one.clauses):
                for told in (inner, *(c for s in continuing(ctx, inner) for c in s.clauses)):
                    effect = effect_of(ctx, told)
                    if after and moves_gained(after[-1], effect):
                        after[-1] = redirect(after[-1], effect)
                    else:
                        after.append(effect)
        frames = frozenset(f for c in statement.clauses for f in c.verb.frames)
        for_it = any(isinstance(c, ph.Adverb) and c.key in ("for_it", "in_that_case") for c in said)
        for_it = for_it or (bool(steps) and so_then(first, said, steps[-1]))
        effect = merge(made, statement.span)
        modals = {c.modal for c in statement.clauses}
        if len(modals) > 1:  # part of it is allowed for the turn, part is asked now
            raise Reject(Code.NOT_UNDERSTOOD, statement.span, word=first.verb.text)
        allowed = wished or first.modal in ("may", "can")
        chosen = chosen_now(ctx, known, free=allowed)
        if (allowed or ctx.freely) and effect != fx.Seq(()):
            effect = left_to(effect, _allowing(first, statement.span))
        if for_it and steps and steps[-1].loop is ctx.loop and not measures(effect):
            before = steps[-1]
            before.effect = hang_on(before.effect, effect, statement.span)
            before.frames |= frames
            return
        if after:
            effect = fx.IfDone(effect, merge(after, statement.span), span=statement.span)
        if isinstance(effect, fx.Seq) and not effect.steps:
            if chosen is not None:
                steps.append(Step(effect, ctx.loop, frames, waits=chosen))
            return
        ctx.past_loop = ctx.loop or ctx.past_loop
        aside = set_aside_while_drawing(steps[-1], effect) if steps else None
        if aside is not None:
            steps[-1].effect = aside
            steps[-1].left_aside = left_aside_of(effect)
            return
        if steps and redirects(steps[-1], effect, ctx):
            steps[-1].effect = redirect(steps[-1].effect, effect)
            ctx.moved_on()
            return
        frames |= frames_done(effect)
        self._append(Step(effect, ctx.loop, frames), steps)

    def _after_deeds(self, statement: ph.Statement, steps: list[Step]) -> bool:
        """ "After drawing ...", "for trashing it ...": a step said before, or one that is
        left to the player and brings what the sentence says."""
        clause = statement.clauses[0]
        deeds = [c for c in clause.chunks if isinstance(c, ph.Deed)]
        clause.chunks = [c for c in clause.chunks if not isinstance(c, ph.Deed)]
        for deed in deeds:
            known = done_before(deed, steps)
            if deed.role == "after" and known:
                continue
            if deed.role == "for" and known:
                clause.chunks.append(ph.Adverb("for_it", deed.span, deed.clause.verb.text))
                continue
            yours = clause.subject is None or clause.subject.head == "you"
            if deed.role == "after" and not deed.adjectives and _new_deed(deed) and yours:
                first = replace(deed.clause, mood=clause.mood, subject=clause.subject)
                self._sentence(ph.Statement([first], deed.span), steps)
                continue
            if deed.role == "for" and not deed.adjectives and len(deeds) == 1:
                free = replace(deed.clause, mood="finite", modal="may", subject=clause.subject)
                self._sentence(ph.Statement([free], deed.span), steps)
                clause.chunks.append(ph.Adverb("for_it", deed.span, deed.clause.verb.text))
                continue
            raise Reject(Code.NOT_UNDERSTOOD, deed.span, word=deed.clause.verb.text)
        return False

    def _does_the_same(self, statement: ph.Statement, steps: list[Step]) -> bool:
        """ "... Each other player does the same": the steps of the sentence before, by them."""
        clause = statement.clauses[0]
        idle = ("also", "then", "so_then", "then_so")
        said = [c for c in clause.chunks if not ph.is_adverb(c, *idle)]
        same = [c for c in said if isinstance(c, ph.Nominal) and c.head == "the_same"]
        if "do" not in clause.verb.frames or not same or clause.negated:
            return False
        if clause.modal not in ("", "must"):
            return False
        clause.chunks = [c for c in clause.chunks if c not in same]
        loop = self._loop(clause, False)
        leftovers(self.ctx, Roles.of(clause))
        before = [s for s in steps if s.sentence == steps[-1].sentence] if steps else []
        if loop is None or not before or any(s.loop is not None for s in before):
            raise Reject(Code.REFERENCE, clause.span, word=clause.verb.text)
        steps.extend(Step(s.effect, loop, s.frames) for s in before)
        return True

    def _those_who(self, statement: ph.Statement) -> ph.Conditional | None:
        """ "The player who has none reveals his hand", behind what they all had to do: if he
        has none, he does this instead."""
        ctx = self.ctx
        clause = statement.clauses[0]
        subject, loop = clause.subject, ctx.loop or ctx.past_loop
        if subject is None or loop is None or subject.head not in ("player", "opponent"):
            return None
        if len(subject.relatives) != 1 or subject.adjectives or subject.number is not None:
            return None
        relative = subject.relatives[0]
        all_of_them = {"each", "all"} & set(subject.determiners)
        if relative.subject is None or relative.subject.head != "rel" or subject.plural():
            return None
        if all_of_them and (ctx.tried is None or "have" not in relative.verb.frames):
            return None
        if "have" not in relative.verb.frames:
            return None
        relative.used = True
        condition = replace(relative, mood="condition", subject=None)
        condition.chunks = [
            c for c in relative.chunks if not (isinstance(c, ph.Nominal) and c.head == "rel")
        ]
        clause.subject = ph.Nominal("they", subject.span, subject.text)
        return ph.Conditional(condition, statement, statement.span)

    def _append(self, step: Step, steps: list[Step]) -> None:
        """What "they" still do with their own cards belongs to their loop, also when "you"
        did something in between that touches none of these cards."""
        if steps and steps[-1].waits is not None and steps[-1].waits.chosen is None:
            steps.pop()  # what was chosen there has been dealt with
        at = len(steps)
        if step.loop is not None and steps and steps[-1].loop is None:
            same = [i for i, s in enumerate(steps) if s.loop is step.loop]
            if (
                same
                and isinstance(step.effect, fx.Discard | fx.Put)
                and isinstance(step.effect.cards.source, fx.RestOf)
                and not speaks_of(steps[same[-1] + 1 :], step.effect.cards.source.name)
            ):
                at = same[-1] + 1
        steps.insert(at, step)

    def _conditional(self, sentence: ph.Conditional, steps: list[Step]) -> None:
        ctx = self.ctx
        then_only: tuple[Mention, ...] = ()
        if taken_adverb(sentence.condition, "even_if"):  # "..., even if you have none"
            self._sentence(sentence.body, steps)
            condition_of(ctx, sentence.condition)  # to be understood all the same
            return
        if taken_adverb(sentence.condition, "having"):  # "after you have drawn them"
            done = bool(steps) and set(sentence.condition.verb.frames) & _deeds(steps[-1])
            if not done and not ctx.lexicon.settings.get("deeds_first"):
                raise Reject(Code.REFERENCE, sentence.span, word=sentence.condition.verb.text)
            if not done:  # "reveal a card after you have named one": that comes first
                self._sentence(self._told_first(sentence), steps)
            self._sentence(sentence.body, steps)
            return
        if ctx.drawing and self._while_drawing(sentence, steps):
            return
        if plays_this(sentence.condition) and not ctx.reaction:  # which is what is done now
            self._sentence(sentence.body, steps)
            return
        who = sentence.condition.subject
        if who is not None and who.head == "they" and ctx.loop is None:
            ctx.loop = ctx.past_loop
        if plays_this_now(ctx, sentence.condition):
            self._sentence(sentence.body, steps)  # what a card does when it is played
            return
        if not sentence.trailing and self._offered(sentence, steps):
            return
        if sentence.trailing and has_it(sentence.condition):
            self._sentence(sentence.body, steps)  # "... if he has one": who has none cannot
            return
        if sentence.trailing:
            inner: list[Step] = []
            outer_loop = ctx.loop
            self._governed(sentence.body, inner)
            ctx.previous_frames = steps[-1].frames if steps else frozenset()
            ctx.tried, ctx.tried_by = tried_on(steps), steps[-1].loop if steps else None
            found = condition_of(ctx, sentence.condition)
            ctx.loop = ctx.loop or outer_loop
        else:
            found = condition_of(ctx, sentence.condition)
            inner = []
            part = part_of(ctx, found)
            known = list(ctx.mentions)
            self._governed(sentence.body, inner)
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
            if before.waits is not None:  # whether a card was chosen
                if not found.done or before.waits.chosen is not None:
                    raise Reject(Code.REFERENCE, found.span, word=sentence.condition.verb.text)
                before.effect, before.waits = hung_on_choice(inner, span), None
                return
            if found.wanted:
                before = refusable(steps)
            then = close(inner, before.loop)
            if then == fx.Seq(()) and (found.done or not lost_anyway(before.effect)):
                raise Reject(Code.NOT_UNDERSTOOD, span, word=sentence.condition.verb.text)
            if found.done:
                before.effect = hang_on(before.effect, then, span)
            else:
                before.effect = with_otherwise(before.effect, then, span)
            return
        shared = shared_loop(inner, self._condition_loop(sentence.condition))
        body = close(inner, shared)
        if isinstance(found, Happens):
            lasting = fx.Lasting.TURN if found.this_turn else fx.Lasting.GAME
            made_once = fx.Whenever(found.event, body, found.once, lasting, span=span)
            steps.append(Step(made_once, shared))
            return
        if steps and self._of_the_others(found, body, shared, steps):
            return
        made = fx.If(found, body, span=span)
        aside = set_aside_while_drawing(steps[-1], made) if steps else None
        if aside is not None:
            steps[-1].effect = aside
            steps[-1].left_aside = left_aside_of(made)
            return
        frames = steps[-1].frames if steps else frozenset()  # "if you gained ..., if ..."
        steps.append(Step(made, shared, frames, then=then_only))

    def _offered(self, sentence: ph.Conditional, steps: list[Step]) -> bool:
        """ "Discard you an Estate, you get 4 coins", where nothing told you to discard: it is
        left to you, and brings what follows."""
        ctx, clause = self.ctx, sentence.condition
        frames = set(clause.verb.frames) & {"discard", "trash"}
        subject = clause.subject.head if clause.subject is not None else ""
        doing = not (clause.aux or clause.modal or clause.negated)
        doing = doing and clause.subject is not None and clause.verb.span < clause.subject.span
        if not ctx.lexicon.settings.get("offers") or not frames or not doing or ctx.governed:
            return False
        if frames & ctx.previous_frames or subject != "you" or ctx.loop is not None:
            return False
        objects = [c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head != "self"]
        told = all(
            n.determiners == ("indef",) or n.number or "dem" in n.determiners for n in objects
        )
        if not objects or not told or any(ph.is_adverb(c, "whenever") for c in clause.chunks):
            return False
        free = replace(clause, mood="finite", modal="may")
        self._sentence(ph.Statement([free], clause.span), steps)
        inner: list[Step] = []
        self._governed(sentence.body, inner)
        steps[-1].effect = hang_on(steps[-1].effect, close(inner), sentence.span)
        return True

    def _told_first(self, sentence: ph.Conditional) -> ph.Statement:
        clause = sentence.condition
        yours = clause.subject is not None and clause.subject.head == "you"
        if not sentence.trailing or not yours or clause.aux != "perfect" or clause.negated:
            raise Reject(Code.REFERENCE, sentence.span, word=clause.verb.text)
        return ph.Statement([replace(clause, mood="finite", aux="", finite=None)], clause.span)

    def _of_the_others(
        self, found: fx.Condition, body: fx.Effect, loop: Loop | None, steps: list[Step]
    ) -> bool:
        """ "Each player who has one ... Whoever has none ...": the two are one question, asked
        before either does anything."""
        before = steps[-1].loop
        if before is None or before is not loop or before.only_if is None:
            return False
        wanted = normalise_condition(fx.NotSo(before.only_if))
        if normalise_condition(found) != wanted:
            return False
        first = next(i for i, s in enumerate(steps) if s.loop is before)
        if any(s.loop is not before for s in steps[first:]):
            return False
        told = close([Step(s.effect, None) for s in steps[first:]])
        made = fx.If(before.only_if, told, body, span=before.span)
        everyone = Loop(before.players, None, before.span, before.numbers)
        steps[first:] = [Step(made, everyone)]
        self.ctx.loop = self.ctx.past_loop = everyone
        return True

    def _governed(self, body: ph.Sentence, steps: list[Step]) -> None:
        """What hangs on a condition."""
        outer, self.ctx.governed = self.ctx.governed, True
        self._sentence(body, steps)
        self.ctx.governed = outer

    def _while_drawing(self, sentence: ph.Conditional, steps: list[Step]) -> bool:
        """ "If you draw an Action card this way, you may set it aside": see `drawn_now`."""
        ctx = self.ctx
        kind = drawn_now(ctx, sentence.condition)
        if kind is None:
            return False
        ctx.mention(ctx.fresh(), "drawn", chosen=fx.Cards(DRAWN, kind, fx.AnyNumber()))
        inner: list[Step] = []
        self._sentence(sentence.body, inner)
        aside = set_aside_while_drawing(steps[-1], inner[0].effect) if len(inner) == 1 else None
        if aside is None:
            raise Reject(Code.NOT_UNDERSTOOD, sentence.span, word=sentence.condition.verb.text)
        steps[-1].effect = aside
        steps[-1].left_aside = left_aside_of(inner[0].effect)
        return True

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
        self._governed(sentence.body, inner)
        self.ctx.mentions = [*self.ctx.mentions, *before.then]
        before.effect = with_otherwise(before.effect, close(inner, before.loop), sentence.span)
