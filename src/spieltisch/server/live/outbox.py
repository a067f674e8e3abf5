"""What one viewer is sent, in order, without making anybody wait for him."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.server.live.wire import offered

FEW_WAITING: Final = 16
FEW_BYTES: Final = 8192
"""With no more than that about to leave, what comes next may be heard."""
MOST_WAITING: Final = 256
MOST_BYTES: Final = 2 << 20
"""What may wait for a viewer who does not read, besides what the machine keeps for him."""
FAREWELL: Final = 5.0
"""Seconds for a goodbye to get through to somebody who may not be reading."""
BYE_SLOW: Final = 4008
BYE_AWAY: Final = 4009

GONE = (OSError, RuntimeError, WebSocketDisconnect)


class Outbox:
    """What waits, and leaves as fast as the socket takes it.

    What was put here in one go, such as a frame and the answer to who caused it, leaves in one
    go, at the end of the round of the event loop in which it came. Only for who does not read, or
    where the server offers nothing better, a task waits. Who falls too far behind is sent away,
    and may come back and say what he saw last.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        wire = offered(socket.scope)
        self._abort: Callable[[], None] = wire.get("abort", _wait_for_him)
        self._write: Callable[[list[bytes]], bool] = wire.get("write", _cannot_say)
        self._writable: Callable[[], Awaitable[object]] | None = wire.get("writable")
        self._waiting: list[bytes] = []
        self._size = 0
        self._gone = False
        self._bye = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._loop = asyncio.get_running_loop()
        self._due = False
        self._farewell: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def send(self, text: bytes) -> None:
        """Send as soon as what came before has gone."""
        if self._gone:
            return
        self._waiting.append(text)
        self._size += len(text)
        if len(self._waiting) > MOST_WAITING or self._size > MOST_BYTES:
            self._part(BYE_SLOW)
        elif not self._due and self._task is None:
            self._due = True
            self._loop.call_soon(self._flush)

    async def drained(self) -> bool:
        """Wait until little waits: who does not read what he is sent is not heard.

        False if the connection is lost: nobody is there to be heard.
        """
        sending = self._task is not None and not self._task.done()
        if sending or len(self._waiting) > FEW_WAITING or self._size > FEW_BYTES:
            self._idle.clear()
            await self._idle.wait()
        return not self._gone or self._bye > 0

    def send_away(self, code: int = BYE_AWAY) -> None:
        """Send nothing more, and end the connection."""
        if not self._gone:
            self._part(code)

    def _part(self, code: int) -> None:
        """The connection ends, also if he never reads another byte."""
        self._lose()
        self._bye = code
        self._farewell = self._loop.call_later(FAREWELL, self._abort)
        self._wait()

    def _flush(self) -> None:
        self._due = False
        if self._task is not None or self._gone:
            return
        try:
            if not self._write(self._waiting):
                self._wait()
                return
        except GONE:
            self._lose()
        self._waiting, self._size = [], 0
        self._idle.set()

    def _lose(self) -> None:
        """Nothing waits for who is gone, and nobody for him."""
        self._gone = True
        self._waiting, self._size = [], 0

    def _wait(self) -> None:
        """Let a task send what waits, when that can be done."""
        if self._task is None:
            self._task = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                if self._writable is None:
                    await self._one_by_one()
                elif self._write(self._waiting):
                    self._waiting, self._size = [], 0
                else:
                    await self._writable()
            if self._bye:
                await self.socket.close(self._bye)
            else:
                self._task = None
        except GONE:
            self._lose()
        finally:
            self._idle.set()

    async def _one_by_one(self) -> None:
        """Where the server offers nothing better."""
        texts, self._waiting, self._size = self._waiting, [], 0
        for text in texts:
            await self.socket.send({"type": "websocket.send", "text": text.decode()})

    async def close(self) -> None:
        """Send nothing more."""
        self._gone = True
        if self._farewell is not None:
            self._farewell.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def _cannot_say(_texts: list[bytes]) -> bool:
    """Where the server does not offer to write at once."""
    return False


def _wait_for_him() -> None:
    """Where the server offers nothing else."""
