"""The promises that every game keeps, by random play, and a sane pace."""

import pytest

from spieltisch.proving import prove_game
from tests.games.boonlake.position import GAME


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_keeps_all_promises(seats: int) -> None:
    prove_game(GAME, seat_counts=[seats], games=1, seed=seats)


@pytest.mark.slow
def test_light_checks() -> None:
    prove_game(GAME, games=60, light=True)


@pytest.mark.extended
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_keeps_all_promises_for_long(seats: int) -> None:
    prove_game(GAME, seat_counts=[seats], games=50)
