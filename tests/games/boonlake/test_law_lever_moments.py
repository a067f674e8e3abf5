"""Levers at their moments: between income and "levers up", and the boat lever outside payments."""

import pytest

from spieltisch import Match
from tests.games.boonlake.law import CARDS, HEXES, beside
from tests.games.boonlake.position import (
    GAME,
    asked,
    interim,
    offers,
    position,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)

BEFORE_UP = "ChooseBeforeLeversUp"


def scored(match: Match) -> Match:
    """Nobody plays anything, everybody scores the first tile left; income follows."""
    for seat in range(match.seats):
        takes(match, "pass", seat=seat)
    for seat in range(match.seats):
        scores = [move for move in offers(match, seat) if move.startswith("score")]
        if scores:
            takes(match, scores[0], seat=seat)
    return match


def asked_now(match: Match) -> dict[int, str]:
    return {choice.seat: type(choice.choice).__name__ for choice in match.choices}


# Between income and "levers up" (B15)


def test_b15_cards_of_the_income_pay_a_lever_before_it_goes_up() -> None:
    """Two cards come with the income: 2 cards become 1 inhabitant and 3 VP."""
    match = scored(interim(settler(levers=["cards-inhabitant"]), settler()))
    assert seen(match)["cards"] == 2
    assert asked_now(match) == {0: BEFORE_UP}
    before = sheet(match)
    assert offers(match) == ["pass", "lever cards-for-inhabitant"]
    takes(match, "lever cards-for-inhabitant")
    takes(match, offers(match)[0])
    takes(match, offers(match)[0])
    assert seen(match)["ranch"] == 4
    assert sheet(match).get("levers", 0) - before.get("levers", 0) == 3  # none for an unused lever
    assert seen(match)["used"] == 0  # and it is up again
    assert asked_now(match) != {0: BEFORE_UP}


def test_b15_whoever_leaves_the_lever_gets_a_point_for_it() -> None:
    match = scored(interim(settler(levers=["cards-inhabitant"]), settler()))
    takes(match, "pass")
    assert sheet(match)["levers"] == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_b15_exactly_those_are_asked_who_could_use_a_lever_then(number: int) -> None:
    idle = settler(levers=["vase", "three-coins", "settlement", "tile-inhabitant", "region-vp"])
    down = settler(levers=["joker-five"], used=["joker-five"])
    ready = settler(levers=["joker-five"])
    match = scored(interim(idle, down, ready, settler(), number=number))
    assert asked_now(match) == {2: BEFORE_UP}
    assert offers(match, 2) == ["pass", "lever five-coins"]
    takes(match, "lever five-coins", seat=2)
    assert table_of(match)["scorings"] == number
    assert asked_now(match).get(2) != BEFORE_UP
    assert seen(match, 2)["used"] == 0


def test_b15_a_lever_that_has_been_used_before_waits() -> None:
    match = interim(settler(levers=["joker-or"]), settler())
    takes(match, "lever two-coins")
    scored(match)
    assert BEFORE_UP not in asked_now(match).values()


def test_b15_after_the_income_of_the_fourth_scoring_nobody_is_asked() -> None:
    player = settler(
        levers=["joker-five", "cards-inhabitant", "boat"],
        boats=("iron", "iron"),
        hand=["bank", "mayor"],
        scored={"levers": 1, "coin-track": 2, "card-track": 3},
    )
    match = interim(player, player, number=4)
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    for seat in (0, 1):
        assert "lever five-coins" in offers(match, seat)  # the last moment
        takes(match, "score sites", seat=seat)
    assert match.choices == [] or BEFORE_UP not in asked_now(match).values()


def test_b22_the_moment_before_levers_go_up_is_simultaneous_or_clockwise() -> None:
    ready = settler(levers=["joker-five"])
    assert asked_now(scored(interim(ready, ready))) == {0: BEFORE_UP, 1: BEFORE_UP}
    match = interim(ready, ready, order="in-turn")
    while BEFORE_UP not in asked_now(match).values():
        choice = match.choices[0]
        takes(match, choice.notations[0] if "pass" not in choice.notations else "pass",
              seat=choice.seat)  # fmt: skip
    assert asked_now(match) == {0: BEFORE_UP}
    takes(match, "pass", seat=0)
    assert asked_now(match) == {1: BEFORE_UP}


