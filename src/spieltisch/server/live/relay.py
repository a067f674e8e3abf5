"""Between processes: "table T has reached entry N". The embedded server needs none of it."""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Collection
from typing import Any

from spieltisch.server.live.table_cache import LiveTable, TableCache
from spieltisch.tables.deeds import Entry

CHANNEL = "spieltisch"
AWAY = "away"
GONE, FORGOTTEN = "gone", "forgotten"
log = logging.getLogger("spieltisch")


class Relay:
    """Tells other processes through Redis, and follows what they tell.

    If Redis is away, this process still serves; its tables follow others when they are next used,
    because a write on an old table is refused by the database and loads it again.
    """

    def __init__(self, url: str, tables: TableCache) -> None:
        self.url = url
        self.tables = tables
        self._outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._name = secrets.token_hex(8)

    async def open(self) -> None:
        """Begin, if a URL is set."""
        if not self.url:
            return
        from redis.asyncio import Redis

        self.tables.after.append(self._tell)
        self._client = Redis.from_url(self.url)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]

    def _tell(self, hot: LiveTable, entries: list[Entry]) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(f"{hot.table.id} {entries[-1].seq}")

    def talk(
        self,
        table_id: str,
        message: dict[str, Any],
        players: bool,
        unread_by: Collection[str] = (),
    ) -> None:
        """Show others' viewers what was said here."""
        said = json.dumps([self._name, players, message, sorted(unread_by)])
        self._put(f"{table_id} {said}")

    def _put(self, message: str) -> None:
        if self.url:
            with contextlib.suppress(asyncio.QueueFull):
                self._outbox.put_nowait(message)

    def person_gone(self, person: str, forgotten: bool = False) -> None:
        """Somebody has signed out, or is no more: their channels end in all processes."""
        self._person_gone(person, forgotten)
        self._put(f"{person} {FORGOTTEN if forgotten else GONE}")

    def _person_gone(self, person: str, forgotten: bool) -> None:
        for hot in self.tables.hots.values():
            hot.viewers.send_person_away(person)
            if forgotten:
                for seat in hot.table.seats_of(person):
                    hot.table.seats[seat].name = ""

    def send_spectators_away(self, table_id: str) -> None:
        """Who may not watch any more shall not; who still may comes back by himself."""
        self._send_away(table_id)
        self._put(f"{table_id} {AWAY}")

    def _send_away(self, table_id: str) -> None:
        hot = self.tables.hots.get(table_id)
        if hot is not None:
            hot.viewers.send_spectators_away()

    async def _send(self) -> None:
        while True:
            messages = [await self._outbox.get()]
            while not self._outbox.empty():
                messages.append(self._outbox.get_nowait())
            await self._publish(messages)

    async def _publish(self, messages: list[str]) -> None:
        """All that waits at once; again until it works, in the order in which it happened."""
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._client.pipeline(transaction=False) as pipe:
                    for message in messages:
                        pipe.publish(CHANNEL, message)
                    await pipe.execute()
                return
            except (RedisError, OSError) as fault:
                log.warning("relay cannot send", extra={"fault": type(fault).__name__})
                await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._catch_up()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"].decode())
            except (RedisError, OSError) as fault:
                log.warning("relay cannot listen", extra={"fault": type(fault).__name__})
                await asyncio.sleep(0.5)

    async def _hear(self, message: str) -> None:
        table_id, _, rest = message.partition(" ")
        if rest.isdigit():
            await self.tables.heard(table_id, int(rest))
            return
        if rest == AWAY:
            self._send_away(table_id)
            return
        if rest in (GONE, FORGOTTEN):
            self._person_gone(table_id, rest == FORGOTTEN)
            return
        name, players, said, unread_by = json.loads(rest)
        hot = self.tables.hots.get(table_id)
        if hot is not None and name != self._name:
            hot.viewers.tell(said, players, unread_by)

    async def _catch_up(self) -> None:
        """What was told while nobody listened."""
        for table_id in list(self.tables.hots):
            await self.tables.heard(table_id, 2**31)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            await self._client.aclose()
