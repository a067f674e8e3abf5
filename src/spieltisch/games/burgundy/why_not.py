"""Why not: what a player might look for and cannot have now, each with its reason."""

from spieltisch.games.burgundy.actions import Place, PlaceOwn, Sell, Take
from spieltisch.games.burgundy.dice import ANY, FACES, bending
from spieltisch.games.burgundy.monasteries import BEND_FOR_PLACING, BEND_FOR_TAKING, NONE
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.placing import check_site
from spieltisch.games.burgundy.purchases import black_depot, check_purchase
from spieltisch.games.burgundy.reasons import NO_DIE_LEFT, NO_SUCH_GOODS, WORKERS_SHORT
from spieltisch.games.burgundy.storage import different_tiles, own_store
from spieltisch.games.burgundy.table import GOODS_COLOURS, Table
from spieltisch.games.burgundy.tiles import KIND_OF
from spieltisch.kernel.agenda import Blocked
from spieltisch.kernel.reasons import FINE, why


class Reach:
    """The die that gets nearest to a number, the workers it takes, and why that is too much."""

    def __init__(self, costs: list[int], dice: list[int], number: int, workers: int) -> None:
        self.die = ANY
        self.workers = 0
        self.why = FINE if dice else NO_DIE_LEFT
        if dice:
            self.die = min(dice, key=lambda die: costs[FACES * die + number])
            self.workers = costs[FACES * self.die + number]
        if self.workers > workers:
            self.why = why(WORKERS_SHORT, self.workers, workers)


def blocked_takes(table: Table, seat: int, dice: list[int]) -> list[Blocked]:
    """Tiles in depots that no die reaches."""
    estate = table.estate(seat)
    costs = bending(estate, BEND_FOR_TAKING)
    blocked: list[Blocked] = []
    for depot in range(1, DEPOTS + 1):
        reach = Reach(costs, dice, depot, estate.workers)
        if reach.why:
            for tile in table.tiles_in(depot):
                blocked.append(Blocked(Take(reach.die, depot, tile, reach.workers), reach.why))
    return blocked


def blocked_places(table: Table, seat: int, dice: list[int]) -> list[Blocked]:
    """Every stored tile on every space that does not take it now."""
    blocked: list[Blocked] = []
    _add_blocked_from(table, seat, table.estate(seat).storage, Place, dice, blocked)
    _add_blocked_from(table, seat, own_store(table, seat), PlaceOwn, dice, blocked)
    return blocked


def _add_blocked_from(
    table: Table,
    seat: int,
    storage: list[int],
    placing: type[Place],
    dice: list[int],
    blocked: list[Blocked],
) -> None:
    estate = table.estate(seat)
    duchy = table.duchy(seat)
    for tile in different_tiles(storage):
        costs = bending(estate, BEND_FOR_PLACING[KIND_OF[tile]])
        for site in range(duchy.size):
            reach = Reach(costs, dice, duchy.number[site], estate.workers)
            reason = check_site(estate, duchy, tile, site) or reach.why
            if reason:
                option = placing(reach.die, tile, duchy.space[site], reach.workers)
                blocked.append(Blocked(option, reason))


def blocked_sales(table: Table, seat: int, dice: list[int]) -> list[Blocked]:
    """Goods that one does not have or that no die sells."""
    estate = table.estate(seat)
    costs = bending(estate, NONE)
    blocked: list[Blocked] = []
    for goods in range(GOODS_COLOURS):
        reach = Reach(costs, dice, goods + 1, estate.workers)
        reason = reach.why if estate.goods[goods] else why(NO_SUCH_GOODS, goods)
        if reason:
            blocked.append(Blocked(Sell(reach.die, goods, reach.workers), reason))
    return blocked


def blocked_purchases(table: Table, seat: int) -> list[Blocked]:
    """The black depot, while nothing can be bought from it."""
    reason = check_purchase(table, seat)
    if reason == FINE:
        return []
    return [Blocked(option, reason) for option in black_depot(table)]
