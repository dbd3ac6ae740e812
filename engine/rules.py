"""The rule set: what a book says about setup, turns and the end of the game, as data.

The engine knows no card by name; where the rules name one (start deck, which empty pile
ends the game), the name stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import yaml

from cardspec.effects import Zone
from engine import information
from engine.errors import SetupError
from engine.information import Information

PerPlayers: TypeAlias = Mapping[int, int]
"""Number of players -> how many."""


class TieBreak(StrEnum):
    FEWER_TURNS = "fewer_turns"
    NONE = "none"
    """All who have the most points share the victory."""


class Reshuffle(StrEnum):
    """What is done when more cards are needed than the deck has."""

    REST_FIRST = "rest_first"
    """The rest of the deck is drawn, then the discards are shuffled, then the missing drawn."""
    DISCARD_UNDER = "discard_under"
    """The discards are shuffled and put under the rest; then all are drawn together."""


class FirstGame(StrEnum):
    """Who begins the first game."""

    LOT = "lot"
    ANYONE = "anyone"
    """Whoever the players like."""


class AfterTie(StrEnum):
    """Who begins the game after one with several winners."""

    NON_WINNER = "non_winner"
    """By lot, one of those who did not win."""
    LOT = "lot"


class Simultaneous(StrEnum):
    """Who comes first where something happens to several players."""

    FROM_CURRENT = "from_current"
    """The player whose turn it is, then clockwise."""


@dataclass(frozen=True, slots=True)
class PileRule:
    card: str
    cards: PerPlayers
    dealt: bool = False
    """Start decks are dealt out of this pile."""


@dataclass(frozen=True, slots=True, eq=False)
class RuleSet:
    """Compared by identity, so that what follows from it can be kept by it."""

    book: str
    least_players: int
    most_players: int
    start_deck: Mapping[str, int]
    hand_size: int
    actions: int
    buys: int
    treasures_after_buying: bool
    piles: tuple[PileRule, ...]
    optional_piles: tuple[PileRule, ...]
    kingdom_piles: int
    kingdom_cards: PerPlayers
    victory_cards: PerPlayers
    """For kingdom piles of victory cards, of several types or not."""
    ends_when_empty: tuple[str, ...]
    empty_piles: PerPlayers
    """So many empty piles, whichever, end the game."""
    scored: frozenset[Zone]
    """Where the book has players look for points; what is in play is discarded by then."""
    tie_break: TieBreak
    reshuffle: Reshuffle
    first_game: FirstGame
    after_tie: AfterTie
    """After a game that one player won, the player to the left of the winner begins."""
    simultaneous: Simultaneous
    information: Information
    said: Mapping[str, str]
    """Rule -> where in the book it stands. What is not here goes unsaid in the book, and
    the value is our reading."""
    data: Mapping[str, Any] = field(compare=False, repr=False)
    """As read, for saving a game with its rules."""

    @staticmethod
    def from_data(data: Any, where: str = "rule set") -> RuleSet:
        """Checked, or `SetupError` that names the place."""
        return _Reader(where).rule_set(data)

    @staticmethod
    def load(path: str | Path) -> RuleSet:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as e:
            raise SetupError(f"{path}: cannot be read ({e})") from e
        return _parse(text, str(path))

    @staticmethod
    def of_book(book: str) -> RuleSet:
        """The rules of a book that travels with the package: `RuleSet.of_book("000")`."""
        return _of_book(book)


@cache
def _of_book(book: str) -> RuleSet:
    if not book.isalnum():
        raise SetupError(f"no rules of book {book!r}")
    resource = files("rulebooks").joinpath("rules", f"{book}.yaml")
    try:
        text = resource.read_text(encoding="utf-8")
    except FileNotFoundError as e:
        raise SetupError(f"no rules of book {book!r}") from e
    return _parse(text, f"{book}.yaml")


def _parse(text: str, where: str) -> RuleSet:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        data = yaml.load(text, Loader=loader)
    except yaml.YAMLError as e:
        mark = getattr(e, "problem_mark", None)
        place = f":{mark.line + 1}:{mark.column + 1}" if mark else ""
        problem = getattr(e, "problem", None) or "not YAML"
        raise SetupError(f"{where}{place}: {problem}") from e
    return RuleSet.from_data(data, where)


_Choice = TypeVar("_Choice", bound=StrEnum)
_KEYS = {
    "book", "players", "start_deck", "hand_size", "actions", "buys", "treasures_after_buying",
    "piles", "optional_piles", "kingdom", "end", "tie_break", "reshuffle", "next_game",
    "simultaneous", "information", "said",
}  # fmt: skip


class _Reader:
    """Reads plain data and says where it is wrong."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.players: range = range(0)

    def fail(self, path: str, problem: str) -> SetupError:
        return SetupError(f"{self.where}: {path}: {problem}")

    def rule_set(self, data: Any) -> RuleSet:
        top = self.table(data, "top")
        for key in top.keys() - _KEYS:
            raise self.fail(key, "unknown key")
        for key in sorted(_KEYS - {"optional_piles"} - top.keys()):
            raise self.fail(key, "missing")
        players = self.table(top["players"], "players")
        least = self.number(players.get("least"), "players.least", 2)
        most = self.number(players.get("most"), "players.most", least)
        self.players = range(least, most + 1)
        kingdom = self.table(top["kingdom"], "kingdom")
        end = self.table(top["end"], "end")
        following = self.table(top["next_game"], "next_game")
        start = self.table(top["start_deck"], "start_deck")
        return RuleSet(
            book=str(top["book"]),
            least_players=least,
            most_players=most,
            start_deck=MappingProxyType(
                {str(c): self.number(n, f"start_deck.{c}", 1) for c, n in start.items()}
            ),
            hand_size=self.number(top["hand_size"], "hand_size", 1),
            actions=self.number(top["actions"], "actions", 0),
            buys=self.number(top["buys"], "buys", 0),
            treasures_after_buying=self.flag(
                top["treasures_after_buying"], "treasures_after_buying"
            ),
            piles=self.piles(top["piles"], "piles"),
            optional_piles=self.piles(top.get("optional_piles", []), "optional_piles"),
            kingdom_piles=self.number(kingdom.get("piles"), "kingdom.piles", 0),
            kingdom_cards=self.per_players(kingdom.get("cards"), "kingdom.cards"),
            victory_cards=self.per_players(kingdom.get("victory_cards"), "kingdom.victory_cards"),
            ends_when_empty=self.names(end.get("when_empty"), "end.when_empty"),
            empty_piles=self.per_players(end.get("empty_piles"), "end.empty_piles"),
            scored=self.zones(end.get("scored"), "end.scored"),
            tie_break=self.one_of(TieBreak, top["tie_break"], "tie_break"),
            reshuffle=self.one_of(Reshuffle, top["reshuffle"], "reshuffle"),
            first_game=self.one_of(FirstGame, following.get("first"), "next_game.first"),
            after_tie=self.one_of(AfterTie, following.get("after_tie"), "next_game.after_tie"),
            simultaneous=self.one_of(Simultaneous, top["simultaneous"], "simultaneous"),
            information=self.information(top["information"]),
            said=self.said(top["said"]),
            data=MappingProxyType(dict(top)),
        )

    def table(self, value: Any, path: str) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise self.fail(path, "must be a table")
        return value

    def number(self, value: Any, path: str, least: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise self.fail(path, f"must be a whole number of at least {least}")
        return value

    def flag(self, value: Any, path: str) -> bool:
        if not isinstance(value, bool):
            raise self.fail(path, "true or false")
        return value

    def one_of(self, choices: type[_Choice], value: Any, path: str) -> _Choice:
        if value not in list(choices):
            raise self.fail(path, f"one of {[choice.value for choice in choices]}")
        return choices(value)

    def zones(self, value: Any, path: str) -> frozenset[Zone]:
        places = ("hand", "deck", "discard", "play", "aside")
        if not isinstance(value, list) or not value or not all(v in places for v in value):
            raise self.fail(path, f"some of {list(places)}")
        return frozenset(map(Zone, value))

    def information(self, value: Any) -> Information:
        row = self.table(value, "information")
        for key in row.keys() - set(information.NAMES):
            raise self.fail(f"information.{key}", "unknown key")
        flags = {n: self.flag(row.get(n), f"information.{n}") for n in information.NAMES}
        return Information(**flags)

    def said(self, value: Any) -> Mapping[str, str]:
        row = self.table(value, "said")
        for key, where in row.items():
            if str(key).split(".")[0] not in _KEYS:
                raise self.fail(f"said.{key}", "no such rule")
            if not isinstance(where, str) or not where:
                raise self.fail(f"said.{key}", "must say where in the book")
        return MappingProxyType(dict(row))

    def names(self, value: Any, path: str) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self.fail(path, "must be a list of card ids")
        return tuple(value)

    def per_players(self, value: Any, path: str) -> PerPlayers:
        # a saved game has been through JSON, which makes the keys text
        found = {int(k) if str(k).isdigit() else k: v for k, v in self.table(value, path).items()}
        for n in self.players:
            if n not in found:
                raise self.fail(path, f"missing for {n} players")
            self.number(found[n], f"{path}.{n}", 0)
        for n in found:
            if n not in self.players:
                raise self.fail(path, f"{n}: no such number of players")
        return MappingProxyType(found)

    def piles(self, value: Any, path: str) -> tuple[PileRule, ...]:
        if not isinstance(value, list):
            raise self.fail(path, "must be a list")
        rules: list[PileRule] = []
        for i, entry in enumerate(value):
            at = f"{path}[{i}]"
            row = self.table(entry, at)
            for key in row.keys() - {"card", "cards", "dealt"}:
                raise self.fail(f"{at}.{key}", "unknown key")
            if not isinstance(row.get("card"), str):
                raise self.fail(f"{at}.card", "must be a card id")
            if any(r.card == row["card"] for r in rules):
                raise self.fail(f"{at}.card", f"{row['card']} is there twice")
            cards = self.per_players(row.get("cards"), f"{at}.cards")
            rules.append(PileRule(row["card"], cards, bool(row.get("dealt", False))))
        return tuple(rules)
