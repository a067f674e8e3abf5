"""The Trade Routes: goods sold travel along a row of cards and earn what matches their colour."""

from typing import ClassVar, Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.buildings import NO_SITE, Fetch
from spieltisch.games.burgundy.effects import EffectChoice, ExtraAction
from spieltisch.games.burgundy.estate import ExpandedEstate
from spieltisch.games.burgundy.events import DEALS_ROUTE, SCORES_ROUTE, TRAVELS
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.pack_additions import ACTION, ANY_TILE, ROUTE_SPACES, Route
from spieltisch.games.burgundy.rules import Expansion
from spieltisch.games.burgundy.table import FROM_ROUTES, Table, grounds
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile

POINTS: Final = 4
"""What a route brings where a watchtower would."""


class TradeRoutes(Expansion):
    """Every player has some cards in a row; a team puts theirs together."""

    def set_up(self, table: Table, flow: Flow) -> None:
        more = table.rules.pack.additions
        pile = Pile(list(range(len(more.routes))))
        for seat in table.order:
            for _card in range(more.route_cards[table.rules.players - 2]):
                route = flow.draw(pile)
                grounds(table, seat).routes.append(route)
                flow.tell(DEALS_ROUTE, seat, route)

    def sold(self, table: Table, seat: int, goods: int, count: int, flow: Flow) -> None:
        table.push(Travel(seat, goods, count))


class Travel(Step[Table]):
    """Sold goods go one by one on the next free space of the route.

    A bonus is used at once, before the next of them is laid; when the route is full, the rest is
    put away as usual.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "goods", "count")

    def __init__(self, seat: int, goods: int, count: int) -> None:
        self.seat = seat
        self.goods = goods
        self.count = count

    def run(self, state: Table, flow: Flow) -> None:
        estate = grounds(state, self.seat)
        at = len(estate.laid)
        if at >= ROUTE_SPACES * len(estate.routes):
            return
        estate.laid.append(self.goods)
        if self.count > 1:
            state.push(Travel(self.seat, self.goods, self.count - 1))
        route = route_at(state, estate, at)
        if route.goods[at % ROUTE_SPACES] == self.goods:
            bonus = route.bonuses[at % ROUTE_SPACES]
            flow.tell(TRAVELS, self.seat, self.goods, bonus)
            give_bonus(state, self.seat, bonus, flow)


def route_at(table: Table, estate: ExpandedEstate, space: int) -> Route:
    """The card that a space of the row belongs to."""
    return table.rules.pack.additions.routes[estate.routes[space // ROUTE_SPACES]]


def give_bonus(table: Table, seat: int, bonus: int, flow: Flow) -> None:
    """What a space of a route brings: mostly what a building does."""
    if bonus == ACTION:
        table.push(RouteAction(seat))
    elif bonus == ANY_TILE:
        table.push(FetchAnyTile(seat))
    elif bonus == tiles.WATCHTOWER:
        table.score(seat, FROM_ROUTES, POINTS)
        flow.tell(SCORES_ROUTE, seat, POINTS)
    else:
        table.rules.effects[bonus].happen(table, seat, NO_SITE, flow)


class RouteAction(ExtraAction):
    """The trade route's action: any of the four, as if with a die of any number."""


class FetchAnyTile(EffectChoice):
    """Which tile of the six depots does the trade route bring?"""

    def uses(self, table: Table) -> Options:
        return [
            Fetch(depot, tile) for depot in range(1, DEPOTS + 1) for tile in table.tiles_in(depot)
        ]
