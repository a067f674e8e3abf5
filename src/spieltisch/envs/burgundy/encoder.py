"""Burgundy in numbers."""

from typing import Final

from spieltisch.envs.burgundy.actions import deeds
from spieltisch.envs.burgundy.observing import BurgundyObserver
from spieltisch.envs.encoding import Encoder

ENCODER: Final = Encoder(deeds, BurgundyObserver)
