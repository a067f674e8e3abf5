"""Settings shared by all tests, and a browser for those that need one."""

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


# Not for the whole session: while Playwright runs, no other test could run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with launched() as chromium:
        yield chromium
