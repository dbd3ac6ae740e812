"""The effect AST as JSON, for engines and tools that are not written in Python.

Every node is an object with its class under "node" and one key a field; enums are their
values, tuples are arrays. All of it follows from the dataclasses: a new node needs no code
here. `json_schema` describes the same form; the published copy is schema/effects.schema.json
(`python -m cardspec.ast_json` writes it).

Reading is strict: an unknown key, a wrong kind or a missing field is an AstJsonError that
says where, so that a tree is either what was written or not there at all.
"""

from __future__ import annotations

import dataclasses
import json
import types
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeGuard, Union, get_args, get_origin, get_type_hints

from cardspec import effects
from cardspec.effects import CardText, Node

SCHEMA = Path(__file__).resolve().parent / "schema" / "effects.schema.json"
Json: TypeAlias = Any
_Decoder: TypeAlias = Callable[[Json, str], Any]


class AstJsonError(ValueError):
    """The JSON is not a tree; `path` says where, such as `abilities[0].effect.amount`."""

    def __init__(self, path: str, problem: str) -> None:
        self.path = path or "the whole"
        self.problem = problem
        super().__init__(f"{self.path}: {problem}")


# --- writing --------------------------------------------------------------------------


def to_json(node: Node, *, spans: bool = True) -> dict[str, Json]:
    """The node as plain JSON values. Without spans equal trees give equal JSON."""
    found: dict[str, Json] = {"node": type(node).__name__}
    for field in dataclasses.fields(node):
        value = getattr(node, field.name)
        if field.name == "span":
            if spans and value is not None:
                found["span"] = list(value)
        else:
            found[field.name] = _plain(value, spans)
    return found


def _plain(value: Any, spans: bool) -> Json:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return to_json(value, spans=spans)  # type: ignore[arg-type]  # all dataclasses here are nodes
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item, spans) for item in value]
    return value


# --- reading --------------------------------------------------------------------------


def from_json(value: Json) -> CardText:
    """A whole text. AstJsonError for anything that `json_schema` does not allow."""
    text: CardText = node_from_json(value, CardText)
    return text


def node_from_json(value: Json, *kinds: type) -> Any:
    """A node of one of these classes (all nodes, if none is given)."""
    try:
        return _node_decoder(kinds or tuple(node_classes()))(value, "")
    except RecursionError:
        raise AstJsonError("", "it is nested too deeply") from None


def node_classes() -> Iterator[type]:
    """Every node class of the AST, in the order it is written."""
    for item in vars(effects).values():
        if is_node(item):
            yield item


@cache
def field_types(cls: type) -> dict[str, Any]:
    """Field name to its type, without the span."""
    return {name: hint for name, hint in get_type_hints(cls).items() if name != "span"}


@cache
def _required(cls: type) -> frozenset[str]:
    missing = dataclasses.MISSING
    fields = dataclasses.fields(cls)
    return frozenset(f.name for f in fields if f.default is missing and f.name != "span")


def _node_decoder(kinds: tuple[type, ...]) -> _Decoder:
    by_name = {cls.__name__: cls for cls in kinds}

    def decode(value: Json, path: str) -> Any:
        if not isinstance(value, dict):
            raise AstJsonError(path, f"a node is expected, not {_kind(value)}")
        name = value.get("node")
        cls = by_name.get(name) if isinstance(name, str) else None
        if cls is None:
            shown = ", ".join(by_name) if len(by_name) < 12 else f"the {len(by_name)} nodes"
            raise AstJsonError(path, f"node {name!r} is not allowed here; one of {shown} is")
        return _build(cls, value, path)

    return decode


def _build(cls: type, value: dict[str, Json], path: str) -> Any:
    decoders = _field_decoders(cls)
    if unknown := [k for k in value if k not in decoders and k not in ("node", "span")]:
        raise AstJsonError(path, f"{cls.__name__} has no field {unknown[0]!r}")
    if lacking := sorted(_required(cls) - value.keys()):
        raise AstJsonError(path, f"{cls.__name__} needs the field {lacking[0]!r}")
    fields = {
        name: decode(value[name], f"{path}.{name}" if path else name)
        for name, decode in decoders.items()
        if name in value
    }
    return cls(**fields, span=_span(value.get("span"), path))


def _span(value: Json, path: str) -> tuple[int, int] | None:
    if value is None:
        return None
    whole = isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)
    if not whole or not 0 <= value[0] <= value[1]:
        raise AstJsonError(path, "a span is two numbers [start, end]")
    return value[0], value[1]


@cache
def _field_decoders(cls: type) -> dict[str, _Decoder]:
    return {name: _decoder(hint) for name, hint in field_types(cls).items()}


