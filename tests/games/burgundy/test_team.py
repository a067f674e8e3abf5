"""The Team Game: one duchy for two, shared and own key spaces, summed points."""

import pytest

from spieltisch import Match
from spieltisch.kernel.errors import BadSetup
from tests.games.burgundy.position import GAME, Duke, Play, duke, position

WITH = {"duchies": "12a"}
PARTNER, RIVAL = 1, 2


def team(**more: object) -> Duke:
    """Seat 0 with the estate of its team."""
    return duke(duchy="12a", start=407, **more)  # type: ignore[arg-type]


def fresh(duchies: str = "12a", seed: int = 1) -> Play:
    return Play(Match(GAME, 4, seed=seed, options={"duchies": duchies}))


# Set-up


@pytest.mark.parametrize("seats", [2, 3])
def test_only_four_can_play_in_teams(seats: int) -> None:
    with pytest.raises(BadSetup, match="option duchies cannot be '12a'"):
        Match(GAME, seats, options=WITH)


def test_each_team_has_a_board_a_castle_goods_workers_and_silver() -> None:
    play = fresh()
    first = play.table["players"][play.table["bridge"]["order"][0]]["estate"]
    assert len(play.table["estates"]) == 2
    for number, estate in enumerate(play.table["estates"]):
        assert estate["tiles"] == {"407": "castle"}
        assert sum(estate["goods"].values()) == 3
        assert estate["workers"] == (3 if number == first else 5)
        assert estate["silver"] == 2


def test_partners_sit_side_by_side() -> None:
    assert [player["estate"] for player in fresh().table["players"]] == [0, 0, 1, 1]


@pytest.mark.parametrize("seed", range(8))
def test_turns_begin_in_the_order_a1_b1_a2_b2(seed: int) -> None:
    play = fresh(seed=seed)
    order = play.table["bridge"]["order"]
    teams = [play.table["players"][seat]["estate"] for seat in order]
    assert teams[0] == teams[2]
    assert teams[1] == teams[3] != teams[0]
    for seat in order:
        assert play.seat == seat
        play.take("end")


def test_on_12b_each_team_chooses_one_of_two_castle_spaces() -> None:
    play = fresh("12b")
    assert play.asked == "PlaceStartingCastle"
    assert play.options == ["found 407", "found 410"]
    play.take("found 410", "found 407")
    spaces = [space for estate in play.table["estates"] for space in estate["tiles"]]
    assert sorted(spaces) == ["407", "410"]


# Shared and own


def test_a_tile_goes_to_the_teams_key_spaces_or_to_ones_own() -> None:
    play = position(team(dice=(1, 1)), depots={1: ["ship", "mine"]}, options=WITH)
    play.take("take 1 1 ship 0")
    assert play.asked == "ChooseStorage"
    assert play.options == ["share 1 ship", "keep 1 ship"]
    play.take("share 1 ship", "take 1 1 mine 0", "keep 1 mine")
    assert play.estate()["storage"] == ["ship"]
    assert play.table["players"][0]["storage"] == ["mine"]


def test_two_shared_and_two_own_key_spaces() -> None:
    play = position(
        team(dice=(1, 1), storage=["bank", "market"], own=["church"]),
        depots={1: ["ship", "mine"]},
        options=WITH,
    )
    play.take("take 1 1 ship 0")
    assert play.table["players"][0]["storage"] == ["church", "ship"], "the only room left"
    play.take("take 1 1 mine 0")
    assert play.beginning("discard") == ["discard bank", "discard market"]
    assert play.beginning("discard-own") == ["discard-own church", "discard-own ship"]
    play.take("discard bank")
    assert play.estate()["storage"] == ["market", "mine"]


def test_making_room_on_ones_own_spaces() -> None:
    play = position(
        team(dice=(1, 1), storage=["bank", "market"], own=["church", "ship"]),
        depots={1: ["mine"]},
        options=WITH,
    )
    play.take("take 1 1 mine 0", "discard-own ship")
    assert play.table["players"][0]["storage"] == ["church", "mine"]


def test_both_partners_place_shared_tiles_and_only_the_owner_own_ones() -> None:
    play = position(
        team(dice=(4, 1), storage=["ship"], own=["bank"]),
        duke(dice=(4, 1), own=["church"]),
        options=WITH,
    )
    assert "place 4 ship 406 0" in play.options
    assert "place-own 4 bank 408 0" in play.options
    play.take("place-own 4 bank 408 0", "end")
    assert play.seat == PARTNER
    assert "place 4 ship 406 0" in play.options
    assert not play.beginning("place-own 4 bank")
    play.take("place 4 ship 406 0")
    assert play.estate()["tiles"]["406"] == "ship"


def test_the_same_tile_shared_and_own_are_two_options() -> None:
    play = position(team(dice=(4, 1), storage=["bank"], own=["bank"]), options=WITH)
    assert play.beginning("place 4 bank") == ["place 4 bank 408 0"]
    assert play.beginning("place-own 4 bank") == ["place-own 4 bank 408 0"]
    play.take("place-own 4 bank 408 0")
    assert play.estate()["storage"] == ["bank"]
    assert play.table["players"][0]["storage"] == []


