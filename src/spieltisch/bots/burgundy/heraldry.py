"""What shields are worth: their points, what each does for the rest of the game, less tribute."""

from typing import Final

from spieltisch.bots.burgundy import worth
from spieltisch.bots.burgundy.prospect import Prospect
from spieltisch.games.burgundy import crests, tiles
from spieltisch.games.burgundy import monasteries as m
from spieltisch.games.burgundy.pack_additions import SHIELDS
from spieltisch.games.burgundy.phases import EndOfPhase
from spieltisch.games.burgundy.shields import ChooseCastle, PayTribute, Tribute, own_monasteries
from spieltisch.games.burgundy.table import Table, grounds

_DIRECT_TILE: Final = 6.5
"""A tile that goes straight into the duchy: two actions, and a choice of what is left over."""

_NO_POINTS: Final[list[int]] = [0] * (SHIELDS + 1)

_FOR_POINTS: Final[list[int]] = [
    crests.ONE_PASTURE,
    crests.DOUBLE_BONUSES,
    crests.DOUBLE_MONASTERIES,
    crests.DOUBLE_SALES,
    crests.DOUBLE_SHIELDS,
    crests.LARGER_AREAS,
]
"""Shields that do nothing but score."""

_POINT_ALONE: Final = 0.1
"""What a point is worth in the solo game, where it only moves the counter."""


def shields_worth(ahead: Prospect) -> float:
    """All shields of the estate, with the one for which a castle is being chosen."""
    borne = ahead.estate.crests
    coming = 0
    for step in ahead.table.agenda:
        if isinstance(step, ChooseCastle) and step.seat == ahead.seat:
            coming = step.shield
    if not borne and not coming:
        return 0.0
    due = tributes_due(ahead.table, ahead.seat)
    if not coming:
        return _together(ahead, borne, due)
    with_it = borne | 1 << coming
    castles = ahead.estate.tiles.count(tiles.CASTLE_TILE)
    if borne.bit_count() < castles:
        return _together(ahead, with_it, due)
    # One that is borne already has to make way.
    return max(
        [_together(ahead, with_it & ~(1 << old), due) for old in _numbers(borne)],
        default=0.0,
    )


def tributes_due(table: Table, seat: int) -> int:
    """How many times the estate has still to pay for its shields."""
    due = worth.PHASES - 1 - table.phase
    if not table.agenda:
        # A copy that was halted where the next phase begins.
        return due + 1
    for step in table.agenda:
        if isinstance(step, EndOfPhase):
            return due + 1
        if isinstance(step, Tribute | PayTribute) and table.holds[step.seat] == table.holds[seat]:
            return due + 1
    return due


def _numbers(borne: int) -> list[int]:
    return [shield for shield in range(1, SHIELDS + 1) if borne >> shield & 1]


def _together(ahead: Prospect, borne: int, due: int) -> float:
    """A set of shields: each is kept as long as it is worth its tribute, and can be paid."""
    # Alone there is no final scoring.
    solo = ahead.table.rules.solo
    points = _NO_POINTS if solo else ahead.table.rules.pack.additions.shield_points
    times = 2 if borne >> crests.DOUBLE_SHIELDS & 1 else 1
    in_workers = borne >> crests.TRIBUTE_IN_WORKERS & 1
    price = due * ((0.6 if in_workers else 1.0) + 0.4 * worth.ease(ahead.left))
    found = []
    for shield in _numbers(borne):
        effect = effect_worth(ahead, shield, due)
        if solo and shield in _FOR_POINTS:
            effect *= _POINT_ALONE
        found.append(max(0.0, times * points[shield] + effect - price))
    return sum(found) - _unpaid(ahead, found, due, in_workers)


def _unpaid(ahead: Prospect, found: list[float], due: int, in_workers: int) -> float:
    """What is lost of the least of them because silver will run short at the next tribute."""
    if not due:
        return 0.0
    table = ahead.table
    turns = max(0, worth.ROUNDS * (table.phase + 1) - table.turns[ahead.seat])
    means = ahead.estate.silver + 0.4 * turns * ahead.hands
    if in_workers:
        means += ahead.estate.workers
    short = len(found) - means
    lost = 0.0
    for value in sorted(found):
        if short <= 0:
            break
        lost += min(1.0, short) * value
        short -= 1
    return lost


