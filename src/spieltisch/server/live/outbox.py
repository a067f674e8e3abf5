"""What one viewer is sent, in order, without making anybody wait for him."""

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_WAITING: Final = 256
MOST_BYTES: Final = 4 << 20
BYE_SLOW: Final = 4008
BYE_AWAY: Final = 4009

GONE = (OSError, RuntimeError, WebSocketDisconnect)


class Outbox:
    """A queue, and a task that sends what is in it as fast as the socket takes it.

    Who falls too far behind is sent away, and may come back and say what he saw last.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._size = 0
        self._gone = False
        self._task = asyncio.create_task(self._send_all())

    def send(self, text: bytes) -> None:
        """Send as soon as what came before has gone."""
        if self._gone:
            return
        self._waiting.put_nowait(text)
        self._size += len(text)
        if self._waiting.qsize() > MOST_WAITING or self._size > MOST_BYTES:
            self._part(BYE_SLOW)

    def send_away(self) -> None:
        """Send nothing more, and end the connection."""
        if not self._gone:
            self._part(BYE_AWAY)

    def _part(self, code: int) -> None:
        self._gone = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(code)

    async def _send_all(self) -> None:
        try:
            while True:
                what = await self._waiting.get()
                if isinstance(what, int):
                    await self.socket.close(what)
                    return
                await self.socket.send({"type": "websocket.send", "text": what.decode()})
                self._size -= len(what)
        except GONE:
            self._gone = True

    async def close(self) -> None:
        """Send nothing more."""
        self._gone = True
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
