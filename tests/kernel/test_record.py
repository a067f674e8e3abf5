"""Records: what is written can be read, and what cannot be read is named."""

import json
from typing import Any

import pytest

from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import parse
from spieltisch.tables.match import Match
from tests import auction


def a_record() -> str:
    match = Match(auction.make(), 2, seed=1)
    while not match.over:
        match.take(match.choices[0].seat, 0)
    return match.record.text()


def test_a_record_reads_back_to_the_same_text() -> None:
    assert parse(a_record()).text() == a_record()


def with_line(number: int, **changes: object) -> str:
    lines = a_record().splitlines()
    line = json.loads(lines[number - 1]) | changes
    lines[number - 1] = json.dumps({key: value for key, value in line.items() if value is not None})
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("{", "line 1 is not JSON"),
        ("[]", "line 1 is not a JSON object"),
        ('{"spieltisch":99}', "not a Spieltisch record"),
        (with_line(1, game=None), "header lacks or garbles 'game'"),
        (with_line(1, seats="two"), "header lacks or garbles"),
        (with_line(1, options=3), "header lacks or garbles"),
        (with_line(2, setup=None), "line 2"),
        (with_line(2, setup=["x"]), "line 2: chance outcomes"),
        (with_line(3, seat="0"), "line 3: a move needs"),
        (with_line(3, chance={}), "line 3: chance outcomes"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        parse(text)


def later_auction() -> Game[Any]:
    """The same game after a change to its rules."""
    game = auction.make()
    later = type("LaterAuction", (type(game),), {"rules": 2})
    made = later()
    assert isinstance(made, Game)
    return made


def replayed(game: Game[Any], text: str) -> Match:
    return Match.from_record(game, parse(text))


def test_a_record_of_older_rules_plays_again_if_it_can() -> None:
    assert replayed(later_auction(), a_record()).over


def test_a_record_of_older_rules_that_cannot_be_played_says_so() -> None:
    broken = with_line(3, move="bid 999")
    with pytest.raises(BadRecord, match=r"rules 1 of auction; by the present rules 2 .*move 1"):
        replayed(later_auction(), broken)
    with pytest.raises(BadRecord, match=r"^move 1"):
        replayed(auction.make(), broken)


def test_a_record_of_newer_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"rules 3 of auction, .* up to 2: a newer one"):
        replayed(later_auction(), with_line(1, rules=3))


def test_a_record_carries_the_number_of_its_rules() -> None:
    match = Match(later_auction(), 2, seed=1)
    header = parse(match.record.text()).header
    assert header.rules == 2
    assert parse(a_record()).header.rules == 1
