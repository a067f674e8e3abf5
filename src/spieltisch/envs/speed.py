"""How fast the environments are here: `python -m spieltisch.envs.speed`.

Random legal actions, two seats. Rates are by the clock and by core time: on a busy machine only the
second means something. What worker processes reach is compared with one process on every core.
"""

import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from spieltisch.envs.encoding import encoded_games, encoding_of
from spieltisch.envs.gym import SeatEnv
from spieltisch.envs.position import begin
from spieltisch.envs.vector import ManyGames, random_legal
from spieltisch.envs.zoo import SeatsInTurn

STEPS = 3000
ROWS = 128


class Stopwatch:
    """Time by the clock, and time that this process has worked."""

    def __init__(self) -> None:
        self._clock, self._core = time.perf_counter(), time.process_time()

    def rates(self, count: int) -> tuple[float, float]:
        """So many per second, by the clock and by core time."""
        return (
            count / (time.perf_counter() - self._clock),
            count / (time.process_time() - self._core),
        )


def any_legal(mask: Any, source: Random) -> int:
    """A random legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[int(source.random() * len(legal))])


def in_turn(game: str, source: Random) -> tuple[float, float]:
    """Steps of the AEC environment, each with its observation and mask."""
    env = SeatsInTurn(game)
    env.reset(seed=1)
    watch = Stopwatch()
    for _step in range(STEPS):
        observation, _reward, terminated, _truncated, _info = env.last()
        if terminated:
            env.reset()
        else:
            env.step(any_legal(observation["action_mask"], source))
    return watch.rates(STEPS)


def with_chance(game: str, source: Random) -> tuple[float, float]:
    """Actions of seats and of chance on OpenSpiel's positions, without observations."""
    start = begin(encoding_of(game, 2))
    position = start
    watch = Stopwatch()
    for _step in range(STEPS):
        if position.pending is not None:
            outcomes, chances = zip(*position.pending.outcomes, strict=True)
            position = position.after(source.choices(outcomes, chances)[0])
        elif position.player >= 0:
            position = position.after(source.choice(list(position.legal)))
        else:
            position = start
    return watch.rates(STEPS)


def against_bots(game: str, source: Random) -> tuple[float, float]:
    """Steps of one seat against a random bot, whose moves are part of them."""
    env = SeatEnv(game, bots="random")
    observation, _info = env.reset(seed=1)
    watch = Stopwatch()
    for _step in range(STEPS):
        action = any_legal(observation["action_mask"], source)
        observation, _reward, terminated, _truncated, _info = env.step(action)
        if terminated:
            observation, _info = env.reset()
    return watch.rates(STEPS)


def many(game: str, workers: int) -> tuple[float, float]:
    """Steps of many games in so many worker processes; 0: in this one.

    By core time: what the slowest part of a step takes, which is the main process and one worker.
    """
    games = ManyGames(game, ROWS, workers=workers, bots="random")
    try:
        observations, _infos = games.reset(seed=1)
        rng = np.random.default_rng(1)
        worked = games.core_seconds()
        watch = Stopwatch()
        own = time.process_time()
        rounds = max(10, 10 * STEPS // ROWS)
        for _round in range(rounds):
            masks = observations["action_mask"]
            observations, *_rest = games.step(random_legal(masks, rng))
        by_clock, _core = watch.rates(rounds * ROWS)
        busy = [after - before for after, before in zip(games.core_seconds(), worked, strict=True)]
        slowest = time.process_time() - own + max(busy, default=0.0)
        return by_clock, rounds * ROWS / slowest
    finally:
        games.close()


def main() -> None:
    """Measure everything and print it."""
    cores = os.cpu_count() or 1
    print("steps a second, by the clock (by core time)")
    kinds: list[tuple[str, Callable[[str, Random], tuple[float, float]]]] = [
        ("PettingZoo, seats in turn", in_turn),
        ("OpenSpiel, with chance nodes", with_chance),
        ("Gymnasium, against a bot", against_bots),
    ]
    for game in encoded_games():
        for title, measured in kinds:
            clock, core = measured(game, Random(1))
            print(f"{game:10} {title:32} {clock:8,.0f} ({core:,.0f})")
        clock, core = many(game, 0)
        print(f"{game:10} {'many games in one process':32} {clock:8,.0f} ({core:,.0f})")
        clock_many, core_many = many(game, cores)
        title = f"many games in {cores} processes"
        times = f"{clock_many / clock:.2f} × ({core_many / core:.2f} ×)"
        print(f"{game:10} {title:32} {clock_many:8,.0f} ({core_many:,.0f}): {times} one process")


if __name__ == "__main__":
    main()
