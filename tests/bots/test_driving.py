"""Whatever a bot does, the game goes on and its fault is told."""

import time
from random import Random

import pytest

from spieltisch.bots import Bot, Sight
from spieltisch.bots.driving import Driver
from tests.bots.positions import positions, sight_of


class Crash(Bot):
    def choose(self, sight: Sight) -> int:
        raise RuntimeError("out of ideas")


class Nonsense(Bot):
    def choose(self, sight: Sight) -> int:
        return len(sight.options)


class Sleeper(Bot):
    def choose(self, sight: Sight) -> int:
        time.sleep(30)
        return 0


@pytest.fixture
def sight() -> Sight:
    return sight_of(*next(positions("burgundy", 2, seed=1, every=5)))


@pytest.mark.parametrize(
    ("bot", "why"),
    [(Crash, "RuntimeError: out of ideas"), (Nonsense, "ValueError"), (Sleeper, "TooSlow")],
)
def test_a_fault_is_counted_and_somebody_stands_in(bot: type[Bot], why: str, sight: Sight) -> None:
    driver = Driver(bot(Random(1)), Random(2), limit=0.2)
    assert 0 <= driver.decide(sight) < len(sight.options)
    assert [fault.decision for fault in driver.faults] == [1]
    assert driver.faults[0].why.startswith(why)
    assert driver.slowest < 10
