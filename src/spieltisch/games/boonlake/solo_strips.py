"""The two halves of a solo tile: the bottommost strip, and the action that the Eminence chooses.

B tiles do a little more than A tiles: one more step or structure, one more VP per presence.
"""

from typing import Final

from spieltisch.games.boonlake import solo_events as ev
from spieltisch.games.boonlake.eminence import EMINENCE, GAIN_REGIONS
from spieltisch.games.boonlake.pieces import SoloTile
from spieltisch.games.boonlake.presences import own_by_region
from spieltisch.games.boonlake.regions import check_region, cover_label
from spieltisch.games.boonlake.solo_effects import (
    advance_cactus,
    build_structure,
    lay_pasture,
    lay_tile,
    pioneer_house,
    place_cattle,
)
from spieltisch.games.boonlake.solo_scoring import gain_vp, score_presences
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import (
    BOONLAKE,
    CATTLE_BREEDING,
    HIRE,
    NO_REGION,
    PIONEER,
    REGION_SCORING,
    ROW_COUNT,
    SETTLE,
    SIDE_B,
)
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE

HUMAN: Final = 0
BOONLAKE_VP: Final = 4
LABEL_VP: Final = 3


def more_on(tile: SoloTile) -> int:
    """What a B tile adds."""
    return 1 if tile.side == SIDE_B else 0


# The upper half


def first_effect(table: Table, tile: SoloTile, flow: Flow) -> None:
    """By the bottommost strip: Settle builds, Cattle-breeding places cattle, others advance."""
    strip = table.strips[ROW_COUNT - 1]
    more = more_on(tile)
    flow.tell(ev.LOOKS, strip)
    if strip == SETTLE:
        build_structures(table, 1 + more, flow)
    elif strip == CATTLE_BREEDING:
        place_cattle(table, flow)
        advance_cactus(table, more, flow)
    else:
        advance_cactus(table, 1 + more, flow)


def build_structures(table: Table, count: int, flow: Flow) -> None:
    """One structure after the other."""
    for _structure in range(count):
        build_structure(table, flow)


# The lower half


def uppermost(table: Table, tile: SoloTile) -> int:
    """Of the three actions on the tile, the one whose strip lies furthest up."""
    row = 0
    while table.strips[row] not in tile.actions:
        row += 1
    return table.strips[row]


def second_effect(table: Table, strip: int, tile: SoloTile, flow: Flow) -> None:
    """The Eminence's own part of the action. Builder and Progress only advance the marker."""
    more = more_on(tile)
    if strip == PIONEER:
        lay_tile(table, flow)
        pioneer_house(table, lay_tile(table, flow), flow)
        advance_cactus(table, more, flow)
    elif strip == CATTLE_BREEDING:
        lay_pasture(table, flow)
        place_cattle(table, flow)
        advance_cactus(table, more, flow)
    elif strip == SETTLE:
        build_structures(table, 1 + more, flow)
    elif strip == REGION_SCORING:
        score_regions(table, 1 + more, flow)
    else:
        if strip == HIRE:
            lay_tile(table, flow)
        advance_cactus(table, 1 + more, flow)


# Region scoring


def score_regions(table: Table, each: int, flow: Flow) -> None:
    """Cover a label for VP instead of its reward; presences elsewhere pay VP instead of coins."""
    leads = human_leads(table)
    region = region_to_leave_out(table, leads)
    flow.tell(ev.REGION, region, leads[region])
    table.left_out = region
    if cover_label(table, region):
        gain_vp(table, BOONLAKE_VP if region == BOONLAKE else LABEL_VP, GAIN_REGIONS, flow)
    score_presences(table, each, flow)


def human_leads(table: Table) -> list[int]:
    """For each region, the human's presences less those of the Eminence."""
    human = own_by_region(table, HUMAN)
    own = own_by_region(table, EMINENCE)
    return [human[region] - own[region] for region in range(len(human))]


def region_to_leave_out(table: Table, leads: list[int]) -> int:
    """Where the human is furthest ahead, the most northern of equals; no covered label.

    With all four covered any may be left out as by a player, without reward (B21).
    """
    best = NO_REGION
    for region in table.pack.map.north:
        if check_region(table, region) == FINE and (best < 0 or leads[region] > leads[best]):
            best = region
    return best
