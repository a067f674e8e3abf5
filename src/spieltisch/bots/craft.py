"""What bots know of a game: which moves are sensible, and what a position is worth.

A game without a craft of its own gets this one: every move is as good as any other, and a
position is worth its score.
"""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from spieltisch import titles
from spieltisch.bots.net import Features
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.game import Game

_MADE: dict[int, "tuple[Game[Any], Craft]"] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth to a seat: the final score to expect."""

    def value(self, state: Any, seat: int) -> float:
        raise NotImplementedError

    def is_careful(self, state: Any, seat: int) -> bool:
        """Whether verdicts are other than values here."""
        return False

    def verdict(self, state: Any, seat: int) -> float:
        """What a position is worth in which a turn has just ended, judged with more care.

        Verdicts are compared with verdicts only.
        """
        return self.value(state, seat)

    def score(self, state: Any, seat: int) -> float:
        """The final score to expect, where `value` is made for comparing only."""
        return self.value(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft(Judge):
    """Knowledge of one game, shared by all levels.

    `terms` are the named parts of the hand-made value; their messages say why an option is good.
    `plans_turns`: a turn's decisions need no luck in between and can be searched as a whole.
    `spread` is the usual distance between two final scores, for the chance to win.
    `features` are what a net is told of a position, if there is a net.
    """

    term_messages: ClassVar[tuple[str, ...]] = ("hint-term-score",)
    plans_turns: ClassVar[bool] = False
    spread: ClassVar[float] = 10.0

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.features = Features()

    def weight(self, state: Any, seat: int, option: Option[Any]) -> float:
        """How likely a beginner is to take the option."""
        return 1.0

    def terms(self, state: Any, seat: int) -> list[float]:
        """The parts of the value, in the order of `term_messages`."""
        return [float(self.game.scores(state)[seat])]

    def value(self, state: Any, seat: int) -> float:
        return sum(self.terms(state, seat))

    def is_finished(self, state: Any) -> bool:
        """Whether nothing is left to judge. In a copy without luck `over` need not tell."""
        return bool(state.over)

    def stake(self, state: Any, seat: int) -> float:
        """What a finished game has brought, and what a net learns to foresee."""
        return float(self.game.scores(state)[seat])

    def weighs(self, state: Any) -> bool:
        """Whether weights that were learned in games against others mean anything here."""
        return True

    def rest_of_game(self, state: Any) -> float:
        """How much of the game is still to come, from 1 down to 0."""
        return 0.0 if state.over else 0.5

    def halt(self, copy: Any, seat: int, option: Option[Any]) -> bool:
        """Whether the option ends the seat's turn.

        If so the copy is made fit to be judged as it stands, and the option need not be applied:
        what others do or roll afterwards would only blur the judgement.
        """
        return False

    def is_weighty(self, options: list[Option[Any]]) -> bool:
        """Whether the choice deserves a search; others are made by looking one step ahead."""
        return True

    def key(self, state: Any, seat: int) -> object:
        """The same for positions within a turn that are worth the same; None if not known."""
        return None


def craft_for(game: Game[Any]) -> Craft:
    """The craft of a game; games without one get the plain one."""
    known = _MADE.get(id(game))
    if known is None or known[0] is not game:
        maker = titles.part_of(game.name, "craft") or Craft
        known = (game, maker(game))
        _MADE[id(game)] = known
    return known[1]
