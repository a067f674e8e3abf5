"""Old against new: play every stored game again with the present engine and list what differs."""

from collections.abc import Iterator

from spieltisch import version
from spieltisch.kernel.errors import SpieltischError
from spieltisch.store.store import Store
from spieltisch.tables.deeds import Begun, Entry
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
    for table_id in store.tables.ids():
        stored = store.tables.load_empty(table_id)
        if stored is not None:
            yield _examine(stored, store.tables.entries(table_id))


def _examine(table: Table, entries: list[Entry]) -> Difference | None:
    engine = version.__version__
    try:
        for entry in entries:
            if isinstance(entry.deed, Begun):
                engine = entry.deed.engine
            table.fold(entry)
        what = _ending(table)
    except SpieltischError as fault:
        what = str(fault)
    if not what:
        return None
    return Difference(table.id, table.settings.game, engine, table.seq, what)


def _ending(table: Table) -> str:
    if table.result is None or not table.result.hash or table.match is None:
        return ""
    if table.match.digest() != table.result.hash:
        return "the final state differs"
    return ""
