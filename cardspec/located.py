"""YAML with places: every value knows the line and column it was written at.

Card data is edited by people who do not program. So an error names file, line and column
and says what to do, duplicate keys are errors instead of a silent last-one-wins, a byte
order mark is forgiven, and text arrives in one Unicode form however it was typed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from cardspec.data_errors import CardDataError, Mark

Keys: TypeAlias = tuple[str | int, ...]
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MAX_BYTES = 2_000_000
MAX_DEPTH = 20


@dataclass(frozen=True, slots=True)
class Document:
    """The values of a file, and where each of them (and each key) stands."""

    file: str
    value: Any
    marks: Mapping[Keys, Mark]
    key_marks: Mapping[Keys, Mark]

    def error(
        self, code: str, path: Keys, *, at_key: bool = False, **params: object
    ) -> CardDataError:
        return CardDataError(code, self.file, self.mark(path, at_key=at_key), **params)

    def mark(self, path: Keys, *, at_key: bool = False) -> Mark:
        """The place of a value (or of its key), else of the nearest thing around it."""
        if at_key and path in self.key_marks:
            return self.key_marks[path]
        while path not in self.marks and path:
            path = path[:-1]
        return self.marks.get(path, Mark(1, 1))


def read_document(path: Path, name: str | None = None) -> Document:
    """Read one YAML file; `name` is what error messages call it."""
    file = name or str(path)
    try:
        if path.stat().st_size > MAX_BYTES:
            raise CardDataError("data-too-large", file, limit=MAX_BYTES // 1000)
        raw = path.read_bytes()
    except OSError as problem:
        raise CardDataError("data-unreadable", file, reason=problem.strerror) from None
    return parse_document(raw, file)


def parse_document(raw: bytes, file: str) -> Document:
    text = decode(raw, file)
    if not text.strip():
        raise CardDataError("data-empty", file)
    loader = _Loader(text)
    try:
        root = loader.get_single_node()
    except yaml.YAMLError as problem:
        raise syntax_error(problem, file) from None
    except RecursionError:
        raise CardDataError("data-too-deep", file) from None
    finally:
        loader.dispose()
    if root is None:
        raise CardDataError("data-empty", file)
    return _Builder(file, text).build(root)


def decode(raw: bytes, file: str) -> str:
    """UTF-8, with or without a byte order mark, as NFC with plain line ends."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise CardDataError("data-utf16", file)
    raw = raw.removeprefix(b"\xef\xbb\xbf")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        before = raw[: problem.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        guess = raw[problem.start : problem.start + 1].decode("cp1252", "replace")
        raise CardDataError("data-encoding", file, Mark(line, column), guess=guess) from None
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))


def syntax_error(problem: yaml.YAMLError, file: str) -> CardDataError:
    """What the YAML parser had to say, with the place it said it of."""
    mark = getattr(problem, "problem_mark", None) or getattr(problem, "context_mark", None)
    what = getattr(problem, "problem", None) or getattr(problem, "reason", None) or str(problem)
    place = Mark(mark.line + 1, mark.column + 1) if mark else None
    return CardDataError("data-syntax", file, place, problem=what)


class _Builder:
    """Turns YAML nodes into plain values. Written out because the stock constructor forgets
    places and lets a repeated key overwrite the first."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.split("\n")
        self.marks: dict[Keys, Mark] = {}
        self.key_marks: dict[Keys, Mark] = {}
        self.seen: set[int] = set()

    def build(self, root: yaml.Node) -> Document:
        value = self.value(root, ())
        return Document(self.file, value, self.marks, self.key_marks)

    def value(self, node: yaml.Node, path: Keys) -> Any:
        self.marks[path] = mark = self.text_mark(node)
        if len(path) > MAX_DEPTH:
            raise CardDataError("data-too-deep", self.file, mark)
        if id(node) in self.seen:
            raise CardDataError("data-alias", self.file, mark)
        self.seen.add(id(node))
        match node:
            case yaml.MappingNode():
                return self.mapping(node, path)
            case yaml.SequenceNode():
                return [self.value(item, (*path, i)) for i, item in enumerate(node.value)]
            case _:
                return scalar(node)

    def mapping(self, node: yaml.MappingNode, path: Keys) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for key_node, value_node in node.value:
            mark = Mark(key_node.start_mark.line + 1, key_node.start_mark.column + 1)
            key = scalar(key_node)
            if not isinstance(key, str):
                written = getattr(key_node, "value", "?")
                raise CardDataError("data-key-not-text", self.file, mark, key=written)
            if key in result:
                first = self.key_marks[(*path, key)].line
                raise CardDataError("data-duplicate-key", self.file, mark, key=key, first=first)
            self.key_marks[(*path, key)] = mark
            result[key] = self.value(value_node, (*path, key))
        return result

    def text_mark(self, node: yaml.Node) -> Mark:
        """Where the words begin: below the `|` for a block, inside the quotes for a quote."""
        line, column = node.start_mark.line, node.start_mark.column
        style = getattr(node, "style", None)
        if isinstance(node, yaml.ScalarNode) and style in ("|", ">"):
            for number in range(line + 1, len(self.lines)):
                below = self.lines[number]
                if below.strip():
                    return Mark(line + 2, len(below) - len(below.lstrip()) + 1)
        if isinstance(node, yaml.ScalarNode) and style in ("'", '"'):
            column += 1
        return Mark(line + 1, column + 1)


def scalar(node: yaml.Node) -> Any:
    match node.tag.rsplit(":", 1)[-1]:
        case "int":
            try:
                return int(node.value.replace("_", ""))
            except ValueError:
                return node.value
        case "bool":
            return node.value.lower() in ("yes", "true", "on")
        case "null":
            return None
        case "float":
            try:
                return float(node.value)
            except ValueError:
                return node.value
        case _:
            return node.value
