"""Houses, settlements, cattle: prices, surcharges, regions, freed houses, tier bonus."""

from typing import Any

import pytest

from spieltisch import Match
from tests.games.boonlake.law import CARDS, HEXES, beside
from tests.games.boonlake.position import (
    START,
    Settler,
    interim,
    offers,
    position,
    previewed,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)

TILES = {**START, 12: "fishing-camp", 13: "copper-hill", 8: "high-plateau"}
AROUND = settler(inhabitants=["7 lower", "12", "12 lower"])
EASING = [card for card in CARDS if "cattle-inhabitant" in CARDS[card].get("always", {})]


def settling(*settlers: Settler, **more: Any) -> Match:
    """Seat 0 may develop or upgrade."""
    more.setdefault("tiles", TILES)
    match = position(*settlers, **more)
    takes(match, "take settle", "pass")
    return match


def breeding(*settlers: Settler, **more: Any) -> Match:
    """Seat 0 may place cattle."""
    match = position(*settlers, **more)
    takes(match, "take cattle-breeding", "pass")
    if "pass" in offers(match) and any(m.startswith("pasture") for m in offers(match)):
        takes(match, "pass")
    return match


def ways(match: Match, start: str) -> list[str]:
    return [move.removeprefix(start).strip() for move in offers(match) if move.startswith(start)]


# Houses


def test_the_replaced_inhabitant_goes_back_to_the_supply() -> None:
    match = settling(settler(ranch=1, inhabitants=["7"]))
    assert seen(match)["supply"] == 6
    takes(match, "house 7 upper")
    assert (seen(match)["ranch"], seen(match)["supply"]) == (0, 8)
    match = settling(settler(ranch=0, inhabitants=["7"]))
    assert why_not(match, "house 7 upper") == ("inhabitants-short", {"need": 1, "have": 0})


def test_only_the_own_inhabitants_become_houses() -> None:
    match = settling(settler(inhabitants=["7"]), settler(inhabitants=["9"]))
    assert ways(match, "house") == ["7 upper"]


def test_b8_a_freed_house_waits_until_the_board_is_empty() -> None:
    """One house is left on the board and one was freed: the board's goes first."""
    player = settler(
        ranch=3, inhabitants=["7", "9"], houses=["19", "19 lower", "21"], settlements=["24", "27"],
        houses_gone=5,
    )  # fmt: skip
    match = settling(player)
    takes(match, "house 7 upper")
    assert (seen(match)["houses"], seen(match)["freed"]) == (6, 2)
    takes(match, "house 9 upper")
    assert (seen(match)["houses"], seen(match)["freed"]) == (6, 1)


def test_b8_a_freed_house_vacates_no_recess_and_pays_no_tier_bonus() -> None:
    player = settler(
        ranch=1, inhabitants=["7"], houses=["19"], settlements=["24"], houses_gone=6, cattle=[],
    )  # fmt: skip
    match = settling(player)
    takes(match, "house 7 upper")
    assert (seen(match)["recess"], seen(match)["houses"], seen(match)["ranch"]) == (2, 6, 0)


def test_b8_a_house_freed_at_this_moment_may_be_used_in_the_next() -> None:
    six = ["7", "9", "9 lower", "19", "19 lower", "21"]
    player = settler(ranch=3, inhabitants=["24"], houses=six)
    match = settling(player, AROUND)
    assert why_not(match, "house 24 upper") == ("no-house", {})
    takes(match, "settlement 7 upper 2 0", "house 24 upper")
    assert (seen(match)["freed"], seen(match)["ranch"]) == (0, 0)


# Settlements


@pytest.mark.parametrize(
    ("built", "prices"),
    [(0, ["2 0"]), (1, ["2 0"]), (2, ["3 0", "2 4"]), (3, ["4 0", "3 4", "2 8"])],
)
def test_the_third_and_fourth_settlement_cost_more(built: int, prices: list[str]) -> None:
    player = settler(ranch=4, houses=["7"], settlements=["9", "19", "21"][:built])
    match = settling(player, AROUND)
    assert ways(match, "settlement 7 upper") == prices
    for price in prices:
        inhabitants, vp = (int(number) for number in price.split())
        told = previewed(match, f"settlement 7 upper {price}")
        assert told[0] == ("gives-inhabitants", {"seat": 0, "inhabitants": inhabitants})
        lost = sum(values["vp"] for name, values in told if name == "loses-vp")
        assert lost == vp


