"""Small questions the interpreter asks of a sentence."""

from __future__ import annotations

from dataclasses import replace

from cardspec import effects as fx
from cardspec.findings import Code
from grammar import phrases as ph
from grammar.cases import check_object
from grammar.context import Context, Reject
from grammar.roles import Roles, leftovers

_OPTIONS = frozenset({"", "option", "effect", "point", "choice"})
"""What the things to choose from are called, if they are called anything."""


_HOW_MANY = {"any_number": (0, None), "some": (1, None), "one_or_two": (1, 2)}


def count_of(ctx: Context, clause: ph.Clause, either: bool, there: int) -> tuple[int, int | None]:
    """How many options, from and to: "choose two", "decide on one of the following", "choose at
    least one" (None: as many as there are)."""
    roles = Roles.of(clause)
    found: list[ph.Nominal] = []
    while roles.adverb("of_them", "different", "own_choice"):
        pass
    own = roles.preposition("for")
    if own is not None and own.nominal.head == "self":  # "... decides for himself"
        roles.take(own)
    for chunk in list(roles.chunks):
        inner = chunk.nominal if isinstance(chunk, ph.Prepositional) else chunk
        if not isinstance(inner, ph.Nominal) or inner.head not in _OPTIONS:
            continue
        decided = ("for", "of", "from", "among", "to")  # "decide on", "zdecyduj się na"
        if isinstance(chunk, ph.Prepositional) and chunk.role not in decided:
            continue
        strange = set(inner.adjectives) - {"different", "different_name", "following", "both"}
        told = set(inner.determiners) - {"indef", "def", "both", "dem", "your"}
        if strange or told - set(_HOW_MANY):
            raise Reject(Code.NOT_UNDERSTOOD, inner.span, word=inner.text)
        roles.take(chunk)
        if inner is chunk:
            check_object(ctx, clause, inner)
        total = 2 if "both" in (*inner.adjectives, *inner.determiners) else inner.total
        if isinstance(chunk, ph.Prepositional) and chunk.role in ("of", "from", "among"):
            total = inner.number if inner.number is not None else total
            told_of = total is not None
        else:
            told_of = False
        if total is not None and there and total != there:  # "one of four: A; B"
            raise Reject(Code.NOT_UNDERSTOOD, inner.span, word=inner.text)
        if told_of and found:
            continue
        if inner.number is not None or "indef" in inner.determiners or told:
            found.append(inner)
    leftovers(ctx, roles)
    if not found and not either:
        raise Reject(Code.MISSING_ROLE, clause.span, word=clause.verb.text, role="amount")
    if not found:
        return 1, 1
    count = found[0].number
    if count == 0:
        raise Reject(Code.MISSING_ROLE, found[0].span, word=clause.verb.text, role="amount")
    for key in found[0].determiners:
        if key in _HOW_MANY:
            return _HOW_MANY[key]
    return _bounded(found[0], count or 1)


def _bounded(nominal: ph.Nominal, count: int) -> tuple[int, int | None]:
    match nominal.bound:
        case "" | "exactly":
            return count, count
        case "at_least" | "more":
            return count, None
        case "at_most" | "less":
            return 0, count
        case _:
            raise Reject(Code.NOT_UNDERSTOOD, nominal.span, word=nominal.text)


def got_as_chosen(items: list[ph.Sentence]) -> bool:
    """ "Choose two of the following and get both": what is chosen is done anyway."""
    if len(items) < 2:
        return False
    before, last = items[-2:]
    if not isinstance(before, ph.Statement) or not isinstance(last, ph.Statement):
        return False
    clause, chosen = last.clauses[0], before.clauses[-1]
    chooser = "you" if chosen.subject is None else chosen.subject.head
    same = clause.subject is None or clause.subject.head == chooser
    said = [c for c in clause.chunks if not ph.is_adverb(c, "then", "also", "immediately")]
    if not same or not {"get", "do", "act"} & set(clause.verb.frames) or len(said) != 1:
        return False
    if "choose" not in chosen.verb.frames or clause.modal or clause.negated:
        return False
    thing = said[0]
    both = isinstance(thing, ph.Nominal) and not thing.head and thing.determiners == ("both",)
    return both or (isinstance(thing, ph.Nominal) and thing.head in ("them", "it"))


