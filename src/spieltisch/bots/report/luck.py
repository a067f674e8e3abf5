"""Luck: what chance brought each seat, against what it brings on average."""

from collections.abc import Callable
from random import Random
from typing import Any

from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.report.outlook import outlook
from spieltisch.bots.report.walk import Moment, Told
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Chance, Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup

Deal = Callable[[Flow], Any]
"""Makes the position that follows when chance comes from this flow."""


class SameRolls(Sampled):
    """Rolls as they were, draws anew: so dice and draws of one move are told apart."""

    def __init__(self, source: Random, rolls: list[int]) -> None:
        super().__init__(source)
        self.rolls = rolls[:]

    def roll(self, sides: int) -> int:
        if self.rolls and self.rolls[0] <= sides:
            return self.rolls.pop(0)
        return super().roll(sides)

    def pick(self, items: list[int]) -> int:
        return Sampled.roll(self, len(items)) - 1


class Luck:
    """What dice and draws gave or took at one move, in points for each seat.

    `came` is what each seat could expect after it; `doubt` is the variance of what is said here.
    """

    def __init__(
        self,
        number: int,
        dice: list[float],
        draws: list[float],
        came: list[float],
        doubt: list[float],
    ) -> None:
        self.number = number
        self.dice = dice
        self.draws = draws
        self.came = came
        self.doubt = doubt

    def of(self, seat: int) -> float:
        return self.dice[seat] + self.draws[seat]


class Gauge:
    """Measures luck by dealing the same moment again and again."""

    def __init__(self, craft: Craft, judge: Judge, rng: Random, deals: int) -> None:
        self.craft = craft
        self.judge = judge
        self.rng = rng
        self.deals = deals

    def at_move(self, moment: Moment) -> Luck:
        """The luck of a move; nothing if chance did not speak."""

        def deal(flow: Flow) -> Any:
            copy = moment.before.clone()
            engine.apply(copy, moment.seat, moment.option, flow)
            return copy

        return self._measure(moment.number, deal, moment.after, moment.told)

    def at_set_up(self, game: Game[Any], setup: Setup, state: Any, told: Told) -> Luck:
        """The luck of the set-up."""

        def deal(flow: Flow) -> Any:
            fresh = game.new(setup)
            engine.settle(fresh, flow)
            return fresh

        return self._measure(0, deal, state, told)

    def _measure(self, number: int, deal: Deal, actual: Any, told: Told) -> Luck:
        nothing = [0.0] * actual.seats
        came = self.outlook(actual)
        if not told.rolls and not told.draws:
            return Luck(number, nothing, nothing, came, nothing)
        usual, doubt = self._usual(deal, lambda: Sampled(self.rng))
        whole = _minus(came, usual)
        if not told.draws:
            return Luck(number, whole, nothing, came, doubt)
        if not told.rolls:
            return Luck(number, nothing, whole, came, doubt)
        rolled, _doubt = self._usual(deal, lambda: SameRolls(self.rng, told.rolls))
        return Luck(number, _minus(rolled, usual), _minus(came, rolled), came, doubt)

    def outlook(self, state: Any) -> list[float]:
        """What a position promises each seat."""
        return outlook(self.craft, self.judge, state, self.rng)

    def _usual(self, deal: Deal, chance: Callable[[], Chance]) -> tuple[list[float], list[float]]:
        """What the deals promise each seat on average, and how unsure that is."""
        dealt = [self.outlook(deal(Flow(chance()))) for _deal in range(self.deals)]
        columns = [list(column) for column in zip(*dealt, strict=True)]
        means = [sum(column) / self.deals for column in columns]
        spread = [
            sum((value - mean) ** 2 for value in column)
            for column, mean in zip(columns, means, strict=True)
        ]
        return means, [both / max(1, self.deals - 1) / self.deals for both in spread]


def _minus(left: list[float], right: list[float]) -> list[float]:
    return [a - b for a, b in zip(left, right, strict=True)]
