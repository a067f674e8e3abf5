"""The four extra tiles: bridge (27), workers (28), crane, geese."""

import pytest

from spieltisch import Match
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"extra-tiles": True}


def test_they_are_shuffled_into_the_yellow_and_black_piles() -> None:
    for extra, yellow, black in ((False, 20, 40), (True, 22, 42)):
        match = Match(GAME, 2, seed=1, options={"extra-tiles": extra})
        piles = Play(match).table["piles"]
        assert (piles["monastery"], piles["black"]) == (yellow - 2, black - 4)


# Bridge (27)


def test_the_bridge_lifts_its_owner_at_once() -> None:
    play = position(duke(dice=(1, 6), storage=["monastery-27"]), order=[1, 2, 0, 3], options=WITH)
    play.take("place 1 monastery-27 34 0")
    assert play.table["bridge"]["order"] == [0, 1, 2, 3]


def test_the_bridge_keeps_its_owner_on_top_when_others_arrive() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"]),
        duke(step=1, placed={34: "monastery-27"}),
        duke(step=1),
        options=WITH,
    )
    play.take("place 2 ship 43 0")
    assert play.table["bridge"]["order"] == [1, 0, 2, 3]


def test_the_owner_of_the_bridge_arrives_on_top() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"], placed={34: "monastery-27"}),
        duke(step=1),
        options=WITH,
    )
    play.take("place 2 ship 43 0")
    assert play.table["bridge"]["order"] == [0, 1, 2, 3]


# Workers (28)


def test_two_workers_cost_a_silver_as_often_as_one_likes() -> None:
    play = position(duke(dice=(2, 6), silver=2, placed={34: "monastery-28"}), options=WITH)
    play.take("hire", "hire")
    assert (play.estate()["silver"], play.estate()["workers"]) == (0, 4)
    assert "hire" not in play.options


def test_hired_workers_may_pay_for_monastery_6() -> None:
    play = position(
        duke(dice=(2, 6), silver=1, placed={34: "monastery-28", 24: "monastery-6"}),
        black=["ship"],
        options=WITH,
    )
    assert not play.beginning("buy")
    play.take("hire", "buy black ship 0 2")
    assert play.estate()["storage"] == ["ship"]


# Crane


@pytest.mark.parametrize(
    ("building", "then", "silver", "workers", "points"),
    [
        ("bank", [], 2, 0, 0),
        ("boarding-house", [], 0, 4, 0),
        ("watchtower", [], 0, 0, 4),
        ("warehouse", ["sell any pink 0"], 1, 0, 8),
    ],
)
def test_the_crane_does_what_any_building_does(
    building: str, then: list[str], silver: int, workers: int, points: int
) -> None:
    play = position(
        duke(dice=(2, 6), storage=["crane"], goods={"pink": 2}, placed={34: "monastery-2"}),
        options=WITH,
    )
    play.take("place 2 crane 35 0")
    assert play.asked == "ChooseBuilding"
    play.take(f"mimic {building}", *then)
    assert (play.estate()["silver"], play.estate()["workers"]) == (silver, workers)
    assert play.score() == points


def test_the_crane_fetches_a_castle_like_a_church() -> None:
    play = position(duke(dice=(3, 6), storage=["crane"]), depots={2: ["castle"]}, options=WITH)
    play.take("place 3 crane 33 0", "mimic church", "fetch 2 castle")
    assert play.estate()["storage"] == ["castle"]


def test_the_crane_may_be_left_unused() -> None:
    play = position(duke(dice=(3, 6), storage=["crane"]), options=WITH)
    assert play.take("place 3 crane 33 0", "forgo").asked == "PlayTurn"


def test_the_crane_counts_as_one_building_at_the_end() -> None:
    """It counts for one monastery of 16 to 23, not for two."""
    play = position(
        duke(
            dice=(1, 1),
            placed={33: "crane", 35: "bank", 34: "monastery-22", 24: "monastery-17"},
        ),
        phase="e",
        options=WITH,
    )
    play.take("workers 1", "workers 1")
    assert play.points("monastery") == 4 + 4


# Geese


def test_carla_scores_7_for_geese_and_6_for_pigs_beside_them() -> None:
    """2 + 2 + 3 = 7 with cows of 2 and 3; later 4 + 2 = 6 for pigs."""
    play = position(
        duke(
            dice=(4, 1),
            storage=["geese", "pig-4"],
            placed={31: "cow-2", 21: "cow-3", 33: "bank"},
        ),
        options=WITH,
    )
    assert play.promised("place 4 geese 32 0") == {"scores-herd": 7}
    play.take("place 4 geese 32 0")
    assert play.promised("place 1 pig-4 22 0") == {"scores-herd": 6}


def test_geese_score_the_best_other_type() -> None:
    play = position(
        duke(
            dice=(4, 1),
            storage=["geese"],
            placed={31: "cow-2", 21: "pig-4", 11: "cow-3", 33: "bank"},
        ),
        options=WITH,
    )
    assert play.promised("place 4 geese 32 0") == {"scores-herd": 2 + 5}


def test_geese_alone_score_two() -> None:
    play = position(duke(dice=(4, 1), storage=["geese"], placed={33: "bank"}), options=WITH)
    assert play.promised("place 4 geese 32 0") == {"scores-herd": 2}


def test_geese_with_monastery_7() -> None:
    """Every tile that scores brings one more, also the geese."""
    play = position(
        duke(
            dice=(4, 1),
            storage=["geese", "pig-4"],
            placed={31: "cow-2", 21: "cow-3", 33: "bank", 34: "monastery-7"},
        ),
        options=WITH,
    )
    assert play.promised("place 4 geese 32 0") == {"scores-herd": 3 + 3 + 4}
    play.take("place 4 geese 32 0")
    assert play.promised("place 1 pig-4 22 0") == {"scores-herd": 5 + 3}


def test_geese_are_a_type_of_their_own_for_monastery_24() -> None:
    play = position(
        duke(dice=(1, 1), placed={31: "geese", 21: "cow-2", 34: "monastery-24"}),
        phase="e",
        options=WITH,
    )
    play.take("workers 1", "workers 1")
    assert play.points("monastery") == 8
