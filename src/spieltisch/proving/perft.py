"""Perft: how many sequences of decisions there are to a depth. A number that regression guards."""

from collections.abc import Mapping
from typing import Any

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import State
from spieltisch.kernel.chance import Seeded
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game
from spieltisch.proving.play import open_branches


def perft(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    depth: int = 3,
    seed: int = 1,
) -> list[int]:
    """The number of decision sequences of length 1, 2, … `depth` from a fixed seed.

    Luck inside a move goes on from where the seed stood before it, whichever move is made. While
    several seats may decide, each order of their decisions is a sequence of its own.
    """
    chance = Seeded(seed)
    state = game.new(game.setup(seats, options))
    engine.settle(state, Flow(chance))
    counts = [0] * depth
    _count(state, seed, chance.counter, 0, counts)
    return counts


def _count(state: State, seed: int, counter: int, level: int, counts: list[int]) -> None:
    """Add the sequences that begin here; `level` decisions have been made."""
    if level == len(counts):
        return
    for index in open_branches(state):
        options = engine.options_at(state, index)
        counts[level] += len(options)
        if level + 1 == len(counts):
            continue
        for option in options:
            after = state.clone()
            chance = Seeded(seed, counter)
            engine.apply_at(after, index, option, Flow(chance))
            _count(after, seed, chance.counter, level + 1, counts)
