"""The tree to phrases: the alias is the constructor, and one builder serves all languages.

Every rule alias of every `.lark` file is the name of a method here. The children of a node
are readings (words) and phrases already built; the methods sort them by what they are, so
a language decides the order and this file what it amounts to. Agreement inside a noun
phrase and between subject and verb is checked here, where both are in hand.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any, TypeAlias
from unicodedata import combining, normalize

from babel import Locale
from lark import Token, Tree

from cardspec.effects import Span
from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.lexicon import NONE, Analysis, Features, Lexicon, fold
from grammar.parser import Reading
from grammar.scan import Word

Child: TypeAlias = Any
"""A reading or a phrase; Lark's trees are untyped."""

FINITE = ("VFIN", "VFUT", "VPAST", "VGER", "VLAST", "VIMP", "HAVE", "BE", "PASSIVE", "MODAL")
NONFINITE = ("VINF", "VZU", "VPART", "VPAUX")


class Builder:
    def __init__(self, lexicon: Lexicon, findings: list[Finding]) -> None:
        self.lexicon = lexicon
        self.findings = findings
        self.plural_rule = Locale.parse(lexicon.language).plural_form

    def build(self, tree: Tree[Token] | Token) -> Child:
        if isinstance(tree, Token):
            return tree
        children = [self.build(child) for child in tree.children]
        return getattr(self, str(tree.data))(children)

    # --- text ------------------------------------------------------------------------

    def text(self, children: list[Child]) -> ph.Text:
        return ph.Text([c for c in children if isinstance(c, ph.Section)])

    def section(self, children: list[Child]) -> ph.Section:
        made = _sentences(children)
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
        items = _sentences(children)
        for loose in [c for c in children if isinstance(c, ph.Adverb) and c.key != "then"]:
            self.findings.append(Finding(Code.UNEXPECTED, loose.span, {"word": loose.text}))
        self._continues(items)
        _and_or(children)
        return items[0] if len(items) == 1 else ph.Steps(items, _span(children))

    def _continues(self, items: list[ph.Sentence]) -> None:
        """"Each player gains a Curse and draws": the second verb has the first one's subject."""
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
            said = frozenset[str]().union(*(a.features for a in first.finite.analyses))
            wanted = {"2s", "2i"} if subject.head == "you" else self._person(subject)
            if said and not said & wanted:
                self._person_finding(first.finite, subject)

    def _mood_finding(self, clause: ph.Clause, subject: ph.Nominal) -> None:
        """"Each player discards a card and gain": the order went to somebody else."""
        wanted = self._person(subject)
        right = [
            form
            for term in ("VFIN", "VLAST")
            for form, features in self.lexicon.forms_of(term, clause.verb.lemma)
            if features & wanted
        ]
        self.findings.append(
            Finding(
                Code.PERSON, clause.verb.span,
                {"word": clause.verb.text, "expected": tuple(dict.fromkeys(right))},
            )
        )

    def conditional(self, children: list[Child]) -> ph.Conditional:
        clause = next((c for c in children if isinstance(c, ph.Clause)), None)
        if clause is None:  # "in that case ..." asks what "if you do" asks
            so = next(c for c in children if _is(c, "SO"))
            verb = ph.Verb("", so.word.text, so.word.span, ("do",), NONE)
            that = ph.Nominal("that", so.word.span, so.word.text)
            clause = ph.Clause(verb, "condition", [that], so.word.span)
            return ph.Conditional(clause, self.steps(children), _span(children))
        body = self.steps([c for c in children if c is not clause])
        trailing = children.index(clause) > 0
        return ph.Conditional(clause, body, _span(children), trailing)

    def otherwise(self, children: list[Child]) -> ph.Otherwise:
        return ph.Otherwise(self.steps(children), _span(children))

    def choice(self, children: list[Child]) -> ph.Choice:
        head, *options = _sentences(children)
        either = any(_is(c, "OPTS") and c.analyses[0].data.get("either") for c in children)
        return ph.Choice(head, options, _span(children), either)

    def verdicts(self, children: list[Child]) -> ph.Steps:
        """"... whether he discards it or puts it back": both have the first one's subject."""
        clauses = [c for c in children if isinstance(c, ph.Clause)]
        if not clauses:
            clauses = self._clauses(children, "finite")
        for clause in clauses:
            clause.mood = "finite"
            clause.subject = clause.subject or clauses[0].subject
            if not any(isinstance(c, ph.Nominal) and c.head != "self" for c in clause.chunks):
                clause.chunks = [  # ... and the first one's object
                    *(c for c in clauses[0].chunks if isinstance(c, ph.Nominal)), *clause.chunks
                ]
        made: list[ph.Sentence] = [ph.Statement([c], c.span) for c in clauses]
        return ph.Steps(made, _span(children))

    def elided(self, children: list[Child]) -> ph.Clause:
        """A verb-final clause that may go without its subject."""
        return self._clauses(children, "continued")[0]

    def whether(self, children: list[Child]) -> ph.Choice:
        """"You decide whether A or B"."""
        head, options = _sentences(children)
        assert isinstance(options, ph.Steps)
        return ph.Choice(head, options.items, _span(children), either=True)

    def otherwise_choice(self, children: list[Child]) -> ph.Otherwise:
        return ph.Otherwise(self.choice(children), _span(children))

    def conditional_choice(self, children: list[Child]) -> ph.Conditional:
        clause = next(c for c in children if isinstance(c, ph.Clause))
        return ph.Conditional(clause, self.choice(children), _span(children))

    def for_each(self, children: list[Child]) -> ph.EachOf:
        head, *rest = _sentences(children)
        assert isinstance(head, ph.Bare | ph.Statement)
        return ph.EachOf(head, self.steps(rest), _span(children))

    def plus(self, children: list[Child]) -> ph.Nominal:
        """"+2 Cards" as the object of a verb: "you get +2 Cards"."""
        nominal = next(c for c in children if isinstance(c, ph.Nominal))
        nominal.adjectives = (*nominal.adjectives, "plus")
        if nominal.number is None:
            self.findings.append(
                Finding(Code.MISSING_ROLE, nominal.span, {"word": "+", "role": "amount"})
            )
        return nominal

    def case(self, children: list[Child]) -> ph.Case:
        label = next(c for c in children if _is(c, "LABEL"))
        nominal = ph.Nominal(
            label.analyses[0].key,
            label.word.span,
            label.word.text,
            head_analysis=label.analyses[0],
            features=label.analyses[0].features,
        )
        self._asked(nominal, str(self.lexicon.settings.get("labels", "")))
        return ph.Case(nominal, self.steps(children), _span(children))

    def cases(self, children: list[Child]) -> ph.Cases:
        heads = [c for c in children if isinstance(c, ph.Clause | ph.Statement | ph.Bare)]
        head: ph.Sentence | None = None
        if heads:
            first = heads[0]
            head = ph.Statement([first], first.span) if isinstance(first, ph.Clause) else first
        return ph.Cases(head, [c for c in children if isinstance(c, ph.Case)], _span(children))

    def bare(self, children: list[Child]) -> ph.Bare:
        chunks = _chunks(children)
        cases = str(self.lexicon.settings.get("bonus", ""))
        if not any(isinstance(c, ph.Adverb) and c.key == "worth" for c in chunks):
            cases = cases[:1]  # "1 moneta"; only what it is worth is an object
        for chunk in chunks:
            if isinstance(chunk, ph.Nominal) and chunk.head in ("coin", "potion", "point"):
                self._asked(chunk, cases)
        return ph.Bare(_chunks(children), _span(children))

    def bonus(self, children: list[Child]) -> ph.Bonus:
        """"+2 Cards": sign, number, noun (or a coin symbol that holds its number)."""
        sign = -1 if any(_is(c, "MINUS") for c in children) else 1
        noun = next(c for c in children if isinstance(c, ph.Nominal))
        rest = [c for c in _chunks(children) if c is not noun]
        if noun.number is None:
            self.findings.append(
                Finding(Code.MISSING_ROLE, noun.span, {"word": "+", "role": "amount"})
            )
        number = noun.number or 0
        self._asked(noun, self.lexicon.settings.get("bonus", ""))
        return ph.Bonus(sign * number, noun, rest, _span(children))

    # --- clauses ---------------------------------------------------------------------

    def statement(self, children: list[Child]) -> ph.Statement:
        """A main clause, or the part of one behind "and" that borrows the subject."""
        mood = "imperative" if any(_is(c, "VIMP") for c in children) else "finite"
        if mood == "finite" and self.lexicon.settings.get("verb_second"):
            self._verb_second(children)
        return ph.Statement(self._clauses(children, mood), _span(children))

    def _verb_second(self, children: list[Child]) -> None:
        """One phrase stands before the finite verb: "then he a card may gain" is no clause."""
        if not any(_is(c, *FINITE) for c in children) or any(_is(c, "AFTER") for c in children):
            return
        for i, child in enumerate(children):
            if _is(child, *FINITE):
                return
            if i and isinstance(child, ph.Nominal):
                self.findings.append(
                    Finding(
                        Code.UNEXPECTED, child.span, {"word": child.text, "expected": ("VFIN",)}
                    )
                )
                return

    def continued(self, children: list[Child]) -> ph.Statement:
        """Behind "and": the subject is the one before, whatever else could be one."""
        return ph.Statement(self._clauses(children, "continued"), _span(children))

    def infinitive(self, children: list[Child]) -> ph.Statement:
        return ph.Statement(self._clauses(children, "infinitive"), _span(children))

    def final(self, children: list[Child]) -> ph.Clause:
        """A clause with its verb at the end, or one that is only the content of another."""
        return self._clauses(children, "condition")[0]

    def condition(self, children: list[Child]) -> ph.Clause:
        if len(children) == 1 and isinstance(children[0], ph.Clause):
            return children[0]
        inner = next((c for c in children if isinstance(c, ph.Clause)), None)
        clause = inner if inner is not None else self.final(children)
        word = next((c for c in children if _is(c, "IF")), None)
        if word is not None and word.analyses[0].key != "if":  # "the first time that"
            clause.chunks.append(ph.Adverb(word.analyses[0].key, word.word.span, word.word.text))
        return clause

    def until(self, children: list[Child]) -> ph.Until:
        inner = next((c for c in children if isinstance(c, ph.Clause)), None)
        clause = inner if inner is not None else self.final(children)
        for opener in [c for c in children if _is(c, "UNTIL")]:
            for chunk in clause.chunks:  # "dopóki nie odkryje karty": under "not"
                if isinstance(chunk, ph.Nominal) and chunk.head not in ("coin", "rel", "self"):
                    plain = (self.lexicon.settings.get("object") or {}).get("plain", "")
                    case = str(opener.analyses[0].data.get("case", plain))
                    self._asked(chunk, case)
                    fitting = frozenset(f for f in chunk.features if f[0] in case)
                    chunk.features = fitting or chunk.features
        return ph.Until(clause, _span(children))

    def alternative(self, children: list[Child]) -> ph.Otherwise:
        """"(or shows that he has none)": what is done instead, said in a note."""
        return ph.Otherwise(self.steps(children), _span(children))

    def content(self, children: list[Child]) -> ph.Content:
        """"... that he has none": what is shown."""
        clause = next(c for c in children if isinstance(c, ph.Clause))
        return ph.Content(clause, _span(children))

    def purpose(self, children: list[Child]) -> ph.Purpose:
        if not any(_is(c, *NONFINITE, *FINITE) for c in children):  # "for +2 Coins" is to get them
            span = _span(children)
            verb = ph.Verb("", "+", span, ("get",), NONE)
            return ph.Purpose([ph.Clause(verb, "infinitive", _chunks(children), span)], span)
        return ph.Purpose(self._clauses(children, "infinitive"), _span(children))

    def rel(self, children: list[Child]) -> ph.Clause:
        """The pronoun stands for the noun before it, as subject or as object."""
        made: list[Child] = [
            ph.Nominal(
                "rel", c.word.span, c.word.text, (str(c.analyses[0].key),),
                head_analysis=c.analyses[0],
            )
            if _is(c, "REL")
            else c
            for c in children
        ]
        return self._clauses(made, "relative")[0]

    def _clauses(self, children: list[Child], mood: str) -> list[ph.Clause]:
        """Split at "and" between non-finite verbs; finite verb and modal are shared."""
        finite = [c for c in children if _is(c, *FINITE)]
        modal = next((c for c in finite if _is(c, "MODAL")), None)
        groups: list[list[Child]] = [[]]
        seen_verb = False
        for child in children:
            if _is(child, "AND", "OR") and seen_verb:
                groups.append([])
                seen_verb = False
                continue
            seen_verb = seen_verb or _is(child, *NONFINITE)
            groups[-1].append(child)
        made = [
            self._clause(group, mood if i == 0 else "continued", finite, modal)
            for i, group in enumerate(groups)
        ]
        first = made[0]
        had_object = any(isinstance(c, ph.Nominal) for c in first.chunks)
        either = any(_is(c, "AND") and c.analyses[0].key == "and_or" for c in children)
        if either:  # what is said behind the last verb is said of all
            first.chunks += [c for c in made[-1].chunks if isinstance(c, ph.Adverb)]
        for later in made[1:]:
            later.mood = mood
            if either and not any(isinstance(c, ph.Nominal) for c in later.chunks):
                later.chunks[:] = deepcopy(first.chunks)  # "trash and/or discard any of them"
            elif had_object and not any(isinstance(c, ph.Nominal) for c in later.chunks):
                # "gain a Curse and put into your hand": what the first verb was about
                later.chunks.insert(0, ph.Nominal("it", later.verb.span, later.verb.text))
        for later in made[1:]:
            later.subject = later.subject or first.subject
        return made

    def _clause(
        self, group: list[Child], mood: str, finite: list[Child], modal: Child | None
    ) -> ph.Clause:
        particle = next((c for c in group if _is(c, "PTC")), None)
        nonfinite = [c for c in group if _is(c, *NONFINITE)]
        own_finite = [c for c in group if _is(c, *FINITE) and c is not modal]
        aux = ""
        if nonfinite:
            verb_word = nonfinite[0]
            helper = next((c for c in (own_finite or finite) if c is not modal), None)
            if _is(verb_word, "VPART", "VPAUX") and helper is not None:
                aux = "passive" if _is(helper, "PASSIVE") else "perfect"
        elif own_finite:
            verb_word = own_finite[0]
        else:
            verb_word = (finite or [modal])[0]
        chunks = _chunks(group)
        span = _span(group)
        verb = self._verb(verb_word, particle)
        negated = any(isinstance(c, ph.Adverb) and c.key == "not" for c in chunks)
        clause = ph.Clause(
            verb,
            mood,
            [c for c in chunks if not (isinstance(c, ph.Adverb) and c.key == "not")],
            span,
            modal=str(modal.analyses[0].key) if modal is not None else "",
            aux=aux,
            negated=negated,
        )
        for chunk in clause.chunks:
            if isinstance(chunk, ph.Nominal):
                self._determined(chunk)
        agreeing = next((c for c in finite if not _is(c, "VIMP")), None)
        if agreeing is not None and (mood != "continued" or _own_subject(clause)):
            self._subject(clause, agreeing)
        clause.finite = agreeing
        self._reflexive(clause, next(iter(finite), None))
        return clause

    def _reflexive(self, clause: ph.Clause, verb: Reading | None) -> None:
        """"Nimm dir", "er nimmt sich": the reflexive has the person of the verb."""
        said = frozenset[str]().union(*(a.features for a in verb.analyses)) if verb else NONE
        persons = {f[0] for f in said}
        for chunk in clause.chunks:
            a = chunk.head_analysis if isinstance(chunk, ph.Nominal) else None
            if a is None or a.key != "self" or not persons or "person" not in a.data:
                continue
            if str(a.data["person"]) not in persons:
                right = [
                    form
                    for form, _ in self.lexicon.forms_of("PRON", "self")
                    if any(
                        str(b.data.get("person")) in persons
                        for b in self.lexicon.forms[fold(form)]
                    )
                ]
                self.findings.append(
                    Finding(
                        Code.AGREEMENT, chunk.span,
                        {"word": chunk.text if isinstance(chunk, ph.Nominal) else "",
                         "expected": tuple(dict.fromkeys(right))},
                    )
                )

    def _verb(self, word: Reading, particle: Reading | None) -> ph.Verb:
        """Which of the verb's frames its particle leaves; a foreign particle is a finding."""
        frames: list[str] = []
        taken: list[str] = []
        features: Features = NONE
        part = particle.word.text.lower() if particle is not None else ""
        for a in word.analyses:
            features |= a.features
            split = a.data.get("particles")
            if split is not None:
                taken.extend(p for p in split if p)
                frames.extend(split.get(part, ()))
            elif particle is None:
                frames.extend(a.data.get("frames", (a.key,)))
        if not frames:
            self.findings.append(
                Finding(
                    Code.PARTICLE,
                    particle.word.span if particle is not None else word.word.span,
                    {"word": part, "verb": word.word.text, "expected": tuple(dict.fromkeys(taken))},
                )
            )
            frames = ["unknown"]
        return ph.Verb(
            word.analyses[0].key,
            word.word.text,
            word.word.span,
            tuple(dict.fromkeys(frames)),
            features,
            tuple(dict.fromkeys(taken)),
        )

    def _subject(self, clause: ph.Clause, verb: Reading) -> None:
        """The nominative phrase that agrees with the verb; the first if several could."""
        nominals = [
            c for c in clause.chunks if isinstance(c, ph.Nominal) and _nominative(c, self.lexicon)
        ]
        drops = bool(self.lexicon.settings.get("drops_subject"))
        if drops and not _IMPERSONAL & set(clause.verb.frames):  # cards do not do such things
            nominals = [
                n for n in nominals
                if n.head in _ANIMATE | {"rel"} or (not n.head and n.number is None)
            ]
        if drops:
            nominals = [n for n in nominals if n.head not in ("coin", "potion", "point")]
        if drops and "have" in clause.verb.frames:  # "mają 3 karty": cards are had
            nominals = [n for n in nominals if n.number is None and n.head != "card"]
        wanted = frozenset[str]().union(*(a.features for a in verb.analyses))
        sure = [n for n in nominals if n.head in ("you", "they")]  # can be nothing but subject
        if sure and len(self.lexicon.cases) > 1:
            nominals = sure
        things = [n for n in nominals if n.head not in ("coin", "point")]
        nominals = things or nominals  # a price is not what costs
        acting = [n for n in nominals if n.head in _ANIMATE]
        if acting and not drops:
            nominals = acting
        for nominal in sorted(nominals, key=_likely_subject):
            if self._person(nominal) & wanted or not wanted:
                clause.subject = nominal
                one = nominal.head_analysis
                persons = one.data.get("persons") if one is not None else None
                if nominal.head == "it" and wanted == {persons} and (
                    not _IMPERSONAL & set(clause.verb.frames)
                ):  # the word for "they" is also "it" and "them"
                    nominal.head = "they"
                if nominal.head == "them":  # one word for both cases: as subject it is players
                    nominal.head = "they"
                numbers = {w[1] for w in wanted} or {"s", "p"}
                nominal.features = frozenset(
                    f for f in nominal.features if f[0] == self.lexicon.cases[0] and f[1] in numbers
                )
                if nominal.head in ("player", "opponent"):
                    self._determined(nominal)
                clause.chunks = [c for c in clause.chunks if c is not nominal]
                return
        clear = [n for n in nominals if n.head in _ANIMATE]
        if clear and wanted:
            self._person_finding(verb, clear[0])
        elif drops and wanted == {"2s"}:
            clause.subject = ph.Nominal("you", verb.word.span, verb.word.text)
        elif not drops and nominals and nominals[0].head not in ("rel", "self"):
            self._person_finding(verb, nominals[0])
        elif not drops:
            self.findings.append(
                Finding(
                    Code.MISSING_ROLE, verb.word.span, {"word": verb.word.text, "role": "subject"}
                )
            )

    def _person(self, nominal: ph.Nominal) -> Features:
        person = {"you": "2", "rel": "3"}.get(nominal.head, "3")
        if nominal.head == "rel":
            return frozenset({"3s", "3p"})
        first = self.lexicon.cases[0]  # "der Spieler" is one player, though also "of the players"
        said = [f for f in nominal.features if f[0] == first] or nominal.features
        numbers = {f[1] for f in said} or {"s", "p"}
        if nominal.head == "you":
            a = nominal.head_analysis
            if a is not None and a.data.get("inverted"):
                return frozenset({"2i"})
            return frozenset({"2s"} if "s" in numbers else {"2p"})
        return frozenset(person + n for n in numbers)

    def _person_finding(self, verb: Reading, subject: ph.Nominal) -> None:
        wanted = self._person(subject)
        right = [
            form
            for a in verb.analyses
            for term in (a.term, "VINV")
            for form, features in self.lexicon.forms_of(term, a.key)
            if features & wanted
        ]
        self.findings.append(
            Finding(
                Code.PERSON,
                verb.word.span,
                {"word": verb.word.text, "expected": tuple(dict.fromkeys(right))},
            )
        )

    # --- phrases ---------------------------------------------------------------------

    def adverb(self, children: list[Child]) -> ph.Adverb:
        word = children[0]
        return ph.Adverb(word.analyses[0].key, word.word.span, word.word.text)

    def comparison(self, children: list[Child]) -> ph.Comparison:
        word = children[0]
        than = next((c for c in children if isinstance(c, ph.Nominal)), None)
        if than is not None:
            self._determined(than)
        return ph.Comparison(str(word.analyses[0].key), than, _span(children))

    def than(self, children: list[Child]) -> ph.Comparison:
        """"... than X" behind the verb: joined with its "more" when the frame is filled."""
        nominal = next(c for c in children if isinstance(c, ph.Nominal))
        word = next(c for c in children if _is(c, "THAN"))
        self._asked(nominal, "".join(str(a.data.get("case", "")) for a in word.analyses))
        self._determined(nominal)
        return ph.Comparison("than", nominal, _span(children))

    def prep(self, children: list[Child]) -> ph.Prepositional:
        word = next(c for c in children if _is(c, "PREP", "PER", "EXCEPT"))
        nominal = next(c for c in children if isinstance(c, ph.Nominal))
        cases = {f[0] for f in nominal.features}
        fits: list[tuple[str, Analysis]] = []
        wanted: list[str] = []
        for a in word.analyses:
            roles: Any = a.data.get("roles", {"": a.key})
            for case, role in roles.items():
                wanted.append(case)
                if not case or not cases or case in cases:
                    fits.append((role, a))
        if not fits:
            self._case_finding(nominal, wanted)
            first = word.analyses[0]
            fits = [(next(iter(first.data["roles"].values())), first)]
        if word.analyses[0].data.get("definite") and not nominal.determiners:
            nominal.determiners = ("def",)
        narrowed = frozenset(
            f for f in nominal.features
            for case, role in fits[0][1].data.get("roles", {}).items()
            if role == fits[0][0] and (not case or f[0] == case)
        )
        nominal.features = narrowed or nominal.features
        if fits[0][0] not in ("per", "except", "with"):
            self._determined(nominal)
        if fits[0][0] == "for" and "each" in nominal.determiners:
            fits = [("for_each", fits[0][1])]
        also = str(fits[0][1].data.get("also", ""))
        return ph.Prepositional(fits[0][0], nominal, _span(children), also)

    def nominal(self, children: list[Child]) -> ph.Nominal:
        """Premodifiers and a head, agreeing in case, number and gender."""
        words = [c for c in children if isinstance(c, Reading)]
        relatives = [c for c in children if isinstance(c, ph.Clause)]
        truncated = [w for w in words if _is(w, "TRUNC")]
        words = [w for w in words if not _is(w, "TRUNC", "OR", "AND", "LISTCOMMA")]
        head = next(w for w in reversed(words) if _is(w, "NOUN", "NHEAD", "COINS"))
        premodifiers = [w for w in words if w is not head]
        number, bound = None, ""
        for word in words:
            data = word.analyses[0].data
            if "value" in data:
                number = int(data["value"])
            if _is(word, "BOUND", "ORCMP"):
                bound = str(word.analyses[0].key)
        if truncated and any(_is(c, "AND") for c in children) and not _many(head, premodifiers):
            self.findings.append(  # "an Action and a Treasure card" are two, not either
                Finding(Code.NOT_UNDERSTOOD, head.word.span, {"word": head.word.text})
            )
        amounts = [w for w in words if "value" in w.analyses[0].data]
        if len(amounts) > 1:
            self.findings.append(
                Finding(
                    Code.EXTRA_ROLE, amounts[-1].word.span,
                    {"word": amounts[-1].word.text, "verb": amounts[0].word.text},
                )
            )
        settings = self.lexicon.settings
        if settings.get("articles") and not settings.get("partitive"):  # "2 deiner Karten"
            self._determiner_first(words)
        chosen, features, partitive = self._agree(premodifiers, head, number)
        head_a = chosen[-1]
        counts = bound or head_a.key in ("coin", "point", "action", "buy", "potion")
        if counts and number is None:
            if any(a.key == "indef" for a in chosen):  # "at most one", "a coin more"
                number = 1
            elif bound:
                self.findings.append(
                    Finding(
                        Code.MISSING_ROLE, _span(children),
                        {"word": head.word.text, "role": "amount"},
                    )
                )
        keys = [a.key for a in chosen[:-1] if a.term == "DET"]
        if "each" in keys and number is None and features and all(f[1] == "p" for f in features):
            self._each_agrees(premodifiers, head)  # in the plural "each 10 cards" only
        adjectives = [a.key for a in chosen[:-1] if a.term in ("ADJ", "ADJP", "ADJO")]
        if "side" in head_a.data:  # a word that is "left neighbour" by itself
            adjectives.append(str(head_a.data["side"]))
        head_key = head_a.key
        if head.type == "COINS":
            head_key = "coin"
        if head.type == "NHEAD":
            was_adjective = head_a.data.get("was") == "ADJ"
            if "value" in head_a.data:
                head_key = ""
            elif was_adjective:
                adjectives.append(head_key)
                head_key = ""
            else:
                keys.append(head_key)
                head_key = ""
        return ph.Nominal(
            head_key,
            _span(children),
            " ".join(w.word.text for w in words),
            tuple(keys),
            number,
            bound,
            tuple(adjectives),
            tuple(t.analyses[0].key for t in truncated),
            features,
            partitive,
            relatives,
            head_a,
        )

    def partitive(self, children: list[Child]) -> ph.Nominal:
        """"one of the revealed cards": how many outside, which inside, one gender."""
        inner = next(c for c in children if isinstance(c, ph.Nominal))
        outer = self.nominal([c for c in children if c is not inner and not _is(c, "PART")])
        genders = {f[2] for f in outer.features}, {f[2] for f in inner.features}
        if all(genders) and not genders[0] & genders[1]:
            word = children[0] if isinstance(children[0], Reading) else None
            shown = outer.text if word is None else word.word.text
            self.findings.append(
                Finding(Code.AGREEMENT, outer.span, {"word": shown, "expected": ()})
            )
        self._asked(inner, "g")
        self._determined(inner)
        return ph.Nominal(
            inner.head, _span(children), f"{outer.text} {inner.text}",
            (*outer.determiners, *inner.determiners), outer.number, outer.bound,
            (*inner.adjectives, *outer.adjectives), inner.either, outer.features, True, inner.relatives,
            inner.head_analysis,
        )

    def _determiner_first(self, words: list[Reading]) -> None:
        """"your 2 cards", never "2 your cards": before a determiner only "all" or "both"."""
        for before, word in pairwise(words):
            if not _is(word, "DET") or any(a.key in ("all", "both") for a in before.analyses):
                continue
            if _is(word, "NHEAD") and not any(a.data.get("was") == "DET" for a in word.analyses):
                continue
            self.findings.append(
                Finding(Code.UNEXPECTED, word.word.span, {"word": word.word.text})
            )
            return

    def _determined(self, nominal: ph.Nominal) -> None:
        """Where the language has articles, one card, pile or player has one."""
        if not self.lexicon.settings.get("articles") or nominal.determiners:
            return
        if nominal.head_analysis is not None and nominal.head_analysis.data.get("bare"):
            return  # a set phrase without article: "op handen"
        pointing = bool(set(nominal.adjectives) & _POINTING)
        if (nominal.number is not None and not pointing) or nominal.bound or nominal.either:
            return
        always = nominal.head.startswith("zone:") or nominal.head in (
            "neighbour", "opponent", "rest",
        )
        counted = nominal.head.startswith(("type:", "card:")) or nominal.head in _COUNTED
        if nominal.head == "player":
            always = True
        if pointing or always or (counted and nominal.singular()):
            self.findings.append(
                Finding(
                    Code.MISSING_ROLE, nominal.span, {"word": nominal.text, "role": "determiner"}
                )
            )

    def pronoun(self, children: list[Child]) -> ph.Nominal:
        word = children[0]
        relatives = [c for c in children if isinstance(c, ph.Clause)]
        features = frozenset[str]().union(*(a.features for a in word.analyses))
        a = word.analyses[0]
        return ph.Nominal(
            a.key, _span(children), word.word.text, features=features,
            relatives=relatives, head_analysis=a,
        )

    def _agree(
        self, premodifiers: list[Reading], head: Reading, number: int | None
    ) -> tuple[list[Analysis], Features, bool]:
        counted = self._counted(number, premodifiers, head)
        cut = next((i for i, w in enumerate(premodifiers) if _is(w, "NUM")), 0)
        for head_a in head.analyses:
            features: Features | None = head_a.features
            if number is not None and features:  # a symbol takes any number
                features = _meet(features, counted)
            if features is None:
                continue
            declension = self._declension(premodifiers)
            met = _meet(features, self._declined(head, head_a, declension))
            if met is None:
                continue
            inner, features = self._fit(premodifiers[cut:], met, declension)
            if inner is None:
                continue
            features = self._governed(features, number, [*inner, head_a])
            outer, features = self._fit(premodifiers[:cut], features, declension)
            if outer is None:
                continue
            features = self._governed(features, number, [*outer, *inner])
            if self._counts_part(premodifiers, features):
                return [*outer, *inner, head_a], NONE, True
            return [*outer, *inner, head_a], features, False
        split = self._partitive(premodifiers, head)
        if split is not None:
            return split
        self._agreement_finding(premodifiers, head, counted if number is not None else NONE)
        fallback = [w.analyses[0] for w in premodifiers] + [head.analyses[0]]
        return fallback, NONE, False

    def _declension(self, premodifiers: list[Reading]) -> str:
        """Which adjective endings the determiner asks for, where the language has several."""
        rows: dict[str, Any] = self.lexicon.settings.get("declension", {})
        determiners = [w for w in premodifiers if _is(w, "DET")]
        if not rows:
            return ""
        for kind, row in rows.items():
            after = row.get("after", ())
            if determiners and determiners[-1].analyses[0].key in after:
                return kind
            if not determiners and "number" in after and any(_is(w, "NUM") for w in premodifiers):
                return kind
        return ""

    def _declined(self, word: Reading, a: Analysis, declension: str) -> Features:
        """What an adjective's ending can be in this declension."""
        adjective = a.term == "ADJ" or a.data.get("was") == "ADJ"
        if not declension or not adjective or not a.features:
            return a.features
        endings: dict[str, str] = self.lexicon.settings["declension"][declension]["endings"]
        text = word.word.text.lower()
        ending = max((e for e in endings if text.endswith(e)), key=len, default=None)
        codes = endings[ending] if ending is not None else ""
        return frozenset[str]().union(*(self.lexicon.expand(c) for c in codes.split())) or (
            frozenset({"?"})
        )

    def _fit(
        self, words: list[Reading], features: Features, declension: str = ""
    ) -> tuple[list[Analysis] | None, Features]:
        """The reading of each word that agrees with the rest; None if one has none."""
        chosen: list[Analysis] = []
        for word in words:
            for a in word.analyses:
                met = _meet(features, self._declined(word, a, declension))
                if met is not None:
                    chosen.append(a)
                    features = met
                    break
            else:
                return None, features
        return chosen, features

    def _counted(
        self, number: int | None, premodifiers: list[Reading], head: Reading
    ) -> Features:
        """The forms a noun may take behind this number (CLDR plural categories), or behind
        the "or more" that stands between them."""
        if number is None:
            return NONE
        category = self.plural_rule(abs(number))
        for word in premodifiers:
            if _is(word, "ORCMP") and word.word.span < head.word.span:
                category = str(word.analyses[0].data.get("counts_as", category))
        codes = self.lexicon.settings["counted"][category]
        return frozenset[str]().union(*(self.lexicon.expand(c) for c in codes.split()))

    def _governed(
        self, features: Features, number: int | None, chosen: list[Analysis]
    ) -> Features:
        """"5 kart" is genitive inside and may be subject or object outside."""
        if not features:
            return features
        if any(a.term == "BOUND" and a.features for a in chosen):
            return NONE  # "do 4 kart": the bound has had its case, the whole asks for none
        codes = " ".join(str(a.data["governs"]) for a in chosen if "governs" in a.data)
        category = self.plural_rule(abs(number)) if number is not None else ""
        category = next(
            (str(a.data["counts_as"]) for a in chosen if "counts_as" in a.data), category
        )
        declined = any(a.term == "NUM" and a.features for a in chosen)  # "pięciu" has its case
        genitive = all(f[:2] == "gp" for f in features) and not declined
        if genitive:
            codes += " " + self.lexicon.settings.get("governing", {}).get(category, "")
        return features | frozenset[str]().union(*(self.lexicon.expand(c) for c in codes.split()))

    def _counts_part(self, premodifiers: list[Reading], features: Features) -> bool:
        """"2 of your cards": the number stands outside of the genitive behind it."""
        case = self.lexicon.settings.get("partitive")
        if not case or not features or not features <= self.lexicon.expand(case):
            return False
        kinds = [w.type for w in premodifiers if _is(w, "NUM", "DET")]
        return len(kinds) > 1 and kinds[-1] == "DET"

    def _partitive(
        self, premodifiers: list[Reading], head: Reading
    ) -> tuple[list[Analysis], Features, bool] | None:
        """"one of your cards" said with a genitive plural behind the determiner or number."""
        case = self.lexicon.settings.get("partitive")
        if not case:
            return None
        wanted = self.lexicon.expand(case)
        for cut in range(1, len(premodifiers)):
            inner = _meet(head.analyses[0].features, wanted)
            if inner is None:
                continue
            words = premodifiers[cut:]
            if not _is(words[0], "DET"):  # only an article or a possessive opens the genitive
                continue
            chosen, _ = self._fit(words, inner, self._declension(words))
            if chosen is None:
                continue
            genders = {f[2] for f in inner}
            one = frozenset(
                f for f in self.lexicon.expand("") if f[1] == "p" or f[2] in genders
            )
            outer, features = self._fit(premodifiers[:cut], one)
            if outer is None:  # "one" has the gender of the cards
                continue
            return [*outer, *chosen, head.analyses[0]], features, True
        return None

    def _agreement_finding(
        self, premodifiers: list[Reading], head: Reading, counted: Features
    ) -> None:
        for word in (head, *premodifiers):  # one other form of one word, and all agree
            forms = self._would_agree(premodifiers, head, word, counted)
            if forms:
                self.findings.append(
                    Finding(
                        Code.AGREEMENT, word.word.span,
                        {"word": word.word.text, "expected": forms},
                    )
                )
                return
        wanted: Features | None = counted or None
        for word in premodifiers:
            features = frozenset[str]().union(*(a.features for a in word.analyses))
            if features:
                wanted = features if wanted is None else (wanted & features or wanted)
        right = _alike(
            head.word.text,
            [
                form
                for a in head.analyses
                for form, features in self.lexicon.forms_of(a.term, a.key)
                if wanted is not None and features & wanted
            ],
        )
        blamed = head
        if not right:  # no form of the noun would do: the word before it is wrong
            blamed, right = self._better_premodifier(premodifiers, head, counted)
        self.findings.append(
            Finding(
                Code.AGREEMENT,
                blamed.word.span,
                {"word": blamed.word.text, "expected": right},
            )
        )

    def _would_agree(
        self, premodifiers: list[Reading], head: Reading, word: Reading, counted: Features
    ) -> tuple[str, ...]:
        """The forms of this word with which the phrase would agree as it stands."""
        right: list[str] = []
        for a in word.analyses:
            genders = {f[2:] for f in a.features}
            for form, features in self.lexicon.forms_of(a.term, a.key):
                if a.term == "NOUN" and not genders & {f[2:] for f in features}:
                    continue
                other = Reading.of(
                    Word(form, word.word.span, (Analysis(a.term, a.key, features, a.data),)),
                    a.term,
                )
                words = [other if w is word else w for w in premodifiers]
                noun = other if head is word else head
                declension = self._declension(words)
                for head_a in noun.analyses:
                    met = _meet(self._declined(noun, head_a, declension), counted)
                    if met is not None and self._fit(words, met, declension)[0] is not None:
                        right.append(form)
                if word is not head and self._partitive(words, noun) is not None:
                    right.append(form)
        if _is(word, "DET"):
            return tuple(dict.fromkeys(right))
        return _alike(word.word.text, right)

    def _each_agrees(self, premodifiers: list[Reading], head: Reading) -> None:
        """One of them: either the noun must be singular, or "each" have its gender."""
        of_head = frozenset[str]().union(*(a.features for a in head.analyses))
        single = frozenset(f for f in of_head if f[1] == "s")
        each = next(w for w in premodifiers if any(a.key == "each" for a in w.analyses))
        right = [f for f, features in self.lexicon.forms_of("DET", "each") if features & single]
        if single and right:
            self.findings.append(
                Finding(
                    Code.AGREEMENT, each.word.span,
                    {"word": each.word.text, "expected": tuple(dict.fromkeys(right))},
                )
            )
        else:
            self._agreement_finding([], head, self.lexicon.expand("s"))

    def _better_premodifier(
        self, premodifiers: list[Reading], head: Reading, counted: Features
    ) -> tuple[Reading, tuple[str, ...]]:
        of_head = frozenset[str]().union(*(a.features for a in head.analyses))
        wanted = of_head & counted if counted else of_head
        for word in premodifiers:
            if any(_meet(wanted, a.features) for a in word.analyses if a.features):
                continue
            right = [
                form
                for a in word.analyses
                for form, features in self.lexicon.forms_of(a.term, a.key)
                if features & wanted
            ]
            if right and _is(word, "DET"):
                return word, tuple(dict.fromkeys(right))
            if right:
                return word, _alike(word.word.text, right)
        return head, ()

    def _asked(self, nominal: ph.Nominal, cases: str) -> None:
        """A finding unless the phrase can stand in one of the cases, if any is asked for."""
        cases = "".join(c for c in cases if c in self.lexicon.cases)
        if cases and nominal.features and not any(f[0] in cases for f in nominal.features):
            self._case_finding(nominal, list(cases))

    def _case_finding(self, nominal: ph.Nominal, cases: list[str]) -> None:
        a = nominal.head_analysis
        numbers = {f[1] for f in nominal.features} or {"s", "p"}
        right = [
            form
            for form, features in (self.lexicon.forms_of(a.term, a.key) if a else ())
            if any(f[0] in cases and f[1] in numbers for f in features)
        ]
        self.findings.append(
            Finding(
                Code.CASE,
                nominal.span,
                {"word": nominal.text, "expected": tuple(dict.fromkeys(right))},
            )
        )


