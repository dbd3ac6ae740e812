"""What has been said so far in a text: whose turn it is to act and what "it" can mean."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardspec import effects as fx
from cardspec.effects import Span
from cardspec.findings import Code, Finding, Param
from grammar.lexicon import NONE, Features, Lexicon


class Reject(Exception):
    """This frame does not fit the clause; the finding says why, if no other frame does."""

    def __init__(self, code: Code, span: Span, **params: Param) -> None:
        super().__init__(code)
        self.finding = Finding(code, span, params)


@dataclass(slots=True, eq=False)
class Loop:
    """Players who act together: "each other player ..." and what "he" goes on doing."""

    players: fx.Players
    only_if: fx.Condition | None = None
    span: Span | None = None
    """Where they are named."""
    numbers: frozenset[str] = frozenset()
    """Whether one is named ("each player") or several."""


@dataclass(slots=True)
class Mention:
    """Cards an earlier step dealt with."""

    name: fx.Name
    kinds: frozenset[str]
    """"trashed", "revealed", "gained" ...: the participles that can point to it."""
    many: bool
    chosen: fx.Cards | None = None
    """A choice not yet used: "choose an Action card from your hand. Play it twice"."""
    free: bool = False
    """Chosen by a "may": whatever is done with the chosen card stays optional."""
    loop: Loop | None = None
    """The players who dealt with them (or chose them); None for the player of the card."""
    others: fx.Name | None = None
    """What came beside it, when cards were revealed until it came."""
    source: fx.Source | None = None
    filter: fx.Filter = ()
    """What kind of cards: "discard an Estate ... else gain one"."""
    part: fx.Filter = ()
    """Which of them were last spoken of: "if he revealed a Treasure, ... one of them"."""
    features: Features = NONE
    """Number and gender of the noun they were called by, for the pronoun that points to them."""
    wanted: int | None = None
    """How many were asked for: with fewer it was not done in full."""


@dataclass(slots=True)
class Context:
    lexicon: Lexicon
    findings: list[Finding]
    mentions: list[Mention] = field(default_factory=list)
    loop: Loop | None = None
    past_loop: Loop | None = None
    """The players who acted last, for "they" after a sentence about "you"."""
    counter: int = 0
    previous_frames: frozenset[str] = frozenset()
    """The frames of the step before, for "if you discarded one"."""
    noun: Features = NONE
    """Of the noun phrase just read, for the mention that is about to be made."""
    tested: fx.Name | None = None
    """The card the condition just before asked about."""
    tried: fx.Cards | None = None
    """The one card the step before asked for, for "if he has none"."""
    tried_by: Loop | None = None
    """Whom it asked; None: the player of the card."""
    drawing: bool = False
    """The step before draws up to a hand size, and cards of it may still be set aside."""
    freely: bool = False
    """The clause just read used up a choice that nobody had to make."""
    counted: fx.Amount | None = None
    """What the text has just said to count."""
    sought: fx.Filter = ()
    """The kind of card a condition looked for, for "if you have one" behind it."""
    held: fx.Cards | None = None
    """The cards in a hand that a condition has just found there, for "one of them"."""
    held_at: tuple[int, int] = (0, 0)
    """In which sentence, and before which name."""
    one_of_these: bool = False
    """Inside the options of a choice of one."""
    any_card: bool = False
    """The step before was done with cards of a hand, whichever one likes."""
    governed: bool = False
    """Inside what hangs on a condition: only there is it worth saying that nothing is done."""
    changed_cost: bool = False
    """The step before changed what cards cost: its floor may still be told."""
    sentence: int = 0
    """Which sentence is being read, for what speaks of the one before."""
    asked: Features = NONE
    """Of the noun a condition has just asked for, for the pronoun that points to it."""
    drew: int | None = None
    """How many cards the bonus just before draws, for "draw them at once"."""
    drew_last: int | None = None
    """How many the last such bonus drew, for "one of the three drawn"."""
    notes: tuple[Span, ...] = ()
    """Where the text stands in parentheses."""
    holds_this: bool = False
    """The trigger says that the player holds this card: "it" is this card."""
    reaction: bool = False
    """Inside a trigger: "this card" is the card itself, whatever was mentioned."""

    def fresh(self) -> fx.Name:
        self.counter += 1
        return f"c{self.counter}"

    def mention(
        self,
        name: fx.Name,
        *kinds: str,
        many: bool = False,
        chosen: fx.Cards | None = None,
        others: fx.Name | None = None,
        source: fx.Source | None = None,
        filter: fx.Filter = (),
        wanted: int | None = None,
    ) -> None:
        self.mentions.append(
            Mention(
                name,
                frozenset(kinds),
                many,
                chosen,
                loop=self.loop,
                others=others,
                source=source,
                filter=filter,
                features=self.noun,
                wanted=wanted,
            )
        )
        self.noun = NONE

    def just_held(self) -> fx.Cards | None:
        """Cards that the sentence has found in a hand, if none were spoken of since."""
        return self.held if self.held_at == (self.sentence, self.counter) else None

    def last(self, *kinds: str) -> Mention | None:
        """The latest mention, or the latest that one of these participles fits."""
        for mention in reversed(self.mentions):
            if not kinds or mention.kinds & set(kinds):
                return mention
        return None

    def moved_on(self) -> None:
        """What was gained does not lie on the discard pile any more."""
        for mention in self.mentions:
            mention.kinds -= {"gained_there"}

    def report(self, code: Code, span: Span, **params: Param) -> None:
        self.findings.append(Finding(code, span, params))
