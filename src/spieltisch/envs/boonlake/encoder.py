"""Boonlake in numbers, and what a map says without words."""

from collections.abc import Callable
from typing import Final

from spieltisch.envs.boonlake.actions import deeds
from spieltisch.envs.boonlake.observing import BoonlakeObserver
from spieltisch.envs.encoding import Encoder
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import HEX_COUNT


def neighbours(game: Boonlake, _state: Table) -> dict[str, dict[str, list[str]]]:
    """The hexes beside each hex, over an edge, a bridge or the ford, by their numbers."""
    beside = game.pack.map.neighbours
    return {
        "": {str(at + 1): [str(other + 1) for other in beside[at]] for at in range(len(beside))}
    }


def numbered(_game: Boonlake, _state: Table, say: Callable[[str], str]) -> dict[str, str]:
    """The hexes in words, as options and log tell them, with their numbers."""
    return {say(f"boonlake-spot-{number}"): str(number) for number in range(1, HEX_COUNT + 1)}


ENCODER: Final = Encoder(
    lambda game, _setup: deeds(game),
    BoonlakeObserver,
    neighbours=neighbours,
    numbered=numbered,
)
