"""Silver and workers. Neither is limited: the box's chips stand for as many as are needed."""

from spieltisch.games.burgundy.events import EARNS_SILVER, EARNS_WORKERS
from spieltisch.games.burgundy.table import Table
from spieltisch.kernel.flow import Flow


def earn_silver(table: Table, seat: int, silver: int, flow: Flow) -> None:
    """Take silver coins from the supply."""
    if silver:
        table.estate(seat).silver += silver
        flow.tell(EARNS_SILVER, seat, silver)


def earn_workers(table: Table, seat: int, workers: int, flow: Flow) -> None:
    """Take worker chips from the supply."""
    if workers:
        table.estate(seat).workers += workers
        flow.tell(EARNS_WORKERS, seat, workers)
        for expansion in table.rules.expansions:
            expansion.hired(table, seat, flow)
