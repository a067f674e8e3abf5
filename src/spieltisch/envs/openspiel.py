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
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.game import NO, YES, Game, TableOption
from spieltisch.kernel.values import canonical

DEFAULT: Final = "default"
"""A parameter's value that leaves the choice to the game."""

MOST_ACTIONS: Final = 10_000
"""No game is longer; usual ones have a few hundred decisions."""
MOST_POINTS: Final = 2_000.0
HISTORY: Final = 64
"""Bits by which a tensor with perfect recall tells pasts apart."""


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

    The tensor is the position as the player may know it: all of it, what is public, or what only
    the player knows. With perfect recall it ends with the part `history`: the bits of a hash of
    everything that the player has seen since the beginning, which stands in the string as well.
    """

    def __init__(
        self, encoding: Encoding, iig_obs_type: Any, params: Mapping[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        seen = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        kinds = pyspiel.PrivateInfoType
        if seen.private_info not in (kinds.SINGLE_PLAYER, kinds.NONE):
            raise ValueError("a player sees what is his own, not what all players hold")
        self._public = bool(seen.public_info)
        self._private = seen.private_info == kinds.SINGLE_PLAYER
        self._recall = bool(seen.perfect_recall)
        if not self._public and not self._private:
            raise ValueError("ask for what is public, for what is private, or for both")
        if self._recall and not (self._public and self._private):
            raise ValueError("only what is public and private together is remembered")
        self._observer = encoding.observer
        layout = encoding.observer.layout
        self._whole = np.zeros(layout.size, np.float32)
        shown = [
            part
            for part in layout.parts.values()
            if (self._private if part.name in self._observer.private else self._public)
        ]
        places = [np.arange(part.start, part.start + part.size) for part in shown]
        self._places = np.concatenate(places) if len(shown) < len(layout.parts) else None
        size = sum(part.size for part in shown)
        self.tensor = np.zeros(size + (HISTORY if self._recall else 0), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for part in shown:
            self.dict[part.name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size
        if self._recall:
            self.dict["history"] = self.tensor[start:]

    def set_from(self, state: SpieltischState, player: int) -> None:
        """Fill the tensor; before the set-up is over there is nothing to see."""
        position = state.position
        if not position.begun:
            self.tensor.fill(0)
            return
        if self._places is not None:
            self._observer.observe(position.state, player, self._whole)
            np.take(self._whole, self._places, out=self.tensor)
            return
        self._observer.observe(position.state, player, self.tensor[: len(self._whole)])
        if self._recall:
            bits = np.frombuffer(
                bytes.fromhex(position.heard.hash(player))[: HISTORY // 8], np.uint8
            )
            self.tensor[-HISTORY:] = np.unpackbits(bits)

    def string_from(self, state: SpieltischState, player: int) -> str:
        """What the player may know, as text."""
        position = state.position
        if not position.begun:
            return f"seat {player}, set-up"
        game, table = position.encoding.game, position.state
        asked = [repr(choice) for choice in engine.waiting(table) if choice.seat == player]
        if not self._private:
            return canonical(dict(game.view(table, SPECTATOR)))
        if not self._public:
            hidden = game.own_view(table, player)
            if hidden is None:
                own, common = game.view(table, player), game.view(table, SPECTATOR)
                hidden = [[name, own[name]] for name in own if own[name] != common.get(name)]
            return f"seat {player} {asked} {canonical(list(hidden))}"
        known = f"seat {player} {asked} {canonical(dict(game.view(table, player)))}"
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
