"""Who acts: the player of the card, or the players a sentence names; and static lines."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.conditions import condition_of
from grammar.conditions_answers import Did, Happens
from grammar.conditions_having import counted_in_zone
from grammar.context import Context, Loop, Reject
from grammar.counting import at_first, if_such, per, so_many
from grammar.lexicon import Lexicon
from grammar.nominals import RESOURCES
from grammar.persons import IMPERSONAL, check_number
from grammar.references import PRONOUNS, reference
from grammar.roles import Roles, is_cards, leftovers, plain_amount, to_you
from grammar.sentence_parts import (
    OF_PLAYERS,
    SOME_PLAYERS,
    all_owned,
    says_worth,
    sided,
)
from grammar.steps import (
    Static,
    plays_this_now,
    taken_adverb,
)


def _except_you(clause: ph.Clause) -> bool:
    """ "Each player but you"; taken out of the clause."""
    for chunk in clause.chunks:
        but = isinstance(chunk, ph.Prepositional) and chunk.role == "except"
        you = ph.is_adverb(chunk, "not_you")
        if but and isinstance(chunk, ph.Prepositional) and chunk.nominal.head == "you":
            you = True
        if you:
            clause.chunks = [c for c in clause.chunks if c is not chunk]
            return True
    return False


def _all_players(subject: ph.Nominal) -> bool:
    """ "Wszyscy pokazują kartę": said of persons, and of all of them."""
    persons = all(f[2] == "m" for f in subject.features) and bool(subject.features)
    return persons and subject.determiners == ("all",) and not subject.adjectives


class Actors:
    """Whom a sentence is for, and lines that instruct nobody."""

    def __init__(
        self, lexicon: Lexicon, findings: list[Finding], notes: tuple[fx.Span, ...] = ()
    ) -> None:
        self.ctx = Context(lexicon, findings, notes=notes)

    def _loop(self, clause: ph.Clause, borrowed: bool) -> Loop | None:
        """The players a clause is for; None for the player of the card."""
        ctx = self.ctx
        if clause.aux == "passive":
            unsaid = ph.Nominal("it", clause.verb.span, clause.verb.text)
            return ctx.loop or self._whose(clause.subject or unsaid)
        subject = clause.subject
        personal = not IMPERSONAL & set(clause.verb.frames)
        if subject is None and clause.mood == "finite" and self._drops() and personal:
            loop = ctx.loop or ctx.past_loop  # "he" goes unsaid: somebody must have been named
            if loop is None:
                raise Reject(Code.REFERENCE, clause.verb.span, word=clause.verb.text)
            check_number(ctx, loop, clause)
            return loop
        if subject is None:
            third = (
                clause.mood in ("finite", "continued")
                and clause.verb.features
                and not (clause.verb.features & {"2s"})
            )
            bare = clause.mood == "infinitive"  # an option: whoever chooses does it
            if bare and ctx.loop is None:
                return self._whose_it_is(clause)
            return ctx.loop if borrowed or third or bare else None
        if subject.head == "you":
            return None
        if subject.head == "owner":  # of the card that was just shown
            return self._owner(subject)
        if "stay" in clause.verb.frames:
            if subject.head == "they" and not subject.plural():
                subject.head = "it"  # where cards have a gender, "he" stays where he was
            return ctx.loop or self._whose(subject)
        side = sided(subject, clause)
        if subject.head == "they" or (
            subject.head in ("player", "opponent") and self._known(subject) and side is None
        ):
            known = ctx.loop or ctx.past_loop
            if known is None and subject.head == "they":
                raise Reject(Code.REFERENCE, subject.span, word=subject.text)
            if known is not None:
                self._called_anew(known, subject)
                return known
        if not subject.head and {"each", "all"} & set(subject.determiners):
            if ctx.loop is not None or ctx.past_loop is not None:  # each of these players
                return ctx.loop or ctx.past_loop
            if not self._drops() and "pass" in clause.verb.frames:
                # what all do at once is everybody's
                return self._new_loop(replace(subject, head="player"), clause, side)
            if "rest" in subject.adjectives and subject.plural() and personal:
                return self._new_loop(replace(subject, head="opponent"), clause, side)
            if subject.plural() and _all_players(subject):
                subject.head = "player"
                return self._new_loop(subject, clause, side)
            raise Reject(Code.REFERENCE, subject.span, word=subject.text)  # each what?
        if subject.head in ("player", "opponent", "neighbour"):
            if side is None and self._known(subject) and self._drops():
                raise Reject(Code.REFERENCE, subject.span, word=subject.text)
            return self._new_loop(subject, clause, side)
        if subject.head in ("it", "them") and subject.plural():
            return ctx.loop or ctx.past_loop
        return ctx.loop

    def _called_anew(self, loop: Loop, subject: ph.Nominal) -> None:
        """ "Pozostali odkrywają ... Każdy z nich ...": from here on each of them is one."""
        numbers = {f[1] for f in subject.features if f[0] == self.ctx.lexicon.cases[0]}
        if "each" in subject.determiners and len(numbers) == 1:
            loop.numbers = frozenset(numbers)

    def _whose(self, nominal: ph.Nominal | None) -> Loop | None:
        """ "It is discarded": by whoever revealed it."""
        ctx = self.ctx
        if nominal is None:
            return None
        try:
            pointed = reference(ctx, nominal)
        except Reject:  # the frame will say so
            return None
        mention = pointed[1] if pointed is not None else None
        if mention is not None and mention.chosen is not None:
            source = mention.chosen.source
            named = source.name if isinstance(source, fx.Those | fx.RestOf) else ""
            mention = next((m for m in ctx.mentions if m.name == named), mention)
        return mention.loop if mention is not None else None

    def _owner(self, subject: ph.Nominal) -> Loop:
        loop = self.ctx.loop or self.ctx.past_loop
        strange = set(subject.determiners) - {"their"} or subject.adjectives
        if loop is None or strange:
            raise Reject(Code.REFERENCE, subject.span, word=subject.text)
        return loop

    def _whose_it_is(self, clause: ph.Clause) -> Loop | None:
        """ "You decide: discard or put back": what others have just shown they deal with."""
        objects = [c for c in clause.chunks if isinstance(c, ph.Nominal)]
        last = self.ctx.last("revealed", "looked_at")
        pointing = all(n.head in PRONOUNS for n in objects)
        return last.loop if last is not None and pointing else None

    def _drops(self) -> bool:
        return bool(self.ctx.lexicon.settings.get("drops_subject"))

    def _known(self, subject: ph.Nominal) -> bool:
        """ "The player": said with an article, or bare where the language has none."""
        if {"def", "dem"} & set(subject.determiners):
            return True
        bare = not subject.determiners and not subject.adjectives and not subject.relatives
        return bare and self._drops() and subject.head == "player"

    def _new_loop(self, subject: ph.Nominal, clause: ph.Clause, side: fx.Players | None) -> Loop:
        others = _except_you(clause)
        if side is not None:
            players = side
        elif (
            others
            or subject.head == "opponent"
            or {"other", "rest", "another"} & (set(subject.adjectives) | set(subject.determiners))
        ):
            players = fx.Players.OTHERS
        else:
            players = fx.Players.EVERYONE
        counted_off = set(subject.determiners) & SOME_PLAYERS or subject.number is not None
        if set(subject.adjectives) - OF_PLAYERS:
            raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
        if subject.head == "player" and {"your", "their"} & set(subject.determiners):
            counted_off = True  # nobody owns a player
        if counted_off:  # "another player draws" does not say who
            raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
        numbers = frozenset(f[1] for f in subject.features if f[0] == self.ctx.lexicon.cases[0])
        loop = Loop(players, span=subject.span, numbers=numbers)
        self.ctx.loop = loop  # "his hand" in what follows is theirs
        if players is fx.Players.EVERYONE:  # "each player, you too"
            clause.chunks = [
                c
                for c in clause.chunks
                if not (isinstance(c, ph.Adverb) and c.key == "including_you")
            ]
        roles = Roles.of(clause)
        with_hand = roles.preposition("with")
        if with_hand is not None and not _right_behind(clause, subject, with_hand):
            with_hand = None  # "... to the next player with cards in hand"
        held = with_hand is not None and (
            with_hand.nominal.head == "handcard"
            or (with_hand.nominal.head == "card" and roles.preposition("at") is not None)
        )
        if with_hand is not None and (with_hand.nominal.number is not None or held):
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

    def _static(self, sentence: ph.Sentence) -> Static | None:
        if isinstance(sentence, ph.Conditional) and plays_this_now(self.ctx, sentence.condition):
            return self._static(sentence.body)
        if isinstance(sentence, ph.Bonus) and sentence.noun.head == "point":
            noun = sentence.noun
            noun.number = sentence.number
            chunks: list[ph.Chunk] = [noun, *sentence.per]
        elif isinstance(sentence, ph.Bare):
            chunks = sentence.chunks
        elif isinstance(sentence, ph.EachOf) and isinstance(sentence.body, ph.Bare | ph.Bonus):
            if not isinstance(sentence.head, ph.Bare):  # "For each Duchy: 1 point"
                return None
            body = sentence.body
            inner = body.chunks if isinstance(body, ph.Bare) else [body.noun, *body.per]
            chunks = [*sentence.head.chunks, *inner]
            if not any(isinstance(c, ph.Nominal) and c.head == "point" for c in inner):
                return None
        elif isinstance(sentence, ph.Statement) and len(sentence.clauses) == 1:
            clause = sentence.clauses[0]
            if not says_worth(clause):
                return None
            chunks = [*clause.chunks, *self._worth_of(clause)]
        else:
            return None
        nominal = next(
            (
                c
                for c in chunks
                if isinstance(c, ph.Nominal) and c.head in ("point", "coin", "potion")
            ),
            None,
        )
        many = nominal is not None and "so_many" in nominal.determiners
        if nominal is None or (nominal.number is None and not many):
            return None
        clause_like = ph.Clause(
            ph.Verb("", nominal.text, nominal.span, (), frozenset()),
            "bare",
            [c for c in chunks if c is not nominal],
            sentence.span,
        )
        roles = Roles.of(clause_like)
        roles.adverb("worth")
        to_you(self.ctx, roles)
        sign = -1 if "minus" in nominal.adjectives else 1
        amount = so_many(self.ctx, roles, nominal)
        if amount is None:
            plain_amount(nominal)
            number = fx.Number(sign * (nominal.number or 0), span=nominal.span)
            amount = per(self.ctx, roles, number)
        roles.adverb("at_end")
        if nominal.head != "point":  # "2 coins (when played)"
            roles.adverb("when_played")
            played = roles.preposition("in_case_of")
            if played is not None and played.nominal.head == "playing":
                roles.take(played)
        leftovers(self.ctx, roles)
        if nominal.head == "point":
            return Static(fx.Worth(all_owned(amount), span=sentence.span))
        return Static(fx.Yields(RESOURCES[nominal.head], amount, span=sentence.span))

    def _worth_of(self, clause: ph.Clause) -> list[ph.Chunk]:
        """What is worth the points: this card, or this card for each of others."""
        subject = clause.subject
        if subject is not None and subject.head == "worth":  # "the value of this card is ..."
            if subject.adjectives or subject.determiners or subject.of is None:
                raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)
            subject = subject.of
        if subject is None or subject.head in ("this", "it", "you"):
            return []
        bare = not (subject.determiners or subject.adjectives or subject.relatives)
        if subject.head == "card" and bare and subject.singular() and self._drops():
            return []  # "karta jest warta": without an article, the one it stands on
        if subject.head == "card" and subject.adjectives == ("played",) and subject.singular():
            return []
        if "each" in subject.determiners:
            return [ph.Prepositional("for_each", subject, subject.span)]
        if "dem" in subject.determiners and not subject.relatives and is_cards(subject):
            return []
        named = subject.head.startswith("card:") and subject.determiners == ("def",)
        pointed = reference(self.ctx, subject) if named else None
        if pointed is not None and isinstance(pointed[0], fx.ThisCard):  # by its own name
            return []
        raise Reject(Code.NOT_UNDERSTOOD, subject.span, word=subject.text)

    def _event(self, sentence: ph.Sentence) -> tuple[Happens, ph.Sentence] | None:
        """A section that opens with a moment instead of an instruction."""
        if not isinstance(sentence, ph.Conditional) or "play" not in sentence.condition.verb.frames:
            return None
        if plays_this_now(self.ctx, sentence.condition):
            return None
        self.ctx.holds_this = taken_adverb(sentence.condition, "holding_this")
        found = condition_of(self.ctx, sentence.condition)
        if isinstance(found, Happens) and not found.this_turn:
            if not found.once:
                return found, sentence.body
            if found.event.by is not fx.Players.YOU:  # the first time of what?
                raise Reject(Code.MISSING_ROLE, found.span, word="", role="duration")
        return None

    def _bonus(self, bonus: ph.Bonus) -> fx.Effect:
        resource = RESOURCES.get(bonus.noun.head)
        plain_amount(bonus.noun)
        if resource is None or bonus.noun.determiners:
            raise Reject(Code.NOT_UNDERSTOOD, bonus.noun.span, word=bonus.noun.text)
        clause = ph.Clause(
            ph.Verb("", bonus.noun.text, bonus.span, (), frozenset()),
            "bonus",
            bonus.per,
            bonus.span,
        )
        roles = Roles.of(clause)
        amount = per(self.ctx, roles, fx.Number(bonus.number, span=bonus.noun.span))
        made = at_first(self.ctx, roles, fx.Plus(resource, amount, span=bonus.span))
        made = if_such(self.ctx, roles, made)
        roles.adverb("this_turn")  # what one gets is gone with the turn anyway
        roles.adverb("in_buy_phase")
        leftovers(self.ctx, roles)
        return made


def _right_behind(clause: ph.Clause, subject: ph.Nominal, phrase: ph.Prepositional) -> bool:
    """Whether the phrase stands behind the subject and no other noun between them."""
    spans = [c.span for c in clause.chunks if not isinstance(c, ph.Adverb) and c is not phrase]
    between = [s for s in spans if subject.span < s < phrase.span]
    return subject.span < phrase.span and not between
