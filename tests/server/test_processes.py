"""Several processes on one database: any of them serves any table."""

import os
import signal
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from spieltisch.store import Store
from tests.server.player import Player
from tests.server.serving import PATIENCE, Client, Server, receive, serving, serving_two
from tests.server.test_lasting import two_workers
from tests.store.databases import SERVED, new_database, redis_or_skip

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", SERVED)
def test_clients_on_two_processes_play_one_game(
    kind: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database(kind, tmp_path_factory), redis_or_skip()
    with serving_two(database, tmp_path, redis) as (first, second):
        ann, ben = Client.program(first.url, "Ann"), Client.program(second.url, "Ben")
        for _ in range(3):
            table = ann.table("me", "invite", "bot regular")
            sat = ben.post(f"/api/v1/tables/{table['id']}/sit", {"invite": table["invite"]})
            assert sat.status == 200, sat.text
            players = {0: Player(ann, table["id"]), 1: Player(ben, table["id"])}
            players[1].read()
            ann.post(f"/api/v1/tables/{table['id']}/chat", {"text": "hello"})
            while players[1].messages[-1]["type"] != "chat":
                players[1].read()
            threads = [
                threading.Thread(target=_play, args=(player, seat))
                for seat, player in players.items()
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(4 * PATIENCE)
            assert [p.public["status"] for p in players.values()] == ["finished", "finished"]
            assert players[0].public == players[1].public
            proof = ben.get(f"/api/v1/tables/{table['id']}/proof").json
            assert proof["proved"], proof


def test_spectators_at_another_process_are_sent_away_as_well(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database("sqlite", tmp_path_factory), redis_or_skip()
    with serving_two(database, tmp_path, redis) as (first, second):
        ann, eve = Client.program(first.url, "Ann"), Client.program(second.url, "Eve")
        path = f"/api/v1/tables/{ann.table('me', 'me')['id']}"
        link = ann.post(f"{path}/watch-invite").json["token"]
        assert eve.post(f"{path}/watch", {"invite": link}).status == 200
        with eve.live(path.rpartition("/")[2]) as socket:
            receive(socket)
            ann.call("DELETE", f"{path}/watch-invite")
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)


@pytest.mark.parametrize("kind", SERVED)
def test_characters_that_a_database_cannot_keep(
    kind: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with serving(new_database(kind, tmp_path_factory), tmp_path / "log") as server:
        ann = Client.program(server.url, "Ann")
        table = ann.table("me", "me")["id"]
        assert ann.post("/api/v1/people", {"name": "a\0b"}).status == 400
        assert ann.post(f"/api/v1/tables/{table}/chat", {"text": "a\0b"}).status == 400
        assert ann.get("/api/v1/tables/%00").status == 404
        assert ann.post("/api/v1/login", {"login": "a\0", "password": "x"}).status == 400
        move = {"seat": 0, "seq": 1, "move": "a\0b", "id": "a"}
        assert ann.post(f"/api/v1/tables/{table}/moves", move).status in (400, 409)


def _play(player: Player, seat: int) -> None:
    if not player.public:
        player.read()
    while player.public["status"] != "finished":
        if player.choice(seat):
            player.move(seat)
        else:
            player.read()


def test_a_long_game_is_loaded_from_its_snapshot(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log") as server:
        ann = Client.program(server.url, "Ann")
        body = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = ann.post("/api/v1/tables", body).json["id"]
        player = Player(ann, table)
        player.read()
        for _ in range(80):
            player.move(next(seat for seat in (0, 1) if player.choice(seat)))
    store = Store(database)
    loaded = store.tables.load(table)
    store.close()
    assert loaded is not None
    assert loaded.seq == player.seq
    assert 0 < loaded.seq - loaded.saved_at < 60


def test_workers_share_one_port(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    database = new_database("sqlite", tmp_path_factory)
    with serving(database, tmp_path / "log", **two_workers()) as server:
        ann = Client.browser(server.url, "Ann")
        table = ann.table("me", "bot novice", "bot novice")["id"]
        player = Player(Client(server.url, cookie=ann.cookie), table)
        _play(player, 0)
        assert "spieltisch_moves_total" in ann.get("/metrics").text


def test_several_workers_need_redis(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log", workers=2)
    with pytest.raises(RuntimeError, match="need --redis"):
        server.start()


def test_a_server_stops_in_order_and_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    server = Server(database, tmp_path / "log").start()
    ann = Client.program(server.url, "Ann")
    table = ann.table("me", "me")["id"]
    player = Player(ann, table)
    player.read()
    player.move(1)
    assert server.stop() in (0, -signal.SIGTERM)
    with serving(database, tmp_path / "log", port=server.port) as again:
        assert again.port == server.port
        seen = ann.get(f"/api/v1/tables/{table}/view").json
        assert seen["seq"] == player.seq
        assert seen["seats"]["1"]["undo"] == 1


def test_a_hanging_bot_is_replaced(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", bot_seconds=3) as server:
        ann = Client.program(server.url, "Ann")
        table = ann.table("me", "bot regular")["id"]
        player = Player(ann, table)
        player.read()
        while player.public["moves"] == 0:
            player.read()
        (worker,) = server.processes("bot_worker")
        os.kill(worker, signal.SIGSTOP)
        _play(player, 0)
        assert "a bot was replaced" in server.log.read_text()
        assert worker not in server.processes("bot_worker")
