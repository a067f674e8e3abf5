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


def wins(box: str, games: int) -> float:
    """How many games the Expert wins against the Regular; a shared win is half a one."""
    terms = Terms(GAME, 2, ["expert@400", "regular"], seed=5, pack=box)
    tournament = Tournament(terms, games)
    tournament.run(run_in_processes(2))
    rows = tournament.standing().plain()["standing"]
    return float(next(row["wins"] for row in rows if row["bot"] == "expert@400"))


@pytest.mark.slow
def test_the_expert_beats_the_regular_with_a_scrambled_box(box: str) -> None:
    assert wins(box, 24) / 24 >= ENOUGH


@pytest.mark.extended
def test_the_expert_surely_beats_the_regular_with_a_scrambled_box(box: str) -> None:
    won = wins(box, 200)
    low, _high = wilson(won, 200)
    assert low >= ENOUGH, f"{won} of 200"
