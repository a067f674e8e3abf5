"""Explore: reveal a grey tile, lay it next to another tile, take the hex's reward.

Exploring is optional, but a revealed tile must be laid. Without a free hex or a grey tile there
are 2 coins instead (B11).
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import MAY_PASS, PASS, Decision
from spieltisch.games.boonlake.levers import move_down
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.rewards import bring
from spieltisch.games.boonlake.supply import take_coins, take_inhabitants
from spieltisch.games.boonlake.table import BARE, PASTURE, Table
from spieltisch.games.boonlake.terms import HEX_COUNT, LEVER_TILE_INHABITANT
from spieltisch.kernel.agenda import Option, SeatStep
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

COINS_INSTEAD: Final = 2


def check_hex(table: Table, hex_at: int) -> int:
    """A tile goes on a bare hex next to another tile."""
    if table.covered >> hex_at & 1:
        return why(no.HEX_TAKEN)
    if not table.pack.map.neighbour_mask[hex_at] & table.covered:
        return why(no.HEX_REMOTE)
    return FINE


def lay(table: Table, seat: int, hex_at: int, tile: int, flow: Flow) -> None:
    """Lay a tile or pasture, take the hex's reward; the lever for tiles may be used then."""
    table.lay_tile(hex_at, tile)
    if tile == PASTURE:
        table.pastures_left -= 1
        flow.tell(ev.LAYS_PASTURE, seat, hex_at + 1)
    else:
        flow.tell(ev.LAYS_TILE, seat, tile, hex_at + 1)
    if table.players[seat].may_use(LEVER_TILE_INHABITANT):
        table.push(ChooseTileLever(seat))
    for reward in table.pack.map.hexes[hex_at].reward:
        bring(table, seat, reward, sources.SITES, flow)


class Explore(SeatStep[Table]):
    """Explore once, or take coins where that is not possible."""

    def run(self, table: Table, flow: Flow) -> None:
        if table.mound.items and table.free_hexes():
            table.push(ChooseExplore(self.seat))
        else:
            flow.tell(ev.NOWHERE_TO_EXPLORE, self.seat)
            take_coins(table, self.seat, COINS_INSTEAD, flow)


class RevealTile(Option[Table]):
    """Reveal a grey tile; it must then be laid."""

    verb: ClassVar[str] = "explore"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.revealed = flow.draw(table.mound)
        flow.tell(ev.REVEALS_TILE, seat, table.revealed)
        table.push(ChooseHex(seat))


REVEAL: Final = RevealTile()


class ChooseExplore(Decision):
    """Explore, or leave it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def add_options(self, table: Table, options: Options) -> None:
        options.append(REVEAL)
        options.append(PASS)


class LayTile(Option[Table]):
    """Lay the revealed tile here."""

    verb: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        tile = table.revealed
        table.revealed = BARE
        lay(table, seat, self.number - 1, tile, flow)


LAY: Final = [LayTile(number) for number in range(1, HEX_COUNT + 1)]


class Hexes(Part):
    """The bare hexes of the map."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        for hex_at in table.free_hexes():
            options.append(LAY[hex_at])

    def judged(self, table: Table, seat: int) -> Judged:
        return [(LAY[hex_at], check_hex(table, hex_at)) for hex_at in range(HEX_COUNT)]


HEXES: Final = Hexes()
_HEX_PARTS: Final[list[Part]] = [HEXES]


class ChooseHex(Decision):
    """Where to lay the revealed tile."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _HEX_PARTS

    def levers_help(self, table: Table) -> bool:
        return False


class UseTileLever(Option[Table]):
    """Move the lever for laid tiles down and take an inhabitant."""

    verb: ClassVar[str] = "tile-lever"
    lever_used: ClassVar[int] = LEVER_TILE_INHABITANT

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        move_down(table, seat, LEVER_TILE_INHABITANT, flow)
        take_inhabitants(table, seat, 1, flow)


class TileLever(Part):
    """The lever that pays for a laid tile, if an inhabitant is left after the hex's reward."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        if player.supply and player.may_use(LEVER_TILE_INHABITANT):
            options.append(USE_TILE_LEVER)


USE_TILE_LEVER: Final = UseTileLever()
_LEVER_PARTS: Final[list[Part]] = [TileLever(), MAY_PASS]


class ChooseTileLever(Decision):
    """Use the lever for the tile just laid, or not."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _LEVER_PARTS

    def levers_help(self, table: Table) -> bool:
        return False
