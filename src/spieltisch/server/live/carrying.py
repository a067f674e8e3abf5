"""A client's socket, carried from the process at which it has arrived to the owner of its table.

Both sides speak ASGI with their own server or application, and parcels with each other.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from spieltisch.server.limits import Purse
from spieltisch.server.live.outbox import GONE, Outbox
from spieltisch.server.live.owners import COME_BACK
from spieltisch.server.live.wire import MOST_BYTES, offered

ASK, OPEN, SAID, LEFT, THINK = 0, 1, 2, 3, 4
"""Asked: a whole request; a socket, a text from it, its end; what a bot would do."""
ANSWER, EVENT, TOLD, FAREWELL, PAYS = 5, 6, 7, 8, 9
"""Answered: the whole answer; something about the socket, a text for it, who pays for its frames.
To all: who has gone."""
MOST_WAITING = 64
encode = msgspec.msgpack.encode


class Guest:
    """A client's socket at this process; its table is elsewhere."""

    def __init__(self, socket: WebSocket, post: Callable[..., None]) -> None:
        self.socket = socket
        self.post = post
        self.outbox: Outbox | None = None
        self._early: list[bytes] = []
        self._over = False
        self.first: asyncio.Future[Message | None] = asyncio.get_running_loop().create_future()

    async def run(self, opening: bytes) -> bool:
        """Until either side leaves; False if the owner was lost before it answered."""
        self.post(OPEN, opening)
        try:
            first = await self.first
            if first is not None:
                await self._serve(first)
        except GONE:
            pass  # the client has left meanwhile
        finally:
            self.post(LEFT)
            if self.outbox is not None:
                await self.outbox.close()
        return first is not None

    async def _serve(self, first: Message) -> None:
        if first["type"] != "websocket.accept":
            await self.socket.close(first.get("code", 1000), first.get("reason"))
            return
        await self.socket.accept()
        self.outbox = Outbox(self.socket)
        for text in self._early:
            self.outbox.send(text)
        if self._over:
            self.outbox.send_away()
        while True:
            await self.outbox.drained()
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            words = message.get("text")
            said = message.get("bytes") or b"" if words is None else words.encode()
            self.post(SAID, said[: MOST_BYTES + 1])

    def told(self, text: bytes) -> None:
        """The owner has something for the client."""
        if self.outbox is None:
            self._early.append(text)
        else:
            self.outbox.send(text)

    def pays(self, purse: Purse) -> None:
        """The owner knows whose socket this is."""
        charge_to = offered(self.socket.scope).get("charge")
        if charge_to is not None:
            charge_to(purse)

    def event(self, message: Message) -> None:
        """The owner lets the client in, or sends it away."""
        if not self.first.done():
            self.first.set_result(message)
        elif message["type"] == "websocket.close":
            self.end()

    def end(self) -> None:
        """Send the client away; it comes back and says what it saw last."""
        self._over = True
        if not self.first.done():
            self.first.set_result(None)
        elif self.outbox is not None:
            self.outbox.send_away()


class Visit:
    """A client's socket at another process; its table is here."""

    def __init__(self, post: Callable[..., None]) -> None:
        self.post = post
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Message:
        """The next thing that the client does."""
        return await self._inbox.get()

    async def send(self, message: Message) -> None:
        """Something for the client."""
        if message["type"] == "websocket.send":
            text = message.get("text")
            self.post(TOLD, message["bytes"] if text is None else text.encode())
        else:
            self.post(EVENT, encode(message))

    @property
    def wire(self) -> dict[str, Any]:
        """What the wire offers, which ends at the other process."""
        return {"charge": lambda purse: self.post(PAYS, encode([purse.address, purse.payer]))}

    def said(self, message: bytes) -> None:
        """The client has sent something; who sends faster than we read is sent away."""
        if self._inbox.qsize() < MOST_WAITING:
            self._inbox.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            self.end()

    def end(self) -> None:
        """Send the client away; it comes back and says what it saw last."""
        self.post(EVENT, encode({"type": "websocket.close", "code": COME_BACK}))
        self.left()

    def left(self) -> None:
        """The client is no more."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": COME_BACK})
