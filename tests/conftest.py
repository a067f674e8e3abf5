"""Settings shared by all tests, and a browser for those that need one."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from tests.browsing import launched

# Whole games take longer than hypothesis allows by default. The examples are always the same, so
# that what is green here is green there (--hypothesis-profile=default looks elsewhere).
settings.register_profile("spieltisch", deadline=None, derandomize=True, database=None)
settings.load_profile("spieltisch")


# Not for the whole session: while Playwright runs, no other test could run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with launched() as chromium:
        yield chromium
