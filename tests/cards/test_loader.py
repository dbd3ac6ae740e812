"""Bad data files: each complaint names the place and says what to do; no YAML traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardspec.cards import CardDataError, Library
from cardspec.loader import read_library

FACTS = """\
set: mini
names: {en: Mini}
cards:
  great-hall: {name: Great Hall, types: [action, victory], cost: 3, editions: ["1"]}
  potion-maker: {name: Potion Maker, types: [action], cost: {coins: 2, potions: 1}, editions: ["1"]}
"""
TEXTS = """\
lang: de
set: mini
cards:
  great-hall:
    name: Große Halle
    forms: {Große Halle: [ns, as]}
    gender: f
    text:
      "1": |
        +1 Karte
        +1 Aktion
"""


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSPEC_CACHE", "")


def write(
    root: Path, facts: str | bytes = FACTS, texts: str | bytes = TEXTS, kingdoms: str | None = None
) -> Library:
    data = root / "cardspec" / "data"
    (data / "de").mkdir(parents=True)
    for path, content in ((data / "mini.yaml", facts), (data / "de" / "mini.yaml", texts)):
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    listing = None
    if kingdoms is not None:
        listing = root / "kingdoms.yaml"
        listing.write_text(kingdoms, encoding="utf-8")
    return read_library(data, listing)


def test_good_files_load(tmp_path: Path) -> None:
    library = write(tmp_path)
    card = library.cards["great-hall"]
    assert card.text("de") == "+1 Karte\n+1 Aktion\n"
    assert card.names["de"].forms == {"Große Halle": ("ns", "as")}
    assert library.cards["potion-maker"].cost.potions == 1
    place = card.places["de"]["1"]
    assert (place.file, place.start.line, place.start.column) == (
        "cardspec/data/de/mini.yaml",
        10,
        9,
    )


@pytest.mark.parametrize(
    "encoded",
    [
        pytest.param(b"\xef\xbb\xbf" + TEXTS.encode(), id="byte order mark"),
        pytest.param(
            TEXTS.replace("ß", "ß").replace("\n", "\r\n").encode(), id="Windows line ends"
        ),
        pytest.param(TEXTS.replace("Große", "Gro\u0308ße").encode(), id="decomposed"),
    ],
)
def test_harmless_oddities_of_editors_are_forgiven(tmp_path: Path, encoded: bytes) -> None:
    card = write(tmp_path, texts=encoded).cards["great-hall"]
    assert card.text("de") == "+1 Karte\n+1 Aktion\n"
    assert "\u0308" not in card.names["de"].name


FACT_ERRORS = [
    ("types: [action, victory]", "types: [action, victori]", "data-not-one-of-near", 4),
    ("types: [action, victory]", "types: [zzz]", "data-not-one-of", 4),
    ("cost: 3", "cost: three", "data-wrong-kind", 4),
    ("cost: 3", "costs: 3", "data-unknown-key-near", 4),
    (", cost: 3", "", "data-missing-key", 4),
    ("cost: 3", "cost: -3", "data-invalid", 4),
    ("cost: 3", "cost: 3, cost: 4", "data-duplicate-key", 4),
    ('editions: ["1"]}\n  potion', "editions: [1]}\n  potion", "data-wrong-kind", 4),
    ("great-hall:", "Great Hall:", "data-malformed", 4),
    ("great-hall:", "no:", "data-key-not-text", 4),
    ("great-hall:", "potion-maker:", "data-duplicate-key", 5),
    ("set: mini", "set: maxi", "data-wrong-place", 1),
    ("names: {en: Mini}", "names: {de: Mini}", "data-missing-key", 2),
    ("names: {en: Mini}", "names: {en: Mini, fr: Mini}", "data-not-one-of", 2),
    ("[action, victory]", "[action, victory", "data-syntax", 4),
    ("cards:\n", "cards:\n\t", "data-syntax", 4),
    (FACTS, "", "data-empty", None),
    (FACTS, "# only a remark\n", "data-empty", None),
    (FACTS, "- a list", "data-wrong-kind", 1),
    (FACTS, "x: &a [*a]", "data-alias", 1),
    (FACTS, "[" * 5000, "data-", None),
]


@pytest.mark.parametrize(("old", "new", "code", "line"), FACT_ERRORS)
def test_bad_facts(tmp_path: Path, old: str, new: str, code: str, line: int | None) -> None:
    assert old in FACTS
    with pytest.raises(CardDataError) as caught:
        write(tmp_path, facts=FACTS.replace(old, new, 1))
    assert caught.value.code.startswith(code), caught.value
    assert caught.value.file == "cardspec/data/mini.yaml"
    if line is not None:
        assert caught.value.line == line, caught.value
        assert str(caught.value).startswith(f"cardspec/data/mini.yaml:{line}:")


TEXT_ERRORS: list[tuple[bytes, bytes, str, int | None]] = [
    (b"great-hall:", b"great-hal:", "data-unknown-card-near", 4),
    (b"great-hall:", b"xyz:", "data-unknown-card", 4),
    (b"lang: de", b"lang: pl", "data-wrong-place", 1),
    (b"lang: de", b"lang: fr", "data-not-one-of", 1),
    (b"set: mini", b"set: none", "data-wrong-place", 2),
    (b"[ns, as]", b"[ns, sa]", "data-malformed", 6),
    (b"{Gro\xc3\x9fe Halle:", b"{Halle:", "data-name-not-form", 5),
    (b'"1": |', b'"7": |', "data-unknown-edition", 9),
    (b'"1": |', b"1: |", "data-key-not-text", 9),
    (b"gender: f", b"gender: x", "data-not-one-of", 7),
    (b"Gro\xc3\x9fe", b"Gro\xdfe", "data-encoding", 5),
    (b"lang: de", b"\xff\xfel\x00", "data-utf16", None),
]


@pytest.mark.parametrize(("old", "new", "code", "line"), TEXT_ERRORS)
def test_bad_texts(tmp_path: Path, old: bytes, new: bytes, code: str, line: int | None) -> None:
    raw = TEXTS.encode()
    assert old in raw
    changed = raw.replace(old, new, 1)
    if code == "data-utf16":
        changed = TEXTS.encode("utf-16")
    with pytest.raises(CardDataError) as caught:
        write(tmp_path, texts=changed)
    assert caught.value.code == code, caught.value
    assert caught.value.line == line, caught.value


def test_encoding_error_points_at_the_character_and_guesses_it(tmp_path: Path) -> None:
    with pytest.raises(CardDataError) as caught:
        write(tmp_path, texts=TEXTS.encode("latin-1"))
    assert (caught.value.line, caught.value.column) == (5, 14)
    assert "ß" in caught.value.message


KINGDOM = """\
kingdoms:
  tiny:
    names: {en: Tiny}
    books: ["000"]
    cards: [great-hall, potion-maker, c, d, e, f, g, h, i, j]
    missing: [c, d, e, f, g, h, i, j]
"""


def test_a_kingdom_says_what_is_missing(tmp_path: Path) -> None:
    kingdom = write(tmp_path, kingdoms=KINGDOM).kingdom("tiny")
    assert kingdom.missing == tuple("cdefghij")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("missing: [c, ", "missing: [", "data-card-not-there"),
        ("missing: [c, ", "missing: [great-hall, c, ", "data-card-there"),
        ("[great-hall, potion-maker, ", "[great-hall, ", "data-invalid"),
    ],
)
def test_bad_kingdoms(tmp_path: Path, old: str, new: str, code: str) -> None:
    with pytest.raises(CardDataError) as caught:
        write(tmp_path, kingdoms=KINGDOM.replace(old, new, 1))
    assert caught.value.code == code


def test_a_missing_folder_is_an_error_not_a_traceback(tmp_path: Path) -> None:
    with pytest.raises(CardDataError):
        read_library(tmp_path / "nowhere")
