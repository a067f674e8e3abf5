"""One step ahead: carry out each option on a copy and ask what the position is worth."""

from random import Random
from typing import Any

from spieltisch.bots.craft import Craft, Judge
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import NoChance, Sampled
from spieltisch.kernel.errors import NoMoreChance
from spieltisch.kernel.flow import Flow


def step(craft: Craft, state: Any, seat: int, option: Option[Any], flow: Flow) -> Any:
    """A copy of the state after the option; halted where the seat's turn ends."""
    copy = state.clone()
    advance(craft, copy, seat, option, flow)
    return copy


def advance(craft: Craft, state: Any, seat: int, option: Option[Any], flow: Flow) -> bool:
    """Carry an option out on a copy; False if the seat's turn or its luck ends with it.

    The copy may then be judged, but not played on.
    """
    if craft.halt(state, seat, option):
        return False
    try:
        engine.apply_at(state, engine.branch_of(state, seat), option, flow)
    except NoMoreChance:
        return False
    return True


def luck_for(craft: Craft, rng: Random) -> Flow:
    """Where turns are planned as a whole, luck is where planning ends; else it is sampled."""
    return Flow(NoChance() if craft.plans_turns else Sampled(rng))


def judge_options(
    craft: Craft, judge: Judge, state: Any, seat: int, options: list[Option[Any]], rng: Random
) -> list[float]:
    """What the position after each option is worth to the seat."""
    flow = luck_for(craft, rng)
    return [judge.value(step(craft, state, seat, option, flow), seat) for option in options]


def best_index(values: list[float]) -> int:
    """Where the highest value stands; the first of equals."""
    return values.index(max(values))


def take_best(craft: Craft, judge: Judge, state: Any, index: int, flow: Flow, rng: Random) -> int:
    """Let the seat that a branch waits for take its best option; how many were judged."""
    seat = engine.choice_at(state, index).seat
    options = engine.options_at(state, index)
    if len(options) == 1:
        engine.apply_at(state, index, options[0], flow)
        return 0
    values = judge_options(craft, judge, state, seat, options, rng)
    engine.apply_at(state, index, options[best_index(values)], flow)
    return len(options)
