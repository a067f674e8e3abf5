"""Ready frames: what any WebSocket client understands, written only where nothing waits before."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from spieltisch.server.live.outbox import Outbox
from spieltisch.server.live.wire import SHORTCUT, shortcut, text_frame
from tests.server.test_outbox import Socket


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_read_as_it_was_meant(size: int) -> None:
    text = (b"{" + b"\xc3\xa9" * size)[:size]
    reader = StreamReader()
    reader.feed_data(text_frame(text))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame = done.value.value
    assert (frame.opcode, frame.data, frame.fin) == (Opcode.TEXT, text, True)


def test_a_server_without_the_shortcut_offers_none() -> None:
    assert shortcut({}) is None
    assert shortcut({"extensions": None}) is None


def test_the_usual_way_is_taken_when_the_shortcut_is_closed() -> None:
    async def story() -> list[str]:
        socket, is_open = Socket(), True
        socket.gate.set()

        def write(text: bytes) -> bool:
            if is_open:
                socket.sent.append(f"short {text.decode()}")
            return is_open

        socket.scope["extensions"][SHORTCUT] = {"write": write}
        made: Any = socket
        outbox = Outbox(made)
        outbox.send(b"a")
        is_open = False
        outbox.send(b"b")
        socket.gate.clear()
        outbox.send(b"c")
        is_open = True
        outbox.send(b"d")
        await asyncio.sleep(0)
        socket.gate.set()
        for _ in range(10):
            await asyncio.sleep(0)
        outbox.send(b"e")
        return socket.sent

    assert asyncio.run(story()) == ["short a", "b", "c", "d", "short e"]
