"""What has its place in one part of a table has it in no other."""

import random

import pytest

from spieltisch import draw, games
from spieltisch.tables.match import Match
from tests.draw.tables import voice
from tests.draw.test_stages import SETUPS


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_no_two_parts_share_a_place(game: str, seats: int, options: dict[str, str]) -> None:
    match, chance = Match(games.shared(game), seats, 7, options), random.Random(7)
    speaker, parts = voice(seats), draw.Parts()
    while not match.over:
        draw.public_of(draw.Moment(match), speaker, parts)
        for kind in draw.KINDS:
            places = [place for part in parts.laid.values() for place in getattr(part, kind)]
            assert len(places) == len(set(places)), kind
        choice = chance.choice(match.choices)
        match.take(choice.seat, chance.randrange(len(choice.options)))
