"""The AST of a text as an outline in words, each line beside the printed words it came from."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cardspec.cards import Library
from cardspec.effects import (
    All,
    Cards,
    Choose,
    IfDone,
    In,
    Node,
    Number,
    Place,
    Plus,
    Position,
    Seq,
    Who,
    Yields,
)
from cardspec.walk import nodes
from tools.i18n import Words
from tools.tree_words import (
    ANY_CARD,
    BONUSES,
    BOUND,
    BRANCHES,
    EXTRAS,
    FROM,
    IF_DONE,
    ONTO,
    PHRASES,
    SO_MUCH,
    UNDER_THE_DECK,
    VALUES,
)

QUOTED = 60
"""Printed characters shown beside a node."""
LONGEST_LINE = 160


@dataclass(frozen=True, slots=True)
class Branch:
    label: str
    printed: str
    branches: tuple[Branch, ...]

    def lines(self, indent: str = "") -> Iterator[str]:
        """The outline as indented lines, without the printed words."""
        yield indent + self.label
        for branch in self.branches:
            yield from branch.lines(indent + "  ")


def outline(tree: Node, text: str, words: Words, name_of: Callable[[str], str]) -> Branch:
    """`name_of` turns a card id into the name a reader of the text knows."""
    return _Outliner(text, words, name_of, tree).branch(tree, "")


def in_one_line(
    node: Node, tree: Node, words: Words, name_of: Callable[[str], str], *, below: bool = True
) -> str:
    """A node of this tree, or it and all below it, for the middle of a sentence."""
    outliner = _Outliner("", words, name_of, tree)
    outliner.says_names = False
    if not below:
        return outliner.phrase(node)
    said = _flat(outliner.branch(node, ""), outliner.phrase(Seq(())))
    return said if len(said) <= LONGEST_LINE else said[: LONGEST_LINE - 1] + "…"


def _flat(branch: Branch, sequence: str) -> str:
    below = "; ".join(_flat(inner, sequence) for inner in branch.branches)
    if branch.label.endswith(sequence):
        return branch.label.removesuffix(sequence) + below
    return f"{branch.label} ({below})" if below else branch.label


def names_in(library: Library, lang: str) -> Callable[[str], str]:
    def name(card: str) -> str:
        found = library.cards.get(card)
        return found.local_name(lang) if found else card

    return name


class _Outliner:
    def __init__(
        self, text: str, words: Words, name_of: Callable[[str], str], tree: Node
    ) -> None:
        self.text = text
        self.words = words
        self.name_of = name_of
        self.bound = dict(self.names_bound(tree))
        self.says_names = True

    def names_bound(self, tree: Node) -> Iterator[tuple[str, str]]:
        """Names of the tree with a word for each; the second of its kind gets a number."""
        used: Counter[str] = Counter()
        for node in nodes(tree):
            for (kind, field), word in BOUND.items():
                name = getattr(node, field, None) if type(node).__name__ == kind else None
                if name is not None:
                    used[word] += 1
                    said = self.words.say(word)
                    yield name, said if used[word] == 1 else f"{said} {used[word]}"

    # --- effects: lines of the outline ---

    def branch(self, node: Any, before: str) -> Branch:
        label = self.phrase(node)
        shown = f"{before}: {label}" if before else label
        return Branch(shown, self.printed(node), tuple(self.below(node)))

    def below(self, node: Any) -> Iterator[Branch]:
        for field in dataclasses.fields(node):
            value = getattr(node, field.name)
            if field.name not in BRANCHES or value is None:
                continue
            before = BRANCHES[field.name]
            if isinstance(node, IfDone) and field.name == "then":
                before = IF_DONE
            introduced = self.words.say(before) if before else ""
            for number, inner in enumerate(value if isinstance(value, tuple) else (value,), 1):
                numbered = str(number) if isinstance(node, Choose) else introduced
                yield self.branch(inner, numbered)

    def printed(self, node: Any) -> str:
        if node.span is None:
            return ""
        said = " ".join(self.text[node.span[0] : node.span[1]].split())
        return said if len(said) <= QUOTED else said[: QUOTED - 1] + "…"

    # --- everything else: phrases within a line ---

    def phrase(self, node: Any) -> str:
        match node:
            case In():
                said = self.words.say(FROM[node.zone])
            case Place():
                under = node.position is Position.BOTTOM
                said = self.words.say(UNDER_THE_DECK if under else ONTO[node.zone])
            case Cards(quantity=All()) if not isinstance(node.source, In):
                said = self.phrase(node.source)
            case _:
                said = self.template(node)
        extras = list(self.extras(node, PHRASES.get(type(node).__name__, "")))
        return "; ".join([said, *extras])

    def template(self, node: Any) -> str:
        fields = {
            f.name: self.value(f.name, getattr(node, f.name))
            for f in dataclasses.fields(node)
            if f.name not in BRANCHES and f.name != "span"
        }
        if isinstance(node, Plus | Yields):
            fields["plus"] = self.plus(node)
        template = self.words.say(PHRASES[type(node).__name__])
        return template % fields if "%" in template else template

    def plus(self, node: Plus | Yields) -> str:
        if isinstance(node.amount, Number):
            return self.words.count(*BONUSES[node.resource], node.amount.value)
        amount, resource = self.phrase(node.amount), self.words.say(VALUES[node.resource])
        return self.words.say(SO_MUCH, amount=amount, resource=resource)

    def value(self, field: str, value: Any) -> str:
        if field == "predicates":
            return ", ".join(map(self.phrase, value))
        if isinstance(value, tuple):
            return ", ".join(map(self.phrase, value)) or self.words.say(ANY_CARD)
        if isinstance(value, StrEnum):
            said = VALUES[value] if value in VALUES else str(value)
            return self.words.say(said) if said else ""
        if dataclasses.is_dataclass(value):
            return self.phrase(value)
        if isinstance(value, str) and value in self.bound:
            return self.bound[value]
        return self.name_of(value) if field == "card" else str(value)

    def extras(self, node: Any, template: str) -> Iterator[str]:
        """Fields that the phrase has no place for, where they are not as usual."""
        for field in dataclasses.fields(node):
            value = getattr(node, field.name)
            unsaid = field.name in EXTRAS and f"%({field.name})s" not in template
            if not unsaid or value in (None, (), False) or value is Who.ACTOR:
                continue
            if field.name == "name" and not self.says_names:
                continue
            said = self.words.say(EXTRAS[field.name])
            yield said % {"value": self.value(field.name, value)} if "%" in said else said
