"""The painters, by game."""

from typing import Any

from spieltisch import titles
from spieltisch.draw.fallback import Fallback
from spieltisch.draw.painter import Painter
from spieltisch.kernel.game import Game


def painter(game: Game[Any]) -> Painter[Any]:
    """Whoever draws this game."""
    made: Painter[Any] = (titles.part_of(game.name, "painter") or Fallback)(game)
    return made
