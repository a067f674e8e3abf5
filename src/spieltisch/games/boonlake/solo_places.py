"""The stack of solo tiles, and how the Eminence chooses a location.

The tile in use has a number in each corner. The silhouette on the back of the tile that is now on
top of the stack tells which corner counts; with no tile left it is the upper left one. From that
number on the Eminence looks for the first hex where the effect is possible, and after 33 at 1.
"""

from typing import Final

from spieltisch.games.boonlake import solo_events as ev
from spieltisch.games.boonlake.pieces import SoloTile
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import HEX_COUNT, SIDE_A, SIDE_B, UPPER_LEFT
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile

CORNERS: Final = 4
CORNER_KEYS: Final = ["upper-left", "upper-right", "lower-left", "lower-right"]
NOWHERE: Final = -1


def lay_stack(table: Table, flow: Flow) -> None:
    """The solo tiles lie face down, their backs turned at random."""
    flow.tell(ev.STACK, table.eminence.stack_size())
    look_at_top(table, flow)


def look_at_top(table: Table, flow: Flow) -> None:
    """A tile has become the top of the stack: its back can be seen, its front cannot."""
    if table.eminence.stack_size():
        table.eminence.corner = flow.roll(CORNERS) - 1
        flow.tell(ev.BACK, table.eminence.corner)
    else:
        table.eminence.corner = UPPER_LEFT
        flow.tell(ev.STACK_EMPTY)


def reveal_tile(table: Table, flow: Flow) -> SoloTile:
    """Turn over the top of the stack; a stack used up is mixed and laid out again before."""
    eminence = table.eminence
    if not eminence.stack_size():
        eminence.restack(table.pack.solo_tiles)
        lay_stack(table, flow)
    tile = draw_tile(table, flow)
    eminence.show(tile)
    flow.tell(ev.REVEALS, tile.index)
    look_at_top(table, flow)
    flow.tell(ev.PREFERS, eminence.corner, preferred(table))
    return tile


def draw_tile(table: Table, flow: Flow) -> SoloTile:
    """Each tile of the stack is equally likely: first its side, then which of that side."""
    tiles = table.pack.solo_tiles
    eminence = table.eminence
    side = SIDE_A if flow.roll(eminence.stack_size()) <= eminence.stack[SIDE_A] else SIDE_B
    fitting = Pile([index for index in eminence.hidden if tiles[index].side == side])
    return tiles[flow.draw(fitting)]


def preferred(table: Table) -> int:
    """The number of the preferred location."""
    eminence = table.eminence
    return table.pack.solo_tiles[eminence.tile()].corners[eminence.corner]


def find(table: Table, fitting: int, flow: Flow) -> int:
    """The first of a bit set of hexes, from the preferred number on; NOWHERE if there is none."""
    if not fitting:
        flow.tell(ev.WASTED)
        return NOWHERE
    number = preferred(table)
    hex_at = number - 1
    while not fitting >> hex_at & 1:
        hex_at = (hex_at + 1) % HEX_COUNT
    flow.tell(ev.FINDS, number, hex_at + 1)
    return hex_at
