"""Leases: every process says once a second, through Redis, that it lives.

One that has said nothing for some seconds has lost its tables to whoever wants them next. If it
comes back it looks which are still its own; until then the database refuses what it writes.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from spieltisch.server.config import Config
from spieltisch.server.live.owners import Owners

RENEW_EVERY: Final = 1.0
PATIENCE: Final = 2 / 3
"""Of the time that a lease lasts: so long Redis may take to answer."""
DOUBT_AFTER = 5.0
"""Seconds after which even a process that hears nothing looks which tables are its own."""
LEASE = "spieltisch:lease:"
NAMES = "spieltisch:processes"
log = logging.getLogger("spieltisch")


class Leases:
    """This process' lease, and a watch on those of the others."""

    def __init__(
        self,
        config: Config,
        owners: Owners,
        gone: Callable[[set[str]], None],
        doubt: Callable[[], None],
    ) -> None:
        self.url = config.redis
        self.lasts = config.lease_seconds
        self.owners = owners
        self.spare: Callable[[], int] = lambda: 0
        """How many bots could think here besides."""
        self.gone = gone
        """Called with the names of others whose lease has run out."""
        self.doubt = doubt
        """Called when others may have taken what is held here, and now and then in any case."""
        self._renewed = self._sure = 0.0
        self._task: asyncio.Task[None] | None = None
        self._client: Any = None
        self._asking: Any = None

    async def open(self) -> None:
        """Begin, if there may be others."""
        if self.url:
            import redis
            from redis.asyncio import Redis

            wait = PATIENCE * self.lasts
            patience: dict[str, Any] = {"socket_timeout": wait, "socket_connect_timeout": wait}
            self._client = Redis.from_url(self.url, **patience)
            self._asking = redis.Redis.from_url(self.url, **patience)
            self.owners.lease_runs = self._runs
            await self._beat()
            self._task = asyncio.create_task(self._beats())

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(RENEW_EVERY)
            await self._beat()

    async def _beat(self) -> None:
        from redis.exceptions import RedisError

        lapsed = time.monotonic() - self._renewed > self.lasts
        try:
            others = await self._renew()
            self._renewed = time.monotonic()
            self.owners.silent.clear()
        except (RedisError, OSError) as fault:
            log.warning("leases cannot be renewed", extra={"fault": type(fault).__name__})
            others, lapsed = {}, True
        if lapsed or time.monotonic() - self._sure > DOUBT_AFTER:
            self._sure = time.monotonic()
            self.doubt()
        before, self.owners.others = self.owners.others, others
        if before.keys() - others.keys():
            self.gone(before.keys() - others.keys())

    def _runs(self, name: str) -> bool:
        from redis.exceptions import RedisError

        try:
            return bool(self._asking.exists(LEASE + name))
        except (RedisError, OSError):
            return False

    async def _renew(self) -> dict[str, int]:
        name = self.owners.name
        async with self._client.pipeline(transaction=False) as pipe:
            pipe.set(LEASE + name, self.spare(), px=int(self.lasts * 1000))
            pipe.sadd(NAMES, name)
            pipe.smembers(NAMES)
            names = [other.decode() for other in (await pipe.execute())[2]]
        leases = await self._client.mget([LEASE + other for other in names])
        told = dict(zip(names, leases, strict=True))
        over = [other for other, lease in told.items() if lease is None]
        if over:
            await self._client.srem(NAMES, *over)
        return {other: int(told[other]) for other in names if other not in (name, *over)}

    async def close(self) -> None:
        """Give the lease back: nobody has to wait until it runs out."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.gather(self._client.delete(LEASE + self.owners.name), return_exceptions=True)
        await self._client.aclose()
        self._asking.close()
