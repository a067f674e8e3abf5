"""Explore: reveal, lay, take the reward of the hex."""

import pytest

from tests.games.boonlake.position import (
    PACK,
    START,
    asked,
    offers,
    position,
    seen,
    settler,
    table_of,
    takes,
    why_not,
)

GREY = [PACK.tiles[tile].key for tile in PACK.grey_tiles]


def test_frances() -> None:
    """Hire lets her explore once; the space gives 2 coins."""
    match = position(settler(), reveals=["gold-creek"])
    takes(match, "take hire", "pass", "explore")
    assert table_of(match)["revealed"] == PACK.tile_by_key["gold-creek"]
    takes(match, "lay 8")
    assert seen(match)["coins"] == 2
    assert table_of(match)["tiles"][7] == PACK.tile_by_key["gold-creek"]
    assert table_of(match)["revealed"] == -1


def test_a_tile_goes_next_to_another_also_over_bridges_and_the_ford() -> None:
    match = position(settler(), tiles={2: "old-landing", 15: "mill-brook"})
    takes(match, "take hire", "pass", "explore")
    assert "lay 3" in offers(match)  # over the bridge from 2
    assert "lay 16" in offers(match)  # over the ford from 15
    assert "lay 21" in offers(match)  # over the bridge from 15
    assert why_not(match, "lay 2") == ("hex-taken", {})
    assert why_not(match, "lay 33") == ("hex-remote", {})


def test_pastures_count_as_tiles() -> None:
    match = position(settler(), tiles={}, pastures=[1])
    takes(match, "take hire", "pass", "explore")
    assert offers(match) == ["lay 2", "lay 6", "lay 7"]


def test_hex_rewards() -> None:
    match = position(settler(ranch=3), tiles={7: "old-landing"})
    takes(match, "take pioneer", "pass", "explore", "lay 1")  # an inhabitant
    assert seen(match)["ranch"] == 4
    takes(match, "explore", "lay 6")  # an iron site
    assert seen(match)["production"] == [0, 0, 0, 1]


def test_a_site_at_level_two_goes_to_waste() -> None:
    match = position(settler(production={"iron": 2}))
    takes(match, "take hire", "pass", "explore", "lay 6")
    assert seen(match)["production"] == [0, 0, 0, 2]


def test_b11_exploring_is_optional_but_a_revealed_tile_must_be_laid() -> None:
    match = position(settler())
    takes(match, "take hire", "pass")
    assert offers(match) == ["explore", "pass"]
    takes(match, "explore")
    assert asked(match) == "ChooseHex"
    assert all(move.startswith("lay") for move in offers(match))


def test_b11_two_coins_for_each_tile_without_a_free_hex_or_a_grey_tile() -> None:
    empty = position(settler(), mound=[])
    takes(empty, "take pioneer", "pass")
    assert seen(empty)["coins"] == 4
    full = position(settler(), pastures=[n for n in range(1, 34) if n not in START])
    takes(full, "take pioneer", "pass")
    assert seen(full)["coins"] == 4


@pytest.mark.parametrize(
    ("strip", "moves"), [("hire", ["explore", "lay 8"]), ("cattle-breeding", ["pasture 8"])]
)
def test_the_lever_for_laid_tiles_pays_an_inhabitant(strip: str, moves: list[str]) -> None:
    match = position(settler(levers=["tile-inhabitant"], ranch=1))
    takes(match, f"take {strip}", "pass", *moves)
    before = seen(match)["ranch"]
    assert offers(match) == ["tile-lever", "pass"]
    takes(match, "tile-lever")
    assert seen(match)["ranch"] == before + 1
    assert seen(match)["used"] == seen(match)["levers"]
