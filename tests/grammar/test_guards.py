"""Guards against the one real danger: a text read wrongly without a word said."""

from __future__ import annotations

import ast
import re
import time
from pathlib import Path

import pytest
from lark import Lark
from lark.grammar import Rule

import engine
import grammar
from cardspec.cards import load_library
from grammar import LANGUAGES, read
from grammar.build import Builder
from grammar.frames import FRAMES
from grammar.lexicon import load_lexicon
from grammar.parser import WordLexer, grammar_text
from tests.grammar.oracle import derivations
from tests.grammar.test_tables import SHIPPED, shipped, table

WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*-?|\d+")


@pytest.mark.parametrize(("language", "card", "edition", "text"), SHIPPED)
def test_every_word_matters(language: str, card: str, edition: str, text: str) -> None:
    """Without any one of its words a text is refused or means something else."""
    noise = {
        row["word"].lower() for row in table(language, "noise") if card in row.get("cards", [card])
    }
    whole = read(text, language).tree
    idle = []
    for match in WORD.finditer(text):
        if match.group().lower() in noise:
            continue
        shorter = text[: match.start()] + text[match.end() :]
        reading = read(shorter, language)
        if reading.ok and reading.tree == whole:
            idle.append(match.group())
    assert not idle, f"could be left out unnoticed: {idle}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_noise_words_have_reasons(language: str) -> None:
    for row in table(language, "noise"):
        assert len(row["reason"].split()) >= 4, row


@pytest.mark.parametrize("language", LANGUAGES)
def test_grammar_is_strictly_lalr(language: str) -> None:
    """No shift/reduce conflict: one reading for a row of terminals, proven by the build."""
    Lark(
        grammar_text(language),
        parser="lalr",
        lexer=WordLexer,
        start="text",
        strict=True,
        maybe_placeholders=False,
    )


@pytest.mark.parametrize(("language", "card", "edition", "text"), SHIPPED)
def test_one_derivation(language: str, card: str, edition: str, text: str) -> None:
    assert derivations(text, language) == 1


def aliases(language: str) -> set[str]:
    built = Lark(
        grammar_text(language),
        parser="lalr",
        lexer=WordLexer,
        start="text",
        maybe_placeholders=False,
    )
    rules: list[Rule] = built.rules
    return {
        str(r.alias or r.origin.name)
        for r in rules
        if not str(r.alias or r.origin.name).startswith("_") and not _inlined(r)
    }


def _inlined(rule: Rule) -> bool:
    return rule.alias is None and bool(rule.options and rule.options.expand1)


CONSTRUCTORS = {
    name
    for name in dir(Builder)
    if callable(getattr(Builder, name)) and not name.startswith("_") and name != "build"
}

_CASES = {
    "case_again": "a case behind a whole condition is not read yet",
    "conditional_cases": "see case_again",
    "deed": "a verbal noun behind a preposition is not read yet",
    "conditionals": "several trailing conditions in one sentence are not read yet",
}

