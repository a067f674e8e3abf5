"""Settings shared by all tests, and a browser for those that need one."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from spieltisch.tables import match
from tests import luck
from tests.browsing import launched

# Whole games take longer than hypothesis allows by default. The examples are always the same, so
# that what is green here is green there (--hypothesis-profile=default looks elsewhere).
settings.register_profile("spieltisch", deadline=None, derandomize=True, database=None)
settings.load_profile("spieltisch")


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What no test has asked luck for comes out the same in every run, alone or among others."""
    random.seed(luck.SEED)
    monkeypatch.setattr(match, "secrets", luck.source())


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One for all tests of this process."""
    with launched() as chromium:
        yield chromium


@pytest.fixture(autouse=True)
def free_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let tests without the browser run event loops of their own.

    Between two calls Playwright's loop waits and does nothing, but this thread still counts as
    its own, and a second loop would be refused.
    """
    if "browser" in request.fixturenames:
        yield
        return
    waiting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(waiting)
