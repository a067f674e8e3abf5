"""The live channel: one WebSocket per open table, over which everything goes.

What is sent both ways is told in docs/live-channel.md. A client that lost its connection says which
entry it saw last and gets what it missed.
"""

import asyncio
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from spieltisch.kernel.errors import SpieltischError
from spieltisch.server.access import watchable_row
from spieltisch.server.application import Application
from spieltisch.server.faults import Fault
from spieltisch.server.identity import COOKIE
from spieltisch.server.limits import Purse
from spieltisch.server.live import chat
from spieltisch.server.live.coaching import coach
from spieltisch.server.live.commands import act
from spieltisch.server.live.frames import Viewer
from spieltisch.server.live.journals import cost_of
from spieltisch.server.live.outbox import Outbox
from spieltisch.server.live.owners import COME_BACK, NotStored
from spieltisch.server.live.questions import Asker
from spieltisch.server.live.scene_feed import SceneFeed, stage_bytes
from spieltisch.server.live.table_cache import LiveTable
from spieltisch.server.live.wire import BYE_FLOOD, MOST_BYTES, offered
from spieltisch.server.messages import (
    LiveChat,
    LiveCoach,
    LiveCommand,
    LiveHints,
    LivePing,
    LivePlan,
    LivePreview,
    LiveQuestion,
    LiveReply,
    LiveRequest,
    LiveSay,
    LiveStory,
    LiveWhy,
    Nothing,
    Subscribe,
)
from spieltisch.server.routing import (
    Call,
    admit,
    bearer,
    check_origin,
    problem_of,
    whole_number,
)
from spieltisch.tables.table import Table

MOST_QUESTIONS: Final = 4
"""So many of a client's questions are thought about at the same time."""
HANDSHAKE_COST = 2.0
COSTS: Final[dict[type[Any], float]] = {
    LivePreview: 2.0,
    LiveWhy: 2.0,
    LiveHints: 10.0,
    LiveCoach: 4.0,
    LiveStory: 4.0,
    LiveSay: 3.0,
    Subscribe: 2.0,
}
BYE_UNKNOWN = 4004
MOST_REFUSED: Final = 8
"""So many messages above the limit end a connection."""
FORGIVEN: Final = 0.05
"""What a message that was paid for takes off that number."""

_decoder = msgspec.json.Decoder(LiveRequest)
_encode = msgspec.json.Encoder().encode


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
        await admit(call, HANDSHAKE_COST)
        row = await watchable_row(call, call.path("table_id"))
        wish = _wish(call)
        hot = await app.tables.hot(row.id, row.seq)
    except (Fault, SpieltischError) as fault:
        status, _ = problem_of(fault)
        if isinstance(fault, NotStored):  # a refused handshake would look like "never come back"
            await socket.accept()
            await socket.close(COME_BACK, str(status))
        else:
            await socket.close(BYE_UNKNOWN, str(status))
        return
    await socket.accept()
    await Channel(socket, call, hot).run(wish)


def _wish(call: Call) -> Subscribe:
    """The first subscription, as the address tells it."""
    asked = call.request.query_params
    plain = {
        "as": asked.get("as", "view"),
        "language": call.language if asked.get("language") else "",
        "since": call.number("since", 0),
        "stage": asked.get("stage") == "1",
        "here": asked.get("here") == "1",
    }
    if "seats" in asked:
        plain["seats"] = [whole_number(one) for one in asked["seats"].split(",")]
    try:
        return msgspec.convert({"type": "subscribe", **plain}, Subscribe)
    except (msgspec.ValidationError, ValueError) as fault:
        raise Fault("bad-request") from fault


def check_origin_of_socket(call: Call) -> None:
    """Browsers always say whose page opens a socket; with our cookie it must be ours."""
    if call.request.cookies.get(COOKIE) and "origin" not in call.request.headers:
        raise Fault("foreign-origin")
    check_origin(call.request, call.app.config.public_url)


def _cost(request: Any, table: Table) -> float:
    if isinstance(request, LivePlan):
        return request.cost
    more = cost_of(table.seq) if isinstance(request, LiveStory) else 0.0
    return COSTS.get(type(request), 1.0) + more


