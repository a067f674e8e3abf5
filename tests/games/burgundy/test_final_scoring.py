"""The end of the game: leftovers (C12), monasteries 15 to 26, ties (C1)."""

import pytest

from tests.games.burgundy.position import Duke, Play, duke, position


def ended(*dukes: Duke, **told: object) -> Play:
    """The game over, seat 0 having taken workers with both dice."""
    options = told.get("options")
    seats = told.get("seats")
    bonuses = told.get("bonuses")
    play = position(
        *dukes,
        phase="e",
        seats=seats if isinstance(seats, int) else 4,
        options=options if isinstance(options, dict) else {},
        bonuses=bonuses if isinstance(bonuses, dict) else {},
    )
    play.take("workers 1", "workers 1")
    assert play.match.over
    return play


def test_c12_leftovers() -> None:
    """1 point for each unsold goods tile, each silver coin and every two workers."""
    play = ended(duke(dice=(1, 1), goods={"pink": 2, "red": 1}, silver=3, workers=3))
    assert [play.points(source) for source in ("goods", "silver", "workers")] == [3, 3, 3]
    assert play.score() == 9, "seven workers are three points"


def test_dario_scores_8_with_monastery_15_and_11_more_with_25() -> None:
    """4 red, 3 purple, 3 pink and 1 orange sold: 4 types × 2, and 11 tiles."""
    sold = {"red": 4, "purple": 3, "pink": 3, "orange": 1}
    assert ended(duke(dice=(1, 1), sold=sold, placed={34: "monastery-15"})).points("monastery") == 8
    both = ended(duke(dice=(1, 1), sold=sold, placed={34: "monastery-15", 24: "monastery-25"}))
    assert both.points("monastery") == 8 + 11


def test_unsold_goods_do_not_count_for_15_and_25() -> None:
    play = ended(
        duke(
            dice=(1, 1),
            sold={"red": 1},
            goods={"pink": 2},
            placed={34: "monastery-15", 24: "monastery-25"},
        )
    )
    assert play.points("monastery") == 2 + 1


def test_ben_scores_24_with_monasteries_17_and_22() -> None:
    """2 watchtowers and 4 banks: (2 × 4) + (4 × 4) = 24."""
    play = ended(
        duke(
            dice=(1, 1),
            placed={
                34: "monastery-17",
                24: "monastery-22",
                33: "watchtower",
                35: "watchtower",
                36: "bank",
                54: "bank",
                52: "bank",
                55: "bank",
            },
        )
    )
    assert play.points("monastery") == 24


@pytest.mark.parametrize(
    ("number", "building"),
    [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenter"),
        (19, "church"),
        (20, "market"),
        (21, "boarding-house"),
        (22, "bank"),
        (23, "town-hall"),
    ],
)
def test_each_of_16_to_23_scores_its_building(number: int, building: str) -> None:
    other = "market" if building != "market" else "bank"
    play = ended(
        duke(
            dice=(1, 1),
            placed={34: f"monastery-{number}", 33: building, 35: building, 54: other},
        )
    )
    assert play.points("monastery") == 8


def test_anna_scores_12_with_monastery_24() -> None:
    """3 sheep, 1 cow and 1 pig tile: 3 types × 4."""
    play = ended(
        duke(
            dice=(1, 1),
            placed={
                34: "monastery-24",
                31: "sheep-2",
                32: "sheep-3",
                21: "sheep-4",
                22: "cow-2",
                56: "pig-2",
            },
        )
    )
    assert play.points("monastery") == 12


def test_monastery_26_scores_bonus_tiles() -> None:
    play = ended(
        duke(dice=(1, 1), placed={34: "monastery-26"}),
        bonuses={"mine": [0], "ship": [1, 0], "castle": [2]},
    )
    assert play.points("monastery") == 6


def test_a_stored_monastery_does_not_score() -> None:
    play = ended(duke(dice=(1, 1), sold={"red": 2}, storage=["monastery-25"]))
    assert play.points("monastery") == 0


def test_the_score_sheet_adds_up() -> None:
    play = ended(duke(dice=(1, 1), goods={"pink": 2}, silver=3, sold={"red": 1}))
    sheets = play.match.game.score_sheet(play.match.state)
    assert [sum(sheet.values()) for sheet in sheets] == play.match.scores


# Ties


def test_most_points_win() -> None:
    assert ended(duke(dice=(1, 1)), duke(silver=1), seats=2).match.winners == [0]


def test_c1_a_tie_goes_to_the_fewest_unused_spaces() -> None:
    play = ended(duke(dice=(1, 1)), duke(silver=1, placed={53: "mine"}), seats=2)
    assert play.match.scores == [2, 2], "the mine has paid"
    assert play.match.winners == [1]


def test_c1_or_to_the_most_by_table_option() -> None:
    play = ended(
        duke(dice=(1, 1)),
        duke(silver=1, placed={53: "mine"}),
        seats=2,
        options={"tie-break": "most"},
    )
    assert play.match.scores == [2, 2]
    assert play.match.winners == [0]


def test_c1_still_tied_the_farthest_behind_on_the_bridge_wins() -> None:
    play = ended(duke(dice=(1, 1), step=1), duke(workers=4), seats=2)
    assert play.match.scores == [2, 2]
    assert play.match.winners == [1]


def test_c1_on_the_same_step_the_lower_piece_is_farther_behind() -> None:
    play = ended(duke(dice=(1, 1)), duke(workers=4), seats=2)
    assert play.table["bridge"]["order"] == [0, 1]
    assert play.match.winners == [1]
