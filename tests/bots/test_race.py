"""The Master's race: it ends, it repeats, it looks as far as it may, and it finds the winner."""

from random import Random
from typing import Any

import pytest

from spieltisch.bots.craft import Craft, craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.levels import Expert, Master
from spieltisch.bots.search import race as module
from spieltisch.bots.search.lookahead import take_best
from spieltisch.bots.search.race import CANDIDATES, FURTHEST, race, turns_within
from spieltisch.bots.search.rollouts import margin
from spieltisch.bots.search.turns import Line, best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow
from tests.bots.positions import positions, sight_of


def lines_of(craft: Craft, state: Any, seat: int) -> list[Line]:
    return best_lines(craft, craft, state, seat, 4, Effort().begin(), Random(1))


@pytest.mark.parametrize("effort", [1, 60, 900])
def test_it_keeps_to_the_best_lines_and_to_its_effort(effort: int) -> None:
    for game, state, seat in positions("burgundy", 3, seed=5, every=60):
        craft = craft_for(game)
        lines = lines_of(craft, state, seat)
        budget = Effort(positions=effort).begin()
        line = race(craft, craft, state, seat, lines, budget, Random(1))
        assert line in lines[:CANDIDATES]
        # What has begun is finished: a few turns of three players, no more.
        assert budget.spent < effort + 1500
        again = race(craft, craft, state, seat, lines, Effort(positions=effort).begin(), Random(1))
        assert again is line


def test_without_a_limit_it_ends_by_itself() -> None:
    for game, state, seat in positions("burgundy", 2, seed=5, every=3):
        if state.turns[seat] == 25:
            craft = craft_for(game)
            lines = lines_of(craft, state, seat)
            budget = Effort().begin()
            assert race(craft, craft, state, seat, lines, budget, Random(1)) in lines
            return
    raise AssertionError("the game has no last turn")


def test_in_the_last_turn_of_all_it_takes_the_line_that_leads_by_most() -> None:
    compared = 0
    for game, state, seat in positions("burgundy", 2, seed=9, every=1):
        if sum(state.turns) < 50:
            continue
        craft = craft_for(game)
        lines = lines_of(craft, state, seat)
        leads = []
        for line in lines[:CANDIDATES]:
            copy = state.clone()
            flow = Flow(Sampled(Random(1)))
            for option in line.options:
                engine.apply_at(copy, engine.branch_of(copy, seat), option, flow)
            while not copy.over:
                # Who leaves dice unused is asked once more.
                assert not take_best(craft, craft, copy, 0, flow, Random(1))
            leads.append(margin(craft, copy, seat))
        found = race(craft, craft, state, seat, lines, Effort(positions=400).begin(), Random(1))
        assert leads[lines.index(found)] == max(leads)
        compared += len(set(leads)) > 1
    assert compared


def test_the_more_effort_the_further_it_looks() -> None:
    costs = [0.1, 0.01, 0.003, 0.00001, 0.0]
    reached = [turns_within(1.0, cost) for cost in costs]
    assert reached == sorted(reached)
    assert reached[0] == 1
    assert reached[-1] == FURTHEST
    assert turns_within(-0.5, 0.01) == 1


def test_a_part_of_an_effort_is_used_up_as_it_is_spent() -> None:
    budget = Effort(positions=200).begin()
    budget.spend(50)
    assert budget.used == 0.25
    endless = Effort().begin()
    endless.spend(1000)
    assert endless.used == 0.0
    timed = Effort(seconds=1000.0).begin()
    assert 0 <= timed.used < 0.5


def test_only_the_master_races_and_only_against_others(monkeypatch: pytest.MonkeyPatch) -> None:
    raced: list[int] = []

    def watched(craft: Any, judge: Any, state: Any, seat: int, lines: Any, *rest: Any) -> Any:
        raced.append(state.seats)
        return module.race(craft, judge, state, seat, lines, *rest)

    monkeypatch.setattr("spieltisch.bots.levels.race", watched)
    for seats, level, expected in ((2, Expert, 0), (1, Master, 0), (2, Master, 1)):
        game, state, seat = next(positions("burgundy", seats, seed=5, every=20))
        raced.clear()
        level(Random(1), Effort(positions=50)).choose(sight_of(game, state, seat))
        assert len(raced) == expected
