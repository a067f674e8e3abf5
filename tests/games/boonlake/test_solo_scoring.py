"""Solo: the Eminence's ship, interim scorings, the end."""

from collections.abc import Sequence

import pytest

from spieltisch import Match
from spieltisch.games.boonlake.eminence import GAIN_KEYS
from spieltisch.games.boonlake.final import FinalScoring
from spieltisch.games.boonlake.interim import Interim
from spieltisch.proving import prove_game
from tests.games.boonlake.position import (
    PACK,
    START,
    asked,
    finish_common_part,
    offers,
    seen,
    settler,
    sheet,
    table_of,
    takes,
)
from tests.games.boonlake.solo_position import (
    HUMAN_TURN,
    Automaton,
    eminence,
    its,
    its_sheet,
    of,
    solo,
    told,
)

LAST = [last + 1 for last in PACK.river.last]
LOCK = PACK.river.shared_lock + 1

# The ship


def sailed(automaton: Automaton, human: int = 1, row: int = 1) -> Match:
    """The Eminence takes the Builder from a row and sails."""
    above = ["pioneer", "hire", "progress", "cattle-breeding"]
    match = solo(
        settler(ship=human),
        automaton,
        tile="a1",
        top=[*above[: row - 1], "builder"],
        bottom="hire" if row < 3 else "progress",
        crossed=True,
    )
    takes(match, "pass", "pass")
    return match


@pytest.mark.parametrize("row", [1, 3, 5])
def test_b26_it_moves_all_steps_of_the_row(row: int) -> None:
    match = solo(
        tile="a1",
        top=[*["pioneer", "hire", "progress", "cattle-breeding"][: row - 1], "builder"],
        bottom="region-scoring",
    )
    takes(match, "pass", "pass")
    assert table_of(match)["ships"] == [0, PACK.rows[row - 1].steps]


def test_other_ships_are_skipped_and_not_counted() -> None:
    assert table_of(sailed(eminence(ship=3), human=5))["ships"][1] == 8 - 1
    assert table_of(sailed(eminence(ship=2), human=4))["ships"][1] == 7 - 1


def test_harbours_count_and_hold_both() -> None:
    assert table_of(sailed(eminence(ship=4), human=8))["ships"] == [7, 7]


def test_the_human_skips_the_eminences_ship() -> None:
    match = solo(settler(ship=4), eminence(ship=5), begin=HUMAN_TURN, top=["builder"])
    takes(match, "take builder")
    finish_common_part(match)
    assert offers(match)[0] == "sail 6"


def test_b26_it_gets_no_reward_of_the_river() -> None:
    """Space 6 pays 2 VP."""
    match = sailed(eminence(ship=2))
    assert table_of(match)["ships"][1] == 6 - 1
    assert its(match)["vp"] == 0


def test_only_at_the_end_of_the_river_steps_are_lost() -> None:
    match = solo(
        automaton=eminence(ship=LAST[0] - 1),
        tile="a1",
        top=["builder"],
        crossed=True,
        scorings=1,
    )
    takes(match, "pass", "pass")
    assert of(told(match), "sails") == [{"space": LAST[0]}]


# Locks


def score_all(match: Match) -> None:
    """The human plays nothing and scores the first tile left."""
    while asked(match) in ("ChoosePlay", "ChooseScoring", "ChooseGift"):
        takes(match, "pass" if "pass" in offers(match) else offers(match)[0])


def test_it_triggers_an_interim_scoring_at_the_lock() -> None:
    match = solo(automaton=eminence(ship=LOCK), tile="a1", top=["builder"])
    takes(match, "pass", "pass")
    assert ("eminence-lock", {}) in told(match)
    assert table_of(match)["scorings"] == 1
    assert asked(match) == "ChoosePlay"
    assert its(match)["acting"]
    score_all(match)
    assert asked(match) == "ChooseStrip"
    assert table_of(match)["round"] == 1


def test_who_comes_second_triggers_nothing() -> None:
    match = solo(automaton=eminence(ship=LOCK), tile="a1", top=["builder"], crossed=True)
    takes(match, "pass", "pass")
    assert table_of(match)["scorings"] == 0
    assert asked(match) == "ChooseStrip"


