"""Phase B: movement, harbours, rewards, locks."""

from typing import Any

import pytest

from spieltisch import Match
from tests.games.boonlake.position import (
    PACK,
    Settler,
    finish_common_part,
    offers,
    position,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)


def sailing(*settlers: Settler, strip: str = "hire", **more: Any) -> Match:
    """Seat 0 is about to sail; the strip lies in the top row unless told otherwise."""
    more.setdefault("strips", [strip])
    match = position(*settlers, **more)
    takes(match, f"take {strip}")
    finish_common_part(match)
    return match


def spaces(match: Match) -> list[int]:
    return [int(move.split()[1]) for move in offers(match) if move.startswith("sail")]


def test_b12_one_step_at_least_and_the_rows_steps_at_most() -> None:
    match = sailing(settler(ship=4), settler(ship=1))
    assert spaces(match) == [5, 6, 7, 8]
    assert why_not(match, "sail 9") == ("space-far", {"steps": PACK.rows[0].steps})
    assert why_not(match, "sail 3") == ("space-behind", {})


def test_b12_other_ships_are_skipped_and_not_counted() -> None:
    match = sailing(settler(ship=4), settler(ship=6), settler(ship=7))
    assert spaces(match) == [5, 8, 9, 10]
    assert why_not(match, "sail 6") == ("space-taken", {})


def test_b12_harbours_hold_any_number_and_always_count() -> None:
    match = sailing(settler(ship=6), settler(ship=8))
    assert spaces(match) == [7, 8, 9, 10]


def test_b12_the_final_space_stops_everybody_and_holds_all() -> None:
    last = PACK.river.last[1] + 1
    match = sailing(settler(ship=last - 2), settler(ship=last), round_=2, crossed=True)
    assert spaces(match) == [last - 1, last]


def test_rewards_of_spaces() -> None:
    match = sailing(settler(ship=1))
    takes(match, "sail 4")
    assert seen(match)["coins"] == 2
    match = sailing(settler(ship=3))
    takes(match, "sail 5")
    assert sheet(match) == {"river": 2}


def test_a_vase_or_a_production_site() -> None:
    match = sailing(settler(ship=10, production={"loam": 2}))
    takes(match, "sail 12")
    assert offers(match) == ["vase", "build wood", "build stone", "build iron"]
    takes(match, "build iron")
    assert seen(match)["production"] == [0, 2, 0, 1]


def test_permanent_effects_on_the_river() -> None:
    match = sailing(settler(ship=3, played=["ferryman", "raftsman"]))
    takes(match, "sail 4")
    assert seen(match)["coins"] == 4
    played = ["net-maker", "dockhand", "cooper", "sailors-rest"]
    match = sailing(settler(ship=7, played=played))
    takes(match, "sail 8")
    player = seen(match)
    assert (player["coins"], player["cards"], player["vases"]) == (2, 2, 3)
    match = sailing(settler(ship=10, played=["cooper"]))
    takes(match, "sail 12", "vase")
    assert seen(match)["vases"] == 2


@pytest.mark.parametrize(("round_", "arm"), [(1, "u"), (2, "l")])
def test_the_arm_belongs_to_the_round(round_: int, arm: str) -> None:
    key = PACK.river.spaces[PACK.river.route[round_ - 1][14]].key
    assert key.endswith(arm)


def test_b13_the_first_ship_across_the_lock_brings_an_interim_scoring() -> None:
    match = sailing(settler(ship=12), settler(ship=10))
    strips = table_of(match)["strips"]
    takes(match, "sail 13")
    assert table_of(match)["scorings"] == 1
    assert table_of(match)["strips"] == strips  # phase C comes after
    score_it(match)
    assert table_of(match)["strips"] != strips
    takes(match, "take pioneer", seat=1)
    finish_common_part(match)
    takes(match, offers(match, 1)[-1], seat=1)
    assert table_of(match)["scorings"] == 1  # the second ship scores nothing


def score_it(match: Match) -> None:
    """Everybody passes and scores the first tile left."""
    while offers(match, 0) or offers(match, 1):
        seat = 0 if offers(match, 0) else 1
        moves = offers(match, seat)
        if moves[0].startswith("take "):
            return
        takes(match, "pass" if "pass" in moves else moves[-1], seat=seat)


def test_b13_the_last_space_ends_round_one_at_once() -> None:
    last = PACK.river.last[0] + 1
    match = sailing(settler(ship=last - 2), settler(ship=9), scorings=1, crossed=True)
    takes(match, f"sail {last}")
    score_it(match)
    table = table_of(match)
    assert (table["round"], table["scorings"], table["crossed"]) == (2, 2, False)
    assert table["ships"] == [PACK.river.start[1][2]] * 2
    assert match.choices[0].seat == 1


def test_b13_in_round_two_all_get_equally_many_turns() -> None:
    last = PACK.river.last[1] + 1
    match = sailing(settler(ship=last - 2), settler(ship=9), round_=2, scorings=3, crossed=True)
    takes(match, f"sail {last}")
    assert table_of(match)["ending"]
    assert table_of(match)["scorings"] == 3
    takes(match, "take pioneer", seat=1)
    finish_common_part(match)
    takes(match, "sail 10", seat=1)
    assert table_of(match)["scorings"] == 4
    score_it(match)
    assert match.over
    assert match.winners
