"""The four die actions, key spaces (C3), and the rules for placing (C6)."""

import pytest

from spieltisch.tables.speech import speak
from tests.games.burgundy.position import duke, position

# Taking


def test_a_tile_goes_from_the_depot_to_a_key_space() -> None:
    play = position(duke(dice=(4, 1)), depots={4: ["ship", "bank"], 3: ["mine"]})
    assert play.beginning("take 4") == ["take 4 4 ship 0", "take 4 4 bank 0"]
    play.take("take 4 4 bank 0")
    assert play.estate()["storage"] == ["bank"]
    assert play.estate()["tiles"] == {"44": "castle"}, "never directly in the duchy"
    assert play.table["depots"]["4"]["tiles"] == ["ship", None, None, None]


def test_tiles_that_are_alike_are_one_option() -> None:
    play = position(duke(dice=(4, 4)), depots={4: ["bank", "ship", "bank"]})
    assert play.beginning("take") == ["take 4 4 bank 0", "take 4 4 ship 0"]


def test_c3_full_key_spaces_ask_which_tile_to_discard() -> None:
    play = position(duke(dice=(4, 1), storage=["mine", "bank", "mine"]), depots={4: ["ship"]})
    play.take("take 4 4 ship 0")
    assert play.asked == "MakeRoom"
    assert play.options == ["discard mine", "discard bank"]
    play.take("discard mine")
    assert play.estate()["storage"] == ["bank", "mine", "ship"]
    assert play.match.game.audit(play.match.state) == []


def test_c3_with_three_alike_tiles_there_is_nothing_to_choose() -> None:
    play = position(duke(dice=(4, 1), storage=["mine"] * 3), depots={4: ["ship"]})
    play.take("take 4 4 ship 0")
    assert play.estate()["storage"] == ["mine", "mine", "ship"]


def test_without_a_die_left_takes_say_so() -> None:
    play = position(duke(silver=2), depots={4: ["ship"]}, black=["bank"])
    assert play.why_not("take any 4 ship") == ("no-die-left", {})


# Placing


def test_c6_a_tile_goes_next_to_the_castle_first() -> None:
    """The very first tile must go on one of the six spaces next to the starting castle."""
    play = position(duke(dice=(2, 5), workers=4, storage=["ship"]))
    assert play.beginning("place 2") == ["place 2 ship 43 0", "place 2 ship 45 3"]
    assert play.why_not("place 2 ship 42") == ("not-next-to-tile", {})


def test_c6_colour_and_number_must_match() -> None:
    play = position(duke(dice=(2, 2), storage=["ship"]))
    assert play.beginning("place") == ["place 2 ship 43 0"]
    assert play.why_not("place 2 ship 45") == ("workers-short", {"needed": 3, "workers": 0})
    kind = {"kind": "burgundy-kind-building"}
    assert play.why_not("place 2 ship 33") == ("other-colour", kind)
    assert play.why_not("place 2 ship 44") == ("occupied", {})


def test_a_placed_tile_opens_the_spaces_beside_it() -> None:
    play = position(duke(dice=(2, 1), storage=["ship", "ship"]))
    play.take("place 2 ship 43 0")
    assert play.beginning("place") == ["place 1 ship 42 0"]


def test_c6_one_building_of_each_type_in_a_town() -> None:
    """25, 35 and 36 are one town of duchy 1; 54 belongs to another."""
    play = position(
        duke(dice=(3, 4), storage=["watchtower"], placed={35: "watchtower", 33: "bank"})
    )
    assert play.beginning("place 3") == ["place 3 watchtower 54 0"]
    twin = {"tile": "burgundy-tile-watchtower"}
    assert play.why_not("place 3 watchtower 36") == ("twin-building", twin)


def test_monastery_1_allows_the_same_building_twice() -> None:
    play = position(
        duke(dice=(3, 4), storage=["watchtower"], placed={35: "watchtower", 34: "monastery-1"})
    )
    assert "place 3 watchtower 36 0" in play.options


def test_storing_two_alike_tiles_makes_one_option() -> None:
    play = position(duke(dice=(2, 2), storage=["ship", "ship"]))
    assert play.beginning("place") == ["place 2 ship 43 0"]


# Selling


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale_pays_one_silver_and_points_for_each_tile(seats: int, each: int) -> None:
    play = position(duke(dice=(3, 1), goods={"pink": 3, "red": 1}), seats=seats)
    assert play.beginning("sell") == ["sell 3 pink 0"]
    assert play.promised("sell 3 pink 0") == {"sells": 3 * each}
    play.take("sell 3 pink 0")
    assert play.points("sale") == 3 * each
    assert play.estate()["silver"] == 1
    assert play.estate()["goods"] == {"red": 1}
    assert play.estate()["sold"] == {"pink": 3}


def test_the_die_says_which_goods_and_workers_bend_it() -> None:
    play = position(duke(dice=(3, 3), workers=1, goods={"red": 1, "orange": 1}))
    assert play.beginning("sell") == ["sell 3 red 1"]
    assert play.why_not("sell 3 orange") == ("workers-short", {"needed": 3, "workers": 1})
    assert play.why_not("sell 3 brown") == ("no-such-goods", {"goods": "burgundy-goods-brown"})


def test_monastery_3_pays_a_second_silver_for_a_sale() -> None:
    play = position(duke(dice=(3, 1), goods={"pink": 2}, placed={34: "monastery-3"}))
    assert play.take("sell 3 pink 0").estate()["silver"] == 2


def test_monastery_4_gives_a_worker_for_a_sale() -> None:
    play = position(duke(dice=(3, 1), goods={"pink": 2}, placed={34: "monastery-4"}))
    play.take("sell 3 pink 0")
    assert (play.estate()["silver"], play.estate()["workers"]) == (1, 1)


# Workers


def test_any_die_takes_two_workers() -> None:
    play = position(duke(dice=(3, 6)))
    play.take("workers 6")
    assert play.estate()["workers"] == 2
    assert play.table["players"][0]["dice"] == [3, 0]


def test_monastery_13_adds_a_silver_to_the_workers() -> None:
    play = position(duke(dice=(3, 6), placed={34: "monastery-13"})).take("workers 6")
    assert (play.estate()["workers"], play.estate()["silver"]) == (2, 1)


def test_monastery_14_takes_four_workers() -> None:
    play = position(duke(dice=(3, 6), placed={34: "monastery-14"}))
    assert not play.beginning("workers"), "four instead of two"
    play.take("four-workers 6")
    assert (play.estate()["workers"], play.estate()["silver"]) == (4, 0)


@pytest.mark.parametrize(
    ("placed", "said"),
    [({}, "Take 2 workers (die 6)"), ({34: "monastery-14"}, "Take 4 workers (die 6)")],
)
def test_taking_workers_says_how_many(placed: dict[int, str], said: str) -> None:
    play = position(duke(dice=(6, 6), placed=placed))
    assert said in [speak(text, "en") for text in play.match.choice(0).texts]


def test_monasteries_13_and_14_do_nothing_for_a_boarding_house() -> None:
    play = position(
        duke(
            dice=(3, 6),
            storage=["boarding-house"],
            placed={34: "monastery-13", 24: "monastery-14"},
        )
    ).take("place 3 boarding-house 33 0")
    assert (play.estate()["workers"], play.estate()["silver"]) == (4, 0)
