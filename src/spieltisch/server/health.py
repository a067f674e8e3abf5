"""Whether the server and its database answer, and whether the database takes what is new."""

import asyncio
import time

from sqlalchemy.exc import DBAPIError

from spieltisch.server.live.table_cache import now
from spieltisch.store import Store
from spieltisch.store.database import no_room

FRESH = 1.0
"""Seconds for which an answer counts: whoever asks without end causes no writes without end."""


class Health:
    """Tried out by writing, at most once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()
        self._known = ""
        self._at = 0.0

    async def trouble(self) -> str:
        """What is wrong, in a few words; nothing if all is well."""
        async with self._lock:
            if not self._at or time.monotonic() - self._at > FRESH:
                self._known = await asyncio.to_thread(self._look)
                self._at = time.monotonic()
        return self._known

    def _look(self) -> str:
        try:
            self.store.ping(now())
        except DBAPIError as fault:
            return "the disk is full or read-only" if no_room(fault) else "the database is away"
        return ""
