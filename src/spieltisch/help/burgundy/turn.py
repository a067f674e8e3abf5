"""Where in a turn a seat is: its first die, its second, the end."""

from typing import Final

from spieltisch.games.burgundy.table import Table

PARTS: Final = ("first", "second", "end")


def part_of(state: Table, seat: int) -> str:
    """By the dice that are left; nothing before they are rolled."""
    if not any(state.turns):
        return ""
    return PARTS[state.dice[2 * seat : 2 * seat + 2].count(0)]
