"""The caretaker: lets bots move, stops clocks that have run out, forgets cold tables.

After every change it looks at the table; every second it looks at tables that the database says
are due, so that nothing waits for a process that has died.
"""

import asyncio
import contextlib
import logging
import time
from functools import partial

from sqlalchemy.exc import DBAPIError

from spieltisch.kernel.errors import SpieltischError
from spieltisch.server.live.appending import BOT_PATIENCE
from spieltisch.server.live.guiding import prepared
from spieltisch.server.live.owners import Elsewhere, NotStored
from spieltisch.server.live.presence import Presence
from spieltisch.server.live.table_cache import LiveTable, TableCache, now
from spieltisch.server.tuning import sweep
from spieltisch.server.workers.bot_pool import BotPool, Question
from spieltisch.tables.deeds import Entry
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table

log = logging.getLogger("spieltisch")
LOOK_EVERY = 1.0
SWEEP_EVERY = 600.0
DAY = 86_400_000


class Caretaker:
    """Runs beside the requests."""

    def __init__(self, tables: TableCache, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self.presence = Presence(tables)
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._round: asyncio.Task[None] | None = None
        self._closing = False
        self._swept = time.monotonic()

    async def open(self) -> None:
        """Begin; bots that a former process left thinking go on at once."""
        await self._notice_absence()
        self.tables.after.append(self._look)
        self._round = asyncio.create_task(self._rounds())

    async def _rounds(self) -> None:
        orphans, others = True, self.tables.owners.others
        while True:
            try:
                # What another process was about to look after until it died is due at once.
                orphans = orphans or bool(others.keys() - self.tables.owners.others.keys())
                others = dict(self.tables.owners.others)
                await self._round_of(BOT_PATIENCE if orphans else 0)
                orphans = False
            except Exception as fault:  # whatever it is, the next round comes
                self._failed("the caretaker's round failed", fault)
            await asyncio.sleep(LOOK_EVERY)

    async def _round_of(self, ahead: int) -> None:
        await self._notice_absence()
        due = await asyncio.to_thread(self.tables.store.tables.due, now() + ahead)
        for table_id in due:
            try:
                with contextlib.suppress(Elsewhere):
                    await self._look_after(table_id)
            except Exception as fault:  # one table must not keep the others waiting
                self._failed("a table cannot be looked after", fault, table_id)
        self._tidy()

    async def _notice_absence(self) -> None:
        """Nobody's time runs out because the server was away."""
        try:
            await self.presence.beat()
        except Exception as fault:  # a full disk must not end the caretaker's rounds
            self._failed("the server's presence cannot be noted", fault)

    def _failed(self, what: str, fault: Exception, table_id: str = "") -> None:
        """Write it down: what is expected in a word, anything else with where it came from."""
        facts = {"fault": type(fault).__name__, "table": table_id}
        if isinstance(fault, SpieltischError | DBAPIError):
            log.warning(what, extra=facts)
        else:
            log.error(what, exc_info=fault, extra=facts)

    def _tidy(self) -> None:
        self.tables.cool_down()
        if time.monotonic() - self._swept > SWEEP_EVERY:
            self._swept = time.monotonic()
            sweep()

    async def _look_after(self, table_id: str) -> None:
        hot = await self.tables.hot(table_id)
        await self._notice_absence()
        for seat in hot.table.out_of_time(now()):
            left = await asyncio.to_thread(self._holiday, hot.table, seat)
            deed = partial(_wait, left) if left else partial(_time_is_up, seat)
            with contextlib.suppress(Refused):
                await self.tables.act(table_id, deed)
        self._look(hot, [])

    def _holiday(self, table: Table, seat: int) -> int:
        """For how long to wait for somebody on holiday, a day at most; only where days count."""
        pace = table.settings.pace
        if pace.kind != "days" or pace.clock != "decision" or pace.seconds * 1000 < DAY:
            return 0
        person = self.tables.store.people.get(table.seats[seat].player)
        return min(person.wishes.away(now()), DAY) if person is not None else 0

    def _look(self, hot: LiveTable, _entries: list[Entry]) -> None:
        for seat in hot.table.bots_to_move():
            key = (hot.table.id, seat)
            if key not in self._thinking and not self._closing:
                task = asyncio.create_task(self._think(hot, seat))
                self._thinking[key] = task
                task.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        """A bot that is asked again at once was passed over while its last thought was not done."""
        del self._thinking[key]
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            # Asked again at once it would fail again: the next round is soon enough.
            log.error("a bot's decision failed", exc_info=fault)
            return
        hot = self.tables.hots.get(key[0])
        if hot is not None:
            self._look(hot, [])

    async def _think(self, hot: LiveTable, seat: int) -> None:
        """One decision of a bot."""
        async with hot.lock:
            table = hot.table
            if seat not in table.bots_to_move():
                return
            level, asked = table.seats[seat].played_by_bot, table.asked[seat]
            move, by = prepared(table, seat), level
            if move is None:
                return
            question = Question(table, seat, level, awaited=hot.viewers.watched())
        if not move:
            move, by = await self.pool.choose(question)
        with contextlib.suppress(Refused, NotStored):
            command = partial(_decided, seat, move, asked, by)
            await self.tables.act(table.id, command, path="bot")

    async def close(self) -> None:
        """Stop; what a bot had not decided is decided after the next start."""
        self._closing = True
        tasks = [task for task in (self._round, *self._thinking.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _decided(seat: int, move: str, asked: int, by: str, table: Table, at: int) -> list[Entry]:
    """A bot's move, unless the seat's person has come back while it was thinking."""
    if not table.seats[seat].played_by_bot:
        raise Refused("no-bot-plays")
    return table.move(seat, move, at, seq=asked, bot=by)


def _wait(milliseconds: int, table: Table, at: int) -> Entry:
    return table.pause(milliseconds, at)


def _time_is_up(seat: int, table: Table, at: int) -> Entry:
    return table.take_over(seat, at, "time")
