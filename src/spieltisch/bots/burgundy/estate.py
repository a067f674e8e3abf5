"""The hand-made value of a seat's estate, by where its points will come from."""

from typing import Final

from spieltisch.bots.burgundy import worth
from spieltisch.games.burgundy import buildings, effects, storage, tiles
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.placing import check_site
from spieltisch.games.burgundy.table import GOODS_COLOURS, KEY_SPACES, OPEN, Estate, Table
from spieltisch.kernel.agenda import Choice, Step

POINTS: Final = 0
AREAS: Final = 1
STORED: Final = 2
SILVER: Final = 3
WORKERS: Final = 4
GOODS: Final = 5
MINES: Final = 6
MONASTERIES: Final = 7
COLOURS: Final = 8
REACH: Final = 9
ORDER: Final = 10
ACTIONS: Final = 11
TERM_COUNT: Final = 12

TERM_MESSAGES: Final[tuple[str, ...]] = (
    "hint-term-burgundy-points",
    "hint-term-burgundy-areas",
    "hint-term-burgundy-stored",
    "hint-term-burgundy-silver",
    "hint-term-burgundy-workers",
    "hint-term-burgundy-goods",
    "hint-term-burgundy-mines",
    "hint-term-burgundy-monasteries",
    "hint-term-burgundy-colours",
    "hint-term-burgundy-reach",
    "hint-term-burgundy-order",
    "hint-term-burgundy-actions",
)

_STORED_SHARE: Final = 0.6
"""How much of placing a tile is won by having it: the other action is still to come."""

_OUT_OF_REACH: Final = 0.35
"""What is left of a tile's worth where no space for it is open yet."""


def terms(table: Table, seat: int) -> list[float]:
    """The value in parts; before the duchies are known and at the end there is only the score."""
    parts = [0.0] * TERM_COUNT
    parts[POINTS] = float(table.points(seat))
    estate = table.estate(seat)
    if estate.duchy < 0 or estate.start < 0 or worth.is_finished(table):
        return parts
    left = worth.turns_left(table, seat)
    duchy = table.duchy(seat)
    missing = [0] * len(duchy.areas)
    by_kind = [0] * len(tiles.KINDS)
    open_kinds = 0
    open_sites = 0
    for site in range(duchy.size):
        tile = estate.tiles[site]
        if tile < 0:
            missing[duchy.area[site]] += 1
            by_kind[duchy.kind[site]] += 1
            if tile == OPEN:
                open_sites += 1
                open_kinds |= 1 << duchy.kind[site]
    area_points = table.rules.area_points
    areas = 0.0
    for number in range(len(duchy.areas)):
        if missing[number]:
            size = min(len(duchy.areas[number]), 8)
            areas += worth.area_worth(area_points[size], missing[number], left)
    parts[AREAS] = areas
    parts[STORED] = _stored(table, seat, estate, duchy, missing, left)
    parts[SILVER] = worth.silver_worth(estate.silver, left)
    parts[WORKERS] = worth.worker_worth(estate.workers, left)
    parts[GOODS] = _goods(table, estate, left)
    parts[MINES] = estate.tiles.count(tiles.MINE_TILE) * worth.mine_worth(table, left)
    parts[MONASTERIES] = _monasteries(table, seat, estate, left)
    for kind in range(len(by_kind)):
        if by_kind[kind]:
            parts[COLOURS] += worth.CHANCE[left][by_kind[kind]] * worth.free_bonus(table, kind)
    ease = worth.ease(left)
    parts[REACH] = ease * (0.5 * open_kinds.bit_count() + 0.12 * open_sites)
    parts[ORDER] = 0.4 * ease * (table.seats - 1 - table.order.index(seat))
    parts[ACTIONS] = _actions(table, seat)
    return parts


