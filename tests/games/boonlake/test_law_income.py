"""What scorings pay besides their tile: every recess, both tracks, cattle; the final scoring."""

from typing import Any

import pytest

from spieltisch.games.boonlake.final import FinalScoring
from tests.games.boonlake.law import LEVER_COST, TIERS, TRACKS
from tests.games.boonlake.position import (
    START,
    interim,
    position,
    seen,
    settler,
    sheet,
    takes,
)

# Income


PIECES = ("houses", "settlements", "cattle")


def recesses(piece: str) -> list[dict[str, int]]:
    """What the recesses of one kind of piece pay, from the top."""
    return [recess for tier in TIERS for recess in tier.get(piece, [])]


def wood(houses: int, settlements: int, cattle: int) -> dict[str, Any]:
    """So many pieces gone from the board; the settlements stand where houses stood before."""
    spots = ["7", "7 lower", "9", "9 lower", "19", "19 lower", "21", "21 lower", "24", "24 lower"]
    return {
        "settlements": spots[:settlements],
        "houses": spots[4 : 4 + max(0, houses - settlements)],
        "houses_gone": houses,
        "cattle": [6, 6, 14, 14, 22][:cattle],
    }


BOARDS = [
    (0, 0, 0), (1, 0, 0), (2, 0, 1), (4, 1, 2), (6, 0, 0), (6, 4, 5), (3, 2, 4), (5, 3, 3),
    (4, 4, 1),
]  # fmt: skip


@pytest.mark.parametrize(("houses", "settlements", "cattle"), BOARDS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_vacated_recess_pays(houses: int, settlements: int, cattle: int, number: int) -> None:
    gone = {"houses": houses, "settlements": settlements, "cattle": cattle}
    player = settler(ranch=0, **wood(**gone))
    match = interim(player, settler(), number=number, pastures=[6, 14, 22], tiles=START)
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, "score levers")
    takes(match, "score levers", seat=1)
    coins = vp = 0
    for piece, many in gone.items():
        coins += sum(recess.get("coins", 0) for recess in recesses(piece)[:many])
        vp += sum(recess.get("vp", 0) for recess in recesses(piece)[:many])
    first = houses >= 2 and cattle >= 1
    second = houses >= 4 and settlements >= 1 and cattle >= 2
    vp += sum(recess["vp"] for recess in recesses("inhabitants")[: first + second])
    assert sheet(match).get("board-income", 0) == vp
    paid = 0 if number == 4 else coins + TRACKS["coin"][0]["coins"]
    assert seen(match)["coins"] == paid
    assert seen(match)["cards"] == (0 if number == 4 else TRACKS["card"][0]["cards"])


@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("at", range(9))
@pytest.mark.parametrize("track", ["coin", "card"])
def test_every_space_of_both_tracks_pays_its_income(track: str, at: int, number: int) -> None:
    player = settler(
        coin_track=at if track == "coin" else 0, card_track=at if track == "card" else 0
    )
    match = interim(player, settler(), number=number)
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, "score levers")
    takes(match, "score levers", seat=1)
    space = TRACKS[track][at]
    assert sheet(match).get("track-income", 0) == space.get("vp", 0)
    assert seen(match)[f"{track}s"] == (0 if number == 4 else space[f"{track}s"])


def test_three_settlements_beside_one_cattle_pay_three_points_also_over_a_bridge() -> None:
    """Hex 2 is joined to the pasture on 3 by a bridge."""
    tiles = {2: "alder-grove", 9: "birch-meadow", 4: "gold-creek"}
    other = settler(settlements=["2", "9"])
    match = interim(settler(cattle=[3], settlements=["9 lower"]), other, tiles=tiles, pastures=[3])
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, "score levers")
    takes(match, "score levers", seat=1)
    assert sheet(match)["cattle-income"] == 3
    assert "cattle-income" not in sheet(match, 1)


def test_houses_beside_cattle_pay_nothing_in_a_scoring() -> None:
    match = interim(settler(cattle=[8], houses=["7"]), settler(), pastures=[8])
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, "score levers")
    takes(match, "score levers", seat=1)
    assert "cattle-income" not in sheet(match)


def test_b23_cattle_and_the_board_still_pay_points_in_the_fourth_scoring() -> None:
    player = settler(cattle=[13, 13], settlements=["7"], levers=["boat", "vase"], used=["vase"])
    match = interim(player, settler(), number=4, pastures=[13])
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    takes(match, "score card-track")
    takes(match, "score levers", seat=1)
    points = sheet(match)
    assert (points["cattle-income"], points["board-income"], points["levers"]) == (2, 2, 1)
    assert (seen(match)["coins"], seen(match)["cards"]) == (0, 0)


# The final scoring


@pytest.mark.parametrize("levers", range(13))
def test_final_levers(levers: int) -> None:
    match = position(settler(levers=list(LEVER_COST)[:levers]), settler(), at=FinalScoring())
    each = 3 if levers >= 7 else 2 if levers >= 4 else 0
    assert sheet(match).get("final-levers", 0) == each * levers
    if levers == 7:
        assert sheet(match)["final-levers"] == 21  # the rulebook's own number


@pytest.mark.parametrize(("houses", "settlements", "cattle"), BOARDS)
def test_the_lower_tiers_pay_once_more(houses: int, settlements: int, cattle: int) -> None:
    gone = {"houses": houses, "settlements": settlements, "cattle": cattle}
    match = position(
        settler(ranch=0, **wood(**gone)), settler(), at=FinalScoring(), pastures=[6, 14, 22]
    )
    # Two houses in each of the first three tiers; settlements from the second, cattle in all.
    vp = 2 * max(0, houses - 4)
    vp += sum([0, 2, 4, 6][:settlements]) + sum([0, 0, 2, 4, 6][:cattle])
    assert sheet(match).get("final-board", 0) == vp


def test_b27_all_may_end_below_zero_and_ties_share_even_there() -> None:
    match = position(settler(vp=-7), settler(vp=-7), settler(vp=-8), at=FinalScoring())
    assert match.scores == [-7, -7, -8]
    assert match.winners == [0, 1]
