"""Measures the engines we compare ourselves with; runs in an environment of its own.

Prints one JSON object: {figure: value}. CPU time is counted, as in `house.py`.
"""

import importlib.metadata
import json
import random
import sys
import time
from typing import Any

LEAST = 1.0
"""CPU seconds of random play."""


def catanatron(seed: int) -> dict[str, float]:
    """Four random players on Catanatron's own engine.

    Every tick is counted, also those without a choice: the count that is kindest to it.
    """
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    decisions, spent = 0, 0.0
    middle: Any = None

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal decisions
        decisions += 1
        return actions[int(random.random() * len(actions))]

    while spent < LEAST:
        game = Game([RandomPlayer(color) for color in Color])
        begun = time.process_time()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick(decide_fn=decide)
            if game.state.num_turns == 100:
                middle = game
        spent += time.process_time() - begun
    begun = time.process_time()
    for _copy in range(1000):
        middle.copy()
    copies = time.process_time() - begun
    return {"catanatron: decisions/s": decisions / spent, "catanatron: µs a copy": copies * 1e3}


def openspiel(seed: int) -> dict[str, float]:
    """Random backgammon, OpenSpiel's C++ driven from Python; decisions with several options."""
    import pyspiel

    rng, game = random.Random(seed), pyspiel.load_game("backgammon")
    decisions, spent = 0, 0.0
    while spent < LEAST:
        state = game.new_initial_state()
        begun = time.process_time()
        while not state.is_terminal():
            actions = state.legal_actions()
            if len(actions) > 1 and not state.is_chance_node():
                decisions += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        spent += time.process_time() - begun
    begun = time.process_time()
    for _copy in range(1000):
        state.clone()
    copies = time.process_time() - begun
    return {
        "openspiel backgammon: decisions/s": decisions / spent,
        "openspiel backgammon: µs a copy": copies * 1e3,
    }


def versions() -> dict[str, str]:
    """What was measured."""
    return {name: importlib.metadata.version(name) for name in ("catanatron", "open-spiel")}


if __name__ == "__main__":
    if sys.argv[1] == "versions":
        print(json.dumps(versions()))
    else:
        seed = int(sys.argv[1])
        print(json.dumps({**catanatron(seed), **openspiel(seed)}))