def tile_worth(
    table: Table,
    seat: int,
    estate: Estate,
    duchy: Duchy,
    missing: list[int],
    tile: int,
    left: int,
) -> float:
    """A tile on a key space: what placing it will bring, less the action it still takes."""
    best = 0.0
    effect = worth.effect_worth(table, seat, tile, left)
    kind = tiles.KIND_OF[tile]
    for site in range(duchy.size) if kind == tiles.WILD else duchy.of_kind[kind]:
        held = estate.tiles[site]
        if held >= 0:
            continue
        area = duchy.area[site]
        gain = _site_gain(table, seat, duchy, area, missing[area], left)
        if tiles.ANIMAL_OF[tile] >= 0:
            gain += _herd(estate, duchy, tile, area)
        if held != OPEN:
            best = max(best, _OUT_OF_REACH * (gain + effect))
        elif not check_site(estate, duchy, tile, site):
            best = max(best, gain + effect)
    ready = 0.8 * left if left < 2 else 1.0
    return _STORED_SHARE * min(1.0, ready) * best


def _stored(
    table: Table, seat: int, estate: Estate, duchy: Duchy, missing: list[int], left: int
) -> float:
    """All key spaces together, as they will be once a tile that waits for room has come."""
    held = [tile_worth(table, seat, estate, duchy, missing, tile, left) for tile in estate.storage]
    for step in table.agenda:
        if isinstance(step, storage.Collect) and step.seat == seat:
            held.append(tile_worth(table, seat, estate, duchy, missing, step.tile, left))
    total = sum(held)
    if len(held) > KEY_SPACES:
        total -= min(held[:KEY_SPACES])
    if len(held) >= KEY_SPACES:
        # No room for the next tile, or only for the price of one held.
        total -= min(1.5, min(held))
    return total


def _site_gain(table: Table, seat: int, duchy: Duchy, area: int, missing: int, left: int) -> float:
    """What one more tile in an area adds to its worth."""
    points = table.rules.area_points[min(len(duchy.areas[area]), 8)]
    now = worth.area_worth(points, missing, left)
    if missing == 1:
        phase = min(table.turns[seat] // worth.ROUNDS, worth.PHASES - 1)
        return points + table.rules.phase_points[phase] - now
    return worth.area_worth(points, missing - 1, left) - now


def _herd(estate: Estate, duchy: Duchy, tile: int, area: int) -> float:
    """The animals of the same type that would score again."""
    heads = 0
    for site in duchy.areas[area]:
        other = estate.tiles[site]
        if other >= 0 and tiles.ANIMAL_OF[other] == tiles.ANIMAL_OF[tile]:
            heads += tiles.HEADS_OF[other]
    return float(heads)


def _goods(table: Table, estate: Estate, left: int) -> float:
    """Goods are a point each; sold they are more, and bring silver."""
    sale = table.rules.sale_points
    share = 0.55 * min(1.0, left / 4)
    total = 0.0
    for colour in range(GOODS_COLOURS):
        count = estate.goods[colour]
        if count:
            total += count + share * (count * (sale - 1) + 1.6)
    return total


def _monasteries(table: Table, seat: int, estate: Estate, left: int) -> float:
    total = 0.0
    placed = estate.monasteries
    number = 0
    while placed:
        if placed & 1:
            total += worth.monastery_worth(table, seat, number, left)
        placed >>= 1
        number += 1
    return total


def _actions(table: Table, seat: int) -> float:
    """Dice not used yet, and effects that wait to be used."""
    if not table.agenda:
        return 0.0
    asked = table.agenda[-1]
    if not isinstance(asked, Choice) or asked.seat != seat:
        return 0.0
    total = 0.0
    for die in (table.dice[2 * seat], table.dice[2 * seat + 1]):
        if die:
            total += worth.DIE
    for step in table.agenda:
        total += _waiting(table, seat, step)
    return total


def _waiting(table: Table, seat: int, step: Step[Table]) -> float:
    if not isinstance(step, effects.EffectChoice) or step.seat != seat:
        return 0.0
    if isinstance(step, effects.CastleAction):
        return worth.DIE
    if isinstance(step, buildings.FetchTile):
        return 2.6
    if isinstance(step, effects.ChooseDepot):
        return 2.0 * worth.best_goods(table) + 0.5
    if isinstance(step, effects.ChooseAdjacentDepot):
        return 1.5
    return 3.0
