"""Solo: choosing a location."""

import pytest

from spieltisch.games.boonlake.terms import LOWER_LEFT
from tests.games.boonlake.position import PACK, START
from tests.games.boonlake.solo_position import (
    acts,
    eminence,
    its,
    its_houses,
    of,
    solo,
    tile_on,
)


def test_wolfgangs_preferred_location() -> None:
    """The silhouette is at the lower left, where the revealed tile shows 13."""
    a1 = PACK.solo_tiles[PACK.solo_tile_by_key["a1"]]
    assert a1.corners[LOWER_LEFT] == 13
    match = solo(tile="a1", corner="lower-left")
    story = acts(match)
    assert of(story, "reveals") == [{"solotile": a1.index}]
    assert of(story, "prefers") == [{"corner": LOWER_LEFT, "number": 13}]
    assert its(match)["preferred"] == 13


@pytest.mark.parametrize(
    ("corner", "number"),
    [("upper-left", 4), ("upper-right", 29), ("lower-left", 13), ("lower-right", 22)],
)
def test_the_corner_on_the_stack_decides(corner: str, number: int) -> None:
    assert of(acts(solo(tile="a1", corner=corner)), "prefers")[0]["number"] == number


def test_with_the_stack_depleted_it_is_the_upper_left_corner() -> None:
    match = solo(tile="a1", corner="lower-right", left=0)
    story = acts(match)
    assert ("eminence-stack-empty", {}) in story
    assert of(story, "prefers") == [{"corner": 0, "number": 4}]


def test_wolfgangs_search_from_thirteen_to_fifteen() -> None:
    """13 and 14 hold tiles already; 15 is free."""
    tiles = {**START, 13: "gold-creek", 14: "silver-vein"}
    match = solo(
        tile="b4", corner="upper-right", top=["hire"], tiles=tiles, reveals=["eagle-cliff"]
    )
    story = acts(match)
    assert of(story, "prefers")[0]["number"] == 13
    assert of(story, "finds") == [{"preferred": 13, "number": 15}]
    assert tile_on(match, 15) == "eagle-cliff"


def test_if_it_is_possible_there_the_preferred_location_is_taken() -> None:
    match = solo(tile="b4", corner="upper-right", top=["hire"])
    story = acts(match)
    assert of(story, "finds") == [{"preferred": 13, "number": 13}]
    assert tile_on(match, 13)


def test_after_thirty_three_comes_one() -> None:
    """From 29 on, no site is free up to 33; 7 is the first with one."""
    tiles = {7: "old-landing", 9: "birch-meadow"}
    match = solo(tile="a1", corner="upper-right", top=["settle"], tiles=tiles)
    assert of(acts(match), "finds") == [{"preferred": 29, "number": 7}]
    assert its_houses(match) == ["7"]


def test_an_effect_without_any_location_goes_to_waste() -> None:
    only = {7: "gold-creek"}
    match = solo(automaton=eminence(houses=["7"]), tile="a1", top=["settle"], tiles=only)
    story = acts(match)
    assert ("eminence-wasted", {}) in story
    assert its_houses(match) == ["7"]
    assert its(match)["vp"] == 0
    assert its(match)["houses"] == 1


def test_every_location_of_a_turn_is_looked_for_from_the_same_number() -> None:
    match = solo(tile="b1", corner="lower-right", top=["settle"], bottom="builder")
    story = acts(match)
    assert [found["preferred"] for found in of(story, "finds")] == [3, 3]
