"""Journals are read aside and at their price: nobody waits because somebody's is long."""

from typing import Final

from spieltisch.server.application import Application
from spieltisch.server.limits import DEPTH
from spieltisch.server.routing import Call, charge
from spieltisch.store.tables import TableRow, Tables
from spieltisch.tables.journal import Journal

ENTRIES_A_UNIT: Final = 500


def cost_of(entries: int) -> float:
    """What it takes to read a journal; never more than somebody can pay."""
    return min(entries / ENTRIES_A_UNIT, DEPTH / 2)


async def journal_for(call: Call, row: TableRow, until: int = 0) -> Journal:
    """What a journal tells, up to an entry, to somebody who asks for it."""
    charge(call, cost_of(row.seq))
    return await journal_of(call.app, row.id, call.asker, until)


async def journal_of(app: Application, table_id: str, asker: str, until: int = 0) -> Journal:
    """The same, already paid for."""
    return await app.journals.run(asker, _read, app.store.tables, table_id, until)


def _read(tables: Tables, table_id: str, until: int) -> Journal:
    entries = tables.entries(table_id)
    return Journal(entry for entry in entries if not until or entry.seq <= until)
