"""Dice and workers (C4)."""

import pytest

from tests.games.burgundy.position import duke, position


def test_c4_anna_changes_a_2_into_a_6_with_two_workers() -> None:
    """By using 2 workers, Anna changes a 2 into a 6, and takes a tile from the 6 depot."""
    play = position(duke(dice=(2, 4), workers=2), depots={6: ["ship"]})
    play.take("take 2 6 ship 2")
    assert play.estate()["workers"] == 0
    assert play.estate()["storage"] == ["ship"]


def test_without_enough_workers_a_depot_is_out_of_reach() -> None:
    play = position(duke(dice=(2, 2), workers=1), depots={6: ["ship"]})
    assert not play.beginning("take")
    assert play.why_not("take 2 6 ship") == ("workers-short", {"needed": 2, "workers": 1})


def test_c4_1_and_6_are_neighbours() -> None:
    play = position(duke(dice=(1, 1), workers=1), depots={6: ["ship"], 1: ["mine"], 2: ["bank"]})
    assert play.beginning("take") == ["take 1 1 mine 0", "take 1 2 bank 1", "take 1 6 ship 1"]


def test_alike_dice_make_one_option_and_are_used_one_after_the_other() -> None:
    play = position(duke(dice=(3, 3)), depots={3: ["ship", "mine"]})
    assert play.beginning("take") == ["take 3 3 ship 0", "take 3 3 mine 0"]
    play.take("take 3 3 ship 0")
    assert play.table["players"][0]["dice"] == [0, 3]
    assert "take 3 3 mine 0" in play.options


def test_the_cheapest_way_is_taken_for_each_die() -> None:
    play = position(duke(dice=(1, 4), workers=3), depots={5: ["ship"]})
    assert play.beginning("take") == ["take 1 5 ship 2", "take 4 5 ship 1"]


def test_c4_carla_needs_two_workers_from_3_to_6_with_monastery_8() -> None:
    """Monastery 8: each worker changes the die by 1 or 2."""
    play = position(
        duke(dice=(3, 3), workers=3, placed={34: "monastery-8"}),
        depots={6: ["ship"], 4: ["mine"], 5: ["bank"]},
    )
    assert play.beginning("take") == [
        "take 3 4 mine 1",
        "take 3 5 bank 1",
        "take 3 6 ship 2",
    ]
    play.take("take 3 6 ship 2")
    assert play.estate()["workers"] == 1


@pytest.mark.parametrize(
    ("monastery", "tile", "space", "number"),
    [
        ("monastery-9", "bank", 33, 3),
        ("monastery-10", "ship", 43, 2),
        ("monastery-10", "cow-3", 32, 4),
        ("monastery-11", "monastery-1", 34, 1),
        ("monastery-11", "mine", 53, 4),
        ("monastery-11", "castle", 23, 6),
    ],
)
def test_c4_monasteries_9_to_11_change_the_die_for_their_kinds(
    monastery: str, tile: str, space: int, number: int
) -> None:
    die = number % 6 + 1
    placed = {33: "market"} if space in (23, 32) else {}
    with_it = position(duke(dice=(die, die), storage=[tile], placed={14: monastery, **placed}))
    without = position(duke(dice=(die, die), storage=[tile], placed=placed))
    assert f"place {die} {tile} {space} 0" in with_it.options
    assert not without.beginning(f"place {die} {tile} {space}")


def test_monastery_9_does_not_help_other_kinds() -> None:
    play = position(duke(dice=(3, 3), storage=["ship"], placed={14: "monastery-9"}))
    assert not play.beginning("place 3 ship 43")


def test_the_free_change_and_workers_add_up() -> None:
    """Monasteries 9 and 8 with one worker: 3 becomes 6."""
    play = position(
        duke(
            dice=(6, 6),
            workers=1,
            storage=["bank"],
            placed={14: "monastery-9", 24: "monastery-8"},
        )
    )
    assert "place 6 bank 33 1" in play.options


def test_c4_monastery_12_changes_the_die_for_taking() -> None:
    play = position(
        duke(dice=(3, 3), placed={34: "monastery-12"}, goods={"red": 1}),
        depots={2: ["ship"], 4: ["mine"], 5: ["bank"]},
    )
    assert play.beginning("take") == ["take 3 2 ship 0", "take 3 4 mine 0"]
    assert not play.beginning("sell"), "it helps with taking only"


def test_bending_a_die_is_told() -> None:
    play = position(duke(dice=(2, 4), workers=2), depots={6: ["ship"]})
    assert ("bends", {"seat": 0, "die": 2, "number": 6, "workers": 2}) in play.told(
        "take 2 6 ship 2"
    )