_COUNTED = frozenset({"card", "handcard", "player", "opponent", "neighbour"})
_POINTING = frozenset({"top", "rest", "trashed", "revealed", "discarded", "gained", "named"})
_IMPERSONAL = frozenset({"cost", "yield", "be", "have", "affect"})
_ANIMATE = frozenset({"you", "they", "player", "opponent", "neighbour"})


def _likely_subject(nominal: ph.Nominal) -> int:
    ranks = {"rel": 1, "it": 2, "them": 2}  # "the other cards they discard": they do
    return 0 if nominal.head in _ANIMATE else ranks.get(nominal.head, 3)


def _many(head: Reading, premodifiers: list[Reading]) -> bool:
    """Whether the noun is plural and nothing before it counts or singles out."""
    plural = all(f[1] == "p" for a in head.analyses for f in a.features)
    return plural and not any("value" in w.analyses[0].data for w in premodifiers)


def _own_subject(clause: ph.Clause) -> bool:
    """"... and puts he it": behind "and" a clause can still bring its own pronoun."""
    first = clause.chunks[0] if clause.chunks else None
    return (
        isinstance(first, ph.Nominal)
        and first.head in ("you", "they")
        and first.head_analysis is not None
        and first.head_analysis.term == "PRON"
    )


def _plain(text: str) -> str:
    """Without accents: the vowel of a stem changes where the word stays the same."""
    return "".join(c for c in normalize("NFD", text.lower()) if not combining(c))


