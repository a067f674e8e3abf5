"""Whatever a bot does, the game goes on and its fault is told."""

import signal
import time
from random import Random

import pytest

from spieltisch.bots import Bot, Sight
from spieltisch.bots.driving import Driver
from tests.bots.positions import positions, sight_of

FOREVER = 600.0
"""Seconds that nobody waits for."""


class Crash(Bot):
    def choose(self, sight: Sight) -> int:
        raise RuntimeError("out of ideas")


class Nonsense(Bot):
    def choose(self, sight: Sight) -> int:
        return len(sight.options)


class Sleeper(Bot):
    def choose(self, sight: Sight) -> int:
        time.sleep(FOREVER)
        return 0


@pytest.fixture
def sight() -> Sight:
    return sight_of(*next(positions("burgundy", 2, seed=1, every=5)))


# Only who sleeps has little time: on a busy machine anybody may be late.
@pytest.mark.parametrize(
    ("bot", "limit", "why"),
    [
        (Crash, FOREVER, "RuntimeError: out of ideas"),
        (Nonsense, FOREVER, "ValueError"),
        (Sleeper, 0.2, "TooSlow"),
    ],
)
def test_a_fault_is_counted_and_somebody_stands_in(
    bot: type[Bot], limit: float, why: str, sight: Sight
) -> None:
    driver = Driver(bot(Random(1)), Random(2), limit)
    assert 0 <= driver.decide(sight) < len(sight.options)
    assert [fault.decision for fault in driver.faults] == [1]
    assert driver.faults[0].why.startswith(why)
    assert driver.slowest < FOREVER


@pytest.mark.parametrize(("bot", "limit"), [(Crash, FOREVER), (Sleeper, 0.2)])
def test_no_alarm_is_left_behind(bot: type[Bot], limit: float, sight: Sight) -> None:
    before = signal.getsignal(signal.SIGALRM)
    Driver(bot(Random(1)), Random(2), limit).decide(sight)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) is before
