"""The turn is the player's to order; that dice are left at its end is the table's to ask about."""

import pytest

from spieltisch import Match
from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.record import Move
from spieltisch.tables.speech import speak
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


@pytest.mark.parametrize(
    ("language", "two", "one"),
    [
        ("en", "You have 2 dice left.", "You have 1 die left."),
        ("de", "Du hast noch 2 Würfel.", "Du hast noch 1 Würfel."),
        ("fr", "Il vous reste 2 dés.", "Il vous reste 1 dé."),
    ],
)
def test_who_ends_with_dice_left_is_told_how_many(language: str, two: str, one: str) -> None:
    play = position(duke(dice=(2, 5)), duke(dice=(3, 3)))
    for said in (two, one):
        wasted = play.match.wastes(0, "end")
        assert wasted is not None
        assert speak(wasted, language) == said
        play.take(f"workers {play.match.state.unused_dice(0)[0]}")


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


LAST_STEPS: dict[str, tuple[dict[str, object], list[str]]] = {
    "workers": ({"dice": (2, 0)}, ["workers 2"]),
    "a bank": ({"dice": (3, 0), "storage": ["bank"]}, ["place 3 bank 33 0"]),
    "a mine": ({"dice": (4, 0), "storage": ["mine"]}, ["place 4 mine 53 0"]),
    "an effect forgone": (
        {"dice": (3, 0), "storage": ["town-hall", "mine"]},
        ["place 3 town-hall 33 0", "forgo"],
    ),
    "an effect used": (
        {"dice": (3, 0), "storage": ["town-hall", "mine"]},
        ["place 3 town-hall 33 0", "place any mine 53 0"],
    ),
    "an action of a castle": (
        {"dice": (6, 0), "storage": ["castle"], "placed": {33: "bank", 34: "monastery-1"}},
        ["place 6 castle 23 0", "workers any"],
    ),
    "a discard": (
        {"dice": (4, 0), "storage": ["mine", "castle", "ship"]},
        ["take 4 4 bank 0", "discard castle"],
    ),
    "the end itself": ({"dice": (2, 5)}, ["end"]),
}
"""What a turn may end with, by itself: the next player is asked at once."""


@pytest.mark.parametrize("called", LAST_STEPS)
def test_the_last_step_of_a_turn_can_be_taken_back(called: str) -> None:
    has, moves = LAST_STEPS[called]
    play = position(duke(**has), duke(dice=(3, 3)), depots={4: ["bank"]})  # type: ignore[arg-type]
    before = play.match.digest()
    play.take(*moves)
    assert play.seat == 1
    assert play.match.undoable(0) == len(moves)
    play.match.undo(0, len(moves))
    assert (play.seat, play.match.digest()) == (0, before)
    play.take(*moves, "workers 3")
    assert play.match.undoable(0) == 0  # the next player has decided


def test_luck_seals_the_last_step_of_a_round() -> None:
    play = position(duke(dice=(2, 0)), seats=2)
    play.take("workers 2")
    play.take(*(["end"] if play.seat == 1 else []))
    assert play.table["phase"] == "b"
    assert play.match.undoable(0) == play.match.undoable(1) == 0
