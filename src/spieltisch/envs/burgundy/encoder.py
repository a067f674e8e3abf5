"""Burgundy in numbers, and what a duchy says without words."""

from typing import Final

from spieltisch.envs.burgundy.actions import deeds
from spieltisch.envs.burgundy.observing import BurgundyObserver
from spieltisch.envs.encoding import Encoder
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.table import Table


def neighbours(_game: Burgundy, state: Table) -> dict[str, dict[str, list[str]]]:
    """The spaces to which a tile on each space of the duchies in play lets one go on."""
    found: dict[str, dict[str, list[str]]] = {}
    for estate in state.estates:
        if estate.duchy >= 0:
            duchy = state.rules.duchies[estate.duchy]
            found[duchy.name] = {
                str(duchy.space[site]): [str(duchy.space[other]) for other in near]
                for site, near in enumerate(duchy.near)
            }
    return found


ENCODER: Final = Encoder(deeds, BurgundyObserver, neighbours=neighbours)