def _alike(text: str, forms: list[str]) -> tuple[str, ...]:
    """Forms of the same word first: a sense has synonyms, which are no correction."""
    stem = _plain(text)[:2]
    same = [f for f in forms if _plain(f).startswith(stem)]
    near = [f for f in same if abs(len(f) - len(text)) <= 4]
    return tuple(dict.fromkeys(near))


def _and_or(children: list[Child]) -> None:
    """"Trash and/or discard any number of them": what is said behind the last verb is for both."""
    for i, child in enumerate(children):
        if not _is(child, "ANDV") or child.analyses[0].key != "and_or" or not i:
            continue
        before, after = children[i - 1], children[i + 1] if i + 1 < len(children) else None
        if isinstance(before, ph.Statement) and isinstance(after, ph.Statement):
            waiting = before.clauses[-1]
            if not any(isinstance(c, ph.Nominal) for c in waiting.chunks):
                waiting.chunks += deepcopy(after.clauses[0].chunks)


def _first(clause: ph.Clause, nominal: ph.Nominal) -> bool:
    return bool(clause.chunks) and clause.chunks[0] is nominal


def _is(child: Child, *terms: str) -> bool:
    return isinstance(child, Token) and child.type in terms


def _sentences(children: list[Child]) -> list[ph.Sentence]:
    kinds = (
        ph.Statement, ph.Bonus, ph.Bare, ph.Steps, ph.Conditional, ph.Otherwise, ph.Choice,
        ph.Cases, ph.EachOf,
    )
    return [c for c in children if isinstance(c, kinds)]


