"""Environments go to other processes and are copied in the middle of a game, and play on alike."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from spieltisch import games
from spieltisch.envs.encoding import encoded_games, encoding_of
from spieltisch.envs.gym import SeatEnv
from spieltisch.envs.playing import Play
from spieltisch.envs.text import TextTable
from spieltisch.envs.zoo import SeatsAtOnce, SeatsInTurn, in_turn

GAMES = encoded_games()
WAYS: list[Callable[[Any], Any]] = [
    lambda thing: pickle.loads(pickle.dumps(thing)),
    copy.deepcopy,
]


def on_seat(env: Any, steps: int) -> list[Any]:
    """What the learner sees and gets, taking always the same of the legal actions."""
    source, seen = Random(5), []
    for _step in range(steps):
        legal = np.flatnonzero(env.action_masks())
        observation, reward, over, _cut, info = env.step(int(source.choice(legal)))
        seen.append((observation["observation"].tobytes(), reward, over, sorted(info.items())))
        if over:
            env.reset()
    return seen


def around(env: Any, steps: int) -> list[Any]:
    """What the seats in turn see and get."""
    source, seen = Random(6), []
    for _step in range(steps):
        observation, reward, over, _cut, _info = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward))
        env.step(None if over else int(source.choice(np.flatnonzero(observation["action_mask"]))))
        if not env.agents:
            env.reset()
    return seen


def together(env: Any, steps: int) -> list[Any]:
    """What all seats at once see and get."""
    source, seen = Random(7), []
    for _step in range(steps):
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        found = env.step({a: int(source.choice(np.flatnonzero(m))) for a, m in masks.items()})
        seen.append([sorted(found[1].items()), found[0]["seat_0"]["observation"].tobytes()])
        if not env.agents:
            env.reset()
    return seen


def reading(table: TextTable, steps: int) -> list[str]:
    """What a reader reads."""
    seen = []
    for _step in range(steps):
        seen.append(table.read())
        table.answer("ANSWER: 1")
    return seen


def gym_env(game: str) -> Any:
    env = SeatEnv(game, 3, bots=["regular", "expert@15"])
    env.reset(seed=3)
    return env


def aec_env(game: str) -> Any:
    env = SeatsInTurn(game)
    env.reset(seed=3)
    return env


def wrapped_env(game: str) -> Any:
    env = in_turn(game)
    env.reset(seed=3)
    return env


def parallel_env(game: str) -> Any:
    env = SeatsAtOnce(game, rewards="points")
    env.reset(seed=3)
    return env


def text_table(game: str) -> Any:
    return TextTable(game, 2, bots=[None, "novice"], seed=3)


KINDS = {
    "gymnasium": (gym_env, on_seat),
    "in turn": (aec_env, around),
    "in turn, wrapped": (wrapped_env, around),
    "at once": (parallel_env, together),
    "words": (text_table, reading),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_copies_of_an_environment_play_on_alike(kind: str, game: str) -> None:
    make, play = KINDS[kind]
    env = make(game)
    play(env, 12)
    twins = [way(env) for way in WAYS]
    futures = [play(twin, 12) for twin in twins]
    own = play(env, 12)
    assert futures == [own, own]


@pytest.mark.parametrize("game", GAMES)
def test_an_encoding_is_found_again_not_carried(game: str) -> None:
    encoding = encoding_of(game, 2)
    assert copy.deepcopy(encoding) is encoding
    assert pickle.loads(pickle.dumps(encoding)) is encoding
    assert len(pickle.dumps(encoding)) < 500
    assert len(pickle.dumps(Play(encoding, 1))) < 40_000


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_found_again_not_carried(game: str) -> None:
    rules = games.shared(game)
    assert copy.deepcopy(rules) is rules
    assert pickle.loads(pickle.dumps(rules)) is rules


def _elsewhere(env: Any) -> list[Any]:
    return on_seat(env, 10)


@pytest.mark.slow
def test_an_environment_plays_on_in_another_process() -> None:
    env = gym_env(GAMES[0])
    on_seat(env, 5)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(_elsewhere, [env])
    assert there == on_seat(env, 10)
