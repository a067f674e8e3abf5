"""Requests go to the owner of their table, wherever they arrive: both pages and sockets.

The process at which a client has arrived carries the ASGI conversation to the owner's process,
where the application answers it as if the client had arrived there.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from spieltisch.server.config import Config
from spieltisch.server.connections import BODY_SECONDS
from spieltisch.server.faults import Fault
from spieltisch.server.limits import Limits, Purse
from spieltisch.server.live.carrying import (
    ANSWER,
    ASK,
    EVENT,
    FAREWELL,
    LEFT,
    OPEN,
    PAYS,
    SAID,
    THINK,
    TOLD,
    Guest,
    Visit,
    encode,
)
from spieltisch.server.live.leases import Leases
from spieltisch.server.live.owners import COME_BACK, Elsewhere
from spieltisch.server.live.relay import Parcel, Relay
from spieltisch.server.live.table_cache import TableCache
from spieltisch.server.live.wire import EXTENSION
from spieltisch.server.workers.bot_pool import BotFault, BotPool

FORWARDED: Final = "spieltisch.forwarded"
CARRIED: Final = (
    "type",
    "http_version",
    "scheme",
    "method",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)
MOST_BYTES = 1 << 17
"""More than any request of ours may have; the owner refuses less than that."""
PARTING = 2.0
log = logging.getLogger("spieltisch")
_decode = msgspec.msgpack.decode


class Lost(Elsewhere):
    """The owner is no more; `delivered`: perhaps it has done what it was asked for."""

    def __init__(self, delivered: bool) -> None:
        super().__init__("the table's owner is no more")
        self.delivered = delivered


class Forwarder:
    """All conversations between this process and others."""

    def __init__(self, config: Config, tables: TableCache, pool: BotPool, limits: Limits) -> None:
        url = config.redis
        self.tables = tables
        self.limits = limits
        self.pool = pool
        pool.others = self._think_elsewhere
        self.owners = tables.owners
        self.relay = Relay(url, self.owners.name, self._receive, self._undelivered, self._end)
        self.leases = Leases(config, self.owners, self._end, self._doubt)
        self.leases.spare = pool.spare
        self.asgi: ASGIApp | None = None
        self._number = 0
        self._asked: dict[tuple[str, int], asyncio.Future[bytes]] = {}
        self._guests: dict[tuple[str, int], Guest] = {}
        self._visits: dict[tuple[str, int], Visit] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Listen first, then say that we live."""
        await self.relay.open()
        await self.leases.open()

    async def close(self) -> None:
        """Say that we go, send everybody to the others, and go."""
        await self.leases.close()
        self._end()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PARTING)
        await self.relay.close()

    # The side of the client

    async def owner(self, table_id: str) -> str:
        """The other process to which a table's requests go; none if they are answered here."""
        if table_id in self.tables.hots:
            return ""
        return await asyncio.to_thread(self.owners.elsewhere, table_id)

    async def ask(self, owner: str, scope: Scope, body: bytes) -> tuple[int, Any, bytes]:
        """Status, headers and body of the owner's answer."""
        asked = encode([_carried(scope), body])
        status, headers, answer = _decode(await self._question(owner, ASK, asked))
        return status, headers, answer

    async def _question(self, to: str, kind: int, body: bytes) -> bytes:
        key = (to, self._next())
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[key] = future
        self._post(*key, kind, body)
        try:
            return await future
        finally:
            del self._asked[key]

    async def _think_elsewhere(self, request: dict[str, Any]) -> Any:
        """What a bot decides at the process that has most to spare; None if none has."""
        others = self.owners.others
        name = max(others, key=others.__getitem__, default="")
        if not name or others[name] < 1:
            return None
        others[name] -= 1
        try:
            return _decode(await self._question(name, THINK, encode(request)))
        except Lost:
            return None

    async def connect(self, owner: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Serve a socket whose table is at another process; False if that one is no more."""
        key = (owner, self._next())
        guest = Guest(WebSocket(scope, receive, send), partial(self._post, owner, key[1]))
        self._guests[key] = guest
        try:
            return await guest.run(encode(_carried(scope)))
        finally:
            del self._guests[key]

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _post(self, to: str, number: int, kind: int, body: bytes = b"") -> None:
        self.relay.post(to, Parcel(kind, number, body))

    # To all processes

    def person_gone(self, person: str, forgotten: bool) -> None:
        """Somebody has signed out, or is no more: their channels end in all processes."""
        self._say_farewell(person, forgotten)
        # Not only to those whose lease was seen: one that has just started may have the channel.
        self.relay.post_to_all(Parcel(FAREWELL, 0, encode([person, forgotten])))

    def _say_farewell(self, person: str, forgotten: bool) -> None:
        for hot in self.tables.hots.values():
            hot.viewers.send_person_away(person)
            if forgotten:
                for seat in hot.table.seats_of(person):
                    hot.table.seats[seat].name = ""

    # What arrives

    def _receive(self, sender: str, parcel: Parcel) -> None:
        key, kind = (sender, parcel.number), parcel.kind
        if kind == TOLD:
            if key in self._guests:
                self._guests[key].told(parcel.body)
        elif kind == SAID:
            if key in self._visits:
                self._visits[key].said(parcel.body)
        elif kind == OPEN:
            self._spawn(self._serve(key, _decode(parcel.body)))
        elif kind == LEFT:
            if key in self._visits:
                self._visits[key].left()
        elif kind == EVENT:
            if key in self._guests:
                self._guests[key].event(_decode(parcel.body))
        elif kind == PAYS:
            if key in self._guests:
                self._guests[key].pays(Purse(self.limits, *_decode(parcel.body)))
        elif kind == THINK:
            self._spawn(self._think(key, _decode(parcel.body)))
        elif kind == FAREWELL:
            self._say_farewell(*_decode(parcel.body))
        elif kind == ASK:
            self._spawn(self._answer(key, *_decode(parcel.body)))
        elif key in self._asked and not self._asked[key].done():
            self._asked[key].set_result(parcel.body)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # The side of the owner

    async def _serve(self, key: tuple[str, int], scope: Scope) -> None:
        visit = self._visits[key] = Visit(partial(self._post, *key))
        scope["extensions"] = {EXTENSION: visit.wire}
        try:
            await self._run(scope, visit.receive, visit.send)
        except Exception:  # the client is told to come back, whatever it is
            log.exception("a forwarded socket broke")
            await visit.send({"type": "websocket.close", "code": COME_BACK})
        finally:
            del self._visits[key]

    async def _answer(self, key: tuple[str, int], scope: Scope, body: bytes) -> None:
        answer: list[Any] = [500, [], b""]

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer[:2] = message["status"], list(message["headers"])
            else:
                answer[2] += message.get("body", b"")

        try:
            await self._run(scope, receive, send)
        finally:
            self._post(*key, ANSWER, encode(answer))

    async def _think(self, key: tuple[str, int], request: dict[str, Any]) -> None:
        """Let a bot think here for another process; no answer where it fails."""
        answer = None
        try:
            answer = await self.pool.think(request)
        except BotFault as fault:
            log.warning("a bot of another process failed", extra={"fault": str(fault)})
        finally:
            self._post(*key, ANSWER, encode(answer))

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self.asgi is not None
        scope["query_string"] = bytes(scope["query_string"])
        await self.asgi({**scope, FORWARDED: True}, receive, send)

    # What goes wrong

    def _undelivered(self, to: str, parcels: list[Parcel]) -> None:
        """Nobody listens there any more."""
        self.owners.others.pop(to, None)
        self.owners.silent.add(to)
        for parcel in parcels:
            asked = self._asked.get((to, parcel.number))
            if asked is not None and not asked.done():
                asked.set_exception(Lost(delivered=False))
        self._end({to})

    def _end(self, names: set[str] | None = None) -> None:
        """Processes are no more, or something they said may have been missed: begin anew."""
        for key, guest in self._guests.items():
            if names is None or key[0] in names:
                guest.end()
        for key, visit in self._visits.items():
            if names is None or key[0] in names:
                visit.end()
        for key, asked in self._asked.items():
            if (names is None or key[0] in names) and not asked.done():
                asked.set_exception(Lost(delivered=True))

    def _doubt(self) -> None:
        """Others may have taken what is held here."""
        self._spawn(self.tables.look_what_is_lost())


def _carried(scope: Scope) -> dict[str, Any]:
    return {name: scope[name] for name in CARRIED if name in scope}


def table_of(path: str) -> str:
    """The table that a request is about, if it is about one."""
    parts = path.split("/")
    if parts[1:2] == ["tables"]:
        return parts[2] if len(parts) > 2 else ""
    return parts[4] if parts[1:4] == ["api", "v1", "tables"] and len(parts) > 4 else ""


class Forwarding:
    """Around the application: what concerns a table held elsewhere goes there."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Exception], ASGIApp]) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or let the owner answer."""
        forwarder, owner = self._forwarder(scope), ""
        table_id = table_of(scope["path"]) if forwarder is not None else ""
        if forwarder is not None and table_id:
            owner = await forwarder.owner(table_id)
        if forwarder is None or not owner:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if not await forwarder.connect(owner, scope, receive, send):
                await self.app(scope, receive, send)
        else:
            await self._ask(forwarder, owner, (scope, receive, send))

    def _forwarder(self, scope: Scope) -> Forwarder | None:
        if scope["type"] not in ("http", "websocket") or FORWARDED in scope:
            return None
        forwarder: Forwarder = scope["app"].state.app.forwarder
        return forwarder if forwarder.relay.url else None

    async def _ask(
        self, forwarder: Forwarder, owner: str, request: tuple[Scope, Receive, Send]
    ) -> None:
        scope, receive, send = request
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body(receive)
        except TimeoutError:
            await self.refuse(Fault("too-slow"))(scope, receive, send)
            return
        try:
            status, headers, answer = await forwarder.ask(owner, scope, body)
        except Lost as fault:
            await self._instead(fault, body, request)
            return
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    async def _instead(
        self, fault: Lost, body: bytes, request: tuple[Scope, Receive, Send]
    ) -> None:
        """What the owner cannot have done is done here, as the table is now to be had."""
        scope, _, send = request

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        unsure = fault.delivered and scope["method"] not in ("GET", "HEAD")
        await (self.refuse(fault) if unsure else self.app)(scope, receive, send)


async def _body(receive: Receive) -> bytes:
    """All of it, or as much as shows that it is too large."""
    body, more = b"", True
    while more and len(body) <= MOST_BYTES:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body
