"""The games, by name."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from spieltisch import titles
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game
from spieltisch.titles import Title


def names() -> list[str]:
    """Every game that `load` knows."""
    return [title.name for title in titles.every()]


def add(title: Title) -> None:
    """Make a game of your own known to `load`, the command line and everything above."""
    titles.add(title)
    _loaded.cache_clear()


def remove(name: str) -> None:
    """Forget a game that was added."""
    titles.remove(name)
    _loaded.cache_clear()


class PackTools(Protocol):
    """What a game with a component pack offers to those who write packs. No folder: its own."""

    def check_pack(self, directory: Path | None = None) -> list[Any]:
        """Everything that is missing or impossible, as `packs.Finding`s."""

    def load_pack(self, directory: Path | None = None) -> Any:
        """The pack itself; raises PackError if it cannot be played."""

    def show_pack(self, pack: Any) -> str:
        """Every component with its values and their origin."""

    def new_pack(self, directory: Path) -> list[Path]:
        """Write a commented copy to fill in."""


def pack_tools(name: str) -> PackTools:
    """The tools for the packs of a game."""
    tools: PackTools | None = titles.part_of(name, "packs")
    if tools is None:
        known = ", ".join(title.name for title in titles.every() if title.packs is not None)
        raise BadSetup(f"there is no game {name!r} with packs; there are: {known}")
    return tools


def load(name: str, pack: str | Path | None = None) -> Game[Any]:
    """The game of this name with its own component pack, or with the pack in a folder."""
    rules = titles.part_of(name, "rules")
    if rules is None:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(names())}")
    folder = None if pack is None else Path(pack).absolute()
    game: Game[Any] = rules(folder)
    game.made_by = (shared, (name, None if folder is None else str(folder)))
    return game


def shared(name: str, pack: str | None = None) -> Game[Any]:
    """The same, loaded once: for all who only play it and change nothing in it."""
    return _loaded(name, pack)


_loaded = lru_cache(maxsize=16)(load)
