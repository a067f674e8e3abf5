"""The black depot: one purchase a turn, at any moment (C2)."""

from tests.games.burgundy.position import duke, position

CHURCH_AND_MINES = {4: ["mine"], 5: ["castle"]}


def test_a_tile_costs_two_silver() -> None:
    play = position(duke(dice=(3, 3), silver=3), black=["bank", "ship", "bank"])
    assert play.beginning("buy") == ["buy black bank 2 0", "buy black ship 2 0"]
    play.take("buy black ship 2 0")
    assert play.estate()["silver"] == 1
    assert play.estate()["storage"] == ["ship"]
    assert play.table["black"][:3] == ["bank", None, "bank"]


def test_one_purchase_a_turn() -> None:
    play = position(duke(dice=(3, 3), silver=6), black=["bank", "ship"])
    play.take("buy black ship 2 0")
    assert not play.beginning("buy")
    assert play.why_not("buy black bank") == ("bought-already", {})


def test_the_next_turn_has_its_own_purchase() -> None:
    play = position(
        duke(dice=(3, 3), silver=2), duke(dice=(3, 3), silver=2), black=["bank", "ship"]
    )
    play.take("buy black ship 2 0", "end")
    assert play.seat == 1
    assert play.beginning("buy") == ["buy black bank 2 0"]


def test_too_little_silver_says_so() -> None:
    play = position(duke(dice=(3, 3), silver=1), black=["bank"])
    assert not play.beginning("buy")
    assert play.why_not("buy black bank") == ("silver-short", {"needed": 2, "silver": 1})


def test_c2_before_between_and_after_the_dice() -> None:
    for when in range(3):
        play = position(duke(dice=(3, 4), silver=2), black=["bank"])
        play.take(*["workers 3", "workers 4"][:when])
        assert play.beginning("buy") == ["buy black bank 2 0"]


def test_c2_amid_a_castles_action() -> None:
    play = position(
        duke(dice=(6, 1), silver=2, storage=["castle"], placed={33: "bank"}), black=["ship"]
    )
    play.take("place 6 castle 23 0")
    assert play.asked == "CastleAction"
    play.take("buy black ship 2 0")
    assert play.asked == "CastleAction"
    assert "place any ship 43 0" in play.options
    play.take("place any ship 43 0")
    assert "43" in play.estate()["tiles"]


def test_c2_amid_a_town_hall_with_an_empty_storage() -> None:
    play = position(duke(dice=(3, 1), silver=2, storage=["town-hall"]), black=["ship"])
    play.take("place 3 town-hall 33 0")
    assert play.options == ["buy black ship 2 0", "forgo"]
    play.take("buy black ship 2 0", "place any ship 45 0")
    assert play.estate()["tiles"]["45"] == "ship"


def test_c2_amid_a_church() -> None:
    play = position(
        duke(dice=(3, 1), silver=2, storage=["church"]), depots=CHURCH_AND_MINES, black=["ship"]
    )
    play.take("place 3 church 33 0")
    assert play.options == ["fetch 4 mine", "fetch 5 castle", "buy black ship 2 0", "forgo"]
    play.take("buy black ship 2 0", "fetch 5 castle")
    assert play.estate()["storage"] == ["ship", "castle"]


def test_c3_full_key_spaces_when_buying() -> None:
    play = position(duke(dice=(3, 1), silver=2, storage=["mine", "bank", "ship"]), black=["cow-3"])
    play.take("buy black cow-3 2 0")
    assert play.asked == "MakeRoom"
    play.take("discard bank")
    assert play.estate()["storage"] == ["mine", "ship", "cow-3"]


def test_monastery_6_buys_from_all_depots_for_silver_or_workers() -> None:
    play = position(
        duke(dice=(3, 1), silver=2, workers=3, placed={34: "monastery-6"}),
        depots={5: ["ship"]},
        black=["bank"],
    )
    assert play.beginning("buy") == [
        "buy black bank 2 0",
        "buy black bank 0 2",
        "buy 5 ship 2 0",
        "buy 5 ship 0 2",
    ]
    play.take("buy 5 ship 0 2")
    assert (play.estate()["silver"], play.estate()["workers"]) == (2, 1)
    assert not play.beginning("buy"), "still only one purchase a turn"


def test_monastery_6_still_takes_two_silver() -> None:
    play = position(duke(dice=(3, 1), silver=2, placed={34: "monastery-6"}), black=["bank"])
    assert play.beginning("buy") == ["buy black bank 2 0"]


def test_monastery_6_takes_two_workers_instead_of_two_silver_not_one_of_each() -> None:
    duchy = duke(dice=(3, 1), silver=1, workers=1, placed={34: "monastery-6"})
    play = position(duchy, black=["bank"])
    assert not play.beginning("buy")
    short = {"needed": 2, "silver": 1, "workers": 1}
    assert play.why_not("buy black bank") == ("means-short", short)
