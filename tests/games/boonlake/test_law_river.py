"""Phase B: every space of both arms, ships in the way, locks, rounds, equal turns."""

from typing import Any

import pytest

from spieltisch import Match
from spieltisch.games.boonlake.river import is_taken
from tests.games.boonlake.law import RESOURCES, printed
from tests.games.boonlake.position import (
    GAME,
    Settler,
    asked,
    finish_common_part,
    offers,
    position,
    previewed,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)
from tests.games.boonlake.solo_position import acts, eminence, of, solo
from tests.games.boonlake.solo_position import told as story

RIVER = printed("river.toml")
ROUTES = {1: [*RIVER["shared"], *RIVER["upper"]], 2: [*RIVER["shared"], *RIVER["lower"]]}
ROWS: list[dict[str, int]] = printed("action_board.toml")["row"]
LAST = len(ROUTES[1])
LOCK: int = RIVER["locks"]["shared"]


def sailing(*settlers: Settler, row: int = 1, **more: Any) -> Match:
    """Seat 0 has carried out a Builder from this row and is about to sail."""
    others = ["pioneer", "settle", "hire", "progress", "region-scoring", "cattle-breeding"]
    match = position(*settlers, strips=[*others[: row - 1], "builder"], **more)
    takes(match, "take builder")
    finish_common_part(match)
    return match


def spaces(match: Match, seat: int = 0) -> list[int]:
    return [int(move.split()[1]) for move in offers(match, seat) if move.startswith("sail")]


def one_turn(match: Match, seat: int, far: bool = False) -> None:
    """A turn in which nothing is done but to sail, one step or as far as possible."""
    takes(match, offers(match, seat)[0], seat=seat)
    finish_common_part(match)
    if spaces(match, seat):
        takes(match, offers(match, seat)[-1 if far else 0], seat=seat)
    if asked(match, seat) == "ChooseVaseOrBuild" if offers(match, seat) else False:
        takes(match, "vase", seat=seat)


def score(match: Match) -> None:
    """Everybody passes in step 1 and scores the first tile left."""
    while match.choices and asked(match, match.choices[0].seat) in ("ChoosePlay", "ChooseScoring"):
        choice = match.choices[0]
        moves = [m for m in choice.notations if m == "pass" or m.startswith("score")]
        takes(match, moves[0], seat=choice.seat)


# Rewards


@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("space", range(2, LAST + 1))
def test_every_space_pays_its_reward(space: int, round_: int) -> None:
    reward = ROUTES[round_][space - 1].get("reward", {})
    scorings = 2 * round_ - 1
    match = sailing(
        settler(ship=min(space, LAST - 1) - 1, ranch=0),
        round_=round_,
        crossed=space > LOCK,
        scorings=scorings,
    )
    before = seen(match)
    told = previewed(match, f"sail {space}")
    assert told[0] == ("sails", {"seat": 0, "space": space})
    if "coins" in reward:
        assert ("coins", {"seat": 0, "coins": reward["coins"]}) in told
    takes(match, f"sail {space}")
    if "vase-or-build" in reward:
        assert offers(match) == ["vase", *[f"build {name}" for name in RESOURCES]]
        takes(match, "vase")
        reward = {"vase": 1}
    after = seen(match)
    names = {
        "coins": "coins",
        "cards": "cards",
        "vp": "vp",
        "vase": "vases",
        "inhabitants": "ranch",
    }
    gained = {name: after[names[name]] - before[names[name]] for name in names}
    assert gained == {**dict.fromkeys(names, 0), **reward}


def test_a_site_may_be_turned_over_and_with_all_at_level_two_only_the_vase_is_left() -> None:
    match = sailing(settler(ship=11, production={"loam": 1}))
    takes(match, "sail 12", "build loam")
    assert seen(match)["production"] == [0, 2, 0, 0]
    match = sailing(settler(ship=11, production=dict.fromkeys(RESOURCES, 2)))
    takes(match, "sail 12")
    assert seen(match)["vases"] == 1
    match = sailing(settler(ship=11, production={"loam": 2}))
    takes(match, "sail 12")
    assert why_not(match, "build loam") == ("site-level", {})


def test_b9_inhabitants_of_the_river_are_those_of_the_supply() -> None:
    match = sailing(settler(ship=14, ranch=7), round_=2, crossed=True, scorings=3)
    takes(match, "sail 15")  # two inhabitants, one is left
    assert (seen(match)["ranch"], seen(match)["supply"]) == (8, 0)


# Movement


@pytest.mark.parametrize("row", range(1, 8))
def test_the_row_of_the_strip_tells_the_steps(row: int) -> None:
    match = sailing(settler(ship=3), row=row)
    steps = ROWS[row - 1]["steps"]
    if steps == 1:
        assert table_of(match)["ships"][0] == 3  # there is nothing to choose
    else:
        assert spaces(match) == list(range(4, 4 + steps))
        assert why_not(match, f"sail {4 + steps}") == ("space-far", {"steps": steps})


