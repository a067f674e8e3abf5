"""Beyond one's own turn, and further: the best lines race each other over several turns.

Every line is played on in the same worlds and judged against the others at the table. How far
depends on the effort: a near goal seen clearly is better than a far one seen dimly.
"""

import math
from random import Random
from typing import Any

from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.effort import Budget
from spieltisch.bots.search.lookahead import take_best
from spieltisch.bots.search.rollouts import margin
from spieltisch.bots.search.turns import Line, best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow

CANDIDATES = 12
SCREENING = 2
"""Worlds in which all candidates are played on by one turn."""
FINALISTS = 6
"""So many of them are then played on further."""
TRIALS = 24
"""Lines times worlds that must be within the effort before it looks a turn further."""
FURTHEST = 5
"""Turns ahead."""
MOST_WORLDS = 100
WIDTH = 2
"""Of the search in the last turn."""
BLUR = 2.0
"""By how many points luck usually moves two lines apart in a turn."""
BEHIND = 0.8
"""A line that is so many standard errors behind is dropped."""


class Runner:
    """A line in the race and what it was worth in each world."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.values: list[float] = []
        self.total = 0.0

    def ran(self, value: float) -> None:
        self.values.append(value)
        self.total += value


def race(
    craft: Craft,
    judge: Judge,
    state: Any,
    seat: int,
    lines: list[Line],
    budget: Budget,
    rng: Random,
) -> Line:
    """The line that does best against the others some turns later."""
    running = [Runner(line) for line in lines[:CANDIDATES]]
    begun = budget.used
    turns = 1
    for worlds in range(1, MOST_WORLDS + 1):
        if len(running) == 1:
            break
        world = rng.getrandbits(62)
        values: list[float] = []
        for runner in running:
            if not budget.left:
                return running[0].line
            values.append(_later(craft, judge, state, seat, runner.line, turns, world, budget))
        for runner, value in zip(running, values, strict=True):
            runner.ran(value)
        running.sort(key=_by_total, reverse=True)
        if worlds == SCREENING:
            cost = (budget.used - begun) / (SCREENING * len(running))
            turns = turns_within(1 - budget.used, cost)
            del running[FINALISTS:]
        if worlds >= SCREENING:
            running = _in_sight(running, BLUR * turns)
    return running[0].line


def turns_within(left: float, cost: float) -> int:
    """How many turns to look ahead for all that is left, if a turn costs so much."""
    if cost * TRIALS <= 0.0:
        return FURTHEST
    return max(1, min(FURTHEST, int(left / (cost * TRIALS))))


def _by_total(runner: Runner) -> float:
    return runner.total


def _in_sight(running: list[Runner], blur: float) -> list[Runner]:
    """Those that may still win; the first is the best so far."""
    best = running[0].values
    worlds = len(best)
    kept = running[:1]
    for runner in running[1:]:
        leads = [mine - other for mine, other in zip(best, runner.values, strict=True)]
        mean = sum(leads) / worlds
        spread = sum([(lead - mean) * (lead - mean) for lead in leads]) / (worlds - 1)
        if mean < BEHIND * math.sqrt(max(blur * blur, spread) / worlds):
            kept.append(runner)
    return kept


def _later(
    craft: Craft,
    judge: Judge,
    state: Any,
    seat: int,
    line: Line,
    turns: int,
    world: int,
    budget: Budget,
) -> float:
    """By how much the seat is ahead after so many more turns, or at the end of the game."""
    budget.spend()
    luck = Random(world)
    flow = Flow(Sampled(luck))
    copy = state.clone()
    until = copy.turns[seat] + turns
    for option in line.options:
        engine.apply_at(copy, engine.branch_of(copy, seat), option, flow)
    while not copy.over:
        if copy.turns[seat] >= until and engine.branch_of(copy, seat) >= 0:
            copy = best_lines(craft, judge, copy, seat, WIDTH, budget, luck, stop=False)[0].state
            break
        budget.spend(take_best(craft, judge, copy, engine.first_waiting(copy), flow, luck))
    budget.spend(copy.seats)
    return margin(judge, copy, seat)
