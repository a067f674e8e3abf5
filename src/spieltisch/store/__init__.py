"""Where tables live: SQLite by default, PostgreSQL by URL."""

from spieltisch.store.batch import Append, Conflict
from spieltisch.store.store import Store
from spieltisch.store.tables import Unplayable
from spieltisch.store.writer import Doubled, Writer

__all__ = ["Append", "Conflict", "Doubled", "Store", "Unplayable", "Writer"]
