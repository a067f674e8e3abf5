"""Floods of requests that cost nothing: who floods waits, and others do not."""

import asyncio
import http.client
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spieltisch.server import limits, turnstile
from spieltisch.server.limits import Limits
from spieltisch.server.turnstile import AT_ONCE, Turnstile
from tests.server.inside import Inside, server_inside
from tests.server.serving import PATIENCE

GUEST, OTHER = "127.0.0.3", "127.0.0.2"
FREE = [
    "/nothing",
    "/static/nothing",
    "/motifs.svg",
    "/metrics",
    "/healthz",
    "/api/v1/openapi.json",
]
DEPTH = 20


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server with limits, of which few requests come back."""
    monkeypatch.setitem(limits.RATES, "request", (float(DEPTH), 0.001))
    monkeypatch.setattr(turnstile, "PAUSE", 0.05)
    with server_inside(tmp_path) as inside:
        inside.app.limits.scale = 1.0
        yield inside


def ask(inside: Inside, path: str, address: str) -> int:
    """The status of an answer to somebody at an address of this machine."""
    host, _, port = inside.url.removeprefix("http://").partition(":")
    line = http.client.HTTPConnection(host, int(port), PATIENCE, (address, 0))
    try:
        line.request("GET", path)
        return line.getresponse().status
    finally:
        line.close()


@pytest.mark.parametrize("path", FREE)
def test_what_costs_nothing_is_not_to_be_had_without_end(strict: Inside, path: str) -> None:
    with ThreadPoolExecutor(8) as guests:
        told = list(guests.map(lambda _: ask(strict, path, GUEST), range(2 * DEPTH)))
    assert told.count(429) == DEPTH
    assert ask(strict, path, OTHER) != 429


def test_few_of_an_address_are_worked_at_together(tmp_path: Path) -> None:
    with server_inside(tmp_path) as inside:
        inside.app.limits.scale = 1.0
        loop = inside.app.tables.loop
        held, let_go = threading.Event(), asyncio.Event()

        async def hold() -> None:
            async with inside.app.turnstile.turn(GUEST):
                await let_go.wait()

        async def hold_all() -> None:
            holding = [asyncio.create_task(hold()) for _ in range(AT_ONCE)]
            await asyncio.sleep(0)
            held.set()
            await asyncio.gather(*holding)

        done = asyncio.run_coroutine_threadsafe(hold_all(), loop)
        assert held.wait(PATIENCE)
        with ThreadPoolExecutor(1) as guest:
            waiting = guest.submit(ask, inside, "/nothing", GUEST)
            assert ask(inside, "/nothing", OTHER) == 404
            assert not waiting.done()
            loop.call_soon_threadsafe(let_go.set)
            assert waiting.result(PATIENCE) == 404
        done.result(PATIENCE)


def test_lines_of_who_has_gone_are_forgotten() -> None:
    async def come_and_go() -> int:
        stile = Turnstile(Limits(1.0))
        async with stile.turn("192.0.2.1"):
            async with stile.turn("192.0.2.2"):
                pass
            stuck = asyncio.create_task(_enter(stile, "192.0.2.2"))
            await asyncio.sleep(0)
            stuck.cancel()
            await asyncio.gather(stuck, return_exceptions=True)
        return len(stile._lines)

    assert asyncio.run(come_and_go()) == 0


async def _enter(stile: Turnstile, address: str) -> None:
    async with stile.turn(address):
        await asyncio.sleep(60)


def test_who_is_no_flood_is_not_kept_waiting() -> None:
    async def many() -> float:
        stile, began = Turnstile(Limits(1.0)), time.monotonic()
        for number in range(1000):
            assert await stile.passes(f"192.0.2.{number % 100}")
        return time.monotonic() - began

    assert asyncio.run(many()) < turnstile.PAUSE
