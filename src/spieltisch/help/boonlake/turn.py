"""Where in a turn a seat is: strip, card, action, everybody, ship."""

from typing import Final

from spieltisch.games.boonlake.river import ChooseSpace
from spieltisch.games.boonlake.strips import ACTIONS
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.turn import ChooseStrip, CommonPart, Locks

PARTS: Final = ("strip", "card", "action", "everybody", "ship")


def part_of(table: Table, seat: int) -> str:
    """By what is still on the agenda; nothing outside of turns."""
    agenda = table.agenda
    if agenda and isinstance(agenda[-1], ChooseStrip):
        return "strip"
    for place, step in enumerate(agenda):
        if isinstance(step, CommonPart):
            own = ACTIONS[step.strip].own_part(step.seat)
            return "card" if len(agenda) - place - 2 >= len(own) else "action"
    if any(isinstance(step, ChooseSpace) for step in agenda):
        alone = isinstance(agenda[-1], ChooseSpace) and not table.branches
        return "ship" if alone else "everybody"
    sailed = next((step for step in agenda if isinstance(step, Locks)), None)
    if sailed is None:
        return ""
    # The Eminence's ship sails first; then everybody's part of its action comes.
    return "ship" if sailed.owner == seat else "everybody"
