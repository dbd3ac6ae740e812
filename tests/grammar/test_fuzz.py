"""Whatever is typed, `read` answers with a tree or findings, never with an exception."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grammar import LANGUAGES, read
from grammar.lexicon import load_lexicon
from tests.check.test_wordings import wordings
from tests.grammar.test_tables import shipped


def sound(text: str, language: str) -> None:
    reading = read(text, language)
    assert reading.tree is not None or reading.findings
    for finding in reading.findings:
        start, end = finding.span
        assert 0 <= start <= end <= len(text), finding


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=80), language=st.sampled_from(LANGUAGES))
def test_any_characters(text: str, language: str) -> None:
    sound(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_any_order(language: str) -> None:
    """Real words, wrongly put: shuffled, doubled, dropped, and mixed between texts."""
    chance = random.Random(7)
    texts = [row[3] for row in shipped() if row[0] == language]
    texts += [row["text"] for row in wordings(language)]
    vocabulary = list(load_lexicon(language).words())
    for text in texts:
        words = text.split(" ")
        for _ in range(4):
            made = list(words)
            for _ in range(chance.randint(1, 3)):
                place = chance.randrange(len(made) or 1)
                match chance.randrange(5):
                    case 0 if len(made) > 1:
                        del made[place]
                    case 1:
                        made.insert(place, chance.choice(words))
                    case 2:
                        made.insert(place, chance.choice(vocabulary))
                    case 3 if len(made) > 1:
                        other = chance.randrange(len(made))
                        made[place], made[other] = made[other], made[place]
                    case _:
                        made[place : place + 1] = chance.choice(texts).split(" ")[:4]
            sound(" ".join(made), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_vocabulary(language: str) -> None:
    chance = random.Random(11)
    vocabulary = [
        *load_lexicon(language).words(),
        "+",
        "1",
        "2",
        ".",
        ",",
        ":",
        ";",
        "(",
        ")",
        "\n",
    ]
    for _ in range(300):
        sound(" ".join(chance.choices(vocabulary, k=chance.randint(1, 14))), language)
