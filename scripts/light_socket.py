"""A WebSocket client for load tests: so light that the server is what is measured."""

import asyncio
from collections.abc import Callable
from typing import Any


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
        while True:
            frame = self._frame()
            if frame is None:
                return
            self.receive(frame)

    def _frame(self) -> bytes | None:
        """The next text frame; servers send them whole and unmasked."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        frame = bytes(buffer[start : start + length])
        opcode = buffer[0] & 15
        del buffer[: start + length]
        if opcode == 9:
            self._send(frame, 0x8A)
            return b""
        return frame if opcode == 1 else b""

    def send(self, text: bytes) -> None:
        self._send(text, 0x81)

    def _send(self, data: bytes, kind: int) -> None:
        # A mask of zeros is a mask.
        size = len(data)
        head = (
            bytes([kind, 0x80 | size])
            if size < 126
            else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + data)
