"""The Shields: how they are won and lost, and tribute (C13). What each does: test_crests."""

import pytest

from spieltisch import Match
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"shields": True}


@pytest.mark.parametrize(("seats", "counts"), [(2, [1] * 6), (3, [1, 2, 1, 2, 1, 2]), (4, [2] * 6)])
def test_shields_on_the_depots_by_number_of_players(seats: int, counts: list[int]) -> None:
    play = Play(Match(GAME, seats, seed=1, options=WITH))
    depots = list(play.table["shields"].values())
    assert [depots.count(depot) for depot in range(1, 7)] == counts


def test_a_double_takes_a_shield_instead_of_two_actions() -> None:
    play = position(duke(dice=(3, 3), silver=1), posted={7: 3, 8: 4}, options=WITH)
    assert play.beginning("claim") == ["claim 7 0"]
    play.take("claim 7 0")
    assert play.estate()["shields"] == {"44": 7}, "the only castle bears it"
    assert play.table["players"][0]["dice"] == [0, 0]
    assert play.table["shields"] == {"8": 4}, "it is not replaced"


def test_workers_make_a_double() -> None:
    """Two workers make a 3 into a 5: two fives."""
    play = position(duke(dice=(3, 5), workers=2), posted={7: 5, 8: 2}, options=WITH)
    assert play.beginning("claim") == ["claim 7 2"]
    assert play.why_not("claim 8") == ("workers-short", {"needed": 4, "workers": 2})
    play.take("claim 7 2")
    assert play.estate()["workers"] == 0


def test_workers_may_change_both_dice() -> None:
    play = position(duke(dice=(3, 5), workers=2, silver=1), posted={7: 4}, options=WITH)
    play.take("claim 7 2")
    assert play.estate()["shields"] == {"44": 7}


def test_monastery_8_changes_by_two() -> None:
    play = position(
        duke(dice=(3, 5), workers=1, placed={34: "monastery-8"}), posted={7: 5}, options=WITH
    )
    assert play.beginning("claim") == ["claim 7 1"]


def test_both_dice_must_be_unused() -> None:
    play = position(duke(dice=(3, 3)), posted={7: 3}, options=WITH)
    play.take("workers 3")
    assert not play.beginning("claim")
    assert play.why_not("claim 7") == ("not-both-dice", {})


def test_the_black_depot_may_be_bought_from_all_the_same() -> None:
    play = position(duke(dice=(3, 3), silver=2), posted={7: 3}, black=["ship"], options=WITH)
    play.take("claim 7 0", "buy black ship 2 0")
    assert play.estate()["storage"] == ["ship"]


def test_a_castle_is_chosen_and_an_old_shield_leaves_the_game() -> None:
    play = position(
        duke(dice=(3, 3), placed={34: "monastery-1", 23: "castle"}, shields={44: 18}, silver=1),
        posted={7: 3},
        options=WITH,
    )
    play.take("claim 7 0")
    assert play.asked == "ChooseCastle"
    assert play.options == ["hang 7 23 0", "hang 7 44 18"]
    play.take("hang 7 44 18")
    assert play.estate()["shields"] == {"44": 7}
    assert "18" not in play.table["shields"]


# Tribute


def ending(*shields: int, **more: object) -> Play:
    """Seat 0 with shields on its castles and its last action of the phase to take."""
    spaces = [44, 23, 13, 12][: len(shields)]
    placed = {34: "monastery-1", 23: "castle", 13: "castle", 12: "castle", 11: "cow-2"}
    return position(
        duke(dice=(1, 0), placed=placed, shields=dict(zip(spaces, shields, strict=True)), **more),  # type: ignore[arg-type]
        options=WITH,
        seats=2,
    )


def test_c13_tribute_is_a_silver_for_each_shield() -> None:
    play = ending(7, 8, silver=3).take("workers 1")
    assert play.asked == "PayTribute"
    assert play.options == ["pay-tribute 2 0", "give-up 7", "give-up 8"]
    play.take("pay-tribute 2 0")
    assert play.estate()["silver"] == 1
    assert sorted(play.estate()["shields"].values()) == [7, 8]


def test_c13_who_does_not_want_to_pay_gives_shields_up() -> None:
    play = ending(7, 8, silver=3).take("workers 1", "give-up 8")
    assert play.options == ["pay-tribute 1 0", "give-up 7"]
    play.take("pay-tribute 1 0")
    assert play.estate()["shields"] == {"44": 7}
    assert play.estate()["silver"] == 2


def test_c13_who_cannot_pay_loses_them() -> None:
    play = ending(7, 8, silver=1).take("workers 1")
    assert play.options == ["give-up 7", "give-up 8"]
    play.take("give-up 7")
    play.take("give-up 8")
    assert play.estate()["shields"] == {}
    assert play.estate()["silver"] == 1


def test_c13_tribute_comes_before_the_mines_pay() -> None:
    """Coins from the mines come too late for the tribute of their phase."""
    play = position(duke(dice=(1, 0), placed={53: "mine"}, shields={44: 7}), options=WITH, seats=2)
    play.take("workers 1")
    assert play.estate()["shields"] == {}
    assert play.estate()["silver"] == 1


def test_c13_shield_3_takes_workers_even_while_it_is_given_up_itself() -> None:
    """One worker pays for shield 7; shield 3, which let it, is not paid for and goes."""
    play = ending(3, 7).take("workers 1")
    assert play.estate()["workers"] == 2
    play.take("give-up 3")
    assert play.options == ["pay-tribute 0 1", "give-up 7"]
    play.take("pay-tribute 0 1")
    assert list(play.estate()["shields"].values()) == [7]
    assert play.estate()["workers"] == 1


def test_tribute_is_due_after_the_last_phase_too() -> None:
    play = position(duke(dice=(1, 0), silver=0, shields={44: 7}), options=WITH, seats=2, phase="e")
    play.take("workers 1")
    assert play.match.over
    assert play.points("shields") == 0
