"""The craft of The Castles of Burgundy: sensible moves, hand-made value."""

from typing import Any, ClassVar

from spieltisch.bots.burgundy import estate as parts
from spieltisch.bots.burgundy import worth
from spieltisch.bots.craft import Craft
from spieltisch.games.burgundy.actions import Discard, Place, Sell, Take, TakeWorkers
from spieltisch.games.burgundy.effects import Forgo
from spieltisch.games.burgundy.table import Table
from spieltisch.games.burgundy.turn import EndTurn, GoOn, LeaveDice
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.game import Game


class BurgundyCraft(Craft):
    """A turn has no luck in it: both dice are known, so whole turns can be planned."""

    term_messages: ClassVar[tuple[str, ...]] = parts.TERM_MESSAGES
    plans_turns: ClassVar[bool] = True
    spread: ClassVar[float] = 22.0

    def weight(self, state: Any, seat: int, option: Option[Any]) -> float:
        """Place what you have, take what you may need, and never let a die go unused."""
        if isinstance(option, Place):
            return 8.0 / (1 + option.workers)
        if isinstance(option, Take):
            full = len(state.estate(seat).storage) >= 3
            return (0.05 if full else 1.0) / (1 + option.workers)
        if isinstance(option, Sell):
            stack: int = state.estate(seat).goods[option.goods]
            return 4.0 * stack / (1 + option.workers)
        if isinstance(option, EndTurn):
            return 0.001 if state.unused_dice(seat) else 2.0
        if isinstance(option, LeaveDice | Forgo):
            return 0.01
        if isinstance(option, TakeWorkers):
            return 0.5
        return 1.0 if isinstance(option, GoOn | Discard) else 1.5

    def terms(self, state: Table, seat: int) -> list[float]:
        return parts.terms(state, seat)

    def rest_of_game(self, state: Table) -> float:
        return 1 - sum(state.turns) / (worth.TURNS * state.seats)

    def halt(self, copy: Table, seat: int, option: Option[Any]) -> bool:
        if isinstance(option, EndTurn | LeaveDice):
            copy.dice[2 * seat] = 0
            copy.dice[2 * seat + 1] = 0
            return True
        return False

    def settled(self, options: list[Option[Any]]) -> int:
        """Who ends the turn with dice unused has thought about it."""
        return 1 if isinstance(options[-1], LeaveDice) else -1

    def key(self, state: Table, seat: int) -> object:
        estate = state.estate(seat)
        return (
            tuple(sorted(state.dice[2 * seat : 2 * seat + 2])),
            tuple(estate.tiles),
            tuple(sorted(estate.storage)),
            tuple(estate.goods),
            estate.silver,
            estate.workers,
            state.bought,
            tuple(state.agenda[-3:]),
        )


def make(game: Game[Any]) -> Craft:
    """The craft, for a game with its pack."""
    return BurgundyCraft(game)
