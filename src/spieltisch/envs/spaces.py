"""The spaces of actions and observations, the same for PettingZoo and Gymnasium.

Observations come in three forms: the numbers and the mask as two arrays (`dict`), the numbers
alone as one array, with the mask in the infos (`flat`), or an array for each named part (`parts`).
"""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

from spieltisch.envs.encoding import Encoding
from spieltisch.envs.observing import BOUND
from spieltisch.envs.playing import Play
from spieltisch.kernel.errors import BadSetup

Observation: TypeAlias = Any
"""An array, or several by name."""

DICT: Final = "dict"
FLAT: Final = "flat"
PARTS: Final = "parts"
FORMS: Final = (DICT, FLAT, PARTS)
MASK: Final = "action_mask"


def checked(form: str) -> str:
    """The form, if there is one of this name."""
    if form not in FORMS:
        raise BadSetup(f"no form of observation {form!r}; there are: {', '.join(FORMS)}")
    return form


def key_of(part: str) -> str:
    """The name of a part where names may have neither dots nor dashes."""
    return part.replace(".", "_").replace("-", "_")


def observation_space(encoding: Encoding, form: str = DICT) -> spaces.Space[Any]:
    """What is observed: the position, and a mask of the legal actions."""
    layout = encoding.observer.layout
    if form == FLAT:
        return _numbers(layout.size)
    mask = spaces.Box(0, 1, (len(encoding.actions),), np.int8)
    if form == DICT:
        return spaces.Dict({"observation": _numbers(layout.size), MASK: mask})
    found = {key_of(part.name): _numbers(*part.shape) for part in layout.parts.values()}
    return spaces.Dict({**found, MASK: mask})


def _numbers(*shape: int) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, shape, np.float32)


def action_space(encoding: Encoding) -> spaces.Discrete:
    """One number for every action."""
    return spaces.Discrete(len(encoding.actions))


def observation(play: Play, seat: int, form: str = DICT) -> Observation:
    """What a seat observes now."""
    seen = play.observe(seat)
    if form == FLAT:
        return seen
    if form == DICT:
        return {"observation": seen, MASK: play.mask(seat)}
    layout = play.encoding.observer.layout
    found = {key_of(name): layout.part(seen, name) for name in layout.parts}
    return {**found, MASK: play.mask(seat)}


def info(play: Play, seat: int, form: str) -> dict[str, Any]:
    """What an info holds beside an observation: the mask, where that has none."""
    return {MASK: play.mask(seat)} if form == FLAT else {}
