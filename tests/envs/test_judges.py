"""Outside judges and libraries take the environments as they are, without code of one's own.

What is not part of the development set-up is skipped where it is not installed.
"""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

from spieltisch.envs.gym import SeatEnv
from spieltisch.envs.spaces import FORMS
from spieltisch.envs.vector import ManyGames
from spieltisch.envs.zoo import SeatsAtOnce, in_turn
from spieltisch.kernel.errors import BadSetup
from tests.judging import judge

GAMES = ["boonlake", "burgundy"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", GAMES)
def test_every_form_passes_the_checks_of_gymnasium_and_pettingzoo(game: str, form: str) -> None:
    check_env(SeatEnv(game, bots="random", observation=form), skip_render_check=True)
    if form == "flat":  # the test of PettingZoo wants a Box; `dict` is tried in test_zoo
        api_test(in_turn(game, observation=form), num_cycles=40)
    parallel_api_test(SeatsAtOnce(game, observation=form, illegal="random"), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_the_forms_say_the_same(game: str) -> None:
    envs = {form: SeatEnv(game, bots="random", observation=form) for form in FORMS}
    seen: dict[str, Any] = {form: env.reset(seed=3) for form, env in envs.items()}
    layout = envs["dict"].encoding.observer.layout
    for _step in range(10):
        both, (flat, info), (parts, _info) = seen["dict"][0], seen["flat"], seen["parts"]
        assert np.array_equal(both["observation"], flat)
        assert np.array_equal(both["action_mask"], info["action_mask"])
        for name in layout.parts:
            key = name.replace(".", "_").replace("-", "_")
            assert np.array_equal(parts[key], layout.part(flat, name))
        action = int(np.flatnonzero(info["action_mask"])[0])
        for form, env in envs.items():
            observation, _reward, _over, _cut, told = env.step(action)
            seen[form] = (observation, told)


def test_a_form_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadSetup, match="dict, flat, parts"):
        SeatEnv("burgundy", observation="picture")


def test_many_games_in_the_flat_form() -> None:
    many = ManyGames("burgundy", 4, workers=2, bots="random", observation="flat")
    try:
        observations, infos = many.reset(seed=1)
        assert many.observation_space.contains(observations)
        observations, *_rest, infos = many.step(infos["action_mask"].argmax(axis=1))
        assert observations.shape == (4, many.encoding.observer.layout.size)
    finally:
        many.close()


@pytest.mark.parametrize("game", GAMES)
def test_supersuit_makes_vectors_of_it(game: str) -> None:
    supersuit = judge("supersuit")
    env = SeatsAtOnce(game, observation="flat", illegal="random")
    vector = supersuit.pettingzoo_env_to_vec_env_v1(env)
    many = supersuit.concat_vec_envs_v1(vector, 2, num_cpus=1, base_class="gymnasium")
    observations, _infos = many.reset(seed=1)
    assert observations.shape == (4, env.encoding.observer.layout.size)
    for _step in range(5):
        observations, rewards, _over, _cut, infos = many.step(np.zeros(4, np.int64))
    assert np.abs(observations).max() <= 1
    assert len(rewards) == 4
    assert len(infos) > 0
    many.close()


@pytest.mark.parametrize("game", GAMES)
def test_stable_baselines_checks_it(game: str) -> None:
    checker = judge("stable_baselines3.common.env_checker")
    checker.check_env(SeatEnv(game, bots="random", observation="flat", illegal="random"))


@pytest.mark.parametrize(
    ("form", "policy"),
    [("flat", "MlpPolicy"), ("dict", "MultiInputPolicy"), ("parts", "MultiInputPolicy")],
)
def test_masked_learning_runs_and_keeps_to_the_rules(form: str, policy: str) -> None:
    contrib = judge("sb3_contrib")
    import spieltisch.envs.gym  # noqa: F401

    env = gymnasium.make("spieltisch/Burgundy-v0", bots="random", observation=form, illegal="raise")
    small = {"net_arch": [8]}
    model = contrib.MaskablePPO(policy, env, n_steps=32, batch_size=32, seed=1, policy_kwargs=small)
    model.learn(64)
    assert model.num_timesteps == 64
    assert pickle.dumps(env.unwrapped)
