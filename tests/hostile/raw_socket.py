"""A WebSocket without manners: it sends what it likes, and reads only when told to."""

import os
import socket
import threading
from contextlib import suppress
from pathlib import Path

from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tests.server.serving import PATIENCE, Client


def ping(payload: bytes = b"", opcode: Opcode = Opcode.PING, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


class RawSocket:
    """A live channel on a bare connection."""

    def __init__(self, client: Client, table: str, query: str = "", reads: bool = True) -> None:
        self.data = b""
        self.connection = socket.socket()
        # A small buffer: what is not read comes to wait at the server's side soon.
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.connection.settimeout(PATIENCE)
        host, _, port = client.url.removeprefix("http://").partition(":")
        self.connection.connect((host, int(port)))
        path = f"/api/v1/tables/{table}/live{query}"
        self.connection.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Authorization: Bearer {client.token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.connection.recv(1)
        assert b" 101 " in head
        self._reader = threading.Thread(target=self._read, daemon=True)
        if reads:
            self._reader.start()

    def __enter__(self) -> "RawSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def _read(self) -> None:
        chunk = b" "
        while chunk:
            try:
                chunk = self.connection.recv(1 << 16)
                self.data += chunk
            except TimeoutError:
                continue
            except OSError:
                return

    def flood(self, data: bytes, most: int) -> int:
        """Send again and again without reading, until the other side takes no more; how often.

        "Takes no more" is either an end of the connection or a pause of a second.
        """
        sent = 0
        self.connection.settimeout(1.0)
        with suppress(OSError):
            while sent < most:
                self.connection.sendall(data)
                sent += 1
        self.connection.settimeout(PATIENCE)
        return sent

    def farewell(self) -> int | None:
        """Read to the end: the code with which the connection was closed, None if it just ended."""
        self._reader.join(PATIENCE)
        reader, code = StreamReader(), None
        reader.feed_data(self.data)
        while True:
            parsing = Frame.parse(reader.read_exact, mask=False)
            try:
                next(parsing)
                return code
            except StopIteration as done:
                if done.value.opcode is Opcode.CLOSE:
                    code = int.from_bytes(done.value.data[:2], "big")


def resident(pid: int) -> int:
    """The memory that a process holds, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