def effect_worth(ahead: Prospect, shield: int, due: int) -> float:
    """What a shield does for the rest of the game; its points at the end come on top."""
    turns = ahead.left * ahead.hands
    if shield == crests.ONE_PASTURE:
        return _one_pasture(ahead)
    if shield == crests.SHARED_WORKERS:
        return 0.22 * ahead.left * (ahead.table.seats - ahead.hands)
    if shield == crests.TRIBUTE_IN_WORKERS:
        return 0.0
    if shield == crests.ENDLESS_STORAGE:
        return 0.12 * turns
    if shield == crests.GOODS_OF_A_TYPE:
        return 2.0 * ahead.to_come(tiles.SHIP)
    if shield == crests.RIVALS_MONASTERIES:
        return _rivals_monasteries(ahead) + 2.0 * ahead.left / worth.TURNS
    if shield == crests.DOUBLE_BONUSES:
        return _bonuses(ahead)
    if shield == crests.DOUBLE_MINES:
        mines = ahead.estate.tiles.count(tiles.MINE_TILE) + 0.5 * ahead.to_come(tiles.MINE)
        return 1.4 * due * mines
    if shield == crests.SILVER_PER_TILE:
        stacks = sum([count - 1 for count in ahead.estate.goods if count])
        return 1.3 * (0.6 * stacks + 0.2 * turns)
    if shield == crests.DOUBLE_MONASTERIES:
        return _scoring_monasteries(ahead) + 3.0 * ahead.left / worth.TURNS
    if shield == crests.SHIELD_FROM_CASTLE:
        return 2.0 * ahead.to_come(tiles.CASTLE)
    if shield == crests.DOUBLE_SALES:
        ready = 0.6 * min(1.0, ahead.left / 4)
        sold = ready * sum(ahead.estate.goods) + 0.4 * turns
        return ahead.table.rules.sale_points * sold
    if shield == crests.DOUBLE_SHIELDS:
        return 2.0 * ahead.left / worth.TURNS
    if shield in (crests.TILE_FROM_DEPOT, crests.TILE_FROM_BLACK_DEPOT):
        return _DIRECT_TILE * min(due, ahead.empty())
    if shield == crests.ANY_DIE_ONCE:
        return 0.7 * turns
    if shield == crests.LARGER_AREAS:
        return _larger_areas(ahead)
    return 0.3 * turns


def _one_pasture(ahead: Prospect) -> float:
    """Every animal to come meets more of its like."""
    heads = 0
    for tile in ahead.estate.tiles:
        if tile >= 0:
            heads += tiles.HEADS_OF[tile]
    coming = ahead.to_come(tiles.LIVESTOCK)
    return coming * (0.25 * heads + 0.4 * max(0.0, coming - 1))


def _rivals_monasteries(ahead: Prospect) -> float:
    """The best set of monasteries to count as one's own; a bit less while none is chosen."""
    table = ahead.table
    estate = grounds(table, ahead.seat)
    if estate.model >= 0:
        return 0.0
    best = 0.0
    for number in range(len(table.estates)):
        if number != table.holds[ahead.seat]:
            found = 0.0
            new = own_monasteries(table.estates[number]) & ~estate.monasteries
            for monastery in range(1, tiles.LAST_MONASTERY + 1):
                if new >> monastery & 1:
                    found += worth.monastery_worth(table, ahead.seat, monastery, ahead.left)
            best = max(best, found)
    return 0.9 * best


def _bonuses(ahead: Prospect) -> float:
    chance = worth.CHANCE[ahead.hands * ahead.left]
    total = 0.0
    for kind in range(len(ahead.by_kind)):
        if ahead.by_kind[kind]:
            total += chance[ahead.by_kind[kind]] * worth.free_bonus(ahead.table, kind)
    return total


def _scoring_monasteries(ahead: Prospect) -> float:
    total = 0.0
    for number in range(m.SOLD_TYPES, tiles.LAST_MONASTERY + 1):
        if ahead.estate.has(number) and number not in (m.BRIDGE, m.WORKERS_FOR_SILVER):
            total += worth.monastery_worth(ahead.table, ahead.seat, number, ahead.left)
    return total


def _larger_areas(ahead: Prospect) -> float:
    chance = worth.CHANCE[ahead.hands * ahead.left]
    total = 0.0
    for area in range(len(ahead.missing)):
        if ahead.missing[area]:
            size = ahead.size_of(area)
            more = ahead.points_for(size + 1) - ahead.points_for(size)
            total += chance[ahead.missing[area]] * more
    return total
