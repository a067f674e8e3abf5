"""An encoding: everything that turns one game with one set-up into numbers and back."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spieltisch import games
from spieltisch.envs.action_space import WAIT, ActionSpace, Deed
from spieltisch.envs.boonlake import actions as boonlake_actions
from spieltisch.envs.boonlake.observing import BoonlakeObserver
from spieltisch.envs.burgundy import actions as burgundy_actions
from spieltisch.envs.burgundy.observing import BurgundyObserver
from spieltisch.envs.observing import Observer
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.pack_duchies import TEAM
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game, Setup

Mask = NDArray[np.int8]

GAMES: Final = ("boonlake", "burgundy")


class Encoding:
    """A game and a set-up with their action space and observations. It holds no game in play.

    `sides` says who plays together: seats of the same number share a victory. `key` are the
    arguments of `encoding_of` that bring it back.
    """

    def __init__(self, game: Game[Any], setup: Setup, pack: str | None = None) -> None:
        self.game = game
        self.setup = setup
        self.key = (game.name, setup.seats, dict(setup.options), pack)
        deeds, self.observer, self.sides = _parts(game, setup)
        self.actions = ActionSpace(game, deeds)

    @property
    def hides(self) -> bool:
        """Whether seats may know different things: a game that redraws says so."""
        return type(self.game).determinise is not Game.determinise

    @property
    def outcomes(self) -> int:
        """More than the number of anything that is drawn or rolled."""
        return max(len(words) for words in self.game.lexicon.values()) + 1

    def mask(self, options: Sequence[Option[Any]]) -> Mask:
        """A one for every legal action; without options one may only wait."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[list(self.actions.legal(options)) or [WAIT]] = 1
        return mask


def _parts(game: Game[Any], setup: Setup) -> tuple[list[Deed], Observer, list[int]]:
    if isinstance(game, Boonlake):
        sides = list(range(setup.seats))
        return boonlake_actions.deeds(game), BoonlakeObserver(game, setup), sides
    if isinstance(game, Burgundy):
        team = setup.options["duchies"] in TEAM
        sides = [0, 0, 1, 1] if team else list(range(setup.seats))
        return burgundy_actions.deeds(game, setup), BurgundyObserver(game, setup), sides
    raise BadSetup(f"there are environments for {' and '.join(GAMES)}, not for {game.name}")


def encoding_of(
    game: str, seats: int, options: Mapping[str, object] | None = None, pack: str | None = None
) -> Encoding:
    """The encoding of a game by name; the same for the same arguments."""
    chosen = tuple(sorted((name, str(_word(value))) for name, value in (options or {}).items()))
    return _kept(game, seats, chosen, pack)


def _word(value: object) -> object:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


@lru_cache(maxsize=32)
def _kept(
    name: str, seats: int, options: tuple[tuple[str, str], ...], pack: str | None
) -> Encoding:
    game = _loaded(name, pack)
    return Encoding(game, game.setup(seats, dict(options)), pack)


@lru_cache(maxsize=8)
def _loaded(name: str, pack: str | None) -> Game[Any]:
    return games.load(name, pack)
