"""Bots play any box: what they judge by is read from the pack, not known by heart."""

from pathlib import Path

import pytest

from spieltisch.arena.intervals import wilson
from spieltisch.arena.play import Terms
from spieltisch.arena.tournament import Tournament, run_here, run_in_processes
from spieltisch.games.packs import box_file, boxes
from tests.bots.scrambling import GAME, scrambled

SEED = 1
ENOUGH = 0.75


@pytest.fixture
def box(tmp_path: Path) -> str:
    """The file of a scrambled box that can be played."""
    files = scrambled(SEED)
    assert boxes.check(GAME, files) == []
    file = tmp_path / "scrambled.json"
    file.write_bytes(box_file.text_of(GAME, files))
    return str(file)


def test_every_level_plays_a_scrambled_box_to_the_end(box: str) -> None:
    terms = Terms(GAME, 3, ["master@20", "regular", "novice"], seed=SEED, pack=box)
    tournament = Tournament(terms, 3)
    tournament.run(run_here)
    outcomes = tournament.standing().outcomes
    assert [outcome.faults for outcome in outcomes] == [[[], [], []]] * 3


@pytest.mark.extended
def test_the_expert_beats_the_regular_with_a_scrambled_box(box: str) -> None:
    terms = Terms(GAME, 2, ["expert@400", "regular"], seed=5, pack=box)
    tournament = Tournament(terms, 200)
    tournament.run(run_in_processes(2))
    row = tournament.standing().plain()["standing"]
    wins = next(one["wins"] for one in row if one["bot"] == "expert@400")
    low, _high = wilson(wins, 200)
    assert low >= ENOUGH, f"{wins} of 200"