def _decoder(hint: Any) -> _Decoder:
    if item := tuple_item(hint):
        return _tuple_decoder(_decoder(item))
    if options := union_members(hint):
        return _union_decoder(options)
    if is_node(hint):
        return _node_decoder((hint,))
    if issubclass(hint, StrEnum):
        return _enum_decoder(hint)
    return _plain_decoder(hint)


def _tuple_decoder(item: _Decoder) -> _Decoder:
    def decode(value: Json, path: str) -> Any:
        if not isinstance(value, list):
            raise AstJsonError(path, f"a list is expected, not {_kind(value)}")
        return tuple(item(entry, f"{path}[{i}]") for i, entry in enumerate(value))

    return decode


def _union_decoder(options: tuple[Any, ...]) -> _Decoder:
    """A union of nodes, or of one other kind, either with None."""
    optional = type(None) in options
    rest = tuple(o for o in options if o is not type(None))
    nodes = all(is_node(o) for o in rest)
    inner = _node_decoder(rest) if nodes else _decoder(rest[0])

    def decode(value: Json, path: str) -> Any:
        return None if optional and value is None else inner(value, path)

    return decode


def _enum_decoder(enum: type[StrEnum]) -> _Decoder:
    def decode(value: Json, path: str) -> Any:
        if value not in list(enum):
            known = ", ".join(enum)
            raise AstJsonError(path, f"{value!r} is not one of: {known}")
        return enum(value)

    return decode


def _plain_decoder(kind: type) -> _Decoder:
    def decode(value: Json, path: str) -> Any:
        if type(value) is not kind:  # a bool is not a number here
            raise AstJsonError(path, f"{_NAMES[kind]} is expected, not {_kind(value)}")
        return value

    return decode


_NAMES: dict[type, str] = {int: "a whole number", str: "a text", bool: "true or false"}


def _kind(value: Json) -> str:
    names = {**_NAMES, dict: "an object", list: "a list", type(None): "null"}
    return names.get(type(value), type(value).__name__)


# --- types ----------------------------------------------------------------------------


def union_members(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if isinstance(hint, types.UnionType) or get_origin(hint) is Union else ()


def is_node(hint: Any) -> TypeGuard[type]:
    return isinstance(hint, type) and dataclasses.is_dataclass(hint)


def tuple_item(hint: Any) -> Any:
    """X of tuple[X, ...], else None."""
    return get_args(hint)[0] if get_origin(hint) is tuple else None


# --- the schema -----------------------------------------------------------------------


def json_schema() -> dict[str, Json]:
    """JSON Schema of a whole text, one definition a node and one a union of nodes."""
    definitions: dict[str, Json] = {}
    for name, members in _unions().items():
        definitions[name] = {"oneOf": [_ref(cls.__name__) for cls in members]}
    for cls in node_classes():
        definitions[cls.__name__] = _node_schema(cls)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cardspec effect AST",
        "description": "What a card text makes players do, in no language.",
        **_ref("CardText"),
        "$defs": definitions,
    }


def _unions() -> dict[str, tuple[type, ...]]:
    """The named unions of nodes, such as Effect."""
    return {
        name: get_args(alias)
        for name, alias in vars(effects).items()
        if isinstance(alias, types.UnionType)
        and name != "Node"
        and all(is_node(member) for member in get_args(alias))
    }


def _ref(name: str) -> dict[str, Json]:
    return {"$ref": f"#/$defs/{name}"}


def _node_schema(cls: type) -> dict[str, Json]:
    number = {"type": "integer", "minimum": 0}
    properties: dict[str, Json] = {"node": {"const": cls.__name__}}
    for name, hint in field_types(cls).items():
        properties[name] = _type_schema(hint)
    properties["span"] = {"type": "array", "prefixItems": [number, number], "items": False}
    required = [name for name in properties if name in _required(cls)]
    doc = " ".join((cls.__doc__ or "").split())
    described = {} if doc.startswith(f"{cls.__name__}(") else {"description": doc}
    return {
        **described,
        "type": "object",
        "properties": properties,
        "required": ["node", *required],
        "additionalProperties": False,
    }


def _type_schema(hint: Any) -> dict[str, Json]:
    if item := tuple_item(hint):
        return {"type": "array", "items": _type_schema(item)}
    if options := union_members(hint):
        rest = tuple(o for o in options if o is not type(None))
        named = next((n for n, m in _unions().items() if set(m) == set(rest)), None)
        inner = _ref(named) if named else _type_schema(rest[0])
        return {"anyOf": [inner, {"type": "null"}]} if type(None) in options else inner
    if is_node(hint):
        return _ref(hint.__name__)
    if issubclass(hint, StrEnum):
        return {"enum": [member.value for member in hint]}
    return {"type": {int: "integer", str: "string", bool: "boolean"}[hint]}


def published_schema() -> str:
    return json.dumps(json_schema(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(published_schema(), encoding="utf-8")
