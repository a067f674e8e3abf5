"""Beam search over a whole turn: the best sequences of own decisions until luck or others come.

For games in which a turn's luck is known before it begins.
"""

from random import Random
from typing import Any

from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.effort import Budget
from spieltisch.bots.search.lookahead import advance, luck_for
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option

LONGEST_TURN = 16
"""Decisions; longer chains are cut and judged where they stand."""

VERDICTS = 8
"""So many finished turns for each line of the beam are judged again, with more care ..."""
MOST_VERDICTS = 32
"""... but no more than that."""


class Line:
    """A sequence of decisions and what it leads to. `keys` name the position before each one."""

    def __init__(self, state: Any, value: float, options: "list[Option[Any]]", keys: list[object]):
        self.state = state
        self.value = value
        self.options = options
        self.keys = keys


def best_lines(
    craft: Craft,
    judge: Judge,
    state: Any,
    seat: int,
    width: int,
    budget: Budget,
    rng: Random,
    stop: bool = True,
) -> list[Line]:
    """Finished turns, the best first; at least one.

    With `stop` the search ends where the effort does, else it only counts what it spends.
    """
    frontier = [Line(state, 0.0, [], [])]
    finished: list[Line] = []
    for _ply in range(LONGEST_TURN):
        if not frontier or (stop and finished and not budget.left):
            break
        frontier = _expand(craft, judge, frontier, seat, finished, budget, rng, stop)
        frontier.sort(key=_by_value, reverse=True)
        del frontier[width:]
    finished.extend(frontier)
    finished.sort(key=_by_value, reverse=True)
    if judge.is_careful(state, seat):
        del finished[min(VERDICTS * width, MOST_VERDICTS) :]
        budget.spend(len(finished))
        for line in finished:
            line.value = judge.verdict(line.state, seat)
        finished.sort(key=_by_value, reverse=True)
    return finished


def _by_value(line: Line) -> float:
    return line.value


def _expand(
    craft: Craft,
    judge: Judge,
    frontier: list[Line],
    seat: int,
    finished: list[Line],
    budget: Budget,
    rng: Random,
    stop: bool,
) -> list[Line]:
    """All lines one decision longer; those that end the turn go to `finished`."""
    longer: dict[object, Line] = {}
    flow = luck_for(craft, rng)
    for line in frontier:
        here = craft.key(line.state, seat)
        index = engine.branch_of(line.state, seat)
        for option in engine.options_at(line.state, index):
            copy = line.state.clone()
            going = advance(craft, copy, seat, option, flow)
            ended = not going or engine.branch_of(copy, seat) < 0
            there = None if ended else craft.key(copy, seat)
            if there is not None and there in longer:
                continue
            budget.spend()
            grown = Line(copy, judge.value(copy, seat), [*line.options, option], [*line.keys, here])
            if ended:
                finished.append(grown)
            else:
                longer[there if there is not None else len(longer)] = grown
        if stop and finished and not budget.left:
            break
    return list(longer.values())
