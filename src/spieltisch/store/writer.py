"""The writer: one thread that makes the entries of many tables durable together.

Whatever arrives while a transaction commits goes into the next one. An entry is accepted only if
its table still stands where the writer's caller believed; the others in the batch do not suffer
from one that is not. Nobody hears of an entry before its transaction has committed.
"""

import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from spieltisch.kernel.errors import SpieltischError
from spieltisch.store import schema

RETRY_FOR = 60.0
"""Seconds that a database may be away before its callers are told."""
MOST_AT_ONCE = 500


class Conflict(SpieltischError):
    """The table has moved on: load it again and decide anew."""


class Doubled(SpieltischError):
    """The client's id for this move is already in the journal."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as lists and statistics need it."""

    seat: int
    kind: str
    person: str
    name: str
    bot: str
    score: int | None = None
    won: bool | None = None


class EntryRow(msgspec.Struct, frozen=True):
    """A journal entry as stored."""

    seq: int
    at: int
    deed: str
    client: str = ""


class Append(msgspec.Struct, frozen=True):
    """What shall become durable together for one table that stood at `old`."""

    table_id: str
    old: int
    entries: Sequence[EntryRow]
    status: str
    turn: str
    due_at: int | None
    snapshot: tuple[int, str, str] | None = None
    seats: Sequence[SeatRow] | None = None


Done = Callable[[Exception | None], None]
Deliver = Callable[[list[tuple[Done, Exception | None]]], None]


def _deliver_here(results: list[tuple[Done, Exception | None]]) -> None:
    for done, fault in results:
        done(fault)


_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"), schema.tables.c.seq == bindparam("old"))
    .values(
        seq=bindparam("new_seq"),
        status=bindparam("new_status"),
        turn=bindparam("new_turn"),
        due_at=bindparam("new_due"),
        updated_at=bindparam("now"),
    )
)
_ENTER = insert(schema.entries)
_FORGET_SNAPSHOT = delete(schema.snapshots).where(
    schema.snapshots.c.table_id == bindparam("of_table")
)
_FORGET_SEATS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("of_table"))


class Writer:
    """Collects appends and writes each batch in one durable transaction."""

    def __init__(self, engine: Engine, deliver: Deliver = _deliver_here) -> None:
        self.engine = engine
        self.deliver = deliver
        self.batches = 0
        self.written = 0
        self._inbox: queue.SimpleQueue[tuple[Append, Done] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, append: Append, done: Done) -> None:
        """Write soon; `done` hears None when it is durable, or why it is not."""
        self._inbox.put((append, done))

    def append(self, append: Append) -> None:
        """Write and wait."""
        finished = threading.Event()
        faults: list[Exception] = []

        def done(fault: Exception | None) -> None:
            if fault:
                faults.append(fault)
            finished.set()

        self.submit(append, done)
        finished.wait()
        if faults:
            raise faults[0]

    def close(self) -> None:
        """Write what has been submitted, then stop."""
        self._inbox.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            batch, closing = self._collect()
            if batch:
                self._write(batch)

    def _collect(self) -> tuple[list[tuple[Append, Done]], bool]:
        first = self._inbox.get()
        if first is None:
            return [], True
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                item = self._inbox.get_nowait()
            except queue.Empty:
                break
            if item is None:
                return batch, True
            batch.append(item)
        return batch, False

    def _write(self, batch: list[tuple[Append, Done]]) -> None:
        # Two processes must lock tables in the same order, or they would wait for each other.
        batch.sort(key=lambda item: (item[0].table_id, item[0].old))
        appends = [append for append, _ in batch]
        try:
            self._patiently(appends)
            results: list[Exception | None] = [None] * len(batch)
        except (Conflict, IntegrityError):
            results = [self._alone(append) for append in appends]
        except Exception as fault:  # whoever waits must hear of it, whatever it is
            results = [fault] * len(batch)
        self.batches += 1
        self.written += sum(fault is None for fault in results)
        self.deliver([(done, fault) for (_, done), fault in zip(batch, results, strict=True)])

    def _alone(self, append: Append) -> Exception | None:
        try:
            self._patiently([append])
        except IntegrityError:
            return Doubled(append.table_id)
        except Exception as fault:  # as above
            return fault
        return None

    def _patiently(self, appends: list[Append]) -> None:
        """Write; try again while the database is away.

        A commit whose answer was lost looks like a conflict when tried again; the caller then
        loads the table and finds its own entry there.
        """
        until = time.monotonic() + RETRY_FOR
        pause = 0.05
        while True:
            try:
                with self.engine.begin() as connection:
                    self._write_all(connection, appends)
                return
            except IntegrityError:
                raise
            except (OperationalError, DBAPIError):
                if time.monotonic() > until:
                    raise
                self.engine.dispose()
                time.sleep(pause)
                pause = min(pause * 2, 1.0)

    def _write_all(self, connection: Connection, appends: list[Append]) -> None:
        advanced = connection.execute(_ADVANCE, [_advance(append) for append in appends])
        if advanced.rowcount != len(appends):
            raise Conflict("a table has moved on")
        connection.execute(_ENTER, [row for append in appends for row in _entries(append)])
        snapshots = [row for append in appends for row in _snapshots(append)]
        if snapshots:
            connection.execute(
                _FORGET_SNAPSHOT, [{"of_table": row["table_id"]} for row in snapshots]
            )
            connection.execute(insert(schema.snapshots), snapshots)
        seats = [row for append in appends for row in _seats(append)]
        if seats:
            tables = sorted({row["table_id"] for row in seats})
            connection.execute(_FORGET_SEATS, [{"of_table": table} for table in tables])
            connection.execute(insert(schema.seats), seats)


def _advance(append: Append) -> dict[str, Any]:
    return {
        "table_id": append.table_id,
        "old": append.old,
        "new_seq": append.entries[-1].seq,
        "new_status": append.status,
        "new_turn": append.turn,
        "new_due": append.due_at,
        "now": append.entries[-1].at,
    }


def _entries(append: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": append.table_id,
            "seq": entry.seq,
            "at": entry.at,
            "deed": entry.deed,
            "client": entry.client or None,
        }
        for entry in append.entries
    ]


def _snapshots(append: Append) -> list[dict[str, Any]]:
    if append.snapshot is None:
        return []
    seq, engine, body = append.snapshot
    return [{"table_id": append.table_id, "seq": seq, "engine": engine, "body": body}]


def _seats(append: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": append.table_id, **msgspec.structs.asdict(seat)} for seat in append.seats or ()
    ]
