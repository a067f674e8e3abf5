"""Between processes: parcels through Redis, in order, many at a time.

Every process listens on a channel of its own, and on one for all. What waits while a batch is
under way goes with the next one. Redis says whether anybody listened; a parcel is delivered once
or not at all.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

CHANNEL = "spieltisch:to:"
EVERYBODY = "*"
PAUSE = 0.5
GATHER = 0.002
log = logging.getLogger("spieltisch")


class Parcel(msgspec.Struct, array_like=True, frozen=True):
    """Something for one conversation between two processes."""

    kind: int
    number: int
    body: bytes = b""


class Batch(msgspec.Struct, array_like=True, frozen=True):
    """What one process tells another at once."""

    sender: str
    parcels: list[Parcel]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Batch)


class Relay:
    """Sends parcels to other processes and hands over those that arrive."""

    def __init__(
        self,
        url: str,
        name: str,
        receive: Callable[[str, Parcel], None],
        undelivered: Callable[[str, list[Parcel]], None],
        deaf: Callable[[], None],
    ) -> None:
        self.url = url
        self.name = name
        self._receive, self._undelivered = receive, undelivered
        self._deaf = deaf
        """Called when something may have been said that was not heard here."""
        self._outgoing: dict[str, list[Parcel]] = {}
        self._waiting = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._client: Any = None

    async def open(self) -> None:
        """Begin, if there may be others."""
        if not self.url:
            return
        from redis.asyncio import Redis

        self._client = Redis.from_url(self.url, socket_connect_timeout=2)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        await asyncio.wait([asyncio.create_task(self._listening.wait())], timeout=2)

    def post(self, to: str, parcel: Parcel) -> None:
        """Send soon, after all that was posted before."""
        self._outgoing.setdefault(to, []).append(parcel)
        self._waiting.set()

    def post_to_all(self, parcel: Parcel) -> None:
        """Send soon to every process that listens, known here or not, this one too."""
        if self.url:
            self.post(EVERYBODY, parcel)

    async def _send(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await self._waiting.wait()
            self._waiting.clear()
            outgoing, self._outgoing = self._outgoing, {}
            for to, parcels in outgoing.items():
                batch = _encoder.encode(Batch(self.name, parcels))
                try:
                    heard = await self._client.publish(CHANNEL + to, batch)
                except (RedisError, OSError) as fault:
                    log.warning("relay cannot send", extra={"fault": type(fault).__name__})
                    heard = 0
                if not heard:
                    self._undelivered(to, parcels)
            # A batch costs as much as many parcels: where much is said, several share one.
            await asyncio.sleep(GATHER)

    async def _listen(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL + EVERYBODY, CHANNEL + self.name)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._hear(message["data"])
                        else:
                            self._listening.set()
            except (RedisError, OSError) as fault:
                log.warning("relay cannot listen", extra={"fault": type(fault).__name__})
                self._deaf()
                await asyncio.sleep(PAUSE)

    def _hear(self, data: bytes) -> None:
        batch = _decoder.decode(data)
        for parcel in batch.parcels:
            try:
                self._receive(batch.sender, parcel)
            except Exception:  # whatever is in one, the others are heard
                log.exception("a parcel broke")

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            await self._client.aclose()
