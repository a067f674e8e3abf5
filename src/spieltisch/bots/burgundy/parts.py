"""The parts that the hand-made value of a position is made of."""

from typing import Final

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
# What only expansions bring.
SHIELDS: Final = 12
ROUTES: Final = 13
POSTS: Final = 14
# What counts only alone.
SPACES: Final = 15
COUNTER: Final = 16
SUPPLY: Final = 17
TERM_COUNT: Final = 18

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
    "hint-term-burgundy-shields",
    "hint-term-burgundy-routes",
    "hint-term-burgundy-posts",
    "hint-term-burgundy-spaces",
    "hint-term-burgundy-counter",
    "hint-term-burgundy-supply",
)