def test_b12_three_ships_in_a_row_are_all_skipped() -> None:
    match = sailing(settler(ship=3), settler(ship=4), settler(ship=5), settler(ship=6), row=7)
    assert table_of(match)["ships"][0] == 7 - 1  # one step
    match = sailing(settler(ship=3), settler(ship=4), settler(ship=5), settler(ship=7), row=2)
    assert spaces(match) == [6, 8, 9, 10]
    for taken in (4, 5, 7):
        assert why_not(match, f"sail {taken}") == ("space-taken", {})


def test_b12_a_harbour_with_ships_is_counted_and_one_may_stop_or_go_on() -> None:
    match = sailing(settler(ship=7), settler(ship=8), settler(ship=8), settler(ship=9), row=4)
    assert spaces(match) == [8, 10, 11]
    takes(match, "sail 8")
    assert table_of(match)["ships"] == [7, 7, 7, 8]
    assert seen(match)["vases"] == 1


@pytest.mark.parametrize("round_", [1, 2])
def test_b12_the_final_space_stops_every_ship(round_: int) -> None:
    match = sailing(settler(ship=LAST - 2), round_=round_, crossed=True, scorings=2 * round_ - 1)
    assert spaces(match) == [LAST - 1, LAST]


def test_b12_a_ship_right_before_the_end_may_be_skipped_onto_the_final_space() -> None:
    match = sailing(settler(ship=LAST - 2), settler(ship=LAST - 1), crossed=True, scorings=1, row=7)
    assert table_of(match)["scorings"] == 2  # the only step there is


def test_no_ship_turns_round() -> None:
    match = sailing(settler(ship=5))
    for behind in range(1, 6):
        assert why_not(match, f"sail {behind}") == ("space-behind", {})


# Locks and rounds


@pytest.mark.parametrize("space", [LOCK, LOCK + 1])
def test_b13_a_lock_is_no_space_and_is_crossed_only_by_going_past_it(space: int) -> None:
    match = sailing(settler(ship=LOCK - 1))
    takes(match, f"sail {space}")
    if space == LOCK:
        takes(match, "vase")
    assert table_of(match)["scorings"] == (1 if space > LOCK else 0)


def test_b13_the_reward_comes_before_the_scoring_and_phase_c_after_it() -> None:
    match = sailing(settler(ship=LOCK), settler())
    strips = table_of(match)["strips"]
    before = seen(match)["coins"]
    takes(match, f"sail {LOCK + 1}")
    assert seen(match)["coins"] == before + 2
    assert (asked(match, 0), asked(match, 1)) == ("ChoosePlay", "ChoosePlay")
    assert table_of(match)["strips"] == strips
    score(match)
    assert table_of(match)["strips"] == [*strips[1:], strips[0]]
    assert [choice.seat for choice in match.choices] == [1]
    assert asked(match, 1) == "ChooseStrip"


def test_b13_the_choice_of_the_river_is_made_before_the_scoring() -> None:
    """A ship that ends in the harbour before the lock of another one's scoring."""
    match = sailing(settler(ship=LOCK - 1), settler(ship=LOCK))
    takes(match, f"sail {LOCK}")
    assert asked(match) == "ChooseVaseOrBuild"
    takes(match, "build wood")
    takes(match, "take pioneer", "pass", "pass", "pass", "pass", seat=1)
    takes(match, "pass", seat=0)
    takes(match, f"sail {LOCK + 1}", seat=1)
    assert table_of(match)["scorings"] == 1
    assert seen(match)["production"] == [1, 0, 0, 0]


def test_b13_the_lock_of_round_two_brings_the_third_scoring_at_once() -> None:
    match = sailing(settler(ship=LOCK), settler(), round_=2, scorings=2)
    takes(match, f"sail {LOCK + 1}")
    assert table_of(match)["scorings"] == 3
    score(match)
    table = table_of(match)
    assert (table["round"], table["crossed"], table["ships"][0]) == (2, True, LOCK)
    assert asked(match, 1) == "ChooseStrip"


@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 3), (4, 8)])
@pytest.mark.parametrize("ends", [0, 1])
def test_b13_the_first_round_ends_at_once_and_the_next_player_begins_the_second(
    seats: int, start: int, ends: int
) -> None:
    ships = [settler(ship=LAST - 1 if seat == ends else 14 - seat) for seat in range(seats)]
    match = position(*ships, crossed=True, scorings=1)
    for seat in range(ends):
        one_turn(match, seat)
    takes(match, offers(match, ends)[0], seat=ends)
    finish_common_part(match)  # the one space left is taken without asking
    assert table_of(match)["scorings"] == 2
    score(match)
    table = table_of(match)
    assert table["round"] == 2
    assert (
        table["ships"] == [start - 1] * seats == [RIVER["starts"]["round-2"][seats - 1] - 1] * seats
    )
    assert not table["crossed"]
    assert [choice.seat for choice in match.choices] == [(ends + 1) % seats]


