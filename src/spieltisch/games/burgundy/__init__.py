"""The Castles of Burgundy."""

from pathlib import Path
from typing import Any

from spieltisch.games.burgundy.game import Burgundy
from spieltisch.kernel.game import Game


def make(pack: Path | None = None) -> Game[Any]:
    """The game with its own components, or with the pack in a folder."""
    return Burgundy(pack)
