"""Placing a tile in a duchy: where it may go, and what completing areas and colours scores."""

from typing import Final

from spieltisch.games.burgundy.crests import PLACE_ANYWHERE
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.events import PLACES, SCORES_AREA, SCORES_COLOUR, SCORES_PHASE
from spieltisch.games.burgundy.monasteries import TWIN_BUILDINGS_ALLOWED
from spieltisch.games.burgundy.reasons import (
    INN_IN_AREA,
    NOT_NEXT_TO_TILE,
    OCCUPIED,
    OTHER_COLOUR,
    TWIN_BUILDING,
)
from spieltisch.games.burgundy.table import (
    FROM_AREA,
    FROM_COLOUR,
    FROM_PHASE,
    NOTHING,
    OPEN,
    OUT_OF_REACH,
    Estate,
    Table,
)
from spieltisch.games.burgundy.tiles import (
    BEFORE_MONASTERIES,
    BUILDING,
    INN,
    KIND_OF,
    MONASTERY,
    WILD,
)
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

LARGEST_AREA: Final = 8


def check_site(estate: Estate, duchy: Duchy, tile: int, site: int) -> int:
    """Why a tile cannot go on a site whatever the dice show; FINE if it can."""
    held = estate.tiles[site]
    kind = KIND_OF[tile]
    if held >= 0:
        return OCCUPIED
    if duchy.kind[site] != kind and kind != WILD:
        return why(OTHER_COLOUR, duchy.kind[site])
    if held != OPEN and not estate.bears(PLACE_ANYWHERE):
        return NOT_NEXT_TO_TILE
    if kind == BUILDING:
        if not estate.has(TWIN_BUILDINGS_ALLOWED) and _area_has(estate, duchy, tile, site):
            return why(TWIN_BUILDING, tile)
    elif tile == INN and _area_has(estate, duchy, tile, site):
        return INN_IN_AREA
    return FINE


def _area_has(estate: Estate, duchy: Duchy, tile: int, site: int) -> bool:
    """Whether the area around a site has a tile of this face."""
    found = False
    for other in duchy.areas[duchy.area[site]]:
        if estate.tiles[other] == tile:
            found = True
            break
    return found


def lay(estate: Estate, duchy: Duchy, tile: int, site: int) -> None:
    """Put a tile down and open the sites beside it."""
    estate.tiles[site] = tile
    for beside in duchy.near[site]:
        if estate.tiles[beside] == OUT_OF_REACH:
            estate.tiles[beside] = OPEN
    if KIND_OF[tile] == MONASTERY:
        estate.monasteries |= 1 << (tile - BEFORE_MONASTERIES)


def place(table: Table, seat: int, tile: int, site: int, flow: Flow) -> None:
    """Place a tile, score what it completes, and set off what it does."""
    duchy = table.duchy(seat)
    before = len(table.stack)
    lay(table.estate(seat), duchy, tile, site)
    flow.tell(PLACES, seat, tile, duchy.space[site])
    score_area(table, seat, site, flow)
    for expansion in table.rules.expansions:
        expansion.placed(table, seat, tile, site, flow)
    table.rules.effects[tile].happen(table, seat, site, flow)
    for expansion in table.rules.expansions:
        expansion.set_off(table, seat, tile, before)


def score_area(table: Table, seat: int, site: int, flow: Flow) -> None:
    """A completed area scores for its size and for the phase; then its colour may be complete."""
    estate = table.estate(seat)
    duchy = table.duchy(seat)
    area = duchy.areas[duchy.area[site]]
    if not _covered(estate, area):
        return
    kind = duchy.kind[site]
    size = area_size(estate, area)
    points = table.rules.area_points[min(size, LARGEST_AREA)]
    table.score(seat, FROM_AREA, points)
    flow.tell(SCORES_AREA, seat, kind, size, points)
    points = table.rules.phase_points[table.phase]
    table.score(seat, FROM_PHASE, points)
    flow.tell(SCORES_PHASE, seat, table.phase, points)
    for expansion in table.rules.expansions:
        expansion.completed(table, seat, size, flow)
    if _covered(estate, duchy.of_kind[kind]):
        _score_colour(table, seat, kind, flow)


def area_size(estate: Estate, area: list[int]) -> int:
    """The size that an area counts as: an inn makes it one larger."""
    return len(area) + sum(1 for site in area if estate.tiles[site] == INN)


def _covered(estate: Estate, sites: list[int]) -> bool:
    return all(estate.tiles[site] >= 0 for site in sites)


def _score_colour(table: Table, seat: int, kind: int, flow: Flow) -> None:
    """The first to complete a colour takes the large bonus tile, the second the small one."""
    if table.bonuses[2 * kind] == NOTHING:
        table.bonuses[2 * kind] = seat
        points = table.rules.large_bonus
    elif table.bonuses[2 * kind + 1] == NOTHING:
        table.bonuses[2 * kind + 1] = seat
        points = table.rules.small_bonus
    else:
        return
    if points:
        table.score(seat, FROM_COLOUR, points)
        flow.tell(SCORES_COLOUR, seat, kind, points)
    for expansion in table.rules.expansions:
        expansion.covered(table, seat, kind, points, flow)
