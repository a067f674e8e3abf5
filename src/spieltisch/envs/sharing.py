"""The arrays of `vector`, which its worker processes share: one row for every game."""

from multiprocessing.context import BaseContext
from typing import Any

import numpy as np


class Shape:
    """How large everything is: games, numbers of an observation, actions, seats."""

    def __init__(self, games: int, size: int, actions: int, seats: int) -> None:
        self.games = games
        self.size = size
        self.actions = actions
        self.seats = seats

    def columns(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """Type and shape of every array."""
        return {
            "observations": ("float32", (self.games, self.size)),
            "last": ("float32", (self.games, self.size)),
            "masks": ("int8", (self.games, self.actions)),
            "actions": ("int64", (self.games,)),
            "rewards": ("float64", (self.games,)),
            "gained": ("float64", (self.games, self.seats)),
            "seats": ("int64", (self.games,)),
            "ended": ("uint8", (self.games,)),
            "scores": ("int64", (self.games,)),
            "won": ("uint8", (self.games,)),
        }

    def allocate(self, context: BaseContext | None) -> dict[str, Any]:
        """Raw memory for each of them, shared with other processes if there are any."""
        sizes = {
            name: int(np.prod(shape)) * np.dtype(kind).itemsize
            for name, (kind, shape) in self.columns().items()
        }
        if context is None:
            return {name: bytearray(size) for name, size in sizes.items()}
        return {name: context.RawArray("b", size) for name, size in sizes.items()}


class Board:
    """The memory as arrays."""

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
        self.gained = arrays["gained"]
        self.seats = arrays["seats"]
        self.ended = arrays["ended"]
        self.scores = arrays["scores"]
        self.won = arrays["won"]
