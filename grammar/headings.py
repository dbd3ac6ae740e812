"""Headings before a colon: whom, when or how often what follows is for.

"Each other player: discard 2 cards", "No Action card in hand: +2 Cards", "First Silver played
this turn: +1 Coin", "Per empty pile: discard a card". Terse printings say with a phrase and a
colon what others say in a clause.
"""

from __future__ import annotations

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.choices import Choices
from grammar.conditions_having import counted_in_zone
from grammar.context import Reject
from grammar.counting import is_first, relative_of
from grammar.roles import ZONES, Roles, head_filter, is_cards, leftovers
from grammar.sentence_parts import bare_clause, turn_to
from grammar.steps import Step, close

_PERSONS = frozenset({"player", "opponent", "neighbour"})


class Headings(Choices):
    """Phrases that stand before a colon instead of a clause."""

    def _each_of(self, sentence: ph.EachOf, steps: list[Step]) -> None:
        head = sentence.head
        if isinstance(head, ph.Bare):
            if self._for_players(head, sentence, steps) or self._if_there(head, sentence, steps):
                return
            if self._at_first(head, sentence, steps) or self._per_pile(head, sentence, steps):
                return
        if isinstance(head, ph.Statement) and _gets_what_follows(head):
            given = self._given_to(head)
            self.ctx.loop = given
            inner: list[Step] = []
            self._sentence(sentence.body, inner)
            for step in inner if given is not None else []:
                step.loop = given
            steps.extend(inner)
            return
        super()._each_of(sentence, steps)

    def _for_players(self, head: ph.Bare, sentence: ph.EachOf, steps: list[Step]) -> bool:
        """ "Each other player: ...": all of the sentence is theirs."""
        persons = [c for c in head.chunks if isinstance(c, ph.Nominal)]
        if len(persons) != 1:
            return False
        subject = persons[0]
        several = not subject.head and {"each", "all"} & set(subject.determiners)
        if subject.head not in _PERSONS and not several:
            return False
        clause = bare_clause(head, head.span)
        clause.mood, clause.subject = "finite", subject
        clause.chunks = [c for c in head.chunks if c is not subject]
        if several:
            subject.head = "player"
        loop = self._loop(clause, False)
        leftovers(self.ctx, Roles.of(clause))
        if self.ctx.lexicon.settings.get("heading_orders"):
            turn_to(sentence.body)  # "each other player: discard your hand"
        if loop is None or _ordered(sentence.body):
            raise Reject(Code.NOT_UNDERSTOOD, head.span, word=subject.text)
        self.ctx.loop = loop
        inner: list[Step] = []
        self._sentence(sentence.body, inner)
        for step in inner:
            if step.loop is None and isinstance(sentence.body, ph.Bonus | ph.Steps):
                step.loop = loop  # a bonus behind the colon is theirs, whoever they are
        steps.extend(inner)
        self.ctx.loop = self.ctx.past_loop = loop
        return True

    def _if_there(self, head: ph.Bare, sentence: ph.EachOf, steps: list[Step]) -> bool:
        """ "No Action card in hand: +2 Cards"."""
        roles = Roles(bare_clause(head, head.span), list(head.chunks))
        counted = next((n for n in roles.nominals() if is_cards(n)), None)
        zone = any(
            isinstance(c, ph.Prepositional) and c.role == "at" and c.nominal.head in ZONES
            for c in head.chunks
        )
        per = roles.preposition("per", "for_each", "for", "in_case_of")
        if counted is None or per is not None or not zone:
            return False
        roles.take(counted)
        found = counted_in_zone(self.ctx, roles, counted)
        leftovers(self.ctx, roles)
        inner: list[Step] = []
        loop = self.ctx.loop
        self._sentence(sentence.body, inner)
        steps.append(Step(fx.If(found, close(inner, loop), span=sentence.span), loop))
        return True

    def _at_first(self, head: ph.Bare, sentence: ph.EachOf, steps: list[Step]) -> bool:
        """ "First Silver played this turn: +1 Coin"."""
        roles = Roles(bare_clause(head, head.span), list(head.chunks))
        card = next((n for n in roles.nominals() if is_first(n)), None)
        if card is None or not head_filter(card) or set(card.adjectives) - {"first", "played"}:
            return False
        roles.take(card)
        told = relative_of(self.ctx, card, "play", adverb="this_turn")
        if not told and not roles.adverb("this_turn"):
            raise Reject(Code.MISSING_ROLE, head.span, word=card.text, role="duration")
        leftovers(self.ctx, roles)
        self.ctx.loop = None
        inner: list[Step] = []
        self._sentence(sentence.body, inner)
        event = fx.Played(head_filter(card), span=head.span)
        whole = fx.Whenever(event, close(inner), True, fx.Lasting.TURN, span=sentence.span)
        steps.append(Step(whole, None))
        return True

    def _per_pile(self, head: ph.Bare, sentence: ph.EachOf, steps: list[Step]) -> bool:
        """ "Per empty pile: discard a card": so often, said before the step."""
        roles = Roles(bare_clause(head, head.span), list(head.chunks))
        per = roles.preposition("per", "for_each")
        if per is None or per.nominal.head not in ("pile", "empty_pile"):
            return False
        body = sentence.body
        if isinstance(body, ph.Statement) and len(body.clauses) == 1:
            body.clauses[0].chunks.extend(head.chunks)
        elif isinstance(body, ph.Bonus):
            body.per.extend(head.chunks)
        else:
            raise Reject(Code.NOT_UNDERSTOOD, sentence.span, word=per.nominal.text)
        self._sentence(body, steps)
        return True


def _gets_what_follows(head: ph.Statement) -> bool:
    """ "You get: ...": with nothing said but who gets it."""
    clause = head.clauses[-1]
    idle = ("then", "also", "additional", "once", "each", "this_turn")
    said = [
        c
        for c in clause.chunks
        if not ph.is_adverb(c, *idle) and not (isinstance(c, ph.Nominal) and c.head == "self")
    ]
    return "get" in clause.verb.frames and not (said or clause.negated or clause.modal)


def _ordered(sentence: ph.Sentence) -> bool:
    """Whether it orders "you" to do it, which would be somebody else."""
    match sentence:
        case ph.Statement():
            return any(c.mood == "imperative" for c in sentence.clauses)
        case ph.Steps():
            return any(_ordered(item) for item in sentence.items)
        case _:
            return False
