"""The interim scoring: plays, scoring tiles, income, levers, labels."""

import pytest

from spieltisch import Match
from tests.games.boonlake.position import (
    PACK,
    START,
    Settler,
    asked,
    interim,
    offers,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)


def both_pass(match: Match) -> None:
    """Nobody plays anything in step 1."""
    for seat in range(match.seats):
        takes(match, "pass", seat=seat)


def after_scoring(match: Match, *tiles: str) -> None:
    """All score these tiles, and step 3 and the rest follow."""
    for seat, tile in enumerate(tiles):
        takes(match, f"score {tile}", seat=seat)


# Step 1


def test_b2_twice_a_card_a_project_or_an_upgrade_and_nothing_else() -> None:
    player = settler(hand=["potter", "bank"], production={"loam": 2}, coins=1, inhabitants=["7"])
    match = interim(player, settler())
    assert offers(match) == ["play potter", "house 7 upper", "pass"]
    takes(match, "play potter")
    assert offers(match) == ["house 7 upper", "pass"]
    takes(match, "house 7 upper")
    assert offers(match) == []
    assert [choice.seat for choice in match.choices] == [1]


def test_b2_both_may_be_forgone_for_levers() -> None:
    match = interim(settler(levers=["three-coins", "site-coins"], production={"iron": 2}))
    takes(match, "forgo three-coins", "forgo site-coins")
    assert seen(match)["coins"] == 5


def test_b22_every_step_is_simultaneous_or_clockwise_when_played_in_turn() -> None:
    match = interim(settler(), settler(), settler())
    assert [choice.seat for choice in match.choices] == [0, 1, 2]
    match = interim(settler(), settler(), settler(), order="in-turn")
    assert [choice.seat for choice in match.choices] == [0]


# Step 2


@pytest.mark.parametrize(("track", "points"), [(0, -1), (1, 1)])
def test_peter(track: int, points: int) -> None:
    """The card track must have advanced 1, 2, 4, 7 spaces."""
    assert PACK.scoring_tiles[PACK.scoring_tile_by_key["card-track"]].need == [1, 2, 4, 7]
    match = interim(settler(card_track=track), settler())
    both_pass(match)
    takes(match, "score card-track")
    assert sheet(match)["scoring-tiles"] == points


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(("own", "factor"), [(False, 1), (True, 2)])
@pytest.mark.parametrize("met", [True, False])
def test_b3_the_marker_pays_or_costs_its_points(
    number: int, own: bool, factor: int, met: bool
) -> None:
    goals = ["coin-track", "sites", "levers", "card-track"]
    if not own:
        goals[0], goals[1] = goals[1], goals[0]
    match = interim(settler(coin_track=8 if met else 0), settler(), number=number, goals=goals)
    both_pass(match)
    takes(match, "score coin-track")
    assert sheet(match)["scoring-tiles"] == number * factor * (1 if met else -1)


def test_every_tile_is_scored_once() -> None:
    match = interim(settler(scored={"levers": 1, "sites": 2}), settler(), number=3)
    both_pass(match)
    assert offers(match) == ["score coin-track", "score card-track"]
    assert why_not(match, "score levers") == ("tile-scored", {})


def meets(tile: str, number: int, player: Settler, **more: object) -> bool:
    """Does this player fulfil the tile at the nth scoring?"""
    goals = ["levers" if tile != "levers" else "sites", tile, "coin-track", "card-track"]
    if tile in goals[2:]:
        goals[goals.index(tile, 2)] = "lower-track"
    match = interim(player, settler(), number=number, goals=goals, **more)
    both_pass(match)
    takes(match, f"score {tile}")
    return sheet(match)["scoring-tiles"] > 0


def test_b4_production_sites_are_the_sum_of_levels() -> None:
    assert meets("sites", 3, settler(production={"wood": 2, "iron": 2}))
    assert not meets("sites", 3, settler(production={"wood": 2, "iron": 1}))


def test_b19_adjacent_tiles_are_the_largest_group_with_presences() -> None:
    tiles = {**START, 8: "gold-creek", 12: "fishing-camp"}
    chain = settler(inhabitants=["7", "12", "12 lower"])
    assert meets("adjacent", 1, chain, tiles=tiles)
    assert not meets("adjacent", 2, chain, tiles=tiles)
    with_pasture = settler(inhabitants=["7", "12"], cattle=[13])
    assert meets("adjacent", 2, with_pasture, tiles=tiles, pastures=[13])


def test_b19_bridges_count_presences_on_tiles_that_touch_one() -> None:
    tiles = {**START, 12: "fishing-camp", 2: "gold-creek"}
    assert meets("bridges", 2, settler(inhabitants=["12", "12 lower"]), tiles=tiles)
    assert not meets("bridges", 2, settler(inhabitants=["12", "7"]), tiles=tiles)


def test_b20_a_project_counts_as_the_kind_that_helps() -> None:
    day, sunset = "smithy", "bank"
    assert meets("sunset-day", 1, settler(played=[day, sunset]))
    assert not meets("sunset-day", 1, settler(played=[day, "potter"]))
    assert meets("sunset-day", 1, settler(played=[day, "potter"], projects=["coin-track"]))


def test_two_regions_either_way_round() -> None:
    tiles = {**START, 8: "gold-creek"}
    assert meets("boonlake-unknown", 2, settler(inhabitants=["7", "8", "19"]), tiles=tiles)
    assert meets("boonlake-unknown", 2, settler(inhabitants=["7", "24", "19"]), tiles=tiles)
    assert not meets("boonlake-unknown", 2, settler(inhabitants=["7", "7 lower"]), tiles=tiles)


