"""Bots play any box: what they judge by is read from the pack, not known by heart."""

from pathlib import Path

import pytest

from spieltisch.arena.intervals import wilson
from spieltisch.arena.play import Terms
from spieltisch.arena.tournament import Tournament, run_here, run_in_processes
from spieltisch.games.packs import box_file, boxes
from tests.bots.scrambling import scrambled

SEED = 1
ENOUGH = 0.75
OPTIONS = {"boonlake": {}, "burgundy": {"duchies": "11", "trade-routes": "yes"}}
"""With these what is dealt out anew is played with."""
each_game = pytest.mark.parametrize("game", list(OPTIONS))


@pytest.fixture
def box(game: str, tmp_path: Path) -> str:
    """The file of a scrambled box that can be played."""
    files = scrambled(game, SEED)
    assert boxes.check(game, files) == []
    file = tmp_path / "scrambled.json"
    file.write_bytes(box_file.text_of(game, files))
    return str(file)


@each_game
def test_every_level_plays_a_scrambled_box_to_the_end(game: str, box: str) -> None:
    bots = ["master@20", "regular", "novice"]
    terms = Terms(game, 3, bots, seed=SEED, pack=box, options=OPTIONS[game])
    tournament = Tournament(terms, 3)
    tournament.run(run_here)
    outcomes = tournament.standing().outcomes
    assert [outcome.faults for outcome in outcomes] == [[[], [], []]] * 3


def wins(game: str, box: str, games: int) -> float:
    """How many games the Expert wins against the Regular; a shared win is half a one."""
    bots = ["expert@400", "regular"]
    terms = Terms(game, 2, bots, seed=5, pack=box, options=OPTIONS[game])
    tournament = Tournament(terms, games)
    tournament.run(run_in_processes(2))
    rows = tournament.standing().plain()["standing"]
    return float(next(row["wins"] for row in rows if row["bot"] == "expert@400"))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["boonlake"])
def test_the_expert_beats_the_regular_with_a_scrambled_box(game: str, box: str) -> None:
    assert wins(game, box, 24) / 24 >= ENOUGH


@pytest.mark.extended
@each_game
def test_the_expert_surely_beats_the_regular_with_a_scrambled_box(game: str, box: str) -> None:
    won = wins(game, box, 200)
    low, _high = wilson(won, 200)
    assert low >= ENOUGH, f"{won} of 200"