def test_the_fork_leads_to_the_upper_arm_first_and_then_to_the_lower() -> None:
    """Space 18 pays a card on the upper arm and 2 VP on the lower."""
    first = sailing(settler(ship=16), crossed=True, scorings=1)
    takes(first, "sail 18")
    assert seen(first)["cards"] == 1
    assert sheet(first) == {}
    second = sailing(settler(ship=16), crossed=True, scorings=3, round_=2)
    takes(second, "sail 18")
    assert seen(second)["cards"] == 0
    assert sheet(second) == {"river": 2}


@pytest.mark.parametrize("ends", [0, 1, 2])
def test_b13_the_second_round_goes_on_until_all_have_had_equally_many_turns(ends: int) -> None:
    ships = [settler(ship=LAST - 1 if seat == ends else 9 + seat) for seat in range(3)]
    match = position(*ships, crossed=True, scorings=3, round_=2)
    for seat in range(3):
        assert table_of(match)["scorings"] == 3
        assert asked(match, seat) == "ChooseStrip"
        one_turn(match, seat)
        assert table_of(match)["ending"] == (seat >= ends)
    assert table_of(match)["scorings"] == 4
    score(match)
    assert match.over
    assert match.state.turns == [1, 1, 1]


def test_b12_b13_several_ships_may_reach_the_end_in_the_last_turns() -> None:
    ships = [settler(ship=LAST - 1), settler(ship=LAST - 2), settler(ship=LAST - 1)]
    match = position(*ships, crossed=True, scorings=3, round_=2)
    for seat in range(3):
        one_turn(match, seat, far=True)
    assert table_of(match)["ships"] == [LAST - 1] * 3
    assert table_of(match)["scorings"] == 4  # and not once for each of them
    score(match)
    assert match.over


def test_b13_a_whole_game_has_four_scorings_and_two_rounds() -> None:
    for seed in range(3):
        match = Match(GAME, 3, seed=seed)
        numbers: list[int | None] = []
        while not match.over:
            choice = match.choices[0]
            takes(
                match,
                choice.notations[(seed + match.moves) % len(choice.notations)],
                seat=choice.seat,
            )
            numbers += [
                event.values["scoring"] for event in match.events(0)[-1] if event.name == "interim"
            ]
        assert numbers == [1, 2, 3, 4]
        assert len(set(match.state.turns)) == 1
        for player in match.state.players:
            assert sorted(player.markers) == [1, 2, 3, 4]


def test_a_start_space_is_no_harbour() -> None:
    """Effects for harbours do not work where ships only begin."""
    match = sailing(settler(ship=1, played=["net-maker", "dockhand"]))
    before = seen(match)
    takes(match, "sail 3")
    assert seen(match)["coins"] == before["coins"]
    assert seen(match)["cards"] == before["cards"] + 1  # the space's own


# Start spaces (B12, clearer): only this table's own start holds any number of ships


def test_b12_with_two_players_space_3_is_an_ordinary_space() -> None:
    match = sailing(settler(ship=1), settler(ship=3), row=2)
    assert spaces(match) == [2, 4, 5, 6]
    assert why_not(match, "sail 3") == ("space-taken", {})


def test_b12_with_two_players_space_1_is_the_start_and_holds_both_ships() -> None:
    match = sailing(settler(), settler(), row=2)
    assert table_of(match)["ships"] == [0, 0]
    assert spaces(match) == [2, 3, 4, 5]


@pytest.mark.parametrize("players", [3, 4])
def test_b12_with_three_and_four_players_space_3_is_the_start(players: int) -> None:
    match = sailing(*[settler(ship=3)] * players, row=2)
    assert spaces(match) == [4, 5, 6, 7]
    match = sailing(settler(ship=2), *[settler(ship=3)] * (players - 1), row=2)
    assert spaces(match) == [3, 4, 5, 6]


def test_b12_with_three_players_space_1_is_an_ordinary_space() -> None:
    """No ship of theirs ever lies there; the engine says so all the same."""
    table = sailing(settler(ship=3), settler(ship=1), settler(ship=3)).state
    assert is_taken(table, 0, 0)
    assert not is_taken(table, 0, 2)


def test_b12_alone_space_3_is_an_ordinary_space_for_the_eminence() -> None:
    match = solo(settler(ship=3), eminence(ship=1), tile="a1", left=2)
    told = acts(match)
    while not of(told, "sails"):
        takes(match, "pass" if "pass" in offers(match) else offers(match)[0])
        told = story(match)
    row = of(story(match, 0), "chooses")[0]["row"]
    assert ROWS[row - 1]["steps"] == 4
    assert of(told, "sails") == [{"space": 6}]
