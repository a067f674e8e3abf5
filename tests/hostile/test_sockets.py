"""Control pings without end, and sockets that never read: they end, and nobody else notices."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Opcode

from spieltisch.server.live.outbox import MOST_BYTES, MOST_WAITING
from spieltisch.server.live.wire import BYE_FLOOD, MOST_REFUSED
from tests.hostile.raw_socket import RawSocket, ping, resident
from tests.server.serving import (
    PATIENCE,
    SLOW_BUCKETS,
    Client,
    Server,
    receive,
    receive_until,
    serving,
    serving_two,
)
from tests.store.databases import new_database, redis_or_skip

DEPTH = 200
"""What a bucket holds, in messages (`server.limits`)."""
MEGABYTE = 1 << 20
needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    folder = tmp_path_factory.mktemp("limited")
    with serving(f"sqlite:///{folder / 'x.db'}", folder / "log", rate=1) as server:
        yield server


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits: what it keeps for somebody is bounded all the same."""
    folder = tmp_path_factory.mktemp("unlimited")
    with serving(f"sqlite:///{folder / 'x.db'}", folder / "log") as server:
        yield server


def memory(server: Server) -> int:
    assert server.process is not None
    return resident(server.process.pid)


FLOODS = {
    "pings": ping(),
    "pings with something in them": ping(b"x" * 100),
    "pongs nobody asked for": ping(b"", Opcode.PONG),
    "messages": ping(b'{"type":"ping"}', Opcode.TEXT),
}


@pytest.mark.slow
@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_ends_the_connection(limited: Server, flood: str) -> None:
    guest = Client.program(limited.url, "Mallory")
    table = guest.table("me", "bot novice", "bot novice")["id"]
    with RawSocket(guest, table) as socket:
        socket.flood(FLOODS[flood] * 100, 10 * (DEPTH + MOST_REFUSED))
        assert socket.farewell() == BYE_FLOOD
    assert Client.program(limited.url, "Ann").get("/api/v1/lobby").status == 200


@pytest.mark.slow
def test_a_message_in_endless_pieces_ends_the_connection(limited: Server) -> None:
    guest = Client.program(limited.url, "Mallory")
    with RawSocket(guest, guest.table("me", "bot novice", "bot novice")["id"]) as socket:
        socket.connection.sendall(ping(b" ", Opcode.TEXT, fin=False))
        socket.flood(ping(b"", Opcode.CONT, fin=False) * 100, 10 * (DEPTH + MOST_REFUSED))
        assert socket.farewell() == BYE_FLOOD


@pytest.mark.slow
def test_a_ping_now_and_then_is_answered(limited: Server) -> None:
    guest = Client.program(limited.url, "Ann")
    with guest.live(guest.table("me", "bot novice", "bot novice")["id"]) as socket:
        for _ in range(DEPTH // 4):
            assert socket.ping().wait(60)
        socket.send('{"type":"ping"}')
        assert receive_until(socket, "pong")


SUBSCRIBE = ping(b'{"type":"subscribe","as":"scene","language":"en","stage":true}', Opcode.TEXT)


def playing(guest: Client) -> str:
    """A table with much to show."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    made = guest.post("/api/v1/tables", {"game": "burgundy", "seats": seats}).json
    assert guest.get(f"/api/v1/tables/{made['id']}/screen").status == 200
    return str(made["id"])


@needs_proc
@pytest.mark.slow
@pytest.mark.parametrize("flood", [ping(b"x" * 120), SUBSCRIBE], ids=["pings", "subscriptions"])
def test_who_never_reads_is_not_read(unlimited: Server, flood: bytes) -> None:
    """Without any limit: what he sends waits in the machine's buffers, and then with him."""
    guest = Client.program(unlimited.url, "Mallory")
    table = playing(guest)
    before, most = memory(unlimited), 64 * MEGABYTE // len(flood * 500)
    watching = "?as=scene&language=en"
    sockets = [RawSocket(guest, table, watching, reads=False) for _ in range(3)]
    sent = [socket.flood(flood * 500, most) for socket in sockets]
    assert max(sent) < most, "somebody was read although he did not read"
    assert memory(unlimited) - before < 3 * (MOST_BYTES + 8 * MEGABYTE)
    assert guest.get("/api/v1/lobby").status == 200
    for socket in sockets:
        socket.connection.close()


@pytest.mark.slow
def test_who_falls_too_far_behind_is_cut_off(unlimited: Server) -> None:
    """He reads nothing, not even the goodbye: the server lets go of him all the same."""
    guest = Client.program(unlimited.url, "Mallory")
    table = playing(guest)
    await_sockets(unlimited, 0)
    with RawSocket(guest, table, "?as=scene&language=en", reads=False) as socket:
        await_sockets(unlimited, 1)
        socket.flood(SUBSCRIBE * 500, 1000)
        for number in range(MOST_WAITING + 10):
            said = guest.post(f"/api/v1/tables/{table}/chat", {"text": str(number)})
            assert said.status == 200
        await_sockets(unlimited, 0)


def await_sockets(server: Server, wanted: int) -> None:
    """Wait until so many are open."""
    until = time.monotonic() + PATIENCE
    while open_sockets(server) != wanted:
        assert time.monotonic() < until, f"{open_sockets(server)} sockets are open"
        time.sleep(0.2)


def open_sockets(server: Server) -> int:
    lines = Client(server.url).get("/metrics").text.splitlines()
    (count,) = [line for line in lines if line.startswith("spieltisch_sockets ")]
    return int(float(count.split()[1]))


@pytest.mark.slow
def test_a_flood_through_another_process_is_charged_to_its_person(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A table held elsewhere: the frames end where they arrive, and the person pays for them."""
    redis, database = redis_or_skip(), new_database("sqlite", tmp_path_factory)
    settings: dict[str, Any] = {"rate": 1, "games": SLOW_BUCKETS}
    with serving_two(database, tmp_path, redis, **settings) as (first, second):
        guest = Client.program(first.url, "Mallory")
        table = guest.table("me", "me")["id"]
        guest.url = second.url
        with guest.live(table) as other, RawSocket(guest, table) as socket:
            receive_until(other, "full")
            socket.flood(FLOODS["pings"] * 100, 10 * (DEPTH + MOST_REFUSED))
            assert socket.farewell() == BYE_FLOOD
            codes: set[str | None] = set()
            for _ in range(50):  # what one process knows the other hears a little later
                other.send('{"type":"ping"}')
                codes.add(receive(other).get("code"))
                if "too-many" in codes:
                    return
                time.sleep(0.1)
            raise AssertionError("the flood cost its person nothing")
