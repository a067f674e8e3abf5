"""Scorings: every tile at each of the four scorings, exchanges, and step 1."""

from typing import Any

import pytest

from spieltisch import Match
from tests.games.boonlake.law import CARDS, GOALS, LEVER_COST
from tests.games.boonlake.position import (
    Settler,
    asked,
    interim,
    offers,
    seen,
    settler,
    sheet,
    takes,
    why_not,
)

SINGLE = [goal for goal in GOALS if "regions" not in GOALS[goal] and "need-low" not in GOALS[goal]]
EXCHANGES = ["give-inhabitants", "give-vases", "give-coins"]
COUNTED = [goal for goal in SINGLE if goal not in EXCHANGES]
PAIRS = [goal for goal in GOALS if "need-low" in GOALS[goal]]
UNKNOWN = {
    1: "gold-creek", 2: "alder-grove", 6: "fir-hollow", 7: "old-landing", 8: "kiln-slope",
    11: "owl-forest", 12: "fishing-camp", 13: "copper-hill", 9: "birch-meadow",
}  # fmt: skip
AT_BRIDGES = {2: "alder-grove", 3: "kiln-slope", 12: "fishing-camp", 18: "owl-forest"}
SOUTH = {19: "mill-brook", 24: "stone-terrace", 21: "clay-bank", 27: "reed-shore"}
NORTH = {7: "old-landing", 12: "fishing-camp", 9: "birch-meadow", 10: "wagon-halt"}
PLACES = {
    "boonlake": ["19", "19 lower", "24", "24 lower"],
    "southern": ["21", "21 lower", "27", "27 lower"],
    "unknown": ["7", "7 lower", "12", "12 lower"],
    "new-hope": ["9", "9 lower", "10", "10 lower"],
}


def lane(goal: str) -> list[str]:
    """Four tiles in play, this one second, so that it is nobody's own in seat 0."""
    others = [g for g in ("levers", "coin-track", "card-track", "sites") if g != goal][:3]
    return [others[0], goal, *others[1:]]


def scores(goal: str, number: int, player: Settler, **more: Any) -> bool:
    """Does the player fulfil this tile at the nth scoring? B3: the marker's points either way."""
    match = interim(player, settler(), number=number, goals=lane(goal), **more)
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, f"score {goal}")
    points = sheet(match)["scoring-tiles"]
    assert points in (number, -number)
    return points > 0


def sites(levels: int) -> dict[str, int]:
    """So many levels, spread unevenly."""
    spread: dict[str, int] = {}
    for name in ("iron", "loam", "wood", "stone"):
        spread[name] = min(2, levels)
        levels -= spread[name]
    return spread


