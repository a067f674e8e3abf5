"""A game played again once has every position at hand."""

from random import Random

import pytest

from spieltisch import games
from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.record import parse
from spieltisch.tables.match import Match
from spieltisch.tables.replay import APART, Rerun
from tests import auction


def random_game(name: str, seats: int, seed: int) -> Match:
    match, rng = Match(games.load(name), seats, seed), Random(seed)
    while not match.over:
        choice = match.choices[0]
        match.take(choice.seat, rng.randrange(len(choice.options)))
    return match


@pytest.mark.parametrize(("name", "seats"), [("burgundy", 2), ("boonlake", 3), ("boonlake", 1)])
def test_every_position_is_as_it_was(name: str, seats: int) -> None:
    match, rng = Match(games.load(name), seats, 3), Random(3)
    digests, views, scores = [match.digest()], [match.view(0)], [list(match.scores)]
    while not match.over:
        choice = match.choices[0]
        match.take(choice.seat, rng.randrange(len(choice.options)))
        digests.append(match.digest())
        views.append(match.view(0))
        scores.append(list(match.scores))
    rerun = Rerun(match.game, match.record)
    assert rerun.scores == scores
    for moves in [*range(0, len(digests), 7), len(digests) - 1]:
        position = rerun.at(moves)
        assert position.moves == moves
        assert position.digest() == digests[moves]
        assert position.view(0) == views[moves]
        assert [c.notations for c in position.choices] or position.over


def test_positions_do_not_touch_each_other() -> None:
    match = random_game("burgundy", 2, 5)
    rerun = Rerun(match.game, match.record)
    position = rerun.at(2 * APART)
    before = position.digest()
    later = rerun.at(2 * APART)
    later.state.turns[0] += 7
    assert rerun.at(2 * APART).digest() == before


def test_turns_and_events_are_told() -> None:
    match = random_game("burgundy", 2, 5)
    rerun = Rerun(match.game, match.record)
    assert [turn.number for turn in rerun.turns if turn.seat == 1] == list(range(1, 26))
    assert [turn.moves for turn in rerun.turns] == sorted(turn.moves for turn in rerun.turns)
    told = [rerun.events(moves, 0) for moves in range(len(rerun.moves) + 1)]
    assert told == match.events(0)


def test_a_record_that_does_not_fit_is_refused() -> None:
    match = Match(auction.make(), 2, 1)
    match.take(0, 0)
    record = parse(match.record.text())
    record.moves[0].move = "bid 99"
    with pytest.raises(BadRecord, match="move 1"):
        Rerun(match.game, record)
