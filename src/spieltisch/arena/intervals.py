"""Intervals: how far a figure from so many games can be trusted."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

Z95 = 1.959964
Z999 = 3.290527


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a rate; shared wins may count in parts."""
    if not games:
        return (0.0, 1.0)
    rate = wins / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return (max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean of independent values and the interval around it."""
    if not values:
        return (0.0, 0.0, 0.0)
    mean = sum(values) / len(values)
    if len(values) < 2:
        return (mean, float("-inf"), float("inf"))
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    half = z * spread / math.sqrt(len(values))
    return (mean, mean - half, mean + half)


def bootstrap(
    items: Sequence[T], figures: Callable[[list[T]], list[float]], seed: int, rounds: int = 200
) -> list[tuple[float, float]]:
    """95 % intervals of several figures at once, by drawing the items anew with repetition."""
    rng = Random(seed)
    drawn = [figures(rng.choices(items, k=len(items))) for _round in range(rounds)]
    intervals = []
    for at in range(len(drawn[0])):
        sample = sorted(figure[at] for figure in drawn)
        intervals.append((sample[int(0.025 * rounds)], sample[int(0.975 * rounds)]))
    return intervals
