"""Choices of less weight: the Master searches a few options of them with a part of its effort."""

from random import Random

import pytest

from spieltisch.bots import load_bot
from spieltisch.bots.craft import craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.levels import Master
from spieltisch.bots.search.lookahead import judge_options
from spieltisch.bots.search.rollouts import try_options
from tests.bots.positions import positions, sight_of


@pytest.mark.parametrize(
    ("whole", "part", "spent"), [(100, 0.25, 25), (100, 1.0, 100), (1, 0.25, 1)]
)
def test_a_part_of_an_effort_is_never_nothing(whole: int, part: float, spent: int) -> None:
    budget = Effort(positions=whole).begin(part)
    budget.spend(spent - 1)
    assert budget.left
    budget.spend()
    assert not budget.left


def test_an_effort_without_limit_has_parts_without_limit() -> None:
    budget = Effort().begin(0.25)
    budget.spend(1_000_000)
    assert budget.left


def test_only_options_that_look_best_one_step_ahead_are_tried() -> None:
    tried = 0
    for game, state, seat in positions("boonlake", 2, seed=4, every=25):
        sight = sight_of(game, state, seat)
        if len(sight.options) <= 3:
            continue
        craft = craft_for(game)
        trials = try_options(craft, craft, sight, 1, Effort(positions=1).begin(), Random(2), 3)
        rng = Random(2)
        imagined = sight.imagine(rng)
        values = judge_options(craft, craft, imagined, seat, sight.options, rng)
        best = sorted(range(len(values)), key=lambda index: values[index], reverse=True)[:3]
        assert sorted(trial.index for trial in trials) == sorted(best)
        tried += 1
    assert tried > 2


def test_the_master_thinks_about_lesser_choices_too() -> None:
    """Expert and Master with the same value differ only in how they search."""

    class Handmade(Master):
        def judge(self, craft):  # type: ignore[no-untyped-def]
            return craft

    lesser, otherwise = 0, 0
    for game, state, seat in positions("boonlake", 2, seed=6, every=12):
        sight = sight_of(game, state, seat)
        if craft_for(game).is_weighty(sight.options):
            continue
        effort = Effort(positions=60)
        expert = load_bot("expert", effort)(Random(1)).choose(sight)
        master = Handmade(Random(1), effort).choose(sight)
        assert master == Handmade(Random(1), effort).choose(sight)
        lesser += 1
        otherwise += expert != master
    assert lesser > 5
    assert otherwise