def bare_clause(head: ph.Sentence | None, span: fx.Span) -> ph.Clause:
    chunks = head.chunks if isinstance(head, ph.Bare) else []
    return ph.Clause(ph.Verb("", "", span, (), frozenset()), "bare", chunks, span)


def plays_this(clause: ph.Clause) -> bool:
    """ "When you play this card": every instruction is for that."""
    if "play" not in clause.verb.frames or clause.negated or clause.modal:
        return False
    if clause.subject is None or clause.subject.head != "you":
        return False
    others = [c for c in clause.chunks if not ph.is_adverb(c, "then", "immediately")]
    return len(others) == 1 and _this_one(others[0])


def when_played(sentence: ph.Sentence) -> ph.Sentence:
    """ "When you play this card, you get 2 coins", "gives 2 coins when you play it": first of
    all that a text says, it only says when a card does what it says."""
    if not isinstance(sentence, ph.Conditional):
        return sentence
    clause = sentence.condition
    pronouns = [c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head == "it"]
    if sentence.trailing and pronouns:
        this = [replace(c, head="this") if c in pronouns else c for c in clause.chunks]
        clause = replace(clause, chunks=this)
    return sentence.body if plays_this(clause) else sentence


def _this_one(chunk: ph.Chunk) -> bool:
    return (
        isinstance(chunk, ph.Nominal)
        and (chunk.head in ("card", "this") or chunk.head.startswith(("type:", "card:")))
        and (chunk.head == "this" or chunk.determiners == ("dem",))
        and not (chunk.adjectives or chunk.relatives or chunk.number)
    )


FATAL = frozenset(
    {
        Code.UNKNOWN_WORD,
        Code.UNEXPECTED,
        Code.UNFINISHED,
        Code.MISSING_ROLE,
        Code.EXTRA_ROLE,
        Code.PARTICLE,
        Code.REFERENCE,
        Code.NOT_UNDERSTOOD,
        Code.EMPTY,
    }
)


def all_owned(amount: fx.Amount) -> fx.Amount:
    """When points are counted all cards of a player are the deck."""
    match amount:
        case fx.Per(count=fx.CountCards(cards=fx.Cards(source=fx.In(zone=fx.Zone.DECK)))):
            assert isinstance(amount.count, fx.CountCards)
            owned = replace(amount.count.cards, source=fx.In(fx.Zone.OWNED))
            return replace(amount, count=replace(amount.count, cards=owned))
        case _:
            return amount


OF_PLAYERS = frozenset(
    {"other", "rest", "another", "left", "right", "own", "having", "seated", "all", "active"}
)


SOME_PLAYERS = frozenset(
    {"indef", "some", "any", "any_number", "so_many", "as_many", "neg", "both", "same"}
)


_VALUES = ("coin", "potion", "point")


def says_worth(clause: ph.Clause) -> bool:
    """ "This card is worth 2 points", "it yields 2 coins": a fact, not a change for a turn."""
    amounts = {c.head for c in clause.chunks if isinstance(c, ph.Nominal)}
    if any(
        isinstance(c, ph.Comparison)
        or (isinstance(c, ph.Adverb) and c.key == "this_turn")
        or (isinstance(c, ph.Nominal) and {"plus", "additional"} & set(c.adjectives))
        or (isinstance(c, ph.Adverb) and c.key == "additional")
        for c in clause.chunks
    ):
        return False
    if clause.subject is not None and clause.subject.head == "worth":  # "its value is 2 coins"
        return bool({"be", "amount"} & set(clause.verb.frames) and amounts & set(_VALUES))
    if "be" in clause.verb.frames:
        worth = any(isinstance(c, ph.Adverb) and c.key == "worth" for c in clause.chunks)
        return worth and bool(amounts & {"coin", "potion", "point"})
    if "get" in clause.verb.frames and "point" in amounts:  # "you get 1 point per Duchy"
        return clause.subject is None or clause.subject.head == "you"
    return "yield" in clause.verb.frames and bool(amounts & {"coin", "potion", "point"})


