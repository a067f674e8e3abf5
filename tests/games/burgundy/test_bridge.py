"""Monastery 27 where expansions meet: partners, shield 6, and who is next in a round."""

from tests.games.burgundy.position import Duke, Play, duke, position

TEAM = {"duchies": "12a", "extra-tiles": True}
SHIELDS = {"shields": True, "extra-tiles": True}
BOTH = {**TEAM, **SHIELDS}


def team(**more: object) -> Duke:
    return duke(duchy="12a", start=407, **more)  # type: ignore[arg-type]


def order(play: Play) -> list[int]:
    found: list[int] = play.table["bridge"]["order"]
    return found


def test_27_lifts_both_partners_at_once() -> None:
    """Seats 0 and 1 are partners; both stood below."""
    play = position(
        team(dice=(5, 2), storage=["monastery-27"]),
        order=[2, 3, 1, 0],
        options=TEAM,
    )
    play.take("place 5 monastery-27 306 0")
    assert sorted(order(play)[:2]) == [0, 1]
    assert order(play)[2:] == [2, 3]
    assert order(play)[:2] == [1, 0], "of two partners the upper one stays the upper one"


def test_27_keeps_both_partners_on_top_when_a_rival_arrives() -> None:
    """The rival's ship comes to the stack of both owners: under both, never between them."""
    play = position(
        team(dice=(0, 1), placed={306: "monastery-27"}, step=1),
        duke(dice=(0, 0), step=1),
        team(dice=(4, 1), storage=["ship"]),
        options=TEAM,
    )
    play.take("workers 1")
    assert play.seat == 2
    play.take("place 4 ship 406 0")
    assert order(play) == [0, 1, 2, 3]


def test_27_a_partner_arrives_on_top_too() -> None:
    play = position(
        team(dice=(4, 1), placed={306: "monastery-27"}, storage=["ship"]),
        duke(),
        team(step=1),
        options=TEAM,
    )
    play.take("place 4 ship 406 0")
    assert order(play)[0] == 0


def test_27_copied_by_shield_6_lifts_both_partners_of_the_copying_team() -> None:
    play = position(
        team(dice=(1, 2), shields={407: 6}),
        duke(),
        team(placed={306: "monastery-27"}),
        order=[2, 3, 1, 0],
        options=BOTH,
    )
    play.take("emulate 2")
    assert set(order(play)[:2]) == {0, 1}


def test_27_placed_later_lifts_the_copying_team_as_well() -> None:
    """Seats 0 and 1 bear shield 6 for the others' team; seat 1 shares a step with seat 2."""
    play = position(
        team(dice=(0, 2), shields={407: 6}, silver=1),
        duke(step=1),
        team(dice=(5, 1), storage=["monastery-27"], step=1),
        duke(),
        order=[2, 1, 3, 0],
        options=BOTH,
    )
    play.take("emulate 2", "workers 2")
    assert play.seat == 2
    play.take("place 5 monastery-27 306 0")
    assert order(play) == [2, 1, 3, 0], "owners before copiers who rose before them"
    assert play.match.state.estates[0].has(27)


def test_who_loses_shield_6_makes_way_for_the_owner_of_27() -> None:
    play = position(
        duke(dice=(3, 3), shields={44: 6}),
        duke(placed={34: "monastery-27"}),
        posted={7: 3},
        order=[1, 0, 2, 3],
        options=SHIELDS,
    )
    play.take("emulate 1")
    assert order(play) == [0, 1, 2, 3]
    play.take("claim 7 0")
    assert order(play) == [1, 0, 2, 3]


def test_an_arriving_piece_goes_under_all_whom_27_keeps_on_top() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"]),
        duke(placed={34: "monastery-27"}, step=1),
        duke(shields={44: 6}, step=1),
        duke(step=1),
        options=SHIELDS,
    )
    estate = play.match.state.estates[2]
    estate.model = 1
    estate.monasteries = play.match.state.estates[1].monasteries
    play.take("place 2 ship 43 0")
    assert order(play) == [1, 2, 0, 3]


def test_a_piece_that_overtakes_plays_before_those_it_has_overtaken() -> None:
    """Seat 0 places monastery 27; seat 2 bears shield 6 for seat 0 and rises above seat 1."""
    play = position(
        duke(dice=(1, 1), storage=["monastery-27"]),
        duke(dice=(3, 3)),
        duke(dice=(4, 4), shields={44: 6}),
        options=SHIELDS,
        seats=3,
    )
    play.match.state.estates[2].model = 0
    play.take("place 1 monastery-27 34 0", "workers 1")
    assert order(play) == [0, 2, 1]
    assert play.seat == 2
    play.take("workers 4", "workers 4")
    assert play.seat == 1
