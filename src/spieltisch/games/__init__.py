"""The games, by name."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from spieltisch.games.packing import Finding
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


class PackTools(Protocol):
    """What a game with a component pack offers to those who write packs. No folder: its own."""

    def check_pack(self, directory: Path | None = None) -> list[Finding]:
        """Everything that is missing or impossible."""

    def load_pack(self, directory: Path | None = None) -> Any:
        """The pack itself; raises PackError if it cannot be played."""

    def show_pack(self, pack: Any) -> str:
        """Every component with its values and their origin."""

    def new_pack(self, directory: Path) -> list[Path]:
        """Write a commented copy to fill in."""


def pack_tools(name: str) -> PackTools:
    """The tools for the packs of a game."""
    if name not in _ROOMS:
        raise BadSetup(f"there is no game {name!r} with packs; there are: {', '.join(_ROOMS)}")
    tools: PackTools = import_module(f"{_ROOMS[name]}.pack_check")
    return tools


def load(name: str, pack: str | Path | None = None) -> Game[Any]:
    """The game of this name with its own component pack, or with the pack in a folder."""
    folder = None if pack is None else Path(pack)
    if name in _ADDED:
        return _ADDED[name](folder)
    if name not in _ROOMS:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(names())}")
    factory: Factory = import_module(_ROOMS[name]).make
    return factory(folder)
