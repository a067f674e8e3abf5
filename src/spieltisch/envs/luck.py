"""Luck that is asked for from outside, and luck from any source of numbers."""

from collections import Counter
from collections.abc import Callable

from spieltisch.kernel.chance import Chance
from spieltisch.kernel.errors import SpieltischError

Outcomes = list[tuple[int, float]]
"""What may come out, each with its chance."""


class Asked(SpieltischError):
    """Luck is needed: these outcomes, with their chances."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__("luck decides from here on")
        self.outcomes = outcomes


class Luck(Chance):
    """Tells what is known, then asks. What can come out in one way only is not asked for."""

    def __init__(self, told: tuple[int, ...]) -> None:
        self.told = told
        self.at = 0

    def _next(self, outcomes: Callable[[], Outcomes]) -> int:
        if self.at == len(self.told):
            raise Asked(outcomes())
        self.at += 1
        return self.told[self.at - 1]

    def roll(self, sides: int) -> int:
        if sides == 1:
            return 1
        return self._next(lambda: [(face, 1 / sides) for face in range(1, sides + 1)])

    def pick(self, items: list[int]) -> int:
        counts = Counter(items)
        if len(counts) == 1:
            return 0
        total = len(items)
        item = self._next(lambda: [(one, count / total) for one, count in sorted(counts.items())])
        return items.index(item)


class Redrawn(Chance):
    """Luck from a function that gives numbers from 0 up to 1."""

    def __init__(self, source: Callable[[], float]) -> None:
        self.source = source

    def roll(self, sides: int) -> int:
        return min(int(self.source() * sides), sides - 1) + 1
