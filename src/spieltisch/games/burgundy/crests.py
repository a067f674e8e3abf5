"""The numbers of the shields, named for what each does. Their rules are in `shields`.

Four change a rule where it is told: 1 in `effects`; 4 in `storage`; 9 in `actions`; 18 in
`placing`.
"""

from typing import Final

ONE_PASTURE: Final = 1
SHARED_WORKERS: Final = 2
TRIBUTE_IN_WORKERS: Final = 3
ENDLESS_STORAGE: Final = 4
GOODS_OF_A_TYPE: Final = 5
RIVALS_MONASTERIES: Final = 6
DOUBLE_BONUSES: Final = 7
DOUBLE_MINES: Final = 8
SILVER_PER_TILE: Final = 9
DOUBLE_MONASTERIES: Final = 10
SHIELD_FROM_CASTLE: Final = 11
DOUBLE_SALES: Final = 12
DOUBLE_SHIELDS: Final = 13
TILE_FROM_DEPOT: Final = 14
TILE_FROM_BLACK_DEPOT: Final = 15
ANY_DIE_ONCE: Final = 16
LARGER_AREAS: Final = 17
PLACE_ANYWHERE: Final = 18
