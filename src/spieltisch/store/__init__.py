"""Where tables live: SQLite by default, PostgreSQL by URL."""

from spieltisch.store.store import Store
from spieltisch.store.writer import Append, Conflict, Doubled, Writer

__all__ = ["Append", "Conflict", "Doubled", "Store", "Writer"]
