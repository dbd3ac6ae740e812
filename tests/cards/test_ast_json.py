"""The JSON form: what is written is read back, the schema says the same, nothing else passes."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from cardspec.ast_json import (
    SCHEMA,
    AstJsonError,
    from_json,
    json_schema,
    node_classes,
    node_from_json,
    published_schema,
    to_json,
)
from cardspec.effects import (
    Cards,
    CardText,
    CostOf,
    Costs,
    Exactly,
    Gain,
    In,
    Number,
    OnPlay,
    Op,
    Plus,
    Resource,
    Seq,
    Sum,
    Zone,
)
from tests.strategies import card_texts, nodes

VALIDATOR = Draft202012Validator(json_schema())
SAMPLE = CardText(
    (
        OnPlay(
            Seq(
                (
                    Plus(Resource.CARDS, Number(1, span=(1, 2)), span=(0, 8)),
                    Gain(
                        Cards(
                            In(Zone.SUPPLY),
                            (Costs(Op.EQUAL, Sum(CostOf("trashed"), Number(1))),),
                            Exactly(Number(1)),
                        )
                    ),
                )
            )
        ),
    ),
    span=(0, 60),
)


def test_schema_is_itself_valid_and_published() -> None:
    Draft202012Validator.check_schema(json_schema())
    assert SCHEMA.read_text(encoding="utf-8") == published_schema(), (
        "the AST changed: run `python -m cardspec.ast_json`"
    )


@settings(max_examples=60, deadline=None)
@given(card_texts(spans=True))
def test_round_trip(text: CardText) -> None:
    written = json.loads(json.dumps(to_json(text)))
    VALIDATOR.validate(written)
    back = from_json(written)
    assert back == text
    assert to_json(back) == written, "spans travel too"


@pytest.mark.parametrize("cls", list(node_classes()), ids=lambda cls: cls.__name__)
def test_every_node_travels(cls: type) -> None:
    @settings(max_examples=8, deadline=None, database=None)
    @given(nodes(cls, height=5))
    def check(node: Any) -> None:
        assert node_from_json(to_json(node), cls) == node

    check()


def test_without_spans_equal_trees_are_equal_json() -> None:
    assert "span" not in json.dumps(to_json(SAMPLE, spans=False))
    assert to_json(from_json(to_json(SAMPLE)), spans=False) == to_json(SAMPLE, spans=False)


def test_fields_with_a_default_may_be_left_out() -> None:
    short = {"node": "In", "zone": "hand"}
    assert node_from_json(short, In) == In(Zone.HAND)


BAD: list[tuple[list[str | int], Any, str, str]] = [
    ([], [], "the whole", "a node is expected, not a list"),
    ([], None, "the whole", "not null"),
    (["node"], "Seq", "the whole", "'Seq' is not allowed here"),
    (["node"], ["CardText"], "the whole", "is not allowed here"),
    (["abilities"], {}, "abilities", "a list is expected, not an object"),
    (["abilities", 0, "node"], "Plus", "abilities[0]", "one of OnPlay, When, Yields, Worth is"),
    (["abilities", 0, "extra"], 1, "abilities[0]", "OnPlay has no field 'extra'"),
    (
        ["abilities", 0, "effect", "steps", 0, "resource"],
        "kittens",
        "abilities[0].effect.steps[0].resource",
        "'kittens' is not one of: cards, actions",
    ),
    (
        ["abilities", 0, "effect", "steps", 0, "resource"],
        ["cards"],
        "abilities[0].effect.steps[0].resource",
        "is not one of",
    ),
    (
        ["abilities", 0, "effect", "steps", 0, "amount", "value"],
        True,
        "abilities[0].effect.steps[0].amount.value",
        "a whole number is expected, not true or false",
    ),
    (
        ["abilities", 0, "effect", "steps", 0, "amount", "value"],
        1.5,
        "abilities[0].effect.steps[0].amount.value",
        "not float",
    ),
    (["span"], [3, 1], "the whole", "a span is two numbers"),
    (["span"], "3-1", "the whole", "a span is two numbers"),
]


@pytest.mark.parametrize(("where", "value", "path", "problem"), BAD)
def test_bad_json(where: list[str | int], value: Any, path: str, problem: str) -> None:
    written: Any = to_json(SAMPLE)
    if where:
        target = written
        for key in where[:-1]:
            target = target[key]
        target[where[-1]] = value
    else:
        written = value
    with pytest.raises(AstJsonError) as caught:
        from_json(written)
    assert caught.value.path == path
    assert problem in caught.value.problem


def test_a_missing_field_is_named() -> None:
    written: Any = to_json(SAMPLE)
    del written["abilities"][0]["effect"]
    with pytest.raises(AstJsonError, match=r"abilities\[0\]: OnPlay needs the field 'effect'"):
        from_json(written)


def test_a_bottomless_tree_is_refused() -> None:
    inner: Any = {"node": "Unaffected"}
    for _ in range(5000):
        inner = {"node": "May", "effect": inner}
    with pytest.raises(AstJsonError, match="nested too deeply"):
        from_json({"node": "CardText", "abilities": [{"node": "OnPlay", "effect": inner}]})


@settings(max_examples=60, deadline=None)
@given(card_texts(), st.data())
def test_schema_and_reader_agree_on_damaged_trees(text: CardText, data: st.DataObject) -> None:
    """Whatever the schema refuses the reader refuses, and the other way round."""
    written: Any = copy.deepcopy(to_json(text))
    _damage(written, data)
    try:
        from_json(written)
        readable = True
    except AstJsonError:
        readable = False
    assert readable == VALIDATOR.is_valid(written)


def _damage(tree: Any, data: st.DataObject) -> None:
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        pairs = list(value.items() if isinstance(value, dict) else enumerate(value))
        for key, inner in pairs:
            places.append((value, key))
            if isinstance(inner, dict | list):
                walk(inner)

    walk(tree)
    holder, key = data.draw(st.sampled_from(places))
    wrong: st.SearchStrategy[Any] = st.sampled_from(
        [None, 7, "x", True, [], {}, "Number", "hand", {"node": "EmptyPiles"}]
    )
    if isinstance(holder, dict) and data.draw(st.booleans()):
        del holder[key]
    else:
        holder[key] = data.draw(wrong)
