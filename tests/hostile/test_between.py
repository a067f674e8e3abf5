"""Attacks through another process than the one that holds the table."""

import socket
from collections.abc import Iterator

import pytest

from spieltisch.server.connections import BODY_SECONDS
from spieltisch.store import Store
from tests.server.serving import PATIENCE, Client, Server, receive_until, serving_two
from tests.store.databases import new_database, redis_or_skip

Two = tuple[Server, Server]
ODD = [b"\xff\xfe\xfd", b"\x00", b"", b'{"type":"ping"}', b"\xf0" * 60_000]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two processes on one database."""
    database, folder = new_database("sqlite", tmp_path_factory), tmp_path_factory.mktemp("two")
    with serving_two(database, folder, redis_or_skip()) as servers:
        yield servers


def held_by_the_other(two: Two) -> tuple[Client, str]:
    """A guest at the second process, and a table of theirs that the first one holds."""
    guest = Client.program(two[0].url, "Mallory")
    table = guest.table("me", "me")["id"]
    with guest.live(table) as there:
        receive_until(there, "full")
    guest.url = two[1].url
    return guest, table


@pytest.mark.slow
@pytest.mark.parametrize("odd", ODD, ids=["no text", "nothing", "empty", "a message", "huge"])
def test_what_is_no_text_makes_no_process_deaf(two: Two, odd: bytes) -> None:
    """One binary frame must not end what a process hears of all the others."""
    guest, table = held_by_the_other(two)
    with guest.live(table) as attacker:
        receive_until(attacker, "full")
        attacker.send(odd)
    vera = Client.program(two[0].url, "Vera")
    hers = vera.table("me", "me")["id"]
    vera.url = two[1].url
    with vera.live(hers) as channel:
        receive_until(channel, "full")
        channel.send('{"type":"ping"}')
        assert receive_until(channel, "pong")
    # Whoever is deaf loses its tables to those who are asked.
    store = Store(two[0].environment["SPIELTISCH_DATABASE"])
    try:
        assert {holder.fence for holder in store.tables.holders([table, hers]).values()} == {1}
    finally:
        store.close()
    assert not any("Traceback" in server.log.read_text() for server in two)


@pytest.mark.slow
def test_a_body_that_never_comes_ends_at_any_process(two: Two) -> None:
    guest, table = held_by_the_other(two)
    with socket.create_connection(("127.0.0.1", two[1].port), BODY_SECONDS + PATIENCE) as slow:
        head = f"POST /api/v1/tables/{table}/chat HTTP/1.1\r\nHost: x\r\n"
        kind = "Content-Type: application/json\r\nContent-Length: 100\r\n"
        slow.sendall(f"{head}{kind}Authorization: Bearer {guest.token}\r\n\r\n{{".encode())
        assert b" 408 " in slow.recv(1000)
