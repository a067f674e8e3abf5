"""The players of a load test: one process that plays its share of the tables by WebSockets.

A program keeps up with documents; a screen applies the frames that it is sent to its scene, as a
browser does.
"""

import asyncio
import json
import random
import re
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from scripts.light_socket import Socket, handshake
from spieltisch.tables.difference import patched

SEATS = 4
API = "/api/v1"
clock = time.perf_counter


class Share(msgspec.Struct):
    """What one process has to do."""

    port: int
    path: str
    game: str
    tables: int
    rate: float
    warm: float
    seconds: float


class Played(msgspec.Struct):
    """What came of it: seconds from a move until another seat had it, bytes of each message."""

    delays: list[float] = []
    sizes: list[int] = []
    refusals: int = 0
    last_refusal: str = ""
    cpu: float = 0.0


class Seat:
    """One seat's client: moves when it may, and notes when it hears of others' moves."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.socket: Socket | None = None
        self.options: list[str] = []
        self.under_way = False
        self.seq = 0

    def address(self, table_id: str) -> str:
        """Where its socket is."""
        raise NotImplementedError

    def receive(self, frame: bytes) -> None:
        """Take in what the server sends."""
        raise NotImplementedError

    def may(self, options: list[str]) -> None:
        """These are the moves to choose from."""
        self.options = options
        if options:
            self.table.ready(self)

    def move(self) -> None:
        """Any legal move."""
        if self.options and self.socket is not None:
            move, self.options, self.under_way = random.choice(self.options), [], True
            self.table.sent[self.number].append(clock())
            self.socket.send(self.message(move))

    def message(self, move: str) -> bytes:
        """The move as it is sent."""
        sent = {
            "type": "move",
            "id": self.table.players.next_id(),
            "seat": self.number,
            "seq": self.seq,
            "move": move,
        }
        return msgspec.json.encode(sent)


class Program(Seat):
    """Only what concerns this seat is taken apart: the server shall be the limit."""

    _moved = re.compile(rb'"deed":"moved","seat":(\d+)')

    def address(self, table_id: str) -> str:
        return f"{API}/tables/{table_id}/live"

    def receive(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"update","seq":'):
            self.seq = int(frame[23 : frame.index(b",", 23)])
            movers = [int(seat) for seat in self._moved.findall(frame)]
            self.table.heard(self.number, movers, len(frame))
            if b'"choice":' in frame or b'"ended"' in frame:
                self._read(msgspec.json.decode(frame))
        elif frame.startswith(b'{"type":"refusal"'):
            self.table.players.refused(frame)
        elif frame.startswith(b'{"type":"full"'):
            self._read(msgspec.json.decode(frame))

    def _read(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        own = message.get("seats", {}).get(str(self.number), {})
        if "choice" in own:
            self.may(own["choice"]["options"] if own["choice"] else [])
        if any(deed["deed"] == "ended" for deed in message.get("deeds", ())):
            self.table.finish()


class Screen(Seat):
    """Keeps the whole scene: what all see, and what its own seat sees besides."""

    public: Any = None
    own: Any = None

    def address(self, table_id: str) -> str:
        query = f"as=scene&language=en&seats={self.number}&stage=1"
        return f"{API}/tables/{table_id}/live?{query}"

    def receive(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        seat = str(self.number)
        if message["type"] == "scene":
            self.public, self.own = message["public"], message["seats"][seat]
        elif message["type"] == "frame":
            if message["was"] != self.seq:
                self.table.players.refused(b"a frame that does not follow: " + frame)
            self.public = patched(self.public, message.get("public", []))
            own = message.get("seats", {}).get(seat, {})
            self.own = patched(self.own, own.get("changes", []))
            movers = [deed["seat"] for deed in message["deeds"] if deed["deed"] == "moved"]
            self.table.heard(self.number, movers, len(frame))
            self.under_way = self.under_way and self.number not in movers
            if any(deed["deed"] == "ended" for deed in message["deeds"]):
                self.table.finish()
        else:
            if message["type"] == "refusal":
                self.table.players.refused(frame)
            return
        self.seq = message["seq"]
        if not self.under_way:
            self.may([option["notation"] for option in self.own.get("options", ())])


PATHS: dict[str, type[Seat]] = {"programs": Program, "screens": Screen}


class Table:
    """A table and its four clients."""

    def __init__(self, players: "Players") -> None:
        self.players = players
        self.seats: list[Seat] = []
        self.clear()

    def clear(self) -> None:
        """Forget a game."""
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.transport.close()
        self.sent: list[list[float]] = [[] for _ in range(SEATS)]
        self.known = [[0] * SEATS for _ in range(SEATS)]
        self.waiting: list[Seat] = []
        self.finished = False
        self.seats = [self.players.kind(self, seat) for seat in range(SEATS)]

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

    def heard(self, seat: int, movers: list[int], size: int) -> None:
        """A seat has taken in moves of these; who else knows so many of theirs already?"""
        self.players.heard(size)
        for mover in movers:
            self.known[seat][mover] += 1
            count = self.known[seat][mover]
            others = [it[mover] for at, it in enumerate(self.known) if at not in (seat, mover)]
            if mover != seat and count > max(others):
                self.players.delayed(clock() - self.sent[mover][count - 1])

    def finish(self) -> None:
        """The game is over: another one is due here."""
        if not self.finished:
            self.finished = True
            self.players.finished.append(self)


class Players:
    """All clients of one process."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.ours = share.path in PATHS
        self.kind = PATHS[share.path] if self.ours else _rival()
        self.played = Played()
        self.playing = self.measuring = False
        self.finished: list[Table] = []
        self.tokens = [""] * SEATS
        self._ids = 0

    def next_id(self) -> str:
        """A name for a move."""
        self._ids += 1
        return f"m{self._ids}"

    def heard(self, size: int) -> None:
        """Somebody was sent a move in so many bytes."""
        if self.measuring:
            self.played.sizes.append(size)

    def delayed(self, seconds: float) -> None:
        """Somebody has heard of somebody else's move."""
        if self.measuring:
            self.played.delays.append(seconds)

    def refused(self, frame: bytes) -> None:
        """A move that should not have been refused."""
        self.played.refusals += 1
        self.played.last_refusal = frame[:300].decode()

    async def run(self, ready: Callable[[], None], begin: Callable[[], object]) -> Played:
        """Open all tables, say so, wait for the others, and play."""
        if self.ours:
            people = [{"name": f"P{seat}", "token": True} for seat in range(SEATS)]
            self.tokens = [self._post("/people", person)["token"] for person in people]
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
        url = f"http://127.0.0.1:{self.share.port}{API}{path}"
        request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def _make_table(self) -> str:
        if not self.ours:
            return f"{random.getrandbits(64):x}"
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
            request = handshake(seat.address(table_id), self.tokens[seat.number])
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


def _rival() -> type[Seat]:
    from benchmarks.boardgame_io import Player

    return Player


def play(share: Share, parent: Connection) -> None:
    """The process: says when it is ready, plays when told to, and tells what came of it."""
    players = Players(share)
    played = asyncio.run(players.run(partial(parent.send, b"ready"), parent.recv))
    parent.send(played)
