"""What a net is told of a position of The Castles of Burgundy: the base game against others.

Numbers are scaled to be about 1. What serves as long as the game lasts is told twice: as it is,
and by the part of the game that is left.
"""

from typing import Final

from spieltisch.bots.burgundy import estate as judged
from spieltisch.bots.burgundy import parts, worth
from spieltisch.bots.burgundy.prospect import Prospect
from spieltisch.bots.net import Features, Sparse
from spieltisch.games.burgundy import monasteries, tiles
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.table import GOODS_COLOURS, NOTHING, OPEN, Table

_KINDS: Final = 6
_DICE: Final = 6
_MONASTERIES: Final = monasteries.WORKERS_FOR_SILVER + 1
_ANIMALS: Final = 4
_FACES: Final = tiles.BASE_FACES
_TERMS: Final = parts.SHIELDS
"""The terms of the base game."""

_MOST_MISSING: Final = 8
_MOST_SPACES: Final = 12
_MOST_SILVER: Final = 8
_MOST_WORKERS: Final = 8
_MOST_GOODS: Final = 6

# Of a seat.
TERMS: Final = 0
FADING: Final = TERMS + _TERMS
AREAS: Final = FADING + _TERMS
AREA_POINTS: Final = AREAS + _KINDS * _MOST_MISSING
SPACES: Final = AREA_POINTS + _MOST_MISSING
SITES: Final = SPACES + _KINDS * _MOST_SPACES
STORED: Final = SITES + _KINDS * _DICE
STORED_KINDS: Final = STORED + _FACES
GOODS: Final = STORED_KINDS + _KINDS + 1
STACKS: Final = GOODS + GOODS_COLOURS
SOLD: Final = STACKS + _MOST_GOODS
SILVER: Final = SOLD + GOODS_COLOURS + 1
WORKERS: Final = SILVER + _MOST_SILVER + 2
OWNED: Final = WORKERS + _MOST_WORKERS + 2
OWNED_FADING: Final = OWNED + _MONASTERIES
BUILT: Final = OWNED_FADING + _MONASTERIES
HERDS: Final = BUILT + _FACES
HERDS_FADING: Final = HERDS + _ANIMALS
BEST: Final = HERDS_FADING + _ANIMALS
DICE: Final = BEST + DEPOTS + 1
DICE_BEST: Final = DICE + _DICE + 1
LEFT: Final = DICE_BEST + 1
PLACE: Final = LEFT + worth.TURNS + 1
LOAD: Final = PLACE + 4
MINES: Final = LOAD + DEPOTS
# Of the table.
OFFERED: Final = MINES + 2
DEPOT_KINDS: Final = OFFERED + _FACES
DEPOT_GOODS: Final = DEPOT_KINDS + _KINDS * (DEPOTS + 1)
BONUSES: Final = DEPOT_GOODS + DEPOTS
PHASE: Final = BONUSES + 2 * _KINDS
ROUND: Final = PHASE + worth.PHASES
SEATS: Final = ROUND + worth.ROUNDS + 1
RIVALS: Final = SEATS + 3
COUNT: Final = RIVALS + 2 * _KINDS


class BurgundyFeatures(Features):
    """The duchy as it stands, what is stored and owned, what the depots offer, and the time."""

    name: str = "burgundy base 1"
    count: int = COUNT

    def covers(self, state: Table, seat: int) -> bool:
        rules = state.rules
        if rules.solo or rules.team or rules.expansions:
            return False
        if rules.extra_tiles or rules.white_castles or rules.inns:
            return False
        return state.estate(seat).start >= 0

    def fill(self, state: Table, seat: int, terms: list[float], found: Sparse) -> None:
        ahead = Prospect(state, seat)
        rest = ahead.left / worth.TURNS
        for term in range(_TERMS):
            found.put(TERMS + term, 0.05 * terms[term])
            found.put(FADING + term, 0.05 * rest * terms[term])
        _fill_duchy(ahead, found)
        _fill_holdings(ahead, rest, found)
        _fill_built(ahead, rest, found)
        _fill_offers(ahead, found)
        _fill_table(state, seat, found)


