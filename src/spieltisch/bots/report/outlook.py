"""What a position promises each seat, with as little noise as the game allows."""

from random import Random
from typing import Any

from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.search.lookahead import take_best
from spieltisch.kernel import engine
from spieltisch.kernel.chance import NoChance
from spieltisch.kernel.errors import NoMoreChance
from spieltisch.kernel.flow import Flow

LONGEST = 300
"""Decisions played on at most; a guard, not a horizon."""


def outlook(craft: Craft, judge: Judge, state: Any, rng: Random) -> list[float]:
    """The final score that each seat may expect.

    Where a turn's luck is known before it begins, the position is first played on until luck
    comes in again: dice are worth what can be made of them. Elsewhere it is judged as it stands.
    """
    if craft.plans_turns and not state.over:
        state = state.clone()
        _play_to_next_luck(craft, judge, state, rng)
    return [judge.score(state, seat) for seat in range(state.seats)]


def _play_to_next_luck(craft: Craft, judge: Judge, state: Any, rng: Random) -> None:
    flow = Flow(NoChance())
    try:
        for _decision in range(LONGEST):
            index = engine.first_waiting(state)
            if index < 0:
                return
            take_best(craft, judge, state, index, flow, rng)
    except NoMoreChance:
        return
