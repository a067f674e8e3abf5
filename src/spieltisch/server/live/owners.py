"""Who holds which table: each is held by one process, which alone keeps it in memory and writes.

The database names a table's owner and counts how often it has changed hands; what an owner writes
under an old number is refused there. Whether an owner still lives is told by its lease.
"""

import secrets
from collections.abc import Callable

from spieltisch.kernel.errors import SpieltischError
from spieltisch.store import Store

TRIES = 5
COME_BACK = 1012
"""What a WebSocket is closed with when its client shall come back at once and find the table."""


class NoSuchTable(SpieltischError):
    """Nobody has made a table of this name."""


class NotStored(SpieltischError):
    """The database is away, or the table is elsewhere; nothing has changed."""


class Elsewhere(NotStored):
    """Another process holds the table."""


class Owners:
    """This process among the others on the same database. Without Redis it knows of none."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = secrets.token_hex(8)
        self.others: dict[str, int] = {}
        """Those whose lease runs, and how many bots could think there besides."""
        self.silent: set[str] = set()
        """Those who did not listen when they were last spoken to."""
        self.lease_runs: Callable[[str], bool] = lambda _name: False
        """Asks Redis, for those who have come since the others were last counted."""

    def alive(self, name: str) -> bool:
        """Whether another process of this name lives; in a thread of its own."""
        if name in self.others:
            return True
        return name not in ("", self.name, *self.silent) and self.lease_runs(name)

    def elsewhere(self, table_id: str) -> str:
        """The other process that holds a table and lives; none if the table may be taken."""
        holder = self.store.tables.holders([table_id]).get(table_id)
        return holder.owner if holder is not None and self.alive(holder.owner) else ""

    def take(self, table_id: str) -> int:
        """Hold a table from now on; the number under which to write."""
        for _ in range(TRIES):
            holder = self.store.tables.holders([table_id]).get(table_id)
            if holder is None:
                raise NoSuchTable(table_id)
            if holder.owner == self.name:
                return holder.fence  # nothing is written: a full disk keeps nobody from reading
            if self.alive(holder.owner):
                raise Elsewhere(table_id)
            fence = self.store.tables.take(table_id, self.name, holder.fence)
            if fence is not None:
                return fence
        raise Elsewhere(table_id)

    def lost(self, table_ids: list[str]) -> list[str]:
        """Which of these tables others hold by now."""
        holders = self.store.tables.holders(table_ids)
        return [table_id for table_id, holder in holders.items() if holder.owner != self.name]
