"""Killed at random moments, the server loses nothing that it has promised and doubles nothing."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import services
from spieltisch.store import Store
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.verify import verify
from tests.server.killing import Stubborn
from tests.server.serving import Client, Server
from tests.store.databases import new_database

TABLES, FEW = 50, 16
Kill = Callable[[], None]


async def play_through(
    server: Server, kill: Kill, kills: int, seed: int, tables: int = TABLES
) -> list[Stubborn]:
    """Clients play while the axe falls."""
    rng = random.Random(seed)
    person = Client.program(server.url, "Ann")
    clients = [
        Stubborn(
            person,
            "burgundy" if number % 10 == 0 else "auction",
            ["me", "me", "bot"] if number % 5 == 1 else ["me", "me"],
            number,
        )
        for number in range(tables)
    ]
    enough = asyncio.Event()
    playing = [asyncio.create_task(client.play_on(enough)) for client in clients]
    for _ in range(kills):
        await asyncio.sleep(0.5 + rng.random() * 2)
        await asyncio.to_thread(kill)
    await asyncio.sleep(1)
    enough.set()
    await asyncio.wait_for(asyncio.gather(*playing), 600)
    return clients


def check(database: str, clients: list[Stubborn]) -> None:
    """Every acknowledged move is there, none twice, every game is finished and proved."""
    store = Store(database)
    person = clients[0].client.id
    promises = sum(len(client.acked) for client in clients)
    print(f"{promises} acknowledged moves, {sum(client.finished for client in clients)} games")
    for client in clients:
        assert client.finished == len(client.tables)
        for table_id in client.tables:
            entries = store.tables.entries(table_id)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            stored = {entry.client: entry.seq for entry in entries if entry.client}
            promised = {
                f"{person}:{chosen}": seq
                for (where, chosen), seq in client.acked.items()
                if where == table_id
            }
            assert promised.items() <= stored.items()
            table = store.tables.load_empty(table_id)
            assert table is not None
            for entry in entries:
                table.fold(entry)
            assert table.status == "finished"
            assert verify(record_of(table, Journal(entries))).faults == []
    store.close()


def axe_for_server(server: Server) -> Kill:
    def kill() -> None:
        server.kill()
        server.start()

    return kill


def run_with_server_killed(folder: Path, database: str, kills: int, tables: int = TABLES) -> None:
    server = Server(database, folder / "log").start()
    try:
        clients = asyncio.run(play_through(server, axe_for_server(server), kills, kills, tables))
        assert server.stop() >= -15
    finally:
        server.kill()
    check(database, clients)


def run_with_postgres_killed(folder: Path, kills: int, tables: int = TABLES) -> None:
    try:
        running = services.postgres_server()
        postgres, database = running.__enter__()
    except services.Unavailable as fault:
        pytest.skip(str(fault))
    server = Server(database, folder / "log").start()

    def kill() -> None:
        postgres.kill()
        postgres.start()

    try:
        clients = asyncio.run(play_through(server, kill, kills, kills, tables))
        check(database, clients)
    finally:
        server.kill()
        running.__exit__(None, None, None)


@pytest.mark.slow
def test_the_server_is_killed(tmp_path: Path) -> None:
    run_with_server_killed(tmp_path, f"sqlite:///{tmp_path / 'x.db'}", 2, FEW)


@pytest.mark.slow
def test_postgresql_is_killed(tmp_path: Path) -> None:
    run_with_postgres_killed(tmp_path, 1, FEW)


@pytest.mark.extended
def test_the_server_is_killed_a_hundred_times(tmp_path: Path) -> None:
    run_with_server_killed(tmp_path, f"sqlite:///{tmp_path / 'x.db'}", 100)


@pytest.mark.extended
def test_the_server_on_postgresql_is_killed_thirty_times(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    run_with_server_killed(tmp_path, new_database("postgresql", tmp_path_factory), 30)


@pytest.mark.extended
def test_postgresql_is_killed_thirty_times(tmp_path: Path) -> None:
    run_with_postgres_killed(tmp_path, 30)
