"""What a grammar's tree says, before it is given a meaning: phrases of no language.

The aliases of every `.lark` file are the constructors here (see `build`). Chunks of a
clause are flat, in printed order; which role each plays is decided by the verb's frame.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from cardspec.effects import Span
from grammar.lexicon import Analysis, Features

if TYPE_CHECKING:
    from grammar.parser import Reading


@dataclass(slots=True)
class Nominal:
    """A noun phrase. `head` is the noun's sense, "" where only a determiner stands."""

    head: str
    span: Span
    text: str
    determiners: tuple[str, ...] = ()
    number: int | None = None
    bound: str = ""
    """"at_most", "at_least", "exactly", "more" or "less" around the number."""
    adjectives: tuple[str, ...] = ()
    either: tuple[str, ...] = ()
    """Senses of truncated compounds before "or": "action or treasure card"."""
    features: Features = frozenset()
    partitive: bool = False
    """"two of your hand cards"."""
    relatives: list[Clause] = field(default_factory=list)
    head_analysis: Analysis | None = None
    of: Nominal | None = None
    """Whose it is, where the phrase says so itself: "whose cost", "that of the trashed card"."""
    total: int | None = None
    """Of how many: "one of the three options"."""
    plus: Nominal | None = None
    """What comes on top: "(as much as) the trashed card plus 2 coins"."""

    def plural(self) -> bool:
        return bool(self.features) and all(f[1] == "p" for f in self.features)

    def singular(self) -> bool:
        return bool(self.features) and all(f[1] == "s" for f in self.features)


@dataclass(slots=True)
class Prepositional:
    """`role` is what the preposition says: from, to, at, of, with, per, except ..."""

    role: str
    nominal: Nominal
    span: Span
    also: str = ""
    """What else the preposition brings: "under" puts at the bottom."""


@dataclass(slots=True)
class Adverb:
    key: str
    span: Span
    text: str


@dataclass(slots=True)
class Comparison:
    """ "more", "less", "the same", with what it is measured against, if said."""

    key: str
    than: Nominal | None
    span: Span
    bound: str = ""
    """ "at most as much as": the bound around it."""


@dataclass(slots=True)
class Until:
    clause: Clause
    span: Span


@dataclass(slots=True)
class Purpose:
    clauses: list[Clause]
    span: Span


@dataclass(slots=True)
class Undone:
    """ "... instead of discarding it", "... without looking at it": what is not done."""

    key: str
    clause: Clause
    span: Span


@dataclass(slots=True)
class Content:
    """ "... that he has none": what is shown."""

    clause: Clause
    span: Span


@dataclass(slots=True)
class Added:
    """ "plus 2 coins"."""

    nominal: Nominal


@dataclass(slots=True)
class Attribute:
    """ "[von dir] gewählte Karte": what belongs to the adjective behind it."""

    chunks: list[Chunk]
    span: Span


@dataclass(slots=True)
class AsMany:
    """ "... as there are empty piles", "... as you have Duchies": what gives the number."""

    clause: Clause
    span: Span


@dataclass(slots=True)
class Deed:
    """ "po dobraniu kart", "za wyrzucenie go": what is done, said with a noun."""

    role: str
    clause: Clause
    adjectives: tuple[str, ...]
    span: Span


Chunk: TypeAlias = (
    Nominal
    | Prepositional
    | Adverb
    | Comparison
    | Until
    | Purpose
    | Content
    | AsMany
    | Deed
    | Undone
)


@dataclass(slots=True)
class Verb:
    lemma: str
    text: str
    span: Span
    frames: tuple[str, ...]
    """What it can mean as it stands; () if the particle it stands with is not its own."""
    features: Features
    particles: tuple[str, ...] = ()
    """The particles it takes, for the message when it stands with another."""
    particle: str = ""
    """The particle it stands with."""
    case: str = ""
    """The case of its object, where that is not the usual one: "dokonać zakupu"."""


@dataclass(slots=True)
class Clause:
    """One verb with its chunks. `mood`: imperative, finite, infinitive, condition."""

    verb: Verb
    mood: str
    chunks: list[Chunk]
    span: Span
    modal: str = ""
    aux: str = ""
    """"perfect" or "passive"."""
    negated: bool = False
    subject: Nominal | None = None
    finite: Reading | None = None
    """The finite verb as it stands in the text, to agree with a subject said before."""
    unless: bool = False
    """Negated by "unless": its words stand as if it were not."""
    used: bool = False
    """For a relative: whether its meaning went into the tree. None may be dropped."""


@dataclass(slots=True)
class Statement:
    """Clauses that share subject and modal: "he may trash it and gain a card"."""

    clauses: list[Clause]
    span: Span


@dataclass(slots=True)
class Bonus:
    number: int
    noun: Nominal
    per: list[Chunk]
    span: Span


@dataclass(slots=True)
class Bare:
    """A phrase that is a whole sentence: "1 coin", "worth 1 point per Duchy"."""

    chunks: list[Chunk]
    span: Span


@dataclass(slots=True)
class Steps:
    items: list[Sentence]
    span: Span


@dataclass(slots=True)
class Conditional:
    """`trailing`: the condition stands behind what it governs."""

    condition: Clause
    body: Sentence
    span: Span
    trailing: bool = False


@dataclass(slots=True)
class Otherwise:
    body: Sentence
    span: Span


@dataclass(slots=True)
class Choice:
    head: Sentence
    options: list[Sentence]
    span: Span
    either: bool = False
    """"... either A or B": one, without saying so."""
    asked: bool = False
    """"... whether A (or B)": with no other answer than A it is whether or not."""


@dataclass(slots=True)
class Case:
    label: Nominal
    body: Sentence
    span: Span


@dataclass(slots=True)
class Cases:
    head: Sentence | None
    cases: list[Case]
    span: Span


@dataclass(slots=True)
class EachOf:
    """ "For each card revealed: ..."."""

    head: Bare | Statement
    body: Sentence
    span: Span


Sentence: TypeAlias = (
    Statement | Bonus | Bare | Steps | Conditional | Otherwise | Choice | Cases | EachOf
)


@dataclass(slots=True)
class Section:
    sentences: list[Sentence]


@dataclass(slots=True)
class Text:
    sections: list[Section]


def is_adverb(chunk: Chunk, *keys: str) -> bool:
    return isinstance(chunk, Adverb) and chunk.key in keys
