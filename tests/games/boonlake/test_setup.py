"""Set-up: what lies where before the first turn."""

import pytest

from spieltisch import Match
from tests.games.boonlake.position import GAME, PACK, offers, seen, table_of, takes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_begins_with_the_same_pieces(seats: int) -> None:
    match = Match(GAME, seats, seed=seats)
    for seat in range(seats):
        player = seen(match, seat)
        assert (player["ranch"], player["supply"], player["recess"]) == (3, 5, 2)
        assert len(player["hand"]) == 6
        assert player["boats"] == [0, 0]
        assert (player["coin_track"], player["card_track"], player["vp"]) == (0, 0, 0)
        assert (player["houses"], player["settlements"], player["cattle"]) == (0, 0, 0)
    assert sorted(table_of(match)["strips"]) == list(range(7))
    assert GAME.audit(match.state) == []


@pytest.mark.parametrize(("seats", "tiles", "removed"), [(2, 6, 4), (3, 8, 2), (4, 10, 0)])
def test_b1_start_tiles(seats: int, tiles: int, removed: int) -> None:
    table = table_of(Match(GAME, seats, seed=1))
    laid = [tile for tile in table["tiles"] if tile >= 0]
    assert len(laid) == tiles == 10 - removed
    assert sorted(laid) == sorted(PACK.start_tiles(seats))
    assert table["mound"] == 25
    assert table["pastures_left"] == 7


@pytest.mark.parametrize(("seats", "space"), [(2, 1), (3, 3), (4, 3)])
def test_ships_begin_on_the_space_for_the_number_of_players(seats: int, space: int) -> None:
    assert table_of(Match(GAME, seats, seed=1))["ships"] == [space - 1] * seats


def choose_all(match: Match, seats: int) -> list[str]:
    moves = [offers(match, seat)[0] for seat in range(seats)]
    for seat in range(seats):
        takes(match, moves[seat], seat=seat)
    return moves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_scoring_tiles_coins_and_a_first_site(seats: int) -> None:
    match = Match(GAME, seats, seed=5)
    picks = choose_all(match, seats)
    table = table_of(match)
    shown = [PACK.scoring_tiles[tile].key for tile in table["scoring"]]
    assert shown[:seats] == [pick.removeprefix("pick ") for pick in picks]
    assert len(set(shown)) == 4
    for seat in range(seats):
        takes(match, "begin-with stone", seat=seat)
    assert [seen(match, seat)["production"] for seat in range(seats)] == [[0, 0, 1, 0]] * seats
    assert [seen(match, seat)["coins"] for seat in range(seats)] == [6, 7, 8, 8][:seats]
    assert match.state.turns == [1] + [0] * (seats - 1)


def test_b24_choices_are_simultaneous_and_hidden_until_all_have_chosen() -> None:
    match = Match(GAME, 2, seed=5)
    assert [choice.seat for choice in match.choices] == [0, 1]
    assert len(seen(match, 1)["hand"]) == 6
    takes(match, offers(match, 1)[0], seat=1)
    table = table_of(match, 0)
    assert table["scoring"] == [-1] * 4
    assert table["players"][1]["picked"]
    assert "pick" not in table["players"][1]
    assert "pair" not in table["players"][1]
    assert all(value is None for value in [match.events(0)[-1][0].values["goal"]])
    takes(match, offers(match, 0)[1], seat=0)
    assert -1 not in table_of(match)["scoring"]
    takes(match, "begin-with iron", seat=0)
    assert table_of(match, 1)["players"][0]["production"] == [0, 0, 0, 0]
    takes(match, "begin-with loam", seat=1)
    assert table_of(match, 1)["players"][0]["production"] == [0, 0, 0, 1]
