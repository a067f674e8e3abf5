"""A game that tells at once what a seat sees beyond a spectator must tell the same as its views."""

import random

import pytest

from spieltisch import games
from spieltisch.kernel.events import SPECTATOR
from spieltisch.tables.difference import Changes, patched
from spieltisch.tables.library import load_game
from spieltisch.tables.match import Match


@pytest.mark.parametrize("name", [name for name in games.names() if name != "auction"])
def test_own_views_agree_with_views(name: str) -> None:
    game, rng = load_game(name), random.Random(3)
    match = Match(game, max(game.seat_counts), seed=3)
    while not match.over:
        for seat in range(match.seats):
            own: Changes | None = game.own_view(match.state, seat)
            if own is not None:
                assert patched(game.view(match.state, SPECTATOR), own) == game.view(
                    match.state, seat
                )
        choice = rng.choice(match.choices)
        match.take(choice.seat, rng.randrange(len(choice.options)))
