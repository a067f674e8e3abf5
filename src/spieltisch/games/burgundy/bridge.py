"""The bridge: turn order by how far the pieces have come, and by stacks where they meet.

All begin on space 1. Alone nobody is before or behind anybody: a ship's step is not worth a word.
"""

from spieltisch.games.burgundy.events import ADVANCES, TOPS
from spieltisch.games.burgundy.monasteries import BRIDGE
from spieltisch.games.burgundy.table import Table
from spieltisch.kernel.flow import Flow


def advance(table: Table, seat: int, flow: Flow) -> None:
    """One step towards the centre, on top of whoever stands there."""
    table.steps[seat] = min(table.steps[seat] + 1, table.rules.bridge_steps)
    _on_top(table, [seat])
    if not table.rules.solo:
        flow.tell(ADVANCES, seat, table.steps[seat] + 1)


def rise(table: Table, seat: int, flow: Flow) -> None:
    """Monastery 27 lifts the pieces of all who hold its duchy to the top of their stacks."""
    holders = [other for other in table.order if table.holds[other] == table.holds[seat]]
    _on_top(table, holders)
    if not table.rules.solo:
        for holder in holders:
            flow.tell(TOPS, holder)


def stack_up(table: Table) -> None:
    """Those farthest ahead come first; in a stack those whom monastery 27 keeps on top.

    Otherwise the pieces stay as they lie on one another, so nobody comes between two owners.
    """
    _on_top(table, [])


def _on_top(table: Table, seats: list[int]) -> None:
    """Lay pieces on top of their stacks, but under those whom only monastery 27 keeps there."""
    order = [*seats, *[seat for seat in table.order if seat not in seats]]
    heights = [2 * step for step in table.steps]
    for seat in order:
        if table.estate(seat).has(BRIDGE):
            heights[seat] += 1
    table.order = []
    for seat in order:
        at = 0
        while at < len(table.order) and heights[table.order[at]] >= heights[seat]:
            at += 1
        table.order.insert(at, seat)
