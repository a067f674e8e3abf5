"""A plan is tried out on a copy: honest, without luck, and nothing of it happens."""

from random import Random

import pytest

from spieltisch import draw
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.errors import Illegal
from spieltisch.tables.match import Match
from spieltisch.tables.planning import MOST_MOVES, Plan, plan, sealing
from tests.draw.tables import match_after, play, voice

GAMES = [("burgundy", 2), ("burgundy", 4), ("boonlake", 1), ("boonlake", 2), ("boonlake", 4)]


def tried(match: Match, seat: int, random: Random) -> Plan:
    """A plan of random moves, as far as it goes."""
    made = Plan(match, seat)
    while not made.ends and len(made.steps) < MOST_MOVES:
        assert made.take(random.choice(made.choices[0].notations))
    return made


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_plans_of_all_seats_change_nothing_and_can_be_shown(game: str, seats: int) -> None:
    match, random = match_after(game, seats, 0), Random(2)
    ends = set()
    for _look in range(25):
        before = match.digest()
        for seat in range(seats):
            made = tried(match, seat, random)
            ends.add(made.ends)
            assert made.view(seat)["seat"] == seat
            assert match.game.audit(made.state) == [] or made.ends == "luck"
        assert match.digest() == before
        play(match, 5, random)
    assert "luck" in ends


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("boonlake", 1), ("boonlake", 3)])
def test_a_plan_tells_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    random = Random(4)
    for look in range(20):
        match = match_after(game, seats, 10 * look, seed=look)
        if match.over:
            continue
        for seat in range(seats):
            made = tried(match, seat, random)
            moves = [step.move for step in made.steps]
            true = match.state
            match.state = match.game.imagined(true, seat, Sampled(random))
            again = plan(match, seat, moves)
            match.state = true
            assert [step.move for step in again.steps] == moves
            assert [step.events for step in again.steps] == [step.events for step in made.steps]
            assert again.view(seat) == made.view(seat)
            assert (again.ends, again.turn) == (made.ends, made.turn)


def test_a_plan_goes_as_the_game_would_go() -> None:
    match = match_after("burgundy", 2, 12)
    seat = match.choices[0].seat
    made, random = Plan(match, seat), Random(1)
    while made.choices:
        move = random.choice(made.choices[0].notations)
        made.take(move)
        if made.choices:
            match.take(seat, move)
            assert made.view(seat) == match.view(seat)
    assert made.steps


def test_a_move_that_is_not_to_be_had_ends_the_plan() -> None:
    match = match_after("burgundy", 2, 0)
    seat = match.choices[0].seat
    first = match.choice(seat).notations[0]
    assert [step.move for step in plan(match, seat, [first, "nonsense", first]).steps] == [first]


def test_before_anybody_had_a_turn_only_who_is_asked_can_plan() -> None:
    match = match_after("boonlake", 3, 0)
    match.take(0, 0)
    assert not any(match.state.turns)
    assert [choice.seat for choice in match.choices] == [1, 2]
    assert Plan(match, 0).ends == "none"
    assert Plan(match, 1).ends == ""


def test_a_plan_is_nobody_elses_to_see() -> None:
    match = match_after("boonlake", 2, 30)
    with pytest.raises(Illegal):
        Plan(match, 0).view(1)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_barriers_are_where_previews_say(game: str, seats: int) -> None:
    match, random = match_after(game, seats, 3), Random(6)
    for _look in range(12):
        if match.over:
            break
        for choice in match.choices:
            barriers = sealing(match, choice.seat, choice.notations)
            for index, notation in enumerate(choice.notations):
                assert match.preview(choice.seat, index).seals == (notation in barriers)
        play(match, 7, random)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_cannot_be_had_is_the_same_on_a_copy(game: str, seats: int) -> None:
    match, random = match_after(game, seats, 3), Random(8)
    words = voice(seats)
    found = 0
    for _look in range(12):
        if match.over:
            break
        for choice in match.choices:
            denied = draw.denials_of(match, choice.seat, words)
            assert denied == draw.denials_of(Plan(match, choice.seat), choice.seat, words)
            found += len(denied)
        play(match, 7, random)
    assert found


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("boonlake", 3), ("auction", 3)])
def test_a_notebook_shows_the_table(game: str, seats: int) -> None:
    match = match_after(game, seats, 10)
    picture = match._repr_svg_()
    assert picture.startswith("<svg")
    assert "Seat 1" in picture
    assert picture.count("<use") > (20 if game != "auction" else -1)
