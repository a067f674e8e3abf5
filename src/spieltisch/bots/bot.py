"""What a bot is: one method that picks one of the options it is shown."""

from importlib import import_module
from random import Random
from typing import Any

from spieltisch.kernel.agenda import Option, State
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.errors import BadSetup
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
        return self.game.determinise(self._state, self.seat, Sampled(rng))


class Bot:
    """A player. `rng` is its own random source; it must not use another."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> int:
        """The index of the option to take."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal option, each equally likely."""

    def choose(self, sight: Sight) -> int:
        return int(self.rng.random() * len(sight.options))


_KNOWN: dict[str, type[Bot]] = {"random": RandomBot}


def load_bot(spec: str) -> type[Bot]:
    """A bot by its name (`random`) or its place (`mymodule:MyBot`)."""
    if spec in _KNOWN:
        return _KNOWN[spec]
    module, colon, name = spec.partition(":")
    if not colon:
        known = ", ".join(_KNOWN)
        raise BadSetup(f"no bot {spec!r}; there are: {known}; your own is module:Class")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as fault:
        raise BadSetup(f"cannot load the bot {spec!r}: {fault}") from fault
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup(f"{spec} is not a Bot: derive it from spieltisch.bots.Bot")
    return found
