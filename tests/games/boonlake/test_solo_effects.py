"""Solo: structures, cattle and region scorings of the Eminence."""

import pytest

from spieltisch.games.boonlake.terms import REGION_KEYS
from tests.games.boonlake.position import START, Settler, seen, settler, table_of, takes
from tests.games.boonlake.solo_position import (
    HUMAN_TURN,
    Automaton,
    acts,
    eminence,
    its,
    its_cattle,
    its_houses,
    its_settlements,
    its_sheet,
    of,
    solo,
)

ALL_LABELS = ["boonlake", "new-hope", "southern", "unknown"]

# Building a structure


@pytest.mark.parametrize(("houses", "built"), [([], "house"), (["9"], "house")])
def test_with_at_most_one_house_on_the_map_it_places_a_house(houses: list[str], built: str) -> None:
    match = solo(automaton=eminence(houses=houses), tile="a1", top=["settle"])
    story = acts(match)
    assert len(of(story, built)) == 1
    assert its(match)["houses"] == len(houses) + 1
    assert seen(match)["ranch"] == 3  # nobody gives up inhabitants


@pytest.mark.parametrize(
    ("taken", "site"),
    [([], "7"), (["7"], "7 lower"), (["7 lower"], "7"), (["7", "7 lower"], "9")],
)
def test_of_two_sites_it_chooses_the_upper_one(taken: list[str], site: str) -> None:
    """From 4 on, 7 is the first location with a building site."""
    match = solo(settler(inhabitants=taken), tile="a1", top=["settle"])
    acts(match)
    assert its_houses(match) == [site]


def test_it_ignores_the_effects_of_building_tiles() -> None:
    """Neither costs nor rewards, and no points for a settlement."""
    tiles = {4: "bison-plain", 7: "warm-valley"}
    match = solo(tile="b5", top=["builder"], bottom="settle", tiles=tiles)
    acts(match)
    assert its_houses(match) == ["4", "4 lower"]
    assert its_sheet(match) == {}
    later = solo(
        automaton=eminence(houses=["4", "4 lower"]), tile="a1", top=["settle"], tiles=tiles
    )
    acts(later)
    assert its_settlements(later) == ["4"]  # minus 5 for a player
    assert its_sheet(later) == {}


def test_with_two_houses_on_the_map_one_becomes_a_settlement() -> None:
    match = solo(
        automaton=eminence(houses=["9", "24 lower"]),
        tile="a1",
        corner="lower-right",
        top=["settle"],
    )
    story = acts(match)
    assert of(story, "finds") == [{"preferred": 22, "number": 24}]
    assert (its_houses(match), its_settlements(match)) == (["9"], ["24 lower"])
    board = its(match)
    assert (board["houses"], board["settlements"]) == (2, 1)  # the house has left the game


def test_a_settlement_needs_no_presences_and_no_other_region() -> None:
    """Alone on the map, and a second settlement in the region: neither matters."""
    match = solo(
        automaton=eminence(houses=["24", "24 lower"], settlements=["19"]),
        tile="a1",
        corner="lower-right",
        top=["settle"],
    )
    acts(match)
    assert its_settlements(match) == ["19", "24"]
    assert its(match)["vp"] == 0


def test_ten_points_when_no_settlement_is_left() -> None:
    built = ["7", "7 lower", "9", "9 lower"]
    match = solo(
        automaton=eminence(houses=["19", "24"], settlements=built), tile="a1", top=["settle"]
    )
    acts(match)
    assert its_sheet(match) == {"none-left": 10}
    assert its_settlements(match) == built


def test_ten_points_each_time() -> None:
    built = ["7", "7 lower", "9", "9 lower"]
    match = solo(
        automaton=eminence(houses=["19", "24"], settlements=built), tile="b1", top=["settle"]
    )
    acts(match)
    assert its_sheet(match) == {"none-left": 20}


# Placing cattle


def cattle(
    human: Settler, automaton: Automaton, pastures: list[int], corner: str = "upper-left"
) -> list[int]:
    """Where the Eminence's cattle stand after the upper half of the tile a1."""
    tiles = {**START, 12: "fishing-camp"}
    match = solo(
        human,
        automaton,
        tile="a1",
        corner=corner,
        top=["builder"],
        bottom="cattle-breeding",
        tiles=tiles,
        pastures=pastures,
    )
    acts(match)
    return its_cattle(match)


