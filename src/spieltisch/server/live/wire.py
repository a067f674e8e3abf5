"""The wire: uvicorn's WebSockets with a shortcut for messages that many viewers are sent.

An ASGI message passes through a dozen calls before it is written. A server's frames are not masked,
so ours are put together here and written at once where nothing stands in the way; everything else
goes the usual way.
"""

from collections.abc import Callable, MutableMapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SHORTCUT: Final = "spieltisch.write"
"""The ASGI extension under which the application finds the shortcut."""

Write = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that offers to write a text at once."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application of the shortcut."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: MutableMapping[str, Any] = self.scope["extensions"] or {}
            extensions[SHORTCUT] = {"write": self.write_text}

    def write_text(self, text: bytes) -> bool:
        """Write a whole text; False if it has to wait, or nobody is there any more."""
        transport = self.transport
        open_now = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_now or not self.writable.is_set() or transport.is_closing():
            return False
        transport.write(text_frame(text))
        return True


def text_frame(text: bytes) -> bytes:
    """A text in a frame of its own, as a server sends it."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def shortcut(scope: MutableMapping[str, Any]) -> Write | None:
    """The shortcut of a connection, if its server has one."""
    offered = (scope.get("extensions") or {}).get(SHORTCUT)
    write: Write | None = offered["write"] if offered else None
    return write
