"""The spaces of actions and observations, the same for PettingZoo and Gymnasium."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from spieltisch.envs.encoding import Encoding
from spieltisch.envs.observing import BOUND
from spieltisch.envs.playing import Play

Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]


def observation_space(encoding: Encoding) -> spaces.Dict:
    """What is observed: the position, and a mask of the legal actions."""
    size, actions = encoding.observer.layout.size, len(encoding.actions)
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Discrete:
    """One number for every action."""
    return spaces.Discrete(len(encoding.actions))


def observation(play: Play, seat: int) -> Observation:
    """What a seat observes now."""
    return {"observation": play.observe(seat), "action_mask": play.mask(seat)}