LACKING: dict[str, dict[str, str]] = {
    "de": {
        "partitive": "a genitive plural inside the noun phrase says it",
        "more": "amounts in a row are phrases that share their verb",
        "either": "alternatives are parted where steps are built",
        **_CASES,
        "question": "a few words with a question mark are not read yet",
        "after_which": 'several clauses behind "wonach" are not read yet',
    },
    "pl": {
        "that_of": '"niż koszt karty" repeats the noun',
        "attribute": "participles stand behind their noun with what belongs to them",
        "either": '"or" between clauses is marked as a choice',
        "whoever": "a condition says it",
        "whoever_does": "see whoever",
        "allowed": '"może" says it',
        "instead_of": '"zamiast" is not read yet',
        "question": "a few words with a question mark are not read yet",
        "before": "what comes before what is not read yet",
        "after_which": 'one clause follows "po czym" like any other',
        "undone": "what is not done is not read yet",
    },
    "nl": {
        "instead_of": "see undone",
        "more": "amounts in a row are phrases that share their verb",
        **{k: v for k, v in _CASES.items() if k != "conditionals"},
    },
}
"""Constructors a language's grammar does not use, each with the reason."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alias_is_the_constructor(language: str) -> None:
    used = aliases(language)
    assert used <= CONSTRUCTORS, f"no constructor for {used - CONSTRUCTORS}"
    assert CONSTRUCTORS - used == set(LACKING[language]), (
        f"{language} cannot say {sorted(CONSTRUCTORS - used)}; list what it lacks, with reasons"
    )


_SHIFTS = {
    "pay": "that nothing is paid for it is not read yet",
    "harm": "not being touched by the attack says it",
    "there_is": "getting them says it",
    "count": '"per" says what is counted',
    "draw_on": "drawing on is what drawing up to a hand size means anyway",
    "fill": "drawing until the hand has so many cards says it",
    "lower": '"cost 1 less" says it; a cost that falls is not read yet',
    "raise": '"1 coin more" says it; a worth that rises is not read yet',
    "floor": "a sentence of its own on the floor of costs is not read yet",
}

_ALLOWANCES = {
    "act": '"+1 Action" says it; being allowed to play more cards is not read yet',
    "buy": '"+1 Buy" says it; being allowed to buy more cards is not read yet',
    "spend": '"+2 Coins" says it; having more to spend is not read yet',
    "have_more": '"+2 Coins" says it; having more coins is not read yet',
}

UNSAID: dict[str, dict[str, str]] = {
    "de": {
        "gain": '"nehmen" and "erhalten" say it; what they mean hangs on their object',
        "differ": '"um 1 billiger sein" says it; a cost that is lower is not read yet',
        "put_hand": "no verb says hand by itself",
        "cut": '"ablegen, bis" says it',
        "carry_out": '"ausführen" plays a card, whatever came before',
    },
    "pl": {
        "put_hand": "no verb says hand by itself",
        **{
            k: v for k, v in _SHIFTS.items() if k not in ("lower", "raise", "floor", "pay", "count")
        },
        "cut": '"odrzucać, aż" says it',
        "leave": '"zostawiać" is to put back',
        "carry_out": "a card that is played is not said to be carried out",
    },
    "nl": {
        **{k: v for k, v in _SHIFTS.items() if k in ("draw_on", "pay", "harm", "there_is")},
        "differ": '"1 goedkoper zijn" says it; a cost that is lower is not read yet',
    },
}
"""Frames for which a language has no verb, each with the reason."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_frame_has_a_verb(language: str) -> None:
    said: set[str] = set()
    for analyses in load_lexicon(language).forms.values():
        for a in analyses:
            said.update(a.data.get("frames", ()))
            for frames in a.data.get("particles", {}).values():
                said.update(frames)
    assert set(FRAMES) - said == set(UNSAID[language])


def sources() -> list[Path]:
    rooms = [Path(str(engine.__file__)).parent, Path(str(grammar.__file__)).parent]
    return sorted(path for room in rooms for path in room.rglob("*.py"))


@pytest.mark.parametrize("path", sources(), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_no_card_names_in_code(path: Path) -> None:
    """What a card does is in its text; what the rules say of named cards is data."""
    names = {c.id for c in load_library().cards.values()}
    names |= {c.name.lower() for c in load_library().cards.values()}
    plain_words = {"duke", "village", "mine", "bridge", "scout", "workshop", "moat"}
    strings = [
        node.value.lower()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and "\n" not in node.value
        and " " not in node.value.strip()
    ]
    found = [s for s in strings if s in names - plain_words or s in plain_words]
    allowed = {"potion", "curse"}  # a resource and a type of the rules, not the cards
    assert not set(found) - allowed


def test_parsing_is_fast_enough() -> None:
    """At least 500 texts a second of our own time; less is asked here, machines differ."""
    for language in LANGUAGES:
        texts = [row[3] for row in shipped() if row[0] == language]
        for text in texts:
            read(text, language)
        best = 0.0
        for _ in range(3):
            start = time.process_time()
            for text in texts:
                read(text, language)
            best = max(best, len(texts) / (time.process_time() - start))
        assert best > 150, f"{language}: {best:.0f} texts a second"
