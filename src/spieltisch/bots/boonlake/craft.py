"""The craft of Boonlake: sensible moves, hand-made value."""

from typing import Any, ClassVar, Final

from spieltisch.bots.boonlake import pace, position
from spieltisch.bots.boonlake.features import BoonlakeFeatures
from spieltisch.bots.craft import Craft
from spieltisch.games.boonlake.table import Table
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.game import Game

_WEIGHTS: Final[dict[str, float]] = {
    "pass": 0.1,
    "sell": 0.25,
    "play": 4.0,
    "realize": 6.0,
    "develop": 1.0,
    "house": 3.0,
    "free-house": 3.0,
    "settlement": 4.0,
    "lever-settlement": 4.0,
    "cattle": 3.0,
    "modernize": 2.0,
    "lever": 0.15,
    "give-nothing": 0.1,
    "lever-up": 1.0,
}
"""By verb: how likely a beginner is to do it; 1 for all others."""


_SEARCHED: Final = ("take", "pick", "begin-with")
"""Choices that are searched: the strip, and those of the set-up."""


class BoonlakeCraft(Craft):
    """Luck comes in the middle of turns, so positions are reached by rollouts."""

    term_messages: ClassVar[tuple[str, ...]] = position.TERM_MESSAGES
    spread: ClassVar[float] = 25.0

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.features = BoonlakeFeatures()

    def weight(self, state: Any, seat: int, option: Option[Any]) -> float:
        """Play cards and build; sell and pass only now and then."""
        return _WEIGHTS.get(option.verb, 1.0)

    def terms(self, state: Table, seat: int) -> list[float]:
        return position.terms(state, seat)

    def stake(self, state: Table, seat: int) -> float:
        """Alone it is the lead on the Eminence that counts."""
        points = state.players[seat].vp
        return float(points - state.eminence.vp if state.solo else points)

    def is_weighty(self, options: list[Option[Any]]) -> bool:
        """The strip decides a turn; what follows from it is mostly seen one step ahead."""
        return options[0].verb in _SEARCHED

    def rest_of_game(self, state: Table) -> float:
        if state.over:
            return 0.0
        river = state.pack.river
        return pace.steps_left(state) / (river.last[0] + river.last[1])
