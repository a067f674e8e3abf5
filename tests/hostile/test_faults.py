"""Faults of machines and of messages: a clear word, no trace, and everything else goes on."""

import asyncio
import json
import os
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.record import parse
from spieltisch.server.live import caretaker, presence
from spieltisch.server.live.caretaker import Caretaker
from spieltisch.server.live.table_cache import TableCache
from spieltisch.server.workers.bot_pool import BotPool
from spieltisch.tables.terms import Pace
from tests.server.serving import (
    PATIENCE,
    ROOT,
    Client,
    Server,
    receive,
    receive_until,
    serving,
)
from tests.tables.tabling import NOW, a_table, told_again

AT_ONCE = 40.0
"""Seconds: a refusal takes a moment; before, it took a minute."""
DEEP = "[" * 20_000


# What cannot be understood


@pytest.mark.parametrize("number", ["--5", "-", "+5", "1e3", "५", " 5", "5\n", "--", "99999999999"])
def test_numbers_that_are_none(server: Server, number: str) -> None:
    from urllib.parse import quote

    ann = Client.program(server.url, "Ann")
    table = ann.table("me", "bot-novice")["id"]
    path = f"/api/v1/tables/{table}/log?since={quote(number)}"
    assert ann.get(path).status == 400


def test_deep_json_is_refused_in_requests_and_channels(server: Server) -> None:
    ann = Client.program(server.url, "Ann")
    kind = {"Content-Type": "application/json"}
    for body in (DEEP, '{"name":' + DEEP, '{"x":' + DEEP):
        assert ann.call("POST", "/api/v1/people", body.encode(), kind).status == 400
    socket = ann.live(ann.table("me", "open")["id"])
    receive_until(socket, "full")
    for message in (DEEP[:4000], '{"type":"move","x":' + DEEP[:3000]):
        socket.send(message)
        assert receive(socket)["code"] == "bad-request"
    socket.close()
    assert [line for line in server.log.read_text().splitlines() if "Traceback" in line] == []


def test_deep_json_in_a_record_is_a_bad_record() -> None:
    with pytest.raises(BadRecord, match="line 1"):
        parse("[" * 200_000)


def test_deep_values_in_a_pack_are_a_bad_pack(tmp_path: Path) -> None:
    from spieltisch.cli import main

    for name in (ROOT / "src/spieltisch/games/burgundy/components").rglob("*.toml"):
        (tmp_path / name.name).write_text(f"x = {'[' * 5000}\n")
    assert main(["simulate", "burgundy", "--pack", str(tmp_path), "--games", "1"]) == 2


# A disk that is full


@contextmanager
def no_more_than(server: Server, size: int) -> Iterator[None]:
    """No file of the server may grow beyond this: as a full disk does."""
    assert server.process is not None
    pid, limit = server.process.pid, resource.RLIMIT_FSIZE
    before = resource.prlimit(pid, limit)
    resource.prlimit(pid, limit, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, limit, before)


def health_becomes(client: Client, status: int) -> str:
    """What is told of the server's health when it has become so."""
    until = time.monotonic() + PATIENCE
    while (answer := client.get("/healthz")).status != status:
        assert time.monotonic() < until
        time.sleep(0.1)
    return answer.text


def test_a_full_disk_is_told_at_once_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log") as server:
        ann = Client.program(server.url, "Ann")
        table = ann.table("me", "me")["id"]
        path = f"/api/v1/tables/{table}"
        socket = ann.live(table)
        full = receive_until(socket, "full")

        def move(number: int) -> dict[str, Any]:
            view = ann.get(f"{path}/view").json
            seat, own = next((s, o) for s, o in view["seats"].items() if o["choice"])
            return {
                "seat": int(seat),
                "move": own["choice"]["options"][0],
                "seq": view["seq"],
                "id": f"m{number}",
            }

        with no_more_than(server, 1):
            began = time.monotonic()
            refused = ann.post(f"{path}/moves", move(1))
            assert (refused.status, refused.json["code"]) == (503, "no-room")
            socket.send(json.dumps({"type": "move", **move(2)}))
            assert receive_until(socket, "refusal")["code"] == "no-room"
            made = ann.post("/api/v1/people", {"name": "Ben"})
            assert (made.status, made.json["code"]) == (503, "no-room")
            assert time.monotonic() - began < AT_ONCE
            assert ann.get("/api/v1/lobby").status == 200
            assert ann.get(f"{path}/view").json["seq"] == full["seq"]
            assert "disk" in health_becomes(ann, 503)
        health_becomes(ann, 200)
        assert ann.post(f"{path}/moves", move(3)).json["seq"] > full["seq"]


# At the start


def start(database: str, port: int) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SPIELTISCH_")}
    command = [sys.executable, "-m", "spieltisch", "serve"]
    options = ["--database", database, "--port", str(port)]
    return subprocess.run(
        [*command, *options],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
    )


def one_sentence(done: subprocess.CompletedProcess[str], word: str) -> None:
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.strip().splitlines()
    assert line.startswith("spieltisch: ")
    assert word in line


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = start(f"sqlite:///{tmp_path / 'x.db'}", taken.getsockname()[1])
    one_sentence(done, "port")


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    one_sentence(start(f"sqlite:///{tmp_path / 'file' / 'x.db'}", 0), "cannot be written")


def test_a_database_of_a_newer_version_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    one_sentence(start(f"sqlite:///{file}", 0), "newer version")


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("This is not a database, but it is long enough to be one." * 99)
    one_sentence(start(f"sqlite:///{tmp_path / 'x.db'}", 0), "not a database")


# The caretaker