# The boat lever where it can matter (B16)


def test_b16_the_boat_lever_at_the_choice_of_a_strip() -> None:
    match = position(settler(levers=["boat"], boats=("loam", "iron")))
    strips = offers(match)[:7]
    assert offers(match) == [*strips, "lever boat-upstream"]
    takes(match, "lever boat-upstream")
    assert seen(match)["coins"] == 0
    assert offers(match) == strips
    takes(match, "take builder")


def test_b16_the_boat_furthest_downstream_goes_to_the_top_which_no_other_way_can_beat() -> None:
    """From the top everything downstream is free; the other boat would leave less behind it."""
    canal = list(GAME.pack.board.canal)
    for first in range(4):
        for second in range(first, 4):
            boats = (resource(canal[first]), resource(canal[second]))
            match = position(settler(levers=["boat"], boats=boats))
            if "lever boat-upstream" not in offers(match):
                assert (first, second) == (0, 0)
                continue
            takes(match, "lever boat-upstream")
            low, high = places(match)
            every_way = [sorted((to, other)) for at, other in ((first, second), (second, first))
                         for to in range(at)]  # fmt: skip
            assert [low, high] in every_way
            assert all(low <= a and high <= b for a, b in every_way)


def resource(number: int) -> str:
    return ["wood", "loam", "stone", "iron"][number]


def places(match: Match) -> tuple[int, int]:
    canal = list(GAME.pack.board.canal)
    shown: list[int] = seen(match)["boats"]
    low, high = sorted(canal.index(one) for one in shown)
    return low, high


def test_b16_no_boat_lever_where_it_changes_nothing() -> None:
    match = position(settler(levers=["boat"], boats=("wood", "wood")))
    assert "lever boat-upstream" not in offers(match)
    assert why_not(match, "look-at-lever boat") == ("boats-upstream", {})
    match = position(settler(levers=["boat"], used=["boat"], boats=("iron", "iron")))
    assert "lever boat-upstream" not in offers(match)
    match = position(settler(levers=["boat"], boats=("iron", "iron")))
    takes(match, "take hire")
    assert "lever boat-upstream" not in offers(match)
    assert why_not(match, "look-at-lever boat") == ("lever-moment", {})


def test_b16_the_boat_lever_before_a_lever_goes_up_by_a_card() -> None:
    """No lever is down, but one can be used first and then moved up again."""
    card = next(n for n, it in CARDS.items() if list(it.get("now", {})) == ["lever-up"])
    player = settler(levers=["boat"], boats=("iron", "iron"), hand=[card], coins=30, vases=5,
                     production=dict.fromkeys(["wood", "loam", "stone", "iron"], 2))  # fmt: skip
    match = position(player, strips=["builder"])
    takes(match, "take builder", f"play {card}")
    assert asked(match) == "ChooseLeverUp"
    assert offers(match) == ["pass", "lever boat-upstream"]
    takes(match, "lever boat-upstream")
    assert offers(match) == ["lever-up boat", "pass"]
    takes(match, "lever-up boat")
    assert seen(match)["used"] == 0


def test_b16_the_boat_lever_before_levers_go_up() -> None:
    match = scored(interim(settler(levers=["boat"], boats=("iron", "wood")), settler()))
    assert asked_now(match) == {0: BEFORE_UP}
    takes(match, "lever boat-upstream")
    assert places(match) == (0, 0)
    assert seen(match)["used"] == 0
    match = scored(interim(settler(levers=["boat"], boats=("wood", "wood")), settler()))
    assert BEFORE_UP not in asked_now(match).values()


# A lever that would give nothing


def test_the_tile_lever_is_not_offered_when_the_hexs_reward_took_the_last_inhabitant() -> None:
    number = next(n for n, it in HEXES.items() if "inhabitants" in it.get("reward", {}))
    tiles = {min(beside(number)): "old-landing"}
    for ranch, offered in ((6, False), (5, True)):
        match = position(
            settler(levers=["tile-inhabitant", "joker-five"], ranch=ranch), tiles=tiles
        )
        takes(match, "take hire", "pass")
        before = seen(match)["supply"]
        takes(match, "explore", f"lay {number}")
        assert seen(match)["supply"] == before - 1
        assert (asked(match) == "ChooseTileLever") == offered
