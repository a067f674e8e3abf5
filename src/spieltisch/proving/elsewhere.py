"""Elsewhere: another process, with other hashes of words, plays the very same game.

An order that comes out of a set is the same all day in one process and another in the next.
"""

import os
import subprocess
import sys
from importlib import import_module
from typing import Any

from spieltisch import games
from spieltisch.kernel.game import Game
from spieltisch.kernel.values import digest
from spieltisch.proving.broken import Broken, expect
from spieltisch.proving.light import LightGame

HASH_SEEDS = ("1", "2")


def same_everywhere(game: Game[Any], seed: int, bound: int) -> None:
    """A random game comes out the same in processes that hash differently."""
    told = {_told_elsewhere(_address(game), seed, bound, hashes) for hashes in HASH_SEEDS}
    expect(len(told) == 1, "same-everywhere", "another process plays the same seed differently")


def _address(game: Game[Any]) -> str:
    """How another process finds the game."""
    kind = type(game)
    if kind.__module__.startswith(f"{games.__name__}."):
        return game.name
    return f"{kind.__module__}:{kind.__qualname__}"


def _told_elsewhere(address: str, seed: int, bound: int, hashes: str) -> str:
    code = f"from {__name__} import playthrough; print(playthrough({address!r}, {seed}, {bound}))"
    surroundings = {
        **os.environ,
        "PYTHONHASHSEED": hashes,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True
    )
    if done.returncode:
        raise Broken("same-everywhere", f"another process cannot play it: {done.stderr[-400:]}")
    return done.stdout


def playthrough(address: str, seed: int, bound: int) -> str:
    """A hash of one random game's whole record."""
    module, _colon, name = address.rpartition(":")
    game: Game[Any] = getattr(import_module(module), name)() if module else games.load(name)
    light = LightGame(game, game.setup(max(game.seat_counts)), seed)
    light.play(bound)
    return digest(light.record().text())
