"""Parcels between processes, through a real Redis."""

import asyncio

from spieltisch.server.live.relay import Parcel, Relay
from tests.store.databases import redis_or_skip


def test_what_is_for_all_reaches_processes_that_nobody_has_counted_yet() -> None:
    heard: list[tuple[str, str, bytes]] = []

    def relay(name: str) -> Relay:
        def receive(sender: str, parcel: Parcel) -> None:
            heard.append((name, sender, parcel.body))

        return Relay(redis_or_skip(), name, receive, lambda to, parcels: None, lambda: None)

    async def play() -> None:
        relays = [relay("one"), relay("two"), relay("three")]
        for each in relays:
            await each.open()
        relays[0].post_to_all(Parcel(1, 0, b"farewell"))
        relays[0].post("two", Parcel(1, 0, b"for you alone"))
        async with asyncio.timeout(60):
            while len(heard) < 4:
                await asyncio.sleep(0.01)
        for each in relays:
            await each.close()

    asyncio.run(play())
    assert sorted(heard) == [
        ("one", "one", b"farewell"),
        ("three", "one", b"farewell"),
        ("two", "one", b"farewell"),
        ("two", "one", b"for you alone"),
    ]


def test_alone_nothing_is_kept_for_others() -> None:
    async def play() -> None:
        relay = Relay("", "one", lambda *_: None, lambda *_: None, lambda: None)
        await relay.open()
        relay.post_to_all(Parcel(1, 0))
        assert not relay._outgoing

    asyncio.run(play())
