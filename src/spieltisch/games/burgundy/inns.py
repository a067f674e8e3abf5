"""The Inns: a stack beside the black depot that grows by one each phase.

An inn is bought like a tile of the black depot and goes on a space of any colour, one for each
area. It does nothing but complete the area, and makes it one larger (`placing.area_size`).
"""

from spieltisch.games.burgundy.events import INN_OPENS
from spieltisch.games.burgundy.rules import INN_PILE, Expansion
from spieltisch.games.burgundy.table import INN_DEPOT, NOTHING, Table
from spieltisch.kernel.flow import Flow


class Inns(Expansion):
    """One more inn every phase; those that nobody bought stay."""

    def phase_begins(self, table: Table, flow: Flow) -> None:
        slot = table.depots.index(NOTHING, table.rules.first[INN_DEPOT])
        table.depots[slot] = table.own_supply()[INN_PILE].take_at(0)
        flow.tell(INN_OPENS)
