"""How much of a game of Boonlake is still to come: the leading ship tells."""

from typing import Final

from spieltisch.games.boonlake.table import Table

SCORINGS: Final = 4
STEPS_PER_TURN: Final = 3.6
"""How far the leading ship usually gets in a turn."""


def steps_left(table: Table) -> int:
    """River spaces between the leading ship and the end of the game."""
    if table.ending:
        return 0
    river = table.pack.river
    left = river.last[table.round] - max(table.ships)
    if table.round == 0:
        left += river.last[1] - river.start[1][table.seats]
    return left


def turns_left(table: Table) -> float:
    """Turns that everybody may still expect."""
    return steps_left(table) / STEPS_PER_TURN


def scorings_left(table: Table) -> int:
    """Interim scorings to come."""
    return SCORINGS - table.scorings


def turns_until(table: Table, scoring: int) -> float:
    """Turns before the nth interim scoring (1-4), roughly."""
    left = turns_left(table)
    ahead = max(1, scorings_left(table))
    return left * (scoring - table.scorings) / ahead