class Channel:
    """One open socket: reads requests one by one; its outbox sends."""

    def __init__(self, socket: WebSocket, call: Call, hot: LiveTable) -> None:
        self.socket = socket
        self.app = call.app
        self.hot = hot
        self.somebody = call.somebody
        self.person = call.somebody.id if call.somebody else ""
        self.address = call.address
        address = f"live {self.address}"
        payer = f"live {self.person}" if self.person else address
        self._purse = Purse(call.app.limits, address, payer)
        self.language = call.language
        self._outbox = Outbox(socket)
        self.send = self._outbox.send
        self._viewer: Viewer | None = None
        self._questions: set[asyncio.Task[None]] = set()
        self._refused = 0.0
        pay = offered(socket.scope).get("charge")
        if pay is not None:
            pay(self._purse)

    async def run(self, wish: Subscribe) -> None:
        """Until either side leaves."""
        self.app.metrics.sockets.inc()
        try:
            await self._answer(wish)
            # In a task of its own a message does not wake a dozen layers of the application.
            await asyncio.create_task(self._read_all())
        finally:
            self.app.metrics.sockets.dec()
            self._leave()
            for task in self._questions:
                task.cancel()
            await self._outbox.close()

    async def _read_all(self) -> None:
        receive = self.socket.receive
        while await self._outbox.drained():
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            await self._hear(message.get("text") or message.get("bytes") or "")

    async def _hear(self, data: str | bytes) -> None:
        """Answer one message."""
        if len(data) > MOST_BYTES:
            self._refuse("", Fault("too-large"))
            return
        try:
            request = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            request = None
        if not self._purse.pay(_cost(request, self.hot.table)):
            self._refused += 1
            self._refuse("", Fault("too-many"))
            if self._refused > MOST_REFUSED:
                self._outbox.send_away(BYE_FLOOD)
            await asyncio.sleep(0.5)
            return
        self._refused = max(0.0, self._refused - FORGIVEN)
        if request is None:
            self._refuse("", Fault("bad-request"))
        else:
            await self._answer(request)

    async def _answer(self, request: Any) -> None:
        """One way for everything; what is wrong with it is said, and the channel stays."""
        try:
            if isinstance(request, LiveCommand):
                outcome = await act(self.app, self.hot.table.id, self.person, request, "socket")
                self._reply(LiveReply("ack", request.id, outcome.seq, outcome.doubled))
            elif isinstance(request, LivePing):
                self._reply(LiveReply("pong"))
            elif isinstance(request, Subscribe):
                await self._subscribe(request)
            else:
                await self._ponder(request)
        except (Fault, SpieltischError) as fault:
            self._refuse(getattr(request, "id", ""), fault)

    # Watching

    async def _subscribe(self, wish: Subscribe) -> None:
        if wish.unfit:
            self.app.metrics.unfit.inc()
        scene = wish.as_ == "scene"
        words = wish.language or (self.language if scene else "")
        self.language = words or self.language
        hot = self.hot = await self.app.tables.hot(self.hot.table.id)
        async with self.app.turnstile.turn(self.address), hot.lock:
            feed = hot.viewers.feed(hot.table, words if scene else None)
            away = self._outbox.send_away
            viewer = Viewer(self.person, words, self.send, away, wish.seats, wish.here)
            boards = b""
            if wish.stage and isinstance(feed, SceneFeed):
                boards = stage_bytes(hot.table, feed.screen.voice)
            feed.welcome(hot.table, viewer, wish.since, boards)
            self._leave()
            self._viewer = viewer
            hot.viewers.tell_here(hot.table)

    def _leave(self) -> None:
        if self._viewer is not None:
            self.hot.viewers.leave(self._viewer)
            self._viewer = None
            self.hot.viewers.tell_here(self.hot.table)

    # Asking

    async def _ponder(self, request: LiveQuestion) -> None:
        """A question may take a while; moves do not wait for it."""
        if len(self._questions) >= MOST_QUESTIONS:
            await asyncio.wait(self._questions, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(self._reply_to(request))
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)

    async def _reply_to(self, request: LiveQuestion) -> None:
        try:
            if isinstance(request, LiveHints | LiveCoach):
                value = await self._advised(request)  # bots have turns of their own
            else:
                async with self.app.turnstile.turn(self.address):
                    value = await self._found(request)
        except Exception as fault:  # whoever waits must hear of it, whatever it is
            self._refuse(request.id, fault)
        else:
            self._reply(LiveReply("reply", request.id, value=value))

    async def _advised(self, request: LiveHints | LiveCoach) -> Any:
        asker = Asker(self.app, self.hot, self.person, self.language)
        if isinstance(request, LiveHints):
            return await asker.hints(request.seat)
        return await coach(asker, request.seat)

    async def _found(self, request: LiveQuestion) -> Any:
        asker = Asker(self.app, self.hot, self.person, self.language)
        match request:
            case LivePreview():
                return await asker.preview(request.seat, request.move)
            case LivePlan():
                return await asker.plan(request.seat, request.moves, request.at)
            case LiveWhy():
                return await asker.why(request.seat)
            case LiveStory():
                return await asker.story(request.seat, request.since, request.entry)
            case LiveChat():
                table = self.hot.table
                plays = bool(table.seats_of(self.person))
                rooms = chat.rooms_of(table.status == "finished", plays)
                return await chat.lines_in(self.app, table.id, rooms, self.person)
            case LiveSay():
                if self.somebody is None:
                    raise Fault("who-are-you")
                await chat.say_at(self.app, self.hot, self.somebody, request.text)
                return Nothing()

    def _refuse(self, client: str, fault: Exception) -> None:
        _, problem = problem_of(fault, self.language)
        self.app.metrics.refusals.labels(problem.code).inc()
        code, message, text = problem.code, problem.message, problem.text
        self._reply(LiveReply("refusal", client, self.hot.viewers.seq, False, code, message, text))

    def _reply(self, reply: LiveReply) -> None:
        self.send(_encode(reply))
