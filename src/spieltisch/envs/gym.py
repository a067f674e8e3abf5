"""Gymnasium: one seat against bots. Importing this registers every game: `spieltisch/<Game>-v0`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from spieltisch.envs import legality, spaces
from spieltisch.envs.bout import Bout
from spieltisch.envs.encoding import encoded_games
from spieltisch.envs.rendering import MODES, Renderer
from spieltisch.envs.rewards import OUTCOME
from spieltisch.envs.spaces import Observation


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game against bots; what the parameters mean stands in `bout.Bout`.

    An illegal action loses the game, unless `illegal` says otherwise. `observation` is one of the
    forms in `spaces`. Without bots every seat is asked in turn: the reward is that of the seat that
    acted, and `info` holds who is asked now (`seat`) and the rewards of all (`rewards`).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        bots: str | Sequence[str] | None = "novice",
        seat: int | None = None,
        rewards: str = OUTCOME,
        illegal: str = legality.LOSE,
        observation: str = spaces.DICT,
        render_mode: str | None = None,
        language: str = "en",
        pack: str | None = None,
    ) -> None:
        self.bout = Bout(
            game,
            seats,
            options,
            bots=bots,
            seat=seat,
            rewards_kind=rewards,
            illegal=illegal,
            pack=pack,
        )
        self.encoding = self.bout.encoding
        self.form = spaces.checked(observation)
        self.observation_space = spaces.observation_space(self.encoding, self.form)
        self.action_space = spaces.action_space(self.encoding)
        self.render_mode = render_mode
        self._language = language

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.bout.begin(seed)
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward = self.bout.act(int(action))
        info = {**self._info(), **(self.bout.result() if self.bout.over else {})}
        return self._observation(), reward, self.bout.over, False, info

    def _observation(self) -> Observation:
        return spaces.observation(self.bout.play, self.bout.seat, self.form)

    def _info(self) -> dict[str, Any]:
        info = spaces.info(self.bout.play, self.bout.seat, self.form)
        if self.bout.everyone:
            info |= {"seat": self.bout.seat, "rewards": np.array(self.bout.gained)}
        return info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal actions as booleans, where libraries look for them."""
        return self.bout.play.mask(self.bout.seat).astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return Renderer(self.render_mode, self.bout.seat, self._language).render(self.bout.play)


for _game in encoded_games():
    gymnasium.register(
        f"spieltisch/{_game.capitalize()}-v0",
        entry_point="spieltisch.envs.gym:SeatEnv",
        kwargs={"game": _game},
    )
