"""The Border Posts: every pair of posts that placed tiles join, and all three of them."""

from spieltisch import Match
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"duchies": "11"}
TOP = {12: "bank", 13: "market", 22: "monastery-2", 23: "monastery-3", 24: "monastery-4"}
TO_THE_BOTTOM = {31: "ship", 42: "ship", 52: "ship", 62: "ship"}


def test_everybody_receives_a_duchy_11_and_no_two_the_same() -> None:
    play = Play(Match(GAME, 4, seed=2, options=WITH))
    while play.asked == "PlaceStartingCastle":
        play.take(play.options[0])
    boards = [estate["duchy"] for estate in play.table["estates"]]
    assert len(set(boards)) == 4
    assert all(board.startswith("11") for board in boards)


def test_left_and_right_joined_in_phase_a_score_10() -> None:
    play = position(
        duke(
            duchy="11a",
            start=11,
            dice=(4, 1),
            storage=["monastery-5"],
            placed={21: "monastery-1", 22: "monastery-2", 23: "monastery-3", 24: "monastery-4"},
        ),
        options=WITH,
    )
    assert play.promised("place 4 monastery-5 25 0")["joins-posts"] == 10
    play.take("place 4 monastery-5 25 0")
    assert play.points("posts") == 10


def test_a_third_post_joins_two_pairs_at_once() -> None:
    """Phase C: left and bottom joined, which joins right and bottom too: 6 + 6, and 7 for all."""
    play = position(
        duke(
            duchy="11a",
            start=11,
            dice=(4, 1),
            storage=["ship"],
            placed={21: "monastery-1", 25: "monastery-5", **_without(TOP, 12, 13), **TO_THE_BOTTOM},
        ),
        phase="c",
        options=WITH,
    )
    points = [
        told["points"] for name, told in play.told("place 4 ship 72 0") if name == "joins-posts"
    ]
    assert points == [6, 6]
    play.take("place 4 ship 72 0")
    assert play.points("posts") == 6 + 6 + 7
    assert play.table["posts"] == {"large": 0, "small": None}


def _without(placed: dict[int, str], *spaces: int) -> dict[int, str]:
    return {space: tile for space, tile in placed.items() if space not in spaces}


def test_the_chain_may_go_any_way_round() -> None:
    """From the left post over the top row to the right one."""
    play = position(
        duke(
            duchy="11a",
            start=11,
            dice=(4, 3),
            storage=["monastery-5"],
            placed={21: "monastery-1", 12: "bank", 13: "market", 14: "castle"},
        ),
        options=WITH,
    )
    play.take("place 4 monastery-5 25 0")
    assert play.points("posts") == 10


def test_a_pair_scores_only_once() -> None:
    play = position(
        duke(
            duchy="11a",
            start=11,
            dice=(5, 1),
            storage=["bank"],
            placed={21: "monastery-1", 25: "monastery-5", **_without(TOP, 12, 13)},
        ),
        options=WITH,
    )
    assert "joins-posts" not in play.promised("place 5 bank 12 0")


def test_the_runner_up_gets_the_small_bonus_and_the_third_none() -> None:
    for owners, bonus in (([1], 4), ([1, 2], 0)):
        play = position(
            duke(
                duchy="11a",
                start=11,
                dice=(4, 1),
                storage=["ship"],
                placed={
                    21: "monastery-1",
                    25: "monastery-5",
                    **_without(TOP, 12, 13),
                    **TO_THE_BOTTOM,
                },
            ),
            phase="e",
            options=WITH,
        )
        play.match.state.post_bonuses = [*owners, -1][:2]
        play.take("place 4 ship 72 0")
        assert play.points("posts") == 2 + 2 + bonus


def test_it_is_no_bonus_tile_for_monastery_26() -> None:
    play = position(
        duke(
            duchy="11a",
            start=11,
            dice=(4, 1),
            storage=["ship"],
            placed={
                21: "monastery-26",
                25: "monastery-5",
                **_without(TOP, 12, 13),
                **TO_THE_BOTTOM,
            },
        ),
        phase="e",
        options=WITH,
    )
    play.take("place 4 ship 72 0", "workers 1")
    assert play.points("posts") == 2 + 2 + 7
    assert play.points("monastery") == 0
