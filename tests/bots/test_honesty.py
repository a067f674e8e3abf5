"""Bots cannot peek: what is hidden may be swapped, and the decision stays the same."""

from random import Random

import pytest

import tests.auction  # noqa: F401
from spieltisch.bots import Bot, Sight, load_bot
from spieltisch.bots.driving import Driver
from spieltisch.kernel.chance import Sampled
from tests.bots.positions import positions, sight_of

HIDDEN_GAMES = ["auction", "boonlake"]


@pytest.mark.parametrize("name", HIDDEN_GAMES)
@pytest.mark.parametrize("level", ["novice", "regular", "expert@60", "master@60"])
def test_swapping_what_is_hidden_changes_no_decision(name: str, level: str) -> None:
    compared = 0
    for game, state, seat in positions(name, 2, seed=4, every=3 if name == "auction" else 45):
        swapped = game.determinise(state, seat, Sampled(Random(99)))
        compared += game.save(swapped) != game.save(state)
        chosen = [
            load_bot(level)(Random(7)).choose(sight_of(game, position, seat))
            for position in (state, swapped)
        ]
        assert chosen[0] == chosen[1]
    assert compared, "nothing was hidden, so nothing was tested"


class Peeker(Bot):
    """Reads the others' hands from the state behind its sight."""

    def choose(self, sight: Sight) -> int:
        hands: list[list[int]] = sight._state.hands  # type: ignore[attr-defined]
        return sum(hands[1 - sight.seat]) % len(sight.options)


def test_a_driver_leaves_nothing_to_peek_at() -> None:
    game, state, seat = next(positions("auction", 2, seed=4, every=2))
    rounds = range(30)
    peeked = {Peeker(Random(n)).choose(sight_of(game, state, seat)) for n in rounds}
    driven = {
        Driver(Peeker(Random(n)), Random(n)).decide(sight_of(game, state, seat)) for n in rounds
    }
    assert len(peeked) == 1
    assert len(driven) > 1, "the peeker saw the same true hand every time"


@pytest.mark.parametrize("level", ["random", "novice", "regular", "expert@80", "master@80"])
@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_the_same_random_source_gives_the_same_decisions(name: str, level: str) -> None:
    for game, state, seat in positions(name, 3, seed=2, every=60):
        sight = sight_of(game, state, seat)
        before = state.digest()
        first = load_bot(level)(Random(5)).choose(sight)
        assert load_bot(level)(Random(5)).choose(sight) == first
        assert state.digest() == before, "a bot changed the table"