def _chunks(children: list[Child]) -> list[ph.Chunk]:
    kinds = (
        ph.Nominal, ph.Prepositional, ph.Adverb, ph.Comparison, ph.Until, ph.Purpose, ph.Content,
    )
    found: list[ph.Chunk] = []
    for child in children:
        if isinstance(child, kinds):
            found.append(child)
        elif isinstance(child, ph.Clause) and found:  # a relative behind its clause
            last = next((c for c in reversed(found) if isinstance(c, ph.Nominal)), None)
            if last is None:
                prepositional = [c for c in found if isinstance(c, ph.Prepositional)]
                last = prepositional[-1].nominal if prepositional else None
            if last is not None:
                last.relatives.append(child)
    return found


def _span(children: list[Child]) -> Span:
    spans: list[Span] = []
    for child in children:
        if isinstance(child, Reading):
            spans.append(child.word.span)
        elif not isinstance(child, Token) and getattr(child, "span", None) is not None:
            spans.append(child.span)
    return (min(s[0] for s in spans), max(s[1] for s in spans)) if spans else (0, 0)


def _nominative(nominal: ph.Nominal, lexicon: Lexicon) -> bool:
    if nominal.head == "rel":
        return nominal.determiners in (("subject",), ("either",), ("",))
    return not nominal.features or any(f[0] == lexicon.cases[0] for f in nominal.features)


def _meet(a: Features | None, b: Features) -> Features | None:
    """What both can be; words without features (symbols, numbers) fit anything."""
    if a is None:
        return None
    if not a or not b:
        return a or b
    return (a & b) or None
