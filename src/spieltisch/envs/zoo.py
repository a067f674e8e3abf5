"""PettingZoo environments: seats that act one after the other (AEC), or all at once (parallel)."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

import gymnasium
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from spieltisch.envs import legality, spaces
from spieltisch.envs.action_space import WAIT
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.playing import Play
from spieltisch.envs.rendering import MODES, Renderer
from spieltisch.envs.rewards import OUTCOME
from spieltisch.envs.rewards import checked as checked_rewards
from spieltisch.envs.seeds import Seeds
from spieltisch.envs.spaces import Observation
from spieltisch.kernel.errors import Illegal

Infos: TypeAlias = dict[str, dict[str, Any]]


def agent_name(seat: int) -> str:
    """The agent of a seat."""
    return f"seat_{seat}"


class _Table:
    """What both kinds of environment share: the game, its spaces, its pictures."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        rewards: str = OUTCOME,
        illegal: str = legality.LOSE,
        observation: str = spaces.DICT,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_seat: int | None = None,
        language: str = "en",
        pack: str | None = None,
    ) -> None:
        self.encoding = encoding_of(game, seats, options, pack)
        self.rewards_kind = checked_rewards(rewards)
        self.illegal = legality.checked(illegal)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.play: Play | None = None
        self._renderer = Renderer(render_mode, render_seat, language)
        self._seeds = Seeds()
        self._chooser = Random()
        agents = self.possible_agents
        self.form = spaces.checked(observation)
        self._observation_spaces = {
            agent: spaces.observation_space(self.encoding, self.form) for agent in agents
        }
        self._action_spaces = {agent: spaces.action_space(self.encoding) for agent in agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action_spaces[agent]

    def begin(self, seed: int | None) -> Play:
        """A new game."""
        seed = self._seeds.begin(seed)
        self._chooser = Random(f"instead {seed}")
        self.play = Play(self.encoding, seed, self.rewards_kind)
        self.agents = self.possible_agents[:]
        return self.play

    @property
    def playing(self) -> Play:
        """The game in play."""
        if self.play is None:
            raise Illegal("reset() begins a game; there is none yet")
        return self.play

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and which actions it may take."""
        return spaces.observation(self.playing, self.seat(agent), self.form)

    def permitted(self, action: int, legal: list[int]) -> int | None:
        """The action to take, or None if it ends the game."""
        if action in legal:
            return action
        if self.illegal == legality.RAISE:
            raise Illegal(f"action {self.playing.called(action)} is not legal now")
        return legality.instead(legal, self._chooser) if self.illegal == legality.RANDOM else None

    def results(self) -> Infos:
        """What there is to say beside an observation, and at the end of a game."""
        play = self.playing
        infos = {agent: spaces.info(play, self.seat(agent), self.form) for agent in self.agents}
        if play.over:
            scores, winners = play.scores, play.winners
            for agent, info in infos.items():
                seat = self.seat(agent)
                info.update(score=scores[seat], won=seat in winners)
        return infos

    def render(self) -> Any:
        """The table as `render_mode` asks for."""
        return self._renderer.render(self.playing)

    def close(self) -> None:
        """Nothing is left open."""


class SeatsInTurn(_Table, AECEnv):  # type: ignore[misc]
    """One seat acts at a time: the one that decides. Seats with nothing to decide are not asked.

    Where all play at once, they are asked one after the other and see what is public meanwhile.
    `max_cycles` ends the game when a seat has made so many decisions.
    """

    def __init__(self, game: str, seats: int = 2, **more: Any) -> None:
        super().__init__(game, seats, **more)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": MODES,
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        play = self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = self.results()
        self.agent_selection = agent_name(play.seat)
        self._decisions = dict.fromkeys(self.agents, 0)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        play = self.playing
        chosen = self.permitted(int(action), list(play.legal))
        if chosen is None:
            self._forfeit(agent)
        else:
            self._take(play, agent, chosen)
        self._accumulate_rewards()

    def _take(self, play: Play, agent: str, action: int) -> None:
        play.take(action)
        self._decisions[agent] += 1
        self.rewards = dict(zip(self.agents, play.collect(), strict=True))
        if play.over or self.form == spaces.FLAT:
            self.infos = self.results()
        if play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions[agent] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if not play.over:
            self.agent_selection = agent_name(play.seat)

    def _forfeit(self, agent: str) -> None:
        """An illegal action has ended the game."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = legality.PENALTY
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent]["illegal"] = True


class SeatsAtOnce(_Table, ParallelEnv):  # type: ignore[misc]
    """All seats act in every step; who has nothing to decide waits, which is action 0.

    Where all play at once, all decisions of a step are carried out, clockwise. One that another
    seat's has made impossible is left out, and its seat is asked again.
    """

    def __init__(self, game: str, seats: int = 2, **more: Any) -> None:
        super().__init__(game, seats, **more)
        self.metadata = {"name": f"{game}_v0", "render_modes": MODES}
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.begin(seed)
        self._steps = 0
        return self._observations(), self.results()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        play = self.playing
        culprit = self._take_all(play, actions)
        self._steps += 1
        rewards = dict(zip(self.possible_agents, play.collect(), strict=True))
        infos = self.results()
        if culprit is not None:
            rewards[culprit] = legality.PENALTY
            infos[culprit]["illegal"] = True
        ended = play.over or culprit is not None
        cut = not ended and self._steps == self.max_cycles
        observations = self._observations()
        terminations = dict.fromkeys(self.agents, ended)
        truncations = dict.fromkeys(self.agents, cut)
        if ended or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _take_all(self, play: Play, actions: Mapping[str, int]) -> str | None:
        """Carry out what everybody chose; whoever chose what ends the game is told."""
        asked = {agent: list(play.legal_of(self.seat(agent))) for agent in self.agents}
        chosen = {}
        for agent in self.agents:
            action = self.permitted(int(actions[agent]), asked[agent] or [WAIT])
            if action is None:
                return agent
            chosen[agent] = action
        for agent, action in chosen.items():
            seat = self.seat(agent)
            option = play.legal_of(seat).get(action) if asked[agent] else None
            if option is not None:
                play.take_option(seat, option)
        return None


def in_turn(game: str, seats: int = 2, **more: Any) -> Any:
    """The AEC environment of a game, as PettingZoo wants it wrapped."""
    return OrderEnforcingWrapper(SeatsInTurn(game, seats, **more))