def test_when_it_ends_the_first_round_both_ships_go_back_and_it_is_the_humans_turn() -> None:
    match = solo(
        settler(ship=15),
        eminence(ship=LAST[0] - 1),
        tile="a1",
        top=["builder"],
        crossed=True,
        scorings=1,
    )
    takes(match, "pass", "pass")
    assert ("eminence-last-space", {}) in told(match)
    assert table_of(match)["scorings"] == 2
    score_all(match)
    assert table_of(match)["ships"] == [0, 0]
    assert table_of(match)["round"] == 2
    assert asked(match) == "ChooseStrip"


def test_when_the_human_ends_the_first_round_the_eminence_follows() -> None:
    match = solo(
        settler(ship=LAST[0] - 1),
        eminence(ship=15),
        begin=HUMAN_TURN,
        tile="a1",
        top=["builder", "settle"],
        crossed=True,
        scorings=1,
    )
    takes(match, "take builder")
    finish_common_part(match)
    score_all(match)
    assert table_of(match)["round"] == 2
    assert table_of(match)["ships"] == [0, 0]
    assert its(match)["acting"]


# Interim scoring

WOLFGANGS = eminence(
    houses=["7"], settlements=["9", "21"], cattle=[8, 13, 13], cactus=17
)  # two houses have become settlements


def income(automaton: Automaton, number: int = 1, **more: object) -> Match:
    """The Eminence's income at the nth interim scoring; the human does nothing."""
    match = solo(
        automaton=automaton,
        begin=[Interim()],
        scorings=number - 1,
        round_=1 if number < 3 else 2,
        **more,  # type: ignore[arg-type]
    )
    takes(match, "pass", "score levers")
    return match


def test_wolfgangs_income() -> None:
    """2 for houses, 6 for settlements, 4 for cattle, 14 for the cactus track."""
    match = income(WOLFGANGS, pastures=[8, 13])
    assert its_sheet(match) == {"houses": 2, "settlements": 6, "cattle": 4, "cactus": 14}
    assert its(match)["vp"] == 26
    gains = {GAIN_KEYS[values["gain"]]: values["vp"] for values in of(told(match), "vp")}
    assert gains == its_sheet(match)


def test_only_the_last_vacated_space_of_each_pays() -> None:
    board = PACK.solo_board
    match = income(eminence(houses=["7", "9", "19"]))
    assert its_sheet(match) == {"houses": board.houses[3]}
    assert its_sheet(income(eminence())) == {}


def test_settlements_beside_its_cattle_pay_for_each_of_them() -> None:
    """Two cattle on 13 beside two settlements of the human and one of its own, one on 28."""
    tiles = {**START, 12: "fishing-camp"}
    match = solo(
        settler(settlements=["7", "12"]),
        eminence(settlements=["12 lower"], cattle=[13, 13, 28]),
        begin=[Interim()],
        tiles=tiles,
        pastures=[13, 28],
    )
    takes(match, "pass", "score levers")
    assert its_sheet(match)["beside-cattle"] == 2 * 3
    assert its_sheet(match)["cattle"] == PACK.solo_board.cattle[3]


def test_its_settlements_also_count_for_the_humans_cattle() -> None:
    match = solo(
        settler(cattle=[13]), eminence(settlements=["7"]), begin=[Interim()], pastures=[13]
    )
    takes(match, "pass", "score levers")
    assert sheet(match)["cattle-income"] == 1


def test_the_human_scores_as_usual_and_the_eminence_scores_no_tile() -> None:
    match = solo(begin=[Interim()], labels=["boonlake"])
    assert asked(match) == "ChoosePlay"
    takes(match, "pass")
    assert asked(match) == "ChooseScoring"
    assert len(offers(match)) == 4  # its own, the Eminence's, and two more
    takes(match, "score levers")
    assert sheet(match)["scoring-tiles"] == -1
    assert its(match)["vp"] == 0
    assert table_of(match)["labels"] == 0


def test_only_the_humans_own_tile_counts_double() -> None:
    match = solo(begin=[Interim()])
    takes(match, "pass", "score sites")
    assert sheet(match)["scoring-tiles"] == -2


# The end


