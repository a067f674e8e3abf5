"""The wire: uvicorn's WebSockets, with an eye on what the application never hears of.

Pings, pongs and pieces of messages are charged like messages, and nothing is read from who does not
read what he is sent.
"""

from collections.abc import Callable, MutableMapping
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from spieltisch.server.limits import Limits, Purse

EXTENSION: Final = "spieltisch.wire"
"""The ASGI extension under which the application finds what a wire offers."""
MOST_BYTES: Final = 4096
"""No message of ours is longer; of one that is, so much is heard as shows it."""
SLICE: Final = 4096
"""Bytes that are looked at together: a flood of tiny frames must not keep everybody waiting."""
MOST_REFUSED: Final = 50
"""So many control frames in a row that nobody would pay for end a connection."""
BYE_FLOOD: Final = 4010
ABORT_AFTER: Final = 1.0
"""Seconds for a farewell to reach who may not be reading."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that lets somebody pay for all that is read, and can be broken off."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        own = Limits(1.0)
        self.charge: Callable[[], bool] = lambda: own.allow("", 1.0)
        """Pays for a frame that is no message of its own; False if it cannot be paid for.

        Until somebody is known who pays, a connection has a bucket of its own.
        """
        self.refused = 0

    def handle_connect(self, event: Request) -> None:
        """Tell the application what is offered."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: MutableMapping[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = {
                "charge": self.charge_to,
                "abort": self.abort,
                "write": self.write,
                "writable": self.writable.wait,
            }

    def write(self, texts: list[bytes]) -> bool:
        """Send texts together; False if what was written before has not gone yet."""
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ConnectionResetError
        if not self.writable.is_set():
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def abort(self) -> None:
        """End the connection, also to somebody who reads nothing."""
        self.transport.abort()

    # Who pays for frames that the application does not see

    def charge_to(self, purse: Purse) -> None:
        """Let somebody pay from now on."""
        self.charge = purse.pay

    def handle_ping(self) -> None:
        super().handle_ping()
        self._charge()

    def handle_pong(self, event: Frame) -> None:
        asked_for = self.pending_ping_payload == bytes(event.data)
        super().handle_pong(event)
        if not asked_for:
            self._charge()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if not event.fin:
            self._charge()

    def _charge(self) -> None:
        self.refused = 0 if self.charge() else self.refused + 1
        if self.refused > MOST_REFUSED and not self.close_sent:
            self._part(BYE_FLOOD)

    def _part(self, code: int) -> None:
        """Say goodbye. What still comes is thrown away, or the goodbye would not get through."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(ABORT_AFTER, self.transport.abort)

    # Nothing is read from who does not read

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), SLICE):
            if self.close_sent and self.refused > MOST_REFUSED:
                return
            super().data_received(data[begin : begin + SLICE])

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_or_not()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_or_not()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read_or_not()
        return message

    def _read_or_not(self) -> None:
        """Read only while nothing that was written waits, and no message is unheard."""
        if self.transport.is_closing():
            return
        if not self.writable.is_set():
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Who does not answer may not be reading either: then the farewell would wait for ever."""
        super().keepalive_timeout()
        self.loop.call_later(ABORT_AFTER, self.transport.abort)


def offered(scope: MutableMapping[str, Any]) -> dict[str, Any]:
    """What the wire of a connection offers, if its server has one."""
    found: dict[str, Any] = (scope.get("extensions") or {}).get(EXTENSION) or {}
    return found
