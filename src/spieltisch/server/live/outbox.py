"""What one viewer is sent, in order, without making anybody wait for him."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.server.live.wire import shortcut

MOST_WAITING: Final = 256
BYE_SLOW: Final = 4008
BYE_AWAY: Final = 4009

GONE = (OSError, RuntimeError, WebSocketDisconnect)


class Outbox:
    """Sends at once where the socket takes it; only a slow viewer's messages wait, in a task.

    Who falls too far behind is sent away, and may come back and say what he saw last.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self._write = shortcut(socket.scope)
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None
        self._gone = False

    def send(self, text: bytes) -> None:
        """Send now, or as soon as what came before has gone."""
        if self._gone:
            return
        if self._task is not None:
            self._wait(text)
        elif self._write is None or not self._write(text):
            self._begin(text)

    def _wait(self, text: bytes) -> None:
        self._waiting.append(text)
        if len(self._waiting) > MOST_WAITING:
            self._gone = True
            self._waiting.clear()

    def _begin(self, text: bytes) -> None:
        """Send without a task if the socket takes it; else in one."""
        sending = self._sending(text)
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except GONE:
            self._gone = True
            return
        self._task = asyncio.create_task(self._send_slowly(_Resumed(sending, blocked)))

    def _sending(self, text: bytes) -> Coroutine[Any, None, None]:
        return self.socket.send({"type": "websocket.send", "text": text.decode()})

    async def _send_slowly(self, first: "_Resumed") -> None:
        try:
            await first
            while self._waiting:
                await self._sending(self._waiting.popleft())
            if self._gone:
                await self.socket.close(BYE_SLOW)
        except GONE:
            self._gone = True
        finally:
            self._task = None

    def send_away(self) -> None:
        """Send nothing more, and end the connection."""
        if not self._gone:
            self._gone = True
            self._waiting.clear()
            if self._task is None:
                self._task = asyncio.create_task(self._part())

    async def _part(self) -> None:
        with contextlib.suppress(*GONE):
            await self.socket.close(BYE_AWAY)

    async def close(self) -> None:
        """Send nothing more."""
        self._gone = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


class _Resumed:
    """The rest of a coroutine that was begun outside a task and had to wait."""

    def __init__(self, coroutine: Coroutine[Any, None, None], blocked: Any) -> None:
        self.coroutine = coroutine
        self.blocked = blocked

    def __await__(self) -> Generator[Any, None, None]:
        try:
            while True:
                yield self.blocked
                self.blocked = self.coroutine.send(None)
        except StopIteration:
            return
        finally:
            self.coroutine.close()
