"""The log gives the reason of gains: mines, monasteries and shields are named before them."""

from tests.games.burgundy.position import Play, duke, position

WITH = {"shields": True}


def after(play: Play, reason: str) -> str:
    """The line of the log that follows the one with this reason."""
    lines = play.match.log(0)
    return lines[lines.index(reason) + 1]


def test_mines_with_monastery_2_and_shield_8() -> None:
    mines = {53: "mine", 62: "mine", 34: "monastery-2"}
    play = position(
        duke(dice=(1, 0), silver=1, placed=mines, shields={44: 8}), options=WITH, seats=2
    )
    play.take("workers 1", "pay-tribute 1 0")
    assert after(play, "The 2 mines of Seat 1 pay:") == "Seat 1 gets 2 silver."
    by_monastery = "By monastery 2 (workers from mines) of Seat 1:"
    assert after(play, by_monastery) == "Seat 1 gets 2 workers."
    assert after(play, "By shield 8 (double mines) of Seat 1:") == "Seat 1 gets 2 silver."
    assert not [line for line in play.match.log(0) if "of Seat 2" in line], "who has no mines"


def test_monasteries_3_and_4_at_a_sale() -> None:
    play = position(
        duke(dice=(3, 1), goods={"pink": 3}, placed={24: "monastery-3", 34: "monastery-4"})
    )
    play.take("sell 3 pink 0")
    assert after(play, "By monastery 3 (more silver for sales) of Seat 1:") == (
        "Seat 1 gets 2 silver."
    )
    assert after(play, "By monastery 4 (worker for sales) of Seat 1:") == "Seat 1 gets 1 worker."


def test_shield_9_at_a_sale() -> None:
    play = position(
        duke(dice=(3, 1), goods={"pink": 3}, placed={34: "monastery-3"}, shields={44: 9}),
        options=WITH,
    )
    play.take("sell 3 pink 0")
    assert after(play, "By shield 9 (silver for every tile sold) of Seat 1:") == (
        "Seat 1 gets 3 silver."
    )
    assert not [line for line in play.match.log(0) if line.startswith("By monastery 3")]


def test_a_sale_without_them_needs_no_reason() -> None:
    play = position(duke(dice=(3, 1), goods={"pink": 3}))
    play.take("sell 3 pink 0")
    assert after(play, "Seat 1 sells 3 pink goods for 12 points.") == "Seat 1 gets 1 silver."


def test_monastery_13_and_the_shield_2_of_another() -> None:
    play = position(
        duke(dice=(1, 2), placed={34: "monastery-13"}), duke(shields={44: 2}), options=WITH
    )
    play.take("workers 1")
    assert after(play, "By shield 2 (a worker with others) of Seat 2:") == "Seat 2 gets 1 worker."
    by_monastery = "By monastery 13 (silver with workers) of Seat 1:"
    assert after(play, by_monastery) == "Seat 1 gets 1 silver."


def test_a_monastery_that_scores_nothing_says_so() -> None:
    play = position(duke(dice=(1, 0), placed={34: "monastery-22"}), seats=2, phase="e")
    play.take("workers 1")
    assert "Seat 1 scores nothing for monastery 22 (scores banks)." in play.match.log(0)
