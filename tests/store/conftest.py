"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from spieltisch.store import Store
from tests.store.databases import KINDS, new_database


@pytest.fixture(params=KINDS)
def store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Store]:
    url = new_database(request.param, tmp_path_factory)
    opened = Store(url)
    opened.migrate()
    yield opened
    opened.close()
