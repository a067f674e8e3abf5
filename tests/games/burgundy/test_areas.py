"""Completed areas score for size and phase; then the colour bonus is checked (C7)."""

import pytest

from spieltisch.games.burgundy.tiles import BUILDING, CASTLE
from tests.games.burgundy.position import GAME, duke, position

PASTURE_BUT_ONE = {11: "cow-2", 21: "pig-2", 22: "sheep-2", 31: "chicken-2"}


@pytest.mark.parametrize(("phase", "bonus"), [("a", 10), ("b", 8), ("c", 6), ("d", 4), ("e", 2)])
def test_c7_an_area_scores_its_size_and_the_phase(phase: str, bonus: int) -> None:
    """A river of three in duchy 1: 6 points and the phase's bonus."""
    play = position(
        duke(dice=(6, 1), storage=["ship"], placed={42: "ship", 43: "ship"}), phase=phase
    )
    assert play.promised("place 6 ship 41 0") == {"scores-area": 6, "scores-phase": bonus}
    play.take("place 6 ship 41 0")
    assert (play.points("area"), play.points("phase")) == (6, bonus)
    assert play.points("colour") == 0, "the other river is still open"


TYPES = ["market", "carpenter", "church", "warehouse", "boarding-house", "town-hall", "watchtower"]


@pytest.mark.parametrize(
    ("size", "duchy", "points"),
    [(1, 1, 1), (2, 7, 3), (3, 1, 6), (4, 6, 10), (5, 1, 15), (6, 9, 21), (7, 7, 28), (8, 10, 36)],
)
def test_towns_of_every_size_have_their_points(size: int, duchy: int, points: int) -> None:
    """A bank is the last building of a town."""
    board = GAME.pack.duchies[duchy - 1]
    towns = [area for area in board.areas if board.kind[area[0]] == BUILDING]
    first, *others = next(town for town in towns if len(town) == size)
    play = position(
        duke(
            duchy=duchy,
            start=board.space[board.of_kind[CASTLE][0]],
            dice=(board.number[first], 6),
            storage=["bank"],
            # A size-1 town has no other building to stand beside.
            placed={board.space[site]: word for site, word in zip(others, TYPES, strict=False)}
            or {34: "monastery-1"},
        )
    )
    play.take(f"place {board.number[first]} bank {board.space[first]} 0")
    assert play.points("area") == points
    assert play.points("phase") == 10


@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_and_second_to_complete_a_colour(seats: int, large: int, small: int) -> None:
    """The third mine of duchy 1 completes grey."""
    miner = duke(dice=(3, 5), storage=["mine"], placed={53: "mine", 62: "mine"})
    play = position(miner, miner, seats=seats)
    assert play.promised("place 3 mine 71 0")["scores-colour"] == large
    play.take("place 3 mine 71 0", "workers 5", "place 3 mine 71 0")
    assert (play.points("colour"), play.points("colour", 1)) == (large, small)
    assert play.table["bonuses"]["mine"] == {"large": 0, "small": 1}
    assert play.match.game.recount(play.match.state) == play.match.scores


def test_the_third_to_complete_a_colour_gets_no_bonus() -> None:
    play = position(
        duke(dice=(3, 5), storage=["mine"], placed={53: "mine", 62: "mine"}),
        bonuses={"mine": [2, 1]},
    )
    assert play.promised("place 3 mine 71 0") == {"scores-area": 6, "scores-phase": 10}
    play.take("place 3 mine 71 0")
    assert play.points("colour") == 0


def test_a_colour_with_several_areas_needs_them_all() -> None:
    rivers = {41: "ship", 42: "ship", 43: "ship", 45: "ship", 46: "ship"}
    play = position(duke(dice=(1, 5), storage=["ship"], placed=rivers))
    assert play.promised("place 1 ship 47 0") == {
        "scores-area": 6,
        "scores-phase": 10,
        "scores-colour": 7,
    }


def test_preview_adds_the_herd() -> None:
    """What it will bring: area, phase bonus and herd together."""
    play = position(duke(dice=(4, 5), storage=["cow-4"], placed={**PASTURE_BUT_ONE, 33: "bank"}))
    assert play.promised("place 4 cow-4 32 0") == {
        "scores-area": 15,
        "scores-phase": 10,
        "scores-herd": 6,
    }


def test_the_starting_castle_scores_nothing() -> None:
    play = position(duke(dice=(1, 1)))
    assert play.score() == 0