def having(goal: str, number: int) -> tuple[Settler, dict[str, Any]]:
    """A player who has exactly so many of what the tile counts, and where the tiles lie."""
    if goal == "coin-track":
        return settler(coin_track=number, card_track=8), {}
    if goal == "card-track":
        return settler(card_track=number, coin_track=8), {}
    if goal == "lower-track":
        return settler(coin_track=number, card_track=8), {}
    if goal == "sites":
        return settler(production=sites(number)), {}
    if goal == "levers":
        return settler(levers=list(LEVER_COST)[:number], used=list(LEVER_COST)[: number // 2]), {}
    if goal == "cattle":
        return settler(cattle=[14] * min(3, number) + [10] * max(0, number - 3)), {
            "pastures": [10, 14]
        }
    if goal == "settlements":
        return settler(settlements=["7", "9", "19"][:number], houses=["21"]), {}
    if goal == "adjacent":
        group = ["12", "13", "8", "7", "6", "1", "2", "11"][:number]
        twice = ["12 lower"] if number else []
        return settler(ranch=0, inhabitants=group, houses=[*twice, "9"]), {"tiles": UNKNOWN}
    assert goal == "bridges"
    there = ["2", "2 lower", "3", "12", "12 lower", "18"][:number]
    return settler(ranch=0, inhabitants=there, houses=["7"]), {
        "tiles": {**AT_BRIDGES, 7: "old-landing"}
    }


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("goal", COUNTED)
def test_every_tile_asks_for_its_number_and_no_more(goal: str, number: int) -> None:
    need = GOALS[goal]["need"][number - 1]
    player, more = having(goal, need)
    assert scores(goal, number, player, **more)
    player, more = having(goal, need - 1)
    assert not scores(goal, number, player, **more)


def test_thirteen_single_tiles_and_three_of_two_regions() -> None:
    two_regions = [goal for goal in GOALS if "regions" in GOALS[goal]]
    assert (len(GOALS) - len(two_regions), len(two_regions)) == (13, 3)
    assert sorted(COUNTED + EXCHANGES + PAIRS) == sorted(GOALS)


def test_the_lower_of_both_markers_counts() -> None:
    need = GOALS["lower-track"]["need"][3]
    assert scores("lower-track", 4, settler(card_track=need, coin_track=8))
    assert not scores("lower-track", 4, settler(card_track=need - 1, coin_track=8))


def test_b19_cattle_on_a_pasture_next_to_a_bridge_count() -> None:
    """Three cattle on hex 14, from which a bridge leads to Boonlake, and one inhabitant."""
    player = settler(ranch=0, cattle=[14, 14, 14], inhabitants=["12"])
    assert scores("bridges", 3, player, tiles={12: "fishing-camp"}, pastures=[14])


def test_b19_the_ford_is_no_bridge_but_makes_neighbours() -> None:
    """15 and 16 are joined by the ford; both have a bridge to the south as well."""
    tiles = {4: "gold-creek", 10: "birch-meadow", 15: "mill-brook", 16: "clay-bank"}
    assert scores("adjacent", 1, settler(inhabitants=["15", "16"]), tiles=tiles)
    assert scores("adjacent", 2, settler(inhabitants=["10", "15", "16"]), tiles=tiles)
    assert not scores("adjacent", 2, settler(inhabitants=["10", "10 lower", "16"]), tiles=tiles)


# Two regions, sunset and day


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("goal", [goal for goal in PAIRS if goal != "sunset-day"])
def test_two_regions_ask_more_of_either_and_less_of_the_other(goal: str, number: int) -> None:
    first, second = GOALS[goal]["regions"]
    more, less = GOALS[goal]["need"][number - 1], GOALS[goal]["need-low"][number - 1]

    def there(here: int, elsewhere: int) -> bool:
        inhabitants = PLACES[first][:here] + PLACES[second][:elsewhere]
        houses: list[str] = []
        if here > 4:  # a region has four sites here; the fifth presence is cattle
            cattle = [20 if first == "boonlake" else 22]
        elif elsewhere > 4:
            cattle = [20 if second == "boonlake" else 22]
        else:
            cattle = []
        houses, inhabitants = inhabitants[:3], inhabitants[3:]
        player = settler(ranch=0, inhabitants=inhabitants, houses=houses, cattle=cattle)
        return scores(goal, number, player, tiles={**NORTH, **SOUTH}, pastures=[20, 22])

    assert there(more, less)
    assert there(less, more)
    assert not there(more - 1, less)
    if less:
        assert not there(more, less - 1)
    if more > less:
        assert not there(less, less)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_b20_sunset_and_day_with_projects_as_either(number: int) -> None:
    goal = GOALS["sunset-day"]
    more, less = goal["need"][number - 1], goal["need-low"][number - 1]
    days = [card for card in CARDS if CARDS[card]["kind"] == "day"]
    sunsets = [card for card in CARDS if CARDS[card]["kind"] == "sunset"]
    nights = [card for card in CARDS if CARDS[card]["kind"] == "night"]

    def met(day: int, sunset: int, projects: int = 0) -> bool:
        realized = ["levers", "coin-track", "card-track"][:projects]
        player = settler(played=days[:day] + sunsets[:sunset] + nights[:5], projects=realized)
        return scores("sunset-day", number, player)

    assert met(more, less)
    assert met(less, more)
    assert not met(more, less - 1)
    assert not met(more - 1, more - 1) or more == less
    assert met(more, less - 1, projects=1)
    assert met(more - 1, less, projects=1)
    assert not met(more - 1, less - 1, projects=1)
    assert met(more - 1, less - 1, projects=2)


def test_b20_the_own_project_of_the_same_tile_counts_too() -> None:
    player = settler(played=["smithy"], projects=["sunset-day"])
    assert scores("sunset-day", 1, player)


# Exchanges


def gift(goal: str, number: int, player: Settler) -> Match:
    match = interim(player, settler(), number=number, goals=lane(goal))
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, f"score {goal}")
    return match


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("goal", "piece"), [("give-inhabitants", "ranch"), ("give-vases", "vases")]
)
def test_b18_pieces_or_five_coins_each_in_any_mix(goal: str, piece: str, number: int) -> None:
    times = GOALS[goal]["need"][number - 1]
    for pieces in range(times + 1):
        coins = 5 * (times - pieces)
        things: dict[str, Any] = {"ranch": 0, "coins": coins, piece: pieces}
        match = gift(goal, number, settler(**things))
        assert offers(match) == [f"{goal} {goal} {pieces} {coins}", f"give-nothing {goal}"]
        takes(match, offers(match)[0])
        assert (seen(match)[piece], seen(match)["coins"]) == (0, 0)
        assert sheet(match) == {"scoring-tiles": 2 * times + number}
        if coins:
            match = gift(goal, number, settler(**{**things, "coins": coins - 1}))
            assert sheet(match) == {"scoring-tiles": -number}  # all or nothing
            assert (seen(match)[piece], seen(match)["coins"]) == (pieces, coins - 1)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_b18_two_coins_for_each_point(number: int) -> None:
    times = GOALS["give-coins"]["need"][number - 1]
    match = gift("give-coins", number, settler(coins=2 * times))
    takes(match, f"give-coins give-coins {2 * times}")
    assert seen(match)["coins"] == 0
    assert sheet(match) == {"scoring-tiles": times + number}
    match = gift("give-coins", number, settler(coins=2 * times - 1))
    assert sheet(match) == {"scoring-tiles": -number}


