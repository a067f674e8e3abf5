"""Dice and the workers that bend them."""

from typing import Final

from spieltisch.games.burgundy.events import BENDS
from spieltisch.games.burgundy.monasteries import DOUBLE_WORKERS
from spieltisch.games.burgundy.table import Estate, Table
from spieltisch.kernel.flow import Flow

ANY: Final = 0
"""The die of a castle: whatever number its owner likes."""

WHITE: Final = 6
"""Added to what the white die shows, where a white castle lends it to an action."""

DIE_WORDS: Final = [
    "any",
    *[str(number) for number in range(1, 7)],
    *[f"white-{number}" for number in range(1, 7)],
]
FACES: Final = 7

MOST_WORKERS: Final = 3
"""No two numbers lie further apart."""


def _workers(die: int, number: int, double: bool, free: int) -> int:
    """The fewest workers that make a die into a number.

    Each changes it by 1, or by 2 with the monastery for it; 1 and 6 are neighbours.
    """
    if die == ANY:
        return 0
    apart = abs(die - number)
    left = max(min(apart, 6 - apart) - free, 0)
    return (left + 1) // 2 if double else left


def face_of(die: int) -> int:
    """The number that a die shows, whoever's it is."""
    return die - WHITE if die > WHITE else die


def _costs(double: bool, free: int) -> list[int]:
    return [
        _workers(face_of(die), number, double, free)
        for die in range(len(DIE_WORDS))
        for number in range(FACES)
    ]


_COSTS: Final[list[list[int]]] = [
    _costs(False, 0),
    _costs(False, 1),
    _costs(True, 0),
    _costs(True, 1),
]


def bending(estate: Estate, monastery: int) -> list[int]:
    """The workers it costs to use a die as a number, at FACES × die + number.

    `monastery` is the one that gives a free change for what the die is used for; 0 for none.
    """
    free = 1 if estate.has(monastery) else 0
    return _COSTS[2 + free] if estate.has(DOUBLE_WORKERS) else _COSTS[free]


def use_die(table: Table, seat: int, die: int, number: int, workers: int, flow: Flow) -> None:
    """Use up a die as some number, and pay the workers for it. The white die stays as it is."""
    if die == ANY:
        return
    if die <= WHITE:
        at = 2 * seat if table.dice[2 * seat] == die else 2 * seat + 1
        table.dice[at] = 0
    if face_of(die) != number:
        table.estate(seat).workers -= workers
        flow.tell(BENDS, seat, die, number, workers)
