"""Upgrade: houses, settlements, surcharges, regions, tier bonus."""

from tests.games.boonlake.position import (
    START,
    offers,
    position,
    previewed,
    seen,
    settler,
    sheet,
    takes,
    why_not,
)

NEIGHBOURS = settler(inhabitants=["7 lower", "12", "12 lower"])
TILES = {**START, 12: "fishing-camp", 13: "wagon-halt", 8: "high-plateau"}


def test_an_inhabitant_becomes_a_house_for_another_one() -> None:
    match = position(settler(ranch=1, inhabitants=["7"]))
    takes(match, "take settle", "pass", "house 7 upper")
    player = seen(match)
    assert (player["ranch"], player["supply"], player["houses"]) == (0, 8, 1)


def test_tina() -> None:
    """Her third settlement, with 2 inhabitants on the ranch: she gives them up and 4 VP."""
    tina = settler(ranch=2, vp=10, houses=["7"], settlements=["9", "19"])
    match = position(tina, NEIGHBOURS, tiles=TILES)
    takes(match, "take settle", "pass")
    assert [m for m in offers(match) if m.startswith("settlement")] == ["settlement 7 upper 2 4"]
    takes(match, "settlement 7 upper 2 4")
    assert seen(match)["ranch"] == 0
    assert seen(match)["settlements"] == 3
    assert sheet(match)["surcharges"] == -4


def test_points_may_be_given_voluntarily() -> None:
    rich = settler(ranch=6, houses=["7"], settlements=["9", "19", "21"])
    match = position(rich, NEIGHBOURS, tiles=TILES)
    takes(match, "take settle", "pass")
    assert [m for m in offers(match) if m.startswith("settlement")] == [
        "settlement 7 upper 4 0",
        "settlement 7 upper 3 4",
        "settlement 7 upper 2 8",
    ]


def test_b6_presences_beside_count_whoever_owns_them_but_not_the_house_itself() -> None:
    two = settler(inhabitants=["7 lower", "12"])
    match = position(settler(houses=["7"]), two, tiles=TILES)
    takes(match, "take settle", "pass")
    assert why_not(match, "settlement 7 upper 2 0") == ("presences-short", {"need": 3, "have": 2})
    match = position(settler(houses=["7"]), NEIGHBOURS, tiles=TILES)
    takes(match, "take settle", "pass")
    assert "settlement 7 upper 2 0" in offers(match)


def test_b6_bridges_and_the_ford_make_neighbours() -> None:
    tiles = {15: "old-landing", 16: "birch-meadow", 21: "mill-brook"}
    others = settler(inhabitants=["16", "16 lower", "21"])
    match = position(settler(houses=["15"]), others, tiles=tiles)
    takes(match, "take settle", "pass")
    assert "settlement 15 upper 2 0" in offers(match)


def test_b7_a_second_settlement_in_a_region_costs_five_points_and_warns() -> None:
    player = settler(houses=["7"], settlements=["8"])
    match = position(player, NEIGHBOURS, tiles=TILES)
    takes(match, "take settle", "pass")
    told = previewed(match, "settlement 7 upper 2 0")
    assert ("second-settlement", {"seat": 0, "region": 3}) in told
    assert ("loses-vp", {"seat": 0, "vp": 5, "score": 5}) in told
    takes(match, "settlement 7 upper 2 0")
    assert sheet(match) == {"second-settlement": -5}
    elsewhere = position(settler(houses=["7"], settlements=["9"]), NEIGHBOURS, tiles=TILES)
    takes(elsewhere, "take settle", "pass", "settlement 7 upper 2 0")
    assert sheet(elsewhere) == {}


def test_a_site_pays_when_its_house_becomes_a_settlement() -> None:
    tiles = {**TILES, 1: "old-orchard"}
    match = position(
        settler(houses=["12 lower"]), settler(inhabitants=["7", "7 lower", "12"]), tiles=tiles
    )
    takes(match, "take settle", "pass", "settlement 12 lower 2 0")
    assert sheet(match) == {"sites": 3}


def test_b8_a_house_freed_by_a_settlement_may_be_used_again() -> None:
    player = settler(
        inhabitants=["7"], houses=["9", "9 lower", "19"], settlements=["21"], houses_gone=6
    )
    match = position(player)
    takes(match, "take settle", "pass", "house 7 upper")
    assert seen(match)["houses"] == 6
    assert seen(match)["freed"] == 2
    spent = settler(inhabitants=["7"], houses=["9", "9 lower", "19", "19 lower", "21", "24"])
    match = position(spent)
    takes(match, "take settle", "pass")
    assert why_not(match, "house 7 upper") == ("no-house", {})


def test_b8_the_topmost_tier_goes_first_and_pays_its_bonus() -> None:
    player = settler(ranch=1, inhabitants=["7"], houses=["9"], cattle=[8])
    match = position(player, pastures=[8])
    assert seen(match)["recess"] == 2
    takes(match, "take settle", "pass", "house 7 upper")
    assert (seen(match)["recess"], seen(match)["ranch"]) == (1, 1)


def test_no_fifth_settlement() -> None:
    player = settler(ranch=6, houses=["7"], settlements=["9", "19", "21", "24"])
    match = position(player, NEIGHBOURS, tiles=TILES)
    takes(match, "take settle", "pass")
    assert why_not(match, "settlement 7 upper 2 8") == ("no-settlement", {})


def test_the_lever_makes_a_settlement_easier() -> None:
    two = settler(inhabitants=["7 lower", "12"])
    match = position(settler(ranch=1, houses=["7"], levers=["settlement"]), two, tiles=TILES)
    takes(match, "take settle", "pass")
    assert "lever-settlement 7 upper 1 0" in offers(match)
    takes(match, "lever-settlement 7 upper 1 0")
    assert seen(match)["settlements"] == 1
    assert seen(match)["used"] == seen(match)["levers"]
