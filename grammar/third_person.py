""" "The player ... he ... his": old printings speak of the card's player in the third person.

Before phrases are given a meaning, these third persons become the "you" that they are, so
that everything after this reads one way of speaking. Who is meant is told by what has been
named before in the section: "the player" is whoever plays the card unless players were
named whom it could mean as well; "he" and "his" are the last third person named.
A text that says both "you" and "the player" does not say whether they are the same: that
is a finding, not a guess.
"""

from __future__ import annotations

from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.children import IMPERSONAL
from grammar.lexicon import Lexicon

_PERSONS = frozenset({"player", "opponent", "neighbour"})
_SIDES = frozenset(
    f"{way}{side}{whose}"
    for side in ("left", "right")
    for way, whose in (("", ""), ("to_", ""), ("", "_of_you"), ("", "_of_player"))
)


def second_person(text: ph.Text, lexicon: Lexicon, findings: list[Finding]) -> None:
    """Each section for itself: a reaction begins with somebody else's doing."""
    if lexicon.settings.get("third_person"):
        for section in text.sections:
            _Section(lexicon, findings).sentences(section.sentences)


class _Section:
    def __init__(self, lexicon: Lexicon, findings: list[Finding]) -> None:
        self.drops = bool(lexicon.settings.get("drops_subject"))
        self.findings = findings
        self.people = frozenset[str](lexicon.settings.get("people", ()))
        """Pronouns that behind a preposition are people: of things one says "there"."""
        self.named = ""
        """The last third person: "you", "opponent", or "player" for others called so."""
        self.contrast = False
        """Whether those players were called other ones: other than the card's player."""
        self.called = False
        """The card's player has been called "the player" in this section."""
        self.addressed = False
        """... or "you"."""
        self.others = False
        """Others have been named: "this player" is one of them."""

    def sentences(self, sentences: list[ph.Sentence]) -> None:
        for sentence in sentences:
            self.sentence(sentence)

    def sentence(self, sentence: ph.Sentence) -> None:
        match sentence:
            case ph.Statement():
                for clause in sentence.clauses:
                    self.clause(clause)
            case ph.Steps():
                self.sentences(sentence.items)
            case ph.Conditional(trailing=True):
                self.sentence(sentence.body)
                self.clause(sentence.condition)
            case ph.Conditional():
                self.clause(sentence.condition)
                self.sentence(sentence.body)
            case ph.Otherwise():
                self.sentence(sentence.body)
            case ph.Choice():
                self.sentence(sentence.head)
                self.apart(sentence.options)
            case ph.Cases():
                if sentence.head is not None:
                    self.sentence(sentence.head)
                self.apart([case.body for case in sentence.cases])
            case ph.EachOf():
                self.sentence(sentence.head)
                self.sentence(sentence.body)
            case ph.Bonus():
                self.chunks(sentence.per, self.named)
            case ph.Bare():
                self.chunks(sentence.chunks, self.named)

    def apart(self, sentences: list[ph.Sentence]) -> None:
        """Options and cases: "he" in one is nobody of another."""
        named = self.named
        for sentence in sentences:
            self.named = named
            self.sentence(sentence)

    def clause(self, clause: ph.Clause) -> None:
        subject = clause.subject
        actor = self.named
        if clause.mood == "imperative" or (subject is not None and subject.head == "you"):
            self.address(clause, subject)
        elif subject is None:
            if self.named == "you" and self.unsaid(clause):
                clause.subject = _you(clause.verb.span, clause.verb.text)
        elif self.is_the_player(subject, clause):
            self.the_player(clause, subject)
            actor = "you"
        elif subject.head == "they" or (subject.head == "player" and "dem" in subject.determiners):
            this_one = "dem" in subject.determiners and self.others
            if self.named == "you" and not subject.plural() and not this_one:
                clause.subject = _you(subject.span, subject.text)
        elif subject.head in _PERSONS:
            actor = self.named = "opponent" if subject.head == "opponent" else "player"
            self.others = True
            self.contrast = bool({"rest", "other"} & {*subject.adjectives, *subject.determiners})
            if any(ph.is_adverb(c, *_SIDES) for c in clause.chunks) and self.drops:
                self.contrast = True  # who goes on is not named again: "the player" is another
            self.relatives(subject, actor)
        if {"affect", "have"} & set(clause.verb.frames) and self.named == "you":
            for chunk in clause.chunks:  # "atak nie ma na niego wpływu"
                if isinstance(chunk, ph.Prepositional) and self._him(chunk.nominal):
                    chunk.nominal = _you(chunk.nominal.span, chunk.nominal.text)
        self.chunks(clause.chunks, actor)

    def unsaid(self, clause: ph.Clause) -> bool:
        """A third person without a word for it, where the language leaves it out."""
        there_is = any(isinstance(c, ph.Prepositional) and c.role == "among" for c in clause.chunks)
        impersonal = IMPERSONAL if there_is else IMPERSONAL - {"have"}
        personal = not impersonal & set(clause.verb.frames) and clause.aux != "passive"
        said = clause.verb.features
        if clause.modal and clause.finite is not None:  # "może ją zagrać": the modal says who
            said = clause.finite.features
        third = not said & {"2s"} if said else clause.mood == "finite"  # "czy woli ..., czy dodać"
        return bool(self.drops and personal and third and clause.mood != "infinitive")

    def address(self, clause: ph.Clause, subject: ph.Nominal | None) -> None:
        if self.called and not self.addressed:
            span = clause.verb.span if subject is None else subject.span
            word = clause.verb.text if subject is None else subject.text
            self.findings.append(Finding(Code.REFERENCE, span, {"word": word}))
        self.addressed = True

    def is_the_player(self, subject: ph.Nominal, clause: ph.Clause) -> bool:
        if subject.head != "player" or subject.plural() or subject.number is not None:
            return False
        marks = {*subject.adjectives, *(c.key for c in clause.chunks if isinstance(c, ph.Adverb))}
        bare = self.drops and not subject.determiners
        if (subject.determiners != ("def",) and not bare) or marks & _SIDES:
            return False
        if _plays_this(subject) or "active" in subject.adjectives:
            return True
        if subject.relatives or set(subject.adjectives):
            return False
        if self.named == "player":
            return self.called or (self.contrast and not self.addressed)
        return True

    def the_player(self, clause: ph.Clause, subject: ph.Nominal) -> None:
        sure = _plays_this(subject) or "active" in subject.adjectives
        if self.addressed and not self.called and not sure:
            self.findings.append(Finding(Code.REFERENCE, subject.span, {"word": subject.text}))
        for relative in subject.relatives:
            relative.used = True
        clause.subject = _you(subject.span, subject.text)
        self.named = "you"
        self.called = self.called or not sure

    def chunks(self, chunks: list[ph.Chunk], actor: str) -> None:
        """What belongs to the actor, and what is said of it in clauses of its own."""
        for chunk in chunks:
            match chunk:
                case ph.Nominal():
                    self.nominal(chunk, actor)
                case ph.Prepositional():
                    self.nominal(chunk.nominal, actor)
                case ph.Comparison(than=ph.Nominal() as than):
                    self.nominal(than, actor)
                case ph.Adverb(key="at_their_will") if actor == "you":
                    chunk.key = "at_your_will"
                case ph.Deed():
                    self.chunks(chunk.clause.chunks, actor)
                case ph.Until() | ph.Content() | ph.AsMany():
                    self.clause(chunk.clause)
                case ph.Purpose():
                    for clause in chunk.clauses:
                        self.chunks(clause.chunks, actor)

    def nominal(self, nominal: ph.Nominal, actor: str) -> None:
        if actor == "you":
            nominal.determiners = tuple("your" if d == "their" else d for d in nominal.determiners)
        self.relatives(nominal, actor)

    def _him(self, nominal: ph.Nominal) -> bool:
        """The pronoun of a person, where the gender tells it from that of a thing; the word for
        people too, where things go by others."""
        bare = nominal.head == "it" and not (nominal.determiners or nominal.adjectives)
        person = any(f[2:] == "m" for f in nominal.features)
        return bare and (person or nominal.text.lower() in self.people)

    def relatives(self, nominal: ph.Nominal, actor: str) -> None:
        named = self.named
        for relative in nominal.relatives:
            self.named = actor
            self.clause(relative)
        self.named = named


def _you(span: tuple[int, int], text: str) -> ph.Nominal:
    return ph.Nominal("you", span, text)


def _plays_this(subject: ph.Nominal) -> bool:
    """ "... who has played this card", under its own name in old printings."""
    if len(subject.relatives) != 1:
        return False
    relative = subject.relatives[0]
    if "play" not in relative.verb.frames or relative.negated or relative.modal:
        return False
    played = [c for c in relative.chunks if not (isinstance(c, ph.Nominal) and c.head == "rel")]
    return len(played) == 1 and isinstance(played[0], ph.Nominal) and _this(played[0])


def _this(nominal: ph.Nominal) -> bool:
    if nominal.adjectives or nominal.number is not None:
        return False
    by_name = nominal.head.startswith("card:") and nominal.determiners in (("def",), ())
    return by_name or (nominal.head == "card" and nominal.determiners == ("dem",))
