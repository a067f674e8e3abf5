"""Burgundy in numbers, and what a duchy says without words."""

from collections.abc import Callable
from typing import Final

from spieltisch.envs.burgundy.actions import deeds
from spieltisch.envs.burgundy.observing import BurgundyObserver
from spieltisch.envs.encoding import Encoder
from spieltisch.games.burgundy.duchy import where
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


def numbered(_game: Burgundy, state: Table, say: Callable[[str], str]) -> dict[str, str]:
    """Where a space lies in words, as options and log tell it, with its number."""
    found: dict[str, str] = {}
    for estate in state.estates:
        if estate.duchy >= 0:
            duchy = state.rules.duchies[estate.duchy]
            for space in duchy.space:
                told = where(duchy, space)
                row = say(f"burgundy-row-{told['row'] + 1}")
                place = say(f"burgundy-place-{told['place'] + 1}")
                found[f"{row}, {place}"] = str(space)
    return found


ENCODER: Final = Encoder(
    deeds, BurgundyObserver, tokens=800, neighbours=neighbours, numbered=numbered
)
