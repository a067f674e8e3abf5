"""Clients that play on whatever happens to the server, and remember what was promised to them."""

import asyncio
import itertools
import json
import random
from http.client import HTTPException
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from spieltisch.tables.difference import patched
from tests.server.serving import Client

PAUSE = 0.02


class Stubborn:
    """One client with several seats at one table after another."""

    def __init__(self, client: Client, game: str, seats: list[str], seed: int) -> None:
        self.client = client
        self.game = game
        self.plans = [{"kind": "bot"} if seat == "bot" else {"kind": seat} for seat in seats]
        self.rng = random.Random(seed)
        self.ids = itertools.count()
        self.acked: dict[tuple[str, str], int] = {}
        self.tables: list[str] = []
        self.finished = 0
        self.pending: dict[str, Any] | None = None

    async def http(self, path: str, body: Any) -> Any:
        """Post until there is an answer."""
        while True:
            try:
                answer = await asyncio.to_thread(self.client.post, path, body)
                if answer.status < 500:
                    return answer.json
            except (OSError, ValueError, HTTPException):
                pass  # killed before or in the middle of its answer
            await asyncio.sleep(PAUSE * 5)

    async def play_on(self, enough: asyncio.Event) -> None:
        """Game after game until it is enough; the last one is finished too."""
        body = {"game": self.game, "seats": self.plans}
        table = str((await self.http("/api/v1/tables", body))["id"])
        while True:
            self.tables.append(table)
            await self.play(table)
            self.finished += 1
            if enough.is_set():
                return
            table = str((await self.http(f"/api/v1/tables/{table}/rematch", None))["id"])

    async def play(self, table: str) -> None:
        """One game, over as many connections as it takes."""
        self.public: Any = {}
        self.seats: dict[str, Any] = {}
        self.seq = 0
        self.pending = None
        headers = {"Authorization": f"Bearer {self.client.token}"}
        while self.public.get("status") != "finished":
            address = f"ws{self.client.url[4:]}/api/v1/tables/{table}/live?since={self.seq}"
            try:
                async with connect(address, additional_headers=headers, open_timeout=30) as socket:
                    await self.talk(socket, table)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE * 5)

    async def talk(self, socket: Any, table: str) -> None:
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        elif self.public:
            await self.decide(socket)
        async for text in socket:
            self.take_in(json.loads(text), table)
            if self.public.get("status") == "finished" and self.pending is None:
                return
            await self.decide(socket)

    async def decide(self, socket: Any) -> None:
        if self.pending is not None:
            return
        for seat, own in self.seats.items():
            if own.get("choice"):
                await asyncio.sleep(self.rng.random() * PAUSE)
                self.pending = {
                    "type": "move",
                    "id": f"m{next(self.ids)}",
                    "seat": int(seat),
                    "seq": self.seq,
                    "move": self.rng.choice(own["choice"]["options"]),
                    "confirmed": True,
                }
                await socket.send(json.dumps(self.pending))
                return

    def take_in(self, message: Any, table: str) -> None:
        kind = message["type"]
        if kind == "full":
            self.public, self.seats = message["public"], message["seats"]
            self.seq = message["seq"]
        elif kind == "update":
            assert message["was"] == self.seq, "an update was lost or doubled"
            self.seq = message["seq"]
            self.public = patched(self.public, message["public"])
            for seat, changes in message.get("seats", {}).items():
                self.seats.setdefault(seat, {}).update(changes)
        elif self.pending is not None and message.get("id") == self.pending["id"]:
            if kind == "ack":
                self.acked[table, self.pending["id"]] = message["seq"]
            self.pending = None
