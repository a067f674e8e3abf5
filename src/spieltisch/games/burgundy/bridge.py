"""The bridge: turn order by how far the pieces have come, and by stacks where they meet."""

from spieltisch.games.burgundy.events import ADVANCES, TOPS
from spieltisch.games.burgundy.monasteries import BRIDGE
from spieltisch.games.burgundy.table import Table
from spieltisch.kernel.flow import Flow


def advance(table: Table, seat: int, flow: Flow) -> None:
    """One step towards the centre, on top of whoever stands there."""
    step = min(table.steps[seat] + 1, table.rules.bridge_steps)
    _stand(table, seat, step)
    flow.tell(ADVANCES, seat, step)


def rise(table: Table, seat: int, flow: Flow) -> None:
    """Monastery 27 lifts its owner to the top of the stack at once."""
    _stand(table, seat, table.steps[seat])
    flow.tell(TOPS, seat)


def _stand(table: Table, seat: int, step: int) -> None:
    """Put a piece on top of the stack on a step, but under the owner of monastery 27."""
    order = table.order
    order.remove(seat)
    table.steps[seat] = step
    at = 0
    while at < len(order) and table.steps[order[at]] > step:
        at += 1
    if at < len(order) and table.steps[order[at]] == step:
        stays_on_top = table.estate(order[at]).has(BRIDGE) and not table.estate(seat).has(BRIDGE)
        at += 1 if stays_on_top else 0
    order.insert(at, seat)
