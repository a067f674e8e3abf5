"""What one viewer is sent, in order, without making anybody wait for him."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.server.live.wire import offered, shortcut

MOST_WAITING: Final = 256
MOST_BYTES: Final = 2 << 20
"""What may wait for a viewer who does not read, besides what the machine keeps for him."""
FAREWELL: Final = 5.0
"""Seconds for a goodbye to get through to somebody who may not be reading."""
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
        self._abort: Callable[[], None] = offered(socket.scope).get("abort", _wait_for_him)
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._task: asyncio.Task[None] | None = None
        self._gone = False
        self._bye = BYE_SLOW
        self._farewell: asyncio.TimerHandle | None = None

    def send(self, text: bytes) -> None:
        """Send now, or as soon as what came before has gone."""
        if self._gone:
            return
        if self._task is not None:
            self._wait(text)
        elif self._write is None or not self._write(text):
            self._begin(text)

    async def drained(self) -> None:
        """Wait until nothing waits: who does not read what he is sent is not heard."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _wait(self, text: bytes) -> None:
        self._waiting.append(text)
        self._bytes += len(text)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._give_up()

    def _give_up(self) -> None:
        """Send nothing more; the connection ends, also if he never reads another byte."""
        self._gone = True
        self._waiting.clear()
        self._farewell = asyncio.get_running_loop().call_later(FAREWELL, self._abort)

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
                text = self._waiting.popleft()
                self._bytes -= len(text)
                await self._sending(text)
            if self._gone:
                await self.socket.close(self._bye)
        except GONE:
            self._gone = True
        finally:
            self._task = None

    def send_away(self, code: int = BYE_AWAY) -> None:
        """Send nothing more, and end the connection."""
        if not self._gone:
            self._bye = code
            self._give_up()
            if self._task is None:
                self._task = asyncio.create_task(self._part())

    async def _part(self) -> None:
        with contextlib.suppress(*GONE):
            await self.socket.close(self._bye)

    async def close(self) -> None:
        """Send nothing more."""
        self._gone = True
        if self._farewell is not None:
            self._farewell.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def _wait_for_him() -> None:
    """Where the server offers nothing else."""


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
