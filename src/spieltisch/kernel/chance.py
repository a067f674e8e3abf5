"""Chance sources: whatever rolls and draws is handed in by the driver, never kept in a state."""

import hashlib
import hmac
import random
from typing import Any

from mypy_extensions import mypyc_attr

from spieltisch.kernel.errors import NoMoreChance


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers every roll and draw."""

    def roll(self, sides: int) -> int:
        """A die's face, 1 to `sides`."""
        raise NotImplementedError

    def pick(self, items: list[int]) -> int:
        """The index of one of the items, each equally likely."""
        return self.roll(len(items)) - 1

    def mark(self) -> int:
        """Where the source stands, for `back_to` after a move that failed."""
        return 0

    def back_to(self, mark: int) -> None:
        """Stand again where `mark` was taken. Sources without a place do nothing."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), ())


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampled(Chance):
    """Fast chance for search and simulation, from the caller's own random source."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.source,))

    def roll(self, sides: int) -> int:
        # Rejection keeps the draw unbiased; getrandbits is the same in every Python version.
        bits = (sides - 1).bit_length()
        face = self.source.getrandbits(bits)
        while face >= sides:
            face = self.source.getrandbits(bits)
        return face + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Committed(Chance):
    """Provable chance: the HMAC of a secret and a counter.

    Whoever knows the commitment from the start and the secret from the end can recompute all.
    """

    def __init__(self, secret: bytes, counter: int = 0) -> None:
        self.secret = secret
        self.counter = counter

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.secret, self.counter))

    @property
    def commitment(self) -> str:
        """What may be published before the game: the SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def mark(self) -> int:
        return self.counter

    def back_to(self, mark: int) -> None:
        self.counter = mark

    def roll(self, sides: int) -> int:
        space = 1 << 64
        limit = space - space % sides
        while True:
            message = self.counter.to_bytes(8, "big")
            self.counter += 1
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            if number < limit:
                return number % sides + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Committed):
    """Repeatable chance from a seed, for tests, tutorials and research."""

    def __init__(self, seed: int, counter: int = 0) -> None:
        super().__init__(hashlib.sha256(f"spieltisch seed {seed}".encode()).digest(), counter)
        self.seed = seed

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.seed, self.counter))


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded(Chance):
    """Chance that already happened: the outcomes of a record, in their order."""

    def __init__(self, outcomes: list[int], told: int = 0) -> None:
        self.outcomes = outcomes
        self.told = told

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.outcomes, self.told))

    def _next(self) -> int:
        if self.told >= len(self.outcomes):
            raise NoMoreChance("the record ends before the game has drawn or rolled all it needs")
        self.told += 1
        return self.outcomes[self.told - 1]

    def roll(self, sides: int) -> int:
        face = self._next()
        if not 1 <= face <= sides:
            raise NoMoreChance(f"the record tells a roll of {face} on a die with {sides} sides")
        return face

    def pick(self, items: list[int]) -> int:
        item = self._next()
        if item not in items:
            raise NoMoreChance(f"the record draws item {item}, which is not in the pile")
        return items.index(item)

    @property
    def used_up(self) -> bool:
        return self.told == len(self.outcomes)


@mypyc_attr(allow_interpreted_subclasses=True)
class NoChance(Chance):
    """Chance that refuses to tell: how a preview stops where luck would begin."""

    def roll(self, sides: int) -> int:
        raise NoMoreChance("luck decides from here on")
