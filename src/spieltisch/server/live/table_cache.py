"""The cache of tables: those that are hot in this process, and the one way in which they change.

A command is carried out on the table in memory, its entries are made durable, and only then does
anybody hear of it. While the disk works, what the viewers will be sent is prepared.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy.exc import DBAPIError

from spieltisch.kernel.errors import SpieltischError
from spieltisch.server.live.appending import append_of
from spieltisch.server.live.frames import Frame
from spieltisch.server.live.owners import TRIES, Elsewhere, NoSuchTable, NotStored, Owners
from spieltisch.server.live.viewers import Viewers
from spieltisch.store import Conflict, Doubled, Store, Unplayable, Writer
from spieltisch.store.writer import Done
from spieltisch.tables.deeds import Entry, Sat, Stood
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table

log = logging.getLogger("spieltisch")
IDLE_AFTER = 600.0
MOST_HOT = 256
"""So many tables stay in memory; of more, those used longest ago are forgotten first."""
FRESH = 5.0
"""Seconds for which a table stays in any case: whoever has asked for it may be about to use it."""
RELOAD_TRIES, RELOAD_PAUSE = 120, 0.5

Command = Callable[[Table, int], list[Entry] | Entry]


class Outcome(msgspec.Struct, frozen=True):
    """Where the table stands after a command; `doubled`: it had been done before."""

    seq: int
    doubled: bool = False


class LiveTable:
    """A table in memory with its viewers. `lock` is held from command to durable.

    `fence` is the number under which this process holds it.
    """

    def __init__(self, table: Table, fence: int) -> None:
        self.table = table
        self.fence = fence
        self.viewers = Viewers(table)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.told = frozenset(table.people_to_move())
        """The seats whose people know that it is their turn, or for whom a notice is stored."""

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory: somebody watches, or something is under way."""
        return bool(self.viewers) or self.lock.locked() or bool(self.table.bots_to_move())

    def newly_asked(self) -> list[str]:
        """Who has to be told of a turn: in games over days, and only if not looking."""
        table = self.table
        if table.settings.pace.kind != "days":
            return []
        turn = frozenset(table.people_to_move())
        new, self.told = turn - self.told, turn
        people = {table.seats[seat].player for seat in new}
        return sorted(person for person in people if not self.viewers.watches(person))


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class TableCache:
    """Every change to a table goes through `act`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.owners = Owners(store)
        self.loop = asyncio.get_running_loop()
        self.writer = Writer(store.engine, self._deliver)
        self.hots: dict[str, LiveTable] = {}
        self.after: list[Callable[[LiveTable, list[Entry]], None]] = []
        self.timed: Callable[[str, float], None] = lambda _path, _seconds: None
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    # Tables in memory

    async def hot(self, table_id: str, seq: int = 0) -> LiveTable:
        """The table, loaded if it is not here yet, and not older than an entry."""
        hot = self.hots.get(table_id)
        if hot is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            hot = await asyncio.shield(loading)
        hot.used = time.monotonic()
        if hot.table.seq < seq:
            async with hot.lock:
                if hot.table.seq < seq:
                    await self._reload(hot)
        return hot

    async def _load(self, table_id: str) -> LiveTable:
        table, fence = await asyncio.to_thread(self._from_store, table_id)
        hot = self.hots.setdefault(table_id, LiveTable(table, fence))
        self.cool_down()
        return hot

    def _from_store(self, table_id: str) -> tuple[Table, int]:
        """The table as it is stored, from now on held here; in a thread of its own."""
        for _ in range(TRIES):
            fence = self.owners.take(table_id)
            try:
                table = self.store.tables.load(table_id)
            except Unplayable as fault:
                # Somebody else may take the table meanwhile.
                with contextlib.suppress(Conflict):
                    return self._gone_back(fault, fence), fence
                continue
            if table is None:
                break
            return table, fence
        raise NoSuchTable(table_id)

    def _gone_back(self, fault: Unplayable, fence: int) -> Table:
        """A new engine that cannot play the latest moves goes on from the snapshot."""
        table, old = fault.table, fault.later[-1].seq
        facts = {"table": table.id, "snapshot": table.seq, "entry": old}
        log.warning("a game goes on from its snapshot", extra=facts)
        entry = table.go_back(fault.later, now())
        self.writer.append(append_of(table, old, [entry], fence))
        return table

    def cool_down(self) -> None:
        """Forget tables that nobody watches or plays at: those idle for long, and those too many.

        What is forgotten is loaded again when somebody comes. A table stays while people watch,
        while something is under way, and while a bot of its own thinks.
        """
        moment, too_many = time.monotonic(), len(self.hots) - MOST_HOT
        for hot in sorted(self.hots.values(), key=lambda hot: hot.used):
            if moment - hot.used < (FRESH if too_many > 0 else IDLE_AFTER):
                break
            if not hot.busy:
                del self.hots[hot.table.id]
                too_many -= 1

    # The one way in

    async def act(
        self, table_id: str, command: Command, client: str = "", path: str = ""
    ) -> Outcome:
        """Carry out a command and make it durable; refused commands change nothing.

        `path` says how it came, where the time is told that it took.
        """
        began = time.perf_counter()
        outcome = await self._act(table_id, command, client)
        if path:
            self.timed(path, time.perf_counter() - began)
        return outcome

    async def _act(self, table_id: str, command: Command, client: str) -> Outcome:
        hot = await self.hot(table_id)
        async with hot.lock:
            for _ in range(TRIES):
                if client and client in hot.table.clients:
                    return Outcome(hot.table.clients[client], doubled=True)
                try:
                    outcome = await self._try(hot, command)
                    return Outcome(hot.table.clients.get(client, outcome.seq))
                except Conflict:
                    await self._reload(hot)
                except Doubled:
                    await self._reload(hot)
                    return await self._done_before(table_id, client)
                except Refused as fault:
                    if client:
                        return await self._done_before(table_id, client, fault)
                    raise
        raise NotStored("the table moves on faster than this command can follow")

    async def _done_before(
        self, table_id: str, client: str, fault: Exception | None = None
    ) -> Outcome:
        """A move whose client asks again long after: the journal knows it."""
        seq = await asyncio.to_thread(self.store.tables.entry_of_client, table_id, client)
        if seq is not None:
            return Outcome(seq, doubled=True)
        raise fault or NotStored("the entry is neither new nor known")

    async def _try(self, hot: LiveTable, command: Command) -> Outcome:
        table = hot.table
        old = table.seq
        try:
            made = command(table, now())
            entries = made if isinstance(made, list) else [made]
            stored = self.loop.create_future()
            append = append_of(table, old, entries, hot.fence, hot.newly_asked())
            self.writer.submit(append, partial(_settle, stored))
            frames = hot.viewers.frames(table, entries)
            await stored
        except (Conflict, Doubled):
            raise
        except BaseException as fault:
            # The table in memory may be ahead of what is stored: never go on with it.
            if table.seq != old or not isinstance(fault, Refused):
                await self._reload(hot)
            if isinstance(fault, Exception) and not isinstance(fault, SpieltischError):
                log.error("a command failed", exc_info=fault, extra={"table": table.id})
                raise NotStored("the change could not be stored") from fault
            raise
        self._publish(hot, frames, entries)
        for listener in self.after:
            listener(hot, entries)
        return Outcome(table.seq)

    def _publish(self, hot: LiveTable, frames: dict[str, Frame], entries: list[Entry]) -> None:
        hot.viewers.publish(hot.table.seq, frames)
        if any(isinstance(entry.deed, Sat | Stood) for entry in entries):
            hot.viewers.reseat(hot.table)
            hot.viewers.tell_here(hot.table)

    def send_spectators_away(self, table_id: str) -> None:
        """Who may not watch any more shall not; who still may comes back by himself."""
        if table_id in self.hots:
            self.hots[table_id].viewers.send_spectators_away()

    # What others have taken

    async def look_what_is_lost(self) -> None:
        """Let go of tables that others have taken while they believed this process dead."""
        with contextlib.suppress(DBAPIError):
            for table_id in await asyncio.to_thread(self.owners.lost, list(self.hots)):
                self._let_go(table_id)

    def _let_go(self, table_id: str) -> None:
        """Send all who watch to where the table is."""
        hot = self.hots.pop(table_id, None)
        for viewer in list(hot.viewers) if hot is not None else ():
            viewer.send_away()

    async def _reload(self, hot: LiveTable) -> None:
        """Load anew and show the viewers what they have missed."""
        table_id, seen = hot.table.id, hot.viewers.seq
        try:
            loaded = await asyncio.to_thread(self._load_patiently, table_id, seen)
        except Elsewhere:
            self._let_go(table_id)
            raise
        hot.table, hot.fence, entries = loaded
        hot.told = frozenset(hot.table.people_to_move())
        if entries:
            self._publish(hot, hot.viewers.frames(hot.table, entries), entries)

    def _load_patiently(self, table_id: str, seen: int) -> tuple[Table, int, list[Entry]]:
        """The table and its entries since one; waits for a database that is starting again."""
        for _ in range(RELOAD_TRIES):
            try:
                table, fence = self._from_store(table_id)
                entries = self.store.tables.entries(table_id, seen)
                return table, fence, [entry for entry in entries if entry.seq <= table.seq]
            except DBAPIError:
                time.sleep(RELOAD_PAUSE)
        raise NoSuchTable(table_id)

    def _deliver(self, results: list[tuple[Done, Exception | None]]) -> None:
        self.loop.call_soon_threadsafe(_run_all, results)

    async def close(self) -> None:
        """Write what is under way, then stop."""
        await asyncio.to_thread(self.writer.close)


def _run_all(results: list[tuple[Done, Exception | None]]) -> None:
    for done, fault in results:
        done(fault)


def _settle(future: "asyncio.Future[None]", fault: Exception | None) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(None)
    else:
        future.set_exception(fault)
