"""The searches find what there is to find."""

from random import Random

from spieltisch.bots.burgundy.craft import BurgundyCraft
from spieltisch.bots.craft import craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.search.deeper import CANDIDATES, look_deeper
from spieltisch.bots.search.lookahead import advance, judge_options, luck_for, step
from spieltisch.bots.search.rollouts import try_options
from spieltisch.bots.search.turns import best_lines
from spieltisch.games.burgundy.turn import EndTurn, PlayTurn
from spieltisch.kernel import engine
from tests.bots.positions import positions, sight_of


def test_a_planned_turn_is_worth_more_than_greedy_steps() -> None:
    compared = 0
    for game, state, seat in positions("burgundy", 2, seed=8, every=30):
        if not isinstance(engine.choice_at(state, 0), PlayTurn):
            continue
        craft = craft_for(game)
        lines = best_lines(craft, craft, state, seat, 8, Effort().begin(), Random(1))
        greedy = state.clone()
        going = True
        while going and engine.branch_of(greedy, seat) >= 0:
            options = engine.options_at(greedy, 0)
            values = judge_options(craft, craft, greedy, seat, options, Random(1))
            best = options[values.index(max(values))]
            going = advance(craft, greedy, seat, best, luck_for(craft, Random(1)))
        compared += 1
        assert lines[0].value >= craft.value(greedy, seat) - 1e-9
        assert [line.value for line in lines] == sorted((x.value for x in lines), reverse=True)
    assert compared > 1


def test_a_line_can_be_played_as_it_stands() -> None:
    for game, state, seat in positions("burgundy", 3, seed=5, every=50):
        craft = craft_for(game)
        line = best_lines(craft, craft, state, seat, 4, Effort().begin(), Random(1))[0]
        assert line.keys[0] == craft.key(state, seat)
        copy = state.clone()
        for option in line.options[:-1]:
            index = engine.branch_of(copy, seat)
            assert option in engine.options_at(copy, index)
            engine.apply_at(copy, index, option, luck_for(craft, Random(1)))


def test_no_die_goes_to_waste() -> None:
    game, state, seat = next(positions("burgundy", 2, seed=5, every=6))
    craft = craft_for(game)
    assert isinstance(craft, BurgundyCraft)
    line = best_lines(craft, craft, state, seat, 8, Effort().begin(), Random(1))[0]
    copy = state.clone()
    for option in line.options:
        if not isinstance(option, EndTurn):
            last = copy
            copy = step(craft, copy, seat, option, luck_for(craft, Random(1)))
    assert len(last.unused_dice(seat)) <= 1


def test_looking_deeper_keeps_to_the_best_lines_and_comes_to_an_end() -> None:
    looked = 0
    for game, state, seat in positions("burgundy", 2, seed=5, every=3):
        # On the last turns nothing is left to be judged: the search must end all the same.
        if state.turns[seat] < 24:
            continue
        looked += 1
        craft = craft_for(game)
        budget = Effort(positions=900).begin()
        lines = best_lines(craft, craft, state, seat, 3, Effort().begin(), Random(1))
        line = look_deeper(craft, craft, state, seat, lines, budget, Random(1))
        assert line in lines[:CANDIDATES]
        assert len(lines) == 1 or budget.spent >= 900
    assert looked > 1


def test_rollouts_spend_what_they_may_and_try_the_best_most() -> None:
    game, state, seat = next(positions("boonlake", 2, seed=5, every=8))
    craft = craft_for(game)
    few, many = Effort(positions=1).begin(), Effort(positions=600).begin()
    sight = sight_of(game, state, seat)
    trials = try_options(craft, craft, sight, 1, few, Random(1))
    assert all(trial.count == 1 for trial in trials)
    trials = try_options(craft, craft, sight, 1, many, Random(1))
    assert trials[0].count == max(trial.count for trial in trials) > 1
    assert many.spent >= 600
