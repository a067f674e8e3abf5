"""The four die actions: take a tile, place a tile, sell goods, take workers.

Each option names the die it uses and the workers that bend it: the fewest that will do. The die
ANY is that of a castle, or of a building that lets its owner act without a die. Options never
change, so all but those for placing are made once and shared by all tables.
"""

from typing import ClassVar, Final

from spieltisch.games.burgundy.crests import PLACE_ANYWHERE, SILVER_PER_TILE
from spieltisch.games.burgundy.dice import (
    DIE_WORDS,
    FACES,
    MOST_WORKERS,
    bending,
    face_of,
    use_die,
)
from spieltisch.games.burgundy.events import BY_MONASTERY, BY_SHIELD, SELLS
from spieltisch.games.burgundy.gains import earn_silver, earn_workers
from spieltisch.games.burgundy.monasteries import (
    BEND_FOR_PLACING,
    BEND_FOR_TAKING,
    FOUR_WORKERS,
    MORE_SILVER_FROM_SALES,
    NONE,
    SILVER_WITH_WORKERS,
    WORKER_FROM_SALES,
)
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.placing import check_site, place
from spieltisch.games.burgundy.storage import Discard as Discard
from spieltisch.games.burgundy.storage import different_tiles, fetch, own_store
from spieltisch.games.burgundy.table import FROM_SALE, GOODS_COLOURS, OPEN, Table
from spieltisch.games.burgundy.tiles import KIND_OF, TILES, monastery
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow

Options = list[Option[Table]]

DICE: Final = range(len(DIE_WORDS))
BENDS: Final = range(MOST_WORKERS + 1)
"""The numbers of workers that may bend a die."""


# Taking a tile from a depot


class Take(Option[Table]):
    """Take a hex tile from the depot of the die's number to a key space."""

    verb: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("die", "depot", "tile", "workers")

    def __init__(self, die: int, depot: int, tile: int, workers: int) -> None:
        self.die = die
        self.depot = depot
        self.tile = tile
        self.workers = workers

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        use_die(state, seat, self.die, self.depot, self.workers, flow)
        fetch(state, seat, self.depot, self.tile, flow)


TAKES: Final = [
    [
        [[Take(die, depot, tile, workers) for tile in range(len(TILES))] for workers in BENDS]
        for depot in range(DEPOTS + 1)
    ]
    for die in DICE
]
"""By die, depot, workers and tile."""


