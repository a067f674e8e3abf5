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

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Choice
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.wording import SEAT, kebab

Floats = NDArray[np.float32]

BOUND: Final = 1.0
"""No number of an observation is larger or, below zero, smaller than this."""


def share(amount: float, usual: float) -> float:
    """A count without a greatest value, between 0 and 1: a half where it is as large as usual."""
    return amount / (abs(amount) + usual)


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

    def part(self, observation: Floats, name: str) -> Floats:
        """One part of an observation, in its shape."""
        part = self.parts[name]
        return observation[..., part.start : part.start + part.size].reshape(
            *observation.shape[:-1], *part.shape
        )


class Page:
    """What will stand in an observation: ones, other numbers, and blocks that are always the same.

    Most of an observation is empty, so only what is there is written down, and all at once.
    """

    def __init__(self) -> None:
        self.marks: list[int] = []
        self.blocks: list[tuple[int, Floats]] = []
        self.places: list[int] = []
        self.amounts: list[float] = []

    def write(self, place: int, amount: float) -> None:
        """Put a number somewhere."""
        self.places.append(place)
        self.amounts.append(amount)

    def write_all(self, start: int, amounts: list[float]) -> None:
        """Put numbers side by side."""
        self.places.extend(range(start, start + len(amounts)))
        self.amounts.extend(amounts)

    def mark_bits(self, start: int, bits: int) -> None:
        """A one for every bit that is set."""
        while bits:
            low = bits & -bits
            self.marks.append(start + low.bit_length() - 1)
            bits ^= low

    def fill(self, out: Floats) -> None:
        """Write everything down."""
        out[:] = 0.0
        for start, block in self.blocks:
            out[start : start + block.size] = block
        out[self.places] = self.amounts
        out[self.marks] = 1.0


def _numbers(question: type[Choice[Any]]) -> list[str]:
    """The fields of a question that may be numbers."""
    return [name for name in question.fields if name != SEAT]


class Observer:
    """Turns what a seat may know into an observation. One serves any number of games.

    `unasked` are rooms of the game whose questions this set-up never asks.
    """

    def __init__(self, game: Game[Any], setup: Setup, unasked: Sequence[ModuleType] = ()) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.layout = Layout()
        rooms = {room.__name__ for room in unasked}
        asked = [cls for cls in game.choice_classes() if cls.__module__ not in rooms]
        self.questions = [kebab(cls.__name__) for cls in asked]
        self._question = {cls.__name__: at for at, cls in enumerate(asked)}
        self._most = max([len(_numbers(cls)) for cls in asked], default=0)
        add = self.layout.add
        self._asked = add(
            "asked",
            len(self.questions),
            meaning="the kind of question put to this seat; nothing if there is none",
        )
        self._values = add(
            "asked.values",
            self._most,
            meaning="the question's numbers, in their order (cards left to discard, coins due …)",
            usual=10,
        )
        self._deciding = add("deciding", self.seats, meaning="who may decide now")
        self._scores = add("scores", self.seats, meaning="victory points", usual=100)
        self._turns = add("turns", self.seats, meaning="turns begun", usual=10)
        self._over = add("over", 1, meaning="whether the game is over")
        # The parts that only the seat itself may know; all others are public.
        self.private = {"asked", "asked.values"}

    def observe(self, state: Any, seat: int, out: Floats | None = None) -> Floats:
        """The observation of a seat, written into `out` if that is given."""
        if out is None:
            out = np.empty(self.layout.size, np.float32)
        page = Page()
        self._common(state, seat, page)
        self.read(self.game.view(state, seat), seat, page)
        page.fill(out)
        return out

    def _common(self, state: Any, seat: int, page: Page) -> None:
        seats = self.seats
        for choice in engine.waiting(state):
            page.marks.append(self._deciding + (choice.seat - seat) % seats)
            if choice.seat == seat:
                page.marks.append(self._asked + self._question[type(choice).__name__])
                numbers = [getattr(choice, name) for name in _numbers(type(choice))]
                shown = [share(number, 10) for number in numbers if isinstance(number, int)]
                page.write_all(self._values, shown)
        scores, turns = self.game.scores(state), state.turns
        for other in range(seats):
            place = (other - seat) % seats
            page.write(self._scores + place, share(scores[other], 100))
            page.write(self._turns + place, share(turns[other], 10))
        if state.over:
            page.marks.append(self._over)

    def read(self, view: dict[str, Any], seat: int, page: Page) -> None:
        """Write down what the game's view of a seat says."""
        raise NotImplementedError
