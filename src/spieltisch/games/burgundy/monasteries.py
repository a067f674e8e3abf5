"""The monasteries by number. Most change a rule for good, the others score at the end.

Those that score are here. The others change a rule where it is told: 1 in `placing`; 2 in `phases`;
3, 4, 13 and 14 in `actions`; 5 and 7 in `effects`; 6 and 28 in `purchases`; 8 in `dice`; 27 in
`bridge`. What 9 to 12 change is listed here, the change itself is in `dice`.
"""

from typing import Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.table import Estate, Table

NONE: Final = 0
TWIN_BUILDINGS_ALLOWED: Final = 1
WORKERS_FROM_MINES: Final = 2
MORE_SILVER_FROM_SALES: Final = 3
WORKER_FROM_SALES: Final = 4
ADJACENT_DEPOT: Final = 5
BUY_ANYWHERE: Final = 6
BETTER_HERDS: Final = 7
DOUBLE_WORKERS: Final = 8
BEND_FOR_BUILDINGS: Final = 9
BEND_FOR_SHIPS_AND_LIVESTOCK: Final = 10
BEND_FOR_OTHERS: Final = 11
BEND_FOR_TAKING: Final = 12
SILVER_WITH_WORKERS: Final = 13
FOUR_WORKERS: Final = 14
SOLD_TYPES: Final = 15
FIRST_BUILDING_SCORE: Final = 16
LAST_BUILDING_SCORE: Final = 23
ANIMAL_TYPES: Final = 24
SOLD_TILES: Final = 25
BONUS_TILES: Final = 26
BRIDGE: Final = 27
WORKERS_FOR_SILVER: Final = 28
WHITE_CASTLE_SCORE: Final = 29

BEND_FOR_PLACING: Final[list[int]] = [
    BEND_FOR_BUILDINGS,
    BEND_FOR_OTHERS,
    BEND_FOR_SHIPS_AND_LIVESTOCK,
    BEND_FOR_SHIPS_AND_LIVESTOCK,
    BEND_FOR_OTHERS,
    BEND_FOR_OTHERS,
    NONE,
]
"""By kind of tile: the monastery that changes the die for placing it."""

BUILDING_SCORED: Final[list[int]] = [
    tiles.WAREHOUSE,
    tiles.WATCHTOWER,
    tiles.CARPENTER,
    tiles.CHURCH,
    tiles.MARKET,
    tiles.BOARDING_HOUSE,
    tiles.BANK,
    tiles.TOWN_HALL,
]
"""What monasteries 16 to 23 score."""

_BUILDING_SCORES: Final[list[int]] = [
    *range(FIRST_BUILDING_SCORE, LAST_BUILDING_SCORE + 1),
    WHITE_CASTLE_SCORE,
]

POINTS_PER_BUILDING: Final = 4
_POINTS_PER_ANIMAL: Final = 4
_POINTS_PER_SOLD_TYPE: Final = 2
_POINTS_PER_BONUS_TILE: Final = 3


class FinalScore:
    """What a monastery in the duchy is worth at the end."""

    def __init__(self, number: int) -> None:
        self.number = number

    def points(self, table: Table, seat: int) -> int:
        raise NotImplementedError


class SoldTypesScore(FinalScore):
    """15: 2 points for each type of goods sold at least once."""

    def points(self, table: Table, seat: int) -> int:
        sold = table.estate(seat).sold
        return _POINTS_PER_SOLD_TYPE * sum(1 for count in sold if count)


class BuildingScore(FinalScore):
    """16 to 23 and 29: 4 points for each building of the type; the crane counts as one of them."""

    def __init__(self, number: int, tile: int) -> None:
        super().__init__(number)
        self.tile = tile

    def points(self, table: Table, seat: int) -> int:
        estate = table.estate(seat)
        count = estate.tiles.count(self.tile)
        # Alone monasteries score when they are placed: then the player says for which one.
        if self.number == _first_building_score(estate) and not table.rules.solo:
            count += estate.tiles.count(tiles.CRANE)
        return POINTS_PER_BUILDING * count


def _first_building_score(estate: Estate) -> int:
    """The monastery for which a crane counts: all pay alike, so any will do."""
    for number in _BUILDING_SCORES:
        if estate.has(number):
            return number
    return NONE


class AnimalTypesScore(FinalScore):
    """24: 4 points for each type of livestock in the duchy; geese are a type."""

    def points(self, table: Table, seat: int) -> int:
        placed = table.estate(seat).tiles
        types = {tiles.ANIMAL_OF[tile] for tile in placed if tile >= 0} - {-1}
        return _POINTS_PER_ANIMAL * len(types)


class SoldTilesScore(FinalScore):
    """25: 1 point for each goods tile sold."""

    def points(self, table: Table, seat: int) -> int:
        return sum(table.estate(seat).sold)


class BonusTilesScore(FinalScore):
    """26: 3 points for each bonus tile, large or small."""

    def points(self, table: Table, seat: int) -> int:
        return _POINTS_PER_BONUS_TILE * table.bonus_count(seat)


FINAL_SCORES: Final[list[FinalScore]] = [
    SoldTypesScore(SOLD_TYPES),
    *[BuildingScore(FIRST_BUILDING_SCORE + at, tile) for at, tile in enumerate(BUILDING_SCORED)],
    AnimalTypesScore(ANIMAL_TYPES),
    SoldTilesScore(SOLD_TILES),
    BonusTilesScore(BONUS_TILES),
    BuildingScore(WHITE_CASTLE_SCORE, tiles.WHITE_CASTLE),
]
