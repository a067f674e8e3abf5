"""Nothing is not counted: no line of whole games says “0 silver” where it means none."""

import re
from random import Random

import pytest

from spieltisch import Match, games, texts

COUNTED_NOTHING = re.compile(r"(?<![\d+−.,])\b0\b")
TABLES = [
    ("boonlake", 1, {}),
    ("boonlake", 3, {}),
    ("burgundy", 1, {"extra-tiles": True}),
    ("burgundy", 2, {"shields": True, "inns": True, "white-castles": True, "trade-routes": True}),
    ("burgundy", 4, {"duchies": "12a", "shields": True}),
]


def nothing_counted(lines: list[str]) -> list[str]:
    return [line for line in lines if COUNTED_NOTHING.search(line)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_line_of_a_whole_game_counts_nothing(
    game: str, seats: int, options: dict[str, object]
) -> None:
    random = Random(1)
    match = Match(games.shared(game), seats, seed=1, options=options)
    while not match.over:
        choice = random.choice(match.choices)
        match.take(choice.seat, random.randrange(len(choice.options)))
    for language in texts.LANGUAGES:
        lines = match.log(0, language)
        assert len(lines) > 100
        assert nothing_counted(lines) == []


def test_a_line_that_counts_nothing_would_be_found() -> None:
    said = ["0 B tiles were not revealed.", "Anna takes 10 coins.", "cattle there before: 0)"]
    assert nothing_counted(said) == [said[0], said[2]]
