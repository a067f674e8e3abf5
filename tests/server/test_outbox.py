"""A slow viewer waits for nobody and nobody waits for him."""

import asyncio
from typing import Any

from spieltisch.server.live.outbox import BYE_SLOW, MOST_WAITING, Outbox


class Socket:
    """A socket that takes messages while its gate is open."""

    def __init__(self) -> None:
        self.scope: dict[str, object] = {}
        self.gate = asyncio.Event()
        self.sent: list[str] = []
        self.closed = 0
        self.broken = False

    async def send(self, message: dict[str, str]) -> None:
        await self.gate.wait()
        if self.broken:
            raise OSError
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        self.closed = code


def run(story: Any) -> Socket:
    async def go() -> Socket:
        socket = Socket()
        await story(socket, Outbox(socket))  # type: ignore[arg-type]
        return socket

    return asyncio.run(go())


def test_what_must_wait_keeps_its_order() -> None:
    async def story(socket: Socket, outbox: Outbox) -> None:
        for text in "abc":
            outbox.send(text.encode())
        assert socket.sent == []
        await asyncio.sleep(0)
        socket.gate.set()
        for _ in range(10):
            await asyncio.sleep(0)
        outbox.send(b"d")
        for _ in range(10):
            await asyncio.sleep(0)

    assert run(story).sent == ["a", "b", "c", "d"]


def test_who_is_too_slow_is_sent_away() -> None:
    async def story(socket: Socket, outbox: Outbox) -> None:
        outbox.send(b"0")
        for _ in range(2):  # what waits is looked at, and its task begins
            await asyncio.sleep(0)
        for number in range(1, MOST_WAITING + 5):
            outbox.send(str(number).encode())
        socket.gate.set()
        for _ in range(10):
            await asyncio.sleep(0)

    socket = run(story)
    assert socket.sent == ["0"]
    assert socket.closed == BYE_SLOW


def test_who_has_gone_is_sent_nothing() -> None:
    async def story(socket: Socket, outbox: Outbox) -> None:
        outbox.send(b"a")
        await outbox.close()
        outbox.send(b"b")
        broken = Socket()
        broken.broken = True
        broken.gate.set()
        other = Outbox(broken)  # type: ignore[arg-type]
        other.send(b"c")
        other.send(b"d")
        for _ in range(10):
            await asyncio.sleep(0)
        other.send(b"e")
        assert broken.sent == []

    assert run(story).sent == []
