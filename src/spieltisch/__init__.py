"""Spieltisch: a digital table for heavy Euro games."""

from importlib import import_module
from typing import TYPE_CHECKING

from spieltisch import native  # first: it decides which build of the core is imported
from spieltisch.version import __version__

if TYPE_CHECKING:
    from spieltisch.games import load
    from spieltisch.kernel.errors import BadRecord, BadSetup, Illegal, SpieltischError
    from spieltisch.tables.match import Match
    from spieltisch.tables.replay import replay

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

_HOMES = {
    "load": "games",
    "BadRecord": "kernel.errors",
    "BadSetup": "kernel.errors",
    "Illegal": "kernel.errors",
    "SpieltischError": "kernel.errors",
    "Match": "tables.match",
    "replay": "tables.replay",
}


def __getattr__(name: str) -> object:
    """Import what is asked for when it is asked for: a command that needs little starts at once."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