def add_takes(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Every tile that one of the dice reaches."""
    estate = table.estate(seat)
    costs = bending(estate, BEND_FOR_TAKING)
    most = estate.workers
    for depot in range(1, DEPOTS + 1):
        lying: list[int] | None = None
        for die in dice:
            workers = costs[FACES * die + depot]
            if workers <= most:
                if lying is None:
                    lying = table.tiles_in(depot)
                takes = TAKES[die][depot][workers]
                for tile in lying:
                    options.append(takes[tile])


# Placing a stored tile


class Place(Option[Table]):
    """Place a stored tile on a space of its colour and the die's number."""

    verb: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("die", "tile", "space", "workers")

    def __init__(self, die: int, tile: int, space: int, workers: int) -> None:
        self.die = die
        self.tile = tile
        self.space = space
        self.workers = workers

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        duchy = state.duchy(seat)
        site = duchy.site_of[self.space]
        use_die(state, seat, self.die, duchy.number[site], self.workers, flow)
        self.store(state, seat).remove(self.tile)
        place(state, seat, self.tile, site, flow)

    def store(self, table: Table, seat: int) -> list[int]:
        """Where the tile comes from."""
        return table.estate(seat).storage


class PlaceOwn(Place):
    """Place a tile from one's own key spaces in the team's duchy."""

    verb: ClassVar[str] = "place-own"

    def store(self, table: Table, seat: int) -> list[int]:
        return own_store(table, seat)


def add_places(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Every stored tile on every space that takes it."""
    storage = table.estate(seat).storage
    if storage:
        _add_places_from(table, seat, storage, False, dice, options)
    if table.private:
        _add_places_from(table, seat, own_store(table, seat), True, dice, options)


def _add_places_from(
    table: Table,
    seat: int,
    storage: list[int],
    own: bool,
    dice: list[int],
    options: Options,
) -> None:
    estate = table.estate(seat)
    duchy = table.duchy(seat)
    anywhere = estate.bears(PLACE_ANYWHERE)
    for tile in different_tiles(storage):
        kind = KIND_OF[tile]
        costs = bending(estate, BEND_FOR_PLACING[kind])
        for site in duchy.of_kind[kind]:
            # Most sites are out of reach: a look at them is cheaper than the whole check.
            if estate.tiles[site] != OPEN and not anywhere:
                continue
            if check_site(estate, duchy, tile, site):
                continue
            for die in dice:
                workers = costs[FACES * die + duchy.number[site]]
                if workers <= estate.workers:
                    space = duchy.space[site]
                    options.append(
                        PlaceOwn(die, tile, space, workers)
                        if own
                        else Place(die, tile, space, workers)
                    )


# Selling goods


class Sell(Option[Table]):
    """Sell all goods of the colour that has the die's number."""

    verb: ClassVar[str] = "sell"
    fields: ClassVar[tuple[str, ...]] = ("die", "goods", "workers")

    def __init__(self, die: int, goods: int, workers: int) -> None:
        self.die = die
        self.goods = goods
        self.workers = workers

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        use_die(state, seat, self.die, self.goods + 1, self.workers, flow)
        sell(state, seat, self.goods, flow)


SALES: Final = [
    [[Sell(die, goods, workers) for workers in BENDS] for goods in range(GOODS_COLOURS)]
    for die in DICE
]
"""By die, colour and workers."""


def add_sales(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Every stack of goods that one of the dice can sell."""
    estate = table.estate(seat)
    costs = bending(estate, NONE)
    for goods in range(GOODS_COLOURS):
        if estate.goods[goods]:
            for die in dice:
                workers = costs[FACES * die + goods + 1]
                if workers <= estate.workers:
                    options.append(SALES[die][goods][workers])


def sell(table: Table, seat: int, goods: int, flow: Flow) -> None:
    """One silver coin for the stack and points for each tile in it."""
    estate = table.estate(seat)
    count = estate.goods[goods]
    points = count * table.rules.sale_points
    estate.goods[goods] = 0
    estate.sold[goods] += count
    table.score(seat, FROM_SALE, points)
    flow.tell(SELLS, seat, goods, count, points)
    _pay_silver(table, seat, count, flow)
    if estate.has(WORKER_FROM_SALES):
        flow.tell(BY_MONASTERY, seat, monastery(WORKER_FROM_SALES))
        earn_workers(table, seat, 1, flow)
    for expansion in table.rules.expansions:
        expansion.sold(table, seat, goods, count, flow)


def _pay_silver(table: Table, seat: int, count: int, flow: Flow) -> None:
    """The coins for a sale. Where shield and monastery do the same, only the shield counts."""
    estate = table.estate(seat)
    silver = 1
    if estate.bears(SILVER_PER_TILE):
        flow.tell(BY_SHIELD, seat, SILVER_PER_TILE)
        silver = count
    elif estate.has(MORE_SILVER_FROM_SALES):
        flow.tell(BY_MONASTERY, seat, monastery(MORE_SILVER_FROM_SALES))
        silver = 2
    earn_silver(table, seat, silver, flow)


# Taking workers


class TakeWorkers(Option[Table]):
    """Take two worker chips; the die's number does not matter."""

    verb: ClassVar[str] = "workers"
    fields: ClassVar[tuple[str, ...]] = ("die",)
    count: ClassVar[int] = 2

    def __init__(self, die: int) -> None:
        self.die = die

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        use_die(state, seat, self.die, face_of(self.die), 0, flow)
        earn_workers(state, seat, self.count, flow)
        if state.estate(seat).has(SILVER_WITH_WORKERS):
            flow.tell(BY_MONASTERY, seat, monastery(SILVER_WITH_WORKERS))
            earn_silver(state, seat, 1, flow)


class TakeFourWorkers(TakeWorkers):
    """Monastery 14: take four instead of two."""

    verb: ClassVar[str] = "four-workers"
    count: ClassVar[int] = 4


WORKERS: Final = [TakeWorkers(die) for die in DICE]
FOUR: Final = [TakeFourWorkers(die) for die in DICE]


def add_actions(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Everything that may be done with one of these dice."""
    add_takes(table, seat, dice, options)
    add_places(table, seat, dice, options)
    add_sales(table, seat, dice, options)
    four = table.estate(seat).has(FOUR_WORKERS)
    for die in dice:
        options.append(FOUR[die] if four else WORKERS[die])
