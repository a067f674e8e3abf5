"""Servers for the tests that need none of their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, serving
from tests.store.databases import new_database


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(
        f"sqlite:///{folder / 'spieltisch.db'}", folder / "log", private_webhooks=True
    ) as s:
        yield s


@pytest.fixture(
    scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.extended)]
)
def any_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each kind of database."""
    if request.param == "sqlite":
        yield request.getfixturevalue("server")
        return
    log = tmp_path_factory.mktemp("server") / "log"
    with serving(new_database(request.param, tmp_path_factory), log) as s:
        yield s