def sided(subject: ph.Nominal, clause: ph.Clause) -> fx.Players | None:
    if subject.head in ("they", "you"):
        return None
    marks = set(subject.adjectives)
    if not {"each", "all"} & set(subject.determiners):  # "each player passes to the left"
        passing = "pass" in clause.verb.frames
        marks |= {
            c.key
            for c in clause.chunks
            if isinstance(c, ph.Adverb) and not (passing and c.span > clause.verb.span)
        }
    for side, players in (("left", fx.Players.LEFT), ("right", fx.Players.RIGHT)):
        told = {side, f"to_{side}", f"{side}_of_you", f"{side}_of_player"}
        if told & marks:
            clause.chunks = [
                c for c in clause.chunks if not (isinstance(c, ph.Adverb) and c.key in told)
            ]
            subject.adjectives = (*subject.adjectives, side)
            return players
    return None


def turn_to(sentence: ph.Sentence) -> None:
    """An order to other players: whom it addresses are they, and what is yours is theirs."""
    match sentence:
        case ph.Statement():
            for clause in sentence.clauses:
                _turned(clause)
        case ph.Steps():
            for item in sentence.items:
                turn_to(item)
        case ph.Conditional():
            _turned(sentence.condition)
            turn_to(sentence.body)
        case ph.Choice():
            turn_to(sentence.head)
            for option in sentence.options:
                turn_to(option)
        case _:
            pass


def _turned(clause: ph.Clause) -> None:
    yours = clause.subject is not None and clause.subject.head == "you"
    if clause.mood == "imperative" or yours:
        clause.mood = "finite" if clause.mood == "imperative" else clause.mood
        clause.subject = ph.Nominal("they", clause.verb.span, clause.verb.text)
    for chunk in clause.chunks:
        match chunk:
            case ph.Nominal():
                _theirs(chunk)
            case ph.Prepositional():
                _theirs(chunk.nominal)
            case ph.Until():
                _turned(chunk.clause)
            case _:
                pass


def _theirs(nominal: ph.Nominal) -> None:
    nominal.determiners = tuple("their" if d == "your" else d for d in nominal.determiners)
    for relative in nominal.relatives:
        _turned(relative)


def some_of_them(sentence: ph.Sentence) -> ph.Conditional | None:
    """ "A player without Victory cards reveals his hand", "players who have none ...": of the
    players spoken of, those for whom it holds."""
    first = sentence.items[0] if isinstance(sentence, ph.Steps) else sentence
    if not isinstance(first, ph.Statement):
        return None
    clause = first.clauses[0]
    subject = clause.subject
    if subject is None or subject.head not in ("player", "opponent") or subject.adjectives:
        return None
    several = subject.plural() and not subject.determiners and subject.number is None
    if subject.determiners != ("indef",) and not several:
        return None
    told = _told_of(clause, subject)
    if told is None:
        return None
    they = ph.Nominal("they", subject.span, subject.text, features=subject.features)
    told.subject = they
    clause.subject = they
    return ph.Conditional(told, sentence, sentence.span)


def _told_of(clause: ph.Clause, subject: ph.Nominal) -> ph.Clause | None:
    """What is said of them, as a clause of its own."""
    if len(subject.relatives) == 1:
        relative = subject.relatives.pop()
        relative.used = True
        relative.mood = "condition"
        relative.chunks = [
            c for c in relative.chunks if not (isinstance(c, ph.Nominal) and c.head == "rel")
        ]
        return relative
    lacking = next(
        (c for c in clause.chunks if isinstance(c, ph.Prepositional) and c.role == "without"), None
    )
    if lacking is None:
        return None
    clause.chunks = [c for c in clause.chunks if c is not lacking]
    has = ph.Verb("", subject.text, lacking.span, ("have",), frozenset({"3s", "3p"}))
    return ph.Clause(has, "condition", [lacking.nominal], lacking.span, negated=True)


def brings(statement: ph.Statement, steps: bool) -> None:
    """ "...; that brings you 2 coins": you get them for what was done before."""
    clause = statement.clauses[0]
    subject = clause.subject
    if not steps or subject is None or subject.head != "that" or clause.negated or clause.modal:
        return
    if "yield" not in clause.verb.frames or len(statement.clauses) > 1:
        return
    said = [c for c in clause.chunks if not (isinstance(c, ph.Nominal) and c.head == "you")]
    clause.chunks = [*(c for c in said if c is not subject), _for_that(subject)]
    clause.subject = ph.Nominal("you", subject.span, subject.text)
    clause.verb = replace(clause.verb, frames=("get",))


def _for_that(subject: ph.Nominal) -> ph.Adverb:
    return ph.Adverb("for_it", subject.span, subject.text)
