"""The live channel: one WebSocket per open table.

A client that lost its connection says which entry it saw last and gets what it missed.
"""

import asyncio
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from spieltisch.kernel.errors import SpieltischError
from spieltisch.server.access import watchable_row
from spieltisch.server.api.play import client_id, move_command, redo_command, undo_command
from spieltisch.server.application import Application
from spieltisch.server.faults import Fault
from spieltisch.server.identity import COOKIE
from spieltisch.server.live.outbox import Outbox
from spieltisch.server.live.table_cache import Command
from spieltisch.server.live.viewers import Viewer
from spieltisch.server.messages import LiveMove, LivePing, LiveReply, LiveRequest, LiveUndo
from spieltisch.server.routing import Call, bearer, charge, check_origin, problem_of, recognise

MOST_BYTES = 4096
HANDSHAKE_COST = 2.0
SHARE_OF_ADDRESS = 0.1
"""What a message costs its address: behind one there may be a whole club."""
BYE_UNKNOWN = 4004

_decoder = msgspec.json.Decoder(LiveRequest)
_encoder = msgspec.json.Encoder()


class _WebRequest:
    """A WebSocket's handshake, as the checks of requests want it."""

    method = "GET"

    def __init__(self, socket: WebSocket) -> None:
        self.headers = socket.headers
        self.cookies = socket.cookies
        self.client = socket.client
        self.query_params = socket.query_params
        self.path_params = socket.path_params


async def live(socket: WebSocket) -> None:
    """Serve one viewer until he leaves."""
    app: Application = socket.app.state.app
    call = Call(_WebRequest(socket), app, None)  # type: ignore[arg-type]
    try:
        if bearer(socket.headers) is None:
            check_origin_of_socket(call)
        await recognise(call)
        charge(call, HANDSHAKE_COST)
        row = await watchable_row(call, call.path("table_id"))
        since = call.number("since", 0)
    except (Fault, SpieltischError) as fault:
        status, _ = problem_of(fault)
        await socket.close(BYE_UNKNOWN, str(status))
        return
    await socket.accept()
    await Channel(socket, app, call, row.id).run(since, row.seq)


def check_origin_of_socket(call: Call) -> None:
    """Browsers always say whose page opens a socket; with our cookie it must be ours."""
    if call.request.cookies.get(COOKIE) and "origin" not in call.request.headers:
        raise Fault("foreign-origin")
    check_origin(call.request, call.app.config.public_url)


class Channel:
    """One open socket: reads requests one by one; its outbox sends."""

    def __init__(self, socket: WebSocket, app: Application, call: Call, table_id: str) -> None:
        self.socket = socket
        self.app = app
        self.table_id = table_id
        self.person = call.somebody.id if call.somebody else ""
        client = call.request.client
        self._address = f"live {client.host if client else ''}"
        self._bucket = f"live {self.person}" if self.person else self._address
        asked = call.request.query_params.get("language", "")
        self.language = call.language if asked else ""
        self._outbox = Outbox(socket)
        self.send = self._outbox.send

    async def run(self, since: int, seq: int) -> None:
        """Until either side leaves."""
        hot = await self.app.tables.hot(self.table_id, seq)
        async with hot.lock:
            seats = tuple(hot.table.seats_of(self.person))
            send_away = self._outbox.send_away
            viewer = Viewer(self.person, seats, self.language, self.send, send_away)
            hot.viewers.welcome(hot.table, viewer, since)
        self.app.metrics.sockets.inc()
        try:
            # In a task of its own a message does not wake a dozen layers of the application.
            await asyncio.create_task(self._read_all())
        finally:
            self.app.metrics.sockets.dec()
            hot.viewers.leave(viewer)
            await self._outbox.close()

    async def _read_all(self) -> None:
        receive = self.socket.receive
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            if not await self._answer(message.get("text") or message.get("bytes") or ""):
                return

    async def _answer(self, data: str | bytes) -> bool:
        """Answer one request; False when the client has to go."""
        if len(data) > MOST_BYTES:
            self._refuse("", Fault("too-large"))
            return True
        if not self._allowed():
            self._refuse("", Fault("too-many"))
            await asyncio.sleep(0.5)
            return True
        try:
            request = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("", Fault("bad-request"))
            return True
        if isinstance(request, LivePing):
            self._reply(LiveReply("pong"))
        else:
            await self._act(request)
        return True

    def _allowed(self) -> bool:
        allow = self.app.limits.allow
        return allow(self._address, SHARE_OF_ADDRESS) and allow(self._bucket, 1.0)

    async def _act(self, request: Any) -> None:
        began = time.perf_counter()
        client = client_id(self.person, request.id)
        try:
            outcome = await self.app.tables.act(self.table_id, self._command(request), client)
        except SpieltischError as fault:
            self._refuse(request.id, fault)
            return
        self.app.metrics.seconds.observe(time.perf_counter() - began)
        self._reply(LiveReply("ack", request.id, outcome.seq, outcome.doubled))

    def _command(self, request: Any) -> Command:
        if isinstance(request, LiveMove):
            return move_command(self.person, request)
        if isinstance(request, LiveUndo):
            return undo_command(self.person, request)
        return redo_command(self.person, request)

    def _refuse(self, client: str, fault: Exception) -> None:
        _, problem = problem_of(fault, self.language or "en")
        self.app.metrics.refusals.labels(problem.code).inc()
        hot = self.app.tables.hots.get(self.table_id)
        at = hot.viewers.seq if hot is not None else 0
        code, message, text = problem.code, problem.message, problem.text
        self._reply(LiveReply("refusal", client, at, False, code, message, text))

    def _reply(self, reply: LiveReply) -> None:
        self.send(_encoder.encode(reply))
