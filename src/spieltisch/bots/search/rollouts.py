"""Rollouts cut short: play each option on to a horizon in imagined worlds, then judge.

All options are tried in the same worlds; after each pass the weaker half is dropped.
"""

from random import Random
from typing import Any

from spieltisch.bots.bot import Sight
from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.effort import Budget
from spieltisch.bots.search.lookahead import judge_options, step, take_best
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow

MOST_CANDIDATES = 12
LONGEST_ROLLOUT = 400
"""Decisions; a guard, not a horizon."""


class Trial:
    """What one option has come to so far."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.total = 0.0
        self.count = 0

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else float("-inf")


def margin(judge: Judge, state: Any, seat: int) -> float:
    """The seat's value against the mean of the others': what helps everybody helps nobody."""
    others = [judge.verdict(state, other) for other in range(state.seats) if other != seat]
    return judge.verdict(state, seat) - (sum(others) / len(others) if others else 0.0)


def play_on(
    craft: Craft, judge: Judge, state: Any, until: int, flow: Flow, budget: Budget, rng: Random
) -> None:
    """Everybody takes what looks best at once, until so many turns have begun."""
    for _decision in range(LONGEST_ROLLOUT):
        index = engine.first_waiting(state)
        if index < 0 or sum(state.turns) >= until:
            return
        budget.spend(take_best(craft, judge, state, index, flow, rng))


def try_options(
    craft: Craft,
    judge: Judge,
    sight: Sight,
    turns: int,
    budget: Budget,
    rng: Random,
    most: int = MOST_CANDIDATES,
) -> list[Trial]:
    """The options that were tried, the best first. `turns` is the horizon.

    Of more than `most` options those are tried that look best one step ahead.
    """
    seat = sight.seat
    trials = [Trial(index) for index in range(len(sight.options))]
    if len(trials) > most:
        state = sight.imagine(rng)
        values = judge_options(craft, judge, state, seat, sight.options, rng)
        budget.spend(len(values))
        trials.sort(key=lambda trial: values[trial.index], reverse=True)
        del trials[most:]
    running = trials[:]
    while True:
        world = rng.getrandbits(62)
        for trial in running:
            if trial.count and not budget.left:
                break
            luck = Random(world)
            state = sight.imagine(luck)
            until = sum(state.turns) + turns
            flow = Flow(Sampled(luck))
            copy = step(craft, state, seat, sight.options[trial.index], flow)
            play_on(craft, judge, copy, until, flow, budget, luck)
            budget.spend(state.seats)
            trial.total += margin(judge, copy, seat)
            trial.count += 1
        running.sort(key=lambda trial: trial.mean, reverse=True)
        if not budget.left or len(running) == 1:
            break
        if len(running) > 2:
            del running[max(2, (len(running) + 1) // 2) :]
    trials.sort(key=lambda trial: (trial.count, trial.mean), reverse=True)
    return trials
