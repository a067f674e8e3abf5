"""The coach: what a decision cost against the best that could be seen, where that is sure.

It looks at decisions as the report on a game does, with what the seat could know.
"""

from random import Random
from typing import Any, Final

from spieltisch.bots.craft import Craft, craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.learned import NO_NET, learned_judge
from spieltisch.bots.report.choices import Assessor
from spieltisch.bots.report.walk import Moment, Told
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import notation

SURE: Final = 2.0
"""Standard errors by which a loss must be more than nothing to be told."""
WORTH_TELLING: Final = 1.0
LOOKS: Final = (1, 2)
"""It must hold for a short while and for longer: what is only put off is no loss."""
MOST_REASONS: Final = 2


class Lesson:
    """What a decision cost, about and at least, the better line, and the terms it gains in."""

    def __init__(self, cost: float, least: float, line: list[str], terms: list[str]) -> None:
        self.cost = cost
        self.least = least
        self.line = line
        self.terms = terms


def look_at(
    game: Game[Any], before: Any, seat: int, option: Option[Any], rng: Random, effort: Effort
) -> Lesson | None:
    """What is to be learned from a decision; None where it was fine, or nobody can tell."""
    craft: Craft = craft_for(game)
    assessor = Assessor(game, craft, learned_judge(craft, NO_NET), rng)
    moment = Moment(0, seat, before, before, option, Told([]))
    loss = assessor.screen(moment)
    if loss.better is None or loss.points < WORTH_TELLING:
        return None
    cost = least = float("inf")
    for times in LOOKS:
        assessor.confirm(loss, effort, times)
        cost, least = min(cost, loss.mean), min(least, loss.mean - SURE * loss.error)
        if least < WORTH_TELLING:
            return None
    line = [notation(game, one) for one in assessor.line(moment, loss.better)]
    terms = [message for message, gain in loss.terms if gain >= WORTH_TELLING]
    return Lesson(cost, least, line, terms[:MOST_REASONS])
