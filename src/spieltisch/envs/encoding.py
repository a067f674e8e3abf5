"""An encoding: everything that turns one game with one set-up into numbers and back."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch import games, titles
from spieltisch.envs.action_space import WAIT, ActionSpace, Deed
from spieltisch.envs.observing import Observer
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game, Setup

Mask = NDArray[np.int8]


class Encoder(NamedTuple):
    """What a game brings along to be an environment: its deeds and who observes it.

    `outcomes`: more than any number that is drawn or rolled, where the lexicon does not tell.
    `tokens`: how long a decision told in short should be at most.
    `neighbours`: of a game and a state, by board: the name of every place, and what lies beside it.
    `numbered`: of a game, a state and what says messages: phrases for places, with their numbers.
    """

    deeds: Callable[[Any, Setup], list[Deed]]
    observer: Callable[[Any, Setup], Observer]
    outcomes: int = 0
    tokens: int = 1200
    neighbours: Callable[[Any, Any], dict[str, dict[str, list[str]]]] | None = None
    numbered: Callable[[Any, Any, Callable[[str], str]], dict[str, str]] | None = None


def encoded_games() -> list[str]:
    """The games that have environments."""
    return [title.name for title in titles.every() if title.encoder is not None]


class Encoding:
    """A game and a set-up with their action space and observations. It holds no game in play.

    `sides` says who plays together: seats of the same number share a victory. `outcomes` is more
    than the number of anything that is drawn or rolled. `key` are the arguments of `encoding_of`
    that bring it back.
    """

    def __init__(self, game: Game[Any], setup: Setup, pack: str | None = None) -> None:
        self.game = game
        self.setup = setup
        self.key = (game.name, setup.seats, dict(setup.options), pack)
        encoder: Encoder | None = titles.part_of(game.name, "encoder")
        if encoder is None:
            known = ", ".join(encoded_games())
            raise BadSetup(f"there is no environment for {game.name}; there are: {known}")
        self.observer = encoder.observer(game, setup)
        words = max((len(words) for words in game.lexicon.values()), default=0)
        self.outcomes = max(words + 1, encoder.outcomes)
        self.actions = ActionSpace(game, encoder.deeds(game, setup))
        teams = game.teams(game.new(setup))
        self.sides = [
            next(side for side, team in enumerate(teams) if seat in team)
            for seat in range(setup.seats)
        ]

    @property
    def hides(self) -> bool:
        """Whether seats may know different things: a game that redraws says so."""
        return type(self.game).determinise is not Game.determinise

    def __reduce__(self) -> tuple[Any, ...]:
        return (encoding_of, self.key)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Encoding":
        return self

    def mask(self, options: Sequence[Option[Any]]) -> Mask:
        """A one for every legal action; without options one may only wait."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[list(self.actions.legal(options)) or [WAIT]] = 1
        return mask


def encoding_of(
    game: str, seats: int, options: Mapping[str, object] | None = None, pack: str | None = None
) -> Encoding:
    """The encoding of a game by name; the same for the same set-up."""
    chosen = games.shared(game, pack).setup(seats, options).options
    return _kept(game, seats, tuple(chosen.items()), pack)


@lru_cache(maxsize=32)
def _kept(
    name: str, seats: int, options: tuple[tuple[str, str], ...], pack: str | None
) -> Encoding:
    return Encoding(games.shared(name, pack), Setup(seats, dict(options)), pack)
