"""Reports: too many are told as busy, and everybody gets a turn."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spieltisch.server.config import Config
from spieltisch.server.workers.reporting import MOST_OF_ONE, Job, Reporter
from spieltisch.store import Store


class Made(Reporter):
    """Makes reports in no time, one after the other."""

    def __init__(self) -> None:
        reports = SimpleNamespace(put=lambda *_: None)
        super().__init__(Config(), cast(Store, SimpleNamespace(reports=reports)))
        self.order: list[str] = []

    async def _ask(self, record: str, job: Job) -> Any:
        self.order.append(record)
        await asyncio.sleep(0.01)
        return {}


def test_one_persons_reports_do_not_fail_those_of_others() -> None:
    async def attack() -> tuple[list[Job | None], Job | None, list[str]]:
        reporter = Made()
        mine = [reporter.begin(f"t{n}", f"gus {n}", "gus") for n in range(40)]
        hers = reporter.begin("v", "vera", "vera")
        while reporter.jobs:
            await asyncio.sleep(0.01)
        await reporter.close()
        return mine, hers, reporter.order

    mine, hers, order = asyncio.run(attack())
    assert hers is not None
    assert not hers.failed
    # One is being made at once, some wait; the rest is told that it is busy here.
    assert [job is not None for job in mine] == [True] * (MOST_OF_ONE + 1) + [False] * (
        39 - MOST_OF_ONE
    )
    assert order[:2] == ["gus 0", "vera"]


def test_a_report_that_failed_is_told_and_not_made_twice() -> None:
    class Broken(Made):
        async def _ask(self, record: str, job: Job) -> Any:
            await super()._ask(record, job)
            raise ValueError(record)

    async def ask() -> list[str]:
        reporter = Broken()
        first = reporter.begin("t", "once", "ann")
        assert first is not None
        while not first.failed:
            await asyncio.sleep(0.01)
        assert reporter.begin("t", "again", "ann") is first
        again = reporter.begin("t", "again", "ann", again=True)
        assert again is not first
        await reporter.close()
        return reporter.order

    assert asyncio.run(ask())[:1] == ["once"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_busy_is_told_in_words(language: str) -> None:
    from spieltisch import texts

    assert texts.say(language, "report-busy") != texts.say(language, "report-failed")
