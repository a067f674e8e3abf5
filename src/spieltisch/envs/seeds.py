"""Seeds: one given at a reset decides that game and all that follow."""

from random import Random


class Seeds:
    """Hands out a seed for every game."""

    def __init__(self) -> None:
        self._source = Random()

    def begin(self, seed: int | None) -> int:
        """The seed of the next game; the same after the same seed."""
        if seed is not None:
            self._source = Random(seed)
        return self._source.getrandbits(63)
