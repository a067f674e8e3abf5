"""The craft of The Castles of Burgundy: sensible moves, hand-made value."""

from typing import Any, ClassVar

from spieltisch.bots.burgundy import estate, habits, parts, worth
from spieltisch.bots.burgundy.features import BurgundyFeatures
from spieltisch.bots.craft import Craft
from spieltisch.games.burgundy.estate import Estate, ExpandedEstate
from spieltisch.games.burgundy.table import ExpandedTable, Table
from spieltisch.games.burgundy.turn import EndTurn
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.game import Game


class BurgundyCraft(Craft):
    """A turn has no luck in it: both dice are known, so whole turns can be planned."""

    term_messages: ClassVar[tuple[str, ...]] = parts.TERM_MESSAGES
    plans_turns: ClassVar[bool] = True
    spread: ClassVar[float] = 46.0

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.features = BurgundyFeatures()

    def weight(self, state: Any, seat: int, option: Option[Any]) -> float:
        return habits.likelihood(state, seat, option)

    def terms(self, state: Table, seat: int) -> list[float]:
        return estate.terms(state, seat)

    def is_finished(self, state: Table) -> bool:
        return worth.is_finished(state)

    def weighs(self, state: Table) -> bool:
        return not state.rules.solo

    def rest_of_game(self, state: Table) -> float:
        return 1 - sum(state.turns) / (worth.TURNS * state.seats)

    def halt(self, copy: Table, seat: int, option: Option[Any]) -> bool:
        if isinstance(option, EndTurn):
            copy.dice[2 * seat] = 0
            copy.dice[2 * seat + 1] = 0
            return True
        return False

    def key(self, state: Table, seat: int) -> object:
        own = state.estate(seat)
        return (
            tuple(sorted(state.dice[2 * seat : 2 * seat + 2])),
            tuple(own.tiles),
            tuple(sorted(own.storage)),
            tuple(own.goods),
            own.silver,
            own.workers,
            state.bought,
            tuple(state.agenda[-3:]),
            _more(state, seat, own),
        )


def _more(table: Table, seat: int, own: Estate) -> object:
    """What expansions add to a position within a turn."""
    if not isinstance(table, ExpandedTable) or not isinstance(own, ExpandedEstate):
        return None
    return (
        tuple(own.shields),
        own.model,
        len(own.laid),
        table.bent,
        table.counter,
        table.target,
        table.points(seat),
        tuple(sorted(table.private[seat])) if table.private else None,
    )
