"""A player's turn: an action with each die, in any order, and a purchase at any moment."""

from typing import ClassVar, Final

from spieltisch.games.burgundy.actions import Options, add_actions
from spieltisch.games.burgundy.events import TURN_BEGINS
from spieltisch.games.burgundy.purchases import OwnChoice, add_asides
from spieltisch.games.burgundy.reasons import DICE_LEFT
from spieltisch.games.burgundy.table import Table
from spieltisch.games.burgundy.why_not import (
    blocked_places,
    blocked_purchases,
    blocked_sales,
    blocked_takes,
)
from spieltisch.kernel.agenda import Blocked, Option, Step
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why


class Turn(Step[Table]):
    """One player's turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        state.begin_turn(self.seat)
        state.bought = False
        for expansion in state.rules.expansions:
            expansion.turn_begins(state, self.seat)
        flow.tell(TURN_BEGINS, self.seat)
        state.push(PlayTurn(self.seat))


class PlayTurn(OwnChoice):
    """What to do next: use a die, buy, or end the turn.

    Where only the end is left it comes by itself. Like every last step it can be taken back
    until the next player has decided or luck has spoken; `tables.match` sees to that.
    """

    def options(self, state: Table) -> Options:
        options: Options = []
        dice = state.unused_dice(self.seat)
        if dice:
            add_actions(state, self.seat, dice, options)
        for expansion in state.rules.expansions:
            expansion.add_actions(state, self.seat, options)
        add_asides(state, self.seat, options)
        options.append(END_TURN)
        return options

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        if not isinstance(option, EndTurn):
            state.push(self)
        option.do(state, self.seat, flow)

    def blocked(self, state: Table) -> list[Blocked]:
        dice = state.unused_dice(self.seat)
        blocked = [
            *blocked_takes(state, self.seat, dice),
            *blocked_places(state, self.seat, dice),
            *blocked_sales(state, self.seat, dice),
            *blocked_purchases(state, self.seat),
        ]
        for expansion in state.rules.expansions:
            expansion.add_blocked(state, self.seat, blocked)
        return blocked


class EndTurn(Option[Table]):
    """End the turn and let the unused dice go. That some are left is the table's to ask about."""

    verb: ClassVar[str] = "end"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.dice[2 * seat] = 0
        state.dice[2 * seat + 1] = 0

    def wastes(self, state: Table, seat: int) -> int:
        left = len(state.unused_dice(seat))
        return why(DICE_LEFT, left) if left else FINE


END_TURN: Final = EndTurn()