@pytest.mark.parametrize(("ranch", "prices"), [(1, []), (2, ["2 8"]), (3, ["3 4", "2 8"])])
def test_only_the_additional_inhabitants_may_be_replaced_by_points(
    ranch: int, prices: list[str]
) -> None:
    player = settler(ranch=ranch, houses=["7"], settlements=["9", "19", "21"])
    match = settling(player, AROUND)
    assert ways(match, "settlement 7 upper") == prices
    if ranch == 1:
        assert why_not(match, "settlement 7 upper 2 8") == (
            "inhabitants-short", {"need": 2, "have": 1},
        )  # fmt: skip


def test_b7_five_points_for_the_second_and_again_for_the_third_in_a_region() -> None:
    player = settler(ranch=6, houses=["7", "12"], settlements=["8"])
    match = settling(player, settler(inhabitants=["7 lower", "12 lower", "13", "13 lower"]))
    takes(match, "settlement 7 upper 2 0", "settlement 12 upper 3 0")
    assert sheet(match) == {"second-settlement": -10}


def test_b7_the_settlement_of_somebody_else_does_not_matter() -> None:
    match = settling(
        settler(houses=["7"]), settler(settlements=["8"], inhabitants=["7 lower", "12"])
    )
    takes(match, "settlement 7 upper 2 0")
    assert sheet(match) == {}


def test_b7_the_warning_comes_in_scorings_and_for_easy_settlements_too() -> None:
    match = interim(settler(houses=["7"], settlements=["8"]), AROUND, tiles=TILES)
    told = previewed(match, "settlement 7 upper 2 0")
    assert ("second-settlement", {"seat": 0, "region": 3}) in told
    card = next(c for c in CARDS if list(CARDS[c].get("now", {})) == ["easy-settlement"])
    full = {"wood": 2, "loam": 2, "stone": 2, "iron": 2}
    player = settler(
        coins=30, vases=3, hand=[card], production=full, houses=["7"], settlements=["8"]
    )
    match = interim(player, AROUND, tiles=TILES)
    takes(match, f"play {card}")
    if ways(match, "pay"):
        takes(match, offers(match)[0])
    told = previewed(match, "settlement 7 upper 1 0")
    assert ("loses-vp", {"seat": 0, "vp": 5, "score": 5}) in told


@pytest.mark.parametrize("number", HEXES)
def test_b6_presences_on_every_adjacent_hex_count_and_no_others(number: int) -> None:
    """One after the other, cattle on pastures all around; three are needed."""
    near = sorted(beside(number))[:3]
    far = sorted(set(HEXES) - beside(number) - {number})[:4]
    for pastures, enough in ((near, len(near) == 3), (near[:2] + far[:2], False)):
        match = settling(
            settler(houses=[str(number)]), settler(cattle=pastures), tiles={number: "old-landing"},
            pastures=pastures,
        )  # fmt: skip
        assert bool(ways(match, f"settlement {number} upper")) == enough


def test_b6_the_other_site_of_the_same_tile_counts() -> None:
    for lower, enough in ((["7 lower"], True), ([], False)):
        others = settler(inhabitants=[*lower, "12", "12 lower"])
        match = settling(settler(houses=["7"]), others)
        assert bool(ways(match, "settlement 7 upper")) == enough


def test_b6_a_house_beside_counts_once_whatever_it_is() -> None:
    for others in (
        settler(settlements=["12", "12 lower"], inhabitants=["7 lower"]),
        settler(houses=["12", "12 lower", "7 lower"]),
        settler(cattle=[1, 1, 1]),
    ):
        match = settling(settler(houses=["7"]), others, pastures=[1])
        assert ways(match, "settlement 7 upper") == ["2 0"]


# Tier bonus


def test_the_first_tier_is_emptied_by_cattle() -> None:
    match = breeding(settler(ranch=1, houses=["7", "9"]), pastures=[6])
    takes(match, "cattle 6 1 0")
    assert (seen(match)["recess"], seen(match)["ranch"]) == (1, 1)


def test_the_second_tier_is_emptied_by_a_settlement() -> None:
    houses = ["7", "9", "9 lower", "19"]
    player = settler(ranch=2, houses=houses, cattle=[6, 6])
    match = settling(player, AROUND, pastures=[6])
    assert seen(match)["recess"] == 1
    takes(match, "settlement 7 upper 2 0")
    assert (seen(match)["recess"], seen(match)["ranch"]) == (0, 1)


