"""Connections: how many an address may hold, and how long a request may take to arrive.

A connection costs its holder nothing and the server a file. So a request's headers have to come
within seconds, nobody's address holds more than a share, and when all places are taken, whoever has
not said what he wants makes room.
"""

import asyncio
import contextlib
import ipaddress
from collections import Counter, OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from spieltisch.server.limits import holder_of

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 20.0
MOST_HEADER_BYTES: Final = 64 * 1024
MOST_OF_ADDRESS: Final = 200
"""Open requests, and as many live channels: behind one address there may be a whole club."""
FILES_WANTED: Final = 65_536
FILES_KEPT: Final = 200
"""Files that are not for connections: the database, bots, the log."""
FEWEST: Final = 100

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def raise_file_limit() -> int:
    """Let this process and its children open as many files as the host allows; how many."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft


class Places:
    """Who holds connections. One for each process."""

    def __init__(self, most: int, trusted: str = "") -> None:
        self.most = most
        self.channels: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()
        self._silent: OrderedDict[Gate, None] = OrderedDict()
        self._trusted = [_network(text.strip()) for text in trusted.split(",") if text.strip()]

    def trusts(self, address: str) -> bool:
        """Whether others speak through this address: a proxy of the host's own."""
        try:
            number = ipaddress.ip_address(address)
        except ValueError:
            return True  # no address: a socket file
        return any(net is not None and number in net for net in self._trusted)

    def admit(self, gate: "Gate", address: str) -> bool:
        """A place for a new connection, if the address may have one more."""
        holder = holder_of(address)
        if self._requests[holder] >= MOST_OF_ADDRESS and not self.trusts(address):
            return False
        if self._requests.total() + self.channels.total() >= self.most:
            if not self._silent:
                return False
            self._silent.popitem(last=False)[0].give_up()
        self._requests[holder] += 1
        return True

    def silent(self, gate: "Gate", yes: bool) -> None:
        """Whether a connection has yet to say what it wants."""
        if yes:
            self._silent[gate] = None
        else:
            self._silent.pop(gate, None)

    def left(self, gate: "Gate", address: str) -> None:
        """A connection has ended, or has become a live channel."""
        self.silent(gate, False)
        _less(self._requests, holder_of(address))

    def open_channel(self, address: str) -> bool:
        """A live channel more, if the address may have one."""
        holder = holder_of(address)
        if self.channels[holder] >= MOST_OF_ADDRESS and not self.trusts(address):
            return False
        self.channels[holder] += 1
        return True

    def close_channel(self, address: str) -> None:
        """A live channel less."""
        _less(self.channels, holder_of(address))


def _less(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if counter[address] <= 0:
        del counter[address]


def _network(text: str) -> Any:
    if text == "*":
        text = "0.0.0.0/0"
    with contextlib.suppress(ValueError):
        return ipaddress.ip_network(text, strict=False)
    return None


places = Places(FILES_WANTED)
"""The places of this process; `set_places` says how many there are."""


def set_places(files: int, trusted: str) -> None:
    """When a process begins to serve."""
    global places
    places = Places(max(FEWEST, files - FILES_KEPT), trusted)


class Gate(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """A connection that has to say what it wants within seconds."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Let it in, if there is a place."""
        super().connection_made(transport)
        self._places, self._heard = places, 0
        self._timer: asyncio.TimerHandle | None = None
        self._address = self.client[0] if self.client else ""
        self._inside = self._places.admit(self, self._address)
        if self._inside:
            self._await_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Pass it on; a request whose headers are complete is awaited no more."""
        before = self.cycle
        super().data_received(data)
        if not self._inside or self.transport.get_protocol() is not self:
            return
        if self.cycle is not before:
            self._stop_waiting()
        elif self._timer is not None:
            self._heard += len(data)
            if self._heard > MOST_HEADER_BYTES:
                self.give_up()
        elif before is None or before.response_complete:
            self._await_request()

    def _await_request(self) -> None:
        self._heard = 0
        self._timer = self.loop.call_later(HEADER_SECONDS, self.give_up)
        self._places.silent(self, True)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._places.silent(self, False)

    def give_up(self) -> None:
        """It has taken too long, or others need the place."""
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live channel."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._inside:
            self._inside = False
            self._places.left(self, self._address)
