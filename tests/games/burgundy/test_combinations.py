"""Expansions together: option sets drawn anew in every run, for all numbers of seats."""

from random import Random

import pytest

from spieltisch.kernel.game import ORDER
from spieltisch.proving import prove_game
from tests.games.burgundy.position import GAME

SETS = 12
EVERYTHING: dict[str, object] = {
    "extra-tiles": True,
    "white-castles": True,
    "inns": True,
    "trade-routes": True,
    "shields": True,
}


def drawn(seats: int, source: Random) -> dict[str, object]:
    """A random value for every option that these seats have."""
    return {
        option.name: source.choice(option.values)
        for option in GAME.options_for(seats)
        if option.name != ORDER.name
    }


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_any_options_go_together(seats: int) -> None:
    """48 sets in all; a failure tells its options and its seed."""
    seed = 1
    sets = [drawn(seats, Random(f"{seats} {seed} {number}")) for number in range(SETS)]
    prove_game(GAME, seat_counts=[seats], option_sets=sets, games=2 * SETS, seed=seed, light=True)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "duchies"), [(1, "13b"), (2, "11"), (4, "12b")])
def test_everything_at_once_keeps_all_promises(seats: int, duchies: str) -> None:
    options = {**EVERYTHING, "duchies": duchies, "order": "together"}
    prove_game(GAME, seat_counts=[seats], option_sets=[options], games=1, seed=seats)


@pytest.mark.extended
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_any_options_go_together_for_long(seats: int) -> None:
    sets = [drawn(seats, Random(number)) for number in range(40)]
    prove_game(GAME, seat_counts=[seats], option_sets=sets, games=400, light=True)
