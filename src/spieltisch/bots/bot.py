"""What a bot is: one method that picks one of the options it is shown."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from spieltisch.kernel.agenda import Option, State
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.game import Game
from spieltisch.kernel.values import Plain


class Sight:
    """What a bot sees at one decision: its seat, its options, and honest ways to look further."""

    def __init__(
        self, game: Game[Any], state: State, seat: int, options: list[Option[Any]]
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self._state = state

    def view(self) -> dict[str, Plain]:
        """All that the seat may know, as plain data."""
        return self.game.view(self._state, self.seat)

    def imagine(self, rng: Random) -> Any:
        """A copy of the state to search in; what the seat cannot know is redrawn."""
        return self.game.imagined(self._state, self.seat, Sampled(rng))

    def blindfolded(self, rng: Random) -> "Sight":
        """The same sight without the true state behind it, for bots that nobody has read.

        What is redrawn here is redrawn again by `imagine`, so an honest bot decides the same.
        """
        return Sight(self.game, self.imagine(rng), self.seat, self.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `rng` is its own random source; it must not use another."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> int:
        """The index of the option to take."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        # What a bot of one's own keeps beside its random source goes with it.
        return (type(self), (self.rng,), getattr(self, "__dict__", None) or None)


BotMaker: TypeAlias = Callable[[Random], Bot]
"""Makes a bot for one seat of one game: a bot class, or one with its parameters filled in."""


class RandomBot(Bot):
    """Takes any legal option, each equally likely."""

    def choose(self, sight: Sight) -> int:
        return int(self.rng.random() * len(sight.options))
