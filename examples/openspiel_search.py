"""OpenSpiel's own searches as a bot: ISMCTS where things are hidden, MCTS where nothing is.

    spieltisch benchmark run examples.openspiel_search:Search --task burgundy-2p-v1

They know nothing of the game but its rules: positions are judged by playing on at random, and by
the points that one is ahead in the end. A search is so many simulations, not a time, so games
repeat. `OPENSPIEL_SIMULATIONS` sets another number.
"""

import math
import os
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import spieltisch.envs.openspiel  # noqa: F401
from spieltisch.bots import Bot, Sight
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.heard import Heard
from spieltisch.envs.position import Position
from spieltisch.envs.rewards import OUTCOME, leads
from spieltisch.kernel import engine, playout
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow

SIMULATIONS = int(os.environ.get("OPENSPIEL_SIMULATIONS", "32"))
EXPLORES = 1.0
CLEAR = 40.0
"""A lead that is nearly certain to win."""


class PlayedOut(mcts.Evaluator):  # type: ignore[misc]
    """What a position is worth: who is ahead, and by how much, if all play on at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: Any) -> Any:
        position = state.position
        table, flow = position.state.clone(), Flow(Sampled(self.rng))
        if position.pending is not None:
            engine.apply(table, position.pending.seat, position.pending.option, flow)
        playout.play_at_random(table, self.rng, flow)
        ahead = leads(position.encoding.game.scores(table), position.encoding.sides)
        return np.array([math.tanh(lead / CLEAR) for lead in ahead])

    def prior(self, state: Any) -> Any:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Search(Bot):
    """Puts what it sees before a search of OpenSpiel."""

    version = f"{SIMULATIONS} simulations"

    def choose(self, sight: Sight) -> int:
        world = sight.imagine(self.rng)
        encoding = encoding_of(sight.game.name, world.seats)
        game = pyspiel.load_game(f"spieltisch_{sight.game.name}", {"players": world.seats})
        state = game.new_initial_state()
        state.position = Position(encoding, OUTCOME, world, Heard(None, []))
        source = np.random.RandomState(self.rng.getrandbits(32))
        evaluator = PlayedOut(self.rng)
        if encoding.hides:
            search = ismcts.ISMCTSBot(game, evaluator, EXPLORES, SIMULATIONS, random_state=source)
            search.set_resampler(self.another)
        else:
            search = mcts.MCTSBot(game, EXPLORES, SIMULATIONS, evaluator, random_state=source)
        return sight.options.index(encoding.actions.legal(sight.options)[search.step(state)])

    def another(self, state: Any, player: int) -> Any:
        """Another world that the player cannot tell from this one."""
        return state.resample_from_infostate(player, self.rng.random)
