"""PettingZoo's own tests pass, and the environments do what their page says."""

from collections.abc import Callable
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from spieltisch.envs import boonlake_v0, burgundy_v0
from spieltisch.envs.rewards import leads, outcome
from spieltisch.kernel.errors import BadSetup, Illegal
from tests.envs.positions import TABLES, name_of

GAMES: dict[str, Any] = {"boonlake": boonlake_v0, "burgundy": burgundy_v0}
BOTH = pytest.mark.parametrize("module", GAMES.values(), ids=list(GAMES))

# PettingZoo says this of every observation with a mask in it, but for its own environments.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def maker(at: tuple[str, int, dict[str, object]], kind: str = "env") -> Callable[..., Any]:
    game, seats, options = at
    return partial(getattr(GAMES[game], kind), seats=seats, options=options)


# PettingZoo's own tests


@pytest.mark.parametrize("rewards", ["outcome", "points"])
@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_api(at: tuple[str, int, dict[str, object]], rewards: str) -> None:
    api_test(maker(at)(rewards=rewards), num_cycles=120)


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_seeds(at: tuple[str, int, dict[str, object]]) -> None:
    seed_test(maker(at), num_cycles=100)


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_parallel_api(at: tuple[str, int, dict[str, object]]) -> None:
    parallel_api_test(maker(at, "parallel_env")(), num_cycles=60)


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_parallel_seeds(at: tuple[str, int, dict[str, object]]) -> None:
    parallel_seed_test(partial(maker(at, "parallel_env"), illegal="random"), num_cycles=40)


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_max_cycles(at: tuple[str, int, dict[str, object]]) -> None:
    """That test asks all agents in every cycle, so several seats take part as parallel ones.

    It also takes any action whatever, legal or not.
    """
    parallel = partial(maker(at, "parallel_env"), illegal="random")
    in_turn = partial(maker(at), illegal="random")
    several = at[1] > 1

    def env(max_cycles: int) -> Any:
        return (
            parallel_to_aec(parallel(max_cycles=max_cycles))
            if several
            else in_turn(max_cycles=max_cycles)
        )

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel))


@pytest.mark.slow
@BOTH
def test_render(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    checks = {
        "svg": lambda result: result.startswith("<svg") and result.endswith("</svg>"),
        "rgb_array": lambda result: result.shape[1] == 1200 and result.std() > 10,
        "ansi": lambda result: "1. " in result,
    }
    render_test(module.env, custom_tests=checks)
    assert "1. " in capsys.readouterr().out, "mode human prints"


# What our page says


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Play at random; the rewards that every agent has got in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"])))
    return total


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_outcomes_are_told_at_the_end(at: tuple[str, int, dict[str, object]]) -> None:
    env = maker(at)()
    total = play_out(env, 3)
    play = env.unwrapped.playing
    assert list(total.values()) == outcome(play.winners, play.seats)


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_points_sum_to_the_final_lead(at: tuple[str, int, dict[str, object]]) -> None:
    env = maker(at)(rewards="points")
    total = play_out(env, 4)
    play = env.unwrapped.playing
    final = leads(play.scores, play.encoding.sides)
    assert np.allclose(list(total.values()), final, atol=1e-9)


@pytest.mark.parametrize(
    ("winners", "seats", "expected"),
    [
        ([0], 1, [1.0]),
        ([], 1, [-1.0]),
        ([1], 2, [-1.0, 1.0]),
        ([0, 1], 2, [0.0, 0.0]),
        ([2], 3, [-0.5, -0.5, 1.0]),
        ([0, 1], 4, [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_an_outcome_is_shared_and_sums_to_nothing(
    winners: list[int], seats: int, expected: list[float]
) -> None:
    assert outcome(winners, seats) == pytest.approx(expected)


def test_a_lead_is_over_the_others_on_average_and_partners_share_it() -> None:
    assert leads([10, 4, 1], [0, 1, 2]) == [7.5, -1.5, -6.0]
    assert leads([10, 4, 1, 2], [0, 0, 1, 1]) == [11.0, 11.0, -11.0, -11.0]
    assert leads([7], [0]) == [7.0]


def an_illegal_action(env: Any) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(np.flatnonzero(mask == 0)[-1])


@BOTH
def test_an_illegal_action_loses(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(an_illegal_action(env))
    assert all(env.terminations.values())
    assert env.rewards == {
        agent: -1.0 if agent == culprit else 0.0 for agent in env.possible_agents
    }
    assert env.infos[culprit] == {"illegal": True}


@BOTH
def test_or_raises_or_is_replaced(module: ModuleType) -> None:
    strict = module.env(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Illegal, match="not legal now"):
        strict.step(an_illegal_action(strict))
    lenient = module.env(illegal="random")
    lenient.reset(seed=1)
    lenient.step(an_illegal_action(lenient))
    assert not any(lenient.terminations.values())


@BOTH
def test_a_parallel_seat_without_a_decision_waits(module: ModuleType) -> None:
    env = module.parallel_env(seats=2, options={"order": "in-turn"})
    observations, _infos = env.reset(seed=2)
    masks = [observations[agent]["action_mask"] for agent in env.agents]
    waiting = [mask[0] == 1 and mask.sum() == 1 for mask in masks]
    assert sorted(waiting) == [False, True]
    asked = env.agents[waiting.index(False)]
    action = int(np.flatnonzero(observations[asked]["action_mask"])[0])
    *_rest, terminations, _truncations, _infos = env.step(
        {agent: action if agent == asked else 0 for agent in env.agents}
    )
    assert not any(terminations.values())


def test_all_decide_at_once_where_the_rules_let_them() -> None:
    env = boonlake_v0.parallel_env(seats=4)
    observations, _infos = env.reset(seed=2)
    choices = [np.flatnonzero(one["action_mask"]) for one in observations.values()]
    assert all(len(choice) == 2 for choice in choices), "four players choose a scoring tile"
    before = env.playing.state.turns
    env.step({agent: int(choice[0]) for agent, choice in zip(env.agents, choices, strict=True)})
    assert all(pick >= 0 for pick in env.playing.state.scoring)
    assert env.playing.state.turns == before


@BOTH
def test_a_reset_without_a_seed_gives_the_next_game_of_the_row(module: ModuleType) -> None:
    def three_games(env: Any) -> list[str]:
        env.reset(seed=5)
        found = [env.unwrapped.playing.state.digest()]
        for _game in range(2):
            env.reset()
            found.append(env.unwrapped.playing.state.digest())
        return found

    first = three_games(module.env())
    assert first == three_games(module.env())
    assert len(set(first)) == 3


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="no rewards"):
        boonlake_v0.env(rewards="money")
    with pytest.raises(BadSetup, match="illegal can be"):
        boonlake_v0.env(illegal="maybe")
    with pytest.raises(BadSetup, match="no render mode"):
        boonlake_v0.env(render_mode="hologram")
    with pytest.raises(BadSetup, match="no option"):
        boonlake_v0.env(options={"inns": True})
    with pytest.raises(BadSetup, match="is played by"):
        burgundy_v0.env(seats=7)
