"""Who plays whom, where, with which luck."""

from spieltisch.arena.schedule import Schedule, line_ups, rotations


def test_bots_fill_all_seats_or_meet_in_all_line_ups() -> None:
    assert line_ups(2, 2) == [(0, 1)]
    assert line_ups(2, 4) == [(0, 1, 0, 1)]
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]


def test_every_bot_sits_everywhere_and_same_seatings_are_played_once() -> None:
    assert rotations((0, 1, 2)) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert rotations((0, 0)) == [(0, 0)]


def test_all_seatings_of_a_line_up_have_the_same_luck() -> None:
    schedule = Schedule(3, 2, seed=5)
    games = [schedule.fixture(number) for number in range(12)]
    assert [game.bots for game in games[:6]] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert games[0].seed == games[1].seed
    assert len({game.seed for game in games}) == 6
    assert Schedule(3, 2, seed=6).fixture(0).seed != games[0].seed