def test_b26_the_human_carries_out_the_last_action() -> None:
    match = solo(
        settler(ship=15),
        eminence(ship=LAST[1] - 1),
        tile="a1",
        top=["builder"],
        round_=2,
        crossed=True,
        scorings=3,
    )
    takes(match, "pass", "pass")
    assert ("eminence-last-turns", {}) in told(match)
    assert table_of(match)["ending"]
    assert asked(match) == "ChooseStrip"
    takes(match, "take hire")
    finish_common_part(match)
    takes(match, "sail 16")
    assert table_of(match)["scorings"] == 4
    score_until_over(match)
    assert of(told(match, 2), "turn") == []


def score_until_over(match: Match) -> None:
    while not match.over:
        takes(match, "pass" if "pass" in offers(match) else offers(match)[0])


def test_b26_when_the_human_reaches_the_end_the_eminence_gets_no_more_action() -> None:
    match = solo(
        settler(ship=LAST[1] - 1),
        eminence(ship=15),
        begin=HUMAN_TURN,
        top=["builder"],
        round_=2,
        crossed=True,
        scorings=3,
    )
    takes(match, "take builder")
    finish_common_part(match)
    assert table_of(match)["scorings"] == 4
    score_until_over(match)
    assert of(told(match, 1), "turn") == []
    assert match.state.turns == [1]


def ended(
    automaton: Automaton, vp: int = 0, tile: str = "a1", left: int = 0, pastures: Sequence[int] = ()
) -> Match:
    """The fourth interim scoring and the final scoring; in the stack lie tiles of one side.

    The human loses 4 VP on a scoring tile, so he begins with that many more.
    """
    match = solo(
        settler(vp=vp + 4),
        automaton,
        tile=tile,
        left=left,
        pastures=pastures,
        begin=[Interim(), FinalScoring()],
        round_=2,
        scorings=3,
    )
    takes(match, "pass", "score levers")
    assert match.over
    return match


def test_the_income_counts_twice_at_the_end() -> None:
    match = ended(WOLFGANGS, pastures=[8, 13])
    assert its_sheet(match) == {"houses": 4, "settlements": 12, "cattle": 8, "cactus": 28}


@pytest.mark.parametrize(
    ("tile", "left", "vp"), [("b1", 0, 10), ("b1", 3, 40), ("a1", 0, 0), ("a1", 4, 0)]
)
def test_b26_unrevealed_b_tiles_in_the_stack_pay_ten_points_each(
    tile: str, left: int, vp: int
) -> None:
    match = ended(eminence(), tile=tile, left=left)
    assert its_sheet(match) == ({"unrevealed": vp} if vp else {})
    assert of(told(match), "unrevealed") == [{"tiles": vp // 10}]


def test_a_stack_used_up_pays_nothing() -> None:
    """The last tile was revealed in the last turn: no new stack is laid for the scoring."""
    match = solo(
        settler(ship=15),
        eminence(ship=LAST[1] - 1),
        tile="b1",
        left=0,
        top=["hire"],
        round_=2,
        crossed=True,
        scorings=3,
    )
    takes(match, "pass", "take builder")
    finish_common_part(match)
    takes(match, "sail 16")
    score_until_over(match)
    assert its(match)["stack"] == [0, 0]
    assert of(told(match), "unrevealed") == [{"tiles": 0}]


@pytest.mark.parametrize(("human", "winners"), [(9, []), (10, [0]), (11, [0])])
def test_b26_the_human_wins_with_at_least_as_many_points(human: int, winners: list[int]) -> None:
    match = ended(eminence(), vp=human, tile="b1")
    assert its(match)["vp"] == 10
    assert match.scores == [human]
    assert match.winners == winners
    assert told(match)[-1] == ("eminence-total", {"vp": 10})


def test_its_sheet_adds_up() -> None:
    match = ended(WOLFGANGS, tile="b1", left=2, pastures=[8, 13])
    board = its(match)
    assert sum(board["sheet"].values()) == board["vp"]
    assert sum(board["income"].values()) == 26
    assert seen(match)["vp"] == 0


# The kit


@pytest.mark.slow
def test_keeps_all_promises_on_every_level() -> None:
    report = prove_game("boonlake", seat_counts=[1], games=5)
    assert report.games == 5


@pytest.mark.slow
def test_light_games() -> None:
    assert prove_game("boonlake", seat_counts=[1], games=40, light=True).games == 40
