"""Speed: texts read a second, and two players of Big Money beside a hand-coded floor if given.

    python -m tools.bench [--games N] [--floor PATH]

The floor is a script outside this project that takes `zones N SEED` and prints a JSON line
with `gps`, games a second; without --floor it is looked for beside the project, where it is
kept. Both run in turns, in processes of their own, and the medians are
compared, so that a busy machine slows both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from cardspec.effects import CardText, CardType, Number, Resource, Worth, Yields
from engine import BigMoneyBot, Game
from engine.cards import CardFacts

FLOOR_VARIABLE = "CARDSPEC_BENCH_FLOOR"


def _usual_floor() -> str | None:
    beside = Path(__file__).resolve().parents[2] / "shared" / "bench" / "bigmoney_floor.py"
    return os.environ.get(FLOOR_VARIABLE) or (str(beside) if beside.is_file() else None)


@dataclass(frozen=True)
class _Cost:
    coins: int
    potions: int = 0


@dataclass(frozen=True)
class _Facts:
    id: str
    types: tuple[CardType, ...]
    cost: _Cost

    @property
    def name(self) -> str:
        return self.id


class BasicCards:
    """The basic cards as trees: what is measured is the engine, not the reading of texts.
    Ten idle kingdom piles stand for those that Big Money never looks at twice."""

    def __init__(self) -> None:
        treasure, victory = CardType.TREASURE, CardType.VICTORY
        self._cards: dict[str, tuple[_Facts, CardText]] = {}
        for name, cost, value in (("copper", 0, 1), ("silver", 3, 2), ("gold", 6, 3)):
            self._add(name, treasure, cost, CardText((Yields(Resource.COINS, Number(value)),)))
        for name, cost, points in (("estate", 2, 1), ("duchy", 5, 3), ("province", 8, 6)):
            self._add(name, victory, cost, CardText((Worth(Number(points)),)))
        self._add("curse", CardType.CURSE, 0, CardText((Worth(Number(-1)),)))
        self.kingdom = [f"idle-{i}" for i in range(10)]
        for i, name in enumerate(self.kingdom):
            self._add(name, CardType.ACTION, 2 + i % 5, CardText(()))

    def _add(self, name: str, card_type: CardType, cost: int, text: CardText) -> None:
        self._cards[name] = (_Facts(name, (card_type,), _Cost(cost)), text)

    def card(self, card_id: str) -> CardFacts:
        return self._cards[card_id][0]

    def effects(self, card_id: str, lang: str) -> CardText:
        return self._cards[card_id][1]


def play_games(games: int, seed: int) -> dict[str, float]:
    """Whole games, set-up and scoring included, as the floor counts them."""
    source = BasicCards()
    bots = [BigMoneyBot(), BigMoneyBot()]
    turns = 0

    def one(number: int) -> int:
        game = Game(source, kingdom=source.kingdom, players=2, seed=number, deciders=bots)
        return sum(game.play().turns)

    for i in range(min(50, games)):
        one(seed + i)
    began = time.perf_counter()
    for i in range(games):
        turns += one(seed + 50 + i)
    return {"gps": games / (time.perf_counter() - began), "turns": turns / games}


def _child(command: Sequence[str]) -> dict[str, float]:
    done = subprocess.run([sys.executable, *command], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(floor: str | None, games: int, rounds: int) -> dict[str, float | None]:
    ours: list[float] = []
    theirs: list[float] = []
    turns = 0.0
    for i in range(rounds):
        found = _child(["-m", "tools.bench", "--child", "--games", str(games), "--seed", str(i)])
        ours.append(found["gps"])
        turns = found["turns"]
        if floor:
            theirs.append(_child([floor, "zones", str(games * 3), str(i)])["gps"])
    ratio = median(o / t for o, t in zip(ours, theirs, strict=True)) if theirs else None
    return {
        "engine_gps": median(ours),
        "floor_gps": median(theirs) if theirs else None,
        "ratio": ratio,
        "turns": turns,
    }


def read_texts() -> dict[str, float]:
    """Texts a second of each language, spans and all, nothing kept between readings."""
    from cardspec.cards import load_library
    from grammar import LANGUAGES, read

    found: dict[str, float] = {}
    for language in LANGUAGES:
        texts = [
            text
            for card in load_library().cards.values()
            for text in card.texts.get(language, {}).values()
        ]
        for text in texts:
            read(text, language)
        began = time.process_time()
        for _ in range(5):
            for text in texts:
                read(text, language)
        found[language] = 5 * len(texts) / (time.process_time() - began)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Big Money, beside a hand-coded floor")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--floor", default=_usual_floor())
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.child:
        print(json.dumps(play_games(options.games, options.seed)))
        return 0
    if options.floor and not os.path.isfile(options.floor):
        print(f"bench: no file {options.floor}", file=sys.stderr)
        return 2
    for language, rate in read_texts().items():
        print(f"reading {rate:8.0f} texts/s  ({language})")
    found = compare(options.floor, options.games, options.rounds)
    print(f"engine  {found['engine_gps']:8.0f} games/s  ({found['turns']:.1f} turns a game)")
    if found["ratio"] is None:
        print(f"floor   not given (--floor PATH or {FLOOR_VARIABLE})")
    else:
        print(f"floor   {found['floor_gps']:8.0f} games/s")
        print(f"ratio   {found['ratio']:8.3f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
