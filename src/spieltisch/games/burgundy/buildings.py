"""The eight buildings and the crane: what each does when it is placed, once."""

from typing import ClassVar, Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.actions import Options, add_places, add_sales
from spieltisch.games.burgundy.effects import (
    ANY_DIE,
    BridgeEffect,
    CastleEffect,
    EffectChoice,
    LivestockEffect,
    ShipEffect,
)
from spieltisch.games.burgundy.events import MIMICS, SCORES_WATCHTOWER
from spieltisch.games.burgundy.gains import earn_silver, earn_workers
from spieltisch.games.burgundy.monasteries import BRIDGE
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.storage import fetch
from spieltisch.games.burgundy.table import FROM_WATCHTOWER, Effect, Table
from spieltisch.games.burgundy.white_castles import WhiteCastleEffect
from spieltisch.games.burgundy.why_not import blocked_places, blocked_sales
from spieltisch.kernel.agenda import Blocked, Option
from spieltisch.kernel.flow import Flow

WORKERS_OF_BOARDING_HOUSE: Final = 4
SILVER_OF_BANK: Final = 2
POINTS_OF_WATCHTOWER: Final = 4
NO_SITE: Final = -1

_FETCHED: Final[list[list[int]]] = [
    [tiles.SHIP, tiles.LIVESTOCK],
    [tiles.BUILDING],
    [tiles.MINE, tiles.MONASTERY, tiles.CASTLE],
]
"""The kinds that market, carpenter's workshop and church bring."""


class FetchEffect(Effect):
    """Market, carpenter's workshop, church: a tile of some kind from any of the six depots."""

    def __init__(self, building: int) -> None:
        self.building = building

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.push(FetchTile(seat, self.building))


class FetchTile(EffectChoice):
    """Which tile does the building bring?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def uses(self, table: Table) -> Options:
        kinds = _FETCHED[self.tile]
        return [
            Fetch(depot, tile)
            for depot in range(1, DEPOTS + 1)
            for tile in table.tiles_in(depot)
            if tiles.KIND_OF[tile] in kinds
        ]


class Fetch(Option[Table]):
    """Take a tile from a depot without a die."""

    verb: ClassVar[str] = "fetch"
    fields: ClassVar[tuple[str, ...]] = ("depot", "tile")

    def __init__(self, depot: int, tile: int) -> None:
        self.depot = depot
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        fetch(state, seat, self.depot, self.tile, flow)


class WarehouseEffect(Effect):
    """Sell one type of goods."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.push(SellFromWarehouse(seat))


class SellFromWarehouse(EffectChoice):
    """Which goods does the warehouse sell?"""

    def uses(self, table: Table) -> Options:
        options: Options = []
        add_sales(table, self.seat, ANY_DIE, options)
        return options

    def blocked(self, state: Table) -> list[Blocked]:
        return [*blocked_sales(state, self.seat, ANY_DIE), *super().blocked(state)]


class BoardingHouseEffect(Effect):
    """Four workers."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        earn_workers(table, seat, WORKERS_OF_BOARDING_HOUSE, flow)


class BankEffect(Effect):
    """Two silver coins."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        earn_silver(table, seat, SILVER_OF_BANK, flow)


class TownHallEffect(Effect):
    """Place another stored tile, whatever the dice."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.push(PlaceAnother(seat))


class PlaceAnother(EffectChoice):
    """Which tile does the town hall place, and where?"""

    purchase_helps: ClassVar[bool] = True

    def uses(self, table: Table) -> Options:
        options: Options = []
        add_places(table, self.seat, ANY_DIE, options)
        return options

    def blocked(self, state: Table) -> list[Blocked]:
        return [*blocked_places(state, self.seat, ANY_DIE), *super().blocked(state)]


class WatchtowerEffect(Effect):
    """Four points."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.score(seat, FROM_WATCHTOWER, POINTS_OF_WATCHTOWER)
        flow.tell(SCORES_WATCHTOWER, seat, POINTS_OF_WATCHTOWER)


class CraneEffect(Effect):
    """The effect of any building."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.push(ChooseBuilding(seat))


class ChooseBuilding(EffectChoice):
    """Which building's effect does the crane borrow?"""

    def uses(self, table: Table) -> Options:
        options: Options = [Mimic(tile) for tile in range(len(tiles.BUILDINGS))]
        if table.rules.white_castles:
            options.append(Mimic(tiles.WHITE_CASTLE))
        return options


class Mimic(Option[Table]):
    """Have the crane act as some building, wherever it stands."""

    verb: ClassVar[str] = "mimic"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        flow.tell(MIMICS, seat, self.tile)
        state.rules.effects[self.tile].happen(state, seat, NO_SITE, flow)


def all_effects() -> list[Effect]:
    """What placing each tile does."""
    effects = [Effect() for _tile in tiles.TILES]
    for building in (tiles.MARKET, tiles.CARPENTER, tiles.CHURCH):
        effects[building] = FetchEffect(building)
    effects[tiles.WAREHOUSE] = WarehouseEffect()
    effects[tiles.BOARDING_HOUSE] = BoardingHouseEffect()
    effects[tiles.BANK] = BankEffect()
    effects[tiles.TOWN_HALL] = TownHallEffect()
    effects[tiles.WATCHTOWER] = WatchtowerEffect()
    effects[tiles.CRANE] = CraneEffect()
    for tile in range(tiles.FIRST_LIVESTOCK, tiles.GEESE + 1):
        effects[tile] = LivestockEffect()
    effects[tiles.CASTLE_TILE] = CastleEffect()
    effects[tiles.SHIP_TILE] = ShipEffect()
    effects[tiles.monastery(BRIDGE)] = BridgeEffect()
    effects[tiles.WHITE_CASTLE] = WhiteCastleEffect()
    return effects
