"""Boonlake's map: what is printed on it can be read whatever stands there."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from spieltisch import draw
from spieltisch.draw.scene import Piece
from spieltisch.draw.stage import Slot, Template
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.pieces import RiverSpace
from tests.draw.tables import match_after, play, voice

MARGIN = 0.05
"""So much of a ship's picture is empty on each side."""
CAPITAL = 0.7
"""How high digits are, in heights of their letters."""


class Box(NamedTuple):
    """Something drawn, by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Box") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def printed(template: Template) -> list[Box]:
    """Every icon and number on a board."""
    boxes = []
    for node in ElementTree.fromstring(f"<svg>{template['art']}</svg>").iter():
        found = {name: node.get(name, "") for name in ("x", "y", "width", "height", "font-size")}
        if node.tag == "use":
            x, y, wide, high = (float(found[name]) for name in ("x", "y", "width", "height"))
            boxes.append(Box(x, y, x + wide, y + high))
        elif node.tag == "text":
            x, y, size = (float(found[name]) for name in ("x", "y", "font-size"))
            wide = len(node.text or "") * size * 0.55
            left = x - wide / 2 if node.get("text-anchor") == "middle" else x
            boxes.append(Box(left, y - CAPITAL * size, left + wide, y))
    return boxes


def on_space(slot: Slot, boxes: list[Box]) -> list[Box]:
    """What is printed on a river space: its reward and its number."""
    x, y = slot["x"], slot["y"]
    return [
        box
        for box in boxes
        if abs((box.left + box.right) / 2 - x) < slot["w"] / 2
        and abs((box.top + box.bottom) / 2 - y) < slot["h"] / 2 + 10
    ]


def outline(ship: Piece) -> Box:
    x, y, wide, high = ship["at"]
    within = 0.5 - MARGIN
    return Box(x - wide * within, y - high * within, x + wide * within, y + high * within)


def moored(seats: int) -> Iterator[tuple[RiverSpace, Template, list[Piece]]]:
    """Every river space with all ships on it."""
    match, speaker = match_after("boonlake", seats, 0), voice(seats)
    assert isinstance(match.game, Boonlake)
    river = match.game.pack.river
    template = draw.stage_of(match.game, match.setup, speaker)["templates"]["map"]
    for number, route in enumerate(river.route):
        match.state.round = number
        for position, space in enumerate(route):
            match.state.ships = [position] * seats
            pieces = draw.scene_of(match, 0, speaker)["pieces"]
            ships = [piece for piece in pieces if re.fullmatch(r"ship-\d", piece["art"])]
            assert {ship["slot"] for ship in ships} == {f"map/river-{river.spaces[space].key}"}
            assert len(ships) == seats
            yield river.spaces[space], template, ships


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_ship_hides_what_a_river_space_brings(seats: int) -> None:
    for space, template, ships in moored(seats):
        shown = on_space(template["slots"][f"river-{space.key}"], printed(template))
        assert len(shown) >= 1 + len(space.reward)
        assert [box for box in shown for ship in ships if outline(ship).covers(box)] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_on_one_space_can_be_told_apart(seats: int) -> None:
    for _space, _template, ships in moored(seats):
        middles = sorted(ship["at"][0] for ship in ships)
        # The sign on a ship's side is in its middle.
        assert all(b - a > ships[0]["at"][2] * 0.5 for a, b in pairwise(middles))
        assert min(outline(ship).top for ship in ships) > 0


@pytest.mark.parametrize(("seats", "starts"), [(1, {"1"}), (2, {"1"}), (3, {"3"}), (4, {"3"})])
def test_only_this_tables_start_is_marked_as_one(seats: int, starts: set[str]) -> None:
    """B12: the printed start space of another number of players is an ordinary space."""
    match = match_after("boonlake", seats, 0)
    stage = draw.stage_of(match.game, match.setup, voice(seats))
    slots = stage["templates"]["map"]["slots"]
    found = {key for key in ("1", "2", "3", "4") if "start" in slots[f"river-{key}"]["label"]}
    assert found == starts


def test_the_strip_that_is_carried_out_is_marked_in_its_own_row() -> None:
    """Alone in its space: what lies on a strip would be drawn a row higher."""
    marked = set()
    match = match_after("boonlake", 3, 0, seed=4)
    pack: Any = match.state.pack
    for _move in range(160):
        play(match, 1, Random(match.moves))
        pieces = draw.scene_of(match, 0, voice(3))["pieces"]
        rows = [piece for piece in pieces if piece["slot"].startswith("actions/row-")]
        assert len({piece["slot"] for piece in rows}) == len(rows) == 7
        taken = [piece for piece in rows if piece["art"].endswith("-taken")]
        assert len(taken) <= 1
        for piece in taken:
            row = piece["slot"].rpartition("-")[2]
            strip = pack.strips[match.state.strips[int(row)]]
            assert piece["art"] == f"strip-{strip.key}-taken"
            marked.add(row)
    assert len(marked) >= 4
