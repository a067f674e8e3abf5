"""Records: what is written can be read, and what cannot be read is named."""

import json

import pytest

from spieltisch.kernel.errors import BadRecord
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
