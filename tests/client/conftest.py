"""What the tests in the browser share.

Tests on a real server share it with their file: `server`, Ann who plays there, and `visitors` who
bring browsers of their own. A file that needs another server says so by a fixture of that name.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browsing import LETTERS, context_of
from tests.client import harness
from tests.client.around import Visitors, played, visiting
from tests.client.sizes import DESKTOP
from tests.server.serving import Client, Server, serving

# A table without a server


@pytest.fixture
def sit_down(browser: Any) -> Iterator[Callable[..., Any]]:
    """Serve a table and open its page; whatever the page complains of fails the test."""
    contexts, servers, faults = [], [], []

    def open_page(table: harness.Table, size: tuple[int, int] = DESKTOP, **more: Any) -> Any:
        server = harness.serve(table)
        servers.append(server)
        phone = size[0] < 900
        context = context_of(
            browser,
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("requestfailed", lambda request: faults.append(request.url))
        page.on(
            "console",
            lambda said: faults.append(said.text) if said.type in ("error", "warning") else None,
        )
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_selector(".st-prompt:not(:empty)")
        page.evaluate(LETTERS)
        return page

    yield open_page
    for context in contexts:
        context.close()
    for server in servers:
        server.shutdown()
        server.server_close()
    assert faults == []


# A real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database of its own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'spieltisch.db'}", folder / "log") as started:
        yield started


@pytest.fixture(scope="module")
def ann(server: Server) -> Client:
    """Somebody whom the server knows."""
    return Client.browser(server.url, "Ann")


@pytest.fixture
def visitors(browser: Any, server: Server) -> Iterator[Visitors]:
    """People who look at the server's pages; whatever a page complains of fails the test."""
    with visiting(browser, server) as people:
        yield people


@pytest.fixture(scope="module")
def finished_burgundy(ann: Client) -> str:
    """A table at which Ann has played both seats to the end."""
    return played(ann, "burgundy", "me", "me")
