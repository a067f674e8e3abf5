"""What is told of a tile on its site and of a space of a trade route: places in an observation."""

from typing import Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.pack_additions import BONUSES
from spieltisch.games.burgundy.table import GOODS_COLOURS

FACES: Final = len(tiles.TILES)
LINKS: Final = 3

# What is told of a tile on its site.
COVERED: Final = 0
BUILDING: Final = 1
"""Nine types of building, the white castle after them."""
ANIMAL: Final = BUILDING + len(tiles.BUILDINGS) + 2
HEADS: Final = ANIMAL + len(tiles.ANIMALS)
WILD: Final = HEADS + 1
"""An inn, then a tile that lies face down."""
TOLD: Final = WILD + 2

ROUTE: Final = 2 * GOODS_COLOURS + len(BONUSES)
"""A space of a trade route: the colour that earns its bonus, the bonus, the goods laid there."""


def _told(tile: int) -> list[int]:
    """What is marked for a tile, apart from its heads."""
    marks = [COVERED]
    if tile < tiles.FIRST_LIVESTOCK:
        marks.append(BUILDING + tile)
    elif tile == tiles.WHITE_CASTLE:
        marks.append(BUILDING + tiles.FIRST_LIVESTOCK)
    elif tiles.ANIMAL_OF[tile] >= 0:
        marks.append(ANIMAL + tiles.ANIMAL_OF[tile])
    elif tile in (tiles.INN, tiles.FACE_DOWN):
        marks.append(WILD + tile - tiles.INN)
    return marks


MARKS: Final = [_told(tile) for tile in range(FACES)]
