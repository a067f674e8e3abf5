"""OpenSpiel: every game as `spieltisch_<game>`, registered when this is imported.

    import pyspiel
    import spieltisch.envs.openspiel
    game = pyspiel.load_game("spieltisch_<game>(players=3,order=in-turn)")

Table options are parameters, spelt with an underscore for a dash.

Chance is explicit. Where all play at once, seats are asked one after the other.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from spieltisch import games, texts
from spieltisch.envs.encoding import Encoding, encoded_games, encoding_of
from spieltisch.envs.position import CHANCE, OVER, Position, begin
from spieltisch.envs.rewards import OUTCOME, POINTS
from spieltisch.envs.rewards import checked as checked_rewards
from spieltisch.kernel import engine
from spieltisch.kernel.game import NO, YES, Game, TableOption
from spieltisch.kernel.values import canonical

DEFAULT: Final = "default"
"""A parameter's value that leaves the choice to the game."""

MOST_ACTIONS: Final = 10_000
"""No game is longer; usual ones have a few hundred decisions."""
MOST_POINTS: Final = 2_000.0


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """The parameters of a game: players, rewards, and every table option."""
    found: dict[str, Any] = {"players": 2, "rewards": OUTCOME}
    for option in game.all_options:
        found[_spelt(option.name)] = _default(option)
    return found


def _default(option: TableOption) -> bool | int | str:
    """A switch is a bool, a number an int; of all else the default depends on the seats."""
    if option.values == (NO, YES):
        return option.default == YES
    return int(option.default) if all(map(str.isdigit, option.values)) else DEFAULT


def _spelt(name: str) -> str:
    return name.replace("-", "_")


def _value(value: Any) -> Any:
    """A parameter as OpenSpiel can read it back: where words are meant, 5 is written n5."""
    return f"n{value}" if isinstance(value, str) and value.isdigit() else value


def _meant(value: Any) -> Any:
    written = isinstance(value, str) and value[:1] == "n" and value[1:].isdigit()
    return value[1:] if written else value


def _encoding(game: Game[Any], params: Mapping[str, Any]) -> Encoding:
    seats = int(params["players"])
    options: dict[str, object] = {}
    for option in game.options_for(seats):
        value = _meant(params[_spelt(option.name)])
        if value != DEFAULT:
            options[option.name] = value
    return encoding_of(game.name, seats, options)


def _game_type(encoding: Encoding, rewards: str) -> Any:
    types = pyspiel.GameType
    game = encoding.game
    return types(
        short_name=f"spieltisch_{game.name}",
        long_name=texts.say("en", f"{game.name}-name"),
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION
        if encoding.hides
        else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if encoding.setup.seats > 1 else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.REWARDS if rewards == POINTS else types.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class SpieltischGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a set-up, as OpenSpiel knows it."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = games.shared(self.name)
        given = {name: _value(value) for name, value in (params or {}).items()}
        chosen = {**_parameters(game), **given}
        rewards = checked_rewards(str(chosen["rewards"]))
        self.encoding = _encoding(game, chosen)
        self.start = begin(self.encoding, rewards)
        seats = self.encoding.setup.seats
        most = MOST_POINTS if rewards == POINTS else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=self.encoding.outcomes,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_game_type(self.encoding, rewards), info, chosen)

    def new_initial_state(self) -> "SpieltischState":
        return SpieltischState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_ACTIONS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "SpieltischObserver":
        return SpieltischObserver(self.encoding, iig_obs_type, params)


class SpieltischState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel knows it."""

    def __init__(self, game: SpieltischGame) -> None:
        super().__init__(game)
        self.position: Position = game.start

    def current_player(self) -> Any:
        player = self.position.player
        special = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return special.get(player, player)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.position.pending is not None
        return self.position.pending.outcomes

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.called(action)

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def returns(self) -> list[float]:
        return self.position.returns

    def rewards(self) -> list[float]:
        return self.position.gained

    def __str__(self) -> str:
        return self.position.text()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpieltischState":
        """A state that the player cannot tell from this one.

        It has no history: the true one would give away what is hidden.
        """
        game: SpieltischGame = self.get_game()
        other = game.new_initial_state()
        other.position = self.position.redrawn(player_id, probability_sampler)
        return other


class SpieltischObserver:
    """What a player sees, as a tensor with named parts and as a string.

    The tensor is the position as the player may know it. With perfect recall the string also
    holds a hash of everything that the player has seen since the beginning.
    """

    def __init__(
        self, encoding: Encoding, iig_obs_type: Any, params: Mapping[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        seen = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not seen.public_info or seen.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a player sees what is public and what is his own, together")
        self._recall = bool(seen.perfect_recall)
        self._observer = encoding.observer
        self.tensor = np.zeros(encoding.observer.layout.size, np.float32)
        layout = encoding.observer.layout
        self.dict = {name: layout.part(self.tensor, name) for name in layout.parts}

    def set_from(self, state: SpieltischState, player: int) -> None:
        """Fill the tensor; before the set-up is over there is nothing to see."""
        position = state.position
        if position.begun:
            self._observer.observe(position.state, player, self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpieltischState, player: int) -> str:
        """What the player may know, as text."""
        position = state.position
        if not position.begun:
            return f"seat {player}, set-up"
        table = position.encoding.game.view(position.state, player)
        asked = [repr(choice) for choice in engine.waiting(position.state) if choice.seat == player]
        known = f"seat {player} {asked} {canonical(dict(table))}"
        return f"{known} {position.heard.hash(player)}" if self._recall else known


def _class_of(name: str) -> type[SpieltischGame]:
    """The class under which OpenSpiel makes a game.

    A class and no partial: OpenSpiel drops what it holds after Python has ended, where a last
    reference must not be given back.
    """
    return type(f"{name.capitalize()}Game", (SpieltischGame,), {"name": name})


def _register() -> None:
    for name in encoded_games():
        pyspiel.register_game(_game_type(encoding_of(name, 2), OUTCOME), _class_of(name))


_register()
