"""Which of many combinations `make test` runs; all the others are left to `make test-all`."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest


def each_value(names: str, *axes: Sequence[Any]) -> pytest.MarkDecorator:
    """All combinations, of which the shortest walk that meets every value is always run."""
    return _covering(names, axes, 1)


def each_pair(names: str, *axes: Sequence[Any]) -> pytest.MarkDecorator:
    """All combinations, of which a few that meet every pair of values are always run."""
    return _covering(names, axes, 2)


def _covering(names: str, axes: Sequence[Sequence[Any]], together: int) -> pytest.MarkDecorator:
    cases = list(product(*(range(len(axis)) for axis in axes)))
    chosen = _chosen(cases, together)
    params = [
        pytest.param(
            *(axis[place] for axis, place in zip(axes, case, strict=True)),
            marks=() if case in chosen else pytest.mark.extended,
        )
        for case in cases
    ]
    return pytest.mark.parametrize(names.split(), params)


def _chosen(cases: list[tuple[int, ...]], together: int) -> list[tuple[int, ...]]:
    """Greedily, what meets most that has not been met."""
    missing = {met for case in cases for met in _meets(case, together)}
    chosen = []
    while missing:
        best = max(cases, key=lambda case: len(missing & _meets(case, together)))
        missing -= _meets(best, together)
        chosen.append(best)
    return chosen


def _meets(case: tuple[int, ...], together: int) -> set[tuple[tuple[int, int], ...]]:
    return set(combinations(enumerate(case), together))
