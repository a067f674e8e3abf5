"""The players of a load test: one process that plays its share of the tables by WebSockets.

A program keeps up with documents; a screen applies the frames that it is sent to its scene, as a
browser does.
"""

import asyncio
import itertools
import json
import random
import re
import time
import urllib.request
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from scripts.light_socket import Socket, handshake
from spieltisch.tables.difference import patched

SEATS = 4
API = "/api/v1"
clock = time.perf_counter


class Played(msgspec.Struct):
    """What came of it: seconds from a move until another seat had it, bytes of each message."""

    delays: list[float] = []
    sizes: list[int] = []
    refusals: int = 0
    last_refusal: str = ""
    cpu: float = 0.0


class Seat:
    """One seat's client: moves when it may, and notes when it hears of others' moves."""

    query = ""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.socket: Socket | None = None
        self.options: list[str] = []
        self.under_way = False
        self.seq = 0

    def address(self, table_id: str) -> str:
        """Where its socket is."""
        return f"{API}/tables/{table_id}/live{self.query}"

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
        sent = {"type": "move", "seat": self.number, "seq": self.seq, "move": move}
        # Chance leaves a turn early at times: it is meant.
        sent |= {"id": f"m{next(self.table.players.ids)}", "confirmed": True}
        return msgspec.json.encode(sent)


class Program(Seat):
    """Only what concerns this seat is taken apart: the server shall be the limit."""

    _moved = re.compile(rb'"deed":"moved","seat":(\d+)')

    def receive(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"update","seq":'):
            self.seq = int(frame[23 : frame.index(b",", 23)])
            movers = [int(seat) for seat in self._moved.findall(frame)]
            self.table.heard(self.number, movers, len(frame))
            if b'"choice":' in frame or b'"ended"' in frame:
                self._read(msgspec.json.decode(frame))
        elif frame.startswith(b'{"type":"refusal"'):
            self.table.refused(frame)
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

    query = "?as=scene&language=en&stage=1"
    public: Any = None
    own: Any = None

    def receive(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "scene":
            self.public, self.own = message["public"], message["seats"][str(self.number)]
        elif message["type"] == "frame":
            self._apply(message)
            movers = [deed["seat"] for deed in message["deeds"] if deed["deed"] == "moved"]
            self.table.heard(self.number, movers, len(frame))
            self.under_way = self.under_way and self.number not in movers
        elif message["type"] == "refusal":
            self.table.refused(frame)
        self.seq = max(self.seq, message.get("seq", 0))
        if not self.under_way:
            self.may([option["notation"] for option in self.own.get("options", ())])
        if any(deed["deed"] == "ended" for deed in message.get("deeds", ())):
            self.table.finish()

    def _apply(self, message: dict[str, Any]) -> None:
        own = message.get("seats", {}).get(str(self.number), {})
        try:
            assert message["was"] == self.seq
            self.public = patched(self.public, message.get("public", []))
            self.own = patched(self.own, own.get("changes", []))
        except (AssertionError, LookupError):
            self.table.refused(b"a frame that does not fit")


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
        if not self.players.given.rate:
            if self.players.playing:
                seat.move()
        elif seat not in self.waiting:
            self.waiting.append(seat)

    def heard(self, seat: int, movers: list[int], size: int) -> None:
        """A seat has taken in moves of these; who else knows so many of theirs already?"""
        self.players.played.sizes.append(size)
        for mover in movers:
            self.known[seat][mover] += 1
            count = self.known[seat][mover]
            others = [it[mover] for at, it in enumerate(self.known) if at not in (seat, mover)]
            if mover != seat and count > max(others):
                self.players.played.delays.append(clock() - self.sent[mover][count - 1])

    def refused(self, frame: bytes) -> None:
        """Something that should not have been refused, or does not fit."""
        self.players.played.refusals += 1
        self.players.played.last_refusal = frame.decode()

    def finish(self) -> None:
        """The game is over: another one begins here."""
        if not self.finished and self.players.playing:
            self.clear()
            self.finished = True
            self.opening = asyncio.create_task(self.players.open(self))


class Players:
    """All clients of one process."""

    def __init__(self, given: Namespace, port: int, tables: int) -> None:
        self.given, self.port, self.tables = given, port, tables
        self.kind = PATHS.get(given.path) or import_module("benchmarks.boardgame_io").Player
        self.played = Played()
        self.playing = False
        self.tokens = [""] * SEATS
        self.ids = itertools.count()

    async def run(self, ready: Callable[[], None], begin: Callable[[], object]) -> Played:
        """Open all tables, say so, wait for the others, and play."""
        if self.given.path in PATHS:
            people = [{"name": f"P{seat}", "token": True} for seat in range(SEATS)]
            self.tokens = [self._post("/people", person)["token"] for person in people]
        tables = [Table(self) for _ in range(self.tables)]
        for table in tables:
            await self.open(table)
        ready()
        await asyncio.to_thread(begin)
        self.playing = True
        pace = asyncio.create_task(self._pace(tables))
        await asyncio.sleep(self.given.warm)
        self.played, cpu = Played(), time.process_time()
        await asyncio.sleep(self.given.seconds)
        self.played.cpu = time.process_time() - cpu
        pace.cancel()
        self.playing = False
        return self.played

    def _post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        url = f"http://127.0.0.1:{self.port}{API}{path}"
        request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def _make_table(self) -> str:
        if self.given.path not in PATHS:
            return f"{random.getrandbits(64):x}"
        plans = [{"kind": "me"}] + [{"kind": "invite"}] * (SEATS - 1)
        made = self._post("/tables", {"game": self.given.game, "seats": plans}, self.tokens[0])
        for seat in range(1, SEATS):
            sit = {"seat": seat, "invite": made["invite"]}
            self._post(f"/tables/{made['id']}/sit", sit, self.tokens[seat])
        return str(made["id"])

    async def open(self, table: Table) -> None:
        """A new game at a table."""
        table_id = await asyncio.to_thread(self._make_table)
        table.finished = False
        loop = asyncio.get_running_loop()
        for seat in table.seats:
            request = handshake(seat.address(table_id), self.tokens[seat.number])
            _, seat.socket = await loop.create_connection(
                partial(Socket, seat.receive, request), "127.0.0.1", self.port
            )

    async def _pace(self, tables: list[Table]) -> None:
        """Begin everywhere, or move on at an even pace."""
        if not self.given.rate:
            for table in tables:
                for seat in table.seats:
                    seat.move()
            return
        spread = 1 / self.given.rate / len(tables)
        start, turn = clock(), 0
        while True:
            waiting, turn = tables[turn % len(tables)].waiting, turn + 1
            if waiting:
                waiting.pop(0).move()
            await asyncio.sleep(max(0.0, start + turn * spread - clock()))


def play(given: Namespace, port: int, tables: int, parent: Connection) -> None:
    """The process: says when it is ready, plays when told to, and tells what came of it."""
    players = Players(given, port, tables)
    parent.send(asyncio.run(players.run(partial(parent.send, b"ready"), parent.recv)))
