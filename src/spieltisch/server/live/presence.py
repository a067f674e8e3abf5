"""Whether the server was away: switched off, asleep, or its machine's clock set forward.

While all is well, some process notes the time every few seconds. If much more time has passed than
that, nobody could have answered: the clocks of all running games are set back by what was lost.
"""

import asyncio
import contextlib
import logging
import time
from functools import partial

from spieltisch.server.live.appending import BOT_PATIENCE
from spieltisch.server.live.table_cache import TableCache, now
from spieltisch.store import Append, Conflict
from spieltisch.store.batch import EntryRow
from spieltisch.store.database import NoRoom
from spieltisch.store.tables import TableRow
from spieltisch.tables.deeds import Entry, Paused, deed_text
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table

log = logging.getLogger("spieltisch")
NOTED_EVERY = 2_000
AWAY_AFTER = 5_000
"""Milliseconds without a note, after which the server counts as having been away."""
NAME = "alive"


class Presence:
    """Notes that this process is there, and makes up for when none was."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self._looked = 0.0
        self._seen = 0
        self._owed: list[tuple[str, int]] = []
        self._lock = asyncio.Lock()

    async def beat(self) -> None:
        """Note the time, if it was noted long enough ago; make up for an absence."""
        async with self._lock:
            await self._pay()
            at = now()
            # Also if the machine's clock has been set: then the two disagree.
            if 0 <= at - self._seen < NOTED_EVERY and self._looked:
                return
            noted = await asyncio.to_thread(self.tables.store.noted, NAME)
            old = int(noted) if noted is not None else at
            away = at - old
            if 0 <= away < NOTED_EVERY and noted is not None:
                self._seen, self._looked = old, time.monotonic()
                return
            mine = await asyncio.to_thread(self.tables.store.note, NAME, str(at), noted)
            self._seen, self._looked = at, time.monotonic()
            if mine and away > AWAY_AFTER:
                await self._make_up(away, at)

    async def _make_up(self, away: int, at: int) -> None:
        log.warning("the server was away", extra={"seconds": away // 1000})
        for row, due in await asyncio.to_thread(self.tables.store.tables.on_the_clock):
            if row.id in self.tables.hots or not await self._append(row, due, away, at):
                self._owed.append((row.id, away))
        await self._pay()

    async def _pay(self) -> None:
        """Give back to tables in memory what they lost; again later if that fails."""
        while self._owed:
            table_id, away = self._owed[0]
            with contextlib.suppress(Refused):  # it is over, or nobody thinks
                await self.tables.act(table_id, partial(_pause, away))
            self._owed.pop(0)

    async def _append(self, row: TableRow, due: int, away: int, at: int) -> bool:
        """Enter it without loading the game; False if the table has moved on meanwhile."""
        # A bot that is overdue is looked after at once; a person's deadline comes later.
        later = due if due == row.updated_at + BOT_PATIENCE else due + away
        entry = EntryRow(row.seq + 1, at, deed_text(Paused(away)))
        turn = ",".join(map(str, row.turn))
        made = Append(row.id, row.seq, [entry], row.status, turn, later)
        try:
            await asyncio.to_thread(self.tables.writer.append, made)
        except (Conflict, NoRoom):
            return False
        return True


def _pause(away: int, table: Table, at: int) -> Entry:
    return table.pause(away, at)
