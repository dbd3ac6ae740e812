"""Every card text of a language, read once and kept by what the reading depends on.

Reading a language means loading its lexicon and grammar, which takes longer than reading all
its texts. So a language is read whole, and a warm start loads no grammar at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from cardspec import cache
from cardspec.cards import LANGUAGES, Card, Library
from cardspec.effects import CardText
from cardspec.findings import Code, Finding, Severity

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = {".py", ".yaml", ".lark", ".feature", ".json"}


@dataclass(slots=True)
class TextReading:
    """What reading one text gave. The tree is unpacked only if somebody asks for it."""

    lexed: bool
    parsed: bool
    findings: tuple[Finding, ...]
    packed: Mapping[str, Any] | None
    _tree: CardText | None = None

    @property
    def tree(self) -> CardText | None:
        if self._tree is None and self.packed is not None:
            from cardspec.ast_json import from_json

            self._tree = from_json(self.packed)
        return self._tree

    @property
    def meaning(self) -> str | None:
        """Equal for equal trees, without unpacking them."""
        return None if self.packed is None else str(_without_spans(self.packed))


class Readings:
    """All texts of one language, of every edition; cards without a text are not there."""

    def __init__(self, library: Library, lang: str, *, fresh: bool = False) -> None:
        self.library = library
        self.lang = lang
        self.fresh = fresh
        self.key = cache.digest([file_key(*reading_files(lang)), *_texts(library, lang)])

    @cached_property
    def printed(self) -> Mapping[tuple[str, str], TextReading]:
        """By card id and edition."""
        stored = None if self.fresh else cache.fetch("readings", self.key)
        if stored is not None:
            try:
                return {(card, edition): _unpack(entry) for card, edition, entry in stored}
            except (KeyError, TypeError, ValueError, AttributeError):
                pass  # a damaged entry: read the texts instead
        packed = [
            (card.id, edition, _read(card, self.lang, edition))
            for card in self.library.cards.values()
            for edition in card.texts.get(self.lang, {})
        ]
        cache.store("readings", self.key, packed)
        return {(card, edition): _unpack(entry) for card, edition, entry in packed}

    @cached_property
    def texts(self) -> Mapping[str, TextReading]:
        """Those of the first edition, which games are played with, by card id."""
        editions = {card.id: card.editions[0] for card in self.library.cards.values()}
        return {
            c: reading for (c, edition), reading in self.printed.items() if edition == editions[c]
        }


# --- what a reading depends on --------------------------------------------------------


def reading_files(lang: str) -> Iterable[Path]:
    """The AST, the shared grammar code, the lexicon and grammar of this language, and this
    module, which packs what they give."""
    yield Path(__file__).resolve()
    others = {other for other in LANGUAGES if other != lang}
    for path in files("grammar"):
        if path.stem.split("_")[0] not in others:
            yield path
    for name in ("effects", "normalise", "ast_json", "findings"):
        path = ROOT / "cardspec" / f"{name}.py"
        if path.is_file():
            yield path


def files(folder: str) -> Iterable[Path]:
    """The files of a room that decide what it does."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in SUFFIXES and path.is_file():
            yield path


def file_key(*paths: Path) -> str:
    parts: list[bytes | str] = []
    for path in paths:
        parts += [path.relative_to(ROOT).as_posix(), path.read_bytes()]
    return cache.digest(parts)


def _texts(library: Library, lang: str) -> Iterable[str]:
    """Names belong to it too: they are words of the language."""
    for card in library.cards.values():
        yield from (card.id, *card.editions, str(card.names.get(lang)))
        yield from (part for text in card.texts.get(lang, {}).items() for part in text)


# --- packing --------------------------------------------------------------------------


def _read(card: Card, lang: str, edition: str) -> dict[str, Any]:
    from cardspec.ast_json import to_json
    from tools.reading import read_text

    reading = read_text(card.text(lang, edition), lang)
    return {
        "lexed": reading.lexed,
        "parsed": reading.parsed,
        "tree": None if reading.tree is None else to_json(reading.tree),
        "findings": [
            [str(f.code), list(f.span), dict(f.params), str(f.severity)] for f in reading.findings
        ],
    }


def _unpack(entry: Mapping[str, Any]) -> TextReading:
    return TextReading(
        bool(entry["lexed"]),
        bool(entry["parsed"]),
        tuple(_finding(*finding) for finding in entry["findings"]),
        entry["tree"],
    )


def _finding(code: str, span: list[int], params: dict[str, Any], severity: str) -> Finding:
    told = {k: tuple(v) if isinstance(v, list | tuple) else v for k, v in params.items()}
    return Finding(Code(code), (span[0], span[1]), told, Severity(severity))


def _without_spans(tree: Any) -> Any:
    if isinstance(tree, Mapping):
        return {k: _without_spans(v) for k, v in tree.items() if k != "span"}
    return [_without_spans(item) for item in tree] if isinstance(tree, list) else tree
