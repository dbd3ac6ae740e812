"""The tree to phrases: clauses, their verb and their subject."""

from __future__ import annotations

import itertools
from copy import deepcopy

from cardspec.findings import Code, Finding
from grammar import phrases as ph
from grammar.alternatives import by_or
from grammar.build_phrases import PhraseBuilder
from grammar.children import (
    ANIMATE,
    FINITE,
    IMPERSONAL,
    NONFINITE,
    OF_THINGS,
    Child,
    can_be_subject,
    chunks_of,
    each_of_persons,
    has_own_subject,
    is_a,
    likely_subject,
    span_of,
)
from grammar.decisions import decided_on
from grammar.lexicon import NONE, Features, fold
from grammar.parser import Reading
from grammar.roles import is_cards
from grammar.voices import active, plain


def _persons(nominal: ph.Nominal) -> bool:
    """ "Każdy", "pozostali" act, "pozostałe" are cards, where the gender tells."""
    said = {f[2] for f in nominal.features}
    return not said or "m" in said or bool({"each", "all"} & set(nominal.determiners))


class ClauseBuilder(PhraseBuilder):
    """Verbs with their chunks and subject."""

    def statement(self, children: list[Child]) -> ph.Sentence:
        """A main clause, or the part of one behind "and" that borrows the subject."""
        mood = "imperative" if any(is_a(c, "VIMP") for c in children) else "finite"
        if mood == "finite" and self.lexicon.settings.get("verb_second"):
            self._verb_second(children)
        return self._one_or_other(children, mood)

    def _one_or_other(self, children: list[Child], mood: str) -> ph.Sentence:
        """Infinitives joined by "and" are done one after the other, those joined by "or" not."""
        nonfinite = [i for i, c in enumerate(children) if is_a(c, *NONFINITE)]
        ors = [
            i for i, c in enumerate(children) if is_a(c, "OR") and nonfinite and i > nonfinite[0]
        ]
        if ors:  # "trash it, discard it or put it back": three
            listed = [i for i in range(nonfinite[0], ors[-1]) if is_a(children[i], "AND")]
            ors = sorted([*ors, *(i for i in listed if children[i].word.text == ",")])
            return self._either_infinitive(children, mood, ors)
        return ph.Statement(self._clauses(children, mood), span_of(children))

    def _either_infinitive(self, children: list[Child], mood: str, ors: list[int]) -> ph.Choice:
        """ "He must either discard 2 cards or gain a Curse": one modal, several infinitives."""
        cuts = [0, *ors, len(children)]
        parts = [children[a:b] for a, b in itertools.pairwise(cuts)]
        shared = [c for c in parts[0] if is_a(c, "MODAL")]
        first = self._clauses(parts[0], mood)
        made = [first]
        for part in parts[1:]:
            rest = part[1:]
            made.append(self._clauses([*shared, *rest], "continued"))
        for clause in first:
            clause.chunks = [c for c in clause.chunks if not ph.is_adverb(c, "either")]
        return by_or(made, span_of(children))

    def _verb_second(self, children: list[Child]) -> None:
        """One phrase stands before the finite verb: "then he a card may gain" is no clause."""
        if not any(is_a(c, *FINITE) for c in children) or any(is_a(c, "AFTER") for c in children):
            return
        for i, child in enumerate(children):
            if is_a(child, *FINITE):
                return
            before = children[:i]
            focus = all(ph.is_adverb(c, "also", "only") for c in before)  # "ook iedere speler"
            if i > 1 and isinstance(child, ph.Nominal) and not child.head:
                focus = focus or ph.is_adverb(before[-1], "also")  # "alle kaarten, ook die ..."
            if i and isinstance(child, ph.Nominal) and not focus:
                self.findings.append(
                    Finding(
                        Code.UNEXPECTED, child.span, {"word": child.text, "expected": ("VFIN",)}
                    )
                )
                return

    def continued(self, children: list[Child]) -> ph.Statement:
        """Behind "and": the subject is the one before, whatever else could be one."""
        along = any(is_a(c, "VGER") for c in children)
        said = any(isinstance(c, ph.Nominal) and not c.head.startswith("zone:") for c in children)
        if along and not said:  # "..., kładąc na stosie": what the verb before was about
            at = next(c for c in children if is_a(c, "VGER"))
            children = [*children, ph.Nominal("it", at.word.span, at.word.text)]
        made = ph.Statement(self._clauses(children, "continued"), span_of(children))
        if along:  # "możesz odrzucić kartę, otrzymując 2 monety": done with it, or not at all
            at = next(c for c in children if is_a(c, "VGER"))
            made.clauses[0].chunks.append(ph.Adverb("so_then", at.word.span, ""))
        return made

    def after_which(self, children: list[Child]) -> ph.Steps:
        """ "..., after which he discards his hand and draws 4 cards"."""
        later = [c for c in children if isinstance(c, ph.Clause)]
        told = [c for c in children if c not in later and not is_a(c, "AND")]
        made: list[ph.Sentence] = [self.statement(told)]
        made += [ph.Statement([c], c.span) for c in later]
        return ph.Steps(made, span_of(children))

    def infinitive(self, children: list[Child]) -> ph.Sentence:
        return self._one_or_other(children, "infinitive")

    def final(self, children: list[Child]) -> ph.Clause:
        """A clause with its verb at the end, or one that is only the content of another."""
        return self._clauses(children, "condition")[0]

    def _clauses(self, children: list[Child], mood: str) -> list[ph.Clause]:
        """Split at "and" between non-finite verbs; finite verb and modal are shared."""
        if any(is_a(c, "GAP") for c in children):
            return self._gapped(children, mood)
        finite = [c for c in children if is_a(c, *FINITE)]
        modal = next((c for c in finite if is_a(c, "MODAL")), None)
        groups: list[list[Child]] = [[]]
        seen_verb = False
        for child in children:
            if is_a(child, "AND", "OR") and seen_verb:
                groups.append([])
                seen_verb = False
                continue
            seen_verb = seen_verb or is_a(child, *NONFINITE)
            groups[-1].append(child)
        made = [
            self._clause(group, mood if i == 0 else "continued", finite, modal)
            for i, group in enumerate(groups)
        ]
        first = made[0]
        had_object = any(isinstance(c, ph.Nominal) for c in first.chunks)
        either = any(is_a(c, "AND") and c.analyses[0].key == "and_or" for c in children)
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

    def _gapped(self, children: list[Child], mood: str) -> list[ph.Clause]:
        """ "Put one into your hand and the other onto your deck": the verb is meant twice."""
        verbs = [c for c in children if is_a(c, *FINITE, *NONFINITE, "PTC")]
        parts: list[list[Child]] = [[]]
        for child in children:
            if is_a(child, "GAP"):
                parts.append([])
            elif not any(child is v for v in verbs):
                parts[-1].append(child)
        last = max(i for i, c in enumerate(children) if is_a(c, "GAP"))
        at = next((i for i, c in enumerate(children[:last]) if is_a(c, *FINITE)), 0)
        before = [c for c in children[:at] if not isinstance(c, Reading)]
        first = [c for c in parts[0] if not any(c is b for b in before)]
        made = self._clauses([*before, verbs[0], *first, *verbs[1:]], mood)
        for part in parts[1:]:
            (later,) = self._clauses([verbs[0], *part, *verbs[1:]], "continued")
            later.mood, later.subject = mood, made[0].subject
            if made[0].aux == "passive":  # "one goes into the hand, the other onto the deck"
                own = next((c for c in later.chunks if isinstance(c, ph.Nominal)), None)
                later.subject = own
                later.chunks = [c for c in later.chunks if c is not own]
            made.append(later)
        return made

    def _clause(
        self, group: list[Child], mood: str, finite: list[Child], modal: Child | None
    ) -> ph.Clause:
        particle = next((c for c in group if is_a(c, "PTC")), None)
        nonfinite = [c for c in group if is_a(c, *NONFINITE)]
        own_finite = [c for c in group if is_a(c, *FINITE) and c is not modal]
        aux = ""
        if nonfinite:
            verb_word = nonfinite[0]
            helper = next((c for c in (own_finite or finite) if c is not modal), None)
            if is_a(verb_word, "VPART", "VPAUX") and helper is not None:
                aux = "passive" if is_a(helper, "PASSIVE") else "perfect"
            become = any("become" in a.data.get("frames", ()) for a in nonfinite[-1].analyses)
            if is_a(verb_word, "VPART") and become:  # "it may be set aside"
                aux = "passive"
        elif own_finite:
            verb_word = own_finite[0]
        else:
            verb_word = (finite or [modal])[0]
        chunks = self._owned_costs(chunks_of(group))
        span = span_of(group)
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
        terse = not finite and any(is_a(c, "VINF") for c in group)  # "Rest ablegen"
        for chunk in clause.chunks:
            if isinstance(chunk, ph.Nominal) and not terse:
                self._determined(chunk, object_=True)
        plain(clause, self.lexicon.cases[0])
        agreeing = next((c for c in finite if not is_a(c, "VIMP")), None)
        if agreeing is not None and agreeing.analyses[0].features == {"im"}:
            clause.mood, clause.finite = "infinitive", agreeing  # "należy": whoever acts
            return clause
        if agreeing is not None and (mood != "continued" or has_own_subject(clause)):
            self._subject(clause, agreeing)
        clause.finite = agreeing
        decided_on(clause)
        active(clause, self.lexicon)
        self._reflexive(clause, next(iter(finite), None))
        return clause

    def _owned_costs(self, chunks: list[ph.Chunk]) -> list[ph.Chunk]:
        """ "koszt wszystkich kart": where a bare case says whose, the phrase right behind."""
        case = self.lexicon.settings.get("possessive_case")
        if not case or self.lexicon.settings.get("articles"):
            return chunks
        out: list[ph.Chunk] = []
        for chunk in chunks:
            before = out[-1] if out else None
            held = before.nominal if isinstance(before, ph.Prepositional) else before
            if (
                isinstance(held, ph.Nominal)
                and held.head in ("cost", "worth")
                and held.of is None
                and isinstance(chunk, ph.Nominal)
                and chunk.number is None
                and (is_cards(chunk) or not chunk.head)
                and any(f[0] == case for f in chunk.features)
            ):
                chunk.features = frozenset(f for f in chunk.features if f[0] == case)
                held.of = chunk
                continue
            if (
                isinstance(held, ph.Nominal)
                and held.head.startswith("zone:")
                and isinstance(chunk, ph.Nominal)
                and chunk.head in ("owner", "player")
                and not (chunk.determiners or chunk.adjectives or chunk.relatives)
                and all(f[:2] == case + "s" for f in chunk.features if f[0] in (case, "g"))
                and any(f[:2] == case + "s" for f in chunk.features)
            ):  # "na wierzch talii właściciela"
                held.determiners = (*held.determiners, "their")
                continue
            out.append(chunk)
        return out

    def _reflexive(self, clause: ph.Clause, verb: Reading | None) -> None:
        """ "Nimm dir", "er nimmt sich": the reflexive has the person of the verb."""
        said = verb.features if verb else NONE
        persons = {f[0] for f in said}
        if IMPERSONAL & set(clause.verb.frames):  # "it gives you", "it does not touch you"
            return
        for chunk in clause.chunks:
            a = chunk.head_analysis if isinstance(chunk, ph.Nominal) else None
            if a is None or a.key != "self" or not persons or "person" not in a.data:
                continue
            if str(a.data["person"]) not in persons:
                right = [
                    form
                    for form, _ in self.lexicon.forms_of("PRON", "self")
                    if any(
                        str(b.data.get("person")) in persons for b in self.lexicon.forms[fold(form)]
                    )
                ]
                self.findings.append(
                    Finding(
                        Code.AGREEMENT,
                        chunk.span,
                        {
                            "word": chunk.text if isinstance(chunk, ph.Nominal) else "",
                            "expected": tuple(dict.fromkeys(right)),
                        },
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
            part or next((str(a.data.get("particle", "")) for a in word.analyses), ""),
            "g"
            if is_a(word, "VNOUN")
            else "".join(str(a.data.get("object", "")) for a in word.analyses[:1]),
        )

    def _subject(self, clause: ph.Clause, verb: Reading) -> None:
        """The nominative phrase that agrees with the verb; the first if several could."""
        nominals = [
            c
            for c in clause.chunks
            if isinstance(c, ph.Nominal) and can_be_subject(c, self.lexicon)
        ]
        drops = bool(self.lexicon.settings.get("drops_subject"))
        personal = not IMPERSONAL & set(clause.verb.frames) and clause.aux != "passive"
        if drops and personal:  # cards do not do such things
            nominals = [
                n
                for n in nominals
                if n.head in ANIMATE | {"rel"}
                or (not n.head and n.number is None and _persons(n))
                or each_of_persons(n)
            ]
        if drops:
            nominals = [n for n in nominals if n.head not in ("coin", "potion", "point")]
        if drops and "have" in clause.verb.frames:  # "mają 3 karty": cards are had
            nominals = [n for n in nominals if n.number is None and n.head != "card"]
        wanted = verb.features
        if "yield" in clause.verb.frames:
            nominals = self._without_recipient(nominals, wanted)
        for pronoun in [n for n in nominals if drops and not personal and n.head == "they"]:
            pronoun.head = "it"  # "trafia on na rękę": players do not go there
        sure = [n for n in nominals if n.head in ("you", "they")]  # can be nothing but subject
        first = self.lexicon.cases[0]
        touched = {"affect", "harm", "ward"} & set(clause.verb.frames)
        acted_on = bool(sure and touched) and all(
            any(f[0] != first for f in n.features) for n in sure
        )
        agreeing = [n for n in nominals if n not in sure and self._person(n) & wanted]
        if acted_on and agreeing and not any(self._person(n) & wanted for n in sure):
            nominals = agreeing  # "de aanval treft je niet"
        elif sure and len(self.lexicon.cases) > 1:
            nominals = sure
        things = [n for n in nominals if n.head not in ("coin", "point")]
        nominals = things or nominals  # a price is not what costs
        acting = [n for n in nominals if n.head in ANIMATE]
        if acting and not drops and not OF_THINGS & set(clause.verb.frames):
            nominals = acting
        for nominal in sorted(nominals, key=likely_subject):
            if self._person(nominal) & wanted or not wanted:
                clause.subject = nominal
                one = nominal.head_analysis
                persons = one.data.get("persons") if one is not None else None
                if (
                    nominal.head == "it"
                    and wanted == {persons}
                    and (not IMPERSONAL & set(clause.verb.frames))
                ):  # the word for "they" is also "it" and "them"
                    nominal.head = "they"
                if nominal.head == "them":  # one word for both cases: as subject it is players
                    alone = not (nominal.partitive or nominal.determiners) and bool(wanted)
                    single = alone and wanted <= {"3s", "2s", "2i"}  # "ze blijft in je hand"
                    nominal.head = "it" if single else "they"
                numbers = {w[1] for w in wanted} or {"s", "p"}
                nominal.features = frozenset(
                    f for f in nominal.features if f[0] == self.lexicon.cases[0] and f[1] in numbers
                )
                if nominal.head in ("player", "opponent"):
                    self._determined(nominal)
                clause.chunks = [c for c in clause.chunks if c is not nominal]
                return
        clear = [n for n in nominals if n.head in ANIMATE]
        if clear and wanted:
            self._person_finding(verb, clear[0])
        elif drops and wanted == {"2s"}:
            clause.subject = ph.Nominal("you", verb.word.span, verb.word.text)
        elif not drops and nominals and nominals[0].head not in ("rel", "self"):
            self._person_finding(verb, nominals[0])
        elif not drops and "hold_good" not in clause.verb.frames:  # "for each of them holds: ..."
            self.findings.append(
                Finding(
                    Code.MISSING_ROLE, verb.word.span, {"word": verb.word.text, "role": "subject"}
                )
            )

    def _without_recipient(self, nominals: list[ph.Nominal], wanted: Features) -> list[ph.Nominal]:
        """ "Elk Koper levert je 1 munt op": behind a verb that is not its own, "je" gets it."""
        inverted = [
            n
            for n in nominals
            if n.head == "you" and n.head_analysis and n.head_analysis.data.get("inverted")
        ]
        others = [n for n in nominals if n.head not in ("you", "coin", "point", "potion")]
        if not inverted or "2i" in wanted or not any(self._person(n) & wanted for n in others):
            return nominals
        return [n for n in nominals if n not in inverted]

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
