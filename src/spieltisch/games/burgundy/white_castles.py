"""The White Castles: buildings that lend the white die to whoever places them."""

from spieltisch.games.burgundy.dice import WHITE
from spieltisch.games.burgundy.effects import ExtraAction
from spieltisch.games.burgundy.table import Effect, Table
from spieltisch.kernel.flow import Flow


class WhiteCastleEffect(Effect):
    """An additional action, at once, with the number of the white die (C10)."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.push(WhiteCastleAction(seat))


class WhiteCastleAction(ExtraAction):
    """The white castle's action. Workers may bend the white die for it, which stays as it is."""

    def dice(self, table: Table) -> list[int]:
        return [WHITE + table.white]
