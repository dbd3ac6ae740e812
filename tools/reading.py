"""Reading a text as a user may give it: whatever it is, there is an answer.

A text that trips over a fault of ours is a text that was not understood, and is told so; the
name of the fault travels along for the report. Tests of the grammar call it directly and see
such faults as what they are; CARDSPEC_DEBUG shows them here too.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from cardspec.data_errors import CardDataError
from cardspec.findings import Code, Finding
from cardspec.languages import LANGUAGES
from grammar import Reading, read
from grammar.lexicon import load_lexicon
from grammar.scan import scan


def read_text(text: str, lang: str) -> Reading:
    load_language(lang)
    try:
        reading = read(text, lang)
        return reading if reading.lexed else _in_another_language(text, lang) or reading
    except Exception as fault:
        if os.environ.get("CARDSPEC_DEBUG"):
            raise
        told = Finding(Code.NOT_UNDERSTOOD, (0, len(text)), {"fault": type(fault).__name__})
        return Reading(None, (told,), lexed=True, parsed=False)


def _in_another_language(text: str, lang: str) -> Reading | None:
    """One finding instead of one for every word, where the language given is the wrong one."""
    words, unknown = scan(text, load_lexicon(lang))
    if len(unknown) <= sum(word.text[:1].isalpha() for word in words):
        return None
    for other in LANGUAGES:
        if other != lang and not scan(text, load_lexicon(other))[1]:
            told = Finding(Code.LANGUAGE, (0, len(text)), {"asked": lang, "language": other})
            return Reading(None, (told,), lexed=False, parsed=False)
    return None


@cache
def load_language(lang: str) -> None:
    """Lexicon and grammar are data too: if one is broken, that is told, with its place, and no
    text is blamed for it."""
    import yaml
    from lark.exceptions import LarkError

    from cardspec.located import syntax_error
    from grammar.parser import load_parser

    words, order = f"grammar/{lang}.yaml", f"grammar/{lang}.lark"
    try:
        load_lexicon(lang)
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        words = f"grammar/{Path(mark.name).name}" if mark is not None else words
        raise syntax_error(problem, words) from None
    except OSError as problem:
        raise CardDataError("data-unreadable", words, reason=problem.strerror) from None
    except (LookupError, TypeError, ValueError, AttributeError) as problem:
        raise CardDataError("data-broken", words, problem=repr(problem)) from None
    try:
        load_parser(lang)
    except OSError as problem:
        raise CardDataError("data-unreadable", order, reason=problem.strerror) from None
    except LarkError as problem:
        told = str(problem).strip().split("\n", 1)[0]
        raise CardDataError("data-broken", order, problem=told) from None
