"""What may be done beside the dice, at any moment of one's own turn: the purchase, and hiring."""

from typing import ClassVar, Final

from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.events import PAYS
from spieltisch.games.burgundy.gains import earn_workers
from spieltisch.games.burgundy.monasteries import BUY_ANYWHERE, WORKERS_FOR_SILVER
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.reasons import (
    BOUGHT_ALREADY,
    MEANS_SHORT,
    NOBODYS_TURN,
    SILVER_SHORT,
)
from spieltisch.games.burgundy.storage import fetch
from spieltisch.games.burgundy.table import BLACK_DEPOT, INN_DEPOT, ExpandedTable, Table
from spieltisch.games.burgundy.tiles import TILES
from spieltisch.kernel.agenda import Choice, Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

PRICE: Final = 2
HIRED: Final = 2


class Aside(Option[Table]):
    """An option that answers no question: the choice it was made in is put again."""


class OwnChoice(Choice[Table]):
    """A choice of the player whose turn it is, with room for asides."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        if isinstance(option, Aside):
            state.push(self)
        option.do(state, self.seat, flow)


class Buy(Aside):
    """Buy one tile from the black depot for two silver coins, once a turn.

    With monastery 6 from any depot, and for two workers instead; coins and workers do not mix.
    """

    verb: ClassVar[str] = "buy"
    fields: ClassVar[tuple[str, ...]] = ("depot", "tile", "silver", "workers")

    def __init__(self, depot: int, tile: int, silver: int, workers: int) -> None:
        self.depot = depot
        self.tile = tile
        self.silver = silver
        self.workers = workers

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        estate = state.estate(seat)
        estate.silver -= self.silver
        estate.workers -= self.workers
        state.bought = True
        flow.tell(PAYS, seat, self.silver, self.workers)
        fetch(state, seat, self.depot, self.tile, flow)


BUYS: Final = [
    [[Buy(depot, tile, PRICE, 0), Buy(depot, tile, 0, PRICE)] for tile in range(len(TILES))]
    for depot in range(INN_DEPOT + 1)
]
"""By depot and tile: for silver, for workers."""


class Hire(Aside):
    """Monastery 28: two workers for a silver coin, as often as one likes."""

    verb: ClassVar[str] = "hire"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.estate(seat).silver -= 1
        flow.tell(PAYS, seat, 1, 0)
        earn_workers(state, seat, HIRED, flow)


def check_purchase(table: Table, seat: int) -> int:
    """Why nothing can be bought now; FINE if something can. What is short is told first."""
    estate = table.estate(seat)
    if estate.silver < PRICE:
        if not estate.has(BUY_ANYWHERE):
            return why(SILVER_SHORT, PRICE, estate.silver)
        if estate.workers < PRICE:
            return why(MEANS_SHORT, PRICE, estate.silver, estate.workers)
    if isinstance(table, ExpandedTable) and table.between:
        return NOBODYS_TURN
    return BOUGHT_ALREADY if table.bought else FINE


def add_asides(table: Table, seat: int, options: Options) -> None:
    """Every purchase, hiring workers, and what expansions offer beside the dice."""
    estate = table.estate(seat)
    if check_purchase(table, seat) == FINE:
        anywhere = estate.has(BUY_ANYWHERE)
        by_silver = estate.silver >= PRICE
        by_workers = anywhere and estate.workers >= PRICE
        for depot in range(DEPOTS + 1 if anywhere else 1):
            _add_purchases(table, depot, by_silver, by_workers, options)
        if table.rules.inns:
            _add_purchases(table, INN_DEPOT, by_silver, by_workers, options)
    if estate.silver and estate.has(WORKERS_FOR_SILVER):
        options.append(Hire())
    for expansion in table.rules.expansions:
        expansion.add_asides(table, seat, options)


def _add_purchases(
    table: Table, depot: int, by_silver: bool, by_workers: bool, options: Options
) -> None:
    for tile in table.tiles_in(depot):
        for_silver, for_workers = BUYS[depot][tile]
        if by_silver:
            options.append(for_silver)
        if by_workers:
            options.append(for_workers)


def black_depot(table: Table) -> Options:
    """The tiles of the black depot at their price, whether they can be bought or not."""
    options: Options = []
    _add_purchases(table, BLACK_DEPOT, True, False, options)
    if table.rules.inns:
        _add_purchases(table, INN_DEPOT, True, False, options)
    return options
