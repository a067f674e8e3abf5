"""The writer: one thread that makes the entries of many tables durable together.

Whatever arrives while a transaction commits goes into the next one. An entry is accepted only if
its table still stands where the writer's caller believed; the others in the batch do not suffer
from one that is not. Nobody hears of an entry before its transaction has committed.
"""

import queue
import threading
import time
from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from spieltisch.kernel.errors import SpieltischError
from spieltisch.store.batch import Append, Batches, Conflict
from spieltisch.store.database import NoRoom, no_room

RETRY_FOR = 60.0
"""Seconds that a database may be away before its callers are told."""
MOST_AT_ONCE = 500


class Doubled(SpieltischError):
    """The client's id for this move is already in the journal."""


Done = Callable[[Exception | None], None]
Deliver = Callable[[list[tuple[Done, Exception | None]]], None]


def _deliver_here(results: list[tuple[Done, Exception | None]]) -> None:
    for done, fault in results:
        done(fault)


class Writer:
    """Collects appends and writes each batch in one durable transaction."""

    def __init__(self, engine: Engine, deliver: Deliver = _deliver_here) -> None:
        self.engine = engine
        self._batches = Batches(engine)
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
        self._batches.close()

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
        batch.sort(key=lambda item: (item[0].table_id, item[0].old))
        appends = [append for append, _ in batch]
        try:
            self._patiently(appends)
            results: list[Exception | None] = [None] * len(batch)
        except (Conflict, self._batches.clash):
            results = [self._alone(append) for append in appends]
        except Exception as fault:  # whoever waits must hear of it, whatever it is
            results = [fault] * len(batch)
        self.batches += 1
        self.written += sum(fault is None for fault in results)
        self.deliver([(done, fault) for (_, done), fault in zip(batch, results, strict=True)])

    def _alone(self, append: Append) -> Exception | None:
        try:
            self._patiently([append])
        except self._batches.clash:
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
                self._batches.write(appends)
                return
            except self._batches.clash:
                raise
            except (DBAPIError, self._batches.fault) as fault:
                if no_room(fault):
                    raise NoRoom("the disk takes nothing") from fault
                if time.monotonic() > until:
                    raise
                self.engine.dispose()
                time.sleep(pause)
                pause = min(pause * 2, 1.0)
