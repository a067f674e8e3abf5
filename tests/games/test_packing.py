"""The pack framework: readers that name what is wrong and go on, origins, the hash."""

from pathlib import Path

import pytest

from spieltisch.games.packs.reading import (
    Entry,
    PackError,
    Report,
    content_hash,
    is_key,
    read_directory,
)
from spieltisch.help.findings import all_of


def entry(data: dict[str, object]) -> Entry:
    return Entry(Report(), "ships.toml", 'ship "heron"', data, "reconstructed")


def messages(of: Entry) -> list[str]:
    return all_of(of.report.findings, "en")


def test_a_number_out_of_range_is_named_and_reading_goes_on() -> None:
    ship = entry({"crew": 12, "sails": "many", "cargo": True})
    assert ship.number("crew", 1, 9) == 1
    assert ship.number("sails", 0, 9) == 0
    assert ship.number("cargo", 0, 9) == 0
    assert ship.number("oars", 0, 9, 4) == 4
    assert ship.number("masts", 1, 3) == 1
    assert messages(ship) == [
        'ships.toml, ship "heron": crew = 12 must be between 1 and 9',
        'ships.toml, ship "heron": sails = "many" must be a whole number',
        'ships.toml, ship "heron": cargo = true must be a whole number',
        'ships.toml, ship "heron": masts is missing: add masts = ... with the printed value',
    ]


def test_words_and_lists() -> None:
    ship = entry({"rig": "junk", "ports": ["north", "south", "north"], "days": [1, 2], "at": 3})
    assert ship.choice("rig", ["sloop", "brig"]) == 0
    assert ship.choices("ports", ["north", "south"], 3) == [0, 1, 0]
    assert ship.numbers("days", 3, 0, 9) == [0, 0, 0]
    assert ship.pairs("at", 0, 9) == []
    assert ship.flag("old") is False
    assert ship.text("name", "Heron") == "Heron"
    fields = [finding.field for finding in ship.report.findings]
    assert fields == ["rig", "ports", "days", "at"]


def test_fields_of_inner_tables_have_their_path() -> None:
    ship = entry({"cost": {"coins": -1, "gold": 2}, "decks": [{"guns": 99}, 7]})
    cost = ship.table("cost")
    cost.number("coins", 0, 9)
    cost.done()
    for deck in ship.tables("decks"):
        deck.number("guns", 0, 9)
    fields = [finding.field for finding in ship.report.findings]
    assert fields == ["cost.coins", "cost.gold", "decks", "decks.1.guns"]


def test_what_nobody_asked_for_is_an_error() -> None:
    ship = entry({"crew": 3, "crwe": 4})
    ship.number("crew", 1, 9)
    ship.done()
    assert messages(ship) == [
        'ships.toml, ship "heron": crwe is not known here: remove it, or use one of crew'
    ]


def test_origins_by_file_entry_and_field(tmp_path: Path) -> None:
    text = """
origin = "reported"
[ship.heron]
crew = 3
sails = 2
origin = "rulebook"
origins = { sails = "reconstructed" }
[ship.otter]
crew = 1
"""
    (tmp_path / "ships.toml").write_text(text, encoding="utf-8")
    report = Report()
    top = read_directory(tmp_path, ["ships.toml"], report)["ships.toml"]
    for ship in top.named("ship").values():
        ship.number("crew", 1, 9)
        ship.number("sails", 0, 9, 0)
        ship.done()
    report.close()
    assert report.origins[("ships.toml", 'ship "otter"', "crew")] == "reported"
    assert report.origins[("ships.toml", 'ship "heron"', "crew")] == "rulebook"
    assert report.origins[("ships.toml", 'ship "heron"', "sails")] == "reconstructed"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"origin": "hearsay"}, "origin = "),
        ({"origins": "rulebook"}, "must be a table"),
        ({"origins": {"crew": "rulebook"}}, "names a field that this entry has not"),
    ],
)
def test_a_wrong_origin_is_named(data: dict[str, object], text: str) -> None:
    ship = entry(data)
    assert text in messages(ship)[0]


def test_an_error_carries_every_finding(tmp_path: Path) -> None:
    (tmp_path / "ships.toml").write_text("ship =", encoding="utf-8")
    (tmp_path / "crews.toml").write_bytes(b'name = "\xff"')
    report = Report()
    read_directory(tmp_path, ["ships.toml", "crews.toml", "ports.toml"], report)
    with pytest.raises(PackError) as caught:
        report.close()
    assert [finding.file for finding in caught.value.findings] == [
        "ships.toml",
        "crews.toml",
        "ports.toml",
    ]


def test_the_hash_is_over_what_is_played() -> None:
    one = content_hash({"a": entry({"x": 1, "y": [1, 2], "origin": "reported", "name": "a"})})
    two = content_hash({"a": entry({"y": [1, 2], "x": 1, "name": "b"})})
    other = content_hash({"a": entry({"x": 1, "y": [2, 1]})})
    assert one == two
    assert one != other


@pytest.mark.parametrize(
    ("key", "good"),
    [("art-gallery", True), ("b2", True), ("Bank", False), ("käse", False), ("a--b", False)],
)
def test_keys(key: str, good: bool) -> None:
    assert is_key(key) is good
