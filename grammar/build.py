"""The tree to phrases: the alias is the constructor, and one builder serves all languages.

Every rule alias of every `.lark` file is the name of a method here. The children of a node
are readings (words) and phrases already built; the methods sort them by what they are, so
a language decides the order and this file what it amounts to. Agreement inside a noun
phrase and between subject and verb is checked here, where both are in hand.
"""

from __future__ import annotations

from lark import Token, Tree

from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.alternatives import alternatives
from grammar.build_subordinates import SubordinateBuilder
from grammar.children import (
    Child,
    is_a,
    joined_by_and_or,
    sentences_of,
    span_of,
)
from grammar.lexicon import NONE
from grammar.sharing import asked_again, for_each_of, share_among_options


def _object(chunk: ph.Chunk) -> bool:
    """A phrase that something is done with: no place and no reflexive."""
    if not isinstance(chunk, ph.Nominal):
        return False
    return chunk.head not in ("self", "top", "bottom") and not chunk.head.startswith("zone:")


class Builder(SubordinateBuilder):
    """See the classes below it for phrases, clauses and agreement."""

    def build(self, tree: Tree[Token] | Token) -> Child:
        if isinstance(tree, Token):
            return tree
        children = [self.build(child) for child in tree.children]
        return getattr(self, str(tree.data))(children)

    def text(self, children: list[Child]) -> ph.Text:
        return ph.Text([c for c in children if isinstance(c, ph.Section)])

    def section(self, children: list[Child]) -> ph.Section:
        made = sentences_of(children)
        self._lines(made)
        return ph.Section(made)

    def _lines(self, sentences: list[ph.Sentence]) -> None:
        """A line of its own is a nominative, "+1 karta", until a verb has asked for more."""
        cases = str(self.lexicon.settings.get("bonus", ""))[:1]
        for sentence in sentences:
            first = sentence.items[0] if isinstance(sentence, ph.Steps) else sentence
            if not isinstance(first, ph.Bonus):
                return
            self._asked(first.noun, cases)

    def steps(self, children: list[Child]) -> ph.Sentence:
        chosen = alternatives(children, self.steps, self.findings)
        if chosen is not None:
            return chosen[0] if len(chosen) == 1 else ph.Steps(chosen, span_of(children))
        items = sentences_of(children)
        for loose in [
            c
            for c in children
            if isinstance(c, ph.Adverb) and c.key not in ("then", "then_so", "so_then")
        ]:
            self.findings.append(Finding(Code.UNEXPECTED, loose.span, {"word": loose.text}))
        self._continues(items)
        joined_by_and_or(children)
        return items[0] if len(items) == 1 else ph.Steps(items, span_of(children))

    def _continues(self, items: list[ph.Sentence]) -> None:
        """ "Each player gains a Curse and draws": the second verb has the first one's subject."""
        subject: ph.Nominal | None = None
        for item in items:
            if not isinstance(item, ph.Statement):
                continue
            first = item.clauses[0]
            if first.mood == "imperative" and subject is not None and subject.head != "you":
                self._mood_finding(first, subject)
            if first.subject is not None or first.mood != "continued":
                subject = first.subject
                continue
            if subject is None or first.finite is None:
                continue
            said = first.finite.features
            wanted = {"2s", "2i"} if subject.head == "you" else self._person(subject)
            if said and not said & wanted:
                self._person_finding(first.finite, subject)

    def _mood_finding(self, clause: ph.Clause, subject: ph.Nominal) -> None:
        """ "Each player discards a card and gain": the order went to somebody else."""
        wanted = self._person(subject)
        right = [
            form
            for term in ("VFIN", "VLAST")
            for form, features in self.lexicon.forms_of(term, clause.verb.lemma)
            if features & wanted
        ]
        self.findings.append(
            Finding(
                Code.PERSON,
                clause.verb.span,
                {"word": clause.verb.text, "expected": tuple(dict.fromkeys(right))},
            )
        )

    def conditional(self, children: list[Child]) -> ph.Conditional:
        clause = next((c for c in children if isinstance(c, ph.Clause)), None)
        if clause is None:  # "in that case ..." asks what "if you do" asks
            so = next(c for c in children if is_a(c, "SO"))
            verb = ph.Verb("", so.word.text, so.word.span, ("do",), NONE)
            that = ph.Nominal("that", so.word.span, so.word.text)
            clause = ph.Clause(verb, "condition", [that], so.word.span)
            return ph.Conditional(clause, self.steps(children), span_of(children))
        body = self.steps([c for c in children if c is not clause])
        trailing = children.index(clause) > 0
        return ph.Conditional(clause, body, span_of(children), trailing)

    def otherwise(self, children: list[Child]) -> ph.Otherwise:
        return ph.Otherwise(self.steps(children), span_of(children))

    def choice(self, children: list[Child]) -> ph.Choice:
        head, *options = sentences_of(children)
        share_among_options(options)
        either = any(is_a(c, "OPTS") and c.analyses[0].data.get("either") for c in children)
        return ph.Choice(head, options, span_of(children), either)

    def verdicts(self, children: list[Child]) -> ph.Steps:
        """ "... whether he discards it or puts it back": all have the first one's subject."""
        if not any(isinstance(c, ph.Clause) for c in children):
            clauses = self._clauses(children, "finite")
            return ph.Steps([ph.Statement([c], c.span) for c in clauses], span_of(children))
        answers: list[list[ph.Clause]] = [[]]
        for child in children:
            if isinstance(child, ph.Clause):
                answers[-1].append(child)
            elif is_a(child, "ORW", "OR", "WHETHER") and answers[-1]:
                answers.append([])
        first = answers[0][0]
        made: list[ph.Sentence] = []
        for answer in answers:
            for clause in answer:
                self._answered(clause, first, clause is answer[0])
            said: list[ph.Sentence] = [ph.Statement([c], c.span) for c in answer]
            made.append(said[0] if len(said) == 1 else ph.Steps(said, span_of(children)))
        if len(made) == 1:  # "whether or not he ..."
            for clause in answers[0]:
                clause.chunks = [c for c in clause.chunks if not ph.is_adverb(c, "or_not")]
        return ph.Steps(made, span_of(children))

    def _answered(self, clause: ph.Clause, first: ph.Clause, opens: bool) -> None:
        clause.mood = "finite"
        clause.subject = clause.subject or first.subject
        clause.aux = clause.aux or (first.aux if clause.finite is None else "")
        if clause is first or any(_object(c) for c in clause.chunks):
            return
        shared: list[ph.Chunk] = [c for c in first.chunks if _object(c)]
        if not opens and shared:  # "... gains a Curse and puts (it) into his hand"
            shared = [ph.Nominal("it", clause.verb.span, clause.verb.text)]
        clause.chunks = [*shared, *clause.chunks]

    def elided(self, children: list[Child]) -> ph.Clause:
        """A verb-final clause that may go without its subject."""
        return self._clauses(children, "continued")[0]

    def whether(self, children: list[Child]) -> ph.Choice:
        """ "You decide whether A or B"."""
        head, options = sentences_of(children)
        assert isinstance(options, ph.Steps)
        return ph.Choice(head, options.items, span_of(children), either=True, asked=True)

    def either(self, children: list[Child]) -> ph.Sentence:
        """ "You draw 3 cards or get 2 actions": whoever would do it chooses."""
        first, *others = sentences_of(children)
        before: list[ph.Sentence] = []
        if isinstance(first, ph.Steps) and any(is_a(c, "ORV", "ORP") for c in children):
            *before, first = first.items  # "you discard it and draw or gain": of the last two
        options = [first, *others]
        doing = [self._first_clause(o) for o in options]
        subject = doing[0].subject if doing[0] is not None else None
        mood = "finite" if subject is not None else "imperative"
        joint = next(c for c in children if is_a(c, "ORV", "ORP", "ORC"))
        verb = ph.Verb("", joint.word.text, joint.word.span, ("choose",), NONE)
        head = ph.Clause(verb, mood, [], joint.word.span, subject=subject)
        for clause in doing:
            if clause is not None and subject is not None and clause.mood != "imperative":
                same = clause.subject is None or clause.subject is subject
                if same and subject.head not in ("you", "they"):
                    clause.subject = ph.Nominal("they", subject.span, subject.text)
                elif same:
                    clause.subject = subject
                clause.mood = "finite"
        chosen = ph.Choice(ph.Statement([head], head.span), options, span_of(children), either=True)
        return ph.Steps([*before, chosen], span_of(children)) if before else chosen

    def _first_clause(self, sentence: ph.Sentence) -> ph.Clause | None:
        if isinstance(sentence, ph.Steps):
            return self._first_clause(sentence.items[0])
        return sentence.clauses[0] if isinstance(sentence, ph.Statement) else None

    def whoever_does(self, children: list[Child]) -> ph.Conditional:
        """ "Whoever has none reveals his hand": if one of them has none, he does."""
        clause = next(c for c in children if isinstance(c, ph.Clause))
        body = self.steps([c for c in children if c is not clause])
        doing = self._first_clause(body)
        spoken = doing is not None and doing.subject is None and doing.finite is not None
        if doing is not None and spoken and clause.subject is not None:
            doing.subject, doing.mood = clause.subject, "finite"
            finite = doing.finite
            if finite is not None and not finite.features & self._person(clause.subject):
                self._person_finding(finite, clause.subject)
        return ph.Conditional(clause, body, span_of(children))

    def otherwise_choice(self, children: list[Child]) -> ph.Otherwise:
        return ph.Otherwise(self.choice(children), span_of(children))

    def conditional_choice(self, children: list[Child]) -> ph.Conditional:
        clause = next(c for c in children if isinstance(c, ph.Clause))
        return ph.Conditional(clause, self.choice(children), span_of(children))

    def for_each(self, children: list[Child]) -> ph.EachOf:
        head, *rest = sentences_of(children)
        if not isinstance(head, ph.Bare | ph.Statement):
            at = next(c for c in children if is_a(c, "COLON"))
            self.findings.append(Finding(Code.UNEXPECTED, at.word.span, {"word": at.word.text}))
            return ph.EachOf(ph.Bare([], span_of(children)), head, span_of(children))
        return ph.EachOf(head, self.steps(rest), span_of(children))

    def case_again(self, children: list[Child]) -> ph.Case:
        """ "...; a Treasure: +1 Coin": a case of a condition said before, in its case."""
        label = next(c for c in children if is_a(c, "LABEL"))
        return ph.Case(self._label(label), self.steps(children), span_of(children))

    def _label(self, label: Child) -> ph.Nominal:
        return ph.Nominal(
            label.analyses[0].key,
            label.word.span,
            label.word.text,
            head_analysis=label.analyses[0],
            features=label.analyses[0].features,
        )

    def conditional_cases(self, children: list[Child]) -> ph.Steps:
        """ "If you gained an Action, ...; if a Treasure, ...": the same question each time."""
        cases = [c for c in children if isinstance(c, ph.Case)]
        first = self.conditional([c for c in children if not isinstance(c, ph.Case)])
        made: list[ph.Sentence] = [first]
        self._given_again(first.body, cases)
        for case in cases:
            clause = asked_again(first.condition, case.label)
            if clause is None:
                self.findings.append(
                    Finding(Code.NOT_UNDERSTOOD, case.span, {"word": case.label.text})
                )
                continue
            made.append(ph.Conditional(clause, case.body, case.span))
        return ph.Steps(made, span_of(children))

    def _given_again(self, first: ph.Sentence, cases: list[ph.Case]) -> None:
        """ "If it is an Action, you get an action; if a Treasure, a coin": what stands alone is
        the object of the verb before."""
        if not isinstance(first, ph.Statement) or "get" not in first.clauses[-1].verb.frames:
            return
        spans = [c.body.span for c in cases if isinstance(c.body, ph.Bare)]
        self.findings[:] = [
            f
            for f in self.findings
            if f.code is not Code.CASE or not any(a <= f.span[0] < b for a, b in spans)
        ]

    def conditionals(self, children: list[Child]) -> ph.Sentence:
        """ "For each you get +2 Actions if it is an Action, +2 Coins if it is a Treasure"."""
        clause = next(c for c in children if isinstance(c, ph.Clause))
        at = children.index(clause)
        first = self.conditional(children[: at + 1])
        later = [c for c in children[at + 1 :] if isinstance(c, ph.Conditional)]
        each = for_each_of(first.body)
        made: list[ph.Sentence] = [first, *later]
        body = ph.Steps(made, span_of(children))
        if each is None:
            return body
        return ph.EachOf(ph.Bare([each], each.span), body, span_of(children))

    def case(self, children: list[Child]) -> ph.Case:
        label = next(c for c in children if is_a(c, "LABEL"))
        nominal = self._label(label)
        phrased = "phrased_" if label.analyses[0].data.get("phrased") else ""
        self._asked(nominal, str(self.lexicon.settings.get(f"{phrased}labels", "")))
        return ph.Case(nominal, self.steps(children), span_of(children))

    def cases(self, children: list[Child]) -> ph.Cases:
        known = ph.Clause | ph.Statement | ph.Bare | ph.Steps
        heads = [c for c in children if isinstance(c, known)]
        for other in [c for c in sentences_of(children) if not isinstance(c, known)]:
            self.findings.append(Finding(Code.NOT_UNDERSTOOD, other.span, {"word": ""}))
        heads.sort(key=lambda c: isinstance(c, ph.Clause))  # "for each card you get, if it is an"
        head: ph.Sentence | None = None
        if heads:
            first = heads[0]
            head = ph.Statement([first], first.span) if isinstance(first, ph.Clause) else first
        return ph.Cases(head, [c for c in children if isinstance(c, ph.Case)], span_of(children))

    def alternative(self, children: list[Child]) -> ph.Otherwise:
        """ "(or shows that he has none)": what is done instead, said in a note."""
        clause = next((c for c in children if isinstance(c, ph.Clause)), None)
        body = self.steps([c for c in children if c is not clause])
        if clause is not None:  # "(or shows his hand if he has none)"
            body = ph.Conditional(clause, body, span_of(children), trailing=True)
        return ph.Otherwise(body, span_of(children))