def test_why_an_own_tile_cannot_be_placed_is_told() -> None:
    play = position(team(dice=(1, 1), own=["bank"]), options=WITH)
    assert play.why_not("place-own 1 bank 408") == ("workers-short", {"needed": 3, "workers": 0})


def test_goods_workers_and_silver_are_the_teams() -> None:
    """The first takes workers, sells goods; the second buys and bends with them."""
    play = position(
        team(dice=(3, 1), goods={"pink": 2}, silver=1),
        duke(dice=(1, 1)),
        black=["ship"],
        depots={2: ["mine"]},
        options=WITH,
    )
    play.take("sell 3 pink 0", "workers 1", "end")
    assert play.seat == PARTNER
    play.take("take 1 2 mine 1", "share 2 mine", "buy black ship 2 0", "keep black ship")
    assert (play.estate()["workers"], play.estate()["silver"]) == (1, 0)
    assert play.table["players"][PARTNER]["storage"] == ["ship"]


def test_dice_and_points_are_ones_own() -> None:
    play = position(team(dice=(3, 1), goods={"pink": 2}), duke(dice=(1, 1)), options=WITH)
    play.take("sell 3 pink 0", "end")
    assert play.points("sale", 0) == 8
    assert play.points("sale", PARTNER) == 0
    assert play.table["players"][PARTNER]["dice"] == [1, 1]


def test_both_partners_may_buy_in_their_own_turns() -> None:
    play = position(
        team(dice=(1, 0), silver=4), duke(dice=(1, 0)), black=["ship", "mine"], options=WITH
    )
    play.take("buy black ship 2 0", "keep black ship", "workers 1")
    play.take("buy black mine 2 0", "keep black mine")
    assert play.estate()["silver"] == 0


def test_mines_pay_a_team_once() -> None:
    play = position(team(dice=(1, 0), placed={506: "mine", 507: "mine"}), options=WITH)
    play.take("workers 1")
    assert play.table["phase"] == "b"
    assert play.estate()["silver"] == 2


def test_on_the_last_step_of_the_bridge_a_ship_still_goes_on_top() -> None:
    play = position(
        team(dice=(4, 1), storage=["ship"], step=6),
        duke(step=6),
        duke(duchy="12a", start=407, step=6),
        order=[1, 2, 0, 3],
        options=WITH,
    )
    play.take("place 4 ship 406 0")
    assert play.table["bridge"]["order"] == [0, 1, 2, 3]
    assert play.table["bridge"]["steps"][0] == 6


def test_a_colour_is_complete_once_for_the_team() -> None:
    """Monastery 26 counts the tiles of both partners."""
    mines = {506: "mine", 507: "mine", 508: "mine"}
    play = position(
        team(dice=(1, 0), placed={306: "monastery-26"} | mines),
        bonuses={"mine": [PARTNER, RIVAL], "ship": [0]},
        phase="e",
        options=WITH,
    )
    play.take("workers 1")
    assert play.points("monastery") == 6


# Final scoring


def test_what_is_left_scores_once_for_a_team() -> None:
    play = position(team(dice=(1, 0), silver=3, goods={"pink": 2}), phase="e", options=WITH)
    play.take("workers 1")
    assert play.match.over
    assert play.match.scores == [3 + 2 + 1, 0, 0, 0]


def test_points_of_both_partners_are_added_up() -> None:
    """5 + 4 beat 8: the best single player does not win."""
    play = position(
        team(dice=(1, 0), silver=4),
        duke(dice=(1, 0)),
        duke(duchy="12a", start=407, silver=8),
        phase="e",
        options=WITH,
    )
    play.match.state.score(PARTNER, 5, 4)
    play.take("workers 1", "workers 1")
    assert play.match.scores == [4 + 2, 4, 8, 0]
    assert play.match.winners == [0, PARTNER]


def test_more_empty_spaces_win_a_tie_whatever_the_option_says() -> None:
    for breaker in ("fewest", "most"):
        play = position(
            team(dice=(1, 0), placed={506: "mine"}, silver=1),
            duke(),
            duke(duchy="12a", start=407, silver=3),
            phase="e",
            options={**WITH, "tie-break": breaker},
        )
        play.take("workers 1")
        assert play.match.scores[:3] == [3, 0, 3]
        assert play.match.winners == [2, 3]


# With other expansions


def test_trade_routes_of_both_partners_make_one_row() -> None:
    play = Play(Match(GAME, 4, seed=1, options={**WITH, "trade-routes": True}))
    assert [len(estate["routes"]) for estate in play.table["estates"]] == [18, 18]


def test_a_shield_serves_both_and_tribute_is_paid_once() -> None:
    play = position(
        team(dice=(1, 0), silver=1, shields={407: 12}, goods={"pink": 1}),
        duke(dice=(3, 0)),
        options={**WITH, "shields": True},
    )
    play.take("workers 1", "sell 3 pink 0")
    assert play.points("shields", PARTNER) == 4
    assert play.asked == "PayTribute"
    play.take("pay-tribute 1 0")
    assert play.table["phase"] == "b"
