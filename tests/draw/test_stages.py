"""Stages: every slot has a name and a place, and every picture exists."""

import re
from xml.etree import ElementTree

import pytest

from spieltisch import draw, games, texts
from spieltisch.draw.stage import Stage
from spieltisch.games.boonlake.terms import HEX_COUNT
from tests.draw.tables import voice

EVERYTHING = dict.fromkeys(
    ("extra-tiles", "white-castles", "inns", "trade-routes", "shields"), "yes"
)
SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("burgundy", 2, {}),
    ("burgundy", 3, {"duchies": "5"}),
    ("burgundy", 4, {"duchies": "choose", "extra-tiles": "yes"}),
    ("burgundy", 2, {"duchies": "11", "inns": "yes"}),
    ("burgundy", 3, {"shields": "yes", "trade-routes": "yes", "white-castles": "yes"}),
    ("burgundy", 4, {"duchies": "12a"}),
    ("burgundy", 4, {"duchies": "12b", **EVERYTHING}),
    ("burgundy", 1, {"duchies": "13a"}),
    ("burgundy", 1, {"duchies": "13b", **EVERYTHING}),
    ("boonlake", 1, {}),
    ("boonlake", 2, {}),
    ("boonlake", 4, {}),
]


def stage(game: str, seats: int, options: dict[str, str], language: str = "en") -> Stage:
    loaded = games.load(game)
    return draw.stage_of(loaded, loaded.setup(seats, options), voice(seats, language))


def symbols(made: Stage) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', made["sprite"]))


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_every_slot_has_a_name_and_lies_on_its_board(
    game: str, seats: int, options: dict[str, str], language: str
) -> None:
    for template in stage(game, seats, options, language)["templates"].values():
        assert template["slots"]
        for slot in template["slots"].values():
            assert slot["label"]
            assert 0 <= slot["x"] <= template["width"]
            assert 0 <= slot["y"] <= template["height"]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_every_picture_that_is_used_exists(game: str, seats: int, options: dict[str, str]) -> None:
    made = stage(game, seats, options)
    everything = made["sprite"] + "".join(one["art"] for one in made["templates"].values())
    used = set(re.findall(r'href="#([^"]+)"', everything))
    assert used <= symbols(made)
    painted = set(re.findall(r"url\(#([^)]+)\)", everything))
    assert painted <= set(re.findall(r'(?:Gradient|pattern) id="([^"]+)"', made["sprite"]))
    assert {term["art"] for term in made["glossary"]} <= symbols(made)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_drawings_are_well_formed(game: str, seats: int, options: dict[str, str]) -> None:
    made = stage(game, seats, options)
    for text in [made["sprite"], *(one["art"] for one in made["templates"].values())]:
        ElementTree.fromstring(f"<svg>{text}</svg>")


def test_burgundy_has_a_board_for_every_duchy_that_may_be_played() -> None:
    templates = stage("burgundy", 4, {"duchies": "random"})["templates"]
    assert sorted(templates) == sorted(["main", *(f"duchy-{number}" for number in range(1, 11))])
    for name, template in templates.items():
        if name != "main":
            spaces = [slot for slot in template["slots"] if slot.startswith("space-")]
            assert len(spaces) == 37


def test_boonlakes_map_has_all_hexes_sites_and_river_spaces() -> None:
    slots = stage("boonlake", 2, {})["templates"]["map"]["slots"]
    for number in range(1, HEX_COUNT + 1):
        assert {f"hex-{number}", f"site-{number}-0", f"site-{number}-1"} <= slots.keys()
    assert sum(name.startswith("river-") for name in slots) == 28


def test_a_stage_is_kept() -> None:
    assert stage("burgundy", 2, {}) is stage("burgundy", 2, {})
