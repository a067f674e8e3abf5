"""The turn is the player's to order; that dice are left at its end is the table's to ask about."""

import pytest

from spieltisch import Match
from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.record import Move
from tests.games.burgundy.position import GAME, duke, position


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


def test_ending_with_dice_left_is_one_decision_that_wastes_them() -> None:
    play = position(duke(dice=(2, 5)), duke(dice=(3, 3)))
    assert [option for option in play.options if play.match.wastes(0, option)] == ["end"]
    play.take("end")
    assert play.seat == 1
    assert play.table["players"][0]["dice"] == [0, 0]


def test_ending_with_no_dice_left_wastes_nothing() -> None:
    play = position(duke(dice=(2, 2), silver=2), duke(dice=(3, 3)), black=["mine"])
    play.take("workers 2", "workers 2")
    assert not play.match.wastes(0, "end")
    play.take("end")
    assert play.seat == 1


def test_a_record_with_the_former_question_is_refused_with_a_clear_word() -> None:
    match = Match(GAME, 2, seed=1)
    while not any(choice.notations[-1] == "end" for choice in match.choices):
        match.take(match.choices[0].seat, 0)
    seat = match.choices[0].seat
    match.take(seat, "end")
    record = match.record
    record.moves.append(Move(seat, "leave-dice", []))
    with pytest.raises(BadRecord, match="'leave-dice' is no move of burgundy in this version"):
        Match.from_record(GAME, record)


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
