"""One server for the tests that need no server of their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(
        f"sqlite:///{folder / 'spieltisch.db'}", folder / "log", private_webhooks=True
    ) as s:
        yield s
