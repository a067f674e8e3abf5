"""A WebSocket client for load tests: so light that the server is what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any


def handshake(path: str, token: str = "") -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    return "\r\n".join([*lines, "", ""]).encode()


class Socket(asyncio.Protocol):
    """A WebSocket client with nothing in it that a load generator does not need."""

    def __init__(self, receive: Callable[[bytes], None], request: bytes) -> None:
        self.receive = receive
        self.request = request
        self.buffer = bytearray()
        self.open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self.open, self.buffer = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            if frame:
                self.receive(frame)

    def _frame(self) -> bytes | None:
        """The next text frame; servers send them whole and unmasked."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        frame = bytes(buffer[start : start + length])
        opcode = buffer[0] & 15
        del buffer[: start + length]
        if opcode == 9:
            self._send(frame, 0x8A)
        return frame if opcode == 1 else b""

    def send(self, text: bytes) -> None:
        self._send(text, 0x81)

    def _send(self, data: bytes, kind: int) -> None:
        # A mask of zeros is a mask.
        size = len(data)
        head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + head + b"\0\0\0\0" + data)
