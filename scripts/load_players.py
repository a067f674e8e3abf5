"""The players of a load test: one process that plays its share of the tables by WebSockets."""

import asyncio
import base64
import json
import os
import random
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from scripts.light_socket import Socket

SEATS = 4
clock = time.perf_counter


class Share(msgspec.Struct):
    """What one process has to do."""

    port: int
    game: str
    tables: int
    rate: float
    warm: float
    seconds: float


class Played(msgspec.Struct):
    """What came of it: seconds from a move to its update at another seat, and so on."""

    delays: list[float]
    refusals: int
    last_refusal: str
    cpu: float


class Seat:
    """One seat's client: moves when it may, and notes when it hears of others' moves."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.socket: Socket | None = None
        self.options: list[str] = []
        self.seq = 0

    def receive(self, frame: bytes) -> None:
        """Only what concerns this seat is taken apart: the server shall be the limit."""
        if frame.startswith(b'{"type":"update","seq":'):
            self.seq = int(frame[23 : frame.index(b",", 23)])
            self.table.heard(self.seq, self.number)
            if b'"choice":' not in frame and b'"finished"' not in frame:
                return
        elif frame.startswith(b'{"type":"refusal"'):
            self.table.players.refused(frame)
            return
        elif not frame.startswith(b'{"type":"full"'):
            return
        self._read(msgspec.json.decode(frame))

    def _read(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        own = message.get("seats", {}).get(str(self.number), {})
        if "choice" in own:
            self.options = own["choice"]["options"] if own["choice"] else []
            if self.options:
                self.table.ready(self)
        if any(deed["deed"] == "ended" for deed in message.get("deeds", ())):
            self.table.finish()

    def move(self) -> None:
        """Any legal move."""
        if not self.options or self.socket is None:
            return
        move, self.options = random.choice(self.options), []
        sent = {
            "type": "move",
            "id": self.table.players.next_id(),
            "seat": self.number,
            "seq": self.seq,
            "move": move,
        }
        self.table.sent_at[self.number] = clock()
        self.socket.send(msgspec.json.encode(sent))


class Table:
    """A table and its four clients."""

    def __init__(self, players: "Players") -> None:
        self.players = players
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.clear()

    def clear(self) -> None:
        """Forget a game."""
        self.sent_at: dict[int, float] = {}
        self.last_seq = 0
        self.waiting: list[Seat] = []
        self.finished = False
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.transport.close()
            seat.socket, seat.options = None, []

    def ready(self, seat: Seat) -> None:
        """A seat may move: at once, or when the table's turn comes."""
        if not self.players.share.rate:
            if self.players.playing:
                seat.move()
        elif seat not in self.waiting:
            self.waiting.append(seat)

    def tick(self) -> None:
        """One move, if somebody may."""
        if self.waiting:
            self.waiting.pop(0).move()

    def heard(self, seq: int, seat: int) -> None:
        """The first update after a move, at a seat that did not make it."""
        senders = [s for s in self.sent_at if s != seat]
        if seq <= self.last_seq or not senders:
            return
        self.last_seq = seq
        first = min(senders, key=lambda s: self.sent_at[s])
        self.players.delayed(clock() - self.sent_at.pop(first))

    def finish(self) -> None:
        """The game is over: another one is due here."""
        if not self.finished:
            self.finished = True
            self.players.finished.append(self)


class Players:
    """All clients of one process."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.played = Played([], 0, "", 0.0)
        self.playing = self.measuring = False
        self.finished: list[Table] = []
        self.tokens: list[str] = []
        self._ids = 0

    def next_id(self) -> str:
        """A name for a move."""
        self._ids += 1
        return f"m{self._ids}"

    def delayed(self, seconds: float) -> None:
        """Somebody has heard of somebody else's move."""
        if self.measuring:
            self.played.delays.append(seconds)

    def refused(self, frame: bytes) -> None:
        """A move that should not have been refused."""
        self.played.refusals += 1
        self.played.last_refusal = frame.decode()

    async def run(self, ready: Callable[[], None], begin: Callable[[], object]) -> Played:
        """Open all tables, say so, wait for the others, and play."""
        self.tokens = [
            self._post("/people", {"name": f"P{seat}", "token": True})["token"]
            for seat in range(SEATS)
        ]
        tables = [Table(self) for _ in range(self.share.tables)]
        for table in tables:
            await self._open(table)
        ready()
        await asyncio.to_thread(begin)
        self.playing = True
        tasks = [asyncio.create_task(self._pace(tables)), asyncio.create_task(self._renew())]
        await asyncio.sleep(self.share.warm)
        self.measuring, cpu = True, time.process_time()
        await asyncio.sleep(self.share.seconds)
        self.measuring, self.played.cpu = False, time.process_time() - cpu
        for task in tasks:
            task.cancel()
        return self.played

    def _post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        url = f"http://127.0.0.1:{self.share.port}/api/v1{path}"
        request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def _make_table(self) -> str:
        plans = [{"kind": "me"}] + [{"kind": "invite"}] * (SEATS - 1)
        made = self._post("/tables", {"game": self.share.game, "seats": plans}, self.tokens[0])
        for seat in range(1, SEATS):
            sit = {"seat": seat, "invite": made["invite"]}
            self._post(f"/tables/{made['id']}/sit", sit, self.tokens[seat])
        return str(made["id"])

    async def _open(self, table: Table) -> None:
        table_id = await asyncio.to_thread(self._make_table)
        loop = asyncio.get_running_loop()
        for seat in table.seats:
            key = base64.b64encode(os.urandom(16)).decode()
            request = (
                f"GET /api/v1/tables/{table_id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {self.tokens[seat.number]}\r\n\r\n"
            ).encode()
            _, seat.socket = await loop.create_connection(
                partial(Socket, seat.receive, request), "127.0.0.1", self.share.port
            )

    async def _pace(self, tables: list[Table]) -> None:
        """Begin everywhere, or move on at an even pace."""
        if not self.share.rate:
            for table in tables:
                for seat in table.seats:
                    seat.move()
            return
        spread = 1 / self.share.rate / len(tables)
        start, turn = clock(), 0
        while True:
            tables[turn % len(tables)].tick()
            turn += 1
            await asyncio.sleep(max(0.0, start + turn * spread - clock()))

    async def _renew(self) -> None:
        """Open a new table wherever a game is over."""
        while True:
            await asyncio.sleep(0.05)
            while self.finished:
                table = self.finished.pop()
                table.clear()
                await self._open(table)


def play(share: Share, parent: Connection) -> None:
    """The process: says when it is ready, plays when told to, and tells what came of it."""
    players = Players(share)
    played = asyncio.run(players.run(partial(parent.send, b"ready"), parent.recv))
    parent.send(played)
