"""Boonlake in numbers, and what a map says without words."""

from typing import Final

from spieltisch.envs.boonlake.actions import deeds
from spieltisch.envs.boonlake.observing import BoonlakeObserver
from spieltisch.envs.encoding import Encoder
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.table import Table


def neighbours(game: Boonlake, _state: Table) -> dict[str, dict[str, list[str]]]:
    """The hexes beside each hex, over an edge, a bridge or the ford, by their numbers."""
    beside = game.pack.map.neighbours
    return {
        "": {str(at + 1): [str(other + 1) for other in beside[at]] for at in range(len(beside))}
    }


ENCODER: Final = Encoder(lambda game, _setup: deeds(game), BoonlakeObserver, neighbours=neighbours)
