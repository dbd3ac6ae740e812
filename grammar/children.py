"""Sorting the children of a tree node by what they are."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeAlias
from unicodedata import combining, normalize

from lark import Token

from cardspec.effects import Span
from grammar import phrases as ph
from grammar.lexicon import Features, Lexicon
from grammar.parser import Reading

Child: TypeAlias = Any
"""A reading or a phrase; Lark's trees are untyped."""


FINITE = (
    "VFIN",
    "VFUT",
    "VPAST",
    "VGER",
    "VLAST",
    "VIMP",
    "HAVE",
    "BE",
    "SEEM",
    "PASSIVE",
    "MODAL",
)


NONFINITE = ("VINF", "VZU", "VPART", "VPAUX", "VNOUN")


COUNTED = frozenset({"card", "handcard", "player", "opponent", "neighbour"})


POINTING = frozenset({"top", "rest", "trashed", "revealed", "discarded", "gained", "named"})


OF_THINGS = frozenset({"cost", "lower", "raise", "amount", "exceed", "fall_short"})
"""Frames of verbs that no player does."""


IMPERSONAL = OF_THINGS | {
    "yield",
    "be",
    "have",
    "affect",
    "stay",
    "bear",
    "right",
    "run_out",
    "floor",
}


ANIMATE = frozenset({"you", "they", "player", "opponent", "neighbour", "owner"})


def each_of_persons(nominal: ph.Nominal) -> bool:
    """ "Każdy z nich odrzuca": cards are of another gender."""
    each = nominal.partitive and nominal.head == "them" and "each" in nominal.determiners
    return each and any(f[0] == "n" and f[2:3] == "m" for f in nominal.features)


def likely_subject(nominal: ph.Nominal) -> int:
    ranks = {"rel": 1, "it": 2, "them": 2}  # "the other cards they discard": they do
    return 0 if nominal.head in ANIMATE else ranks.get(nominal.head, 3)


def is_many(head: Reading, premodifiers: list[Reading]) -> bool:
    """Whether the noun is plural and nothing before it counts or singles out."""
    plural = all(f[1] == "p" for a in head.analyses for f in a.features)
    return plural and not any("value" in w.analyses[0].data for w in premodifiers)


def has_own_subject(clause: ph.Clause) -> bool:
    """ "... and puts he it": behind "and" a clause can still bring its own pronoun."""
    first = clause.chunks[0] if clause.chunks else None
    return (
        isinstance(first, ph.Nominal)
        and first.head in ("you", "they")
        and first.head_analysis is not None
        and first.head_analysis.term == "PRON"
    )


def plain_word(text: str) -> str:
    """Without accents: the vowel of a stem changes where the word stays the same."""
    return "".join(c for c in normalize("NFD", text.lower()) if not combining(c))


def most_alike(text: str, forms: list[str]) -> tuple[str, ...]:
    """Forms of the same word first: a sense has synonyms, which are no correction."""
    stem = plain_word(text)[:2]
    same = [f for f in forms if plain_word(f).startswith(stem)]
    near = [f for f in same if abs(len(f) - len(text)) <= 4]
    return tuple(dict.fromkeys(near))


def joined_by_and_or(children: list[Child]) -> None:
    """ "Trash and/or discard any number of them": what is said behind the last verb is for both."""
    for i, child in enumerate(children):
        if not is_a(child, "ANDV") or child.analyses[0].key != "and_or" or not i:
            continue
        before, after = children[i - 1], children[i + 1] if i + 1 < len(children) else None
        if isinstance(before, ph.Statement) and isinstance(after, ph.Statement):
            waiting = before.clauses[-1]
            if not any(isinstance(c, ph.Nominal) for c in waiting.chunks):
                waiting.chunks += deepcopy(after.clauses[0].chunks)


def comes_first(clause: ph.Clause, nominal: ph.Nominal) -> bool:
    return bool(clause.chunks) and clause.chunks[0] is nominal


def is_a(child: Child, *terms: str) -> bool:
    return isinstance(child, Token) and child.type in terms


def sentences_of(children: list[Child]) -> list[ph.Sentence]:
    kinds = (
        ph.Statement,
        ph.Bonus,
        ph.Bare,
        ph.Steps,
        ph.Conditional,
        ph.Otherwise,
        ph.Choice,
        ph.Cases,
        ph.EachOf,
    )
    return [c for c in children if isinstance(c, kinds)]


def chunks_of(children: list[Child]) -> list[ph.Chunk]:
    kinds = (
        ph.Nominal,
        ph.Prepositional,
        ph.Adverb,
        ph.Comparison,
        ph.Until,
        ph.Purpose,
        ph.Content,
        ph.AsMany,
        ph.Deed,
        ph.Undone,
    )
    found: list[ph.Chunk] = []
    for child in children:
        if isinstance(child, kinds):
            found.append(child)
        elif isinstance(child, ph.Clause) and found:  # a relative behind its clause
            phrases = [c.nominal if isinstance(c, ph.Prepositional) else c for c in found]
            spoken = [n for n in reversed(phrases) if isinstance(n, ph.Nominal)]
            fitting = [n for n in spoken if fits_relative(n, child)]
            for last in (fitting or spoken)[:1]:
                last.relatives.append(child)
    return found


def relative_pronoun(clause: ph.Clause) -> ph.Nominal | None:
    beside = [c for c in clause.chunks if isinstance(c, ph.Nominal)]
    phrases = [*([clause.subject] if clause.subject is not None else []), *beside]
    return next((n for n in phrases if n.head == "rel"), None)


def fits_relative(nominal: ph.Nominal, clause: ph.Clause) -> bool:
    """Whether the pronoun of the relative can stand for this noun, by number and gender."""
    pronoun = relative_pronoun(clause)
    if pronoun is None or pronoun.head_analysis is None:
        return True
    wanted = {f[1:] for f in nominal.features}
    said = {f[1:] for f in pronoun.head_analysis.features}
    return not wanted or not said or bool(wanted & said)


def span_of(children: list[Child]) -> Span:
    spans: list[Span] = []
    for child in children:
        if isinstance(child, Reading):
            spans.append(child.word.span)
        elif not isinstance(child, Token) and getattr(child, "span", None) is not None:
            spans.append(child.span)
    return (min(s[0] for s in spans), max(s[1] for s in spans)) if spans else (0, 0)


def can_be_subject(nominal: ph.Nominal, lexicon: Lexicon) -> bool:
    if nominal.head == "rel":
        return nominal.determiners in (("subject",), ("either",), ("",))
    return not nominal.features or any(f[0] == lexicon.cases[0] for f in nominal.features)


def meet(a: Features | None, b: Features) -> Features | None:
    """What both can be; words without features (symbols, numbers) fit anything."""
    if a is None:
        return None
    if not a or not b:
        return a or b
    return (a & b) or None
