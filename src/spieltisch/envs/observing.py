"""Observations: what a seat may know, as one array of numbers with named parts.

Everything comes from the seat's view, the question put to it and what is public in every game
(scores, turns, who decides). Seats are counted from the one that looks: 0 is always itself.
"""

from collections.abc import Sequence
from math import prod
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spieltisch.envs.writing import CommonWriter, Page, Writer, share
from spieltisch.kernel.agenda import Choice
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.wording import SEAT, kebab

__all__ = ["BOUND", "Floats", "Layout", "Observer", "Page", "Part", "share"]

Floats = NDArray[np.float32]

BOUND: Final = 1.0
"""No number of an observation is larger or, below zero, smaller than this."""


class Part:
    """A named part of an observation: where it begins, its shape, and what it means.

    Counts are divided by their greatest value, `scale`. Those that have none are a `share`: they
    are divided by themselves and what is `usual`.
    """

    def __init__(
        self,
        name: str,
        start: int,
        shape: tuple[int, ...],
        meaning: str,
        scale: float,
        usual: float,
    ) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.size = prod(shape)
        self.meaning = meaning
        self.scale = scale
        self.usual = usual


class Layout:
    """The parts of an observation in their order."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.size = 0

    def add(
        self, name: str, *shape: int, meaning: str, scale: float = 1.0, usual: float = 0.0
    ) -> int:
        """A further part; where it begins."""
        part = Part(name, self.size, shape, meaning, scale, usual)
        self.parts[name] = part
        self.size += part.size
        return part.start

    @property
    def starts(self) -> dict[str, int]:
        """Where each part begins."""
        return {name: part.start for name, part in self.parts.items()}

    def part(self, observation: Floats, name: str) -> Floats:
        """One part of an observation, in its shape."""
        part = self.parts[name]
        return observation[..., part.start : part.start + part.size].reshape(
            *observation.shape[:-1], *part.shape
        )


def _numbers(question: type[Choice[Any]]) -> list[str]:
    """The fields of a question that may be numbers."""
    return [name for name in question.fields if name != SEAT]


class Observer:
    """Turns what a seat may know into an observation. One serves any number of games.

    `unasked` are rooms of the game whose questions this set-up never asks. `writer`, where a game
    has one, writes the same as `read` without a view, which is faster.
    """

    writer: Writer | None = None

    def __init__(self, game: Game[Any], setup: Setup, unasked: Sequence[ModuleType] = ()) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.layout = Layout()
        rooms = {room.__name__ for room in unasked}
        asked = [cls for cls in game.choice_classes() if cls.__module__ not in rooms]
        self.questions = [kebab(cls.__name__) for cls in asked]
        most = max([len(_numbers(cls)) for cls in asked], default=0)
        add = self.layout.add
        add(
            "asked",
            len(self.questions),
            meaning="the kind of question put to this seat; nothing if there is none",
        )
        add(
            "asked.values",
            most,
            meaning="the question's numbers, in their order (cards left to discard, coins due …)",
            usual=10,
        )
        add("deciding", self.seats, meaning="who may decide now")
        add("scores", self.seats, meaning="victory points", usual=100)
        add("turns", self.seats, meaning="turns begun", usual=10)
        add("over", 1, meaning="whether the game is over")
        numbers = {cls: at for at, cls in enumerate(asked)}
        self._common = CommonWriter(game, self.seats, numbers, self.layout.starts)
        # The parts that only the seat itself may know; all others are public.
        self.private = {"asked", "asked.values"}

    def observe(self, state: Any, seat: int, out: Floats | None = None) -> Floats:
        """The observation of a seat, written into `out` if that is given."""
        if out is None:
            out = np.empty(self.layout.size, np.float32)
        page = Page()
        self.write(state, seat, page)
        out[:] = 0.0
        page.fill(out)
        return out

    def write(self, state: Any, seat: int, page: Page) -> None:
        """Put the observation of a seat on a page, beside those of other games."""
        self._common.write(state, seat, page)
        if self.writer is not None:
            self.writer.write(state, seat, page)
            return
        self.read(self.game.view(state, seat), seat, page)

    def read(self, view: dict[str, Any], seat: int, page: Page) -> None:
        """Write down what the game's view of a seat says."""
        raise NotImplementedError
