"""Boonlake: its component pack and its rules, one module per chapter of the rulebook."""

from spieltisch.games.boonlake.game import make

__all__ = ["make"]
