"""Decisions: what each one gave away against the best that the seat could have known of.

Everything is judged on copies in which what was hidden from the seat is drawn anew.
"""

import math
from random import Random
from typing import Any

from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.effort import Budget, Effort
from spieltisch.bots.report.walk import Moment
from spieltisch.bots.search.lookahead import step
from spieltisch.bots.search.rollouts import play_on
from spieltisch.bots.search.turns import Line, best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game

WIDTH = 12
"""Of the search over a turn."""
CANDIDATES, LATE = 5, 10
"""Options of a weighty choice, or of a late one, that are played on, besides the one taken."""
WORLDS = 4
"""Imagined copies on which a decision is judged at first sight."""
NEAR_THE_END, LAST_MOVES, TO_THE_END = 0.2, 0.03, 1 << 20
FEWEST_WORLDS, MOST_WORLDS = 4, 24
"""In which a decision is looked at closely, as far as the effort allows."""


class Loss:
    """What a decision gave away: points, the better option, and the terms in which it was better.

    `points` is 0 and `better` None where nothing better was found. Looked at closely, `mean` is
    what it cost in the worlds that were tried, `error` how far that may be off.
    """

    def __init__(self, moment: Moment, points: float = 0.0, better: Option[Any] | None = None):
        self.moment = moment
        self.points = points
        self.better = better
        self.terms: list[tuple[str, float]] = []
        self.mean = 0.0
        self.error = 0.0


