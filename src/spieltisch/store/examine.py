"""Old against new: play every stored game again with the present engine and list what differs."""

from collections.abc import Iterator

from spieltisch import version
from spieltisch.kernel.errors import SpieltischError
from spieltisch.store.store import Store
from spieltisch.tables.deeds import Begun, Entry, Moved
from spieltisch.tables.library import shelf
from spieltisch.tables.table import Table


class Difference:
    """A stored game that the present engine plays otherwise."""

    def __init__(self, table_id: str, game: str, engine: str, seq: int, what: str) -> None:
        self.table_id = table_id
        self.game = game
        self.engine = engine
        self.seq = seq
        self.what = what


def examine(store: Store) -> Iterator[Difference | None]:
    """One result for every stored game: None where nothing differs."""
    shelf.add(store.boxes.fetch)
    try:
        for table_id in store.tables.ids():
            stored = store.tables.load_empty(table_id)
            if stored is not None:
                yield _examine(stored, store.tables.entries(table_id))
    finally:
        shelf.remove(store.boxes.fetch)


def _examine(table: Table, entries: list[Entry]) -> Difference | None:
    engine, seq, what = version.__version__, 0, ""
    try:
        for entry in entries:
            if isinstance(entry.deed, Begun):
                engine = entry.deed.engine
            table.fold(entry)
            if not what and not _told_alike(table, entry):
                seq, what = entry.seq, "what happens is told otherwise"
        if _ending(table):
            seq, what = table.seq, _ending(table)
    except SpieltischError as fault:
        seq, what = table.seq + 1, str(fault)
    return Difference(table.id, table.settings.game, engine, seq, what) if what else None


def _told_alike(table: Table, entry: Entry) -> bool:
    """Whether the present engine tells of an entry that it has just taken in what was told then."""
    if table.match is None or not isinstance(entry.deed, Begun | Moved):
        return True
    since = table.match.moves if isinstance(entry.deed, Moved) else 0
    return table.match.told(since) == entry.deed.events


def _ending(table: Table) -> str:
    if table.result is None or not table.result.hash or table.match is None:
        return ""
    if table.match.digest() != table.result.hash:
        return "the final state differs"
    return ""
