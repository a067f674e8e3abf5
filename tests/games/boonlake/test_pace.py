"""Random games end in good time, with sane scores."""

import random

import pytest

from spieltisch.games.boonlake.table import Table
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow
from tests.games.boonlake.position import GAME


def random_game(seats: int, seed: int) -> Table:
    source = random.Random(seed)
    flow = Flow(Sampled(source))
    table = GAME.new(GAME.setup(seats))
    engine.settle(table, flow)
    while not table.over:
        branch = engine.first_waiting(table)
        engine.apply_at(table, branch, source.choice(engine.options_at(table, branch)), flow)
    return table


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games_are_sane(seats: int) -> None:
    for seed in range(5):
        table = random_game(seats, seed)
        assert all(5 <= turns <= 30 for turns in table.turns)
        assert len(set(table.turns)) == 1
        assert table.scorings == 4
        assert all(-60 <= score <= 200 for score in GAME.scores(table))
        assert GAME.audit(table) == []
        for sheet, score in zip(GAME.score_sheet(table), GAME.scores(table), strict=True):
            assert sum(sheet.values()) == score
