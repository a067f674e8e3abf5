"""A game in play outlives the engine that played it, and the processes that serve it."""

import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from scripts import services
from spieltisch.store import Store
from tests.server.player import Player
from tests.server.serving import PATIENCE, Client, Server, serving, serving_two
from tests.store.databases import SERVED, new_database, redis_or_skip

pytestmark = pytest.mark.slow


def engine_changes(database: str, table: str) -> int:
    """The latest move becomes one that the engine does not know; its entry."""
    store = Store(database)
    seq = store.tables.entries(table)[-1].seq
    with store.engine.begin() as connection:
        change = (
            """UPDATE entries SET deed = replace(deed, '"move":"', '"move":"old ') """
            "WHERE table_id = :table AND seq = :seq"
        )
        connection.execute(text(change), {"table": table, "seq": seq})
    store.close()
    return seq


def deciding(player: Player) -> int:
    return next(seat for seat in (0, 1) if player.choice(seat))


@pytest.mark.parametrize("kind", SERVED)
@pytest.mark.parametrize(("game", "moves"), [("auction", 1), ("burgundy", 60)])
def test_after_an_upgrade_a_running_game_goes_on_from_its_snapshot(
    kind: str, game: str, moves: int, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = new_database(kind, tmp_path_factory)
    with serving(database, tmp_path / "log") as old:
        ann = Client.program(old.url, "Ann")
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = ann.post("/api/v1/tables", body).json["id"]
        player = Player(ann, table)
        player.read()
        for number in range(moves):
            last = player.move(deciding(player), id=f"m{number}")
        assert old.stop() in (0, -signal.SIGTERM)
    changed = engine_changes(database, table)
    with serving(database, tmp_path / "log", port=old.port):
        again = Player(ann, table)
        full = again.read()
        assert (full["type"], full["seq"]) == ("full", changed + 1)
        assert full["public"]["status"] == "playing"
        assert moves - 60 < full["public"]["moves"] < moves
        doubled = again.ask(type="move", seat=0, seq=full["seq"], move="x", id=last["id"])
        assert doubled == {**last, "doubled": True}
        while again.public["status"] == "playing":
            assert again.move(deciding(again))["type"] == "ack"
        path = f"/api/v1/tables/{table}"
        proof = ann.get(f"{path}/proof").json
        assert proof["proved"], proof
        assert '"deed":"returned"' in ann.get(f"{path}/record").text
        assert ann.get(f"{path}/log").status == 200


def test_workers_stop_in_order_and_the_game_goes_on(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = new_database("sqlite", tmp_path_factory)
    server = Server(database, tmp_path / "log", **two_workers()).start()
    try:
        ann = Client.program(server.url, "Ann")
        table = ann.table("me", "me")["id"]
        players = [Player(ann, table) for _ in range(4)]
        for player in players:
            player.read()
        acked = players[0].move(0)["seq"]
        for player in players:
            player.read_until_seq(acked)
        assert server.stop() in (0, -signal.SIGTERM)
        written = server.log.read_text()
        assert written.count("Application shutdown complete") == 2
        assert "Traceback" not in written
        server.start()
        for player in players:
            come_back(player)
        assert players[3].move(1)["type"] == "ack"
        for player in players:
            player.read_until_seq(players[3].seq)
    finally:
        server.kill()


def come_back(player: Player) -> None:
    """Open another line, as often as it takes to get one that holds."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            player.open().send('{"type":"ping"}')
            while player.read()["type"] != "pong":
                pass
            return
        except (ConnectionClosed, InvalidStatus):
            assert time.monotonic() < until


def insist(player: Player, seq: int) -> None:
    """Move once an entry has been seen, however often the line breaks meanwhile."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            player.read_until_seq(seq)
            if player.move(deciding(player))["type"] == "ack":
                return
        except ConnectionClosed:
            come_back(player)
        assert time.monotonic() < until


def test_redis_goes_away_and_comes_back(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = new_database("sqlite", tmp_path_factory)
    try:
        running = services.redis_server()
        redis, url = running.__enter__()
    except services.Unavailable as fault:
        pytest.skip(str(fault))
    try:
        with serving_two(database, tmp_path, url) as (first, second):
            ann = Client.program(first.url, "Ann")
            table = ann.table("me", "me")["id"]
            here, there = Player(ann, table), Player(Client(second.url, ann.token), table)
            here.read()
            there.read()
            here.move(0)
            there.read_until_seq(here.seq)
            redis.kill()
            assert here.move(1)["type"] == "ack"
            assert here.ask(type="move", seat=0, seq=0, move="x")["code"] in ("stale", "not-now")
            # The other process cannot reach the owner: it takes the table, and nothing is lost.
            insist(there, here.seq)
            # The first one finds that the table is not its own any more, and takes it again.
            insist(here, there.seq)
            redis.start()
            while max(here, there, key=lambda it: it.seq).public["status"] == "playing":
                insist(here, there.seq)
                if here.public["status"] == "playing":
                    insist(there, here.seq)
    finally:
        running.__exit__(None, None, None)


def two_workers() -> dict[str, Any]:
    """Settings; none is taken for dead before it is."""
    return {"redis": redis_or_skip(), "workers": 2, "lease_seconds": PATIENCE}


def workers_of(server: Server) -> list[int]:
    return server.processes("spawn_main")


def sockets_counted(client: Client) -> float:
    (line,) = re.findall(r"^spieltisch_sockets (.*)$", client.get("/metrics").text, re.M)
    return float(line)


def test_a_worker_that_dies_is_replaced(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = new_database("sqlite", tmp_path_factory)
    with serving(database, tmp_path / "log", **two_workers()) as server:
        ann = Client.program(server.url, "Ann")
        table = ann.table("me", "me")["id"]
        players = [Player(ann, table) for _ in range(6)]
        for player in players:
            player.read()
        players[0].move(0)
        killed = workers_of(server)[0]
        os.kill(killed, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while killed in workers_of(server) or len(workers_of(server)) < 2:
            assert time.monotonic() < until
            time.sleep(0.1)
        for player in players:
            player.close()
            come_back(player)
        players[5].read_until_seq(players[0].seq)
        assert players[5].move(1)["type"] == "ack"
        for player in players:
            player.read_until_seq(players[5].seq)
        until = time.monotonic() + PATIENCE
        while sockets_counted(ann) > len(players):
            assert time.monotonic() < until
            time.sleep(0.1)
