"""The games, by name."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game

Factory = Callable[[Path | None], Game[Any]]

_ROOMS = {"boonlake": "spieltisch.games.boonlake", "burgundy": "spieltisch.games.burgundy"}
_ADDED: dict[str, Factory] = {}


def names() -> list[str]:
    """Every game that `load` knows."""
    return [*_ROOMS, *_ADDED]


def add(name: str, factory: Factory) -> None:
    """Make a game of your own known to `load`, the command line and everything above."""
    _ADDED[name] = factory


def load(name: str, pack: str | Path | None = None) -> Game[Any]:
    """The game of this name with its own component pack, or with the pack in a folder."""
    folder = None if pack is None else Path(pack)
    if name in _ADDED:
        return _ADDED[name](folder)
    if name not in _ROOMS:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(names())}")
    factory: Factory = import_module(_ROOMS[name]).make
    return factory(folder)
