"""What wins, counted over records."""

from pathlib import Path

import pytest

from spieltisch.arena.play import Terms
from spieltisch.arena.stats import survey
from spieltisch.arena.tournament import Tournament, run_here
from spieltisch.cli import main
from spieltisch.kernel.errors import BadRecord
from spieltisch.tables.match import Match


@pytest.fixture
def records(tmp_path: Path) -> Path:
    terms = Terms("burgundy", 2, ["novice"], options={"duchies": "random"}, records=str(tmp_path))
    Tournament(terms, 3).run(run_here)
    return tmp_path


def test_what_was_done_is_counted_by_seat_and_by_times(records: Path) -> None:
    [found] = survey(sorted(records.glob("*.jsonl")))
    plain = found.plain()
    assert plain["games"] == 3
    assert plain["mean_turns"] == 25
    duchies = [row for row in plain["things"] if row["verb"] == "settle"]
    assert sum(row["times"] for row in duchies) == 6
    assert sum(row["share"] for row in duchies) == pytest.approx(1, abs=0.01)
    wins = sum(row["win_rate"] * row["seats"] for row in duchies)
    assert wins == pytest.approx(3, abs=0.01)


def test_tiles_are_known_by_the_place_that_an_option_names(tmp_path: Path) -> None:
    terms = Terms("boonlake", 2, ["novice"], records=str(tmp_path))
    Tournament(terms, 2).run(run_here)
    [found] = survey(sorted(tmp_path.glob("*.jsonl")))
    tiles = {
        verb: {
            word: count.times
            for (did, field, word), count in found.counts.items()
            if did == verb and field == "tile"
        }
        for verb in ("lay", "develop", "house")
    }
    assert all(tiles.values())
    assert all(times <= 2 for times in tiles["lay"].values()), "each tile is laid once a game"
    assert all(times <= 4 for times in tiles["develop"].values()), "two sites, two games"
    assert tiles["house"].keys() <= tiles["develop"].keys(), "houses stand where people came first"
    start = {
        "old-landing",
        "birch-meadow",
        "mill-brook",
        "clay-bank",
        "stone-terrace",
        "reed-shore",
    }
    assert start & tiles["develop"].keys(), "start tiles lie there from the set-up on"
    assert not start & tiles["lay"].keys()


def test_unfinished_games_are_refused(tmp_path: Path) -> None:
    from spieltisch import games

    path = tmp_path / "half.jsonl"
    Match(games.load("burgundy"), 2, 1).record.save(path)
    with pytest.raises(BadRecord, match="not finished"):
        survey([path])


def test_the_commands_print_tables_and_json(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", str(records), "--fewest", "1", "--verb", "settle"]) == 0
    assert "settle duchy" in capsys.readouterr().out
    assert main(["stats", str(records), "--json"]) == 0
    assert '"games": 3' in capsys.readouterr().out
    assert main(["stats", str(records / "nowhere")]) == 2
    capsys.readouterr()
    arena = ["arena", "burgundy", "--bots", "novice,random", "--games", "4", "--jobs", "1"]
    assert main(arena) == 0
    told = capsys.readouterr().out
    assert "novice" in told
    assert "livestock" in told
    assert main([*arena, "--json"]) == 0
    assert '"rating_interval"' in capsys.readouterr().out
    assert main(["arena", "burgundy", "--bots", "nobody", "--games", "4"]) == 2
