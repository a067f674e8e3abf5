"""Each table is held by one process: any of them takes its players, and none is missed."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from spieltisch.server.live.forwarding import table_of
from spieltisch.server.live.leases import LEASE
from spieltisch.store import Store
from tests.server.player import Player
from tests.server.serving import PATIENCE, Client, serving, serving_two
from tests.server.test_kill import check, play_through
from tests.server.test_lasting import come_back, deciding, workers_of
from tests.store.databases import SERVED, new_database, redis_or_skip

KILLS, TABLES, WORKERS = 3, 10, 3


def read_to_the_end(player: Player) -> None:
    while True:
        player.read()


def lease_runs_out(redis: str, owner: str) -> None:
    """As after a while of silence; leases of tests last longer than any pause of a busy machine."""
    from redis import Redis

    with Redis.from_url(redis) as client:
        assert client.delete(LEASE + owner)


def holder_of(database: str, table: str) -> tuple[str, int]:
    store = Store(database)
    holder = store.tables.holders([table])[table]
    store.close()
    return holder.owner, holder.fence


@pytest.mark.slow
@pytest.mark.parametrize("kind", SERVED)
def test_workers_are_killed_in_mid_move(
    kind: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database(kind, tmp_path_factory), redis_or_skip()
    rng = random.Random(7)
    with serving(database, tmp_path / "log", redis=redis, workers=WORKERS) as server:

        def kill() -> None:
            until = time.monotonic() + PATIENCE
            while len(workers_of(server)) < WORKERS:
                assert time.monotonic() < until
                time.sleep(0.1)
            os.kill(rng.choice(workers_of(server)), signal.SIGKILL)

        clients = asyncio.run(play_through(server, kill, KILLS, 7, TABLES))
    check(database, clients)


@pytest.mark.slow
def test_moves_do_not_make_a_table_change_hands(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database("sqlite", tmp_path_factory), redis_or_skip()
    with serving_two(database, tmp_path, redis) as (first, second):
        ann = Client.program(first.url, "Ann")
        table = ann.table("me", "me")["id"]
        held = holder_of(database, table)
        here, there = Player(ann, table), Player(Client(second.url, ann.token), table)
        here.read()
        there.read()
        while here.public["status"] == "playing":
            mover, other = (here, there) if here.seq % 2 else (there, here)
            assert mover.move(deciding(mover))["type"] == "ack"
            other.read_until_seq(mover.seq)
        assert Client(second.url, ann.token).get(f"/api/v1/tables/{table}/proof").json["proved"]
        page = Client(second.url, ann.token).get(f"/tables/{table}")
        assert page.status == 200, page.text
        assert here.public == there.public
        assert holder_of(database, table) == held


@pytest.mark.slow
def test_a_process_of_which_others_have_not_heard_yet_keeps_its_tables(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database("sqlite", tmp_path_factory), redis_or_skip()
    with serving_two(database, tmp_path, redis) as (first, second):
        ann = Client.program(second.url, "Ann")
        table = ann.table("me", "me")["id"]
        held = holder_of(database, table)
        assert Client(first.url, ann.token).get(f"/api/v1/tables/{table}/view").status == 200
        assert holder_of(database, table) == held


@pytest.mark.slow
@pytest.mark.parametrize("kind", SERVED)
def test_an_owner_that_was_cut_off_comes_back_and_cannot_write(
    kind: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database(kind, tmp_path_factory), redis_or_skip()
    with serving_two(database, tmp_path, redis) as (first, second):
        ann = Client.program(first.url, "Ann")
        table = ann.table("me", "me")["id"]
        old, _ = holder_of(database, table)
        here, there = Player(ann, table), Player(Client(second.url, ann.token), table)
        here.read()
        there.read()
        assert first.process is not None
        os.kill(first.process.pid, signal.SIGSTOP)
        lease_runs_out(redis, old)
        with pytest.raises(ConnectionClosed):
            there.read()
        come_back(there)
        new, fence = holder_of(database, table)
        assert new != old
        # It does not know yet that it has been replaced, and its move would follow.
        late = here.send(
            type="move", seat=0, seq=here.seq, move=here.choice(0)["options"][0], id="late"
        )
        os.kill(first.process.pid, signal.SIGCONT)
        with pytest.raises(ConnectionClosed):
            read_to_the_end(here)
        assert here.answers.get(late, {}).get("type") != "ack"
        assert holder_of(database, table) == (new, fence)
        come_back(here)
        assert here.ask(type="move", seat=0, seq=here.seq, move="x")["type"] == "refusal"
        there.read_until_seq(here.seq)
        while here.public["status"] == "playing":
            assert here.move(deciding(here))["type"] == "ack"
            there.read_until_seq(here.seq)
        assert holder_of(database, table) == (new, fence)
    store = Store(database)
    entries = store.tables.entries(table)
    store.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert not any(entry.client.endswith(":late") for entry in entries)


@pytest.mark.slow
def test_bots_think_wherever_there_is_room_and_go_on_after_a_crash(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database("sqlite", tmp_path_factory), redis_or_skip()
    with serving_two(database, tmp_path, redis) as (first, second):
        ann = Client.program(first.url, "Ann")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "master"}] * 3]
        body = {"game": "burgundy", "seats": seats}
        tables = [ann.post("/api/v1/tables", body).json["id"] for _ in range(3)]
        owner, _ = holder_of(database, tables[0])
        until = time.monotonic() + PATIENCE
        while not second.processes("bot_worker"):
            assert time.monotonic() < until
            player = Player(ann, tables[0])
            player.read()
            if player.choice(0):
                player.move(0)
            player.close()
        assert all(holder_of(database, table)[0] == owner for table in tables)
        first.kill()
        lease_runs_out(redis, owner)
        until = time.monotonic() + PATIENCE
        while all(holder_of(database, table)[0] == owner for table in tables):
            assert time.monotonic() < until
            time.sleep(0.1)


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/api/v1/tables/abc/live", "abc"),
        ("/api/v1/tables/abc", "abc"),
        ("/tables/abc/replay", "abc"),
        ("/api/v1/tables", ""),
        ("/tables", ""),
        ("/api/v1/people", ""),
        ("/", ""),
    ],
)
def test_which_requests_are_about_a_table(path: str, table: str) -> None:
    assert table_of(path) == table
