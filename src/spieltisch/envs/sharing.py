"""Memory that the worker processes of `vector` share: one row for every game."""

from multiprocessing.context import BaseContext
from typing import Any, Final

import numpy as np

COLUMNS: Final = ("observations", "last", "masks", "actions", "rewards", "ended", "scores", "won")


class Shape:
    """How large everything is: games, numbers of an observation, actions."""

    def __init__(self, games: int, size: int, actions: int) -> None:
        self.games = games
        self.size = size
        self.actions = actions

    def columns(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """Type and shape of every array."""
        return {
            "observations": ("float32", (self.games, self.size)),
            "last": ("float32", (self.games, self.size)),
            "masks": ("int8", (self.games, self.actions)),
            "actions": ("int64", (self.games,)),
            "rewards": ("float64", (self.games,)),
            "ended": ("uint8", (self.games,)),
            "scores": ("int64", (self.games,)),
            "won": ("uint8", (self.games,)),
        }

    def allocate(self, context: BaseContext) -> dict[str, Any]:
        """Raw shared memory for each of them."""
        return {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (kind, shape) in self.columns().items()
        }


class Board:
    """The shared memory as arrays."""

    def __init__(self, shape: Shape, shared: dict[str, Any]) -> None:
        arrays = {
            name: np.frombuffer(shared[name], kind).reshape(form)
            for name, (kind, form) in shape.columns().items()
        }
        self.observations = arrays["observations"]
        self.last = arrays["last"]
        self.masks = arrays["masks"]
        self.actions = arrays["actions"]
        self.rewards = arrays["rewards"]
        self.ended = arrays["ended"]
        self.scores = arrays["scores"]
        self.won = arrays["won"]
