"""How games end, in words of every language."""

from random import Random
from typing import Any

import pytest

from spieltisch import games
from spieltisch.tables.match import Match
from spieltisch.tables.speech import speak
from spieltisch.tables.verdict import verdict
from spieltisch.texts import LANGUAGES
from tests import auction

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def finished(name: str, seats: int, options: dict[str, str] | None = None, seed: int = 1) -> Match:
    match, rng = Match(games.load(name), seats, seed, options), Random(seed)
    while not match.over:
        choice = match.choices[0]
        match.take(choice.seat, rng.randrange(len(choice.options)))
    return match


def told(match: Match) -> str:
    reason = verdict(match.game, match.state).reason
    assert all(speak(reason, language, NAMES) for language in LANGUAGES)
    return speak(reason, "en", NAMES)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("burgundy", 3, None),
        ("burgundy", 4, {"duchies": "12a"}),
        ("burgundy", 1, None),
        ("boonlake", 2, None),
        ("boonlake", 1, None),
    ],
)
def test_every_kind_of_game_ends_in_words(
    name: str, seats: int, options: dict[str, str] | None
) -> None:
    match = finished(name, seats, options)
    found = verdict(match.game, match.state)
    winners = [seat for side in found.sides if side.won for seat in side.seats]
    assert sorted(winners) == sorted(match.winners)
    assert sum(side.points for side in found.sides) == sum(match.scores)
    assert told(match)


def test_the_lead_is_told() -> None:
    match = finished("burgundy", 2)
    scores = sorted(match.scores)
    winner = NAMES[match.winners[0]]
    assert told(match).startswith(f"{winner} wins with {scores[1]} points")
    assert str(scores[1] - scores[0]) in told(match)


def level(match: Match) -> Any:
    """Give everybody as many points as the first has."""
    state = match.state
    count = len(state.sheet) // state.seats
    for seat in range(1, state.seats):
        state.sheet[seat * count] += state.points(0) - state.points(seat)
    return state


def test_unused_spaces_break_a_tie() -> None:
    match = finished("burgundy", 2)
    state = level(match)
    unused = [state.estate(seat).empty_spaces() for seat in range(2)]
    assert unused[0] != unused[1]
    winner = NAMES[unused.index(min(unused))]
    assert f"The tie goes to {winner}" in told(match)
    assert str(min(unused)) in told(match)
    match = finished("burgundy", 2, {"tie-break": "most"})
    level(match)
    assert "more unused spaces" in told(match)


def test_then_the_bridge_breaks_it() -> None:
    match = finished("burgundy", 2)
    state = level(match)
    state.estates[1].tiles = state.estates[0].tiles[:]
    state.estates[1].duchy = state.estates[0].duchy
    assert "bridge" in told(match)


def test_a_shared_victory() -> None:
    match = Match(auction.make(), 3, 1)
    while not match.over:
        match.take(match.choices[0].seat, 0)
    match.state.points = [4, 4, 4]
    assert told(match) == "Ann, Ben and Cleo share the victory with 4 points each."


def test_against_the_eminence() -> None:
    match = finished("boonlake", 1)
    match.state.eminence.vp = match.scores[0]
    assert told(match).startswith("Ann wins against the Wise Eminence")
    match.state.eminence.vp = match.scores[0] + 1
    assert told(match).startswith("The Wise Eminence wins")
    found = verdict(match.game, match.state)
    assert found.rival is not None
    assert found.rival[1] == match.scores[0] + 1
