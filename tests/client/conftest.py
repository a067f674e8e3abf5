"""A browser for the tests that need one; without Chromium or Playwright they are skipped."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scripts.browser import found
from tests.client import harness

CHROMIUM = found()
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = (1440, 900)
PHONE = (390, 844)


# Not for the whole session: while Playwright runs, no other test could run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        try:  # without a system Chromium Playwright looks for its own
            launched = started.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        except playwright.Error as fault:
            if CHROMIUM is not None:
                raise
            pytest.skip(f"needs Chromium: {fault}")
        yield launched
        launched.close()


@pytest.fixture
def sit_down(browser: Any) -> Iterator[Callable[..., Any]]:
    """Serve a table and open its page; whatever the page complains of fails the test."""
    contexts, servers, faults = [], [], []

    def open_page(table: harness.Table, size: tuple[int, int] = DESKTOP, **more: Any) -> Any:
        server = harness.serve(table)
        servers.append(server)
        phone = size[0] < 900
        context = browser.new_context(
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
        return page

    yield open_page
    for context in contexts:
        context.close()
    for server in servers:
        server.shutdown()
        server.server_close()
    assert faults == []