def test_structures_of_anybody_beside_count() -> None:
    """Beside 13 two houses and a settlement of both, beside 23 a house."""
    human = settler(houses=["7", "24"], settlements=["12"])
    automaton = eminence(houses=["12 lower"])
    assert cattle(human, automaton, [13, 23]) == [13]
    assert cattle(settler(houses=["24"]), eminence(), [13, 23]) == [23]


def test_inhabitants_are_no_structures() -> None:
    human = settler(inhabitants=["7", "7 lower", "12"], houses=["24"])
    assert cattle(human, eminence(), [13, 23]) == [23]


def test_bridges_join_as_everywhere() -> None:
    """18 and 12 are joined by a bridge."""
    human = settler(houses=["12", "12 lower"])
    assert cattle(human, eminence(), [18, 28]) == [18]


def test_cattle_there_are_subtracted() -> None:
    """Beside 13 three structures but two cattle, beside 23 two structures."""
    human = settler(houses=["7", "12", "12 lower", "24", "24 lower"], cattle=[13, 13])
    assert cattle(human, eminence(), [13, 23]) == [23]


def test_the_difference_may_be_below_zero() -> None:
    human = settler(cattle=[13, 13, 28])
    assert cattle(human, eminence(), [13, 28]) == [28]


def test_with_equal_differences_the_fewest_cattle_decide() -> None:
    """3 - 2 at 13 and 1 - 0 at 23."""
    human = settler(houses=["7", "12", "12 lower", "24"], cattle=[13, 13])
    assert cattle(human, eminence(), [13, 23]) == [23]


@pytest.mark.parametrize(
    ("corner", "number"),
    [("upper-left", 8), ("lower-left", 13), ("lower-right", 28), ("upper-right", 8)],
)
def test_then_the_number_of_the_solo_tile_decides(corner: str, number: int) -> None:
    """From 4 to 8, 13 to 13, 22 to 28, 29 over 33 to 8."""
    assert cattle(settler(), eminence(), [8, 13, 28], corner) == [number]


def test_only_equal_pastures_take_part_in_the_search() -> None:
    """8 lies nearer to 4, but a cow stands there."""
    assert cattle(settler(cattle=[8]), eminence(), [8, 13, 28]) == [13]


def test_a_full_pasture_takes_no_more() -> None:
    human = settler(houses=["7", "12", "12 lower"], cattle=[13, 13, 13, 13])
    assert cattle(human, eminence(), [13, 28]) == [28]


def test_without_a_pasture_the_effect_goes_to_waste() -> None:
    match = solo(tile="a1", top=["builder"], bottom="cattle-breeding")
    story = acts(match)
    assert ("eminence-wasted", {}) in story
    assert (its(match)["cattle"], its(match)["vp"]) == (0, 0)


def test_ten_points_when_all_five_cattle_are_placed() -> None:
    placed = eminence(cattle=[8, 8, 13, 13, 28])
    match = solo(
        automaton=placed,
        tile="a1",
        top=["builder"],
        bottom="cattle-breeding",
        pastures=[8, 13, 28],
    )
    acts(match)
    assert its_sheet(match) == {"none-left": 10}
    assert len(its_cattle(match)) == 5


def test_its_choice_is_told() -> None:
    match = solo(
        settler(houses=["7"]), tile="a1", top=["builder"], bottom="cattle-breeding", pastures=[13]
    )
    assert of(acts(match), "cattle") == [{"number": 13, "structures": 1, "cattle": 0}]


# Region scoring


def left_out(human: Settler, automaton: Automaton, labels: list[str]) -> str:
    """The region that the Eminence chooses."""
    match = solo(human, automaton, tile="a1", top=["region-scoring"], labels=labels, pastures=[8])
    region: int = of(acts(match), "region")[0]["region"]
    return REGION_KEYS[region]


def test_it_chooses_the_region_where_the_human_is_furthest_ahead() -> None:
    human = settler(inhabitants=["19"], houses=["24"], settlements=["21"])
    assert left_out(human, eminence(), []) == "boonlake"
    assert left_out(human, eminence(houses=["24 lower", "19 lower"]), []) == "southern"


def test_cattle_inhabitants_houses_and_settlements_are_presences() -> None:
    human = settler(cattle=[8], inhabitants=["7"], houses=["7 lower"], settlements=["24"])
    assert left_out(human, eminence(), []) == "unknown"
    assert left_out(human, eminence(cattle=[8, 8, 8]), []) == "boonlake"


