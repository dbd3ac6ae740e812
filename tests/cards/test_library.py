"""The shipped cards: facts as printed, and look-up by any name a player may use."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardspec import cache
from cardspec.cards import Cost, Library, NoText, UnknownCard, UnknownKingdom, load_library
from cardspec.languages import LANGUAGES
from cardspec.loader import SCHEMA, read_library

LIBRARY = load_library()
DATA = Path(__file__).resolve().parents[2] / "cardspec" / "data"

# id, cost, types: typed from the printed cards, not from the data files.
FACTS = """
copper 0 treasure; silver 3 treasure; gold 6 treasure; platinum 9 treasure; potion 4 treasure
estate 2 victory; duchy 5 victory; province 8 victory; colony 11 victory; curse 0 curse
baron 4 action; bridge 4 action; conspirator 4 action; coppersmith 4 action; courtyard 2 action
duke 5 victory; great-hall 3 action victory; harem 6 treasure victory; ironworks 4 action
masquerade 3 action; mining-village 4 action; minion 5 action attack; nobles 6 action victory
pawn 2 action; saboteur 5 action attack; scout 4 action; secret-chamber 2 action reaction
shanty-town 3 action; steward 3 action; swindler 3 action attack; torturer 5 action attack
trading-post 5 action; tribute 5 action; upgrade 5 action; wishing-well 3 action
throne-room 4 action; moat 2 action reaction; village 3 action; workshop 3 action
thief 4 action attack; mine 5 action; adventurer 6 action
"""
FURTHER = """
artisan 6 action; bandit 5 action attack; bureaucrat 4 action attack; cellar 2 action
chancellor 3 action; chapel 2 action; council-room 5 action; feast 4 action; festival 5 action
gardens 4 victory; harbinger 3 action; laboratory 5 action; library 5 action; market 5 action
merchant 3 action; militia 4 action attack; moneylender 4 action; poacher 4 action
remodel 4 action; sentry 5 action; smithy 4 action; spy 4 action attack; vassal 3 action
witch 5 action attack; woodcutter 3 action
"""


def rows(table: str) -> dict[str, list[str]]:
    found = [row.split() for line in table.split("\n") for row in line.split(";") if row.strip()]
    return {card: facts for card, *facts in found}


def test_facts() -> None:
    assert set(rows(FACTS)) <= set(LIBRARY.cards)
    expected = rows(FACTS + FURTHER)
    for card in LIBRARY.cards.values():
        cost, *types = expected[card.id]
        assert (card.cost, list(card.types)) == (Cost(int(cost)), types), card.id
        assert card.name.lower().replace(" ", "-") == card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text_of_its_first_edition(lang: str) -> None:
    lacking = [c.id for c in LIBRARY.cards.values() if c.editions[0] not in c.texts.get(lang, {})]
    assert not lacking


def test_the_schema_knows_the_languages() -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    assert tuple(schema["lang"]["enum"]) == LANGUAGES
    assert tuple(schema["names"]["propertyNames"]["enum"]) == ("en", *LANGUAGES)


def test_the_six_kingdoms_say_what_they_lack() -> None:
    six = ["victory-dance", "secret-schemes", "best-wishes"]
    six += ["deconstruction", "hand-madness", "underlings"]
    for kingdom in map(LIBRARY.kingdom, six):
        assert len(kingdom.cards) == 10
        assert set(kingdom.missing) == set(kingdom.cards) - set(LIBRARY.cards)
        assert set(kingdom.names) == {"en", *LANGUAGES}
    assert not any(LIBRARY.kingdom(name).missing for name in six[:3])


@pytest.mark.parametrize(
    "name",
    ["great-hall", "great_hall", "Great Hall", "große halle", "GROSSE HALLE", " grote  zaal "],
)
def test_find_by_any_name(name: str) -> None:
    assert LIBRARY.find(name).id == "great-hall"


def test_find_by_an_inflected_form() -> None:
    assert LIBRARY.find("Salę tronową").id == "throne-room"


def test_unknown_card_has_nearest_names() -> None:
    with pytest.raises(UnknownCard) as caught:
        LIBRARY.find("grate hall")
    assert "Great Hall" in caught.value.nearest


def test_kingdom_by_name() -> None:
    assert LIBRARY.kingdom("Taniec Zwycięstwa").id == "victory-dance"
    with pytest.raises(UnknownKingdom):
        LIBRARY.kingdom("nowhere")


def test_no_text_is_a_clear_error() -> None:
    with pytest.raises(NoText):
        LIBRARY.cards["baron"].text("fr")
    with pytest.raises(NoText):
        LIBRARY.cards["baron"].text("de", "9")


def test_a_text_that_plays_as_before_is_given_once() -> None:
    cards = LIBRARY.cards
    assert cards["smithy"].text("nl", "2") == cards["smithy"].text("nl")
    assert cards["mine"].text("nl", "2") != cards["mine"].text("nl", "1")
    assert cards["artisan"].text("nl") == cards["artisan"].text("nl", "2")
    for card, edition in (("artisan", "1"), ("thief", "2")):
        with pytest.raises(NoText):
            cards[card].text("nl", edition)


def test_cached_and_fresh_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSPEC_CACHE", str(tmp_path))
    fresh = read_library(DATA)
    assert list((tmp_path / "library").glob("*.json"))
    assert read_library(DATA) == fresh
    assert _places(read_library(DATA)) == _places(fresh)


def _places(library: Library) -> list[object]:
    return [card.places for card in library.cards.values()]


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"cards": {"a": 1}}', b"\xff\x00"])
def test_a_broken_cache_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    monkeypatch.setenv("CARDSPEC_CACHE", str(tmp_path))
    fresh = read_library(DATA)
    for entry in (tmp_path / "library").glob("*.json"):
        entry.write_bytes(damage)
    assert read_library(DATA) == fresh


def test_an_unwritable_cache_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    monkeypatch.setenv("CARDSPEC_CACHE", str(blocked))
    cache.store("library", "key", {"a": 1})
    assert cache.fetch("library", "key") is None
    assert len(read_library(DATA).cards) == len(LIBRARY.cards)


def test_keys_know_the_borders_of_their_parts() -> None:
    assert cache.digest(["ab", "c"]) != cache.digest(["a", "bc"])
    assert cache.digest(["ab"]) == cache.digest([b"ab"])


def test_old_entries_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSPEC_CACHE", str(tmp_path))
    for number in range(cache.KEEP + 10):
        cache.store("kind", f"k{number}", number)
    assert len(list((tmp_path / "kind").iterdir())) == cache.KEEP


def test_a_cached_start_loads_neither_jsonschema_nor_yaml() -> None:
    load_library()
    code = (
        "import sys; from cardspec.cards import load_library; load_library();"
        "print([m for m in ('jsonschema', 'yaml') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
