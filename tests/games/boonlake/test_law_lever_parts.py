"""Levers in the parts of a strip: the top row in common parts, and cards forgone (B15)."""

from typing import Any

import pytest

from spieltisch import Match
from tests.games.boonlake.law import LEVER_COST
from tests.games.boonlake.position import (
    START,
    Settler,
    asked,
    interim,
    offers,
    position,
    seen,
    settler,
    takes,
    why_not,
)

TOP = ["vase", "modernize", "upgrade"]
SWAPS = ["instead take-vase", "instead give-vase", "instead modernize", "instead upgrade"]
STRIPS = (
    "pioneer", "settle", "cattle-breeding", "region-scoring", "hire", "progress", "builder",
)  # fmt: skip
OWN_PART = {
    "pioneer": ["pass", "pass", "pass", "pass"],
    "settle": ["pass", "pass"],
    "cattle-breeding": ["pass", "pass"],
    "region-scoring": ["pass", "region southern"],
    "hire": ["pass", "pass"],
    "progress": ["pass", "pass"],
    "builder": ["pass"],
}
HAND = ["bank", "mayor", "smithy"]


def common(strip: str, *settlers: Settler, **more: Any) -> Match:
    """Seat 0 has carried out its own part of this strip without doing anything."""
    match = position(*settlers, **more)
    takes(match, f"take {strip}", *OWN_PART[strip])
    return match


def turn_comes(match: Match, seat: int) -> None:
    """In clockwise parts seat 0 passes first."""
    if not offers(match, seat):
        takes(match, "pass")


# The top row


def everything(**more: Any) -> Settler:
    things: dict[str, Any] = {
        "levers": TOP, "coins": 30, "vases": 1, "inhabitants": ["7"], "hand": HAND,
    }  # fmt: skip
    return settler(**{**things, **more})


@pytest.mark.parametrize("swap", SWAPS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("strip", STRIPS)
def test_b15_each_top_row_lever_with_each_strip(strip: str, seat: int, swap: str) -> None:
    match = common(strip, everything(), everything(inhabitants=["9"], hand=["potter"]))
    if strip == "pioneer" and seat == 0:
        assert offers(match) == []  # the right side is for the others only
        return
    turn_comes(match, seat)
    assert [move for move in offers(match, seat) if move.startswith("instead")] == SWAPS
    before = seen(match, seat)
    takes(match, swap, seat=seat)
    if swap == "instead modernize":
        takes(match, "modernize boat", seat=seat)
    if swap == "instead upgrade":
        assert not [move for move in offers(match, seat) if move.startswith("develop")]
        takes(match, f"house {9 if seat else 7} upper", seat=seat)
    after = seen(match, seat)
    coins, vases, ranch, houses = {
        "instead take-vase": (0, 1, 0, 0),
        "instead give-vase": (6, -1, 0, 0),
        "instead modernize": (-LEVER_COST["boat"], 0, 0, 0),
        "instead upgrade": (0, 0, -1, 1),
    }[swap]
    assert after["coins"] - before["coins"] == coins
    assert after["vases"] - before["vases"] == vases
    assert after["ranch"] - before["ranch"] == ranch
    assert after["houses"] - before["houses"] == houses
    assert after["cards"] == before["cards"]
    assert after["used"].bit_count() == 1
    assert not [move for move in offers(match, seat) if move.startswith("instead")]
    if offers(match, seat):
        assert asked(match, seat) in ("ChooseSpace", "ChooseStrip")


@pytest.mark.parametrize("strip", STRIPS)
def test_b15_top_row_levers_are_not_for_the_own_part(strip: str) -> None:
    match = position(everything())
    takes(match, f"take {strip}")
    for swap in SWAPS:
        assert swap not in offers(match)
        assert why_not(match, swap) == ("not-now", {})


@pytest.mark.parametrize("step", ["ChoosePlay", "ChooseScoring"])
def test_b15_top_row_levers_are_not_for_scorings(step: str) -> None:
    match = interim(everything(), settler())
    if step == "ChooseScoring":
        takes(match, "pass")
        takes(match, "pass", seat=1)
    assert asked(match) == step
    assert not [move for move in offers(match) if move.startswith("instead")]
    for lever in TOP:
        assert why_not(match, f"look-at-lever {lever}") == ("lever-moment", {})


def test_b15_conditions_of_the_top_row() -> None:
    match = common("hire", settler(levers=TOP))
    assert offers(match) == ["instead take-vase", "pass"]
    assert why_not(match, "instead give-vase") == ("vases-short", {"short": 1})
    assert why_not(match, "instead modernize") == ("coins-short", {"short": 2})
    assert why_not(match, "instead upgrade") == ("nothing-to-upgrade", {})
    match = common("hire", settler(levers=TOP, used=["vase"], coins=3))
    assert why_not(match, "instead take-vase") == ("lever-down", {})
    match = common("hire", settler(coins=3))
    assert why_not(match, "instead take-vase") == ("lever-missing", {})


def test_b15_a_top_row_lever_may_be_used_for_a_settlement_with_the_other_lever() -> None:
    player = settler(levers=["upgrade", "settlement"], houses=["7"], ranch=1)
    match = common(
        "hire", player, settler(inhabitants=["7 lower", "12"]), tiles={**START, 12: "fishing-camp"}
    )
    takes(match, "instead upgrade", "lever-settlement 7 upper 1 0")
    assert seen(match)["used"] == seen(match)["levers"]


# Forgoing a card


FORGOING = settler(levers=["three-coins", "site-coins"], production={"wood": 2, "iron": 1})


@pytest.mark.parametrize(("lever", "coins"), [("three-coins", 3), ("site-coins", 3)])
@pytest.mark.parametrize("strip", [s for s in STRIPS if s != "builder"])
def test_b15_the_strips_card_may_be_forgone(strip: str, lever: str, coins: int) -> None:
    match = position(FORGOING)
    takes(match, f"take {strip}", f"forgo {lever}")
    assert seen(match)["coins"] == coins
    assert not [move for move in offers(match) if move.startswith("forgo")]


@pytest.mark.parametrize("strip", ["pioneer", "settle", "cattle-breeding", "builder"])
def test_b15_the_card_of_a_common_part_may_be_forgone(strip: str) -> None:
    match = common(strip, settler(), FORGOING)
    turn_comes(match, 1)
    takes(match, "forgo site-coins", seat=1)
    assert seen(match, 1)["coins"] == 3  # levels 2 and 1
    assert not [move for move in offers(match, 1) if move.startswith("forgo")]


@pytest.mark.parametrize("strip", ["region-scoring", "hire", "progress"])
def test_b15_where_no_card_may_be_played_none_can_be_forgone(strip: str) -> None:
    match = common(strip, settler(coins=9), settler(levers=["three-coins", "vase"], coins=9))
    assert "instead take-vase" in offers(match, 1)
    assert "forgo three-coins" not in offers(match, 1)
    assert why_not(match, "look-at-lever three-coins", 1) == ("lever-moment", {})


def test_b15_who_plays_or_sells_or_develops_forgoes_nothing() -> None:
    for move in ("sell bank", "develop 7 lower"):
        match = common("settle", settler(levers=["three-coins"], hand=["bank"]))
        takes(match, move)
        assert not [other for other in offers(match) if other.startswith("forgo")]


def test_b15_forgoing_in_step_one_of_a_scoring_takes_one_of_the_two_plays() -> None:
    match = interim(settler(levers=["three-coins"], inhabitants=["7", "9"], ranch=2), settler())
    takes(match, "forgo three-coins", "house 7 upper")
    assert offers(match) == []
    assert seen(match)["coins"] == 3
