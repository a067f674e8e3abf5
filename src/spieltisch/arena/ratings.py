"""Bradley–Terry ratings: strengths that explain best who finished before whom."""

import math
from collections.abc import Sequence

POINTS_PER_E = 400 / math.log(10)
"""The usual scale: 400 points are ten to one."""

_PRIOR = 0.5
"""A drawn half game between every two bots, so that who has never lost stays finite."""


def duels(
    outcomes: Sequence[tuple[Sequence[int], Sequence[float]]], bots: int
) -> list[list[float]]:
    """How often each bot finished before each other one, from (bot by seat, place by seat).

    Every two different bots at a table are a duel; equal places count half for both.
    """
    won = [[0.0] * bots for _bot in range(bots)]
    for line_up, places in outcomes:
        for one in range(len(line_up)):
            for two in range(one + 1, len(line_up)):
                first, second = line_up[one], line_up[two]
                if first == second:
                    continue
                if places[one] == places[two]:
                    share = 0.5
                else:
                    share = 1.0 if places[one] < places[two] else 0.0
                won[first][second] += share
                won[second][first] += 1 - share
    return won


def bradley_terry(won: list[list[float]], rounds: int = 200) -> list[float]:
    """Ratings with a mean of 0, by repeated improvement of the likelihood."""
    bots = len(won)
    strength = [1.0] * bots
    for _round in range(rounds):
        renewed = []
        for one in range(bots):
            wins, weight = 0.0, 0.0
            for two in range(bots):
                if one == two:
                    continue
                wins += won[one][two] + _PRIOR / 2
                games = won[one][two] + won[two][one] + _PRIOR
                weight += games / (strength[one] + strength[two])
            renewed.append(wins / weight if weight else 1.0)
        scale = math.exp(sum(math.log(value) for value in renewed) / bots)
        strength = [value / scale for value in renewed]
    return [POINTS_PER_E * math.log(value) for value in strength]
