"""Spieltisch: a digital table for heavy Euro games."""

from spieltisch import native  # first: it decides which build of the core is imported
from spieltisch.games import load
from spieltisch.kernel.errors import BadRecord, BadSetup, Illegal, SpieltischError
from spieltisch.tables.match import Match
from spieltisch.tables.replay import replay
from spieltisch.version import __version__

__all__ = [
    "BadRecord",
    "BadSetup",
    "Illegal",
    "Match",
    "SpieltischError",
    "__version__",
    "load",
    "native",
    "replay",
]