def test_b18_two_inhabitants_and_ten_coins() -> None:
    """The rulebook's own mix, at the fourth scoring."""
    match = gift("give-inhabitants", 4, settler(ranch=3, coins=12))
    takes(match, "give-inhabitants give-inhabitants 2 10")
    assert (seen(match)["ranch"], seen(match)["coins"]) == (1, 2)
    assert sheet(match) == {"scoring-tiles": 4 * 2 + 4}


def test_b18_an_exchange_on_the_own_tile_doubles_the_marker_but_not_the_bonus() -> None:
    goals = ["give-vases", "levers", "sites", "coin-track"]
    match = interim(settler(vases=2), settler(), number=2, goals=goals)
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, "score give-vases", "give-vases give-vases 2 0")
    assert sheet(match) == {"scoring-tiles": 2 * 2 + 2 * 2}


def test_b18_what_is_missing_for_an_exchange_is_told() -> None:
    match = gift("give-vases", 3, settler(vases=2, coins=4, levers=["joker-or"]))
    assert why_not(match, "give-vases give-vases 2 5") == ("coins-short", {"short": 1})
    takes(match, "lever two-coins")
    assert "give-vases give-vases 2 5" in offers(match)


# Peter


@pytest.mark.parametrize(("number", "need"), [(1, 1), (2, 2), (3, 4), (4, 7)])
def test_peter_at_all_four_scorings(number: int, need: int) -> None:
    assert scores("card-track", number, settler(card_track=need))
    assert not scores("card-track", number, settler(card_track=need - 1))


def test_a_tile_must_be_scored_even_if_no_condition_is_met() -> None:
    match = interim(settler(), settler())
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    assert len(offers(match)) == 4
    assert "pass" not in offers(match)


def test_the_fourth_scoring_takes_the_last_tile() -> None:
    scored = {"sites": 1, "levers": 2, "coin-track": 3}
    match = interim(settler(scored=scored), settler(scored=scored), number=4)
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    assert sheet(match)["scoring-tiles"] == -4  # the card track, without being asked


# Step 1


def test_b2_two_cards_or_two_upgrades_or_a_project_and_no_third() -> None:
    rich = settler(
        coins=40, hand=["potter", "sawmill", "smithy"], ranch=5, inhabitants=["7", "9"],
        production={"wood": 2, "loam": 2, "stone": 2, "iron": 2}, boats=("iron", "iron"),
    )  # fmt: skip
    for moves in (
        ["play potter", "play sawmill"],
        ["house 7 upper", "house 9 upper"],
        ["realize levers", "play potter"],
        ["house 9 upper", "realize sites"],
    ):
        match = interim(rich, settler())
        takes(match, *moves)
        assert offers(match) == []


def test_b2_nothing_is_sold_and_nothing_developed() -> None:
    match = interim(settler(hand=["potter"], ranch=3), settler())
    assert offers(match) == ["pass"]
    assert why_not(match, "develop 7 upper") == ("not-now", {})


def test_b2_card_effects_happen_before_the_second_play() -> None:
    """An inhabitant gained by the first card builds the house of the second play."""
    card = next(c for c in CARDS if list(CARDS[c].get("now", {})) == ["inhabitants"])
    full = {"wood": 2, "loam": 2, "stone": 2, "iron": 2}
    player = settler(coins=20, vases=2, hand=[card], ranch=0, inhabitants=["7"], production=full)
    match = interim(player, settler())
    assert "house 7 upper" not in offers(match)
    takes(match, f"play {card}")
    while asked(match) == "ChoosePayment":
        takes(match, offers(match)[0])
    takes(match, "house 7 upper")
    assert seen(match)["houses"] == 1
