"""What one viewer is sent, in order, without making anybody wait for him."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.server.live.wire import offered

MOST_WAITING: Final = 256
MOST_BYTES: Final = 2 << 20
"""What may wait for a viewer who does not read, besides what the machine keeps for him."""
FAREWELL: Final = 5.0
"""Seconds for a goodbye to get through to somebody who may not be reading."""
BYE_SLOW: Final = 4008
BYE_AWAY: Final = 4009

GONE = (OSError, RuntimeError, WebSocketDisconnect)


class Outbox:
    """What waits, and a task that sends it as fast as the socket takes it.

    What was put here in one go, such as a frame and the answer to who caused it, leaves in one
    go. Who falls too far behind is sent away, and may come back and say what he saw last.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        wire = offered(socket.scope)
        self._abort: Callable[[], None] = wire.get("abort", _wait_for_him)
        self._write: Callable[[list[bytes]], Awaitable[None]] = wire.get("write", self._one_by_one)
        self._waiting: list[bytes] = []
        self._size = 0
        self._gone = False
        self._bye = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._wake = asyncio.Event()
        self._farewell: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._send_all())

    def send(self, text: bytes) -> None:
        """Send as soon as what came before has gone."""
        if self._gone:
            return
        self._idle.clear()
        self._wake.set()
        self._waiting.append(text)
        self._size += len(text)
        if len(self._waiting) > MOST_WAITING or self._size > MOST_BYTES:
            self._part(BYE_SLOW)

    async def drained(self) -> None:
        """Wait until nothing waits: who does not read what he is sent is not heard."""
        await self._idle.wait()

    def send_away(self, code: int = BYE_AWAY) -> None:
        """Send nothing more, and end the connection."""
        if not self._gone:
            self._part(code)

    def _part(self, code: int) -> None:
        """The connection ends, also if he never reads another byte."""
        self._gone = True
        self._waiting.clear()
        self._bye = code
        self._wake.set()
        self._farewell = asyncio.get_running_loop().call_later(FAREWELL, self._abort)

    async def _send_all(self) -> None:
        try:
            while not self._bye:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    texts, self._waiting, self._size = self._waiting, [], 0
                    await self._write(texts)
                self._idle.set()
            await self.socket.close(self._bye)
        except GONE:
            self._gone = True
        finally:
            self._idle.set()

    async def _one_by_one(self, texts: list[bytes]) -> None:
        """Where the server offers nothing better."""
        for text in texts:
            await self.socket.send({"type": "websocket.send", "text": text.decode()})

    async def close(self) -> None:
        """Send nothing more."""
        self._gone = True
        if self._farewell is not None:
            self._farewell.cancel()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task


def _wait_for_him() -> None:
    """Where the server offers nothing else."""
