"""What one viewer is sent, in order, without making anybody wait for him."""

import asyncio
import contextlib
from collections.abc import Callable
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
    """A queue, and a task that sends what is in it as fast as the socket takes it.

    Who falls too far behind is sent away, and may come back and say what he saw last.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self._abort: Callable[[], None] = offered(socket.scope).get("abort", _wait_for_him)
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._size = 0
        self._gone = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._farewell: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._send_all())

    def send(self, text: bytes) -> None:
        """Send as soon as what came before has gone."""
        if self._gone:
            return
        self._idle.clear()
        self._waiting.put_nowait(text)
        self._size += len(text)
        if self._waiting.qsize() > MOST_WAITING or self._size > MOST_BYTES:
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
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(code)
        self._farewell = asyncio.get_running_loop().call_later(FAREWELL, self._abort)

    async def _send_all(self) -> None:
        try:
            while True:
                what = await self._waiting.get()
                if isinstance(what, int):
                    await self.socket.close(what)
                    return
                await self.socket.send({"type": "websocket.send", "text": what.decode()})
                self._size -= len(what)
                if self._waiting.empty():
                    self._idle.set()
        except GONE:
            self._gone = True
        finally:
            self._idle.set()

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