def _fill_duchy(ahead: Prospect, found: Sparse) -> None:
    """What is missing, and where tiles can go."""
    duchy = ahead.duchy
    areas = [0] * (_KINDS * _MOST_MISSING)
    points = [0] * _MOST_MISSING
    for area in range(len(ahead.missing)):
        missing = ahead.missing[area]
        if missing:
            sites = duchy.areas[area]
            at = (missing if missing < _MOST_MISSING else _MOST_MISSING) - 1
            areas[duchy.kind[sites[0]] * _MOST_MISSING + at] += 1
            points[at] += ahead.points_for(len(sites))
    for at in range(len(areas)):
        found.put(AREAS + at, 0.5 * areas[at])
    for at in range(_MOST_MISSING):
        found.put(AREA_POINTS + at, 0.1 * points[at])
    for kind in range(_KINDS):
        missing = ahead.by_kind[kind]
        if missing:
            at = (missing if missing < _MOST_SPACES else _MOST_SPACES) - 1
            found.put(SPACES + kind * _MOST_SPACES + at, 1.0)
    opened = [0] * (_KINDS * _DICE)
    held = ahead.estate.tiles
    for site in range(duchy.size):
        if held[site] == OPEN:
            opened[duchy.kind[site] * _DICE + duchy.number[site] - 1] += 1
    for at in range(len(opened)):
        found.put(SITES + at, 0.5 * opened[at])


def _fill_holdings(ahead: Prospect, rest: float, found: Sparse) -> None:
    """Tiles on key spaces, goods, silver and workers."""
    estate = ahead.estate
    kinds = [0] * (_KINDS + 1)
    for tile in estate.storage:
        found.put(STORED + tile, 1.0)
        kinds[tiles.KIND_OF[tile]] += 1
    for kind in range(_KINDS):
        found.put(STORED_KINDS + kind, 0.5 * kinds[kind])
    found.put(STORED_KINDS + _KINDS, 0.3 * len(estate.storage))
    sold = 0
    for colour in range(GOODS_COLOURS):
        count = estate.goods[colour]
        if count:
            found.put(GOODS + colour, 0.3 * count)
            found.put(STACKS + (count if count < _MOST_GOODS else _MOST_GOODS) - 1, 0.5)
        if estate.sold[colour]:
            found.put(SOLD + colour, 0.5)
            sold += estate.sold[colour]
    found.put(SOLD + GOODS_COLOURS, 0.1 * sold)
    silver = estate.silver
    found.put(SILVER + (silver if silver < _MOST_SILVER else _MOST_SILVER), 1.0)
    found.put(SILVER + _MOST_SILVER + 1, 0.2 * rest * silver)
    workers = estate.workers
    found.put(WORKERS + (workers if workers < _MOST_WORKERS else _MOST_WORKERS), 1.0)
    found.put(WORKERS + _MOST_WORKERS + 1, 0.2 * rest * workers)


def _fill_built(ahead: Prospect, rest: float, found: Sparse) -> None:
    """Monasteries, tiles in the duchy, and the animals that may score again."""
    estate = ahead.estate
    placed = estate.monasteries
    for number in range(_MONASTERIES):
        if placed >> number & 1:
            found.put(OWNED + number, 1.0)
            found.put(OWNED_FADING + number, rest)
    faces = [0] * _FACES
    herds = [0] * _ANIMALS
    duchy = ahead.duchy
    held = estate.tiles
    for site in range(duchy.size):
        tile = held[site]
        if tile >= 0 and tile < tiles.BEFORE_MONASTERIES + 1:
            faces[tile] += 1
            animal = tiles.ANIMAL_OF[tile]
            if animal >= 0 and ahead.missing[duchy.area[site]]:
                herds[animal] += tiles.HEADS_OF[tile]
    for tile in range(tiles.BEFORE_MONASTERIES + 1):
        found.put(BUILT + tile, 0.5 * faces[tile])
    for animal in range(_ANIMALS):
        found.put(HERDS + animal, 0.2 * herds[animal])
        found.put(HERDS_FADING + animal, 0.2 * rest * herds[animal])
    mines = faces[tiles.MINE_TILE]
    found.put(MINES, 0.1 * mines * (worth.PHASES - ahead.table.phase))
    found.put(MINES + 1, 0.3 * mines * rest)


