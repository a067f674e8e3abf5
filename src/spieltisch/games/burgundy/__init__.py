"""The Castles of Burgundy: its component pack and its rules, one module per chapter."""

from spieltisch.games.burgundy.game import make

__all__ = ["make"]