def test_ties_go_to_the_north() -> None:
    assert left_out(settler(), eminence(), []) == "unknown"
    assert left_out(settler(inhabitants=["9", "21"]), eminence(), []) == "new-hope"


def test_b26_the_pack_orders_the_regions_from_the_north() -> None:
    order: list[str] = []
    for count in range(4):
        order.append(left_out(settler(), eminence(), order[:count]))
    assert order == ["unknown", "new-hope", "boonlake", "southern"]


def test_covered_regions_do_not_count() -> None:
    human = settler(inhabitants=["19", "24", "21"])
    assert left_out(human, eminence(), ["boonlake"]) == "southern"


def test_b21_with_all_labels_covered_a_region_is_left_out_without_reward() -> None:
    human = settler(inhabitants=["21", "9"])
    match = solo(human, eminence(), tile="a1", top=["region-scoring"], labels=ALL_LABELS)
    story = acts(match)
    assert REGION_KEYS[of(story, "region")[0]["region"]] == "new-hope"
    assert its(match)["vp"] == 0
    assert seen(match)["coins"] == 1


@pytest.mark.parametrize(
    ("place", "vp"), [("19", 4), ("7", 3), ("9", 3), ("21", 3)], ids=["boonlake", "u", "n", "s"]
)
def test_four_points_for_boonlake_and_three_for_others(place: str, vp: int) -> None:
    match = solo(settler(inhabitants=[place]), tile="a1", top=["region-scoring"])
    acts(match)
    assert its_sheet(match) == {"regions": vp}
    assert bin(table_of(match)["labels"]).count("1") == 1
    player = seen(match)
    assert (player["coins"], player["cards"], player["vp"]) == (0, 0, 0)


@pytest.mark.parametrize(("tile", "each"), [("a1", 1), ("b1", 2)])
def test_presences_in_the_other_regions_pay_coins_and_points(tile: str, each: int) -> None:
    """Boonlake is left out; elsewhere the human has 2 presences, the Eminence 3."""
    human = settler(inhabitants=["19", "19 lower", "24", "7", "9"])
    automaton = eminence(houses=["7 lower", "24 lower"], settlements=["21"], cattle=[8])
    match = solo(human, automaton, tile=tile, top=["region-scoring"], pastures=[8])
    story = acts(match)
    assert REGION_KEYS[of(story, "region")[0]["region"]] == "boonlake"
    assert of(story, "presences") == [{"presences": 3}]
    assert its_sheet(match) == {"regions": 4 + 3 * each}
    assert seen(match)["coins"] == 2


def test_the_humans_lever_works_on_the_eminences_region_scoring() -> None:
    human = settler(inhabitants=["7", "9"], levers=["region-vp"])
    match = solo(human, tile="a1", top=["region-scoring"])
    takes(match, "pass", "share-and-vp")
    assert (seen(match)["coins"], seen(match)["vp"]) == (1, 1)


def test_it_also_benefits_from_the_humans_region_scoring() -> None:
    automaton = eminence(houses=["7", "24"], settlements=["21"])
    human = settler(inhabitants=["9"])
    match = solo(human, automaton, begin=HUMAN_TURN, top=["region-scoring"])
    takes(match, "take region-scoring", "pass", "region boonlake")
    assert its_sheet(match) == {"regions": 2}
    assert seen(match)["coins"] == 4 + 1


# Presences of another player


def test_its_pieces_help_the_human_to_a_settlement_and_to_coins() -> None:
    """B5 and B6: whoever owns the presences and houses."""
    automaton = eminence(houses=["7 lower"], cattle=[8, 13])
    human = settler(houses=["7"], ranch=3)
    match = solo(human, automaton, begin=HUMAN_TURN, top=["settle"], pastures=[8, 13])
    takes(match, "take settle", "pass")
    assert "settlement 7 upper 2 0" in match.choice(0).notations
    match = solo(human, automaton, begin=HUMAN_TURN, top=["cattle-breeding"], pastures=[8, 13])
    takes(match, "take cattle-breeding", "pass", "pass", "cattle 8 2 0")
    assert seen(match)["coins"] == 2 * 2


def test_its_site_is_taken() -> None:
    match = solo(automaton=eminence(houses=["7"]), begin=HUMAN_TURN, top=["settle"])
    takes(match, "take settle", "pass")
    assert "develop 7 upper" not in match.choice(0).notations
    assert "develop 7 lower" in match.choice(0).notations
