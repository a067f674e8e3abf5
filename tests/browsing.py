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

LETTERS = "() => document.fonts.ready.then(() => undefined)"
"""Waits until a page shows its own letters: words are as wide on every machine."""
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
