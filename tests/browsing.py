"""A browser for the tests that need one; without Chromium or Playwright they are skipped."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from scripts.browser import found

CHROMIUM = found()
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

WAIT = 120_000
"""Milliseconds after which something will not come any more, however busy the machine is."""
LETTERS = "() => document.fonts.ready.then(() => undefined)"
"""Waits until a page shows its own letters: words are as wide on every machine."""
NOTHING_GOES_BY_ITSELF = """(() => {
  const { setTimeout: later } = window;
  window.setTimeout = (act, pause, ...more) => (pause >= 5000 ? 0 : later(act, pause, ...more));
})()"""
"""What is shown for some seconds stays, however slow the machine is that looks at it."""
NOTED = "() => document.querySelector('.st-values-note')?.remove()"
"""What a table says once has been said: it lies over other words while it is there."""


@contextmanager
def launched() -> Iterator[Any]:
    """Chromium, until it is no longer needed."""
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        try:  # without a system Chromium Playwright looks for its own
            browser = started.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        except playwright.Error as fault:
            if CHROMIUM is not None:
                raise
            pytest.skip(f"needs Chromium: {fault}")
        yield browser
        browser.close()


def context_of(browser: Any, **look: Any) -> Any:
    """A browser of somebody's own, in which nothing comes too late on a busy machine."""
    context = browser.new_context(**look)
    context.set_default_timeout(WAIT)
    return context
