"""Measures the engines we compare ourselves with; runs in an environment of its own.

Prints one JSON object: {figure: value}. CPU time is counted, as in `house.py`.
"""

import importlib.metadata
import json
import random
import sys
import time
from typing import Any

NAMES = ("catanatron", "open-spiel", "pettingzoo", "rlcard")
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


def tensors(seed: int) -> dict[str, float]:
    """Environment steps: OpenSpiel's backgammon with the tensor and the mask of whoever decides."""
    import pyspiel

    rng, game = random.Random(seed), pyspiel.load_game("backgammon")
    steps, spent = 0, 0.0
    while spent < LEAST:
        state = game.new_initial_state()
        begun = time.process_time()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        spent += time.process_time() - begun
    return {"openspiel backgammon: environment steps/s": steps / spent}


def connect_four(seed: int) -> dict[str, float]:
    """Environment steps of PettingZoo's Connect Four, with observation and mask."""
    from pettingzoo.classic import connect_four_v3

    rng, env = random.Random(seed), connect_four_v3.env()
    steps, spent = 0, 0.0
    while spent < LEAST:
        begun = time.process_time()
        env.reset(seed=seed + steps)
        for _agent in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        spent += time.process_time() - begun
    return {"pettingzoo connect four: environment steps/s": steps / spent}


def uno(seed: int) -> dict[str, float]:
    """Environment steps of rlcard's Uno, which gives observation and legal actions with each."""
    import rlcard

    rng, env = random.Random(seed), rlcard.make("uno", config={"seed": seed})
    steps, spent = 0, 0.0
    while spent < LEAST:
        begun = time.process_time()
        state, _player = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _player = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        spent += time.process_time() - begun
    return {"rlcard uno: environment steps/s": steps / spent}


def versions() -> dict[str, str]:
    """What was measured."""
    return {name: importlib.metadata.version(name) for name in NAMES}


if __name__ == "__main__":
    if sys.argv[1] == "versions":
        print(json.dumps(versions()))
    else:
        seed = int(sys.argv[1])
        found: dict[str, float] = {}
        for measured in (catanatron, openspiel, tensors, connect_four, uno):
            found |= measured(seed)
        print(json.dumps(found))
