"""Ships: goods from a depot of choice (C5), then a step on the bridge."""

from tests.games.burgundy.position import duke, position


def test_any_depot_may_be_chosen_and_all_goods_are_taken() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"]),
        goods={5: ["pink", "pink", "brown"], 6: ["red"]},
    )
    play.take("place 2 ship 43 0")
    assert play.asked == "ChooseDepot"
    assert play.options == ["load 5", "load 6", "forgo"]
    play.take("load 5")
    assert play.estate()["goods"] == {"pink": 2, "brown": 1}
    assert play.table["depots"]["5"]["goods"] == {}


def test_c5_carla_chooses_between_pink_and_brown() -> None:
    """Carla stacks the turquoise one on hers and takes one more on her only empty space."""
    play = position(
        duke(dice=(2, 6), storage=["ship"], goods={"turquoise": 1, "red": 1}),
        goods={3: ["turquoise", "pink", "brown"]},
    )
    play.take("place 2 ship 43 0", "load 3")
    assert play.asked == "ChooseGoods"
    assert play.options == ["load-only 3 pink", "load-only 3 brown"]
    play.take("load-only 3 brown")
    assert play.estate()["goods"] == {"turquoise": 2, "red": 1, "brown": 1}
    assert play.table["depots"]["3"]["goods"] == {"pink": 1}, "the rest stays in the depot"


def test_c5_several_colours_are_chosen_one_by_one() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"], goods={"red": 1}),
        goods={3: ["turquoise", "pink", "brown"]},
    )
    play.take("place 2 ship 43 0", "load 3", "load-only 3 pink", "load-only 3 brown")
    assert play.estate()["goods"] == {"red": 1, "pink": 1, "brown": 1}


def test_c5_with_full_goods_spaces_only_known_colours_are_taken() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"], goods={"red": 1, "pink": 1, "brown": 1}),
        goods={3: ["turquoise", "pink"], 4: ["orange"]},
    )
    play.take("place 2 ship 43 0")
    assert play.options == ["load 3", "forgo"], "depot 4 holds nothing that can be stored"
    play.take("load 3")
    assert play.estate()["goods"] == {"pink": 2, "red": 1, "brown": 1}
    assert play.table["depots"]["3"]["goods"] == {"turquoise": 1}


def test_c9_without_goods_nothing_is_asked() -> None:
    play = position(duke(dice=(2, 6), storage=["ship"]))
    play.take("place 2 ship 43 0")
    assert play.asked == "PlayTurn"
    assert play.table["bridge"]["steps"] == [1, 0, 0, 0]


def test_forgoing_the_goods_still_moves_the_piece() -> None:
    play = position(duke(dice=(2, 6), storage=["ship"]), goods={3: ["pink"]})
    play.take("place 2 ship 43 0", "forgo")
    assert play.table["depots"]["3"]["goods"] == {"pink": 1}
    assert play.table["bridge"]["steps"][0] == 1


def test_c14_goods_come_first_then_the_bridge() -> None:
    play = position(duke(dice=(2, 6), storage=["ship"]), goods={3: ["pink"]})
    play.take("place 2 ship 43 0")
    assert play.table["bridge"]["steps"][0] == 0
    assert [name for name, _told in play.told("load 3")] == ["loads", "advances"]


def test_the_spaces_of_the_bridge_are_counted_from_1_as_in_the_book() -> None:
    play = position(duke(dice=(2, 6), storage=["ship"]), goods={3: ["pink"]})
    play.take("place 2 ship 43 0")
    assert dict(play.told("forgo"))["advances"] == {"seat": 0, "step": 2}


def test_the_piece_goes_on_top_of_the_stack() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"], step=1), duke(step=2), duke(step=2), duke(step=3)
    )
    assert play.table["bridge"]["order"] == [3, 1, 2, 0]
    play.take("place 2 ship 43 0")
    assert play.table["bridge"]["order"] == [3, 0, 1, 2]
    assert play.table["bridge"]["steps"] == [2, 2, 2, 3]


def test_the_last_step_of_the_bridge_is_the_sixth() -> None:
    play = position(duke(dice=(2, 6), storage=["ship"], step=6), duke(step=6))
    play.take("place 2 ship 43 0")
    assert play.table["bridge"]["steps"][0] == 6
    assert play.table["bridge"]["order"][0] == 0


def test_monastery_5_empties_an_adjacent_depot_too() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"], placed={34: "monastery-5"}),
        goods={1: ["pink"], 6: ["red"], 2: ["brown"], 4: ["orange"]},
    )
    play.take("place 2 ship 43 0", "load 1")
    assert play.asked == "ChooseAdjacentDepot"
    assert play.options == ["load 6", "load 2", "forgo"], "depots lie in a ring"
    play.take("load 6")
    assert play.estate()["goods"] == {"pink": 1, "red": 1}
    assert play.asked == "PlayTurn"


def test_monastery_5_keeps_to_the_goods_spaces() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"], placed={34: "monastery-5"}, goods={"turquoise": 1}),
        goods={1: ["pink", "red", "brown"], 2: ["pink", "orange"]},
    )
    play.take("place 2 ship 43 0", "load 1", "load-only 1 pink", "load-only 1 red", "load 2")
    assert play.estate()["goods"] == {"turquoise": 1, "pink": 2, "red": 1}
    assert play.table["depots"]["2"]["goods"] == {"orange": 1}


def test_the_next_rounds_start_player_is_first_on_the_bridge() -> None:
    play = position(duke(dice=(2, 2)), duke(dice=(2, 6), storage=["ship"], silver=0))
    play.take("workers 2", "workers 2", "place 2 ship 43 0", "workers 6")
    assert play.table["bridge"]["order"] == [1, 0, 2, 3]
    assert play.table["phase"] == "b"
    assert play.seat == 1
