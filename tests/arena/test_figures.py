"""Intervals, ratings and regression give the numbers that the books give."""

from random import Random

import pytest

from spieltisch.arena.intervals import bootstrap, mean_interval, wilson
from spieltisch.arena.ratings import bradley_terry, duels
from spieltisch.arena.regression import Sums


def test_wilson_interval() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_mean_interval() -> None:
    mean, low, high = mean_interval([1, 2, 3, 4, 5])
    assert mean == 3
    assert high - mean == pytest.approx(1.959964 * (2.5**0.5) / 5**0.5)
    assert mean - low == pytest.approx(high - mean)


def test_bootstrap_holds_the_mean() -> None:
    values = [float(number % 10) for number in range(100)]
    [(low, high)] = bootstrap(values, lambda drawn: [sum(drawn) / len(drawn)], seed=1)
    assert low < 4.5 < high
    assert high - low < 1.5


def test_ratings_tell_ten_to_one_as_400_points() -> None:
    ratings = bradley_terry([[0.0, 1000.0], [100.0, 0.0]])
    assert ratings[0] - ratings[1] == pytest.approx(400, abs=1)
    assert sum(ratings) == pytest.approx(0)


def test_everybody_duels_with_everybody_else_at_the_table() -> None:
    won = duels([((0, 1, 1), (1.0, 2.0, 2.0)), ((1, 0, 1), (1.0, 1.0, 3.0))], 2)
    assert won == [[0.0, 3.5], [0.5, 0.0]]


def test_regression_finds_the_weights_again() -> None:
    rng = Random(1)
    whole, parts = Sums(), [Sums(), Sums()]
    for number in range(400):
        found = [1.0, rng.random(), float(number % 3 == 0)]
        target = 2 - 3 * found[1] + 5 * found[2] + rng.gauss(0, 0.01)
        whole.add(found, target)
        parts[number % 2].add(found, target)
    weights = whole.solve(1e-6)
    assert weights == pytest.approx([2, -3, 5], abs=0.02)
    assert whole.error(weights) < 0.02 < 1 < whole.error([])
    parts[0].merge(parts[1])
    assert parts[0].solve(1e-6) == pytest.approx(weights)
    assert abs(whole.solve(1e6)[1]) < 0.1, "shrinking shrinks"
