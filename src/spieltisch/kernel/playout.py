"""Playing on at random: the fastest way through the rules, for measurements and rollouts."""

from random import Random

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import State
from spieltisch.kernel.flow import Flow


def play_at_random(state: State, source: Random, flow: Flow) -> int:
    """Take random legal options until the game is over; the number of real decisions.

    A decision is real if it had at least two options.
    """
    decisions = 0
    index = engine.first_waiting(state)
    while index >= 0:
        options = engine.options_at(state, index)
        pick = 0
        if len(options) > 1:
            decisions += 1
            pick = int(source.random() * float(len(options)))
        engine.apply_at(state, index, options[pick], flow)
        index = engine.first_waiting(state)
    return decisions
