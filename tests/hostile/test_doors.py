"""Connections: who says nothing, or holds too many, keeps nobody out."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spieltisch.server import connections
from spieltisch.server.connections import Gate, Places
from tests.server.serving import PATIENCE, Client, Server

FEW = 256
HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "


@contextmanager
def files(soft: int) -> Iterator[None]:
    """What is started here may open so many files, unless it asks for more."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def half_open(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """A connection that never says all it wants."""
    made = socket.create_connection(("127.0.0.1", server.port), 10, source_address=(source, 0))
    made.sendall(HALF)
    return made


def test_half_open_connections_keep_nobody_out(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log")
    held: list[socket.socket] = []
    try:
        with files(FEW):
            server.start()
        with suppress(OSError):
            held.extend(half_open(server) for _ in range(FEW + 100))
        assert Client.program(server.url, "Vera").get("/api/v1/lobby").status == 200
        # And whoever says nothing is sent away in the end.
        held[0].settimeout(connections.HEADER_SECONDS * 4)
        assert b"408" in held[0].recv(1000)
    finally:
        for one in held:
            one.close()
        server.kill()


def was_closed(one: socket.socket) -> bool:
    one.settimeout(PATIENCE)
    try:
        return one.recv(10) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_an_address_holds_no_more_than_its_share(server: Server) -> None:
    held = [half_open(server, "127.0.0.2") for _ in range(connections.MOST_OF_ADDRESS + 5)]
    try:
        closed = sum(was_closed(one) for one in held[-5:])
        assert closed == 5
        assert Client.program(server.url, "Vera").get("/api/v1/lobby").status == 200
    finally:
        for one in held:
            one.close()


class Knocking:
    """A connection as the places see it."""

    def __init__(self) -> None:
        self.gave_up = False

    def give_up(self) -> None:
        self.gave_up = True


def test_who_has_said_nothing_makes_room_first() -> None:
    places = Places(2, "10.0.0.0/8")
    silent, speaking, late = (cast(Gate, Knocking()) for _ in range(3))
    for gate in (silent, speaking):
        assert places.admit(gate, "192.0.2.1")
        places.silent(gate, True)
    places.silent(speaking, False)
    assert places.admit(late, "192.0.2.2")
    assert cast(Any, silent).gave_up
    assert not cast(Any, speaking).gave_up
    assert not places.admit(cast(Gate, Knocking()), "192.0.2.3")


def test_channels_are_counted_by_address_but_not_those_of_our_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ADDRESS", 2)
    places = Places(100, "10.0.0.0/8, 127.0.0.1")
    for address, last in (("192.0.2.1", False), ("10.1.2.3", True), ("127.0.0.1", True)):
        assert places.open_channel(address)
        assert places.open_channel(address)
        assert places.open_channel(address) is last
    places.close_channel("192.0.2.1")
    assert places.open_channel("192.0.2.1")


def test_a_body_that_never_comes_ends(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from spieltisch.server import routing
    from spieltisch.server.faults import Fault

    monkeypatch.setattr(routing, "BODY_SECONDS", 0.05)

    async def stream() -> Any:
        yield b"{"
        await asyncio.sleep(60)

    request = cast(Any, SimpleNamespace(stream=stream))
    with pytest.raises(Fault, match="too-slow"):
        asyncio.run(routing.read_body(request))


def test_who_goes_away_in_mid_request_is_no_error(server: Server) -> None:
    before = server.log.stat().st_size
    gone = socket.create_connection(("127.0.0.1", server.port), 10)
    head = "POST /api/v1/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    gone.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
    time.sleep(0.3)
    gone.close()
    until = time.monotonic() + PATIENCE
    while '"status": 499' not in (written := server.log.read_text()[before:]):
        assert time.monotonic() < until, written
        time.sleep(0.1)
    assert '"level": "error"' not in written.lower()
    assert "Traceback" not in written
