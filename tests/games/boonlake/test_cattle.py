"""Cattle-breeding: pastures, prices, houses beside them."""

from spieltisch import Match
from tests.games.boonlake.position import (
    START,
    offers,
    position,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)


def breed(match: Match) -> None:
    """Seat 0 takes the strip and lays no pasture."""
    takes(match, "take cattle-breeding", "pass", "pass")


def test_a_pasture_is_laid_like_a_tile_and_brings_the_reward() -> None:
    match = position(settler())
    takes(match, "take cattle-breeding", "pass", "pasture 8")
    assert seen(match)["coins"] == 2
    assert table_of(match)["tiles"][7] == -2
    assert table_of(match)["pastures_left"] == 6


def test_b11_no_pasture_left_pays_two_coins() -> None:
    match = position(settler(), pastures=[1, 2, 3, 4, 5, 6, 8])
    takes(match, "take cattle-breeding", "pass")
    assert seen(match)["coins"] == 2


def test_each_cattle_on_the_pasture_makes_the_next_dearer() -> None:
    for herd, price in ((0, 1), (1, 2), (2, 3), (3, 4)):
        match = position(settler(ranch=4), settler(cattle=[8] * herd), pastures=[8])
        breed(match)
        assert f"cattle 8 {price} 0" in offers(match)
    match = position(settler(ranch=4), settler(cattle=[8] * 4), pastures=[8])
    breed(match)
    assert why_not(match, "cattle 8 5 0") == ("pasture-full", {})


def test_the_fourth_and_fifth_cattle_cost_more_inhabitants_or_points() -> None:
    fourth = position(settler(ranch=2, cattle=[1, 2, 3]), pastures=[1, 2, 3, 8])
    breed(fourth)
    assert {"cattle 8 2 0", "cattle 8 1 4"} <= set(offers(fourth))
    fifth = position(settler(ranch=1, cattle=[1, 2, 3, 4]), pastures=[1, 2, 3, 4, 8])
    breed(fifth)
    assert [m for m in offers(fifth) if m.startswith("cattle 8")] == ["cattle 8 1 8"]
    takes(fifth, "cattle 8 1 8")
    assert sheet(fifth)["surcharges"] == -8


def test_b5_houses_of_anybody_beside_the_pasture_pay_two_coins() -> None:
    match = position(
        settler(houses=["7"]), settler(houses=["7 lower", "9"], settlements=["12"]),
        tiles={**START, 12: "fishing-camp"}, pastures=[8],
    )  # fmt: skip
    breed(match)
    takes(match, "cattle 8 1 0")
    assert seen(match)["coins"] == 4  # both on 7; 9 and the settlement do not count


def test_permanent_effects_make_cattle_cheaper_and_richer() -> None:
    match = position(settler(ranch=0, played=["cattle-breeder", "dairy", "cowherd"]), pastures=[8])
    breed(match)
    takes(match, "cattle 8 0 0")
    assert seen(match)["coins"] == 4


def test_all_five_placed() -> None:
    match = position(settler(cattle=[1, 1, 1, 2, 2], ranch=4), pastures=[1, 2, 8])
    breed(match)
    assert why_not(match, "cattle 8 1 8")[0] == "no-cattle"


def test_b22_clockwise_from_the_active_player() -> None:
    match = position(settler(), settler(), settler(), pastures=[8])
    breed(match)
    assert [choice.seat for choice in match.choices] == [0]
    takes(match, "pass")
    assert [choice.seat for choice in match.choices] == [1]
    takes(match, "cattle 8 1 0", seat=1)
    assert [choice.seat for choice in match.choices] == [2]
    assert "cattle 8 2 0" in offers(match, 2)
