"""What things are worth in The Castles of Burgundy before they have scored, in points.

`left` are the turns a seat has not begun yet: the same before and after a turn comes to its end.
"""

from typing import Final

from spieltisch.games.burgundy import monasteries as m
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.table import NOTHING, Estate, Table

PHASES: Final = 5
ROUNDS: Final = 5
TURNS: Final = 25

DIE: Final = 3.4
"""An action not taken yet."""


def turns_left(table: Table, seat: int) -> int:
    """Turns that the seat has not begun yet."""
    return TURNS - table.turns[seat]


def partners(table: Table) -> int:
    """How many seats play on an estate: there are so many turns in every round."""
    return 2 if table.rules.team else 1


def is_finished(table: Table) -> bool:
    """Whether the final scoring is done.

    A copy in which luck would have gone on has an empty agenda, too, so turns are counted.
    """
    return not table.agenda and sum(table.turns) == TURNS * table.seats


def ease(left: int) -> float:
    """1 while there is time to make use of things, falling to 0 on the last turn."""
    return left / 6 if left < 6 else 1.0


def silver_worth(silver: int, left: int, hands: int) -> float:
    """A coin is a point at the end; before, two of them are a tile."""
    useful = min(silver, 2 * left * hands)
    return silver + 0.75 * ease(left) * useful


def worker_worth(workers: int, left: int) -> float:
    """Half a point each; before, they mend the dice. Many are worth less."""
    many = max(0, workers - 5)
    return 0.5 * workers + ease(left) * (0.55 * (workers - many) + 0.1 * many)


MOST_HANDS: Final = 2
"""Partners that share an estate."""

MOST_MISSING: Final = 40
"""Spaces of one colour on the largest board."""


def _chances() -> list[list[float]]:
    """By turns left and missing tiles: the chance that an area will be completed."""
    chances = []
    for left in range(MOST_HANDS * TURNS + 1):
        reach = 0.62 * (1.25 * left + 0.9)
        chances.append([max(0.0, 1 - missing / reach) for missing in range(MOST_MISSING + 1)])
    return chances


def _bonuses() -> list[list[float]]:
    """By turns gone and missing tiles: the phase bonus to expect on completion."""
    return [
        [
            min(10.0, max(2.0, 10 - 2 * ((gone + 2 * missing - 1) // ROUNDS)))
            for missing in range(MOST_MISSING + 1)
        ]
        for gone in range(TURNS + 1)
    ]


CHANCE: Final[list[list[float]]] = _chances()
PHASE_BONUS: Final[list[list[float]]] = _bonuses()


def area_worth(points: int, missing: int, left: int, hands: int) -> float:
    """An area that lacks some tiles: what it will pay, by the chance that it ever does."""
    bonus = PHASE_BONUS[TURNS - left][(missing + hands - 1) // hands]
    return CHANCE[hands * left][missing] * (points + bonus)


_BUILDING_WORTH: Final[list[float]] = [2.6, 2.6, 2.8, 3.0, 3.2, 3.4, 3.4, 4.0, 4.2]
"""What each building's effect is worth when it is placed."""

_MONASTERY_WORTH: Final[list[float]] = [
    0, 4.0, 0, 5.0, 4.0, 5.0, 8.0, 6.0, 7.0, 7.0, 6.0, 6.0, 8.0, 5.0, 5.0,
]  # fmt: skip
"""What monasteries 1 to 14 bring in a whole game."""


def monastery_worth(table: Table, seat: int, number: int, left: int) -> float:
    """What a monastery in the duchy will still bring."""
    estate = table.estate(seat)
    part = left / TURNS
    if number == m.WORKERS_FROM_MINES:
        payments = PHASES - table.phase
        return 0.8 * payments * (estate.tiles.count(tiles.MINE_TILE) + 0.7 * part)
    if number < m.SOLD_TYPES:
        # What changes a rule serves both partners of a team.
        return _MONASTERY_WORTH[number] * part * partners(table)
    if number == m.SOLD_TYPES:
        types = 0
        for count in estate.sold:
            if count:
                types += 1
        return 2.0 * min(6.0, types + 5 * part)
    if number <= m.LAST_BUILDING_SCORE:
        building = m.BUILDING_SCORED[number - m.FIRST_BUILDING_SCORE]
        stored = 0.7 * estate.storage.count(building) * ease(left)
        return 4.0 * (estate.tiles.count(building) + stored + 2.2 * part * partners(table))
    if number == m.ANIMAL_TYPES:
        return 4.0 * min(4.0, animal_types(estate) + 2.5 * part)
    if number == m.SOLD_TILES:
        return sum(estate.sold) + 12 * part
    if number == m.BONUS_TILES:
        earned = table.bonus_count(seat) if table.rules.team else table.bonuses.count(seat)
        return 3.0 * (earned + 3 * part)
    if number == m.WHITE_CASTLE_SCORE:
        stored = 0.7 * estate.storage.count(tiles.WHITE_CASTLE) * ease(left)
        return 4.0 * (estate.tiles.count(tiles.WHITE_CASTLE) + stored + 1.5 * part)
    return 3.0 * part


def animal_types(estate: Estate) -> int:
    """How many types of livestock stand in the duchy."""
    seen = 0
    for tile in estate.tiles:
        if tile >= 0 and tiles.ANIMAL_OF[tile] >= 0:
            seen |= 1 << tiles.ANIMAL_OF[tile]
    return seen.bit_count()


def effect_worth(table: Table, seat: int, tile: int, left: int) -> float:
    """What placing a tile will bring beside its area; livestock is counted elsewhere."""
    kind = tiles.KIND_OF[tile]
    if tile == tiles.WHITE_CASTLE:
        return 3.3
    if kind == tiles.WILD:
        return 0.0
    if kind == tiles.BUILDING:
        return _BUILDING_WORTH[tile]
    if kind == tiles.MONASTERY:
        return monastery_worth(table, seat, tile - tiles.BEFORE_MONASTERIES, left)
    if kind == tiles.SHIP:
        return 1.0 + 2.4 * ease(left)
    if kind == tiles.CASTLE:
        return 3.8
    if kind == tiles.MINE:
        return mine_worth(table, left)
    return float(tiles.HEADS_OF[tile])


def mine_worth(table: Table, left: int) -> float:
    """The coins a mine will still pay, the first at the end of this phase."""
    return (PHASES - table.phase) * (1 + 0.6 * ease(left))


def best_goods(table: Table) -> int:
    """The most goods that lie on one depot."""
    best = 0
    for depot in range(1, 7):
        count = sum(table.goods[6 * depot : 6 * depot + 6])
        best = max(best, count)
    return best


def free_bonus(table: Table, kind: int) -> int:
    """The points that completing a colour next would bring."""
    if table.bonuses[2 * kind] == NOTHING:
        return table.rules.large_bonus
    return table.rules.small_bonus if table.bonuses[2 * kind + 1] == NOTHING else 0