@pytest.mark.parametrize(
    ("tile", "player"),
    [
        ("levers", settler(levers=["boat"])),
        ("lower-track", settler(coin_track=1, card_track=3)),
        ("coin-track", settler(coin_track=1)),
    ],
)
def test_other_categories(tile: str, player: Settler) -> None:
    assert meets(tile, 1, player)
    assert not meets(tile, 1, settler())


def test_cattle_and_settlements() -> None:
    assert meets("cattle", 2, settler(cattle=[8, 8]), pastures=[8])
    assert not meets("cattle", 2, settler(cattle=[8]), pastures=[8])
    assert meets("settlements", 1, settler(settlements=["7"]))
    assert not meets("settlements", 1, settler(houses=["7"]))


# Exchanges


def exchange(tile: str, player: Settler, number: int = 2) -> Match:
    goals = ["levers", tile, "coin-track", "card-track"]
    match = interim(player, settler(), number=number, goals=goals)
    both_pass(match)
    takes(match, f"score {tile}")
    return match


def test_b18_all_or_nothing_in_any_mix() -> None:
    match = exchange("give-inhabitants", settler(ranch=2, coins=10))
    assert offers(match) == [
        "give-inhabitants give-inhabitants 2 0",
        "give-inhabitants give-inhabitants 1 5",
        "give-inhabitants give-inhabitants 0 10",
        "give-nothing give-inhabitants",
    ]
    takes(match, "give-inhabitants give-inhabitants 1 5")
    assert (seen(match)["ranch"], seen(match)["coins"]) == (1, 5)
    assert sheet(match) == {"scoring-tiles": 2 * 2 + 2}


def test_b18_too_little_exchanges_nothing() -> None:
    match = exchange("give-vases", settler(vases=1, coins=4))
    assert seen(match)["vases"] == 1
    assert sheet(match) == {"scoring-tiles": -2}


def test_b18_it_may_be_failed_on_purpose() -> None:
    match = exchange("give-coins", settler(coins=40))
    times = PACK.scoring_tiles[PACK.scoring_tile_by_key["give-coins"]].need[1]
    assert offers(match) == [f"give-coins give-coins {2 * times}", "give-nothing give-coins"]
    takes(match, "give-nothing give-coins")
    assert seen(match)["coins"] == 40
    assert sheet(match) == {"scoring-tiles": -2}


def test_b15_levers_may_pay_for_an_exchange() -> None:
    match = exchange("give-vases", settler(levers=["joker-five"], vases=1))
    assert offers(match) == ["give-nothing give-vases", "lever five-coins"]
    takes(match, "lever five-coins", "give-vases give-vases 1 5")
    assert sheet(match) == {"scoring-tiles": 6}


# Steps 3 to 5


def test_tino() -> None:
    """Tracks: 5 coins, 1 VP, 3 cards; board: 5 coins, 4 VP."""
    tino = settler(coin_track=4, card_track=1, houses=["7", "9"], settlements=["19"], cattle=[8])
    match = interim(tino, settler(), pastures=[8])
    both_pass(match)
    after_scoring(match, "card-track", "card-track")
    assert seen(match)["coins"] == 10
    assert seen(match)["cards"] == 3
    points = sheet(match)
    assert (points["track-income"], points["board-income"]) == (1, 4)


def test_cattle_score_settlements_of_anybody_beside_them() -> None:
    tiles = {**START, 12: "fishing-camp"}
    match = interim(
        settler(cattle=[13, 13], settlements=["7"]),
        settler(settlements=["12", "12 lower"]),
        tiles=tiles,
        pastures=[13],
    )
    both_pass(match)
    after_scoring(match, "levers", "levers")
    assert sheet(match)["cattle-income"] == 2 * 3


def test_unused_levers_pay_a_point_and_all_move_up() -> None:
    match = interim(settler(levers=["boat", "vase", "settlement"], used=["vase"]), settler())
    both_pass(match)
    after_scoring(match, "coin-track", "levers")
    assert sheet(match)["levers"] == 2
    assert seen(match)["used"] == 0


def test_labels_are_free_again() -> None:
    match = interim(settler(), settler(), labels=["boonlake", "unknown"])
    both_pass(match)
    after_scoring(match, "levers", "levers")
    assert table_of(match)["labels"] == 0


def test_b23_the_fourth_income_pays_only_points_and_unused_levers_still_pay() -> None:
    player = settler(coin_track=4, levers=["boat"], houses=["7", "9"])
    match = interim(player, settler(), number=4)
    both_pass(match)
    after_scoring(match, "coin-track", "levers")
    assert (seen(match)["coins"], seen(match)["cards"]) == (0, 0)
    assert sheet(match)["track-income"] == PACK.tracks[0].spaces[4].vp
    assert sheet(match)["levers"] == 1


def test_b10_the_discards_are_shuffled_and_with_both_empty_nothing_is_drawn() -> None:
    match = interim(settler(card_track=1), settler(), pile=["smithy"], discards=["bank"])
    both_pass(match)
    after_scoring(match, "levers", "levers")
    assert seen(match)["cards"] == 2  # three would be due
    assert table_of(match)["discards"] == []
    assert seen(match, 1)["cards"] == 0


def test_the_steps_come_in_order() -> None:
    match = interim(settler(), settler())
    assert asked(match) == "ChoosePlay"
    both_pass(match)
    assert asked(match) == "ChooseScoring"
