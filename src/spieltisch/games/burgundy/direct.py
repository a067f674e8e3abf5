"""Tiles that go straight from a depot into the duchy, without a die and without a key space."""

from typing import ClassVar

from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.effects import EffectChoice
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.placing import check_site, place
from spieltisch.games.burgundy.storage import lift
from spieltisch.games.burgundy.table import BLACK_DEPOT, INN_DEPOT, Table
from spieltisch.games.burgundy.tiles import KIND_OF
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow


class PlaceFrom(Option[Table]):
    """Place a tile of a depot in the duchy and use its effect."""

    verb: ClassVar[str] = "place-from"
    fields: ClassVar[tuple[str, ...]] = ("depot", "tile", "space")

    def __init__(self, depot: int, tile: int, space: int) -> None:
        self.depot = depot
        self.tile = tile
        self.space = space

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        lift(state, self.depot, self.tile)
        place(state, seat, self.tile, state.duchy(seat).site_of[self.space], flow)


class DirectChoice(EffectChoice):
    """Which tile of some depots goes into the duchy, and where?"""

    def depots(self, table: Table) -> list[int]:
        """Where the tile may come from."""
        return list(range(1, DEPOTS + 1))

    def uses(self, table: Table) -> Options:
        estate = table.estate(self.seat)
        duchy = table.duchy(self.seat)
        return [
            PlaceFrom(depot, tile, duchy.space[site])
            for depot in self.depots(table)
            for tile in table.tiles_in(depot)
            for site in duchy.of_kind[KIND_OF[tile]]
            if not check_site(estate, duchy, tile, site)
        ]


def centre(table: Table) -> list[int]:
    """The black depot and the inns beside it."""
    return [BLACK_DEPOT, INN_DEPOT] if table.rules.inns else [BLACK_DEPOT]