class Assessor:
    """Judges decisions with what a strong bot knows."""

    def __init__(self, game: Game[Any], craft: Craft, judge: Judge, rng: Random) -> None:
        self.game = game
        self.craft = craft
        self.judge = judge
        self.rng = rng
        # The rest of the best turn found last: positions by their keys, and the options there.
        self._keys: list[object] = []
        self._rest: list[Option[Any]] = []

    def screen(self, moment: Moment) -> Loss:
        """A first judgement of any decision."""
        options = moment.options
        if len(options) < 2 or self._follows_plan(moment):
            return Loss(moment)
        values = self._values(moment)
        taken = options.index(moment.option)
        best = max(values, key=values.__getitem__)
        points = values[best] - values[taken]
        return Loss(moment, points, options[best]) if points > 0 else Loss(moment)

    def _follows_plan(self, moment: Moment) -> bool:
        """Whether what was done goes on as the best turn found at its beginning does."""
        known = self._keys[:1] == [self.craft.key(moment.before, moment.seat)]
        follows = bool(self._rest) and known and self._rest[0] == moment.option
        self._keys, self._rest = (self._keys[1:], self._rest[1:]) if follows else ([], [])
        return follows

    def _values(self, moment: Moment) -> dict[int, float]:
        """By the option's place; the taken one is always among them."""
        if self.craft.plans_turns:
            return self._planned(moment)
        values = self._one_step(moment)
        # In the last moves a value of what is still to come is worth less than the score itself.
        last = self.craft.rest_of_game(moment.before) <= LAST_MOVES
        if not (last or self.craft.is_weighty(moment.options)):
            return values
        ranked = sorted(values, key=values.__getitem__, reverse=True)[
            : LATE if last else CANDIDATES
        ]
        places = {*ranked, moment.options.index(moment.option)}
        return self._played(moment, places, TO_THE_END if last else 1)

    def _planned(self, moment: Moment) -> dict[int, float]:
        """The best end of the turn that begins with each option."""
        known, options, seat = self._imagined(moment, self.rng), moment.options, moment.seat
        values: dict[int, float] = {}
        lines = self._lines(known, seat)
        if lines[0].options[0] == moment.option:
            self._keys, self._rest = lines[0].keys[1:], lines[0].options[1:]
        for line in lines:
            values.setdefault(options.index(line.options[0]), line.value)
        # The beam may have dropped what was done.
        taken = options.index(moment.option)
        values[taken] = max(values.get(taken, float("-inf")), self._best_after(known, moment))
        return values

    def _best_after(self, known: Any, moment: Moment) -> float:
        seat = moment.seat
        after = step(self.craft, known, seat, moment.option, Flow(Sampled(self.rng)))
        if self.craft.halt(known.clone(), seat, moment.option) or _waits(after, seat) < 0:
            return self.judge.verdict(after, seat)
        return self._best(after, seat).value

    def _one_step(self, moment: Moment) -> dict[int, float]:
        """The mean value right after each option, in the same imagined worlds."""
        values = dict.fromkeys(range(len(moment.options)), 0.0)
        for _world in range(WORLDS):
            world = self.rng.getrandbits(62)
            known = self._imagined(moment, Random(world))
            for place, option in enumerate(moment.options):
                flow = Flow(Sampled(Random(world)))
                after = step(self.craft, known, moment.seat, option, flow)
                values[place] += self.judge.value(after, moment.seat) / WORLDS
        return values

    def _played(self, moment: Moment, places: set[int], turns: int) -> dict[int, float]:
        """The mean value when so many more turns have begun after each of these options."""
        values = dict.fromkeys(sorted(places), 0.0)
        for _world in range(WORLDS):
            world = self.rng.getrandbits(62)
            for place in values:
                end = self._played_on(moment, [moment.options[place]], world, turns, _no_limit())
                values[place] += self.judge.score(end, moment.seat) / WORLDS
        return values

    def confirm(self, loss: Loss, effort: Effort, times: int = 1) -> Loss:
        """Play both on in the same worlds: what the better option is surely better by.

        They are played so many times as long as what tells most at the least cost.
        """
        if loss.better is None:
            return loss
        moment, budget = loss.moment, effort.begin()
        turns = times * self._horizon(moment)
        plans = [self.line(moment, option) for option in (loss.better, moment.option)]
        gains: list[float] = []
        terms = [0.0] * len(self.craft.term_messages)
        while len(gains) < FEWEST_WORLDS or (budget.left and len(gains) < MOST_WORLDS):
            world = self.rng.getrandbits(62)
            better, taken = (self._played_on(moment, plan, world, turns, budget) for plan in plans)
            gains.append(
                self.judge.score(better, moment.seat) - self.judge.score(taken, moment.seat)
            )
            parts = (self.craft.terms(end, moment.seat) for end in (better, taken))
            terms = [sum_ + gain - given for sum_, gain, given in zip(terms, *parts, strict=True)]
        loss.mean, loss.error = _measured(gains)
        # The mean less its standard error: who looks for the worst finds the noisiest.
        loss.points = max(0.0, loss.mean - loss.error)
        named = zip(self.craft.term_messages, terms, strict=True)
        loss.terms = sorted(((name, sum_ / len(gains)) for name, sum_ in named), key=_by_points)
        return loss

    def _horizon(self, moment: Moment) -> int:
        """Turns to play on: near the end all of them.

        Measured against games played out: elsewhere a round tells most, but where turns are
        planned as a whole the next one shows what was only put off.
        """
        seats: int = moment.before.seats
        if self.craft.rest_of_game(moment.before) <= NEAR_THE_END:
            return TO_THE_END
        return 2 * seats if self.craft.plans_turns else seats

    def line(self, moment: Moment, option: Option[Any]) -> list[Option[Any]]:
        """The option with the best rest of the turn: a plan's beginning is worth nothing alone."""
        if not self.craft.plans_turns:
            return [option]
        known = self._imagined(moment, self.rng)
        after = step(self.craft, known, moment.seat, option, Flow(Sampled(self.rng)))
        ended = self.craft.halt(known, moment.seat, option) or _waits(after, moment.seat) < 0
        return [option] if ended else [option, *self._best(after, moment.seat).options]

    def _played_on(
        self, moment: Moment, plan: list[Option[Any]], world: int, turns: int, budget: Budget
    ) -> Any:
        """The position when so many more turns have begun after what was planned."""
        luck = Random(world)
        state = self._imagined(moment, luck)
        flow = Flow(Sampled(luck))
        until = sum(state.turns) + turns
        for option in plan:
            engine.apply_at(state, _waits(state, moment.seat), option, flow)
        play_on(self.craft, self.judge, state, until, flow, budget, luck)
        return state

    def _best(self, state: Any, seat: int) -> Line:
        return self._lines(state, seat)[0]

    def _lines(self, state: Any, seat: int) -> list[Line]:
        return best_lines(
            self.craft, self.judge, state, seat, WIDTH, _no_limit(), self.rng, stop=False
        )

    def _imagined(self, moment: Moment, rng: Random) -> Any:
        return self.game.imagined(moment.before, moment.seat, Sampled(rng))


def _waits(state: Any, seat: int) -> int:
    return engine.branch_of(state, seat)


def _measured(gains: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, math.sqrt(variance / len(gains))


def _by_points(named: tuple[str, float]) -> float:
    return -named[1]


def _no_limit() -> Budget:
    return Effort().begin()
