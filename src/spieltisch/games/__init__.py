"""The games, by name."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from spieltisch import titles
from spieltisch.games.packs.findings import Files
from spieltisch.games.packs.reading import Source
from spieltisch.games.packs.writing import Names
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game
from spieltisch.titles import Title


def names() -> list[str]:
    """Every game that `load` knows."""
    return [title.name for title in titles.every()]


def add(title: Title) -> None:
    """Make a game of your own known to `load`, the command line and everything above."""
    titles.add(title)
    _forget()


def remove(name: str) -> None:
    """Forget a game that was added."""
    titles.remove(name)
    _forget()


def _forget() -> None:
    _house.cache_clear()
    _boxed.cache_clear()


class PackTools(Protocol):
    """What a game with a component pack offers to those who write packs. No folder: its own.

    `SHEETS` are its parts as forms to fill in, `packs.sheets.Sheet`s; `FILES` are their files and
    `COMPONENTS` the folder in which those of its own pack lie.
    """

    SHEETS: Any
    FILES: Any
    COMPONENTS: Any

    def check_pack(self, directory: Source | None = None) -> list[Any]:
        """Everything that is missing or impossible, as `packs.Finding`s."""

    def load_pack(self, directory: Source | None = None) -> Any:
        """The pack itself; raises PackError if it cannot be played."""

    def show_pack(self, pack: Any) -> str:
        """Every component with its values and their origin."""

    def new_pack(self, directory: Path, names: Names) -> list[Path]:
        """Write a commented copy to fill in; `names` says what components are called."""


def pack_tools(name: str) -> PackTools:
    """The tools for the packs of a game."""
    tools: PackTools | None = titles.part_of(name, "packs")
    if tools is None:
        known = ", ".join(title.name for title in titles.every() if title.packs is not None)
        raise BadSetup(f"there is no game {name!r} with packs; there are: {known}")
    return tools


def load(name: str, pack: str | Path | None = None) -> Game[Any]:
    """The game of this name with its own component pack, or with the pack in a folder or file."""
    rules = titles.part_of(name, "rules")
    if rules is None:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(names())}")
    folder = None if pack is None else Path(pack).absolute()
    game: Game[Any] = rules(folder)
    game.made_by = (shared, (name, None if folder is None else str(folder)))
    return game


def shared(name: str, pack: str | None = None) -> Game[Any]:
    """The same, loaded once: for all who only play it and change nothing in it."""
    return _house(name) if pack is None else _boxed(name, pack)


_house = lru_cache(maxsize=None)(load)
_boxed = lru_cache(maxsize=32)(load)


def of_files(name: str, files: Files) -> Game[Any]:
    """The game with a pack that lies nowhere yet, such as one that is being typed in."""
    return _of_text(name, json.dumps(files, sort_keys=True))


def _of_text(name: str, text: str) -> Game[Any]:
    game: Game[Any] = titles.part_of(name, "rules")(json.loads(text))
    game.made_by = (_of_text, (name, text))
    return game
