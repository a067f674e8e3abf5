"""The turn is the player's to order; ending it with dice left asks once."""

from tests.games.burgundy.position import duke, position


def test_dice_may_be_used_in_either_order_and_for_the_same_action() -> None:
    for moves in (("workers 2", "workers 5"), ("workers 5", "workers 2")):
        play = position(duke(dice=(2, 5), silver=2), black=["mine"]).take(*moves)
        assert play.estate()["workers"] == 4
        assert play.options == ["buy black mine 2 0", "end"]


def test_a_tile_just_taken_may_be_placed_with_the_other_die() -> None:
    play = position(duke(dice=(4, 2), silver=2), depots={4: ["ship"]}, black=["mine"])
    play.take("take 4 4 ship 0", "place 2 ship 43 0")
    assert play.estate()["tiles"] == {"43": "ship", "44": "castle"}


def test_with_nothing_left_to_decide_the_turn_is_over() -> None:
    play = position(duke(dice=(2, 2)), duke(dice=(3, 3)))
    play.take("workers 2", "workers 2")
    assert play.seat == 1


def test_ending_with_dice_left_asks_once() -> None:
    play = position(duke(dice=(2, 5)), duke(dice=(3, 3)))
    play.take("end")
    assert play.asked == "ConfirmEnd"
    assert play.options == ["go-on", "leave-dice"]
    play.take("go-on")
    assert play.asked == "PlayTurn"
    play.take("end", "leave-dice")
    assert play.seat == 1
    assert play.table["players"][0]["dice"] == [0, 0]


def test_ending_with_no_dice_left_does_not_ask() -> None:
    play = position(duke(dice=(2, 2), silver=2), duke(dice=(3, 3)), black=["mine"])
    play.take("workers 2", "workers 2", "end")
    assert play.seat == 1


def test_a_turn_can_be_taken_back_until_the_next_player_has_decided() -> None:
    play = position(duke(dice=(2, 5)), duke(dice=(3, 3)))
    play.take("workers 2")
    play.match.undo(0)
    assert play.table["players"][0]["dice"] == [2, 5]
    play.take("workers 2", "workers 5")
    assert play.seat == 1  # nothing was left but to end, which happened by itself
    assert play.match.undoable(0) == 2
    play.match.undo(0)
    assert play.seat == 0
    assert play.table["players"][0]["dice"] == [0, 5]
    play.take("workers 5")
    play.take("workers 3")
    assert play.match.undoable(0) == 0  # the next player has decided
