"""Measures our own engine in this process and prints one JSON object: {figure: value}.

`run.py` and `compare.py` start it once per round and build; CPU time is counted, not the clock on
the wall, so that a busy machine blurs the figures less.
"""

import json
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

from spieltisch import draw, games
from spieltisch.bots import levels
from spieltisch.bots.bot import Sight
from spieltisch.bots.craft import craft_for
from spieltisch.envs.encoding import encoded_games
from spieltisch.envs.vector import ManyGames, random_legal
from spieltisch.kernel import engine, playout, record
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game
from spieltisch.tables.match import Match
from spieltisch.tables.speech import voice_of

SEATS = 4
GAMES = 64
LEAST = 0.5
"""CPU seconds of steps of environments."""
POSITIONS = 1000
"""Judged positions a search decision may use here."""


def seconds(work: Callable[[], object]) -> float:
    """CPU time of a piece of work."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def per_call(work: Callable[[], object], times: int) -> float:
    """CPU seconds of one call, the mean of several."""

    def repeat() -> None:
        for _time in range(times):
            work()

    return seconds(repeat) / times


def begin(game: Game[Any], rng: Random) -> tuple[Any, Flow]:
    """A new game, up to its first decision."""
    state = game.new(game.setup(SEATS))
    flow = Flow(Sampled(rng))
    engine.settle(state, flow)
    return state, flow


def random_play(game: Game[Any], seed: int, least: float = 0.4) -> float:
    """Decisions with at least two options, per second."""
    rng = Random(seed)
    decisions, spent = 0, 0.0
    while spent < least:
        state, flow = begin(game, rng)
        begun = time.process_time()
        decisions += playout.play_at_random(state, rng, flow)
        spent += time.process_time() - begun
    return decisions / spent


def half_played(name: str, seed: int) -> Match:
    """A match in the middle of a random game."""
    length = len(random_match(name, seed, 10**6).record.moves)
    return random_match(name, seed, length // 2)


def random_match(name: str, seed: int, moves: int) -> Match:
    """A match after so many random moves, or at its end."""
    match, rng = Match(games.load(name), SEATS, seed), Random(seed)
    while not match.over and len(match.record.moves) < moves:
        choice = match.choices[0]
        match.take(choice.seat, rng.randrange(len(choice.options)))
    return match


def memory(state: Any, copies: int = 200) -> float:
    """Bytes that one more copy of a state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _copy in range(copies)]
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(kept)


def voice() -> draw.Voice:
    """English, with seats called by their numbers."""
    return voice_of("en", seats=SEATS)


def sights(name: str, seed: int, count: int) -> list[Sight]:
    """Weighty decisions of a random game, evenly spread."""
    match, rng = Match(games.load(name), SEATS, seed), Random(seed)
    found: list[Sight] = []
    craft = craft_for(match.game)
    while not match.over and len(found) < count:
        choice = match.choices[0]
        options = choice.options
        if len(match.record.moves) >= 25 * len(found) and craft.is_weighty(options):
            found.append(Sight(match.game, match.state.clone(), choice.seat, options))
        match.take(choice.seat, rng.randrange(len(options)))
    return found


def bot_seconds(bot: str, seen: list[Sight]) -> float:
    """CPU seconds a decision, over the same decisions for every build."""
    player = levels.load_bot(bot)(Random(1))
    return seconds(lambda: [player.choose(sight) for sight in seen]) / len(seen)


def environment_steps(name: str, seed: int, seats: int = 2) -> Iterator[tuple[str, float]]:
    """Steps of `ManyGames` in this process, the caller choosing for all seats, or against a bot.

    Each has its observation, mask and reward; choosing actions is the learner's and not counted.
    """
    for title, bots in (
        ("environment steps/s", None),
        ("environment steps/s against a random bot", "random"),
    ):
        many = ManyGames(name, GAMES, workers=0, seats=seats, bots=bots)
        seen, _infos = many.reset(seed=seed)
        rng = np.random.default_rng(seed)
        steps, spent = 0, 0.0
        while spent < LEAST:
            masks = seen["action_mask"]
            actions = random_legal(masks, rng)
            begun = time.process_time()
            many.step(actions)
            spent += time.process_time() - begun
            steps += GAMES
        yield title, steps / spent


def figures(name: str, seed: int) -> Iterator[tuple[str, float]]:
    """All figures of one game."""
    game = games.load(name)
    if name in encoded_games():
        yield from environment_steps(name, seed)
    yield "decisions/s", random_play(game, seed)
    match = half_played(name, seed)
    state = match.state
    yield "µs a copy", per_call(state.clone, 5000) * 1e6
    yield "bytes a state", memory(state)
    yield "µs a view", per_call(lambda: game.view(state, 0), 300) * 1e6
    words = voice()
    draw.stage_of(match.game, match.setup, words)
    yield "ms a scene", per_call(lambda: draw.scene_of(match, 0, words), 20) * 1e3
    text = match.record.text()
    moves = len(match.record.moves)
    yield "moves/s written", moves / per_call(match.record.text, 5)
    yield "moves/s replayed", moves / seconds(lambda: Match.from_record(game, record.parse(text)))
    seen = sights(name, seed, 8)
    yield "ms a decision, regular", bot_seconds("regular", seen) * 1e3
    yield "positions/s, expert", POSITIONS / bot_seconds(f"expert@{POSITIONS}", seen)


def main(seed: int) -> None:
    """Measure everything once."""
    measured = {
        f"{name}: {figure}": value
        for name in games.names()
        for figure, value in figures(name, seed)
    }
    print(json.dumps(measured))


if __name__ == "__main__":
    main(int(sys.argv[1]))