def _fill_offers(ahead: Prospect, found: Sparse) -> None:
    """The best tile of every depot, the dice that show them, and goods that would fit."""
    table = ahead.table
    seat = ahead.seat
    first = table.rules.first
    known = [-1.0] * _FACES
    best = [0.0] * (DEPOTS + 1)
    for depot in range(DEPOTS + 1):
        for slot in range(first[depot], first[depot + 1]):
            tile = table.depots[slot]
            if tile != NOTHING:
                if known[tile] < 0:
                    known[tile] = judged.tile_worth(ahead, tile, [])
                if known[tile] > best[depot]:
                    best[depot] = known[tile]
        found.put(BEST + depot, 0.1 * best[depot])
    shown = 0.0
    for die in (table.dice[2 * seat], table.dice[2 * seat + 1]):
        found.put(DICE + die, 0.5)
        if die:
            shown += best[die]
    found.put(DICE_BEST, 0.1 * shown)
    for depot in range(1, DEPOTS + 1):
        fits = 0
        for colour in range(GOODS_COLOURS):
            if ahead.estate.goods[colour]:
                fits += table.goods[GOODS_COLOURS * depot + colour]
        found.put(LOAD + depot - 1, 0.3 * fits)
    found.put(LEFT + ahead.left, 1.0)
    found.put(PLACE + table.order.index(seat), 1.0)


def _fill_table(table: Table, seat: int, found: Sparse) -> None:
    """What lies on the board, how near the others are to bonuses, and the time."""
    first = table.rules.first
    faces = [0] * _FACES
    for depot in range(DEPOTS + 1):
        kinds = [0] * (_KINDS + 1)
        for slot in range(first[depot], first[depot + 1]):
            tile = table.depots[slot]
            if tile != NOTHING:
                faces[tile] += 1
                kinds[tiles.KIND_OF[tile]] += 1
        for kind in range(_KINDS):
            found.put(DEPOT_KINDS + depot * _KINDS + kind, 0.5 * kinds[kind])
        if depot:
            goods = 0
            for colour in range(GOODS_COLOURS):
                goods += table.goods[GOODS_COLOURS * depot + colour]
            found.put(DEPOT_GOODS + depot - 1, 0.3 * goods)
    for tile in range(_FACES):
        found.put(OFFERED + tile, 0.5 * faces[tile])
    for at in range(2 * _KINDS):
        if table.bonuses[at] == NOTHING:
            found.put(BONUSES + at, 1.0)
    found.put(PHASE + (table.phase if table.phase < worth.PHASES else worth.PHASES - 1), 1.0)
    found.put(ROUND + (table.round if table.round < worth.ROUNDS else worth.ROUNDS), 1.0)
    found.put(SEATS + table.seats - 2, 1.0)
    for kind in range(_KINDS):
        if table.bonuses[2 * kind + 1] == NOTHING:
            nearest = worth.MOST_MISSING
            for other in range(table.seats):
                if other != seat and table.estate(other).start >= 0:
                    missing = _missing(table, other, kind)
                    if 0 < missing < nearest:
                        nearest = missing
            if nearest <= 3:
                found.put(RIVALS + kind, 0.25 * (4 - nearest))
            elif nearest <= 6:
                found.put(RIVALS + _KINDS + kind, 0.25 * (7 - nearest))


def _missing(table: Table, seat: int, kind: int) -> int:
    held = table.estate(seat).tiles
    missing = 0
    for site in table.duchy(seat).of_kind[kind]:
        if held[site] < 0:
            missing += 1
    return missing
