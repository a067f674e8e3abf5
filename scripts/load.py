"""Load: drive tables of four seats over real WebSockets on loopback and measure.

    python scripts/load.py --tables 50                    flat out
    python scripts/load.py --tables 500 --rate 1          a move a second at each table

Prints moves per second and how long it takes from sending a move to the update at another seat,
durable. The server runs as a process of its own on a new database; everything ends with the script.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.light_socket import Socket
from scripts.services import free_port, postgres_server, redis_server

SEATS = 4
clock = time.perf_counter


class Seat:
    """One seat's client: moves when it may, and notes when it hears of others' moves."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.socket: Socket | None = None
        self.options: list[str] = []
        self.seq = 0

    def receive(self, frame: bytes) -> None:
        if not frame.startswith((b'{"type":"update"', b'{"type":"full"')):
            if frame.startswith(b'{"type":"refusal"'):
                self.table.load.refusals += 1
                self.table.load.last_refusal = frame
            return
        if frame.startswith(b'{"type":"update","seq":'):
            end = frame.index(b",", 23)
            self.seq = int(frame[23:end])
            self.table.heard(self.seq, self.number)
            if b'"choice":' not in frame and b'"finished"' not in frame:
                return
        message = json.loads(frame)
        self.seq = message["seq"]
        seat = message.get("seats", {}).get(str(self.number), {})
        if "choice" in seat:
            choice = seat["choice"]
            self.options = choice["options"] if choice else []
            if self.options:
                self.table.ready(self)
        if b'"finished"' in frame:
            self.table.finish()

    def move(self) -> None:
        if not self.options or self.socket is None:
            return
        load = self.table.load
        load.sent += 1
        text = json.dumps(
            {
                "type": "move",
                "id": f"m{load.sent}",
                "seat": self.number,
                "seq": self.seq,
                "move": random.choice(self.options),
            }
        )
        self.options = []
        self.table.sent_at[self.number] = clock()
        self.socket.send(text.encode())


