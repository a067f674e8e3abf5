"""The seven actions: own part, common part, simultaneous or clockwise."""

import pytest

from spieltisch import Match
from tests.games.boonlake.position import (
    asked,
    offers,
    position,
    seen,
    settler,
    takes,
    why_not,
)


def waiting(match: Match) -> list[int]:
    return [choice.seat for choice in match.choices]


def test_pioneer_explores_twice_then_develops_or_upgrades() -> None:
    match = position(settler(inhabitants=["7"]))
    takes(match, "take pioneer", "pass", "explore", "lay 8", "explore", "lay 13")
    assert asked(match) == "ChooseDevelopment"
    assert "house 7 upper" in offers(match)
    takes(match, "develop 9 upper")
    assert waiting(match) == [1]


def test_pioneer_lets_only_the_others_draw_and_play() -> None:
    match = position(settler(), settler(hand=["smithy"]), settler())
    takes(match, "take pioneer", "pass", "pass", "pass", "pass")
    assert waiting(match) == [1, 2]
    assert (seen(match, 1)["cards"], seen(match, 2)["cards"]) == (3, 2)
    assert "sell smithy" in offers(match, 1)


def test_settle_all_develop_upgrade_or_play() -> None:
    match = position(settler(hand=["smithy"], inhabitants=["7"]), settler())
    takes(match, "take settle", "pass", "develop 9 upper")
    kinds = {move.split()[0] for move in offers(match)}
    assert kinds == {"develop", "house", "sell", "pass"}


@pytest.mark.parametrize("order", ["together", "in-turn"])
@pytest.mark.parametrize("strip", ["settle", "cattle-breeding"])
def test_b22_settle_and_cattle_breeding_go_clockwise(strip: str, order: str) -> None:
    match = position(settler(), settler(), settler(), order=order)
    takes(match, f"take {strip}", "pass", "pass")
    for seat in range(3):
        assert waiting(match) == [seat]
        takes(match, "pass", seat=seat)


@pytest.mark.parametrize("strip", ["hire", "progress", "builder"])
def test_b22_the_other_common_parts_are_simultaneous(strip: str) -> None:
    rich = settler(coins=30)
    own = {"hire": ["pass", "pass"], "progress": ["pass", "pass"], "builder": ["pass"]}[strip]
    match = position(rich, rich, rich)
    takes(match, f"take {strip}", *own)
    assert waiting(match) == [0, 1, 2]
    match = position(rich, rich, rich, order="in-turn")
    takes(match, f"take {strip}", *own)
    assert waiting(match) == [0]


def test_hire_takes_one_inhabitant_and_then_as_many_as_one_pays_for() -> None:
    player = settler(coins=3, hand=["smithy", "bank", "mayor"], ranch=1)
    match = position(player, settler())
    takes(match, "take hire", "pass", "pass")
    assert seen(match)["ranch"] == 2
    assert offers(match) == ["hire-for-coins", "hire-for-cards", "pass"]
    takes(match, "hire-for-coins", "hire-for-cards")
    takes(match, "discard smithy", "discard bank", "discard mayor")
    assert (seen(match)["ranch"], seen(match)["coins"], seen(match)["cards"]) == (4, 0, 0)
    assert asked(match) == "ChooseSpace"


def test_b9_nobody_left_to_hire() -> None:
    match = position(settler(coins=30, ranch=7), settler())
    takes(match, "take hire", "pass", "pass")
    assert seen(match)["ranch"] == 8
    assert asked(match) == "ChooseSpace"


def test_progress_modernizes_and_then_all_for_an_inhabitant() -> None:
    match = position(settler(coins=40, ranch=1), settler(coins=40, ranch=0))
    takes(match, "take progress", "pass", "modernize boat")
    assert offers(match)[0].startswith("modernize-for-inhabitant")
    takes(match, "modernize-for-inhabitant settlement")
    assert seen(match)["ranch"] == 0
    assert seen(match)["levers"].bit_count() == 2
    assert seen(match, 1)["cards"] == 1  # who has nobody to give up draws a card


def test_progress_draws_a_card_instead() -> None:
    match = position(settler(coins=40), settler())
    takes(match, "take progress", "pass", "pass", "draw-one")
    assert seen(match)["cards"] == 1


def test_a_lever_is_bought_once() -> None:
    match = position(settler(coins=40, levers=["boat"]))
    takes(match, "take progress", "pass")
    assert why_not(match, "modernize boat") == ("lever-owned", {})


def test_builder_plays_any_card_or_draws_two_then_all_play_or_sell() -> None:
    match = position(settler(hand=["potter"], production={"loam": 2}), settler(hand=["bank"]))
    takes(match, "take builder")
    assert offers(match) == ["play potter", "draw-two", "pass"]
    takes(match, "draw-two")
    assert seen(match)["cards"] == 3
    assert waiting(match) == [0, 1]
    assert offers(match, 1) == ["sell bank", "pass"]
