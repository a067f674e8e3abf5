"""Levers: their effects, their moments, and what they cost."""

import pytest

from spieltisch.games.boonlake.terms import LEVER_KEYS
from tests.games.boonlake.position import (
    PACK,
    offers,
    position,
    seen,
    settler,
    sheet,
    takes,
    why_not,
)

COST = {lever.key: lever.cost for lever in PACK.levers}


@pytest.mark.parametrize("lever", LEVER_KEYS)
def test_every_lever_is_bought_for_its_coins(lever: str) -> None:
    match = position(settler(coins=COST[lever] + 1))
    takes(match, "take progress", "pass", f"modernize {lever}")
    assert seen(match)["coins"] == 1
    assert seen(match)["levers"] == 1 << LEVER_KEYS.index(lever)


def test_permanent_effects_make_levers_cheaper_but_not_below_nothing() -> None:
    played = ["smithy", "workshop", "engineer", "inventor", "patent-office", "toolmaker"]
    match = position(settler(played=played))
    takes(match, "take progress", "pass")
    cheap = min(COST, key=lambda lever: COST[lever])
    takes(match, f"modernize {cheap}")
    assert seen(match)["coins"] == 0


def test_too_poor_for_a_lever() -> None:
    cheap, *_between, dear = sorted(COST, key=lambda lever: COST[lever])
    match = position(settler(coins=COST[cheap]))
    takes(match, "take progress", "pass")
    short = COST[dear] - COST[cheap]
    assert why_not(match, f"modernize {dear}") == ("coins-short", {"short": short})


def test_b15_levers_for_any_moment_leave_the_decision_open() -> None:
    levers = ["joker-or", "joker-five", "cards-inhabitant"]
    match = position(settler(levers=levers, hand=["bank", "mayor"]))
    strips = offers(match)[:7]
    ways = ["two-coins", "two-cards", "five-coins", "cards-for-inhabitant"]
    assert offers(match) == [*strips, *[f"lever {way}" for way in ways]]
    takes(match, "lever five-coins", "lever two-coins")
    assert seen(match)["coins"] == 7
    takes(match, "lever cards-for-inhabitant", "discard bank", "discard mayor")
    assert (seen(match)["ranch"], sheet(match)) == (4, {"levers": 3})
    assert offers(match) == strips
    assert why_not(match, "lever two-coins") == ("lever-down", {})
    takes(match, "take hire")


def test_b15_two_cards_for_the_lever() -> None:
    match = position(settler(levers=["joker-or"]))
    takes(match, "lever two-cards")
    assert seen(match)["cards"] == 2
    assert seen(match)["used"] == seen(match)["levers"]


def test_b15_levers_help_in_the_common_part_of_others() -> None:
    match = position(settler(), settler(levers=["joker-five"]))
    takes(match, "take hire", "pass", "pass")
    assert offers(match, 1) == ["pass", "lever five-coins"]
    takes(match, "lever five-coins", "hire-for-coins", seat=1)
    assert (seen(match, 1)["ranch"], seen(match, 1)["coins"]) == (4, 2)


@pytest.mark.parametrize(("lever", "coins"), [("three-coins", 3), ("site-coins", 4)])
def test_b15_a_forgone_card_pays_one_lever(lever: str, coins: int) -> None:
    sites = {"loam": 2, "iron": 2}
    levers = ["three-coins", "site-coins"]
    match = position(settler(levers=levers, production=sites))
    takes(match, "take pioneer", f"forgo {lever}")
    assert seen(match)["coins"] == coins
    assert offers(match) == ["explore", "pass"]


def test_b15_forgoing_at_the_builder() -> None:
    match = position(settler(levers=["three-coins"]))
    takes(match, "take builder", "forgo three-coins")
    assert seen(match)["coins"] == 6


@pytest.mark.parametrize("strip", ["settle", "cattle-breeding", "hire", "builder", "progress"])
def test_b15_top_row_levers_replace_the_common_part(strip: str) -> None:
    top = ["vase", "modernize", "upgrade"]
    player = settler(levers=top, coins=30, vases=1, inhabitants=["7"])
    match = position(settler(), player, strips=[strip])
    takes(match, f"take {strip}")
    while "pass" in offers(match):
        takes(match, "pass")
    swaps = ["take-vase", "give-vase", "modernize", "upgrade"]
    assert [move for move in offers(match, 1) if move.startswith("instead")] == [
        f"instead {swap}" for swap in swaps
    ]
    takes(match, "instead give-vase", seat=1)
    assert (seen(match, 1)["vases"], seen(match, 1)["coins"]) == (0, 36)
    assert offers(match, 1) == []  # one only, and nothing else


def test_b15_the_lever_instead_of_a_share_modernizes_without_an_inhabitant() -> None:
    match = position(settler(), settler(levers=["modernize"], coins=30))
    takes(match, "take hire", "pass", "pass")
    takes(match, "instead modernize", "modernize boat", seat=1)
    assert (seen(match, 1)["ranch"], seen(match, 1)["coins"]) == (3, 30 - COST["boat"])


def test_b15_the_lever_instead_of_a_share_upgrades_but_does_not_develop() -> None:
    match = position(settler(), settler(levers=["upgrade"], inhabitants=["7"]))
    takes(match, "take hire", "pass", "pass")
    takes(match, "instead upgrade", seat=1)
    assert offers(match, 1) == ["house 7 upper", "pass"]


def test_b15_pioneer_only_the_others_may_use_a_top_row_lever() -> None:
    match = position(settler(levers=["vase"]), settler(levers=["vase"]))
    takes(match, "take pioneer", "pass", "pass", "pass", "pass")
    assert offers(match, 1) == ["draw-and-play", "instead take-vase"]
    takes(match, "instead take-vase", seat=1)
    assert seen(match, 1)["cards"] == 0


def test_b15_who_has_hired_cannot_forgo_it_any_more() -> None:
    match = position(settler(levers=["vase"], coins=9), settler())
    takes(match, "take hire", "pass", "pass")
    assert "instead take-vase" in offers(match)
    takes(match, "hire-for-coins")
    assert "instead take-vase" not in offers(match)


def test_levers_can_say_why_not() -> None:
    match = position(settler(levers=["vase", "boat"], used=["boat"]))
    assert why_not(match, "look-at-lever boat") == ("lever-down", {})
    assert why_not(match, "look-at-lever vase") == ("lever-moment", {})
    assert why_not(match, "look-at-lever settlement") == ("lever-missing", {})
