"""The benchmark measures what it says, and its guard notices what has become slower."""

import pytest

from benchmarks import compare, house
from benchmarks.rounds import Contender, better_when_higher
from spieltisch import games


@pytest.mark.parametrize("name", games.names())
def test_every_figure_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "POSITIONS", 30)
    measured = dict(house.figures(name, seed=1))
    assert {"decisions/s", "µs a copy", "bytes a state", "ms a scene"} <= measured.keys()
    assert all(value > 0 for value in measured.values())


def contender(**figures: float) -> Contender:
    made = Contender("trial", [], {})
    made.figures = {name: [value, value * 0.9, value * 1.1] for name, value in figures.items()}
    return made


def test_the_guard_knows_slower_from_faster() -> None:
    base = contender(**{"decisions/s": 1000.0, "µs a copy": 4.0, "ms a scene": 2.0})
    same = contender(**{"decisions/s": 800.0, "µs a copy": 5.0, "ms a scene": 1.0})
    slow = contender(**{"decisions/s": 700.0, "µs a copy": 6.0, "new figure": 1.0})
    assert compare.fallen(same, base) == []
    assert len(compare.fallen(slow, base)) == 2


def test_rates_should_be_high_and_times_low() -> None:
    assert better_when_higher("boonlake: decisions/s")
    assert not better_when_higher("boonlake: µs a copy")
