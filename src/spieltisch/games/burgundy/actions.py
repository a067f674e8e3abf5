"""The four die actions: take a tile, place a tile, sell goods, take workers.

Each option names the die it uses and the workers that bend it: the fewest that will do. The die
ANY is that of a castle, or of a building that lets its owner act without a die.
"""

from typing import ClassVar, Final

from spieltisch.games.burgundy.dice import FACES, bending, use_die
from spieltisch.games.burgundy.events import DISCARDS, SELLS, TAKES
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
from spieltisch.games.burgundy.table import (
    FROM_SALE,
    GOODS_COLOURS,
    KEY_SPACES,
    NOTHING,
    Table,
)
from spieltisch.games.burgundy.tiles import KIND_OF
from spieltisch.kernel.agenda import Choice, Option, Step
from spieltisch.kernel.flow import Flow

WORKERS_TAKEN: Final = 2
WORKERS_TAKEN_WITH_MONASTERY: Final = 4

Options = list[Option[Table]]


def different_tiles(storage: list[int]) -> list[int]:
    """The tiles without repetition: tiles that are alike make one option."""
    return [tile for at, tile in enumerate(storage) if storage.index(tile) == at]


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


def add_takes(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Every tile that one of the dice reaches."""
    estate = table.estate(seat)
    costs = bending(estate, BEND_FOR_TAKING)
    for depot in range(1, DEPOTS + 1):
        for die in dice:
            workers = costs[FACES * die + depot]
            if workers <= estate.workers:
                for tile in table.tiles_in(depot):
                    options.append(Take(die, depot, tile, workers))


def fetch(table: Table, seat: int, depot: int, tile: int, flow: Flow) -> None:
    """Bring a tile to the key spaces. If they are full, one stored there must go first."""
    if len(table.estate(seat).storage) < KEY_SPACES:
        _collect(table, seat, depot, tile, flow)
    else:
        table.then(MakeRoom(seat), Collect(seat, depot, tile))


def _collect(table: Table, seat: int, depot: int, tile: int, flow: Flow) -> None:
    slot = table.depots.index(tile, table.rules.first[depot])
    table.depots[slot] = NOTHING
    table.estate(seat).storage.append(tile)
    flow.tell(TAKES, seat, tile, depot)


class Collect(Step[Table]):
    """Take the tile for which room has been made."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "depot", "tile")

    def __init__(self, seat: int, depot: int, tile: int) -> None:
        self.seat = seat
        self.depot = depot
        self.tile = tile

    def run(self, state: Table, flow: Flow) -> None:
        _collect(state, self.seat, self.depot, self.tile, flow)


class MakeRoom(Choice[Table]):
    """All key spaces are full: which tile leaves the game?"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> Options:
        return [Discard(tile) for tile in different_tiles(state.estate(self.seat).storage)]


class Discard(Option[Table]):
    """Put a stored tile back into the box."""

    verb: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.estate(seat).storage.remove(self.tile)
        state.box[self.tile] += 1
        flow.tell(DISCARDS, seat, self.tile)


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
        state.estate(seat).storage.remove(self.tile)
        place(state, seat, self.tile, site, flow)


def add_places(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Every stored tile on every space that takes it."""
    estate = table.estate(seat)
    duchy = table.duchy(seat)
    for tile in different_tiles(estate.storage):
        kind = KIND_OF[tile]
        costs = bending(estate, BEND_FOR_PLACING[kind])
        for site in duchy.of_kind[kind]:
            if check_site(estate, duchy, tile, site):
                continue
            for die in dice:
                workers = costs[FACES * die + duchy.number[site]]
                if workers <= estate.workers:
                    options.append(Place(die, tile, duchy.space[site], workers))


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


def add_sales(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Every stack of goods that one of the dice can sell."""
    estate = table.estate(seat)
    costs = bending(estate, NONE)
    for goods in range(GOODS_COLOURS):
        if estate.goods[goods]:
            for die in dice:
                workers = costs[FACES * die + goods + 1]
                if workers <= estate.workers:
                    options.append(Sell(die, goods, workers))


def sell(table: Table, seat: int, goods: int, flow: Flow) -> None:
    """One silver coin for the stack and points for each tile in it."""
    estate = table.estate(seat)
    count = estate.goods[goods]
    points = count * table.rules.sale_points
    estate.goods[goods] = 0
    estate.sold[goods] += count
    table.score(seat, FROM_SALE, points)
    flow.tell(SELLS, seat, goods, count, points)
    earn_silver(table, seat, 2 if estate.has(MORE_SILVER_FROM_SALES) else 1, flow)
    earn_workers(table, seat, 1 if estate.has(WORKER_FROM_SALES) else 0, flow)


# Taking workers


class TakeWorkers(Option[Table]):
    """Take two worker chips; the die's number does not matter."""

    verb: ClassVar[str] = "workers"
    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        use_die(state, seat, self.die, self.die, 0, flow)
        estate = state.estate(seat)
        many = estate.has(FOUR_WORKERS)
        earn_workers(state, seat, WORKERS_TAKEN_WITH_MONASTERY if many else WORKERS_TAKEN, flow)
        earn_silver(state, seat, 1 if estate.has(SILVER_WITH_WORKERS) else 0, flow)


def add_actions(table: Table, seat: int, dice: list[int], options: Options) -> None:
    """Everything that may be done with one of these dice."""
    add_takes(table, seat, dice, options)
    add_places(table, seat, dice, options)
    add_sales(table, seat, dice, options)
    for die in dice:
        options.append(TakeWorkers(die))
