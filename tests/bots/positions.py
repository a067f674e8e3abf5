"""Positions from the middle of games, for tests of bots."""

from collections.abc import Iterator
from random import Random
from typing import Any

from spieltisch import games
from spieltisch.bots import Sight, load_bot
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game


def positions(name: str, seats: int, seed: int, every: int) -> Iterator[tuple[Game[Any], Any, int]]:
    """Play a game between novices and stop at every nth real decision: game, state, seat."""
    game = games.load(name)
    rng = Random(seed)
    bot = load_bot("novice")(rng)
    flow = Flow(Sampled(rng))
    state: Any = game.new(game.setup(seats))
    engine.settle(state, flow)
    decisions = 0
    index = engine.first_waiting(state)
    while index >= 0:
        seat = engine.choice_at(state, index).seat
        options = engine.options_at(state, index)
        chosen = 0
        if len(options) > 1:
            decisions += 1
            if decisions % every == 0:
                yield game, state, seat
            chosen = bot.choose(Sight(game, state, seat, options))
        engine.apply_at(state, index, options[chosen], flow)
        index = engine.first_waiting(state)


def sight_of(game: Game[Any], state: Any, seat: int) -> Sight:
    """What the seat sees there."""
    return Sight(game, state, seat, engine.options_at(state, engine.branch_of(state, seat)))
