"""Hex tiles and goods: what there is, by number and by word.

A tile is known by its face alone: all banks are alike, whatever the colour of their backs.
"""

from typing import Final

# Kinds of tile, and of the spaces they go on; one colour each.
BUILDING: Final = 0
MONASTERY: Final = 1
SHIP: Final = 2
LIVESTOCK: Final = 3
CASTLE: Final = 4
MINE: Final = 5
KINDS: Final = ["building", "monastery", "ship", "livestock", "castle", "mine"]
KIND_LETTERS: Final = "BMSLCG"

WILD: Final = 6
"""The kind of a tile that goes on a space of any colour."""

GOODS: Final = ["turquoise", "purple", "pink", "red", "brown", "orange"]
ANIMALS: Final = ["cow", "pig", "sheep", "chicken", "geese"]
GEESE_ANIMAL: Final = 4

# Faces. Tiles of the expansions go at the end: numbers stand in records.
MARKET: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
WAREHOUSE: Final = 3
BOARDING_HOUSE: Final = 4
BANK: Final = 5
TOWN_HALL: Final = 6
WATCHTOWER: Final = 7
CRANE: Final = 8
FIRST_LIVESTOCK: Final = 9
GEESE: Final = 21
CASTLE_TILE: Final = 22
MINE_TILE: Final = 23
SHIP_TILE: Final = 24
BEFORE_MONASTERIES: Final = 24
LAST_MONASTERY: Final = 29
WHITE_CASTLE: Final = 54
INN: Final = 55
FACE_DOWN: Final = 56
BASE_FACES: Final = 53
"""How many faces there are without expansions that bring tiles."""

HEADS: Final = [2, 3, 4]
"""How many animals a livestock tile can show."""

BUILDINGS: Final = [
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding-house",
    "bank",
    "town-hall",
    "watchtower",
]
"""The eight types, in the order of their faces."""

TILES: Final = [
    *BUILDINGS,
    "crane",
    *[f"{animal}-{heads}" for animal in ANIMALS[:GEESE_ANIMAL] for heads in HEADS],
    "geese",
    "castle",
    "mine",
    "ship",
    *[f"monastery-{number}" for number in range(1, LAST_MONASTERY + 1)],
    "white-castle",
    "inn",
    "face-down",
]
"""The word for each face."""


def monastery(number: int) -> int:
    """The tile of the monastery with this number."""
    return BEFORE_MONASTERIES + number


def _kind(tile: int) -> int:
    if tile < FIRST_LIVESTOCK:
        return BUILDING
    if tile <= GEESE:
        return LIVESTOCK
    others = {CASTLE_TILE: CASTLE, MINE_TILE: MINE, SHIP_TILE: SHIP, WHITE_CASTLE: BUILDING}
    return WILD if tile in (INN, FACE_DOWN) else others.get(tile, MONASTERY)


def _animal(tile: int) -> int:
    return (tile - FIRST_LIVESTOCK) // len(HEADS) if FIRST_LIVESTOCK <= tile <= GEESE else -1


def _heads(tile: int) -> int:
    if tile == GEESE:
        return 2
    return HEADS[(tile - FIRST_LIVESTOCK) % len(HEADS)] if FIRST_LIVESTOCK <= tile < GEESE else 0


KIND_OF: Final[list[int]] = [_kind(tile) for tile in range(len(TILES))]
ANIMAL_OF: Final[list[int]] = [_animal(tile) for tile in range(len(TILES))]
HEADS_OF: Final[list[int]] = [_heads(tile) for tile in range(len(TILES))]
