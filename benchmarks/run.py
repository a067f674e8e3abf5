"""How fast are the games? Random play and copies, several rounds each, median and spread.

make bench
make bench ARGS="--rounds 7 --games 20 --json"
"""

import argparse
import json
import platform
import statistics
import time
from random import Random
from typing import Any

from spieltisch import games
from spieltisch.arena.simulate import simulate
from spieltisch.bots.bot import RandomBot
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game
from spieltisch.version import __version__


def middle_of_a_game(game: Game[Any], seats: int, seed: int) -> Any:
    """A state half-way through a random game."""
    rng = Random(seed)
    length = _play(game, seats, rng, None)[1]
    return _play(game, seats, Random(seed), length // 2)[0]


def _play(game: Game[Any], seats: int, rng: Random, until: int | None) -> tuple[Any, int]:
    flow = Flow(Sampled(rng))
    state = game.new(game.setup(seats))
    engine.settle(state, flow)
    moves = 0
    while not state.over and moves != until:
        index = engine.first_waiting(state)
        engine.apply_at(state, index, rng.choice(engine.options_at(state, index)), flow)
        moves += 1
    return state, moves


def copy_microseconds(state: Any, copies: int = 2000) -> float:
    """The time to clone a state."""
    begun = time.perf_counter()
    for _number in range(copies):
        state.clone()
    return (time.perf_counter() - begun) / copies * 1e6


def measure(rounds: int, number_of_games: int) -> dict[str, list[float]]:
    """All figures, the games interleaved so that a busy moment hurts them alike."""
    known = [games.load(name) for name in games.names()]
    states = {game.name: middle_of_a_game(game, max(game.seat_counts), 1) for game in known}
    figures: dict[str, list[float]] = {}
    for number in range(rounds):
        for game in known:
            seats = max(game.seat_counts)
            tally = simulate(game, seats, [RandomBot], number_of_games, seed=1000 * number)
            rate = tally.decisions / tally.seconds
            figures.setdefault(f"{game.name}, {seats} seats: decisions/s", []).append(rate)
            copy = copy_microseconds(states[game.name])
            figures.setdefault(f"{game.name}, {seats} seats: µs a copy", []).append(copy)
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=5, help="games per round and game")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = measure(given.rounds, given.games)
    if given.json:
        machine = {"python": platform.python_version(), "machine": platform.machine()}
        print(json.dumps({"spieltisch": __version__, "where": machine, "figures": figures}))
        return
    for name, values in figures.items():
        spread = f"{min(values):,.1f} … {max(values):,.1f}"
        print(f"{name:<40} {statistics.median(values):>12,.1f}   ({spread})")


if __name__ == "__main__":
    main()
