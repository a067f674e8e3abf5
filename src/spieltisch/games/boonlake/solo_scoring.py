"""The Eminence's victory points: its presences in region scorings, its income, its final scoring.

Of the interim scoring it has only the income, and that in VP: for houses, settlements and cattle
what the last vacated space of each shows, the space of the cactus track, and 1 VP for each
settlement of anybody beside each of its cattle.
"""

from typing import Final

from spieltisch.games.boonlake import solo_events as ev
from spieltisch.games.boonlake.eminence import (
    EMINENCE,
    GAIN_BESIDE_CATTLE,
    GAIN_CACTUS,
    GAIN_CATTLE,
    GAIN_HOUSES,
    GAIN_REGIONS,
    GAIN_SETTLEMENTS,
    GAIN_UNREVEALED,
)
from spieltisch.games.boonlake.presences import cattle_points
from spieltisch.games.boonlake.regions import presences_outside
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import SIDE_B
from spieltisch.kernel.flow import Flow

UNREVEALED_VP: Final = 10


def gain_vp(table: Table, vp: int, gain: int, flow: Flow) -> None:
    """The Eminence gains victory points; it never loses any."""
    if vp > 0:
        table.eminence.score(vp, gain)
        flow.tell(ev.VP, vp, gain)


def score_presences(table: Table, each: int, flow: Flow) -> None:
    """A region scoring, its own or the human's: VP for presences in the three regions scored."""
    presences = presences_outside(table, EMINENCE, table.left_out)
    flow.tell(ev.PRESENCES, presences)
    gain_vp(table, presences * each, GAIN_REGIONS, flow)


def incomes(table: Table) -> list[tuple[int, int]]:
    """What the next income would pay, as (VP, where from)."""
    board = table.pack.solo_board
    eminence = table.eminence
    return [
        (board.houses[eminence.houses], GAIN_HOUSES),
        (board.settlements[eminence.settlements], GAIN_SETTLEMENTS),
        (board.cattle[eminence.cattle], GAIN_CATTLE),
        (cattle_points(table, EMINENCE), GAIN_BESIDE_CATTLE),
        (board.cactus[eminence.cactus], GAIN_CACTUS),
    ]


def take_income(table: Table, flow: Flow) -> None:
    """Its whole part in an interim scoring."""
    for vp, gain in incomes(table):
        gain_vp(table, vp, gain, flow)


def score_finally(table: Table, flow: Flow) -> None:
    """The income once more, and 10 VP for each B tile that still lies in the stack (B26)."""
    take_income(table, flow)
    tiles = table.eminence.stack[SIDE_B]
    flow.tell(ev.UNREVEALED, tiles)
    gain_vp(table, tiles * UNREVEALED_VP, GAIN_UNREVEALED, flow)
    flow.tell(ev.TOTAL, table.eminence.vp)