class Table:
    """A table and its four clients."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.sent_at: dict[int, float] = {}
        self.last_seq = 0
        self.waiting: list[Seat] = []
        self.finished = False

    def ready(self, seat: Seat) -> None:
        if self.load.rate:
            if seat not in self.waiting:
                self.waiting.append(seat)
        elif not self.load.stopped:
            seat.move()

    def tick(self) -> None:
        if self.waiting:
            self.waiting.pop(0).move()

    def heard(self, seq: int, seat: int) -> None:
        """The first update after a move, at a seat that did not make it."""
        if seq <= self.last_seq:
            return
        senders = [s for s in self.sent_at if s != seat]
        if not senders:
            return
        self.last_seq = seq
        first = min(senders, key=lambda s: self.sent_at[s])
        if self.load.measuring:
            self.load.latencies.append(clock() - self.sent_at.pop(first))
        else:
            self.sent_at.pop(first)

    def finish(self) -> None:
        if not self.finished:
            self.finished = True
            self.load.finished.append(self)


class Load:
    """The whole run."""

    def __init__(self, given: argparse.Namespace, port: int) -> None:
        self.given = given
        self.port = port
        self.rate = given.rate
        self.sent = 0
        self.refusals = 0
        self.last_refusal = b""
        self.latencies: list[float] = []
        self.measuring = False
        self.stopped = False
        self.finished: list[Table] = []
        self.tokens: list[str] = []
        self.server_cpu = self.own_cpu = 0.0

    def post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        url = f"http://127.0.0.1:{self.port}/api/v1{path}"
        request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def make_table(self) -> str:
        plans = [{"kind": "me"}] + [{"kind": "invite"}] * (SEATS - 1)
        body = {"game": self.given.game, "seats": plans}
        made = self.post("/tables", body, self.tokens[0])
        for seat in range(1, SEATS):
            sit = {"seat": seat, "invite": made["invite"]}
            self.post(f"/tables/{made['id']}/sit", sit, self.tokens[seat])
        return str(made["id"])

    async def connect(self, table: Table, table_id: str) -> None:
        loop = asyncio.get_running_loop()
        for seat in table.seats:
            key = base64.b64encode(os.urandom(16)).decode()
            request = (
                f"GET /api/v1/tables/{table_id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {self.tokens[seat.number]}\r\n\r\n"
            ).encode()
            _, socket = await loop.create_connection(
                partial(Socket, seat.receive, request), "127.0.0.1", self.port
            )
            seat.socket = socket

    async def run(self) -> dict[str, Any]:
        self.tokens = [
            self.post("/people", {"name": f"P{seat}", "token": True})["token"]
            for seat in range(SEATS)
        ]
        self.stopped = True
        tables = [Table(self, number) for number in range(self.given.tables)]
        for table in tables:
            table_id = await asyncio.to_thread(self.make_table)
            await self.connect(table, table_id)
        self.stopped = False
        print(f"{len(tables)} tables with {SEATS} sockets each are open.", file=sys.stderr)
        pacing = asyncio.create_task(self.pace(tables))
        renewing = asyncio.create_task(self.renew())
        await asyncio.sleep(self.given.warm)
        self.measuring, began, before = True, clock(), self.moves_made()
        cpu, own = self.metric("process_cpu_seconds_total"), time.process_time()
        await asyncio.sleep(self.given.seconds)
        self.measuring, seconds, after = False, clock() - began, self.moves_made()
        self.server_cpu = self.metric("process_cpu_seconds_total") - cpu
        self.own_cpu = time.process_time() - own
        pacing.cancel()
        renewing.cancel()
        return self.result(seconds, after - before)

    def moves_made(self) -> int:
        return int(self.metric("spieltisch_moves_total"))

    def metric(self, name: str) -> float:
        url = f"http://127.0.0.1:{self.port}/metrics"
        with urllib.request.urlopen(url, timeout=30) as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith(f"{name} "):
                    return float(line.split()[1])
        return 0.0

    async def pace(self, tables: list[Table]) -> None:
        if not self.rate:
            for table in tables:
                for seat in table.seats:
                    seat.move()
            return
        spread = 1 / self.rate / len(tables)
        start, turn = clock(), 0
        while True:
            tables[turn % len(tables)].tick()
            turn += 1
            await asyncio.sleep(max(0.0, start + turn * spread - clock()))

    async def renew(self) -> None:
        """Open a new table wherever a game is over."""
        while True:
            await asyncio.sleep(0.05)
            while self.finished:
                table = self.finished.pop()
                table.finished, table.sent_at, table.last_seq = False, {}, 0
                table.waiting = []
                for seat in table.seats:
                    if seat.socket is not None:
                        seat.socket.transport.close()
                    seat.socket, seat.options = None, []
                table_id = await asyncio.to_thread(self.make_table)
                await self.connect(table, table_id)
                for seat in table.seats:
                    if not self.rate:
                        seat.move()

    def result(self, seconds: float, moves: int) -> dict[str, Any]:
        latencies = sorted(self.latencies)

        def percentile(share: float) -> float:
            if not latencies:
                return 0.0
            return round(latencies[min(len(latencies) - 1, int(share * len(latencies)))] * 1000, 1)

        return {
            "game": self.given.game,
            "database": self.given.database,
            "tables": self.given.tables,
            "rate": self.rate or "flat out",
            "seconds": round(seconds, 1),
            "moves_per_second": round(moves / seconds),
            "p50_ms": percentile(0.5),
            "p99_ms": percentile(0.99),
            "refusals": self.refusals,
            "server_cpu": round(self.server_cpu / seconds, 2),
            "server_us_per_move": round(self.server_cpu / max(moves, 1) * 1e6),
            "generator_cpu": round(self.own_cpu / seconds, 2),
        }


@contextmanager
def server(given: argparse.Namespace) -> Iterator[int]:
    """A server on a new database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="spieltisch-load-")))
        if given.database == "postgresql":
            database = stack.enter_context(postgres_server())[1]
        else:
            database = f"sqlite:///{folder / 'load.db'}"
        port = free_port()
        environment = {
            **os.environ,
            "SPIELTISCH_DATABASE": database,
            "SPIELTISCH_PORT": str(port),
            "SPIELTISCH_RATE": "0",
            "SPIELTISCH_LOG": "warning",
            "SPIELTISCH_WORKERS": str(given.workers),
        }
        if given.workers > 1:
            environment["SPIELTISCH_REDIS"] = stack.enter_context(redis_server())[1]
        command = [sys.executable, "-m", "spieltisch", "serve"]
        if given.profile:
            command = [sys.executable, given.profile]
        process = subprocess.Popen(command, env=environment)
        try:
            until = clock() + 60
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                    break
                except OSError:
                    if clock() > until or process.poll() is not None:
                        raise
                    time.sleep(0.1)
            yield port
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


SCENES = ({"tables": 50, "rate": 0.0}, {"tables": 500, "rate": 1.0})
"""What the project reports: flat out, and many tables at a human pace."""


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    with server(given) as port:
        return asyncio.run(Load(given, port).run())


def main() -> None:
    """One run, or all that the project reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="boonlake")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="default: both")
    parser.add_argument("--tables", type=int, help="default: 50 flat out, then 500 at 1 a second")
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warm", type=float, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--profile", help="run the server through this script, such as a profiler")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    scenes = SCENES if given.tables is None else ({"tables": given.tables, "rate": given.rate},)
    for database in [given.database] if given.database else ["sqlite", "postgresql"]:
        for scene in scenes:
            chosen = argparse.Namespace(**{**vars(given), "database": database, **scene})
            result = measure(chosen)
            if given.json:
                print(json.dumps(result), flush=True)
            else:
                print(", ".join(f"{name} {value}" for name, value in result.items()), flush=True)


if __name__ == "__main__":
    main()
