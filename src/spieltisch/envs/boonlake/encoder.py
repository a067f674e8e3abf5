"""Boonlake in numbers."""

from typing import Final

from spieltisch.envs.boonlake.actions import deeds
from spieltisch.envs.boonlake.observing import BoonlakeObserver
from spieltisch.envs.encoding import Encoder

ENCODER: Final = Encoder(lambda game, _setup: deeds(game), BoonlakeObserver)
