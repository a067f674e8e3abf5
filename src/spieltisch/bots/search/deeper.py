"""Beyond one's own turn: play the best lines on, in the same luck, to the end of the next turn."""

from random import Random
from typing import Any

from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.effort import Budget
from spieltisch.bots.search.lookahead import take_best
from spieltisch.bots.search.turns import Line, best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow

CANDIDATES = 6
WIDTH = 2
"""Of the search in the next turn."""


def look_deeper(
    craft: Craft,
    judge: Judge,
    state: Any,
    seat: int,
    lines: list[Line],
    budget: Budget,
    rng: Random,
) -> Line:
    """The line whose next turn promises most. As many worlds are tried as there is effort for."""
    running = lines[:CANDIDATES]
    totals = {id(line): 0.0 for line in running}
    while budget.left and len(running) > 1:
        world = rng.getrandbits(62)
        tried = [_next_turn(craft, judge, state, seat, line, world, budget) for line in running]
        for line, value in zip(running, tried, strict=True):
            totals[id(line)] += value
        running.sort(key=lambda line: totals[id(line)], reverse=True)
        if len(running) > 3:
            running.pop()
    return running[0]


def _next_turn(
    craft: Craft, judge: Judge, state: Any, seat: int, line: Line, world: int, budget: Budget
) -> float:
    """What the seat's position is worth after its next turn, or at the end of the game."""
    budget.spend()
    luck = Random(world)
    flow = Flow(Sampled(luck))
    copy = state.clone()
    begun = copy.turns[seat]
    for option in line.options:
        engine.apply_at(copy, engine.branch_of(copy, seat), option, flow)
    while not copy.over and copy.turns[seat] == begun:
        budget.spend(take_best(craft, judge, copy, engine.first_waiting(copy), flow, luck))
    while not copy.over and engine.branch_of(copy, seat) < 0:
        budget.spend(take_best(craft, judge, copy, engine.first_waiting(copy), flow, luck))
    if copy.over:
        return judge.verdict(copy, seat)
    return best_lines(craft, judge, copy, seat, WIDTH, budget, luck, stop=False)[0].value