class Odd:
    """A cache of tables in which something unheard of happens with the first that is due."""

    def __init__(self) -> None:
        self.after: list[Any] = []
        self.looked: list[str] = []
        self.owners = SimpleNamespace(others={})
        store = SimpleNamespace(due=lambda _at: ["odd", "fine"])
        self.store = SimpleNamespace(tables=store, noted=self._noted, note=lambda *_: False)

    def _noted(self, _name: str) -> str:
        raise ZeroDivisionError("unheard of")

    async def hot(self, table_id: str) -> Any:
        self.looked.append(table_id)
        raise ZeroDivisionError("unheard of")

    def cool_down(self) -> None:
        self.looked.append("tidy")


def test_the_caretaker_survives_anything_and_writes_it_down(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caretaker, "LOOK_EVERY", 0.01)
    odd = Odd()

    async def rounds() -> None:
        care = Caretaker(cast(TableCache, odd), cast(BotPool, None))
        await care.open()
        while odd.looked.count("tidy") < 2:
            await asyncio.sleep(0.01)
        await care.close()

    asyncio.run(asyncio.wait_for(rounds(), 30))
    assert odd.looked[:3] == ["odd", "fine", "tidy"]
    assert "a table cannot be looked after" in caplog.text
    assert "unheard of" in caplog.text


# Time


def test_a_pause_costs_nobody_time_and_is_told_again_from_the_journal() -> None:
    played = a_table(2, Pace("live", "game", 60))
    table = played.table
    seat = table.people_to_move()[0]
    played.add(table.pause(50_000, NOW + 55_000))
    assert table.clock.deadline(seat) == NOW + 110_000
    played.move(seat, at=NOW + 60_000)
    assert table.clock.left[seat] == 50_000
    assert told_again(played).clock.plain() == table.clock.plain()


@pytest.mark.extended
def test_while_the_server_is_away_nobodys_time_runs_out(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    pace = {"kind": "live", "clock": "game", "seconds": 12}
    with serving(database, tmp_path / "log") as server:
        ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
        table = ann.table("me", "open", private=False, pace=pace)["id"]
        path = f"/api/v1/tables/{table}"
        ben.post(f"{path}/sit", {})
        server.kill()
        time.sleep(14)
    with serving(database, tmp_path / "log", port=server.port):
        public = ann.get(f"{path}/view").json["public"]
        assert [seat["stand_in"] for seat in public["seats"]] == ["", ""]
        since = min(since for since in public["clock"]["since"] if since is not None)
        left = since + 12_000 - time.time() * 1000
        assert left > 0
        # And it still runs.
        until = time.monotonic() + 60
        while not any(s["stand_in"] for s in ann.get(f"{path}/view").json["public"]["seats"]):
            assert time.monotonic() < until
            time.sleep(0.3)


class Noted:
    """A store that knows when the server was there last, and tables on the clock."""

    def __init__(self, at: int) -> None:
        self.alive = str(at)
        self.tables = SimpleNamespace(on_the_clock=lambda: [(SimpleNamespace(id="t"), 0)])

    def noted(self, _name: str) -> str:
        return self.alive

    def note(self, _name: str, value: str, old: str) -> bool:
        if self.alive != old:
            return False
        self.alive = value
        return True


def test_jumps_of_the_clock_are_noticed_by_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [1_000_000]
    monkeypatch.setattr(presence, "now", lambda: at[0])
    store, paused = Noted(at[0]), []

    async def act(table_id: str, _command: object) -> None:
        paused.append((table_id, at[0]))

    async def live() -> None:
        house = SimpleNamespace(store=store, hots={"t": None}, act=act)
        one, two = (presence.Presence(cast(TableCache, house)) for _ in range(2))
        for _ in range(5):
            at[0] += 1000
            await one.beat()
            await two.beat()
        assert paused == []
        at[0] += 3_600_000
        await one.beat()
        await two.beat()
        assert len(paused) == 1
        at[0] -= 3_600_000
        await one.beat()
        at[0] += 1000
        await two.beat()
        assert len(paused) == 1

    asyncio.run(live())


def test_threads_for_slow_work_are_few_and_in_turns() -> None:
    from spieltisch.server.faults import Fault
    from spieltisch.server.workers.errands import MOST_OF_ONE, Errands

    released = threading.Event()

    async def attack() -> list[str]:
        errands, done = Errands("test", 2, 30.0), list[str]()

        async def run(who: str, work: Any) -> None:
            try:
                await errands.run(who, work)
                done.append(who)
            except Fault as fault:
                done.append(fault.code)

        slow = [
            asyncio.create_task(run("gus", lambda: released.wait(60)))
            for _ in range(MOST_OF_ONE + 3)
        ]
        await asyncio.sleep(0.05)
        await run("vera", lambda: None)
        released.set()
        await asyncio.gather(*slow)
        errands.close()
        return done

    done = asyncio.run(attack())
    assert done[:4] == ["busy", "busy", "busy", "vera"]
    assert done[4:] == ["gus"] * MOST_OF_ONE


def test_who_gave_up_waiting_still_holds_his_turn() -> None:
    from spieltisch.server.faults import Fault
    from spieltisch.server.workers.errands import Errands

    begun, released = threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        released.wait(PATIENCE)

    async def attack() -> None:
        errands = Errands("test", 2, PATIENCE)
        first = asyncio.create_task(errands.run("gus", work))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        first.cancel()
        errands.seconds = 0.05
        with pytest.raises(Fault, match="busy"):
            await errands.run("gus", lambda: None)
        errands.seconds = PATIENCE
        assert await errands.run("vera", lambda: "vera") == "vera"
        released.set()
        assert await errands.run("gus", lambda: "gus") == "gus"
        errands.close()

    asyncio.run(attack())
