"""A document against the schema, with the complaint in a translator's words.

jsonschema speaks of properties, instances and patterns. The first real problem is picked and
put into one of our own sentences, at the line and column it stands.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cardspec.cards import nearest
from cardspec.data_errors import CardDataError
from cardspec.loader import SCHEMA
from cardspec.located import Document

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

KINDS = {
    "object": "a mapping (key: value)",
    "array": "a list",
    "string": "a text (put it in quotes)",
    "integer": "a whole number",
}


@lru_cache(maxsize=1)
def _validator() -> Any:
    """One for all files: making a validator costs more than using it a hundred times."""
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def validate(document: Document) -> None:
    """Raise CardDataError for the first problem in the order of the file."""
    problems = [_sentence(document, error) for error in _validator().iter_errors(document.value)]
    if problems:
        raise min(problems, key=_reading_order)


def _reading_order(problem: CardDataError) -> tuple[int, bool, int]:
    """By line; in a line a misspelt key comes before the key that is missing because of it."""
    return problem.line or 0, problem.code == "data-missing-key", problem.column or 0


def _sentence(document: Document, error: ValidationError) -> CardDataError:
    path = tuple(error.absolute_path)
    schema = error.schema if isinstance(error.schema, dict) else {}
    value: Any = error.instance
    rule: Any = error.validator_value
    match error.validator:
        case "required":
            key = next(k for k in rule if k not in value)
            return document.error("data-missing-key", path, at_key=True, key=key)
        case "additionalProperties":
            return _unknown_key(document, path, value, tuple(schema.get("properties", ())))
        case "enum":
            return _not_one_of(document, path, value, tuple(map(str, rule)))
        case "type" | "const":
            first = rule if isinstance(rule, str) else rule[0]
            expected = schema.get("title") or KINDS.get(first, first)
            return document.error("data-wrong-kind", path, value=_shown(value), expected=expected)
        case "pattern":
            at_key = isinstance(value, str) and (*path, value) in document.key_marks
            where = (*path, value) if at_key else path
            expected = schema.get("title", "well-formed")
            return document.error(
                "data-malformed", where, at_key=at_key, value=value, expected=expected
            )
        case _:
            return document.error("data-invalid", path, problem=error.message)


def _unknown_key(
    document: Document, path: tuple[str | int, ...], value: Any, known: tuple[str, ...]
) -> CardDataError:
    key = next(k for k in value if k not in known)
    near = nearest(key, known)
    code = "data-unknown-key-near" if near else "data-unknown-key"
    params = {"near": near[0]} if near else {"known": ", ".join(known)}
    return document.error(code, (*path, key), at_key=True, key=key, **params)


def _not_one_of(
    document: Document, path: tuple[str | int, ...], value: Any, known: tuple[str, ...]
) -> CardDataError:
    at_key = isinstance(value, str) and (*path, value) in document.key_marks
    near = nearest(value, known) if isinstance(value, str) else ()
    code = "data-not-one-of-near" if near else "data-not-one-of"
    params = {"near": near[0]} if near else {"known": ", ".join(known)}
    where = (*path, value) if at_key else path
    return document.error(code, where, at_key=at_key, value=_shown(value), **params)


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "..."