def test_the_second_tier_is_emptied_by_cattle_and_by_a_house() -> None:
    player = settler(ranch=2, houses=["7", "9", "9 lower"], settlements=["19"], cattle=[6])
    match = breeding(player, pastures=[6, 8])
    takes(match, "cattle 8 1 0")
    assert (seen(match)["recess"], seen(match)["ranch"]) == (0, 2)
    player = settler(
        ranch=2, inhabitants=["24"], houses=["7", "9"], settlements=["19"], cattle=[6, 6]
    )
    match = settling(player, pastures=[6])
    takes(match, "house 24 upper")
    assert (seen(match)["recess"], seen(match)["ranch"]) == (0, 2)


def test_the_second_bonus_never_comes_before_the_first() -> None:
    """Four houses, a settlement, but no cattle: neither tier is empty."""
    player = settler(ranch=2, houses=["7", "9", "19"], settlements=["21"], cattle=[])
    match = breeding(player, pastures=[6])
    assert seen(match)["recess"] == 2
    takes(match, "cattle 6 1 0")
    assert (seen(match)["recess"], seen(match)["ranch"]) == (1, 2)


def test_the_inhabitant_of_a_recess_is_not_supply() -> None:
    match = position(settler(coins=30, ranch=7))
    takes(match, "take hire", "pass", "pass")
    assert (seen(match)["ranch"], seen(match)["supply"], seen(match)["recess"]) == (8, 0, 2)


# Cattle


@pytest.mark.parametrize(
    ("own", "prices"),
    [(0, ["1 0"]), (1, ["1 0"]), (2, ["1 0"]), (3, ["2 0", "1 4"]), (4, ["3 0", "2 4", "1 8"])],
)
def test_the_fourth_and_fifth_cattle_cost_more(own: int, prices: list[str]) -> None:
    match = breeding(settler(ranch=5, cattle=[1, 1, 2, 2][:own]), pastures=[1, 2, 8])
    assert ways(match, "cattle 8") == prices
    for price in prices:
        told = previewed(match, f"cattle 8 {price}")
        lost = sum(values["vp"] for name, values in told if name == "loses-vp")
        assert lost == int(price.split()[1])


@pytest.mark.parametrize("easings", range(1, len(EASING) + 1))
@pytest.mark.parametrize("own", [0, 3, 4])
@pytest.mark.parametrize("herd", [0, 1, 3])
def test_b17_easings_add_up_and_take_off_surcharges_as_well(
    easings: int, own: int, herd: int
) -> None:
    player = settler(ranch=6, cattle=[1, 1, 2, 2][:own], played=EASING[:easings])
    match = breeding(player, settler(cattle=[8] * herd), pastures=[1, 2, 8])
    extra = {0: 0, 3: 1, 4: 2}[own]
    prices: list[str] = []
    for by_points in range(extra + 1):
        price = max(0, herd + 1 + extra - by_points - easings)
        if not prices or prices[-1].split()[0] != str(
            price
        ):  # points that save nobody are not asked
            prices.append(f"{price} {4 * by_points}")
    assert ways(match, "cattle 8") == [p for p in prices if int(p.split()[0]) <= 6]


def test_cattle_coins_and_houses_of_anybody_also_over_a_bridge() -> None:
    """A pasture on 3: the bridge leads to 2, 9 lies beside it."""
    tiles = {2: "alder-grove", 9: "birch-meadow", 7: "old-landing"}
    other = settler(houses=["2", "9"])
    match = breeding(settler(houses=["9 lower", "7"]), other, tiles=tiles, pastures=[3])
    takes(match, "cattle 3 1 0")
    assert seen(match)["coins"] == 6  # 7 is not beside it


def test_a_full_pasture_takes_no_fifth() -> None:
    match = breeding(settler(ranch=6), settler(cattle=[8, 8, 8, 8]), pastures=[8, 13])
    assert ways(match, "cattle 8") == []
    assert ways(match, "cattle 13") == ["1 0"]
    assert why_not(match, "cattle 8 5 0") == ("pasture-full", {})


def test_cattle_that_nobody_can_pay_for() -> None:
    match = breeding(settler(ranch=1), settler(cattle=[8]), pastures=[8])
    assert why_not(match, "cattle 8 2 0") == ("inhabitants-short", {"need": 2, "have": 1})


def test_b22_each_sees_the_herd_that_those_before_left() -> None:
    match = breeding(settler(ranch=3), settler(ranch=3), settler(ranch=3), pastures=[8])
    for seat, price in ((0, 1), (1, 2), (2, 3)):
        takes(match, f"cattle 8 {price} 0", seat=seat)
    assert table_of(match)["herds"][7] == 0b001001001
