"""How long a bot may think: by the clock, or by a fixed number of positions that repeats."""

import re
import time

from spieltisch.kernel.errors import BadSetup

_WRITTEN = re.compile(r"(\d+(?:\.\d+)?)(ms|s|)")


class Effort:
    """A limit for one decision. `positions` counts judged positions and gives repeatable play."""

    def __init__(self, seconds: float = 0.0, positions: int = 0) -> None:
        self.seconds = seconds
        self.positions = positions

    def __reduce__(self) -> tuple[type, tuple[float, int]]:
        return (Effort, (self.seconds, self.positions))

    def begin(self, part: float = 1.0) -> "Budget":
        """Start thinking, with the whole effort or a part of it."""
        positions = max(1, int(part * self.positions)) if self.positions else 0
        return Budget(Effort(part * self.seconds, positions))


class Budget:
    """What is left of an effort while a decision is being made."""

    def __init__(self, effort: Effort) -> None:
        self._positions = effort.positions
        self._seconds = effort.seconds
        self._until = time.perf_counter() + effort.seconds if effort.seconds else 0.0
        self.spent = 0

    def spend(self, positions: int = 1) -> None:
        self.spent += positions

    @property
    def left(self) -> bool:
        if self._positions:
            return self.spent < self._positions
        return not self._until or time.perf_counter() < self._until

    @property
    def used(self) -> float:
        """The part of the effort that is gone; without a limit that is nothing."""
        if self._positions:
            return self.spent / self._positions
        return 1 - (self._until - time.perf_counter()) / self._seconds if self._until else 0.0


def parse_effort(written: str) -> Effort:
    """`0.5s` and `200ms` are times, `800` is a number of positions."""
    match = _WRITTEN.fullmatch(written)
    if match is None or float(match[1]) == 0:
        raise BadSetup(f"{written!r} is no effort: write a time (0.5s, 200ms) or positions (800)")
    if match[2]:
        return Effort(seconds=float(match[1]) / (1000 if match[2] == "ms" else 1))
    return Effort(positions=int(float(match[1])))
