"""Counts of decision sequences: they change only when rules do."""

from spieltisch.proving.perft import perft
from tests.proving.dice import Dice
from tests.proving.hands import Hands
from tests.proving.votes import CAUSES, STAKES, Votes


def test_numbers_stay() -> None:
    assert perft(Dice(), 2, {"rounds": 2}, depth=4, seed=5) == [10, 73, 730, 5329]
    assert perft(Hands(), 3, depth=4, seed=5) == [5, 24, 115, 566]


def test_all_orders_of_a_fork_are_counted() -> None:
    first = 2 * CAUSES
    assert perft(Votes(), 2, depth=2) == [first, first * (CAUSES + STAKES)]
    assert perft(Votes(), 2, {"order": "in-turn"}, depth=2) == [CAUSES, CAUSES * STAKES]


def test_other_seeds_give_other_dice() -> None:
    assert len({tuple(perft(Dice(), 1, depth=3, seed=seed)) for seed in range(5)}) > 1
