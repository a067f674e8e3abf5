"""The White Castles: buildings that lend the white die (C10), and monastery 29."""

from spieltisch import Match
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"white-castles": True}


def test_nine_tiles_are_mixed_into_their_piles() -> None:
    for white, beige, yellow, black in ((False, 40, 20, 40), (True, 46, 21, 42)):
        match = Match(GAME, 2, seed=1, options={"white-castles": white})
        piles = Play(match).table["piles"]
        assert (piles["building"], piles["monastery"], piles["black"]) == (
            beige - 4,
            yellow - 2,
            black - 4,
        )


def test_a_white_castle_gives_an_action_with_the_white_die() -> None:
    play = position(
        duke(dice=(3, 5), storage=["white-castle"], goods={"brown": 2, "red": 1}),
        depots={5: ["ship"], 4: ["mine"]},
        options=WITH,
        white=5,
    )
    play.take("place 3 white-castle 33 0")
    assert play.asked == "WhiteCastleAction"
    assert play.options == [
        "take white-5 5 ship 0",
        "sell white-5 brown 0",
        "workers white-5",
        "forgo",
    ]


def test_the_own_dice_stay_whatever_the_white_one_does() -> None:
    """The action is additional: a die of one's own with the same number is not used up."""
    play = position(
        duke(dice=(3, 5), storage=["white-castle"]), depots={5: ["ship"]}, options=WITH, white=5
    )
    play.take("place 3 white-castle 33 0", "take white-5 5 ship 0")
    assert play.table["players"][0]["dice"] == [0, 5]
    assert play.table["white"] == 5


def test_c10_workers_bend_the_white_die_and_it_stays_as_it_is() -> None:
    play = position(
        duke(dice=(3, 5), storage=["white-castle", "ship"], workers=3),
        options=WITH,
        white=5,
    )
    play.take("place 3 white-castle 33 0")
    assert play.beginning("place white-5 ship") == [
        "place white-5 ship 43 3",
        "place white-5 ship 45 0",
    ]
    assert ("bends", {"seat": 0, "die": 11, "number": 2, "workers": 3}) in play.told(
        "place white-5 ship 43 3"
    )
    play.take("place white-5 ship 43 3")
    assert play.table["white"] == 5
    assert play.estate()["workers"] == 0


def test_without_workers_the_number_is_out_of_reach_and_the_reason_is_told() -> None:
    play = position(
        duke(dice=(3, 5), storage=["white-castle", "ship"]),
        depots={4: ["mine"]},
        options=WITH,
        white=5,
    )
    play.take("place 3 white-castle 33 0")
    assert play.why_not("take white-5 4 mine") == ("workers-short", {"needed": 1, "workers": 0})
    assert play.why_not("place white-5 ship 43") == ("workers-short", {"needed": 3, "workers": 0})


def test_monasteries_that_change_a_die_help_the_white_one_too() -> None:
    play = position(
        duke(dice=(3, 5), storage=["white-castle"], placed={34: "monastery-12"}),
        depots={4: ["mine"]},
        options=WITH,
        white=5,
    )
    play.take("place 3 white-castle 33 0")
    assert "take white-5 4 mine 0" in play.options


def test_workers_may_be_taken_with_the_white_die() -> None:
    play = position(duke(dice=(3, 5), storage=["white-castle"]), options=WITH, white=2)
    play.take("place 3 white-castle 33 0", "workers white-2")
    assert play.estate()["workers"] == 2


def test_it_is_a_building_type_of_its_own_for_towns() -> None:
    play = position(
        duke(dice=(2, 3), storage=["white-castle"], placed={35: "white-castle"}),
        options=WITH,
    )
    assert play.why_not("place 3 white-castle 36") == (
        "twin-building",
        {"tile": "burgundy-tile-white-castle"},
    )


def test_the_crane_may_act_as_a_white_castle() -> None:
    play = position(
        duke(dice=(3, 5), storage=["crane"]),
        options={**WITH, "extra-tiles": True},
        white=6,
    )
    play.take("place 3 crane 33 0", "mimic white-castle")
    assert play.options == ["workers white-6", "forgo"]


def test_monastery_29_scores_four_for_each_white_castle() -> None:
    play = position(
        duke(dice=(1, 1), placed={33: "white-castle", 35: "white-castle", 34: "monastery-29"}),
        phase="e",
        options=WITH,
    )
    play.take("workers 1", "workers 1")
    assert play.points("monastery") == 8


def test_the_crane_counts_for_monastery_29() -> None:
    play = position(
        duke(dice=(1, 1), placed={33: "crane", 35: "white-castle", 34: "monastery-29"}),
        phase="e",
        options={**WITH, "extra-tiles": True},
    )
    play.take("workers 1", "workers 1")
    assert play.points("monastery") == 8
