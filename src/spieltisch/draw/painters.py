"""The painters, by game."""

from importlib import import_module
from typing import Any

from spieltisch.draw.fallback import Fallback
from spieltisch.draw.painter import Painter
from spieltisch.kernel.game import Game

_ROOMS = {
    "burgundy": ("spieltisch.draw.burgundy.painter", "BurgundyPainter"),
    "boonlake": ("spieltisch.draw.boonlake.painter", "BoonlakePainter"),
}


def painter(game: Game[Any]) -> Painter:
    """Whoever draws this game."""
    if game.name not in _ROOMS:
        return Fallback(game)
    room, name = _ROOMS[game.name]
    made: Painter = getattr(import_module(room), name)(game)
    return made
