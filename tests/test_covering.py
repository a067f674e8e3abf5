"""The combinations that are always run meet what they promise."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from tests.covering import each_pair, each_value

AXES: list[list[Any]] = [["en", "de", "fr"], ["small", "large"], [1, 2, 3, 4, 5]]


def always_run(mark: pytest.MarkDecorator) -> tuple[int, list[tuple[Any, ...]]]:
    params = mark.args[1]
    return len(params), [tuple(param.values) for param in params if not param.marks]


@pytest.mark.parametrize(("cover", "together", "most"), [(each_value, 1, 5), (each_pair, 2, 15)])
def test_everything_is_met(
    cover: Callable[..., pytest.MarkDecorator], together: int, most: int
) -> None:
    every, chosen = always_run(cover("language size number", *AXES))
    assert every == 30
    assert len(chosen) == most
    for axes in combinations(range(3), together):
        met = {tuple(case[axis] for axis in axes) for case in chosen}
        wanted = 1
        for axis in axes:
            wanted *= len(AXES[axis])
        assert len(met) == wanted
