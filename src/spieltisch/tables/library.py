"""The games that tables are played with, by name and by the version of a box."""

import re
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from spieltisch import games
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.game import Game

Fetch = Callable[[str], bytes | None]
VERSION: Final = re.compile(r"[0-9a-f]{32}(\.[0-9a-f]{8})?")
"""A version of a box; without the second part, any that is played alike."""


class Shelf:
    """Boxes as files, by version, so that worker processes can read them too.

    Whoever keeps boxes says how to fetch them. What a version holds never changes.
    """

    def __init__(self) -> None:
        self._fetchers: list[Fetch] = []
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def add(self, fetch: Fetch) -> None:
        """Boxes can be fetched there from now on."""
        self._fetchers.append(fetch)

    def remove(self, fetch: Fetch) -> None:
        """No longer."""
        self._fetchers.remove(fetch)

    def file(self, version: str) -> Path:
        """The file of a box."""
        if not VERSION.fullmatch(version):
            raise BadSetup(f"there is no box {version!r}")
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="spieltisch-boxes-")
        path = Path(self._folder.name) / f"{version}.json"
        if not path.exists():
            self._fetch(version, path)
        return path

    def _fetch(self, version: str, path: Path) -> None:
        for fetch in self._fetchers:
            raw = fetch(version)
            if raw is not None:
                # Nobody reads a file that is only half there.
                with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as half:
                    half.write(raw)
                Path(half.name).replace(path)
                return
        raise BadSetup(f"there is no box {version!r}")


shelf: Final = Shelf()


def load_game(name: str, pack: str = "") -> Game[Any]:
    """The game with its own pack, or with a version of a box; loaded once."""
    return games.shared(name, str(shelf.file(pack)) if pack else None)


def game_of_record(name: str, pack_hash: str) -> Game[Any]:
    """The game that a record was played with: its own pack, or a box of that hash."""
    own = load_game(name)
    return own if pack_hash == own.pack_hash else load_game(name, pack_hash)


@cache
def event_kind(game: str, name: str) -> EventKind | None:
    """A game's event kind; None when an older engine told something that is no more."""
    return _kinds(game).get(name)


@cache
def _kinds(game: str) -> dict[str, EventKind]:
    return {kind.name: kind for kind in games.shared(game).event_kinds()}
