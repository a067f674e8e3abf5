"""What the Eminence does on the map and on its board: tiles, structures, cattle, the cactus track.

It pays nothing, takes no reward and heeds no building tile. Pieces leave its board from the top.
Where a piece should be built of which none is left, it gains 10 VP instead.
"""

from typing import Final

from spieltisch.games.boonlake import solo_events as ev
from spieltisch.games.boonlake.cattle import HERD_LIMIT
from spieltisch.games.boonlake.eminence import EMINENCE, GAIN_NONE_LEFT
from spieltisch.games.boonlake.pieces import mask_of
from spieltisch.games.boonlake.presences import houses_beside, settlements_beside, sites_with
from spieltisch.games.boonlake.solo_places import NOWHERE, find
from spieltisch.games.boonlake.solo_scoring import gain_vp
from spieltisch.games.boonlake.table import (
    CATTLE_EACH,
    HOUSE,
    HOUSES_EACH,
    PASTURE,
    SETTLEMENT,
    SETTLEMENTS_EACH,
    Table,
)
from spieltisch.games.boonlake.terms import HEX_COUNT
from spieltisch.kernel.flow import Flow

NONE_LEFT_VP: Final = 10
MOST_HOUSES: Final = 1
"""With more of its houses than this on the map, the next structure is a settlement."""


def none_left(table: Table, gone: int, of: int, flow: Flow) -> bool:
    """Has the last such piece left the board? Then there are 10 VP instead."""
    if gone < of:
        return False
    gain_vp(table, NONE_LEFT_VP, GAIN_NONE_LEFT, flow)
    return True


# The cactus track


def advance_cactus(table: Table, steps: int, flow: Flow) -> None:
    """Move the marker; at the end of the track it stays."""
    if steps < 1:
        return
    cactus = table.pack.solo_board.cactus
    eminence = table.eminence
    taken = min(steps, len(cactus) - 1 - eminence.cactus)
    if taken:
        eminence.cactus += taken
        flow.tell(ev.CACTUS, taken, cactus[eminence.cactus])
    if taken < steps:
        flow.tell(ev.CACTUS_END)


# Tiles


def lay_tile(table: Table, flow: Flow) -> int:
    """Draw a building tile and lay it next to another one; tells where, or NOWHERE."""
    if not table.mound.items or not table.free_hexes():
        flow.tell(ev.WASTED)
        return NOWHERE
    tile = flow.draw(table.mound)
    flow.tell(ev.DRAWS_TILE, tile)
    hex_at = find(table, mask_of(table.free_hexes()), flow)
    table.lay_tile(hex_at, tile)
    flow.tell(ev.LAYS_TILE, tile, hex_at + 1)
    return hex_at


def lay_pasture(table: Table, flow: Flow) -> None:
    """Lay a pasture next to another tile, if possible."""
    hex_at = find(table, mask_of(table.free_hexes()) if table.pastures_left else 0, flow)
    if hex_at != NOWHERE:
        table.lay_tile(hex_at, PASTURE)
        table.pastures_left -= 1
        flow.tell(ev.LAYS_PASTURE, hex_at + 1)


# Structures


def build_structure(table: Table, flow: Flow) -> None:
    """A house while at most one of its houses is on the map, else a settlement for a house."""
    houses = len(sites_with(table, EMINENCE, HOUSE))
    flow.tell(ev.STRUCTURE, houses)
    if houses <= MOST_HOUSES:
        build_house(table, flow)
    else:
        build_settlement(table, flow)


def build_house(table: Table, flow: Flow) -> None:
    """A house from its board on a free building site, wherever it finds one."""
    if none_left(table, table.eminence.houses, HOUSES_EACH, flow):
        return
    free = [hex_at for hex_at in range(HEX_COUNT) if free_sites(table, hex_at)]
    hex_at = find(table, mask_of(free), flow)
    if hex_at != NOWHERE:
        set_house(table, hex_at, flow)


def free_sites(table: Table, hex_at: int) -> list[int]:
    """The unoccupied building sites there, the upper one first."""
    first = 2 * hex_at
    return [s for s in range(first, first + table.sites_on(hex_at)) if not table.sites[s]]


def set_house(table: Table, hex_at: int, flow: Flow) -> None:
    """The topmost house goes on the upper one of the free sites there."""
    site = free_sites(table, hex_at)[0]
    table.eminence.houses += 1
    table.set_piece(site, EMINENCE, HOUSE)
    flow.tell(ev.HOUSE, hex_at + 1, site & 1)


def build_settlement(table: Table, flow: Flow) -> None:
    """A settlement takes the place of one of its houses, whatever stands beside it.

    The house leaves the game. Nobody's presences are needed, and it costs nothing.
    """
    if none_left(table, table.eminence.settlements, SETTLEMENTS_EACH, flow):
        return
    houses = sites_with(table, EMINENCE, HOUSE)
    hex_at = find(table, mask_of([site // 2 for site in houses]), flow)
    site = 2 * hex_at if 2 * hex_at in houses else 2 * hex_at + 1
    table.eminence.settlements += 1
    table.set_piece(site, EMINENCE, SETTLEMENT)
    flow.tell(ev.SETTLEMENT, hex_at + 1, site & 1)


def pioneer_house(table: Table, hex_at: int, flow: Flow) -> None:
    """The Pioneer's house goes on the second tile laid; without such a tile there is none."""
    if hex_at == NOWHERE:
        flow.tell(ev.WASTED)
    elif not none_left(table, table.eminence.houses, HOUSES_EACH, flow):
        set_house(table, hex_at, flow)


# Cattle


def structures_beside(table: Table, hex_at: int) -> int:
    """Houses and settlements of anybody on the tiles next to a hex."""
    return houses_beside(table, hex_at) + settlements_beside(table, hex_at)


def best_pastures(table: Table) -> list[int]:
    """Where there are most structures beside less cattle on it; of these, with fewest cattle.

    A full pasture takes no more.
    """
    best: list[int] = []
    most, fewest = 0, 0
    for hex_at in range(HEX_COUNT):
        herd = table.herd_size(hex_at)
        if not table.pastures >> hex_at & 1 or herd >= HERD_LIMIT:
            continue
        difference = structures_beside(table, hex_at) - herd
        if not best or difference > most or (difference == most and herd < fewest):
            best = [hex_at]
            most, fewest = difference, herd
        elif difference == most and herd == fewest:
            best.append(hex_at)
    return best


def place_cattle(table: Table, flow: Flow) -> None:
    """Cattle on the best pasture; among equals the number of the solo tile decides."""
    if none_left(table, table.eminence.cattle, CATTLE_EACH, flow):
        return
    best = best_pastures(table)
    hex_at = best[0] if len(best) == 1 else find(table, mask_of(best), flow)
    if hex_at == NOWHERE:
        return
    structures, herd = structures_beside(table, hex_at), table.herd_size(hex_at)
    table.eminence.cattle += 1
    table.set_cattle(hex_at, EMINENCE)
    flow.tell(ev.CATTLE, hex_at + 1, structures, herd)
